//! A game on the table: what is shown of it, and the answer so far.

use super::answer::Answer;
use super::store::Stride;
use crate::engine::Edition;
use crate::locale::Locale;
use crate::session::snapshot::{Notice, ScriptView, Snapshot, Text};
use crate::session::{Command, Session, is_same_scenario};
use std::rc::Rc;

/// Whether the last change went forward; only then does anything move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Direction {
    /// The states swap.
    #[default]
    Still,
    /// The event happens before the reader's eyes.
    Forward,
}

/// A game on the table.
#[derive(Clone, Debug)]
pub struct Table {
    session: Session,
    /// What there is to show.
    pub shown: Rc<Snapshot>,
    /// The answer so far.
    pub answer: Answer,
    /// Whether the last change went forward.
    pub direction: Direction,
    /// Whether the last change left the scenario's own moves.
    pub has_left: bool,
    /// What was played and the event that a link asked for, as long as nothing has been done since.
    followed: Option<(Option<Text>, Option<u32>)>,
}

impl Table {
    /// Whether this is the scenario that links call so.
    #[must_use]
    pub fn is_of(&self, scenario: &str) -> bool {
        is_same_scenario(&self.shown.scenario.id, scenario)
    }

    pub(super) const fn session(&self) -> &Session {
        &self.session
    }

    pub(super) fn open(scenario: &str, edition: Edition, locale: Locale) -> Result<Self, Notice> {
        Ok(Self::of(Session::open(scenario, edition, locale)?))
    }

    pub(super) fn of(session: Session) -> Self {
        let shown = Rc::new(session.snapshot());
        let answer = Answer::to(&shown.prompt);
        Self { session, shown, answer, direction: Direction::Still, has_left: false, followed: None }
    }

    /// What was played, as links have it, if it was not the scenario's script that played it.
    pub(super) fn play(&self) -> Option<String> {
        self.shown.scenario.play.as_deref().map(str::to_owned)
    }

    /// The game that a link to this scenario means, at its event; the one that is there already stays as it is, and any does if the link
    /// names no event and nothing that was played.
    pub(super) fn following(&self, play: Option<&str>, event: Option<u32>) -> Self {
        let asked = Some((play.map(Text::from), event));
        if self.followed == asked {
            return self.clone();
        }
        let is_it = play.is_none() && event.is_none() || self.session.is_played_as(play);
        let table = match event {
            _ if !is_it => self.after(&Command::Follow { play: play.map(Text::from), event }),
            Some(event) if event != self.shown.cursor => self.stride(Stride::To(event)),
            _ => self.clone(),
        };
        Self { followed: asked, ..table }
    }

    /// The table after a command. An answer begun is kept as long as the question stays the same.
    pub(super) fn after(&self, command: &Command) -> Self {
        let goes_on = matches!(
            command,
            Command::NextEvent | Command::NextEventPlainly | Command::NextStep | Command::Act(_)
        );
        let session = self.session.after(command);
        let shown = Rc::new(session.snapshot());
        let direction =
            if goes_on && shown.cursor > self.shown.cursor { Direction::Forward } else { Direction::Still };
        let answer = Answer::to(&shown.prompt);
        let was_left = self.shown.script == Some(ScriptView::Left);
        let has_left = goes_on && !was_left && shown.script == Some(ScriptView::Left);
        let after = Self { session, shown, answer, direction, has_left, followed: None };
        if self.is_at(&after) { after.with(self.answer.clone().reworded(&after.shown.prompt)) } else { after }
    }

    /// Whether the other is at the same place of the same game.
    pub(super) fn is_at(&self, other: &Self) -> bool {
        self.shown.fingerprint == other.shown.fingerprint && self.shown.cursor == other.shown.cursor
    }

    pub(super) fn stride(&self, stride: Stride) -> Self {
        let command = match stride {
            Stride::Back => Command::PreviousEvent,
            Stride::Forward | Stride::PlayOn => Command::NextEvent,
            Stride::ForwardPlainly => Command::NextEventPlainly,
            Stride::PreviousStep => Command::PreviousStep,
            Stride::NextStep => Command::NextStep,
            Stride::To(cursor) => Command::Jump(cursor),
        };
        self.after(&command)
    }

    /// The table without the refusal that stands on it.
    pub(super) fn undisturbed(&self) -> Self {
        if self.shown.refused.is_some() { self.after(&Command::Dismiss) } else { self.clone() }
    }

    pub(super) fn with(&self, answer: Answer) -> Self {
        Self { answer, ..self.clone() }
    }
}
