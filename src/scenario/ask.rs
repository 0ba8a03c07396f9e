//! Questions about what comes next, as a text names them: `order`, `may X attack`, `life you at end of turn`.

use crate::engine::PlayerId;
use crate::notation::Name;
use serde::{Deserialize, Serialize};

/// What a text asks for, its objects by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AskLine {
    /// `next`: what happens next.
    Next,
    /// `order`: the next three things that happen.
    Order,
    /// `priority`: who receives priority next, and where.
    Priority,
    /// `trigger`: whose triggered ability resolves first.
    Trigger,
    /// `attack X`: whether it may attack this turn.
    Attack(Name),
    /// `block X`: whether it may block in this combat.
    Block(Name),
    /// `play X`: whether this card may still be played or cast this turn.
    Play(Name),
    /// `return X`: when it phases in.
    Return(Name),
    /// `life you at end of turn`.
    Life(PlayerId, When),
    /// `size X next`: its power and toughness.
    Size(Name, When),
    /// `zone X next`: where it is.
    Zone(Name, When),
    /// `tapped X next`: whether it is tapped.
    Tapped(Name, When),
    /// `damage X next`: how much damage is marked on it.
    Damage(Name, When),
}

/// The moment that a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum When {
    /// `next`: after the next event.
    NextEvent,
    /// `at end of step`: as the step ends.
    EndOfStep,
    /// `at end of turn`: as the turn ends.
    EndOfTurn,
}
