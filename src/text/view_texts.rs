//! What a language must be able to say of what is on show: the table, the track, the labels.

use super::labels::Labels;
use super::voice::{Era, Item, PlayerFacts, Who};
use crate::engine::{CardType, Step};

/// What the table, the track and the log say.
pub(crate) trait ViewTexts {
    fn labels(&self) -> &'static Labels;
    /// The step's name in two parts: "Sottofase di", "STAP".
    fn step_parts(&self, era: Era, step: Step) -> (&'static str, &'static str);
    fn turn_title(&self, number: u32, who: Who<'_>) -> String;
    fn moment(&self, turn: u32, step: &str) -> String;
    fn is_declaring(&self, who: Who<'_>) -> String;
    fn is_choosing(&self, who: Who<'_>) -> String;
    fn may_act(&self, who: Who<'_>) -> &'static str;
    fn has_passed(&self, who: Who<'_>) -> String;
    fn belongs_to(&self, who: Who<'_>) -> String;
    fn cause_player(&self, who: Who<'_>) -> String;
    fn cause_resolution(&self, item: &Item) -> String;
    fn will_phase_out(&self, era: Era, who: Who<'_>) -> String;
    fn returns_in_untap_step(&self, era: Era, who: Who<'_>) -> String;
    fn returns_with(&self, era: Era, host: &str) -> String;
    fn ceases_where_it_is(&self) -> &'static str;
    fn out_until(&self, source: &str) -> String;
    fn player(&self, who: Who<'_>, facts: &PlayerFacts) -> String;
    fn other_face(&self, face: &str) -> String;
    fn has_keywords(&self, keywords: &str) -> String;
    fn has_damage(&self, damage: u32) -> String;
    fn has_counters(&self, counters: &str) -> String;
    fn is_attacking(&self, whom: Who<'_>) -> String;
    fn is_blocked_by(&self, what: &str) -> String;
    fn is_blocking(&self, what: &str) -> String;
    fn is_owned_by(&self, who: Who<'_>) -> String;
    fn carries(&self, what: &str) -> String;
    fn is_on_player(&self, who: Who<'_>) -> String;
    fn is_on(&self, host: &str) -> String;
    fn lands(&self, name: &str, count: usize, tapped: usize) -> String;
    fn zone_holds(&self, what: &str) -> String;
    fn costs(&self, cost: &str) -> String;
    fn spell_of(&self, kind: CardType, who: Who<'_>) -> String;
    fn copy_of(&self, who: Who<'_>) -> String;
    fn triggered_ability_of(&self, who: Who<'_>) -> String;
    fn activated_ability_of(&self, who: Who<'_>) -> String;
    fn edition_stopped(&self, reason: &str) -> String;
    fn play_stopped(&self, events: u32, reason: &str) -> String;
    fn line_in_phase(&self, name: &str, from: u32) -> String;
    fn line_out_of_phase(&self, from: u32) -> String;
    fn line_back_in(&self, from: u32) -> String;
    fn line_gone(&self, from: u32) -> String;
}
