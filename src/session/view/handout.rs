//! A scenario as something to hand out: every event of its script in words, with each passage where it is first cited.

use super::{CardNames, Teller};
use crate::engine::{Awaiting, Edition, Entry, Game};
use crate::session::snapshot::{Annotation, CitationView, LogEntry, ScenarioView, Table, Text, list};
use crate::session::study::QuestionView;
use crate::session::{Command, Session, YOU};
use crate::text::voice::Scene;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A scenario from its first event to its last.
#[derive(Clone, Debug, PartialEq)]
pub struct Handout {
    /// Its own words.
    pub scenario: ScenarioView,
    /// By which rules it is played.
    pub edition: Edition,
    /// The same in words.
    pub edition_name: Text,
    /// The table before the first event.
    pub table: Table,
    /// What happens, step by step.
    pub steps: Rc<[HandoutStep]>,
    /// Whether more happens than is told.
    pub is_cut: bool,
}

/// A step of the turn, with what happens in it.
#[derive(Clone, Debug, PartialEq)]
pub struct HandoutStep {
    /// "Turno 5, Mantenimento".
    pub moment: Text,
    /// The events in order.
    pub events: Rc<[HandoutEvent]>,
}

/// An event.
#[derive(Clone, Debug, PartialEq)]
pub struct HandoutEvent {
    /// How many events have happened with it: its number, from 1.
    pub number: u32,
    /// In words.
    pub entry: Rc<LogEntry>,
    /// The passages for it.
    pub passages: Rc<[Quoted]>,
}

/// A passage for an event.
#[derive(Clone, Debug, PartialEq)]
pub enum Quoted {
    /// Quoted here for the first time.
    Here(Annotation),
    /// Quoted before.
    Before {
        /// Where it is from.
        citation: CitationView,
        /// The number of the event beside which it stands.
        event: u32,
    },
}

/// A question about what comes next, and its answer.
#[derive(Clone, Debug, PartialEq)]
pub struct HandoutQuestion {
    /// After how many events it is asked.
    pub after: u32,
    /// When: "Turno 5, Mantenimento"; nothing before the first event.
    pub moment: Text,
    /// The question, answered.
    pub view: QuestionView,
}

impl Session {
    /// The game that a link leads to, with at most so many events: the scenario as its script plays it, or with the choices of one's
    /// own that the link holds.
    #[must_use]
    pub fn handout(&self, limit: u32) -> Handout {
        let start = self.at_start_of_link();
        let whole = start.after(&Command::Jump(limit));
        let is_cut = whole.total() > limit;
        let begun = start.snapshot();
        Handout {
            scenario: begun.scenario,
            edition: begun.edition,
            edition_name: begun.edition_name,
            table: begun.table,
            steps: steps(whole.handed_out()),
            is_cut,
        }
    }

    /// When an event happened: "Turno 5, Mantenimento".
    pub(in crate::session) fn moment(&self, entry: &Entry) -> Text {
        let tongue = crate::text::tongue(self.locale);
        tongue.moment(entry.at.turn, tongue.step_short(entry.at.step)).into()
    }

    /// The events up to this place, each passage where it is first cited. The same words with another clause marked are
    /// another passage.
    fn handed_out(&self) -> Vec<HandoutEvent> {
        let names = CardNames { plot: &*self.plot, locale: self.locale };
        let game: &Game = &self.game;
        let scene = Scene::new(self.locale, &names, YOU, game, game);
        let teller = Teller {
            session: self,
            game,
            scene: &scene,
            awaiting: Awaiting::TheTurn,
            legal: Vec::new(),
            hung: BTreeMap::new(),
        };
        let mut known: Vec<(Annotation, u32)> = Vec::new();
        let told = teller.told(0..self.cursor).into_iter().map(|(entry, topics)| {
            let number = entry.seq.saturating_add(1);
            let quote = |annotation: &Annotation| match known
                .iter()
                .find(|(first, _)| is_same(first, annotation))
            {
                Some((_, event)) => Quoted::Before { citation: annotation.citation.clone(), event: *event },
                None => Quoted::Here(annotation.clone()),
            };
            let found = teller.annotations(&topics);
            let passages: Rc<[Quoted]> = found.iter().map(quote).collect();
            let fresh = found.iter().zip(&*passages).filter(|(_, quoted)| matches!(quoted, Quoted::Here(_)));
            known.extend(fresh.map(|(annotation, _)| (annotation.clone(), number)));
            HandoutEvent { number, entry, passages }
        });
        told.collect()
    }
}

/// Whether two annotations say the same, wherever they are cited for.
fn is_same(one: &Annotation, other: &Annotation) -> bool {
    one.paragraphs == other.paragraphs && one.own == other.own
}

/// The events under the moments in which they happen.
fn steps(events: Vec<HandoutEvent>) -> Rc<[HandoutStep]> {
    let groups = events.chunk_by(|one, next| one.entry.at.text == next.entry.at.text);
    let step = |events: &[HandoutEvent]| {
        let moment = events.first().map_or_else(Text::default, |first| Rc::clone(&first.entry.at.text));
        HandoutStep { moment, events: list(events.iter().cloned()) }
    };
    list(groups.map(step))
}
