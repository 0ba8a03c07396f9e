//! No card is lost or gained, and each is in one place.

use in_fase::engine::{Game, ObjectId, PlayerId};

use super::{Happened, Verdict, holds};

/// Everything in the zones of the game; abilities and damage on the stack are in none.
fn census(game: &Game) -> Vec<ObjectId> {
    let players = game.players().iter().map(|player| game.player(*player));
    let in_zones =
        players.flat_map(|it| it.hand.iter().chain(&it.library).chain(&it.graveyard).chain(&it.exile));
    let spells = game.stack().iter().map(|item| item.id);
    let spells = spells.filter(|id| game.identity(*id).is_some_and(|it| it.was.is_some()));
    in_zones.copied().chain(game.battlefield().including_phased_out().map(|it| it.id)).chain(spells).collect()
}

fn cards_of(game: &Game, all: &[ObjectId], player: PlayerId) -> usize {
    let cards = all.iter().filter_map(|id| game.identity(*id));
    cards.filter(|it| !it.is_token && it.owner == player).count()
}

/// 108.3 / 108.3: a card stays its owner's; 800.4a: with him all his cards leave.
pub(super) fn are_conserved(happened: &Happened<'_>) -> Verdict {
    let (before, after) = (census(happened.before), census(happened.after));
    for player in happened.after.players() {
        let has = cards_of(happened.after, &after, *player);
        let had = cards_of(happened.before, &before, *player);
        let expected = if happened.after.is_in_game(*player) { had } else { 0 };
        holds(has == expected, || format!("{player:?} has {has} cards instead of {expected}"))?;
    }
    Ok(())
}

/// 217.1 / 400.1: an object is in one zone, and it is the newest that its card has become.
pub(super) fn each_in_one_zone(happened: &Happened<'_>) -> Verdict {
    let mut all = census(happened.after);
    all.sort_unstable();
    let twice = all.windows(2).find(|pair| pair[0] == pair[1]);
    holds(twice.is_none(), || format!("{twice:?} is in two zones"))?;
    let old = all.iter().find(|id| happened.after.identity(**id).is_none_or(|it| it.became.is_some()));
    holds(old.is_none(), || format!("{old:?} is in a zone though it has become another object"))
}

/// 418.5 / 613: what is kept of each permanent is what the layers give now.
pub(super) fn are_up_to_date(game: &Game) -> Verdict {
    holds(game.is_consistent(), || "what is kept is not what the layers give".to_owned())
}
