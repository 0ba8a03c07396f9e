//! The most likely wrong way, as the lesson names it: whoever has gone it is told so, and how to come back.

use super::seat::Seat;
use crate::engine::Action;
use crate::lesson::{Mistake, Task};
use crate::scenario::{Command, action_of};
use crate::session::YOU;
use crate::session::timeline::Decision;

impl Seat {
    /// Whether the learner has chosen, since the beat began, exactly what the lesson calls the mistake. One that the rules refuse
    /// is named by the refusal.
    pub(super) fn has_strayed(&self, task: &Task) -> bool {
        let edition = self.course.edition();
        let mut mistakes = task.mistakes.iter().filter(|line| line.editions.include(edition)).peekable();
        let mut own = self.own_decisions();
        if mistakes.peek().is_none() {
            return false;
        }
        let are_made = mistakes.all(|line| match &line.statement {
            Mistake::Plays(Command::Act(player, act)) => own.next().is_some_and(|made| {
                let before = self.session.timeline.game_at(made.at);
                let meant = action_of(act, *player, &before, self.course.labels());
                meant.is_ok_and(|meant| meant == made.action)
            }),
            // A line like `resolve` is made of passes.
            Mistake::Plays(_) => own.next().is_some_and(|made| made.action == Action::PassPriority),
            Mistake::Refused(_) => false,
        });
        are_made && own.next().is_none()
    }

    /// What the learner has chosen in this beat, up to the place where he is.
    fn own_decisions(&self) -> impl Iterator<Item = &Decision> {
        let (from, to) = (self.stretch.event, self.session.cursor);
        let is_own = move |made: &&Decision| {
            made.at >= from && made.at < to && self.session.game.are_teammates(made.actor, YOU)
        };
        self.session.timeline.decisions().filter(is_own)
    }
}
