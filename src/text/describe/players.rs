//! What happens to players.

use super::Sentence;
use crate::engine::{DiscardReason, GameResult, Leaving, Move, PlayerId};
use crate::text::voice::Scene;

pub(super) fn discarded(scene: &Scene<'_>, player: PlayerId, moves: &[Move], why: DiscardReason) -> Sentence {
    let who = scene.who(player);
    let sentence = Sentence::of(scene.tongue.discards(who, &scene.things(moves.iter().map(|it| it.was))));
    match (why, scene.before.maximum_hand_size(player)) {
        (DiscardReason::HandSize, Some(maximum)) => sentence.and(scene.tongue.hand_too_large(who, maximum)),
        _ => sentence,
    }
}

pub(super) fn gained(scene: &Scene<'_>, player: PlayerId, amount: u32) -> Sentence {
    let who = scene.who(player);
    Sentence::of(scene.tongue.gains_life(who, amount))
        .and(scene.tongue.has_life(who, scene.after.player(player).life))
}

pub(super) fn lost(scene: &Scene<'_>, player: PlayerId, amount: u32) -> Sentence {
    let who = scene.who(player);
    Sentence::of(scene.tongue.loses_life(who, amount))
        .and(scene.tongue.has_life(who, scene.after.player(player).life))
}

pub(super) fn poisoned(scene: &Scene<'_>, player: PlayerId, amount: u32) -> Sentence {
    let who = scene.who(player);
    Sentence::of(scene.tongue.gets_poison(who, amount, scene.after.player(player).poison))
}

pub(super) fn left(scene: &Scene<'_>, leaving: &Leaving) -> Sentence {
    let facts = leaving.players.iter().map(|player| scene.tongue.leaves_game(scene.who(*player)));
    let gone = leaving.permanents.iter().chain(&leaving.stack).copied();
    let things = scene.things(gone);
    let with_him = (things.count() > 0).then(|| scene.tongue.leave_with_owner(&things));
    let mut facts = facts.chain(with_him);
    Sentence::of(facts.next().unwrap_or_default()).and_all(facts)
}

pub(super) fn ended(scene: &Scene<'_>, result: GameResult) -> Sentence {
    Sentence::of(match result {
        GameResult::Won { by } => scene.tongue.wins(scene.who(by)),
        GameResult::Draw => scene.tongue.draw_game().to_owned(),
    })
}
