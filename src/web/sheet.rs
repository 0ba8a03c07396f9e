//! What may lie over the table.

use crate::engine::{Edition, ObjectId, PlayerId};

/// A dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// One permanent or card, with everything known of it.
    Object(ObjectId),
    /// The same on one side of the comparison.
    Beside(Edition, ObjectId),
    /// A player's hand.
    Hand(PlayerId),
    /// A player's graveyard.
    Graveyard(PlayerId),
    /// A player's exiled cards.
    Exile(PlayerId),
    /// The phase lines of all permanents.
    Lines,
    /// The ways to hand the place on.
    Share,
    /// The parts of a lesson that a room is shown.
    Parts,
    /// The keyboard shortcuts.
    Shortcuts,
}
