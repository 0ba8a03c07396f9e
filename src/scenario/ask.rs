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

impl AskLine {
    /// Whether it asks in the same words.
    #[must_use]
    pub fn is_of_kind(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }

    /// Whether it asks in the same words about the same thing, at whatever moment.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        self.is_of_kind(other) && self.about() == other.about()
    }

    /// Whether it names what it is about.
    #[must_use]
    pub fn names_something(&self) -> bool {
        self.about() != (None, None)
    }

    /// What it is about: a name or a player.
    fn about(&self) -> (Option<&str>, Option<PlayerId>) {
        match self {
            Self::Next | Self::Order | Self::Priority | Self::Trigger => (None, None),
            Self::Life(player, _) => (None, Some(*player)),
            Self::Attack(name) | Self::Block(name) | Self::Play(name) | Self::Return(name) => {
                (Some(&name.text), None)
            }
            Self::Size(name, _) | Self::Zone(name, _) | Self::Tapped(name, _) | Self::Damage(name, _) => {
                (Some(&name.text), None)
            }
        }
    }
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
