//! One learner's state and what both shells, the page and the JavaScript API, see of it. Knows no browser.

mod acting;
mod asked;
mod command;
mod compare;
mod event;
mod holds;
pub mod lab;
mod moving;
mod note;
mod places;
mod play;
mod played;
mod plot;
pub mod practice;
mod predicted;
pub mod progress;
mod replay;
mod script;
pub mod snapshot;
pub mod study;
mod timeline;
mod told;
mod track;
mod view;
mod visited;

pub use crate::rulebook::{Query, Standing};
pub use crate::scenario::{default_action, link};
pub use crate::text::fan_content_notice;
pub use command::Command;
pub use compare::{Comparison, OnlyIn};
pub use places::{explore, is_explored};
pub use play::{ScenarioCard, TEXT_LIMIT, is_same_scenario, scenarios};
pub use played::{PLAY_LIMIT, Play};
pub use plot::Plot;
pub use snapshot::Snapshot;
pub use view::{
    GlossView, Handout, HandoutEvent, HandoutQuestion, HandoutStep, PassageUse, PassageView, PlaceView,
    Quoted, ScenarioUse, SourceView, StepName, TermGroupView, TermView, TermWords, TopicView, found,
    glossary, has_passage, has_term, motto, rulebook, term, turn_outline, usages,
};

use crate::engine::{Action, Awaiting, Edition, Entry, Game, LegalAction, PlayerId, Refusal, SetupError};
use crate::locale::Locale;
use note::Note;
use snapshot::NoticeKind;
use std::rc::Rc;
use timeline::Timeline;

/// The seat of the learner.
const YOU: PlayerId = PlayerId::One;

/// How many choices can be undone.
const UNDO_LIMIT: usize = 200;

/// What is being played, how far it has come, and what the learner may take back. Cheap to clone; it changes only by
/// [`Session::after`], which is pure.
#[derive(Clone, Debug)]
pub struct Session {
    plot: Rc<dyn Plot>,
    edition: Edition,
    locale: Locale,
    timeline: Rc<Timeline>,
    cursor: u32,
    game: Rc<Game>,
    undo: Rc<[Past]>,
    redo: Rc<[Past]>,
    /// What was left in the other edition, as long as nothing was chosen since.
    elsewhere: Option<Elsewhere>,
    refused: Option<Attempt>,
    notice: Option<Note>,
    /// Whether a question stands: then the table does not tell what is to come.
    is_asked: bool,
}

/// What a learner left behind when he changed editions.
#[derive(Clone, Debug)]
struct Elsewhere {
    past: Past,
    undo: Rc<[Past]>,
    redo: Rc<[Past]>,
    /// Where he arrived in this edition: whoever has not moved since goes back to the very event he left.
    arrived: u32,
}

/// A timeline to go back to.
#[derive(Clone, Debug)]
struct Past {
    timeline: Rc<Timeline>,
    cursor: u32,
}

/// An attempt that was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Attempt {
    actor: PlayerId,
    action: Action,
    why: Refusal,
}

impl Session {
    /// Begins to play.
    ///
    /// # Errors
    /// Every fault of the set-up; none if there is no set-up for that edition.
    pub fn play(plot: Rc<dyn Plot>, edition: Edition, locale: Locale) -> Result<Self, Vec<SetupError>> {
        let start = Game::new(plot.setup(edition).ok_or_else(Vec::new)?)?;
        let timeline = Rc::new(Timeline::new(start));
        let game = timeline.game_at(0);
        let mut session = Self {
            plot,
            edition,
            locale,
            timeline,
            cursor: 0,
            game,
            undo: Rc::default(),
            redo: Rc::default(),
            elsewhere: None,
            refused: None,
            notice: None,
            is_asked: false,
        };
        session.run_ahead();
        Ok(session)
    }

    /// The session after a command. Whatever is asked, nothing panics, and a wish that can't be fulfilled leaves the game
    /// as it was.
    #[must_use]
    pub fn after(&self, command: &Command) -> Self {
        let mut next = Self { refused: None, notice: None, ..self.clone() };
        match command {
            Command::NextEvent => next.next_event(),
            Command::NextEventPlainly => next.next_event_plainly(),
            Command::NextStep => next.next_step(),
            Command::NextTurn => next.next_turn(),
            Command::PreviousEvent => next.previous_event(),
            Command::PreviousStep => next.previous_step(),
            Command::Jump(cursor) => next.jump(*cursor),
            Command::BackToStep(key) => next.back_to_step(key),
            Command::Act(action) => next.act(action),
            Command::Try(action) => next.attempt(action),
            Command::Undo => next.undo(),
            Command::Redo => next.redo(),
            Command::SetEdition(edition) => next.set_edition(*edition),
            Command::SetLocale(locale) => next.locale = *locale,
            Command::BackToScript => next.back_to_script(),
            Command::Restart => next.restart(),
            Command::Open(id) => next.replace_by(Self::opened(id, self.edition, self.locale)),
            Command::Follow { play, event } => next.follow(play.as_deref(), *event),
            Command::Read(text) => next.replace_by(Self::written(text, self.edition, self.locale)),
            Command::Dismiss => {}
        }
        next
    }

    /// The rules in force.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// The language.
    #[must_use]
    pub const fn locale(&self) -> Locale {
        self.locale
    }

    /// How many events have happened at this place.
    #[must_use]
    pub const fn cursor(&self) -> u32 {
        self.cursor
    }

    /// How many events are known.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.timeline.len()
    }

    /// The game at this place.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Whether both are places in one and the same game, under the same rules.
    #[must_use]
    pub fn is_of_the_game_of(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.timeline, &other.timeline) && self.edition == other.edition
    }

    /// 16 hexadecimal digits that two states share exactly if they are the same state.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        format!("{:016x}", self.game.fingerprint())
    }

    /// The events up to this place.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.timeline.entries(0..self.cursor)
    }

    /// The one thing that is waited for at this place.
    #[must_use]
    pub fn awaiting(&self) -> Awaiting {
        self.timeline.awaiting_at(self.cursor, &self.game)
    }

    /// What may be chosen at this place; empty while the game goes on by itself.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<LegalAction> {
        if self.awaiting() == Awaiting::TheTurn { Vec::new() } else { self.game.legal_actions() }
    }

    /// Why the last attempt was refused.
    #[must_use]
    pub fn refusal(&self) -> Option<&Refusal> {
        self.refused.as_ref().map(|refused| &refused.why)
    }

    /// What was tried last, if it was refused.
    #[must_use]
    pub fn attempted(&self) -> Option<&Action> {
        self.refused.as_ref().map(|refused| &refused.action)
    }

    fn go_to(&mut self, cursor: u32) {
        self.cursor = cursor.min(self.timeline.len());
        self.game = self.timeline.game_at(self.cursor);
    }

    fn note(&mut self, kind: NoticeKind) {
        self.notice = Some(Note::plain(kind));
    }
}
