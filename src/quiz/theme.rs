//! Themes: what the mistaken beliefs are about, to practise one thing at a time.

use crate::engine::Misconception;
use serde::{Deserialize, Serialize};

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// The untap step and what comes first in it.
    Untap,
    /// Who has priority, when, and when a step ends.
    Priority,
    /// Drawing and playing lands.
    DrawAndLands,
    /// Attackers and blockers.
    Combat,
    /// Combat damage.
    Damage,
    /// The end of the turn.
    Cleanup,
    /// Unspent mana.
    Mana,
    /// Phasing out and in.
    Phasing,
    /// Auras and Equipment that phase.
    Attachments,
    /// Tokens that phase.
    Tokens,
    /// Day and night.
    DayNight,
}

impl Theme {
    /// All themes, in the order of the turn.
    pub const ALL: [Self; 11] = [
        Self::Untap,
        Self::Priority,
        Self::DrawAndLands,
        Self::Combat,
        Self::Damage,
        Self::Cleanup,
        Self::Mana,
        Self::Phasing,
        Self::Attachments,
        Self::Tokens,
        Self::DayNight,
    ];

    /// Its name in links.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Untap => "untap",
            Self::Priority => "priority",
            Self::DrawAndLands => "draw-and-lands",
            Self::Combat => "combat",
            Self::Damage => "damage",
            Self::Cleanup => "cleanup",
            Self::Mana => "mana",
            Self::Phasing => "phasing",
            Self::Attachments => "attachments",
            Self::Tokens => "tokens",
            Self::DayNight => "day-night",
        }
    }

    /// The theme that a belief belongs to.
    #[must_use]
    pub const fn of(misconception: Misconception) -> Self {
        use Misconception as M;
        match misconception {
            M::UntapFirst | M::PhasingOnSkip => Self::Untap,
            M::RespondInUntap | M::StepEndsWithStack | M::OpponentFirst | M::ActiveResolvesFirst => {
                Self::Priority
            }
            M::FirstPlayerDraws | M::LandPerMain => Self::DrawAndLands,
            M::WallAttacks
            | M::WallsNeverAttack
            | M::SickCannotBlock
            | M::TappedBlocks
            | M::NoAttackNoCombat
            | M::ControlAtBeginning
            | M::ReturnsAttacking
            | M::UnblockedAgain => Self::Combat,
            M::TappedBlockerHarmless
            | M::DamageOnStack
            | M::DeadSource
            | M::FirstStrikeOnce
            | M::TrampleForgets
            | M::TrampleOneBlocker => Self::Damage,
            M::EffectsEndFirst
            | M::BonusBeforeDamage
            | M::EveryoneDiscards
            | M::OneCleanup
            | M::CleanupEndsTurn => Self::Cleanup,
            M::ManaBurnsEachStep | M::ManaStaysPhase => Self::Mana,
            M::PhaseTwoPasses
            | M::KeywordReturns
            | M::OwnerReturns
            | M::PhasingEnters
            | M::PhasingIsBlink
            | M::DamageWiped
            | M::DamageWaits
            | M::PumpSurvives
            | M::PumpLost
            | M::HasteAfterPhasing
            | M::SickAfterPhasing => Self::Phasing,
            M::AuraFallsOff | M::AttachmentReturnsAlone => Self::Attachments,
            M::TokenGone => Self::Tokens,
            M::AnyonesSpells | M::SpellsInTurn | M::OneSpellMakesDay | M::NeitherBecomesDay => Self::DayNight,
        }
    }
}
