//! Texts to lessons. Every line is judged by itself, so all faults of a text are found at once.

mod beat;
mod head;
mod spaces;

use super::model::{Beat, Chapter, Lesson};
use crate::notation::{Cursor, Fault, NamedCard, Problem, SourceLine, Spot, Wanted, card, lines, shortened};
use crate::scenario::{
    Editions, Line, PERMANENTS_LIMIT, SCRIPT_LIMIT, SetupLine, Texts, edition_before, setup_line,
};
use std::sync::Arc;

/// The line between the texts of a bundle.
const BETWEEN: &str = "=====";

/// The most texts of a bundle that are read.
const TEXTS_LIMIT: usize = 500;

/// The lessons of a text, in order, and everything that is wrong with it. A lesson with faults is left out.
#[must_use]
pub fn parse_with_faults(text: &str) -> (Vec<Lesson>, Vec<Fault>) {
    let (lines, mut faults) = lines(text);
    let mut reader = Reader { faults: &mut faults, done: Vec::new(), shared: Vec::new(), open: None };
    reader.read(&lines);
    let lessons = reader.done;
    if lessons.is_empty() && faults.is_empty() {
        faults.push(Fault::new(Spot::new(1, 1), Problem::NoLessonHere));
    }
    faults.sort_by_key(|fault| (fault.spot.line(), fault.spot.column()));
    (lessons, faults)
}

/// The lessons of a text, in order.
///
/// # Errors
/// All faults of the text, by their places.
pub fn parse(text: &str) -> Result<Vec<Lesson>, Vec<Fault>> {
    match parse_with_faults(text) {
        (lessons, faults) if faults.is_empty() => Ok(lessons),
        (_, faults) => Err(faults),
    }
}

/// Many texts as one, for a page that fetches them all at once.
#[must_use]
pub fn bundle<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    let texts: Vec<&str> = texts.into_iter().collect();
    texts.join(&format!("\n{BETWEEN}\n"))
}

/// The lessons of a bundle, those of each text in order. A lesson with faults is left out.
#[must_use]
pub fn unbundle(text: &str) -> Vec<Lesson> {
    let between = format!("\n{BETWEEN}\n");
    let texts = text.split(&between).take(TEXTS_LIMIT);
    texts.flat_map(|text| parse_with_faults(text).0).collect()
}

struct Reader<'f> {
    faults: &'f mut Vec<Fault>,
    done: Vec<Lesson>,
    shared: Vec<NamedCard>,
    open: Option<Open>,
}

/// The lesson being read.
struct Open {
    lesson: Lesson,
    faults_before: usize,
}

impl Reader<'_> {
    fn read(&mut self, lines: &[SourceLine<'_>]) {
        let mut rest = lines;
        while let Some((line, after)) = rest.split_first() {
            rest = after;
            let cursor = Cursor::new(line);
            if cursor.sees("card") {
                let length = after.iter().take_while(|next| next.indent > line.indent).count();
                let (body, left) = after.split_at(length);
                self.card(line, cursor, body);
                rest = left;
            } else if let Err(fault) = self.line(cursor) {
                self.faults.push(fault);
            }
        }
        self.close();
    }

    /// A card belongs to the lesson being read; at the margin behind its beats, to those that follow.
    fn card(&mut self, line: &SourceLine<'_>, mut cursor: Cursor<'_>, body: &[SourceLine<'_>]) {
        if line.indent == 0 && self.open.as_ref().is_some_and(|open| !open.lesson.beats.is_empty()) {
            self.close();
        }
        cursor.skip();
        let Some((name, card)) = card::parse(cursor, body, self.faults) else { return };
        let known = match &mut self.open {
            Some(open) => &mut open.lesson.cards,
            None => &mut self.shared,
        };
        if known.iter().any(|other| other.is_called(&name.text)) {
            self.faults.push(Fault::new(name.spot, Problem::RepeatedCard { name: name.text }));
        } else {
            known.push(card);
        }
    }

    fn line(&mut self, mut cursor: Cursor<'_>) -> Result<(), Fault> {
        let spot = cursor.spot();
        if cursor.eat("lesson") {
            self.close();
            let faults_before = self.faults.len();
            let id = cursor.word().map(Arc::from);
            let lesson = new_lesson(id.clone().unwrap_or_default(), spot, self.shared.clone());
            self.open = Some(Open { lesson, faults_before });
            if id.is_none() {
                return Err(cursor.wanted(Wanted::Id));
            }
            cursor.skip();
            return cursor.finish();
        }
        match &mut self.open {
            Some(open) => statement(&mut open.lesson, cursor),
            None => Err(Fault::new(spot, Problem::BeforeFirstLesson)),
        }
    }

    /// Ends the lesson being read; one with faults is left out.
    fn close(&mut self) {
        let Some(open) = self.open.take() else { return };
        let lesson = &open.lesson;
        let permanents =
            lesson.setup.iter().filter(|line| matches!(line.statement, SetupLine::Have(_))).count();
        if permanents > PERMANENTS_LIMIT {
            let problem = Problem::TooManyPermanents { limit: PERMANENTS_LIMIT };
            self.faults.push(Fault::new(lesson.spot, problem));
        }
        if beat::script_lines(&lesson.beats) > SCRIPT_LIMIT {
            let problem = Problem::TooManyScriptLines { limit: SCRIPT_LIMIT };
            self.faults.push(Fault::new(lesson.spot, problem));
        }
        if self.faults.len() == open.faults_before {
            self.done.push(open.lesson);
        }
    }
}

fn new_lesson(id: Arc<str>, spot: Spot, cards: Vec<NamedCard>) -> Lesson {
    Lesson {
        id,
        spot,
        chapter: Chapter::Turn,
        after: Vec::new(),
        steps: Vec::new(),
        minutes: 0,
        editions: Editions::Both,
        titles: Texts::default(),
        goals: Texts::default(),
        cards,
        setup: Vec::new(),
        beats: Vec::new(),
    }
}

fn statement(lesson: &mut Lesson, mut cursor: Cursor<'_>) -> Result<(), Fault> {
    if head::statement(lesson, &mut cursor)? {
        return Ok(());
    }
    let spot = cursor.spot();
    let editions = edition_before(&mut cursor);
    if let Some(kind) = beat::opening(&mut cursor)? {
        cursor.finish()?;
        let statement = Beat { says: Vec::new(), kind };
        lesson.beats.push(Line { spot, editions, statement });
        return Ok(());
    }
    let before = cursor;
    if let Some(statement) = setup_line(&mut cursor)? {
        cursor.finish()?;
        if !lesson.beats.is_empty() {
            return Err(before.fault(Problem::SetupAfterScript));
        }
        lesson.setup.push(Line { spot, editions, statement });
        return Ok(());
    }
    match lesson.beats.last_mut() {
        Some(open) => beat::statement(&mut open.statement, spot, editions, cursor),
        None if beat::is_statement(cursor) => Err(before.fault(Problem::OutsideBeats)),
        None => Err(before.wanted(Wanted::Statement)),
    }
}

/// The fault that the statement here belongs into another kind of beat.
fn out_of_place(cursor: &Cursor<'_>) -> Fault {
    let word = cursor.word().map(shortened).unwrap_or_default();
    cursor.fault(Problem::NotInThisBeat { word })
}
