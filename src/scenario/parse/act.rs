//! Lines of the script: what is done.

use super::super::model::{Act, Aim, Command, Division, ScriptLine};
use super::super::tags::REFUSALS;
use super::expect::expectation;
use super::setup::{of_whom, player};
use crate::engine::PlayerId;
use crate::notation::turn::step;
use crate::notation::words::PLAYERS;
use crate::notation::{Cursor, Fault, Name, Wanted};

const NAME_ENDS: [&str; 8] = ["at", "and", "with", "ability", "because", "to", "tapped", "block"];

/// The script line that must stand here.
///
/// # Errors
/// Something else stands here.
pub fn script_line(cursor: &mut Cursor<'_>) -> Result<ScriptLine, Fault> {
    if cursor.eat("expect") {
        return expectation(cursor).map(ScriptLine::Expect);
    }
    command(cursor).map(ScriptLine::Command)
}

/// The command that must stand here.
///
/// # Errors
/// Something else stands here.
pub fn command(cursor: &mut Cursor<'_>) -> Result<Command, Fault> {
    if cursor.eat_any(&["both pass", "all pass"]) {
        return Ok(Command::BothPass);
    }
    if cursor.eat("advance to turn") {
        return Ok(Command::AdvanceToTurn(cursor.number()?));
    }
    if cursor.eat("advance to") {
        let step = step(cursor)?;
        return Ok(Command::AdvanceToStep(step, of_whom(cursor)?));
    }
    if cursor.eat("resolve") {
        return Ok(Command::Resolve { all: cursor.eat("all") });
    }
    if cursor.eat("refuse") {
        let (player, act, because) = attempt(cursor)?;
        return Ok(Command::Refuse { player, act, because });
    }
    if let Some(player) = cursor.eat_one_of(&PLAYERS) {
        return Ok(Command::Act(player, act(cursor)?));
    }
    Err(cursor.wanted(Wanted::Statement))
}

/// What a player tries, and the name of the reason why not, if it is said.
///
/// # Errors
/// Something else stands here.
pub fn attempt(cursor: &mut Cursor<'_>) -> Result<(PlayerId, Act, Option<&'static str>), Fault> {
    let player = player(cursor)?;
    let act = act(cursor)?;
    let because = if cursor.eat("because") { Some(reason(cursor)?) } else { None };
    Ok((player, act, because))
}

fn reason(cursor: &mut Cursor<'_>) -> Result<&'static str, Fault> {
    let known = cursor.word().and_then(|word| REFUSALS.iter().find(|tag| word.eq_ignore_ascii_case(tag)));
    let tag = known.ok_or_else(|| cursor.wanted(Wanted::Refusal))?;
    cursor.skip();
    Ok(tag)
}

fn act(cursor: &mut Cursor<'_>) -> Result<Act, Fault> {
    if cursor.eat_any(&["pass", "passes"]) {
        return Ok(Act::Pass);
    }
    if cursor.eat_any(&["play", "plays"]) {
        return Ok(Act::Play(name(cursor)?));
    }
    if cursor.eat_any(&["cast", "casts"]) {
        let card = name(cursor)?;
        return Ok(Act::Cast(card, aims_after_at(cursor)?));
    }
    if cursor.eat_any(&["activate", "activates"]) {
        let source = name(cursor)?;
        let ability = if cursor.eat("ability") { Some(cursor.number()?) } else { None };
        return Ok(Act::Activate(source, ability, aims_after_at(cursor)?));
    }
    if cursor.eat_any(&["tap", "taps"]) {
        return Ok(Act::TapForMana(name(cursor)?));
    }
    if cursor.eat_any(&["attack with", "attacks with"]) {
        return attackers(cursor).map(Act::Attack);
    }
    if cursor.eat_any(&["block", "blocks"]) {
        return blocks(cursor).map(Act::Block);
    }
    if cursor.eat_any(&["assign", "assigns"]) {
        return assignments(cursor).map(Act::Assign);
    }
    choice(cursor)
}

/// The choices that the game asks for.
fn choice(cursor: &mut Cursor<'_>) -> Result<Act, Fault> {
    if cursor.eat_any(&["discard", "discards"]) {
        return Ok(Act::Discard(names(cursor)?));
    }
    if cursor.eat_any(&["order", "orders"]) {
        return Ok(Act::Order(names(cursor)?));
    }
    if cursor.eat_any(&["target", "targets"]) {
        return Ok(Act::Target(aims(cursor)?));
    }
    if cursor.eat_any(&["leave", "leaves"]) {
        let names = names_or_nothing(cursor)?;
        cursor.need("tapped")?;
        return Ok(Act::LeaveTapped(names));
    }
    if cursor.eat_any(&["keep", "keeps"]) {
        return Ok(Act::Keep(name(cursor)?));
    }
    Err(cursor.wanted(Wanted::Act))
}

fn name(cursor: &mut Cursor<'_>) -> Result<Name, Fault> {
    cursor.name(&NAME_ENDS, Wanted::ObjectName)
}

fn names(cursor: &mut Cursor<'_>) -> Result<Vec<Name>, Fault> {
    let mut names = vec![name(cursor)?];
    while cursor.eat_mark(",") {
        names.push(name(cursor)?);
    }
    Ok(names)
}

fn names_or_nothing(cursor: &mut Cursor<'_>) -> Result<Vec<Name>, Fault> {
    if cursor.eat_any(&["nothing", "nobody"]) { Ok(Vec::new()) } else { names(cursor) }
}

/// "X, Y at opponent, Z at third player", or "nothing": a player is named for everything since the one before.
fn attackers(cursor: &mut Cursor<'_>) -> Result<Vec<(Name, Option<PlayerId>)>, Fault> {
    let mut attackers: Vec<(Name, Option<PlayerId>)> = Vec::new();
    if cursor.eat_any(&["nothing", "nobody"]) {
        return Ok(attackers);
    }
    let mut unsaid = 0;
    loop {
        attackers.push((name(cursor)?, None));
        if cursor.eat("at") {
            let at = player(cursor)?;
            attackers.iter_mut().skip(unsaid).for_each(|(_, of)| *of = Some(at));
            unsaid = attackers.len();
        }
        if !cursor.eat_mark(",") {
            return Ok(attackers);
        }
    }
}

fn aims_after_at(cursor: &mut Cursor<'_>) -> Result<Vec<Aim>, Fault> {
    if cursor.eat_any(&["at", "targeting"]) { aims(cursor) } else { Ok(Vec::new()) }
}

fn aims(cursor: &mut Cursor<'_>) -> Result<Vec<Aim>, Fault> {
    let mut aims = vec![aim(cursor)?];
    while cursor.eat("and") || cursor.eat_mark(",") {
        aims.push(aim(cursor)?);
    }
    Ok(aims)
}

/// A player, or the name of an object.
pub(super) fn aim(cursor: &mut Cursor<'_>) -> Result<Aim, Fault> {
    let before = *cursor;
    if let Some(player) = cursor.eat_one_of(&PLAYERS) {
        let ends = cursor.word().is_none_or(|_| NAME_ENDS.iter().any(|end| cursor.sees(end)));
        if ends {
            return Ok(Aim::Player(player));
        }
        *cursor = before;
    }
    name(cursor).map(Aim::Object)
}

/// "X with A, B; Y with C", or "with nothing".
fn blocks(cursor: &mut Cursor<'_>) -> Result<Vec<(Name, Vec<Name>)>, Fault> {
    if cursor.eat("with nothing") || cursor.eat("nothing") {
        return Ok(Vec::new());
    }
    let mut blocks = Vec::new();
    loop {
        let attacker = name(cursor)?;
        cursor.need("with")?;
        blocks.push((attacker, names(cursor)?));
        if !cursor.eat_mark(";") {
            return Ok(blocks);
        }
    }
}

/// "X: 2 to A, 1 to opponent; Y: 3 to B".
fn assignments(cursor: &mut Cursor<'_>) -> Result<Vec<Division>, Fault> {
    let mut all = Vec::new();
    loop {
        let source = name(cursor)?;
        cursor.need_mark(":")?;
        let mut parts = Vec::new();
        loop {
            let amount = cursor.number()?;
            cursor.need("to")?;
            parts.push((amount, aim(cursor)?));
            if !cursor.eat_mark(",") {
                break;
            }
        }
        all.push(Division { source, parts });
        if !cursor.eat_mark(";") {
            return Ok(all);
        }
    }
}

/// A player's name, kept here for the readers of expectations.
pub(super) fn maybe_player(cursor: &mut Cursor<'_>) -> Option<PlayerId> {
    cursor.eat_one_of(&PLAYERS)
}
