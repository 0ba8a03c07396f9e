//! State-based actions (420.5 / 704.5), told from the board itself.

use in_fase::engine::{
    Awaiting, CardType, Counter, Edition, Event, Game, Keyword, ObjectId, Permanent, PlayerId,
};

use super::{Happened, Verdict, holds};

/// Creatures that a check destroys or puts into the graveyard (420.5b–c / 704.5f–h).
fn dying(game: &Game) -> impl Iterator<Item = &Permanent> {
    game.battlefield().iter().filter(|it| {
        let lethal =
            i64::from(it.damage) >= i64::from(it.now.toughness) || (it.deathtouched && it.damage > 0);
        let destroyed = lethal && !it.now.keywords.has(Keyword::Indestructible);
        it.now.types.has(CardType::Creature) && (it.now.toughness <= 0 || destroyed)
    })
}

/// Auras on nothing that is there, Equipment on what is no creature (420.5d / 704.5m–n).
fn loose(game: &Game) -> impl Iterator<Item = &Permanent> {
    game.battlefield().iter().filter(|it| {
        let host = it.attached_to.and_then(|host| game.battlefield().get(host));
        if it.card.has_subtype("Aura") && it.card.enchants_players().is_some() {
            return game.enchanted_player(it.id).is_none();
        }
        if it.card.has_subtype("Aura") {
            return host.is_none();
        }
        let hangs = it.attached_to.is_some() || it.enchants.is_some();
        if !it.card.has_subtype("Equipment") {
            return hangs;
        }
        it.attached_to.is_some() && host.is_none_or(|host| !host.now.types.has(CardType::Creature))
    })
}

/// Players who have lost and do not know it yet (420.5a, g–h / 704.5a–c, 704.6a–b).
fn losing(game: &Game) -> Option<PlayerId> {
    let plays = game.players().iter().copied().filter(|player| game.is_in_game(*player));
    plays.into_iter().find(|player| {
        let it = game.player(*player);
        let team: Vec<PlayerId> = game.team_of(*player).collect();
        let poison: u32 = team.iter().map(|member| game.player(*member).poison).sum();
        let deadly = if team.len() > 1 { 15 } else { 10 };
        !it.has_lost && (it.life <= 0 || it.drew_from_empty_library || poison >= deadly)
    })
}

/// Legends of one name: of one controller today (704.5j), of anybody in 2005 (420.5e).
fn same_legends(game: &Game) -> Option<(ObjectId, ObjectId)> {
    let legends: Vec<&Permanent> = game.battlefield().iter().filter(|it| it.card.legendary).collect();
    let anybody = game.ruleset().edition == Edition::Classic;
    legends.iter().enumerate().find_map(|(at, one)| {
        let same = |other: &&&Permanent| {
            other.card.name == one.card.name && (anybody || other.controller == one.controller)
        };
        legends.iter().skip(at + 1).find(same).map(|other| (one.id, other.id))
    })
}

/// 420.3, 410.3 / 117.5, 704.3: nobody has priority while an action applies or an ability waits.
pub(super) fn are_done(game: &Game) -> Verdict {
    if !matches!(game.awaiting(), Awaiting::Priority { .. }) {
        return Ok(());
    }
    let name = |it: Option<&Permanent>| it.map(|it| it.card.name.clone());
    let (dies, falls) = (name(dying(game).next()), name(loose(game).next()));
    holds(dies.is_none(), || format!("{dies:?} should be gone"))?;
    holds(falls.is_none(), || format!("{falls:?} hangs on nothing"))?;
    holds(losing(game).is_none(), || format!("{:?} has lost", losing(game)))?;
    holds(same_legends(game).is_none(), || format!("legends {:?}", same_legends(game)))?;
    let pairs =
        |it: &&Permanent| it.counters_of(&Counter::PlusOne) > 0 && it.counters_of(&Counter::MinusOne) > 0;
    let paired = game.battlefield().iter().find(pairs).filter(|_| game.ruleset().edition == Edition::Current);
    holds(paired.is_none(), || format!("counters of {:?}", name(paired)))?;
    holds(game.waiting().is_empty(), || format!("{} abilities wait", game.waiting().len()))
}

/// 420.3 / 704.3: one pass takes everything that applies.
pub(super) fn happen_at_once(happened: &Happened<'_>) -> Verdict {
    if !matches!(happened.entry.event, Event::StateBasedActions { .. }) {
        return Ok(());
    }
    let stays = |it: &&Permanent| happened.after.battlefield().get(it.id).is_some();
    let left = dying(happened.before).find(stays).map(|it| it.card.name.clone());
    holds(left.is_none(), || format!("{left:?} stays"))
}
