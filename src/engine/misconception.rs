//! Named mistaken beliefs: each is the table of an edition with a point changed, so that the same script can be played
//! as somebody believes it goes.

use super::edition::{Edition, Ruleset};
use super::rule_point::{
    AfterResolution, Attachments, AttackContinuity, CleanupDiscard, CleanupReach, CleanupRepeats,
    CombatDamageTiming, DayNightCheck, DayNightSpells, DeadSource, EndOfTurnEffects, FirstDraw,
    FirstStrikeSteps, IndirectReturn, LandDrops, LimitedEffects, LostBlockers, NeitherDayNorNight, NightEnds,
    NoAttackers, PhasedInMemory, PhasedInPermission, PhasedOutDamage, PhasedOutOfCombat, PhasedOutTokens,
    PhasesBackIn, PhasesInDuring, PhasingEvent, PhasingTriggers, RulePoint, SkippedUntap, StepEnd,
    TappedBlockers, TrampleLethal, TriggersStacked, UnspentMana, UntapStepOrder, UntapStepPriority, Walls,
    WhoMayBlock,
};
use serde::{Deserialize, Serialize};

macro_rules! misconceptions {
    ($($(#[$doc:meta])* $variant:ident $slug:literal { $($field:ident: $value:expr),+ })+) => {
        /// A mistaken belief about the rules. Some are right in the other edition, which is the most instructive
        /// thing to say of them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Misconception { $($(#[$doc])* $variant),+ }

        impl Misconception {
            /// All that the engine can play.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// Its name in data, links and documents.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$variant => $slug),+ }
            }
        }

        impl Ruleset {
            /// The table as somebody believes it to be.
            #[must_use]
            pub const fn believing(self, misconception: Misconception) -> Self {
                match misconception { $(Misconception::$variant => Self { $($field: $value,)+ ..self }),+ }
            }

            /// What this table says about what the belief is about.
            fn answers_to(&self, misconception: Misconception) -> Vec<&'static str> {
                match misconception { $(Misconception::$variant => vec![$(self.$field.answer()),+]),+ }
            }
        }
    };
}

misconceptions! {
    /// First everything untaps, then permanents phase.
    UntapFirst "untap-first" { untap_step_order: UntapStepOrder::UntappingFirst }
    /// Things phase out first, then others phase in.
    PhaseTwoPasses "phase-two-passes" { phasing_event: PhasingEvent::OutThenIn }
    /// Only permanents that have phasing phase in.
    KeywordReturns "keyword-returns" { phases_back_in: PhasesBackIn::OnlyWithPhasing }
    /// It returns in its owner's untap step.
    OwnerReturns "owner-returns" { phases_in_during: PhasesInDuring::OwnersStep }
    /// When the creature phases out, its Aura goes to the graveyard and its Equipment stays behind.
    AuraFallsOff "aura-falls-off" { attachments: Attachments::StayBehind }
    /// An attachment that went along comes back in its own controller's untap step.
    AttachmentReturnsAlone "attachment-returns-alone" { indirect_return: IndirectReturn::Alone }
    /// Phasing in triggers "enters", phasing out triggers "leaves".
    PhasingEnters "phasing-enters" { phasing_triggers: PhasingTriggers::EntersAndLeaves }
    /// It comes back as a new object: no counters, untapped, summoning sick.
    PhasingIsBlink "phasing-is-blink" { phased_in_memory: PhasedInMemory::New }
    /// Marked damage disappears when it phases out.
    DamageWiped "damage-wiped" { phased_out_damage: PhasedOutDamage::Erased }
    /// Marked damage stays on a phased-out creature over the end of turn.
    DamageWaits "damage-waits" { phased_out_damage: PhasedOutDamage::Stays, cleanup_reach: CleanupReach::PhasedInOnly }
    /// Giant Growth still counts if the creature phases back in the same turn.
    PumpSurvives "pump-survives" { limited_effects: LimitedEffects::KeepTheirClock }
    /// Giant Growth is lost for good as soon as the creature phases out.
    PumpLost "pump-lost" { limited_effects: LimitedEffects::EndOnPhasingOut }
    /// A creature that phased in may attack even if it arrived this turn.
    HasteAfterPhasing "haste-after-phasing" { phased_in_permission: PhasedInPermission::AsThoughHaste }
    /// A creature that phases in cannot attack this turn.
    SickAfterPhasing "sick-after-phasing" { phased_in_permission: PhasedInPermission::Sickness }
    /// A token that phases out is gone.
    TokenGone "token-gone" { phased_out_tokens: PhasedOutTokens::CeaseToExist }
    /// An attacker that phases out and in is attacking again.
    ReturnsAttacking "returns-attacking" { phased_out_of_combat: PhasedOutOfCombat::StaysInCombat }
    /// If the only blocker phases out or dies, the attacker is unblocked.
    UnblockedAgain "unblocked-again" { lost_blockers: LostBlockers::BecomesUnblocked }
    /// "Skip your untap step" stops only the untapping.
    PhasingOnSkip "phasing-on-skip" { skipped_untap: SkippedUntap::UntappingOnly }
    /// One can respond during the untap step.
    RespondInUntap "respond-in-untap" { untap_step_priority: UntapStepPriority::Everybody }
    /// The starting player draws on turn one.
    FirstPlayerDraws "first-player-draws" { first_draw: FirstDraw::Drawn }
    /// One land per main phase.
    LandPerMain "land-per-main" { land_drops: LandDrops::OneAMainPhase }
    /// The step ends as soon as the stack is empty.
    StepEndsWithStack "step-ends-with-stack" { step_end: StepEnd::StackEmpty }
    /// After something resolves, its opponent has priority.
    OpponentFirst "opponent-first" { after_resolution: AfterResolution::ControllersOpponent }
    /// The active player's triggered abilities resolve before the others'.
    ActiveResolvesFirst "active-resolves-first" { triggers_stacked: TriggersStacked::ActiveLast }
    /// Every Wall may attack.
    WallAttacks "wall-attacks" { walls: Walls::AttackInSpiteOfDefender }
    /// A Wall cannot attack, because it is a Wall.
    WallsNeverAttack "walls-never-attack" { walls: Walls::CannotAttack }
    /// A creature that just arrived cannot block.
    SickCannotBlock "sick-cannot-block" { who_may_block: WhoMayBlock::UntappedAndSettled }
    /// A tapped creature can block.
    TappedBlocks "tapped-blocks" { who_may_block: WhoMayBlock::TappedToo }
    /// A blocker that becomes tapped deals no damage.
    TappedBlockerHarmless "tapped-blocker-harmless" { tapped_blockers: TappedBlockers::DealNone }
    /// Combat damage can be responded to once assigned.
    DamageOnStack "damage-on-stack" { combat_damage_timing: CombatDamageTiming::UsesStack }
    /// If the source is gone, its assigned damage is not dealt.
    DeadSource "dead-source" { dead_source: DeadSource::DealsNone }
    /// Without attackers the combat phase is skipped.
    NoAttackNoCombat "no-attack-no-combat" { no_attackers: NoAttackers::RestOfCombat }
    /// With first strike about, everyone strikes once and at the same time.
    FirstStrikeOnce "first-strike-once" { first_strike_steps: FirstStrikeSteps::OneStep }
    /// Trample needs the full toughness whatever damage is already marked.
    TrampleForgets "trample-forgets" { trample_lethal: TrampleLethal::FullToughness }
    /// Trample goes through as soon as one of several blockers has lethal damage.
    TrampleOneBlocker "trample-one-blocker" { trample_lethal: TrampleLethal::OfOneBlocker }
    /// "Until end of turn" ends in the end step, before the discard.
    EffectsEndFirst "effects-end-first" { end_of_turn_effects: EndOfTurnEffects::AfterEndStep }
    /// "Until end of turn" ends before damage goes, so a creature that lived by the bonus dies.
    BonusBeforeDamage "bonus-before-damage" { end_of_turn_effects: EndOfTurnEffects::BeforeDamage }
    /// Everyone discards to seven.
    EveryoneDiscards "everyone-discards" { cleanup_discard: CleanupDiscard::Everyone }
    /// Cleanup never gives priority.
    OneCleanup "one-cleanup" { cleanup_repeats: CleanupRepeats::Never }
    /// When players have acted in cleanup, the turn is over: nothing is discarded or removed again.
    CleanupEndsTurn "cleanup-ends-turn" { cleanup_repeats: CleanupRepeats::PriorityOnly }
    /// Unspent mana hurts at every step.
    ManaBurnsEachStep "mana-burns-each-step" { unspent_mana: UnspentMana::BurnsAtStepEnd }
    /// Mana lasts for the whole phase.
    ManaStaysPhase "mana-stays-phase" { unspent_mana: UnspentMana::EmptiesAtPhaseEnd }
    /// Any spell of the last turn keeps the day.
    AnyonesSpells "anyones-spells" { day_night_spells: DayNightSpells::Everyones }
    /// Each player's spells are looked at, one after the other, so that day may become night and day again.
    SpellsInTurn "spells-in-turn" { day_night_spells: DayNightSpells::EveryonesInTurn }
    /// One spell turns night into day.
    OneSpellMakesDay "one-spell-makes-day" { night_ends: NightEnds::ByOneSpell }
    /// It becomes day by itself.
    NeitherBecomesDay "neither-becomes-day" { neither_day_nor_night: NeitherDayNorNight::BecomesDay }
    /// A creature may attack if you controlled it when the turn began, even if you lost it since.
    ControlAtBeginning "control-at-beginning" { attack_continuity: AttackContinuity::AtBeginning }
}

impl Ruleset {
    /// Whether the belief is about something that these rules have: nobody is wrong about day and night where there is
    /// neither, nor about a dead source where damage does not wait.
    #[must_use]
    pub fn can_be_wrong_about(&self, misconception: Misconception) -> bool {
        self.answer_without(misconception).is_none()
    }

    /// What this table says instead, if it has nothing of what the belief is about.
    fn answer_without(&self, misconception: Misconception) -> Option<&'static str> {
        match misconception {
            Misconception::AnyonesSpells
            | Misconception::SpellsInTurn
            | Misconception::OneSpellMakesDay
            | Misconception::NeitherBecomesDay => {
                (self.day_night_check == DayNightCheck::Absent).then(|| self.day_night_check.answer())
            }
            Misconception::DeadSource => (self.combat_damage_timing == CombatDamageTiming::DealtAtOnce)
                .then(|| self.combat_damage_timing.answer()),
            _ => None,
        }
    }
}

/// How a belief stands in an edition. What the table says of it comes along where it is no mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It is mistaken, and can be asked about.
    Mistaken,
    /// It is simply right.
    Right(String),
    /// The rules have nothing that it could be about.
    AboutNothing(String),
}

impl Misconception {
    /// How the belief stands in an edition: for the page of beliefs.
    #[must_use]
    pub fn standing(self, edition: Edition) -> Standing {
        let rules = Ruleset::of(edition);
        match rules.answer_without(self) {
            Some(answer) => Standing::AboutNothing(answer.trim().to_owned()),
            None if self.is_right_in(edition) => {
                let answers: Vec<&str> = rules.answers_to(self).into_iter().map(str::trim).collect();
                Standing::Right(answers.join(" "))
            }
            None => Standing::Mistaken,
        }
    }

    /// The belief of a name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|it| it.slug() == slug)
    }

    /// Whether the belief is simply right in an edition.
    #[must_use]
    pub fn is_right_in(self, edition: Edition) -> bool {
        let rules = Ruleset::of(edition);
        rules.believing(self) == rules
    }
}
