//! The question of a beat as both shells show it.

use super::QuestionView;
use super::seat::{Pace, Seat};
use super::stop::StopKind;
use crate::session::asked::Asked;

impl Seat {
    /// The question of the beat.
    pub(super) fn question_view(&self) -> Option<QuestionView> {
        let from = self.course.lesson().title(self.session.locale);
        let asked = Asked {
            question: self.question.as_deref()?,
            story: self.course.script(),
            session: &self.session,
            chosen: self.chosen,
            is_open: self.pace == Pace::Waits,
            from: (self.kind == StopKind::Review).then(|| from.into()),
            why: self.why,
        };
        Some(asked.view())
    }
}
