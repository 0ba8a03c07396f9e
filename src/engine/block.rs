//! Declaring blockers (309 / 509).

use super::action::Awaiting;
use super::attack::creatures_of;
use super::card::{CardType, Keyword};
use super::combat::{Attacker, Block, BlockStatus};
use super::event::{Cause, Event};
use super::game::Game;
use super::next::Next;
use super::player::PlayerId;
use super::refusal::Refusal;
use super::rule_point::WhoMayBlock;

/// Every attacked team is asked once, if it has a creature that could block at all; `None` when all have declared.
pub(super) fn next(game: &Game) -> Option<Next> {
    let attackers = attackers(game);
    let attacked = |head: &PlayerId| attackers.iter().any(|it| game.are_teammates(it.defender, *head));
    let mut teams: Vec<PlayerId> = game.teams().filter(attacked).collect();
    if teams.is_empty() {
        teams.push(game.head_of(game.defending_player()));
    }
    let player = teams.into_iter().find(|head| !game.turn().progress.blocked.contains(head))?;
    let event = || Next::Happens(Cause::TurnBasedAction, declared(game, player, &[]));
    let asked = attacked(&player) && creatures_of(game, player).next().is_some();
    Some(if asked { Next::Awaits(Awaiting::Blockers { player }) } else { event() })
}

fn attackers(game: &Game) -> &[Attacker] {
    game.combat().map(|combat| combat.attackers.as_slice()).unwrap_or_default()
}

/// The whole set is judged; then each attacker becomes blocked or unblocked, for the rest of the combat.
pub(super) fn declare(game: &Game, player: PlayerId, blocks: &[Block]) -> Result<Event, Refusal> {
    for (at, block) in blocks.iter().enumerate() {
        may_block(game, player, *block)?;
        if blocks.iter().skip(at + 1).any(|other| other.blocker == block.blocker) {
            return Err(Refusal::BlocksTwo { creature: block.blocker });
        }
    }
    Ok(declared(game, player, blocks))
}

/// An attacker becomes blocked or unblocked once in a combat (309 / 509.1h): in a step that was added, what is blocked
/// already does not become so again, and what is unblocked may only become blocked.
fn declared(game: &Game, player: PlayerId, blocks: &[Block]) -> Event {
    let own = || attackers(game).iter().filter(|attacker| game.are_teammates(attacker.defender, player));
    let has_blocker = |it: &&Attacker| blocks.iter().any(|block| block.attacker == it.creature);
    let becoming = own().filter(|it| it.status != BlockStatus::Blocked && has_blocker(it));
    let left_alone = own().filter(|it| it.status == BlockStatus::Undecided && !has_blocker(it));
    let blocked = becoming.map(|it| it.creature).collect();
    let unblocked = left_alone.map(|it| it.creature).collect();
    Event::BlockersDeclared { player, blocks: blocks.to_vec(), blocked, unblocked }
}

/// 309.2a / 509.1a–b, 805.10: whether this creature may block that attacker; it may if that one attacks its team.
pub(super) fn may_block(game: &Game, player: PlayerId, block: Block) -> Result<(), Refusal> {
    let Block { blocker, attacker } = block;
    let permanent = game.visible(blocker)?;
    if !game.are_teammates(permanent.controller, player) {
        return Err(Refusal::NotYours { object: blocker });
    }
    let now = &permanent.now;
    if !now.types.has(CardType::Creature) {
        return Err(Refusal::BlockerNotACreature { object: blocker });
    }
    if permanent.is_tapped && game.ruleset().who_may_block != WhoMayBlock::TappedToo {
        return Err(Refusal::BlockerTapped { creature: blocker });
    }
    if game.ruleset().who_may_block == WhoMayBlock::UntappedAndSettled && game.is_summoning_sick(blocker) {
        return Err(Refusal::BlockForbidden { creature: blocker });
    }
    if game.combat().is_some_and(|combat| combat.blocked_by(blocker).is_some()) {
        return Err(Refusal::BlocksTwo { creature: blocker });
    }
    let attack = game.combat().and_then(|combat| combat.attacker(attacker));
    let Some(Attacker { defender, .. }) = attack else {
        return Err(Refusal::NotAttacking { creature: attacker });
    };
    if !game.are_teammates(*defender, player) {
        return Err(Refusal::AttacksAnother { creature: attacker, defender: *defender });
    }
    let reaches = now.keywords.has(Keyword::Flying) || now.keywords.has(Keyword::Reach);
    if game.has_keyword(attacker, Keyword::Flying) && !reaches {
        return Err(Refusal::CannotBlockFlyer { blocker, attacker });
    }
    if now.restrictions.cannot_block {
        return Err(Refusal::BlockForbidden { creature: blocker });
    }
    Ok(())
}

/// Every legal pair of blocker and attacker.
pub(super) fn legal_pairs(game: &Game, player: PlayerId) -> Vec<Block> {
    let attackers = attackers(game);
    let pairs = creatures_of(game, player).flat_map(|it| {
        attackers.iter().map(move |attacker| Block { blocker: it.id, attacker: attacker.creature })
    });
    pairs.filter(|block| may_block(game, player, *block).is_ok()).collect()
}
