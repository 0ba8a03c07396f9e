//! Blocks: `case` or `scenario` with head, cards, set-up and script. Cards before the first block belong to all.

use super::super::model::{Editions, Kind, Line, Scenario, Texts};
use super::{PERMANENTS_LIMIT, SCRIPT_LIMIT, act, setup};
use crate::notation::card;
use crate::notation::words::{edition_of, locale_of};
use crate::notation::{Cursor, Fault, NamedCard, Problem, SourceLine, Spot, Wanted};
use crate::scenario::model::SetupLine;
use std::sync::Arc;

/// All blocks of the lines.
pub(super) fn blocks(lines: &[SourceLine<'_>], faults: &mut Vec<Fault>) -> Vec<Scenario> {
    let mut reader = Reader { faults, done: Vec::new(), shared: Vec::new(), ids: Vec::new(), open: None };
    let mut rest = lines;
    while let Some((line, after)) = rest.split_first() {
        let cursor = Cursor::new(line);
        rest = after;
        if cursor.sees("card") {
            let length = after.iter().take_while(|next| next.indent > line.indent).count();
            let (body, left) = after.split_at(length);
            reader.card(cursor, body);
            rest = left;
        } else {
            reader.line(line, cursor);
        }
    }
    reader.close();
    if reader.done.is_empty() && reader.faults.is_empty() {
        reader.faults.push(Fault::new(Spot::new(1, 1), Problem::NothingHere));
    }
    reader.done
}

struct Reader<'f> {
    faults: &'f mut Vec<Fault>,
    done: Vec<Scenario>,
    shared: Vec<NamedCard>,
    ids: Vec<Arc<str>>,
    open: Option<Open>,
}

/// The block being read.
struct Open {
    scenario: Scenario,
    faults_before: usize,
}

impl Reader<'_> {
    fn card(&mut self, mut cursor: Cursor<'_>, body: &[SourceLine<'_>]) {
        cursor.skip();
        let Some((name, card)) = card::parse(cursor, body, self.faults) else { return };
        let known = match &mut self.open {
            Some(open) => &mut open.scenario.cards,
            None => &mut self.shared,
        };
        if known.iter().any(|other| other.is_called(&name.text)) {
            self.faults.push(Fault::new(name.spot, Problem::RepeatedCard { name: name.text }));
        } else {
            known.push(card);
        }
    }

    fn line(&mut self, line: &SourceLine<'_>, cursor: Cursor<'_>) {
        let result = if cursor.sees("case") || cursor.sees("scenario") {
            self.open(line, cursor)
        } else {
            let spot = cursor.spot();
            match &mut self.open {
                Some(open) => statement(&mut open.scenario, line, cursor),
                None => Err(Fault::new(spot, Problem::BeforeFirstBlock)),
            }
        };
        self.faults.extend(result.err());
    }

    fn open(&mut self, line: &SourceLine<'_>, mut cursor: Cursor<'_>) -> Result<(), Fault> {
        self.close();
        let faults_before = self.faults.len();
        let spot = cursor.spot();
        let kind = if cursor.eat("case") { Kind::Case } else { Kind::Scenario };
        if matches!(kind, Kind::Scenario) {
            cursor.skip();
        }
        let mut words = line.text.split_whitespace().skip(1);
        let id = words.next().unwrap_or("");
        let heading = words.collect::<Vec<_>>().join(" ");
        let scenario = Scenario {
            id: id.into(),
            spot,
            kind,
            heading: heading.into(),
            cards: self.shared.clone(),
            ..Scenario::blank()
        };
        let problem = if id.is_empty() || id.contains('"') {
            Some(Problem::Expected { what: Wanted::Id, found: None })
        } else if self.ids.iter().any(|other| other.eq_ignore_ascii_case(id)) {
            Some(Problem::RepeatedId { id: id.into() })
        } else {
            None
        };
        self.ids.push(Arc::clone(&scenario.id));
        self.open = Some(Open { scenario, faults_before });
        problem.map_or(Ok(()), |problem| Err(Fault::new(cursor.spot(), problem)))
    }

    /// Ends the block being read; one with faults is left out.
    fn close(&mut self) {
        let Some(open) = self.open.take() else { return };
        let permanents =
            open.scenario.setup.iter().filter(|line| matches!(line.statement, SetupLine::Have(_))).count();
        if permanents > PERMANENTS_LIMIT {
            let problem = Problem::TooManyPermanents { limit: PERMANENTS_LIMIT };
            self.faults.push(Fault::new(open.scenario.spot, problem));
        }
        if open.scenario.script.len() > SCRIPT_LIMIT {
            let problem = Problem::TooManyScriptLines { limit: SCRIPT_LIMIT };
            self.faults.push(Fault::new(open.scenario.spot, problem));
        }
        if self.faults.len() == open.faults_before {
            self.done.push(open.scenario);
        }
    }
}

fn statement(scenario: &mut Scenario, line: &SourceLine<'_>, mut cursor: Cursor<'_>) -> Result<(), Fault> {
    let spot = cursor.spot();
    if cursor.eat("edition") {
        scenario.editions = editions(&mut cursor)?;
        return Ok(());
    }
    if cursor.eat("rules") {
        let text = line.text.split_once(char::is_whitespace).map_or("", |(_, rest)| rest.trim());
        scenario.rules = Some(text.into());
        return Ok(());
    }
    if cursor.eat("title") {
        return texts(&mut scenario.titles, &mut cursor);
    }
    if cursor.eat("intro") {
        return texts(&mut scenario.intros, &mut cursor);
    }
    let editions = edition_before(&mut cursor);
    let before = cursor;
    if let Some(statement) = setup::setup_line(&mut cursor)? {
        cursor.finish()?;
        if !scenario.script.is_empty() {
            return Err(before.fault(Problem::SetupAfterScript));
        }
        scenario.setup.push(Line { spot, editions, statement });
        return Ok(());
    }
    let statement = act::script_line(&mut cursor)?;
    cursor.finish()?;
    scenario.script.push(Line { spot, editions, statement });
    Ok(())
}

/// `both`, `classic` or `current`, and nothing else.
///
/// # Errors
/// Something else stands here.
pub fn editions(cursor: &mut Cursor<'_>) -> Result<Editions, Fault> {
    if cursor.eat("both") {
        cursor.finish()?;
        return Ok(Editions::Both);
    }
    let only = cursor.word().and_then(edition_of).ok_or_else(|| cursor.wanted(Wanted::Edition))?;
    cursor.skip();
    cursor.finish()?;
    Ok(Editions::Only(only))
}

/// `classic` or `current` before a statement; both editions if neither stands here.
pub fn edition_before(cursor: &mut Cursor<'_>) -> Editions {
    let Some(only) = cursor.word().and_then(edition_of) else { return Editions::Both };
    cursor.skip();
    Editions::Only(only)
}

/// `it "…" fr "…"`, one after the other.
///
/// # Errors
/// A language without its text, or a text without its language.
pub fn texts(texts: &mut Texts, cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    loop {
        let locale = cursor.word().and_then(locale_of).ok_or_else(|| cursor.wanted(Wanted::Language))?;
        cursor.skip();
        let text = cursor.quoted().ok_or_else(|| cursor.wanted(Wanted::QuotedText))?;
        texts.set(locale, text.into());
        if cursor.is_done() {
            return Ok(());
        }
    }
}
