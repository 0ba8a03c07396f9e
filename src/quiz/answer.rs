//! What can be answered to a question: values that the engine gives, equal if they say the same.

use crate::engine::{Event, ObjectId, PlayerId, Step, Whereabouts};

/// An answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// These events happen, in this order.
    Happens(Vec<Event>),
    /// The player is the next to receive priority, in this step of this turn.
    PriorityTo {
        /// Who.
        player: PlayerId,
        /// Where.
        step: Step,
        /// The number of the turn.
        turn: u32,
    },
    /// The ability of this object is the first to resolve.
    ResolvesFirst(ObjectId),
    /// It may.
    May,
    /// It may not.
    MayNot,
    /// It phases in during this player's untap step of this turn.
    PhasesIn {
        /// Whose untap step.
        of: PlayerId,
        /// The number of the turn.
        turn: u32,
        /// What it phases in with, attached to it.
        with: Option<ObjectId>,
    },
    /// It never phases in.
    NeverPhasesIn,
    /// So much life.
    Life(i32),
    /// This power and toughness.
    Size(i32, i32),
    /// It is there.
    IsIn(Whereabouts),
    /// It is tapped.
    Tapped,
    /// It is untapped.
    Untapped,
    /// So much damage is marked on it.
    Damage(u32),
}
