//! The two editions of the rules as one table of differences.
//!
//! This is the only file that compares editions. Every other part asks a field of the [`Ruleset`], so the page of
//! differences is this table, printed, and a mistaken belief is this table with one field changed.

use super::rule_point::{
    AfterResolution, Attachments, AttackContinuity, CleanupDiscard, CleanupReach, CleanupRepeats,
    ColourLayer, CombatDamageTiming, CounterPairs, DayNightCheck, DayNightSpells, DeadSource,
    EndOfTurnEffects, FirstDraw, FirstStrikeSteps, IndirectReturn, LandDrops, LaterKeywords, LegendRule,
    LimitedEffects, LostBlockers, NeitherDayNorNight, NightEnds, NoAttackers, PhasedInMemory,
    PhasedInPermission, PhasedOutDamage, PhasedOutOfCombat, PhasedOutPlace, PhasedOutTokens, PhasesBackIn,
    PhasesInDuring, PhasingEvent, PhasingTriggers, PumpLayer, RulePoint, SkippedUntap, StepEnd,
    TappedBlockers, TeamTurns, TrampleLethal, TriggersStacked, UnspentMana, UntapStepOrder,
    UntapStepPriority, Walls, WhoMayBlock,
};
use serde::{Deserialize, Serialize};

/// Which document of rules is in force.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// Comprehensive Rules as of 1 October 2005, with the tutorial's Wall rule.
    Classic,
    /// Comprehensive Rules effective 19 September 2025.
    #[default]
    Current,
}

impl Edition {
    /// Both editions, oldest first.
    pub const ALL: [Self; 2] = [Self::Classic, Self::Current];

    /// The one of two things that belongs to this edition.
    #[must_use]
    pub const fn pick<T: Copy>(self, classic: T, current: T) -> T {
        match self {
            Self::Classic => classic,
            Self::Current => current,
        }
    }

    /// The other edition.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Classic => Self::Current,
            Self::Current => Self::Classic,
        }
    }
}

/// One edition of the rules: a field for every point in which the two differ, and for every point in which both agree
/// but people err.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ruleset {
    /// The document this table stands for; for citing and naming it, never for deciding anything.
    pub edition: Edition,
    /// 217.8 / 702.26b, 702.26d.
    pub phased_out_place: PhasedOutPlace,
    /// 502.15e / 514.2.
    pub phased_out_damage: PhasedOutDamage,
    /// 502.15g / 702.26e–f.
    pub limited_effects: LimitedEffects,
    /// 502.15m / 302.6.
    pub phased_in_permission: PhasedInPermission,
    /// 217.8d / 702.26d.
    pub phased_out_tokens: PhasedOutTokens,
    /// 310 / 510.
    pub combat_damage_timing: CombatDamageTiming,
    /// 300.3 / 500.4.
    pub unspent_mana: UnspentMana,
    /// The tutorial's overlay / 702.3b.
    pub walls: Walls,
    /// 420.5e / 704.5j.
    pub legend_rule: LegendRule,
    /// Absent / 730.2.
    pub day_night_check: DayNightCheck,
    /// Absent / 704.5q.
    pub counter_pairs: CounterPairs,
    /// 418.5 / 613.4.
    pub pump_layer: PumpLayer,
    /// 418.5 / 613.1e–f.
    pub colour_layer: ColourLayer,
    /// Absent / 702.2, 702.15, 702.145, 712.
    pub later_keywords: LaterKeywords,
    /// – / 805, 810.
    pub team_turns: TeamTurns,

    // Points in which both editions agree, and people err.
    /// 302.1–2 / 502.1–3.
    pub untap_step_order: UntapStepOrder,
    /// 502.15b / 702.26a.
    pub phasing_event: PhasingEvent,
    /// 502.15b / 502.1.
    pub phases_back_in: PhasesBackIn,
    /// 502.15b / 702.26a.
    pub phases_in_during: PhasesInDuring,
    /// 502.15i / 702.26g.
    pub attachments: Attachments,
    /// 502.15i / 702.26g.
    pub indirect_return: IndirectReturn,
    /// 502.15d / 702.26d.
    pub phasing_triggers: PhasingTriggers,
    /// 502.15f, 502.15h / 702.26d.
    pub phased_in_memory: PhasedInMemory,
    /// 514.2.
    pub cleanup_reach: CleanupReach,
    /// 306.2 / 506.4.
    pub phased_out_of_combat: PhasedOutOfCombat,
    /// 309 / 509.1h.
    pub lost_blockers: LostBlockers,
    /// 502.15c / 702.26m.
    pub skipped_untap: SkippedUntap,
    /// 302.3 / 502.4.
    pub untap_step_priority: UntapStepPriority,
    /// 101.5 / 103.8a.
    pub first_draw: FirstDraw,
    /// 305.4 / 305.2.
    pub land_drops: LandDrops,
    /// 300.2 / 500.2.
    pub step_end: StepEnd,
    /// 408.1c / 117.3b.
    pub after_resolution: AfterResolution,
    /// 309.2a / 509.1a.
    pub who_may_block: WhoMayBlock,
    /// 306.2b / 506.4b.
    pub tapped_blockers: TappedBlockers,
    /// 308.4 / 508.8.
    pub no_attackers: NoAttackers,
    /// 502.2, 502.28 / 510.4.
    pub first_strike_steps: FirstStrikeSteps,
    /// 502.9 / 702.19b.
    pub trample_lethal: TrampleLethal,
    /// 314.2 / 514.2.
    pub end_of_turn_effects: EndOfTurnEffects,
    /// 314.1 / 514.1.
    pub cleanup_discard: CleanupDiscard,
    /// 314.3 / 514.3a.
    pub cleanup_repeats: CleanupRepeats,
    /// 502.2, 730.2.
    pub day_night_spells: DayNightSpells,
    /// 502.2, 730.2b.
    pub night_ends: NightEnds,
    /// 730.1, 502.2.
    pub neither_day_nor_night: NeitherDayNorNight,
    /// 308.2a, 212.3d / 508.1a, 302.6.
    pub attack_continuity: AttackContinuity,
    /// 410.3 / 603.3b.
    pub triggers_stacked: TriggersStacked,
    /// 310.4a.
    pub dead_source: DeadSource,
}

impl Ruleset {
    /// The table of an edition.
    #[must_use]
    pub const fn of(edition: Edition) -> Self {
        match edition {
            Edition::Classic => Self {
                edition,
                phased_out_place: PhasedOutPlace::Zone,
                phased_out_damage: PhasedOutDamage::Erased,
                limited_effects: LimitedEffects::EndOnPhasingOut,
                phased_in_permission: PhasedInPermission::AsThoughHaste,
                phased_out_tokens: PhasedOutTokens::CeaseToExist,
                combat_damage_timing: CombatDamageTiming::UsesStack,
                unspent_mana: UnspentMana::BurnsAtPhaseEnd,
                walls: Walls::CannotAttack,
                legend_rule: LegendRule::AllGo,
                day_night_check: DayNightCheck::Absent,
                counter_pairs: CounterPairs::Stay,
                pump_layer: PumpLayer::WithSetters,
                colour_layer: ColourLayer::WithAbilities,
                later_keywords: LaterKeywords::Unknown,
                team_turns: TeamTurns::Unknown,
                ..Self::CURRENT
            },
            Edition::Current => Self::CURRENT,
        }
    }

    const CURRENT: Self = Self {
        edition: Edition::Current,
        phased_out_place: PhasedOutPlace::InPlace,
        phased_out_damage: PhasedOutDamage::Stays,
        limited_effects: LimitedEffects::KeepTheirClock,
        phased_in_permission: PhasedInPermission::Nothing,
        phased_out_tokens: PhasedOutTokens::Stay,
        combat_damage_timing: CombatDamageTiming::DealtAtOnce,
        unspent_mana: UnspentMana::EmptiesAtStepEnd,
        walls: Walls::MayAttack,
        legend_rule: LegendRule::EachKeepsOne,
        day_night_check: DayNightCheck::InUntapStep,
        counter_pairs: CounterPairs::Annihilate,
        pump_layer: PumpLayer::AfterSetters,
        colour_layer: ColourLayer::BeforeAbilities,
        later_keywords: LaterKeywords::Known,
        team_turns: TeamTurns::Shared,
        untap_step_order: UntapStepOrder::PhasingFirst,
        phasing_event: PhasingEvent::Simultaneous,
        phases_back_in: PhasesBackIn::WhateverLeft,
        phases_in_during: PhasesInDuring::ControllersStep,
        attachments: Attachments::GoAlong,
        indirect_return: IndirectReturn::WithHost,
        phasing_triggers: PhasingTriggers::OnlyPhasing,
        phased_in_memory: PhasedInMemory::Same,
        cleanup_reach: CleanupReach::PhasedOutToo,
        phased_out_of_combat: PhasedOutOfCombat::Removed,
        lost_blockers: LostBlockers::StaysBlocked,
        skipped_untap: SkippedUntap::WholeStep,
        untap_step_priority: UntapStepPriority::Nobody,
        first_draw: FirstDraw::Skipped,
        land_drops: LandDrops::OneATurn,
        step_end: StepEnd::AllPassOnEmptyStack,
        after_resolution: AfterResolution::ActivePlayer,
        who_may_block: WhoMayBlock::Untapped,
        tapped_blockers: TappedBlockers::DealDamage,
        no_attackers: NoAttackers::BlocksAndDamage,
        first_strike_steps: FirstStrikeSteps::TwoSteps,
        trample_lethal: TrampleLethal::Remaining,
        end_of_turn_effects: EndOfTurnEffects::InCleanup,
        cleanup_discard: CleanupDiscard::ActivePlayer,
        cleanup_repeats: CleanupRepeats::IfSomethingHappens,
        day_night_spells: DayNightSpells::ActivePlayers,
        night_ends: NightEnds::ByTwoSpells,
        neither_day_nor_night: NeitherDayNorNight::StaysSo,
        attack_continuity: AttackContinuity::Continuously,
        triggers_stacked: TriggersStacked::ActiveFirst,
        dead_source: DeadSource::Deals,
    };
}

/// A point in which the editions differ, in the words of the table itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The name of the field.
    pub name: &'static str,
    /// What it is about.
    pub about: &'static str,
    /// What each edition says, the older first.
    pub answers: [&'static str; 2],
}

impl Difference {
    fn of<P: RulePoint>(name: &'static str, answers: [P; 2]) -> Self {
        Self { name, about: P::ABOUT.trim(), answers: answers.map(|answer| answer.answer().trim()) }
    }
}

macro_rules! differing {
    ($count:literal: $($field:ident)+) => {
        impl Ruleset {
            /// Every point in which the editions differ, by its name, and this table with that point as the other edition
            /// has it.
            #[must_use]
            pub const fn flips(self) -> [(&'static str, Self); $count] {
                let other = Self::of(self.edition.other());
                [$((stringify!($field), Self { $field: other.$field, ..self })),+]
            }

            /// Every point in which the editions differ, in words: the page of differences.
            #[must_use]
            pub fn differences() -> [Difference; $count] {
                [$(Difference::of(stringify!($field), Edition::ALL.map(|edition| Self::of(edition).$field))),+]
            }
        }
    };
}

differing! {
    15: phased_out_place phased_out_damage limited_effects phased_in_permission phased_out_tokens combat_damage_timing
    unspent_mana walls legend_rule day_night_check counter_pairs pump_layer colour_layer later_keywords team_turns
}

#[cfg(test)]
mod tests {
    use super::{Edition, Ruleset};

    /// Flipping every point that differs makes one table the other: none is missing in the list.
    #[test]
    fn the_list_of_differences_is_complete() {
        for edition in Edition::ALL {
            let rules = Ruleset::of(edition);
            let other = Ruleset::of(edition.other());
            for (name, flipped) in rules.flips() {
                assert!(flipped != rules, "{name} does not differ");
            }
            let back = format!("{:?}", Ruleset { edition, ..other });
            let own = format!("{rules:?}");
            let differing = own.split(", ").zip(back.split(", ")).filter(|(one, other)| one != other).count();
            assert_eq!(differing, rules.flips().len());
        }
    }

    #[test]
    fn every_difference_says_what_it_is_about_and_what_each_edition_answers() {
        for point in Ruleset::differences() {
            let [older, newer] = point.answers;
            assert!(point.about.ends_with('.') && older.ends_with('.') && newer.ends_with('.'), "{point:?}");
            assert_ne!(older, newer, "{point:?}");
        }
    }
}
