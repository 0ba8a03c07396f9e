//! What a language must be able to say: one whole sentence, or one whole name, for each function. A language that lacks
//! one does not compile.

use super::compare::CompareTexts;
pub(crate) use super::hint_texts::HintTexts;
pub(crate) use super::hold_texts::HoldTexts;
pub(crate) use super::quiz::{Beliefs, QuizTexts};
pub(crate) use super::view_texts::ViewTexts;
use super::voice::{Aim, Era, Item, Scene, Things, Who};
use crate::engine::{
    Action, CardType, Colour, DayNight, Duration, Event, Mana, Modification, NothingReason, Occurrence,
    Phase, PlayerId, Refusal, RemovalReason, Skipped, Step,
};

/// Everything a language says.
pub(crate) trait Tongue:
    Sync
    + Words
    + TurnTexts
    + PhasingTexts
    + CombatTexts
    + StackTexts
    + ObjectTexts
    + PlayerTexts
    + AskTexts
    + ViewTexts
    + HintTexts
    + HoldTexts
    + RefusalTexts
    + NextTexts
    + ChangeTexts
    + CompareTexts
    + QuizTexts
    + Beliefs
{
}

/// Names of things, and how they are listed.
pub(crate) trait Words {
    /// "A, B e C".
    fn list(&self, words: &[String]) -> String;
    /// "A, B e altri 12", which are several.
    fn list_with_more(&self, words: &[String], more: usize) -> String;
    /// The name of a step: "Sottofase di STAP".
    fn step(&self, era: Era, step: Step) -> &'static str;
    /// The same with its article, as the object of a verb: "la Sottofase di STAP".
    fn the_step(&self, era: Era, step: Step) -> String;
    /// A phase in a sentence: "the combat phase".
    fn the_phase(&self, phase: Phase) -> &'static str;
    /// The short name on the track: "STAP".
    fn step_short(&self, step: Step) -> &'static str;
    /// Two letters.
    fn step_code(&self, step: Step) -> &'static str;
    /// The name of a phase on the track: "Iniziale".
    fn phase_short(&self, phase: Phase) -> &'static str;
    /// Its place among the steps of its phase: "Fase iniziale, 2 di 3".
    fn phase_place(&self, phase: Phase, place: Option<(usize, usize)>) -> String;
    /// A card type.
    fn card_type(&self, kind: CardType) -> &'static str;
    /// "leggendaria", before or after the types.
    fn type_line(&self, legendary: bool, types: &[&str], subtypes: &[String]) -> String;
    /// "2 mana verdi e 1 mana rosso".
    fn mana(&self, mana: &Mana) -> String;
    /// The same for a cost, whose colourless part is mana of any kind.
    fn mana_to_pay(&self, cost: &Mana) -> String {
        let coloured = Colour::ALL.map(|colour| (Some(colour), cost.of(colour)));
        let parts = coloured.into_iter().chain([(None, cost.colourless)]).filter(|(_, amount)| *amount > 0);
        self.list(&parts.map(|(colour, amount)| self.cost_part(colour, amount)).collect::<Vec<_>>())
    }
    /// "2 verdi", for one kind of a cost alone; "2 mana qualsiasi".
    fn cost_part(&self, colour: Option<Colour>, amount: u16) -> String;
    /// "2 verdi", for one kind alone.
    fn mana_part(&self, colour: Option<Colour>, amount: u16) -> String;
    /// "3 segnalini +1/+1"; `name` is the kind's name in the language.
    fn counters(&self, count: u16, name: &str) -> String;
    /// Day, night or neither.
    fn day_night(&self, is: DayNight) -> &'static str;
}

/// The turn and what happens by itself in it.
pub(crate) trait TurnTexts {
    fn turn_began(&self, who: Who<'_>, number: u32) -> String;
    fn turn_is_extra(&self) -> &'static str;
    fn turn_is_shared(&self, with: &str) -> String;
    fn seat(&self, player: PlayerId) -> &'static str;
    fn phase_began(&self, phase: Phase) -> &'static str;
    fn step_began(&self, era: Era, step: Step, occurrence: Occurrence) -> String;
    fn no_priority_here(&self, era: Era, step: Step) -> Option<&'static str>;
    fn draw_step_skipped(&self, era: Era, who: Who<'_>) -> String;
    fn step_skipped_without_attackers(&self, era: Era, step: Step) -> String;
    /// `the`: a step or a phase with its article.
    fn skipped_by_effect(&self, the: &str, who: Who<'_>) -> String;
    fn priority_given(&self, who: Who<'_>) -> String;
    fn priority_passed(&self, who: Who<'_>) -> String;
    fn priority_is_now_with(&self, who: Who<'_>) -> String;
    fn all_passed_step_ends(&self, era: Era, step: Step) -> &'static str;
    fn all_passed_top_resolves(&self, top: &Item) -> String;
    fn stack_is_empty(&self) -> &'static str;
    fn stack_top(&self, top: &Item) -> String;
    fn becomes(&self, is: DayNight) -> &'static str;
    fn stays(&self, is: DayNight) -> &'static str;
    fn day_night_not_checked(&self) -> &'static str;
    fn no_previous_turn(&self) -> &'static str;
    fn spells_last_turn(&self, who: Who<'_>, spells: u32) -> String;
    fn untap_determined(&self, who: Who<'_>, what: &Things) -> String;
    fn nothing_to_untap(&self, who: Who<'_>) -> String;
    /// The names of many of which only the number was said: "Sono A, B e C."
    fn these_are(&self, what: &Things) -> String;
    fn stays_tapped(&self, what: &str) -> String;
    fn stays_tapped_by_choice(&self, what: &str, who: Who<'_>) -> String;
    fn untaps(&self, what: &Things) -> String;
    fn taps(&self, what: &Things) -> String;
    fn draws(&self, who: Who<'_>, card: &str) -> String;
    fn draws_from_nothing(&self, who: Who<'_>) -> String;
    fn loses_at_next_check(&self) -> &'static str;
    fn discards(&self, who: Who<'_>, what: &Things) -> String;
    fn discard_together(&self) -> &'static str;
    fn chooses_to_discard(&self, who: Who<'_>, what: &Things) -> String;
    fn hand_too_large(&self, who: Who<'_>, maximum: u32) -> String;
    fn nothing_wears_off(&self) -> &'static str;
    fn wears_off(&self, damage: bool, effects: bool) -> &'static str;
    fn damage_leaves(&self, what: &Things) -> String;
    fn effect_of_is_over(&self, source: &str) -> String;
    fn mana_empties(&self, who: Who<'_>, mana: &str, total: u32) -> String;
    fn mana_goes_in_part(&self, who: Who<'_>, mana: &str, total: u32) -> String;
    fn mana_is_kept(&self, who: Who<'_>, mana: &str) -> String;
    fn mana_burns(&self, who: Who<'_>, mana: &str, total: u32) -> String;
    fn mana_of_several_empties(&self) -> &'static str;
    fn mana_of_several_burns(&self) -> &'static str;
    fn burn_is_not_damage(&self) -> &'static str;
    fn skip_added(&self, era: Era, who: Who<'_>, what: Skipped) -> String;
    fn skip_together(&self) -> &'static str;
    fn extra_turn_added(&self, who: Who<'_>) -> String;
    fn steps_added(&self, steps: &str, after: &str) -> String;
}

/// Phasing.
pub(crate) trait PhasingTexts {
    fn phases_out(&self, era: Era, what: &Things) -> String;
    fn phases_in(&self, era: Era, what: &Things) -> String;
    fn phases_out_and_in(&self, era: Era, out: &Things, back: &Things) -> String;
    fn nothing_phases(&self, era: Era) -> &'static str;
    fn goes_to_zone(&self, what: &Things) -> String;
    fn stays_in_place(&self, what: &Things) -> String;
    fn goes_with(&self, era: Era, attachment: &str, host: &str) -> String;
    fn goes_both_ways(&self, attachment: &str, host: &str) -> String;
    fn goes_until_leaves(&self, what: &str, source: &str) -> String;
    fn returns_attached_to_player(&self, era: Era, attachment: &str, who: Who<'_>) -> String;
    fn returns_attached(&self, era: Era, attachment: &str, host: &str) -> String;
    fn returns_without_host(&self, era: Era, attachment: &str, host: &str) -> String;
    fn keeps_its_tap(&self, what: &Things) -> String;
    fn keeps_its_counters(&self, what: &str, counters: &str) -> String;
    fn keeps_its_damage(&self, what: &Things) -> String;
    fn damage_is_erased(&self, what: &Things) -> String;
    fn effect_lost(&self, source: &str, what: &str) -> String;
    fn delayed_lost(&self, source: &str, what: &str) -> String;
    fn may_attack_at_once(&self, what: &Things) -> String;
    fn other_player_keeps(&self, what: &Things, who: Who<'_>) -> String;
}

/// Combat and damage.
pub(crate) trait CombatTexts {
    fn attacks(&self, what: &Things, whom: Who<'_>) -> String;
    fn attacks_with_nothing(&self, who: Who<'_>) -> String;
    fn taps_to_attack(&self, what: &Things) -> String;
    fn attacks_without_tapping(&self, what: &Things) -> String;
    fn blocks(&self, what: &Things, attacker: &str) -> String;
    fn blocks_several(&self, who: Who<'_>) -> String;
    fn blocks_with_nothing(&self, who: Who<'_>) -> String;
    fn is_unblocked(&self, what: &Things) -> String;
    fn assigns(&self, source: &str, amount: u32, to: &Aim<'_>) -> String;
    fn assigns_several(&self, who: Who<'_>) -> String;
    fn assigns_nothing(&self, who: Who<'_>) -> String;
    fn damage_on_stack(&self) -> &'static str;
    fn damage_can_be_answered(&self) -> &'static str;
    fn deals(&self, source: &str, amount: u32, to: &Aim<'_>) -> String;
    fn deals_several(&self, combat: bool) -> &'static str;
    fn deals_nothing(&self) -> &'static str;
    fn undealt_gone(&self, source: &str, amount: u32, to: &Aim<'_>) -> String;
    fn undealt_not_creature(&self, source: &str, amount: u32, to: &Aim<'_>) -> String;
    fn undealt_source_gone(&self, source: &str, amount: u32, to: &Aim<'_>) -> String;
    fn lethal_by_touch(&self, source: &str) -> String;
    fn gains_by_link(&self, source: &str, who: Who<'_>, amount: u32) -> String;
    fn prevented(&self, amount: u32, to: &Aim<'_>) -> String;
    fn prevented_several(&self) -> &'static str;
    fn combat_ended(&self) -> &'static str;
    fn no_longer_in_combat(&self, what: &Things) -> String;
    fn leaves_combat(&self, what: &Things) -> String;
    fn left_combat_because(&self, why: RemovalReason) -> &'static str;
}

/// The stack.
pub(crate) trait StackTexts {
    fn item(&self, item: &Item) -> String;
    fn casts(&self, era: Era, who: Who<'_>, spell: &str) -> String;
    fn activates(&self, era: Era, who: Who<'_>, source: &str) -> String;
    fn plays_land(&self, who: Who<'_>, land: &str) -> String;
    fn pays(&self, who: Who<'_>, mana: &str) -> String;
    fn taps_as_cost(&self, what: &str) -> String;
    fn sacrifices_as_cost(&self, who: Who<'_>, what: &str) -> String;
    fn aims_at(&self, aims: &[Aim<'_>]) -> String;
    fn adds_mana(&self, who: Who<'_>, mana: &str, source: Option<&str>) -> String;
    fn mana_skips_stack(&self) -> &'static str;
    fn orders_triggers(&self, who: Who<'_>) -> String;
    fn resolves_last(&self, source: &str) -> String;
    fn resolves_first(&self, source: &str) -> String;
    fn triggers(&self, source: &str, delayed: bool) -> String;
    fn trigger_is_held(&self, era: Era) -> &'static str;
    fn trigger_waits(&self) -> &'static str;
    fn trigger_stacked(&self, source: &str) -> String;
    fn trigger_without_target(&self, source: &str) -> String;
    fn resolution_began(&self, item: &Item) -> String;
    fn target_is_illegal(&self, aim: &Aim<'_>) -> String;
    fn spell_finished(&self, spell: &str) -> String;
    fn item_gone(&self, item: &Item) -> String;
    fn enters(&self, era: Era, what: &str, who: Who<'_>) -> String;
    fn enters_tapped(&self, what: &str) -> String;
    fn enters_with(&self, what: &str, counters: &str) -> String;
    fn enters_on_back(&self, what: &str) -> String;
    fn enters_attached_to_player(&self, what: &str, who: Who<'_>) -> String;
    fn enters_attached(&self, what: &str, host: &str) -> String;
    fn all_targets_illegal(&self, era: Era, item: &Item) -> String;
    fn countered(&self, spell: &str) -> String;
    fn copied(&self, spell: &str) -> String;
    fn copy_is_not_cast(&self, era: Era) -> &'static str;
    fn nothing_because(&self, why: NothingReason, what: &str) -> String;
    fn goes_to_graveyard(&self, what: &str, whose: Who<'_>) -> String;
}

/// What happens to objects.
pub(crate) trait ObjectTexts {
    fn destroys(&self, source: &Item, what: &Things) -> String;
    fn exiles(&self, era: Era, source: &Item, what: &Things) -> String;
    fn returns_to_hand(&self, what: &Things, whose: Who<'_>) -> String;
    fn several_return_to_hand(&self, what: &Things) -> String;
    fn sacrifices(&self, who: Who<'_>, what: &Things) -> String;
    fn creates(&self, era: Era, what: &Things) -> String;
    fn gets_counters(&self, what: &Things, counters: &str) -> String;
    fn loses_counters(&self, what: &Things, counters: &str) -> String;
    fn attaches(&self, attachment: &str, host: &str) -> String;
    fn unattaches(&self, attachment: &str) -> String;
    fn effect_began(&self, source: &str) -> String;
    fn effect_touches(&self, what: &Things, change: &str) -> String;
    fn effects_ended(&self, sources: &Things) -> String;
    fn effect_reached_moment(&self) -> &'static str;
    fn effect_lasted_combat(&self) -> &'static str;
    fn effect_lasted_untap_step(&self, era: Era) -> &'static str;
    fn effect_condition_over(&self) -> &'static str;
    fn effect_used_up(&self) -> &'static str;
    fn effect_no_longer_touches(&self, source: &str, what: &str) -> String;
    fn delayed_created(&self, source: &str, step: &str) -> String;
    fn turned_face_down(&self, what: &str) -> String;
    fn turned_face_up(&self, what: &str) -> String;
    fn becomes_copy(&self, what: &str, of: &str) -> String;
    fn transforms(&self, from: &str, to: &str) -> String;
    fn several_transform(&self) -> &'static str;
    fn controls_now(&self, who: Who<'_>, what: &str) -> String;
    fn controllers_changed(&self) -> &'static str;
    fn returned_under_other(&self, what: &str) -> String;
    fn state_based_one(&self, era: Era) -> &'static str;
    fn state_based_several(&self, era: Era, count: usize) -> String;
    fn token_ceases(&self, what: &str) -> String;
    fn zero_toughness(&self, what: &str) -> String;
    fn lethal_damage(&self, what: &str) -> String;
    fn deathtouched(&self, what: &str) -> String;
    fn legend_rule(&self, what: &str) -> String;
    fn aura_falls_off(&self, what: &str) -> String;
    fn equipment_stays(&self, era: Era, what: &str) -> String;
    fn counter_pairs(&self, what: &str, pairs: u16) -> String;
}

/// What happens to players.
pub(crate) trait PlayerTexts {
    fn gain_life_together(&self, amount: u32) -> String;
    fn lose_life_together(&self, amount: u32) -> String;
    fn get_poison_together(&self, amount: u32) -> String;
    fn gains_life(&self, who: Who<'_>, amount: u32) -> String;
    fn loses_life(&self, who: Who<'_>, amount: u32) -> String;
    fn gets_poison(&self, who: Who<'_>, amount: u32, total: u32) -> String;
    fn has_life(&self, who: Who<'_>, life: i32) -> String;
    fn keeps_legend(&self, who: Who<'_>, legend: &str) -> String;
    fn life_gone(&self, who: Who<'_>) -> String;
    fn library_gone(&self, who: Who<'_>) -> String;
    fn poisoned(&self, who: Who<'_>) -> String;
    fn team_poisoned(&self, who: Who<'_>) -> String;
    fn loses_with_team(&self, who: Who<'_>) -> String;
    fn leaves_game(&self, who: Who<'_>) -> String;
    fn leave_with_owner(&self, things: &Things) -> String;
    fn wins(&self, who: Who<'_>) -> String;
    fn draw_game(&self) -> &'static str;
}

/// What somebody with priority may do besides passing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Freedom {
    /// Instants and abilities.
    Instants,
    /// Every spell and ability.
    Spells,
    /// A land as well.
    SpellsAndLand,
}

/// Who must decide what, and what the controls are called.
pub(crate) trait AskTexts {
    fn ask_priority(&self, era: Era, who: Who<'_>, may: Freedom) -> String;
    fn ask_attackers(&self, who: Who<'_>) -> String;
    fn ask_blockers(&self, who: Who<'_>) -> String;
    fn ask_damage(&self, who: Who<'_>) -> String;
    fn ask_discard(&self, who: Who<'_>, count: u32) -> String;
    fn ask_untap(&self, who: Who<'_>) -> String;
    fn ask_order(&self, who: Who<'_>) -> String;
    fn ask_targets(&self, who: Who<'_>, source: &str) -> String;
    fn ask_legend(&self, who: Who<'_>, name: &str) -> String;
    fn pass_hint(&self, next: Who<'_>) -> String;
    fn resolve_label(&self, top: &Item) -> String;
    fn resolve_hint(&self, top: &Item) -> String;
    fn end_step_label(&self, era: Era, step: Step) -> String;
    fn end_step_hint(&self, next: Option<&str>) -> String;
    fn play_land_label(&self, card: &str) -> String;
    fn play_land_hint(&self) -> &'static str;
    fn cast_label(&self, era: Era, card: &str) -> String;
    fn activate_label(&self, era: Era, source: &str) -> String;
    fn mana_label(&self, mana: &str, source: &str) -> String;
    fn target_hint(&self, count: usize) -> String;
    fn attack_with_label(&self, what: &str) -> String;
    fn block_with_label(&self, blocker: &str, attacker: &str) -> String;
    fn discard_label(&self, what: &str) -> String;
    fn keep_label(&self, what: &str) -> String;
}

/// Why not: one sentence for every refusal, and the question it answers.
pub(crate) trait RefusalTexts {
    fn tried(&self, scene: &Scene<'_>, actor: PlayerId, action: &Action) -> String;
    fn refused(&self, scene: &Scene<'_>, actor: PlayerId, why: &Refusal) -> String;
}

/// What comes next, without giving away how it turns out.
pub(crate) trait NextTexts {
    fn next(&self, scene: &Scene<'_>, event: &Event) -> String;
}

/// How effects change things, and for how long.
pub(crate) trait ChangeTexts {
    /// The verb phrase of a change: "prende +3/+3"; `by`: who controls the effect; `many` if its subject is plural.
    fn change(&self, era: Era, change: &Modification, by: Who<'_>, many: bool) -> String;
    /// For how long, with a leading space; empty if nothing is said.
    fn duration(&self, scene: &Scene<'_>, duration: &Duration) -> String;
}
