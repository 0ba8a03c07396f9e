//! The rows of a step: what each edition says of a fact, where it is written, and where the sentences part.

use super::compare::of_edition;
use super::names::CardNames;
use super::{Teller, compare_topics};
use crate::engine::{Awaiting, Entry, Game};
use crate::rulebook::{self, Topic};
use crate::scenario::event_tag;
use crate::session::compare::{Comparison, Forbidden, Pair, RowPair, differing};
use crate::session::snapshot::{Row, RowMark, RowSide, Run, Text, list};
use crate::session::{Session, YOU};
use crate::text::{self, CompareTexts, Fact, Scene};
use std::collections::BTreeMap;

/// How many events before a step are looked at to explain it.
const EARLIER: u32 = 60;

/// Both games while the lines of a step are told in order.
pub(super) struct Lines<'a> {
    comparison: &'a Comparison,
    sides: [Side<'a>; 2],
}

/// One edition's game while its events are told.
struct Side<'a> {
    session: &'a Session,
    before: Game,
    after: Game,
    /// The events of the step and some before it.
    log: Vec<Entry>,
}

/// An event in words.
struct Told {
    entry: Entry,
    /// In the edition's own words.
    own: Vec<Fact>,
    /// In the words in which both editions are compared.
    common: Vec<Fact>,
    /// What the rulebook says of each fact.
    topics: Vec<Vec<Topic>>,
}

impl<'a> Side<'a> {
    fn new(session: &'a Session, events: impl Iterator<Item = u32> + Clone) -> Self {
        let first = events.clone().next().unwrap_or(session.timeline.len());
        let end = events.last().map_or(first, |last| last + 1);
        let before = Game::clone(&session.timeline.game_at(first));
        let log = session.timeline.entries(first.saturating_sub(EARLIER)..end).cloned().collect();
        Self { session, after: before.clone(), before, log }
    }

    /// The next event in words.
    fn tell(&mut self, seq: u32) -> Option<Told> {
        let at = self.log.iter().position(|entry| entry.seq == seq)?;
        let entry = self.log.get(at)?.clone();
        self.after.evolve(&entry);
        let names = CardNames { plot: &*self.session.plot, locale: self.session.locale };
        let scene = || Scene::new(self.session.locale, &names, YOU, &self.before, &self.after).unnumbered();
        let own = text::facts(&scene(), &entry);
        let common = text::facts(&scene().worded(crate::engine::Edition::default()), &entry);
        let cited = rulebook::cite(&entry, self.log.get(..at).unwrap_or_default());
        let topics = own.iter().map(|fact| compare_topics::of(fact.about, &entry.event, &cited)).collect();
        self.before.evolve(&entry);
        Some(Told { entry, own, common, topics })
    }

    /// Something told with the words and the passages of this side.
    fn with<T>(&self, game: &Game, tell: impl FnOnce(&Teller<'_>) -> T) -> T {
        let names = CardNames { plot: &*self.session.plot, locale: self.session.locale };
        let scene = Scene::new(self.session.locale, &names, YOU, game, game).unnumbered();
        // No permanent is shown here, only named.
        let hung = BTreeMap::new();
        let (awaiting, legal) = (Awaiting::TheTurn, Vec::new());
        tell(&Teller { session: self.session, game, scene: &scene, awaiting, legal, hung })
    }

    fn comparing(&self) -> &'static dyn CompareTexts {
        text::tongue(self.session.locale)
    }

    /// What stands here of something that only the other edition has.
    fn absent(&self, topics: &[Topic]) -> RowSide {
        let edition = self.session.edition;
        let told = compare_topics::lacking(topics, edition, self.session.locale);
        RowSide {
            is_absent: true,
            absent: Some(of_edition(self.comparing().comparing().not_here, edition).into()),
            annotations: self.with(&self.after, |teller| list(told.iter().map(|own| teller.own(own)))),
            ..self.empty()
        }
    }

    fn empty(&self) -> RowSide {
        RowSide {
            edition: self.session.edition,
            is_absent: false,
            event: "",
            seq: None,
            sentence: list([]),
            facts: list([]),
            absent: None,
            citations: list([]),
            annotations: list([]),
        }
    }

    fn present(&self, told: &Told, at: usize, other: Option<&Fact>) -> Option<RowSide> {
        let (own, common, topics) = (told.own.get(at)?, told.common.get(at)?, told.topics.get(at)?);
        let is_new = |text: &String| other.is_some_and(|other| !other.more.contains(text));
        let facts = own.more.iter().zip(&common.more).map(|(text, common)| run(text, is_new(common)));
        let sentence = match other {
            Some(other) => differing(&own.main, &common.main, &other.main),
            None => vec![(own.main.clone(), false)],
        };
        Some(RowSide {
            event: event_tag(&told.entry.event),
            seq: Some(told.entry.seq),
            sentence: list(sentence.iter().map(|(text, picked)| run(text, *picked))),
            facts: list(facts),
            citations: self.with(&self.after, |teller| teller.citations(topics)),
            annotations: self.with(&self.after, |teller| teller.annotations(topics)),
            ..self.empty()
        })
    }

    /// A choice that these rules refuse.
    fn refusing(&self, choice: &Forbidden) -> RowSide {
        let game = self.session.timeline.game_at(choice.asked);
        let why = self.with(&game, |teller| teller.refused(&choice.attempt));
        RowSide {
            event: "refused",
            sentence: list([run(&why.question, false)]),
            facts: list([run(&why.sentence, true)]),
            citations: why.citations,
            annotations: why.annotations,
            ..self.empty()
        }
    }

    /// The same choice where it was made.
    fn allowing(&self, choice: &Forbidden) -> RowSide {
        let topics = rulebook::cite_refusal(&choice.attempt.action, &choice.attempt.why);
        let told = compare_topics::lacking(&topics, self.session.edition, self.session.locale);
        let allowed = of_edition(self.comparing().comparing().is_allowed, self.session.edition);
        RowSide {
            event: "allowed",
            sentence: list([run(allowed, true)]),
            annotations: self.with(&self.after, |teller| list(told.iter().map(|own| teller.own(own)))),
            ..self.empty()
        }
    }
}

impl<'a> Lines<'a> {
    pub(super) fn new(comparison: &'a Comparison, pairs: &'a [Pair]) -> Self {
        let [older, newer] = comparison.sides();
        let side = |session, at: usize| {
            Side::new(session, pairs.iter().filter_map(move |pair| pair.events.get(at).copied().flatten()))
        };
        Self { comparison, sides: [side(older, 0), side(newer, 1)] }
    }

    /// The rows of a line, which is told after those before it.
    pub(super) fn rows(&mut self, at: usize, pair: &Pair) -> Vec<Row> {
        let [older, newer] = &mut self.sides;
        let [left, right] = pair.events;
        let told = [left.and_then(|seq| older.tell(seq)), right.and_then(|seq| newer.tell(seq))];
        let rows = pair.rows.iter().enumerate();
        rows.filter_map(|(number, row)| self.row((at, number), (pair, row), &told)).collect()
    }

    fn row(
        &self,
        (at, number): (usize, usize),
        (pair, row): (&Pair, &RowPair),
        told: &[Option<Told>; 2],
    ) -> Option<Row> {
        let place = u32::try_from(at).unwrap_or(u32::MAX).saturating_add(1);
        let sides = match &pair.forbidden {
            Some((forbidding, choice)) => {
                let [older, newer] = &self.sides;
                if *forbidding == 0 {
                    [older.refusing(choice), newer.allowing(choice)]
                } else {
                    [older.allowing(choice), newer.refusing(choice)]
                }
            }
            None => self.both(row, told)?,
        };
        let tongue = text::tongue(self.comparison.sides()[0].locale);
        Some(Row {
            key: format!("{at}-{number}").into(),
            place,
            is_current: place == self.comparison.place(),
            about: tongue.about(row.about).into(),
            mark: row.mark,
            mark_text: mark_text(tongue, row.mark),
            sides,
        })
    }

    fn both(&self, row: &RowPair, told: &[Option<Told>; 2]) -> Option<[RowSide; 2]> {
        let [older, newer] = &self.sides;
        let [left, right] = told;
        let [first, second] = row.facts;
        let common = |told: &'_ Option<Told>, at: Option<usize>| -> Option<Fact> {
            told.as_ref().and_then(|told| told.common.get(at?)).cloned()
        };
        let differs = row.mark == RowMark::Different;
        let (left_fact, right_fact) = (common(left, first), common(right, second));
        let topics = |told: &Option<Told>, at: usize| {
            told.as_ref().and_then(|told| told.topics.get(at)).cloned().unwrap_or_default()
        };
        Some(match (first, second) {
            (Some(one), Some(other)) => [
                older.present(left.as_ref()?, one, right_fact.as_ref().filter(|_| differs))?,
                newer.present(right.as_ref()?, other, left_fact.as_ref().filter(|_| differs))?,
            ],
            (Some(one), None) => {
                [older.present(left.as_ref()?, one, None)?, newer.absent(&topics(left, one))]
            }
            (None, Some(other)) => {
                [older.absent(&topics(right, other)), newer.present(right.as_ref()?, other, None)?]
            }
            (None, None) => return None,
        })
    }
}

fn mark_text(tongue: &dyn CompareTexts, mark: RowMark) -> Text {
    let words = tongue.comparing();
    match mark {
        RowMark::Same => words.same,
        RowMark::Different => words.different,
        RowMark::Only { edition } => of_edition(words.only_in, edition),
        RowMark::Allowed { edition } => of_edition(words.allowed_in, edition),
    }
    .into()
}

fn run(text: &str, is_clause: bool) -> Run {
    Run { text: text.into(), is_clause, is_sic: false, is_omitted: false, is_wrong: false }
}
