//! Phasing: one status in both editions (502.15, 217.8 / 702.26).

use super::object::ObjectId;
use super::player::PlayerId;
use serde::{Deserialize, Serialize};

/// Whether a permanent is phased in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "status", content = "out")]
pub enum PhaseStatus {
    /// In phase.
    #[default]
    In,
    /// Out of phase.
    Out(PhasedOut),
}

/// How a permanent is phased out, and so when it comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PhasedOut {
    /// Directly, indirectly, or until an event.
    pub mode: PhasedOutMode,
    /// Who controlled it at the instant it phased out (502.15b / 502.1).
    pub under: PlayerId,
}

/// The way a permanent phased out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum PhasedOutMode {
    /// Phases in during the untap step of `under`, whoever controls it by then.
    Directly,
    /// Phases in together with its host, never by itself (502.15i / 702.26g).
    Indirectly {
        /// What it was attached to.
        host: ObjectId,
    },
    /// Phases in right after the source left the battlefield (610.4).
    Until {
        /// The permanent that holds it out.
        source: ObjectId,
    },
}
