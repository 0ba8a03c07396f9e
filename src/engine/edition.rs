//! The two editions of the rules as one table of differences.
//!
//! This is the only file that compares editions. Every other part asks a field of the [`Ruleset`], so the page of
//! differences is this table, printed, and a mistaken belief is this table with one field changed.

use serde::{Deserialize, Serialize};

/// Which document of rules is in force.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// Comprehensive Rules as of 1 October 2005, with the tutorial's Wall rule.
    #[default]
    Classic,
    /// Comprehensive Rules effective 19 September 2025.
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

macro_rules! rule_point {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "camelCase")]
        pub enum $name { $($(#[$vdoc])* $variant),+ }
    };
}

rule_point! {
    /// What phasing out does to marked damage.
    PhasedOutDamage {
        /// 502.15e (2005): erased at the instant of phasing out.
        Erased,
        /// 514.2 (2025): stays marked until the cleanup step, which reaches phased-out permanents too.
        Stays,
    }
}
rule_point! {
    /// What phasing out does to effects of limited duration, and to delayed triggers, about the permanent.
    LimitedEffects {
        /// 502.15g (2005): they can never affect it again.
        EndOnPhasingOut,
        /// 702.26e–f (2025): they keep their clock and apply again if they have not expired.
        KeepTheirClock,
    }
}
rule_point! {
    /// Whether phasing in lifts summoning sickness.
    PhasedInPermission {
        /// 502.15m (2005): it may attack and use {T} abilities as though it had haste.
        AsThoughHaste,
        /// 302.6, 702.26d (2025): nothing is granted; it simply never stopped being controlled.
        Nothing,
    }
}
rule_point! {
    /// What becomes of a token that phased out.
    PhasedOutTokens {
        /// 217.8d (2005): it ceases to exist at the next check.
        CeaseToExist,
        /// 702.26d (2025): it waits like any other permanent.
        Stay,
    }
}
rule_point! {
    /// How combat damage is dealt.
    CombatDamageTiming {
        /// 310.1–310.5 (2005): the assignments become one object on the stack.
        UsesStack,
        /// 510.2 (2025): dealt at once, with no window in between.
        DealtAtOnce,
    }
}
rule_point! {
    /// When unspent mana goes, and whether it hurts.
    UnspentMana {
        /// 300.3 (2005): at the end of each phase, one life for each mana.
        BurnsAtPhaseEnd,
        /// 500.4, 106.4 (2025): at the end of each step and phase, without harm.
        EmptiesAtStepEnd,
    }
}
rule_point! {
    /// Whether the creature type Wall forbids attacking.
    Walls {
        /// The tutorial's rule (a rule of the type until 30 September 2004).
        CannotAttack,
        /// The type means nothing; only defender forbids it (702.3b).
        MayAttack,
    }
}
rule_point! {
    /// What the legend rule does.
    LegendRule {
        /// 420.5e (2005): all with the name go to the graveyard, whoever controls them.
        AllGo,
        /// 704.5j (2025): each controller keeps one of choice.
        EachKeepsOne,
    }
}
rule_point! {
    /// Whether the game knows day and night.
    DayNightCheck {
        /// Absent in 2005.
        Absent,
        /// 502.2, 730.2 (2025): checked between phasing and untapping.
        InUntapStep,
    }
}
rule_point! {
    /// What +1/+1 and −1/−1 counters do to each other.
    CounterPairs {
        /// In 2005 they stay side by side.
        Stay,
        /// 704.5q (2025): removed in pairs.
        Annihilate,
    }
}
rule_point! {
    /// Where a pump by a resolved spell stands among the layers.
    PumpLayer {
        /// 418.5 (2005), layer 6b: with the effects that set power and toughness, by timestamp.
        WithSetters,
        /// 613.4c (2025), layer 7c: after them.
        AfterSetters,
    }
}
rule_point! {
    /// Whether the keywords deathtouch and lifelink exist.
    LaterKeywords {
        /// Not in 2005.
        Unknown,
        /// 702.2, 702.15 (2025).
        Known,
    }
}

/// One edition of the rules: a field for every point in which the two differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ruleset {
    /// The document this table stands for; for citing and naming it, never for deciding anything.
    pub edition: Edition,
    /// 502.15e / 514.2.
    pub phased_out_damage: PhasedOutDamage,
    /// 502.15g / 702.26e–f.
    pub limited_effects: LimitedEffects,
    /// 502.15m / 302.6.
    pub phased_in_permission: PhasedInPermission,
    /// 217.8d / 702.26d.
    pub phased_out_tokens: PhasedOutTokens,
    /// 310 / 510.
    pub combat_damage: CombatDamageTiming,
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
    /// Absent / 702.2, 702.15.
    pub later_keywords: LaterKeywords,
}

impl Ruleset {
    /// The table of an edition.
    #[must_use]
    pub const fn of(edition: Edition) -> Self {
        match edition {
            Edition::Classic => Self {
                edition,
                phased_out_damage: PhasedOutDamage::Erased,
                limited_effects: LimitedEffects::EndOnPhasingOut,
                phased_in_permission: PhasedInPermission::AsThoughHaste,
                phased_out_tokens: PhasedOutTokens::CeaseToExist,
                combat_damage: CombatDamageTiming::UsesStack,
                unspent_mana: UnspentMana::BurnsAtPhaseEnd,
                walls: Walls::CannotAttack,
                legend_rule: LegendRule::AllGo,
                day_night_check: DayNightCheck::Absent,
                counter_pairs: CounterPairs::Stay,
                pump_layer: PumpLayer::WithSetters,
                later_keywords: LaterKeywords::Unknown,
            },
            Edition::Current => Self {
                edition,
                phased_out_damage: PhasedOutDamage::Stays,
                limited_effects: LimitedEffects::KeepTheirClock,
                phased_in_permission: PhasedInPermission::Nothing,
                phased_out_tokens: PhasedOutTokens::Stay,
                combat_damage: CombatDamageTiming::DealtAtOnce,
                unspent_mana: UnspentMana::EmptiesAtStepEnd,
                walls: Walls::MayAttack,
                legend_rule: LegendRule::EachKeepsOne,
                day_night_check: DayNightCheck::InUntapStep,
                counter_pairs: CounterPairs::Annihilate,
                pump_layer: PumpLayer::AfterSetters,
                later_keywords: LaterKeywords::Known,
            },
        }
    }
}
