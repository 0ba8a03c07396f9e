//! The head of a lesson: everything about it but the board and the beats.

use super::spaces::with_french_spaces;
use crate::engine::Step;
use crate::lesson::model::{Chapter, Lesson};
use crate::locale::Locale;
use crate::notation::{Cursor, Fault, Wanted, turn};
use crate::scenario::{Texts, editions, texts};

/// The chapters by their words.
const CHAPTERS: [(&str, Chapter); 5] = [
    (Chapter::Turn.slug(), Chapter::Turn),
    (Chapter::Acting.slug(), Chapter::Acting),
    (Chapter::Combat.slug(), Chapter::Combat),
    (Chapter::Phasing.slug(), Chapter::Phasing),
    (Chapter::NightAndTeams.slug(), Chapter::NightAndTeams),
];

/// Takes the statement of the head here, if it is one; whether it was.
pub(super) fn statement(lesson: &mut Lesson, cursor: &mut Cursor<'_>) -> Result<bool, Fault> {
    if cursor.eat("chapter") {
        lesson.chapter = cursor.eat_one_of(&CHAPTERS).ok_or_else(|| cursor.wanted(Wanted::Chapter))?;
    } else if cursor.eat("after") {
        lesson.after.push(cursor.name(&[], Wanted::Id)?);
        while cursor.eat_mark(",") {
            lesson.after.push(cursor.name(&[], Wanted::Id)?);
        }
    } else if cursor.eat("steps") {
        lesson.steps = steps(cursor)?;
    } else if cursor.eat("minutes") {
        lesson.minutes = cursor.number()?;
    } else if cursor.eat("edition") {
        lesson.editions = editions(cursor)?;
    } else if cursor.eat("title") {
        told(&mut lesson.titles, cursor)?;
    } else if cursor.eat("goal") {
        told(&mut lesson.goals, cursor)?;
    } else {
        return Ok(false);
    }
    cursor.finish()?;
    Ok(true)
}

/// `untap, upkeep`, or `all`.
fn steps(cursor: &mut Cursor<'_>) -> Result<Vec<Step>, Fault> {
    if cursor.eat("all") {
        return Ok(Step::ALL.to_vec());
    }
    let mut steps = vec![turn::step(cursor)?];
    while cursor.eat_mark(",") {
        steps.push(turn::step(cursor)?);
    }
    steps.sort_unstable();
    steps.dedup();
    Ok(steps)
}

/// Texts by their languages, set as they are to be shown.
pub(super) fn told(into: &mut Texts, cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    texts(into, cursor)?;
    if let Some(french) = into.get(Locale::Fr).map(with_french_spaces) {
        into.set(Locale::Fr, french.into());
    }
    Ok(())
}
