//! Tokens as effects make them: "2/2 green Bear creature token with trample".

use super::filter::{card_type, is_subtype, keyword};
use crate::engine::{Card, CardType};
use crate::notation::cursor::Cursor;
use crate::notation::fault::{Fault, Problem, Wanted};
use crate::notation::number;
use crate::notation::words::{COLOURS, KEYWORDS};
use std::sync::Arc;

/// The token that must be described here, up to and with the word "token(s)" and what follows it.
pub(super) fn token(cursor: &mut Cursor<'_>) -> Result<Card, Fault> {
    let before = *cursor;
    let mut card = Card::default();
    while !cursor.eat_any(&["tokens", "token"]) {
        describe(cursor, &mut card)?;
    }
    if card.types.is_empty() {
        return Err(before.wanted(Wanted::CardType));
    }
    if card.types.has(CardType::Creature) != card.power_toughness.is_some() {
        let creature = card.types.has(CardType::Creature);
        return Err(before.fault(if creature {
            Problem::CreatureWithoutPower
        } else {
            Problem::PowerWithoutCreature
        }));
    }
    if cursor.eat("with") {
        keywords(cursor, &mut card)?;
    }
    card.name = default_name(&card);
    if cursor.eat("named") {
        card.name = cursor.name(&["and", "then"], Wanted::CardName)?.text;
    }
    Ok(card)
}

fn describe(cursor: &mut Cursor<'_>, card: &mut Card) -> Result<(), Fault> {
    if let Some(numbers) = cursor.word().and_then(number::power_toughness) {
        card.power_toughness = Some(numbers);
        cursor.skip();
    } else if cursor.eat("legendary") {
        card.legendary = true;
    } else if let Some(colour) = cursor.eat_one_of(&COLOURS) {
        card.colours = card.colours.with(colour);
        cursor.eat("and");
    } else if let Some(found) = card_type(cursor) {
        card.types = card.types.with(found);
    } else if let Some(word) = cursor.word().filter(|word| is_subtype(word)) {
        card.subtypes.push(word.into());
        cursor.skip();
    } else if !cursor.eat_any(&["colourless", "colorless"]) {
        return Err(cursor.wanted(Wanted::Word("token")));
    }
    Ok(())
}

/// A token is called as its subtypes are, unless the effect names it.
pub(super) fn default_name(card: &Card) -> Arc<str> {
    let subtypes: Vec<&str> = card.subtypes.iter().map(AsRef::as_ref).collect();
    if subtypes.is_empty() { "Token".into() } else { subtypes.join(" ").into() }
}

fn keywords(cursor: &mut Cursor<'_>, card: &mut Card) -> Result<(), Fault> {
    card.keywords = card.keywords.with(keyword(cursor)?);
    loop {
        let before = *cursor;
        let joined = cursor.eat_mark(",") | cursor.eat("and");
        match cursor.eat_one_of(&KEYWORDS).filter(|_| joined) {
            Some(next) => card.keywords = card.keywords.with(next),
            None => {
                *cursor = before;
                return Ok(());
            }
        }
    }
}
