//! How something changes: "gets +2/+2 and gains flying", "doesn't untap", "can't attack".

use super::filter::{card_type, is_subtype, keyword};
use crate::engine::{Lasting, Modification};
use crate::notation::cursor::Cursor;
use crate::notation::fault::{Fault, Wanted};
use crate::notation::number;
use crate::notation::words::{COLOURS, KEYWORDS};
use std::sync::Arc;

/// The changes of one sentence.
#[derive(Debug, Default)]
pub(super) struct Changes {
    /// What changes, in the order of the text.
    pub list: Vec<Modification>,
    /// A duration that was said on the way: "during its controller's next untap step".
    pub lasting: Option<Lasting>,
}

/// Whether a change begins here.
pub(super) fn begins(cursor: &Cursor<'_>) -> bool {
    const VERBS: [&str; 22] = [
        "gets",
        "get",
        "gains",
        "gain",
        "has",
        "have",
        "loses",
        "lose",
        "becomes",
        "become",
        "is no longer",
        "is not",
        "isn't",
        "stops being",
        "stop being",
        "doesn't",
        "don't",
        "does not",
        "do not",
        "can't",
        "cannot",
        "may",
    ];
    VERBS.iter().any(|verb| cursor.sees(verb))
}

/// Whether this is about what is phased out: nothing but that it can't phase in.
pub(super) fn keep_out_of_phase(changes: &[Modification]) -> bool {
    changes.iter().all(|change| *change == Modification::CannotPhaseIn)
}

/// The changes that must stand here, joined by commas and "and".
pub(super) fn changes(cursor: &mut Cursor<'_>) -> Result<Changes, Fault> {
    let mut changes = Changes::default();
    loop {
        change(cursor, &mut changes)?;
        let before = *cursor;
        let comma = cursor.eat_mark(",");
        let and = cursor.eat("and");
        if !(comma || and) {
            return Ok(changes);
        }
        cursor.eat("it");
        if !begins(cursor) {
            *cursor = before;
            return Ok(changes);
        }
    }
}

fn change(cursor: &mut Cursor<'_>, changes: &mut Changes) -> Result<(), Fault> {
    if cursor.eat_any(&["gets", "get"]) {
        let (power, toughness) =
            cursor.word().and_then(number::bonus).ok_or_else(|| cursor.wanted(Wanted::PowerToughness))?;
        cursor.skip();
        changes.list.push(Modification::PowerToughness(power, toughness));
        return Ok(());
    }
    if cursor.eat_any(&["gains", "gain", "has", "have"]) {
        return keywords(cursor, &mut changes.list, Modification::Gain);
    }
    if cursor.eat_any(&["loses", "lose"]) {
        return keywords(cursor, &mut changes.list, Modification::Lose);
    }
    if cursor.eat_any(&["becomes", "become"]) {
        return becomes(cursor, &mut changes.list);
    }
    if cursor.eat_any(&["stops being", "stop being", "is no longer", "is not", "isn't"]) {
        cursor.eat_any(&["an", "a"]);
        let lost = card_type(cursor).ok_or_else(|| cursor.wanted(Wanted::CardType))?;
        changes.list.push(Modification::LoseType(lost));
        return Ok(());
    }
    if cursor.eat_any(&["doesn't", "don't", "does not", "do not"]) {
        return does_not_untap(cursor, changes);
    }
    if cursor.eat("may") {
        cursor.need("stay tapped")?;
        changes.list.push(Modification::MayStayTapped);
        return Ok(());
    }
    if cursor.eat_any(&["can't", "cannot"]) {
        return cannot(cursor, &mut changes.list);
    }
    Err(cursor.wanted(Wanted::Effect))
}

fn keywords(
    cursor: &mut Cursor<'_>,
    list: &mut Vec<Modification>,
    change: fn(crate::engine::Keyword) -> Modification,
) -> Result<(), Fault> {
    list.push(change(keyword(cursor)?));
    loop {
        let before = *cursor;
        let joined = cursor.eat_mark(",") | cursor.eat("and");
        match cursor.eat_one_of(&KEYWORDS).filter(|_| joined) {
            Some(next) => list.push(change(next)),
            None => {
                *cursor = before;
                return Ok(());
            }
        }
    }
}

/// "becomes 0/2", "becomes green", "becomes a 2/2 creature", "becomes a Wall".
fn becomes(cursor: &mut Cursor<'_>, list: &mut Vec<Modification>) -> Result<(), Fault> {
    let before = list.len();
    cursor.eat_any(&["an", "a"]);
    loop {
        if let Some((power, toughness)) = cursor.word().and_then(number::power_toughness) {
            cursor.skip();
            list.push(Modification::SetPowerToughness(power, toughness));
        } else if let Some(colour) = cursor.eat_one_of(&COLOURS) {
            list.push(Modification::BecomeColour(colour));
        } else if let Some(gained) = card_type(cursor) {
            list.push(Modification::AddType(gained));
        } else if let Some(word) = cursor.word().filter(|word| is_subtype(word)) {
            list.push(Modification::AddSubtype(Arc::from(word)));
            cursor.skip();
        } else if list.len() > before {
            return Ok(());
        } else {
            return Err(cursor.wanted(Wanted::Effect));
        }
    }
}

/// "doesn't untap", "… during its controller's untap step" (the same), "… during its controller's next untap step".
fn does_not_untap(cursor: &mut Cursor<'_>, changes: &mut Changes) -> Result<(), Fault> {
    cursor.need("untap")?;
    changes.list.push(Modification::DoesNotUntap);
    if cursor.eat("during") {
        cursor.eat_any(&[
            "its controller's",
            "their controller's",
            "their controllers'",
            "its",
            "their",
            "your",
        ]);
        if cursor.eat("next") {
            changes.lasting = Some(Lasting::NextUntapStep);
        }
        if !cursor.eat_any(&["untap step", "untap steps"]) {
            return Err(cursor.wanted(Wanted::Word("untap step")));
        }
    }
    Ok(())
}

/// "can't attack", "can't attack or block", "can't phase out".
fn cannot(cursor: &mut Cursor<'_>, list: &mut Vec<Modification>) -> Result<(), Fault> {
    loop {
        list.push(if cursor.eat("attack") {
            Modification::CannotAttack
        } else if cursor.eat("block") {
            Modification::CannotBlock
        } else if cursor.eat("phase out") {
            Modification::CannotPhaseOut
        } else if cursor.eat("phase in") {
            Modification::CannotPhaseIn
        } else {
            return Err(cursor.wanted(Wanted::Word("attack")));
        });
        if !cursor.eat_any(&["or", "and can't", "and cannot"]) {
            return Ok(());
        }
    }
}
