//! Questions as a text asks them.

use super::super::ask::{AskLine, When};
use super::setup::player;
use crate::notation::{Cursor, Fault, Name, Wanted};

/// The moments that questions are about, by their words.
pub(in crate::scenario) const WHENS: [(&str, When); 3] =
    [("next", When::NextEvent), ("at end of step", When::EndOfStep), ("at end of turn", When::EndOfTurn)];

const NAME_ENDS: [&str; 4] = ["next", "at end of", "at the end of", "believing"];

/// The question that must stand here: `order`, `attack X`, `size X at end of turn`. It ends where its words end.
///
/// # Errors
/// Something else stands here.
pub fn ask_line(cursor: &mut Cursor<'_>) -> Result<AskLine, Fault> {
    let plain = [
        ("next", AskLine::Next),
        ("order", AskLine::Order),
        ("priority", AskLine::Priority),
        ("trigger", AskLine::Trigger),
    ];
    if let Some((_, ask)) = plain.into_iter().find(|(word, _)| cursor.eat(word)) {
        return Ok(ask);
    }
    Ok(if cursor.eat("attack") {
        AskLine::Attack(name(cursor)?)
    } else if cursor.eat("block") {
        AskLine::Block(name(cursor)?)
    } else if cursor.eat("play") {
        AskLine::Play(name(cursor)?)
    } else if cursor.eat("return") {
        AskLine::Return(name(cursor)?)
    } else if cursor.eat("life") {
        AskLine::Life(player(cursor)?, when(cursor)?)
    } else if cursor.eat("size") {
        AskLine::Size(name(cursor)?, when(cursor)?)
    } else if cursor.eat("zone") {
        AskLine::Zone(name(cursor)?, when(cursor)?)
    } else if cursor.eat("tapped") {
        AskLine::Tapped(name(cursor)?, when(cursor)?)
    } else if cursor.eat("damage") {
        AskLine::Damage(name(cursor)?, when(cursor)?)
    } else {
        return Err(cursor.wanted(Wanted::Ask));
    })
}

fn name(cursor: &mut Cursor<'_>) -> Result<Name, Fault> {
    cursor.name(&NAME_ENDS, Wanted::ObjectName)
}

fn when(cursor: &mut Cursor<'_>) -> Result<When, Fault> {
    let longer = [("at the end of step", When::EndOfStep), ("at the end of turn", When::EndOfTurn)];
    let found = cursor.eat_one_of(&WHENS).or_else(|| cursor.eat_one_of(&longer));
    found.ok_or_else(|| cursor.wanted(Wanted::When))
}
