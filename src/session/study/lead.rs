//! A lesson as something to play: its script moves as far as the beat lets it, and never before the beat.

use crate::engine::{Action, Card, Edition, Game, PlayerId, Setup};
use crate::lesson::Course;
use crate::locale::Locale;
use crate::scenario::Script;
use crate::session::Plot;
use std::rc::Rc;
use std::sync::Arc;

/// The lines of a course's script from one to another.
#[derive(Clone, Debug)]
pub(super) struct Lead {
    pub(super) course: Rc<Course>,
    pub(super) first: usize,
    pub(super) end: usize,
}

impl Plot for Lead {
    fn id(&self) -> &str {
        ""
    }

    fn title(&self, locale: Locale) -> String {
        self.course.lesson().title(locale).to_owned()
    }

    fn intro(&self, locale: Locale) -> String {
        self.course.lesson().goal(locale).to_owned()
    }

    fn setup(&self, edition: Edition) -> Option<&Setup> {
        (edition == self.course.edition()).then(|| self.course.setup())
    }

    fn next_move(
        &self,
        _edition: Edition,
        game: &Game,
        position: usize,
    ) -> Option<(usize, PlayerId, Action)> {
        let from = position.max(Script::at_line(self.first));
        self.course.next_move(game, from, self.end)
    }

    fn after_other_choice(&self, _edition: Edition, game: &Game, position: usize) -> usize {
        self.course.script().after_other_choice(game, position)
    }

    fn card_name(&self, card: &Card, locale: Locale) -> Option<Arc<str>> {
        Some(self.course.card_name(locale, card))
    }
}
