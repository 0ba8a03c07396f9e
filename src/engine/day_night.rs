//! Day and night (730, 502.2); `classic` has neither.

use serde::{Deserialize, Serialize};

/// What time it is in the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum DayNight {
    /// Neither: as every game begins (730.1).
    #[default]
    Neither,
    /// Day.
    Day,
    /// Night.
    Night,
}

/// What the check in the untap step found (730.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum DayNightOutcome {
    /// It is neither day nor night: no check.
    NoCheck,
    /// There is no previous turn to look at: a scenario that starts here.
    NoPreviousTurn,
    /// Day became night: the previous turn's active player cast nothing.
    DayBecameNight,
    /// Night became day: that player cast two or more.
    NightBecameDay,
    /// It stays day.
    StaysDay,
    /// It stays night.
    StaysNight,
}

impl DayNightOutcome {
    /// What it is after the check, given what it was.
    #[must_use]
    pub const fn after(self, before: DayNight) -> DayNight {
        match self {
            Self::DayBecameNight => DayNight::Night,
            Self::NightBecameDay => DayNight::Day,
            Self::NoCheck | Self::NoPreviousTurn | Self::StaysDay | Self::StaysNight => before,
        }
    }
}
