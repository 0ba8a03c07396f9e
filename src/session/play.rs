//! Playing scenarios: those that come along, by name, and any other from its text.

use super::note::Note;
use super::snapshot::{Notice, NoticeKind, Text};
use super::{Plot, Session};
use crate::engine::{Action, Card, Edition, Game, PlayerId, Setup};
use crate::locale::Locale;
use crate::scenario::link::{self, LinkFault};
use crate::scenario::{self, Built, Fault, Labels, Scenario, Script};
use serde::Serialize;
use std::rc::Rc;
use std::sync::Arc;

/// A scenario of the list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ScenarioCard {
    /// Its name in links.
    pub id: Text,
    /// What it is called.
    pub title: Text,
    /// What it is about, in a line or two.
    pub summary: Text,
    /// The editions in which it can be played.
    pub editions: Rc<[Edition]>,
}

/// The scenarios that come along, in order.
#[must_use]
pub fn scenarios(locale: Locale) -> Rc<[ScenarioCard]> {
    let card = |scenario: &Scenario| ScenarioCard {
        id: Text::from(&*scenario.id),
        title: scenario.title(locale).into(),
        summary: scenario.intro(locale).unwrap_or_default().into(),
        editions: scenario.editions.iter().collect(),
    };
    scenario::builtin_heads().iter().map(card).collect()
}

/// A scenario, built for each of its editions.
#[derive(Debug)]
struct Staged {
    scenario: Scenario,
    /// The name by which links call it.
    id: String,
    stages: Vec<(Edition, Stage)>,
}

/// A scenario built for one edition.
#[derive(Debug)]
struct Stage {
    setup: Setup,
    script: Script,
    labels: Labels,
}

impl Staged {
    fn new(scenario: &Scenario, id: &str) -> Result<Self, Vec<Fault>> {
        let mut stages = Vec::new();
        for edition in scenario.editions.iter() {
            let Built { setup, labels, .. } = scenario.build(edition)?;
            let script = Script::new(scenario, edition, labels.clone());
            stages.push((edition, Stage { setup, script, labels }));
        }
        Ok(Self { scenario: scenario.clone(), id: id.to_owned(), stages })
    }

    fn stage(&self, edition: Edition) -> Option<&Stage> {
        self.stages.iter().find(|(own, _)| *own == edition).map(|(_, stage)| stage)
    }
}

impl Plot for Staged {
    fn id(&self) -> &str {
        &self.id
    }

    fn title(&self, locale: Locale) -> String {
        self.scenario.title(locale).to_owned()
    }

    fn intro(&self, locale: Locale) -> String {
        self.scenario.intro(locale).unwrap_or_default().to_owned()
    }

    fn setup(&self, edition: Edition) -> Option<&Setup> {
        self.stage(edition).map(|stage| &stage.setup)
    }

    fn next_move(&self, edition: Edition, game: &Game, position: usize) -> Option<(usize, PlayerId, Action)> {
        self.stage(edition)?.script.next_move(game, position)
    }

    fn after_other_choice(&self, edition: Edition, game: &Game, position: usize) -> usize {
        self.stage(edition).map_or(position, |stage| stage.script.after_other_choice(game, position))
    }

    fn labels(&self, edition: Edition) -> Option<&Labels> {
        self.stage(edition).map(|stage| &stage.labels)
    }

    fn card_name(&self, card: &Card, locale: Locale) -> Option<Arc<str>> {
        let (_, stage) = self.stages.first()?;
        Some(stage.labels.card_name(locale, card).into())
    }
}

/// The first scenario of a text.
pub(super) fn first(text: &str) -> Result<Scenario, Note> {
    let scenarios = scenario::parse(text).map_err(Note::faulty)?;
    scenarios.into_iter().next().ok_or_else(|| Note::faulty(Vec::new()))
}

pub(super) const fn faulty_link(fault: LinkFault) -> NoticeKind {
    match fault {
        LinkFault::Newer => NoticeKind::LinkNewer,
        LinkFault::Damaged => NoticeKind::LinkDamaged,
        LinkFault::TooLong => NoticeKind::LinkTooLong,
    }
}

/// Whether two names in links mean the same scenario: capitals do not matter in names, but they do in a text.
#[must_use]
pub fn is_same_scenario(one: &str, other: &str) -> bool {
    one == other || (!link::is_link(one) && one.eq_ignore_ascii_case(other))
}

/// How long a scenario's text may be, in bytes.
pub const TEXT_LIMIT: usize = scenario::TEXT_LIMIT;

impl Session {
    /// Plays a scenario that a link names, in the edition asked for if it exists there: one that comes along by its name, one's
    /// own by its whole text, as [`encode`](link::encode) writes it.
    ///
    /// # Errors
    /// There is no such scenario, or what is wrong with the link or with the text in it.
    pub fn open(id: &str, edition: Edition, locale: Locale) -> Result<Self, Notice> {
        Self::opened(id, edition, locale).map_err(|note| note.told(locale))
    }

    /// Plays a scenario from its text; of several, the first.
    ///
    /// # Errors
    /// Everything that is wrong with the text, each fault with its line and column.
    pub fn read(text: &str, edition: Edition, locale: Locale) -> Result<Self, Notice> {
        Self::written(text, edition, locale).map_err(|note| note.told(locale))
    }

    /// Plays a scenario that has been read, in the edition asked for if it is valid there.
    ///
    /// # Errors
    /// Everything that is wrong with its set-up, each fault with its line and column.
    pub fn show(scenario: &Scenario, edition: Edition, locale: Locale) -> Result<Self, Notice> {
        Self::stage(scenario, "", edition, locale).map_err(|note| note.told(locale))
    }

    pub(super) fn opened(id: &str, edition: Edition, locale: Locale) -> Result<Self, Note> {
        if link::is_link(id) {
            let text = link::decode(id).map_err(|fault| Note::plain(faulty_link(fault)))?;
            return Self::stage(&first(&text)?, id, edition, locale);
        }
        let scenario = scenario::builtin(id).ok_or(Note::plain(NoticeKind::NoSuchScenario))?;
        Self::stage(scenario, &scenario.id, edition, locale)
    }

    pub(super) fn written(text: &str, edition: Edition, locale: Locale) -> Result<Self, Note> {
        Self::stage(&first(text)?, "", edition, locale)
    }

    /// Plays a board made for practice; `None` in an edition in which it can't be.
    pub(super) fn of_board(board: &Scenario, edition: Edition, locale: Locale) -> Option<Self> {
        Self::stage(board, "", edition, locale).ok().filter(|session| session.edition() == edition)
    }

    fn stage(scenario: &Scenario, id: &str, edition: Edition, locale: Locale) -> Result<Self, Note> {
        let staged = Staged::new(scenario, id).map_err(Note::faulty)?;
        let edition = if staged.stage(edition).is_some() { edition } else { edition.other() };
        Self::play(Rc::new(staged), edition, locale).map_err(|_| Note::plain(NoticeKind::NotInThatEdition))
    }

    pub(super) fn replace_by(&mut self, opened: Result<Self, Note>) {
        match opened {
            Ok(session) => *self = session,
            Err(note) => self.notice = Some(note),
        }
    }
}
