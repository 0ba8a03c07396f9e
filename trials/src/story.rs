//! A long session: many turns behind it, to jump about in and to take choices back from.

use std::fmt;
use std::rc::Rc;
use std::sync::Arc;

use in_fase::engine::{Action, Card, Edition, Game, PlayerId, Setup};
use in_fase::locale::Locale;
use in_fase::session::{Command, Plot, Session};

use crate::board;

/// How many cards a library holds: enough turns for any story.
const LIBRARY: usize = 500;

/// A session with a past.
pub struct Story {
    session: Session,
}

impl Story {
    /// Plays turns until there are so many events; `None` if the board can't be played.
    #[must_use]
    pub fn new(edition: Edition, permanents: usize, events: u32) -> Option<Self> {
        let plot = Rc::new(Board(board::of(edition, permanents, LIBRARY)));
        let mut session = Session::play(plot, edition, Locale::En).ok()?;
        while session.total() < events && session.game().result().is_none() {
            session = session.after(&Command::NextTurn);
        }
        Some(Self { session })
    }

    /// How many events there are.
    #[must_use]
    pub fn events(&self) -> u32 {
        self.session.total()
    }

    /// Jumps to so many places far from one another, and says where the last jump ended.
    pub fn jump(&mut self, times: u32) -> u32 {
        let far = self.events() / 2 + 7;
        for count in 0..times {
            let to = count.wrapping_mul(far) % self.events().max(1);
            self.session = self.session.after(&Command::Jump(to));
        }
        self.session.cursor()
    }

    /// Passes priority and takes it back, so many times, at the end of the story.
    pub fn undo(&mut self, times: u32) -> u32 {
        self.session = self.session.after(&Command::Jump(self.events()));
        for _ in 0..times {
            let passed = self.session.after(&Command::Act(Action::PassPriority));
            self.session = passed.after(&Command::Undo);
        }
        self.session.cursor()
    }
}

/// A board without a script.
struct Board(Setup);

impl fmt::Debug for Board {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "a board of {} permanents", self.0.permanents.len())
    }
}

impl Plot for Board {
    fn id(&self) -> &str {
        ""
    }

    fn title(&self, _: Locale) -> String {
        String::new()
    }

    fn intro(&self, _: Locale) -> String {
        String::new()
    }

    fn setup(&self, edition: Edition) -> Option<&Setup> {
        (self.0.ruleset.edition == edition).then_some(&self.0)
    }

    fn next_move(&self, _: Edition, _: &Game, _: usize) -> Option<(usize, PlayerId, Action)> {
        None
    }

    fn after_other_choice(&self, _: Edition, _: &Game, position: usize) -> usize {
        position
    }

    fn card_name(&self, _: &Card, _: Locale) -> Option<Arc<str>> {
        None
    }
}
