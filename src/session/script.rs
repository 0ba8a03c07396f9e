//! How the scenario's own moves stand: whether they are over, and where the learner left them.

use super::Session;
use super::acting::with;
use super::snapshot::{NoticeKind, ScriptView};
use super::timeline::By;
use std::rc::Rc;

/// Where a game and the scenario's own moves part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OwnMoves {
    /// Where the learner first chose something else.
    left_at: Option<u32>,
    /// Where the last of them and what it brings along have happened.
    over_at: Option<u32>,
}

impl Session {
    /// What is to be said of the scenario's own moves at this place.
    pub(super) fn script_view(&self) -> Option<ScriptView> {
        match self.own_moves() {
            OwnMoves { left_at: Some(at), .. } => (self.cursor > at).then_some(ScriptView::Left),
            OwnMoves { over_at, .. } => (over_at == Some(self.cursor)).then_some(ScriptView::Over),
        }
    }

    /// Where the scenario's own moves end, if that is still ahead: whoever goes by steps is not led past it unawares.
    pub(super) fn own_end_ahead(&self) -> Option<u32> {
        let OwnMoves { left_at, over_at } = self.own_moves();
        over_at.filter(|at| left_at.is_none() && *at > self.cursor)
    }

    /// Back to the place where the learner first chose something else, with all that follows from there in the scenario.
    pub(super) fn back_to_script(&mut self) {
        let Some(at) = self.own_moves().left_at else { return self.note(NoticeKind::NothingThere) };
        self.undo = with(&self.undo, self.past());
        self.redo = Rc::default();
        self.elsewhere = None;
        self.timeline = Rc::new(self.timeline.cut(at));
        self.go_to(at);
        self.run_ahead();
    }

    /// Found once for all places of a game: each choice has to be looked at.
    fn own_moves(&self) -> OwnMoves {
        self.timeline.own_moves(|| OwnMoves { left_at: self.left_at(), over_at: self.over_at() })
    }

    /// Where the learner first chose something else than the scenario does.
    fn left_at(&self) -> Option<u32> {
        let mut position = 0;
        let courses = self.courses(&self.timeline, self.edition).into_iter();
        let mut choices =
            courses.map(|(made, course)| (std::mem::replace(&mut position, course.script), made, course));
        let (before, own, _) =
            choices.find(|(_, made, course)| made.is_yours() && course.by != By::Script)?;
        let scripted = self.plot.next_move(self.edition, &self.timeline.game_at(own.at), before);
        scripted.map(|_| own.at)
    }

    /// Where the last move of the scenario and what it brings along have happened; `None` while there is another, or if there
    /// never was one.
    fn over_at(&self) -> Option<u32> {
        if self.next_scripted().is_some() {
            return None;
        }
        let mut place = self.timeline.len();
        for (made, course) in self.courses(&self.timeline, self.edition).into_iter().rev() {
            if course.by == By::Script {
                return Some(place);
            }
            place = made.at;
        }
        None
    }
}
