//! What happens to players.

use super::Sentence;
use crate::engine::{Discard, DiscardReason, GameResult, Leaving, PlayerId, Skipped};
use crate::text::voice::Scene;

pub(super) fn discarded(scene: &Scene<'_>, discards: &[Discard], why: DiscardReason) -> Sentence {
    let fact = |discard: &Discard| {
        let moved = scene.things(discard.moves.iter().map(|it| it.was));
        scene.tongue.discards(scene.who(discard.player), &moved)
    };
    let sentence = Sentence::gathered(scene.tongue.discard_together(), discards.iter().map(fact).collect());
    match (why, discards) {
        (DiscardReason::HandSize, [discard]) => {
            let (who, maximum) = (scene.who(discard.player), scene.before.maximum_hand_size(discard.player));
            sentence.and_all(maximum.map(|maximum| scene.tongue.hand_too_large(who, maximum)))
        }
        _ => sentence,
    }
}

pub(super) fn gained(scene: &Scene<'_>, players: &[PlayerId], amount: u32) -> Sentence {
    let facts = players.iter().map(|player| scene.tongue.gains_life(scene.who(*player), amount)).collect();
    Sentence::gathered(scene.tongue.gain_life_together(amount), facts).and_all(lives(scene, players))
}

pub(super) fn lost(scene: &Scene<'_>, players: &[PlayerId], amount: u32) -> Sentence {
    let facts = players.iter().map(|player| scene.tongue.loses_life(scene.who(*player), amount)).collect();
    Sentence::gathered(scene.tongue.lose_life_together(amount), facts).and_all(lives(scene, players))
}

fn lives(scene: &Scene<'_>, players: &[PlayerId]) -> impl Iterator<Item = String> {
    players.iter().map(|player| scene.tongue.has_life(scene.who(*player), scene.after.player(*player).life))
}

pub(super) fn poisoned(scene: &Scene<'_>, players: &[PlayerId], amount: u32) -> Sentence {
    let fact = |player: &PlayerId| {
        scene.tongue.gets_poison(scene.who(*player), amount, scene.after.player(*player).poison)
    };
    Sentence::gathered(scene.tongue.get_poison_together(amount), players.iter().map(fact).collect())
}

pub(super) fn will_skip(scene: &Scene<'_>, players: &[PlayerId], what: Skipped) -> Sentence {
    let fact = |player: &PlayerId| scene.tongue.skip_added(scene.era, scene.who(*player), what);
    Sentence::gathered(scene.tongue.skip_together(), players.iter().map(fact).collect())
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
