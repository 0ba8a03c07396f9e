//! The phases of a turn and their steps (300–314 in 2005, 500–514 in 2025).

use serde::{Deserialize, Serialize};

/// One of the five phases, in the order of every turn (300.1 / 500.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// Untap, upkeep, draw.
    Beginning,
    /// The first main phase.
    PrecombatMain,
    /// Combat, in five kinds of step.
    Combat,
    /// Every main phase after the first.
    PostcombatMain,
    /// End step and cleanup.
    Ending,
}

impl Phase {
    /// The five phases in order.
    pub const ALL: [Self; 5] =
        [Self::Beginning, Self::PrecombatMain, Self::Combat, Self::PostcombatMain, Self::Ending];
}

/// A step of the turn; the two main phases, which have none, count as one each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Step {
    /// 302 / 502.
    Untap,
    /// 303 / 503.
    Upkeep,
    /// 304 / 504.
    Draw,
    /// 305 / 505.
    PrecombatMain,
    /// 307 / 507.
    BeginningOfCombat,
    /// 308 / 508.
    DeclareAttackers,
    /// 309 / 509.
    DeclareBlockers,
    /// 310 / 510. Happens twice when first or double strike is about.
    CombatDamage,
    /// 311 / 511.
    EndOfCombat,
    /// 305 / 505.
    PostcombatMain,
    /// 313 / 513.
    End,
    /// 314 / 514. May repeat.
    Cleanup,
}

impl Step {
    /// The twelve kinds of step in the order of a turn.
    pub const ALL: [Self; 12] = [
        Self::Untap,
        Self::Upkeep,
        Self::Draw,
        Self::PrecombatMain,
        Self::BeginningOfCombat,
        Self::DeclareAttackers,
        Self::DeclareBlockers,
        Self::CombatDamage,
        Self::EndOfCombat,
        Self::PostcombatMain,
        Self::End,
        Self::Cleanup,
    ];

    /// The phase this step belongs to.
    #[must_use]
    pub const fn phase(self) -> Phase {
        match self {
            Self::Untap | Self::Upkeep | Self::Draw => Phase::Beginning,
            Self::PrecombatMain => Phase::PrecombatMain,
            Self::BeginningOfCombat
            | Self::DeclareAttackers
            | Self::DeclareBlockers
            | Self::CombatDamage
            | Self::EndOfCombat => Phase::Combat,
            Self::PostcombatMain => Phase::PostcombatMain,
            Self::End | Self::Cleanup => Phase::Ending,
        }
    }

    /// Whether players receive priority here as a rule (302.3, 314.3 / 502.4, 514.3).
    #[must_use]
    pub const fn gives_priority(self) -> bool {
        !matches!(self, Self::Untap | Self::Cleanup)
    }

    /// Whether this is one of the two main phases.
    #[must_use]
    pub const fn is_main(self) -> bool {
        matches!(self, Self::PrecombatMain | Self::PostcombatMain)
    }
}

/// What a player may be made to skip: a step, or a phase with all its steps (300.9 / 500.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Skipped {
    /// A step; the main phases, which have none, count as one each.
    Step(Step),
    /// A phase.
    Phase(Phase),
}

/// Which time a step happens in its turn or combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Occurrence {
    /// As in every turn.
    #[default]
    Regular,
    /// The combat damage step in which only first and double strike deal damage (502.2, 502.28 / 510.4).
    FirstStrike,
    /// The combat damage step that follows it.
    AfterFirstStrike,
    /// Another cleanup step (314.3 / 514.3a).
    RepeatedCleanup,
    /// A step that an effect added to the turn (300.7–8 / 500.8–10).
    Extra,
}
