//! The beats of a lesson: how they begin, and what stands in them.

use super::head::told;
use super::out_of_place;
use crate::engine::Misconception;
use crate::lesson::model::{Attempt, Beat, BeatKind, Mistake, Prediction, RuleLine, Task};
use crate::locale::Locale;
use crate::notation::{Cursor, Fault, Spot, Wanted};
use crate::rulebook::Topic;
use crate::scenario::{Editions, Line, Texts, ask_line, attempt, command, expectation, script_line};
use serde::Deserialize;
use serde::de::value::{Error, StrDeserializer};

/// The words with which the statements of a beat begin, apart from its script.
const WORDS: [&str; 7] = ["say", "until", "solution", "mistake", "believing", "forbidden", "rule"];

/// The beat that begins here, if one does.
pub(super) fn opening(cursor: &mut Cursor<'_>) -> Result<Option<BeatKind>, Fault> {
    let kind = if cursor.eat("tell") {
        BeatKind::Tell { script: Vec::new() }
    } else if cursor.eat("do") {
        BeatKind::Do(Task::default())
    } else if cursor.eat("try") {
        BeatKind::Try { forbidden: Vec::new() }
    } else if cursor.eat("summary") {
        BeatKind::Summary { rules: Vec::new() }
    } else if cursor.sees("free") && !cursor.sees("free mana") {
        cursor.skip();
        BeatKind::Free(Task::default())
    } else if cursor.eat("predict") {
        BeatKind::Predict(Prediction { ask: ask_line(cursor)?, believing: Vec::new(), script: Vec::new() })
    } else {
        return Ok(None);
    };
    Ok(Some(kind))
}

/// Whether a statement of a beat stands here.
pub(super) fn is_statement(mut cursor: Cursor<'_>) -> bool {
    WORDS.iter().any(|word| cursor.sees(word)) || script_line(&mut cursor).is_ok()
}

/// How many lines of script there are in all.
pub(super) fn script_lines(beats: &[Line<Beat>]) -> usize {
    let lines = beats.iter().map(|beat| match &beat.statement.kind {
        BeatKind::Tell { script } => script.len(),
        BeatKind::Predict(prediction) => prediction.script.len(),
        BeatKind::Do(task) | BeatKind::Free(task) => {
            task.solution.len() + task.mistakes.len() + task.until.len()
        }
        BeatKind::Try { forbidden } => forbidden.len(),
        BeatKind::Summary { .. } => 0,
    });
    lines.sum()
}

/// Takes the statement here into the beat.
pub(super) fn statement(
    beat: &mut Beat,
    spot: Spot,
    editions: Editions,
    mut cursor: Cursor<'_>,
) -> Result<(), Fault> {
    let here = cursor;
    if cursor.eat("say") {
        return say(&mut beat.says, spot, editions, cursor);
    }
    match &mut beat.kind {
        BeatKind::Tell { script } => add(script, spot, editions, script_line(&mut cursor)),
        BeatKind::Predict(prediction) if cursor.eat("believing") => {
            beliefs(&mut prediction.believing, spot, editions, &mut cursor)
        }
        BeatKind::Predict(prediction) => {
            add(&mut prediction.script, spot, editions, script_line(&mut cursor))
        }
        BeatKind::Do(task) | BeatKind::Free(task) => of_task(task, spot, editions, &mut cursor),
        BeatKind::Try { forbidden } if cursor.eat("forbidden") => {
            add(forbidden, spot, editions, refused(&mut cursor))
        }
        BeatKind::Summary { rules } if cursor.eat("rule") => topics(rules, spot, editions, &mut cursor),
        BeatKind::Try { .. } | BeatKind::Summary { .. } if is_statement(here) => Err(out_of_place(&here)),
        BeatKind::Try { .. } | BeatKind::Summary { .. } => Err(here.wanted(Wanted::Statement)),
    }
    .map_err(|fault| if is_foreign(&here, &fault) { out_of_place(&here) } else { fault })?;
    cursor.finish()
}

/// Whether a statement was not understood because it belongs into another kind of beat.
fn is_foreign(here: &Cursor<'_>, fault: &Fault) -> bool {
    let is_at_once = (fault.spot.line(), fault.spot.column()) == (here.spot().line(), here.spot().column());
    is_at_once && is_statement(*here)
}

fn add<T>(
    to: &mut Vec<Line<T>>,
    spot: Spot,
    editions: Editions,
    read: Result<T, Fault>,
) -> Result<(), Fault> {
    read.map(|statement| to.push(Line { spot, editions, statement }))
}

/// A text of a paragraph: the first one of the same editions that has nothing in that language yet, or a new one.
fn say(
    says: &mut Vec<Line<Texts>>,
    spot: Spot,
    editions: Editions,
    mut cursor: Cursor<'_>,
) -> Result<(), Fault> {
    let mut new = Texts::default();
    told(&mut new, &mut cursor)?;
    let given = || Locale::ALL.into_iter().filter_map(|locale| Some((locale, new.get(locale)?)));
    let is_open = |say: &&mut Line<Texts>| {
        say.editions == editions && given().all(|(locale, _)| say.statement.get(locale).is_none())
    };
    match says.iter_mut().find(is_open) {
        Some(open) => given().for_each(|(locale, text)| open.statement.set(locale, text.into())),
        None => says.push(Line { spot, editions, statement: new }),
    }
    Ok(())
}

fn of_task(task: &mut Task, spot: Spot, editions: Editions, cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    if cursor.eat("until") {
        return add(&mut task.until, spot, editions, expectation(cursor));
    }
    if cursor.eat("solution") {
        return add(&mut task.solution, spot, editions, command(cursor));
    }
    if cursor.eat("mistake") {
        let mistake = if cursor.eat("refuse") {
            refused(cursor).map(Mistake::Refused)
        } else {
            command(cursor).map(Mistake::Plays)
        };
        return add(&mut task.mistakes, spot, editions, mistake);
    }
    Err(cursor.wanted(Wanted::Statement))
}

fn refused(cursor: &mut Cursor<'_>) -> Result<Attempt, Fault> {
    let (player, act, because) = attempt(cursor)?;
    Ok(Attempt { player, act, because })
}

fn beliefs(
    into: &mut Vec<Line<Misconception>>,
    spot: Spot,
    editions: Editions,
    cursor: &mut Cursor<'_>,
) -> Result<(), Fault> {
    loop {
        let belief = cursor.word().and_then(Misconception::from_slug);
        let statement = belief.ok_or_else(|| cursor.wanted(Wanted::Belief))?;
        cursor.skip();
        into.push(Line { spot, editions, statement });
        if !cursor.eat_mark(",") {
            return Ok(());
        }
    }
}

fn topics(
    into: &mut Vec<Line<RuleLine>>,
    spot: Spot,
    editions: Editions,
    cursor: &mut Cursor<'_>,
) -> Result<(), Fault> {
    loop {
        let before = *cursor;
        let name = cursor.name(&[], Wanted::Topic)?;
        let topic = Topic::deserialize(StrDeserializer::<Error>::new(&name.text));
        let topic = topic.map_err(|_| before.wanted(Wanted::Topic))?;
        into.push(Line { spot, editions, statement: RuleLine { name, topic } });
        if !cursor.eat_mark(",") {
            return Ok(());
        }
    }
}
