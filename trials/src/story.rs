//! A long session: many turns behind it, to jump about in and to take choices back from.

use std::rc::Rc;

use in_fase::engine::{Action, Edition};
use in_fase::locale::Locale;
use in_fase::session::{Command, Session};

use crate::bare::Bare;
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
        let plot = Rc::new(Bare(vec![board::of(edition, permanents, LIBRARY)]));
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
