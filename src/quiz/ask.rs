//! What is asked about a game at an event.

use crate::engine::{Game, ObjectId, PlayerId, Zone};
use crate::scenario::{AskLine, Labels, Name, When};
use serde::{Deserialize, Serialize};

/// A question about what comes next, its objects known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Ask {
    /// What happens next.
    Next,
    /// The next three things that happen, in order.
    Order,
    /// Who receives priority next, and in which step.
    Priority,
    /// Whose triggered ability resolves first.
    Trigger,
    /// Whether a creature may attack when attackers are declared this turn.
    Attack(ObjectId),
    /// Whether a creature may block when blockers are declared this turn.
    Block(ObjectId),
    /// Whether a card may still be played or cast this turn.
    Play(ObjectId),
    /// When a phased-out permanent phases in.
    Return(ObjectId),
    /// How much life a player has.
    Life(PlayerId, When),
    /// What power and toughness a creature has.
    Size(ObjectId, When),
    /// Where a card or token is.
    Zone(ObjectId, When),
    /// Whether a permanent is tapped.
    Tapped(ObjectId, When),
    /// How much damage is marked on a creature.
    Damage(ObjectId, When),
}

impl Ask {
    /// The object that it names.
    #[must_use]
    pub const fn about(self) -> Option<ObjectId> {
        match self {
            Self::Next | Self::Order | Self::Priority | Self::Trigger | Self::Life(..) => None,
            Self::Attack(id) | Self::Block(id) | Self::Play(id) | Self::Return(id) => Some(id),
            Self::Size(id, _) | Self::Zone(id, _) | Self::Tapped(id, _) | Self::Damage(id, _) => Some(id),
        }
    }

    /// The question of a text, with what its names mean here; `None` if a name means nothing.
    #[must_use]
    pub fn named(line: &AskLine, game: &Game, labels: &Labels) -> Option<Self> {
        let object = |name: &Name| {
            let is_there = |id: ObjectId| game.battlefield().get_including_phased_out(id).is_some();
            labels.meaning(game, &name.text, &[], is_there)
        };
        let card = |name: &Name| {
            let is_held = |id: ObjectId| game.zone_of(id) == Some(Zone::Hand);
            labels.meaning(game, &name.text, &[], is_held)
        };
        Some(match line {
            AskLine::Next => Self::Next,
            AskLine::Order => Self::Order,
            AskLine::Priority => Self::Priority,
            AskLine::Trigger => Self::Trigger,
            AskLine::Attack(name) => Self::Attack(object(name)?),
            AskLine::Block(name) => Self::Block(object(name)?),
            AskLine::Play(name) => Self::Play(card(name)?),
            AskLine::Return(name) => Self::Return(object(name)?),
            AskLine::Life(player, when) => Self::Life(*player, *when),
            AskLine::Size(name, when) => Self::Size(object(name)?, *when),
            AskLine::Zone(name, when) => Self::Zone(object(name)?, *when),
            AskLine::Tapped(name, when) => Self::Tapped(object(name)?, *when),
            AskLine::Damage(name, when) => Self::Damage(object(name)?, *when),
        })
    }
}
