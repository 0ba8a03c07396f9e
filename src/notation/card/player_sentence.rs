//! What players do or have: "target player draws two cards", "your maximum hand size is reduced by 2".

use super::context::{Context, amount, lasting, maybe_who};
use crate::engine::{Colour, Instruction, Modification, Who};
use crate::notation::cursor::Cursor;
use crate::notation::fault::{Fault, Wanted};
use crate::notation::turn::skipped;
use crate::notation::words::COLOURS;

/// A sentence about players, if one stands here; else nothing is taken.
pub(super) fn player_sentence(
    cursor: &mut Cursor<'_>,
    context: &mut Context,
) -> Result<Option<Instruction>, Fault> {
    let before = (*cursor, context.clone());
    if let Some(who) = possessive(cursor) {
        return hand_size(cursor, who).map(Some);
    }
    if let Some(who) = cursor.eat_one_of(&UNEMPTIED) {
        return keeps(cursor, who, None).map(Some);
    }
    if cursor.sees("draw") || cursor.sees("discard") {
        return verb(cursor, context, Who::You);
    }
    if let Some(who) = maybe_who(cursor, context)? {
        if let Some(instruction) = verb(cursor, context, who)? {
            return Ok(Some(instruction));
        }
        return Err(cursor.wanted(Wanted::Effect));
    }
    (*cursor, *context) = before;
    Ok(None)
}

/// "your maximum hand size" and the like.
fn possessive(cursor: &mut Cursor<'_>) -> Option<Who> {
    let table = [
        ("your maximum hand size", Who::You),
        ("opponent's maximum hand size", Who::Opponent),
        ("your opponent's maximum hand size", Who::Opponent),
        ("each opponent's maximum hand size", Who::Opponent),
        ("each player's maximum hand size", Who::EachPlayer),
        ("enchanted player's maximum hand size", Who::EnchantedPlayer),
    ];
    cursor.eat_one_of(&table)
}

fn hand_size(cursor: &mut Cursor<'_>, who: Who) -> Result<Instruction, Fault> {
    let sign = if cursor.eat_any(&["is increased by", "increased by"]) {
        1
    } else if cursor.eat_any(&["is reduced by", "reduced by"]) {
        -1
    } else {
        return Err(cursor.wanted(Wanted::Word("is reduced by")));
    };
    let number = i32::try_from(cursor.number()?).unwrap_or(i32::MAX);
    let changes = vec![Modification::MaximumHandSize(sign * number)];
    Ok(Instruction::ModifyPlayers { who, changes, lasting: lasting(cursor)? })
}

/// Mana pools that an effect keeps from emptying, as card text of 2005 says it.
const UNEMPTIED: [(&str, Who); 3] = [
    ("your mana pool doesn't empty", Who::You),
    ("opponent's mana pool doesn't empty", Who::Opponent),
    ("mana pools don't empty", Who::EachPlayer),
];

fn keeps(cursor: &mut Cursor<'_>, who: Who, colour: Option<Colour>) -> Result<Instruction, Fault> {
    cursor.eat_any(&["as steps and phases end", "at the end of phases"]);
    let changes = vec![Modification::KeepMana(colour)];
    Ok(Instruction::ModifyPlayers { who, changes, lasting: lasting(cursor)? })
}

fn verb(cursor: &mut Cursor<'_>, context: &mut Context, who: Who) -> Result<Option<Instruction>, Fault> {
    if cursor.eat_any(&["draws", "draw"]) {
        let count = amount(cursor, context)?;
        cards(cursor)?;
        return Ok(Some(Instruction::Draw { who, count }));
    }
    if cursor.eat_any(&["discards", "discard"]) {
        let count = amount(cursor, context)?;
        cards(cursor)?;
        return Ok(Some(Instruction::Discard { who, count }));
    }
    if cursor.eat_any(&["gains", "gain"]) {
        let amount = amount(cursor, context)?;
        cursor.need("life")?;
        return Ok(Some(Instruction::GainLife { who, amount }));
    }
    if cursor.eat_any(&["doesn't lose unspent", "don't lose unspent"]) {
        let colour = cursor.eat_one_of(&COLOURS);
        cursor.need("mana")?;
        return keeps(cursor, who, colour).map(Some);
    }
    if cursor.eat_any(&["loses", "lose"]) {
        let amount = amount(cursor, context)?;
        cursor.need("life")?;
        return Ok(Some(Instruction::LoseLife { who, amount }));
    }
    if cursor.eat_any(&["gets", "get"]) {
        let count = amount(cursor, context)?;
        if !cursor.eat_any(&["poison counters", "poison counter"]) {
            return Err(cursor.wanted(Wanted::Word("poison counters")));
        }
        return Ok(Some(Instruction::GetPoison { who, count }));
    }
    if cursor.eat_any(&["skips", "skip"]) {
        cursor.eat_any(&["his", "her", "their", "your", "its"]);
        cursor.need("next")?;
        return Ok(Some(Instruction::SkipNext { who, what: skipped(cursor)? }));
    }
    if cursor.eat_any(&["takes an extra turn", "take an extra turn"]) {
        cursor.eat_any(&["after this one", "after this turn"]);
        return Ok(Some(Instruction::ExtraTurn(who)));
    }
    if cursor.eat_any(&["has no maximum hand size", "have no maximum hand size"]) {
        let changes = vec![Modification::NoMaximumHandSize];
        return Ok(Some(Instruction::ModifyPlayers { who, changes, lasting: lasting(cursor)? }));
    }
    if cursor.eat_any(&["has a maximum hand size", "have a maximum hand size"]) {
        return hand_size(cursor, who).map(Some);
    }
    Ok(None)
}

fn cards(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    if cursor.eat_any(&["cards", "card"]) { Ok(()) } else { Err(cursor.wanted(Wanted::Word("cards"))) }
}
