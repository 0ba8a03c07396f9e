//! A player who has lost leaves a game that goes on without him (800.4a, 702.26k).

use super::continuous::EffectId;
use super::effect::Modification;
use super::event::Event;
use super::game::Game;
use super::object::ObjectId;
use super::player::PlayerId;
use super::stack::StackItem;
use super::static_sources::StaticSources;
use serde::{Deserialize, Serialize};

/// What goes with players who leave the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Leaving {
    /// Who leaves.
    pub players: Vec<PlayerId>,
    /// Their permanents, phased in or out (702.26k).
    pub permanents: Vec<ObjectId>,
    /// What leaves the stack: their spells and abilities.
    pub stack: Vec<ObjectId>,
    /// Effects that gave them control of something.
    pub effects: Vec<EffectId>,
}

/// Those who have lost and are still there leave, with all that is theirs; `None` if nobody does.
pub(super) fn event(game: &Game) -> Option<Event> {
    let players: Vec<PlayerId> = game.apnap().filter(|player| game.players[*player].has_lost).collect();
    if players.is_empty() {
        return None;
    }
    let owned = |id: ObjectId| game.identity(id).is_some_and(|it| players.contains(&it.owner));
    let permanents = game.battlefield.including_phased_out().map(|it| it.id).filter(|id| owned(*id));
    let theirs = |item: &&StackItem| {
        item.controller.is_some_and(|player| players.contains(&player)) || spell_of(game, item, &players)
    };
    let gives = game.effects.iter().filter(|effect| {
        effect.changes.contains(&Modification::Control) && players.contains(&effect.controller)
    });
    Some(Event::PlayersLeft(Leaving {
        permanents: permanents.collect(),
        stack: game.stack.iter().filter(theirs).map(|item| item.id).collect(),
        effects: gives.map(|effect| effect.id).collect(),
        players,
    }))
}

/// Whether an item of the stack is a card of one of these players.
fn spell_of(game: &Game, item: &StackItem, players: &[PlayerId]) -> bool {
    game.identity(item.id).is_some_and(|it| !it.is_token && players.contains(&it.owner))
}

/// 800.4a, 800.4c: permanents that nobody but a player who has left could control.
pub(super) fn abandoned(game: &Game) -> Vec<ObjectId> {
    if game.seats.iter().all(|seat| game.is_in_game(*seat)) {
        return Vec::new();
    }
    let sources = StaticSources::of(game);
    let nobodys =
        game.battlefield.iter().filter(|it| !game.is_in_game(game.controller_by_rules(it, &sources)));
    nobodys.map(|it| it.id).collect()
}
