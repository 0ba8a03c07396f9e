//! The most likely wrong way, as the lesson names it: whoever has gone it is told so, and how to come back.

use super::Verdict;
use super::seat::Seat;
use crate::engine::Action;
use crate::lesson::{Mistake, Task};
use crate::scenario::{Command, action_of};
use crate::session::timeline::{Decision, MarkKind};
use crate::session::{Session, YOU};

impl Seat {
    /// Whether the learner has chosen, since the beat began, exactly what the lesson calls the mistake, and has only passed since.
    /// One that the rules refuse is named by the refusal.
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
        are_made && own.all(|made| made.action == Action::PassPriority)
    }

    /// Whether the learner has gone a wrong way, from which the task can't be done any more.
    pub(super) fn is_lost(&self) -> bool {
        self.verdict == Verdict::Astray
    }

    /// Whether the task can still be done in its moment, in whatever order.
    pub(super) fn can_be_done(&self, task: &Task) -> bool {
        self.last_step.is_some_and(|last| self.looking(|seen| self.course.can_be_done(task, seen, last)))
    }

    /// Whether the game is in a later step than the one in which the lesson's own way ends: what is wanted was missed.
    pub(super) fn is_too_late(&self) -> bool {
        self.last_step.is_some_and(|last| steps_before(&self.session, self.session.cursor) > last)
    }

    /// How many steps have begun when the lesson's own way ends.
    pub(super) fn steps_of_solution(&self) -> Option<usize> {
        self.solved().map(|solved| steps_before(&solved, self.stretch.end_event))
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

fn steps_before(session: &Session, cursor: u32) -> usize {
    session.timeline.marks_before(cursor).filter(|mark| mark.kind == MarkKind::Step).count()
}
