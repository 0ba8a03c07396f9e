//! The question of a beat: found, and as both shells show it.

use super::QuestionView;
use super::seat::{End, Pace, Seat, at};
use super::stop::StopKind;
use crate::engine::{Game, Misconception};
use crate::lesson::{Course, Stretch};
use crate::locale::Locale;
use crate::quiz::Question;
use crate::session::asked::{Asked, tempted};
use std::rc::Rc;

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
            why: self.due.map(|due| due.why),
        };
        Some(asked.view())
    }
}

/// The question of a beat; on account of a belief with the answer that it gives among the others.
pub(super) fn question(
    course: &Course,
    stretch: Stretch,
    game: &Game,
    belief: Option<Misconception>,
) -> Option<Question> {
    match belief {
        Some(belief) => course.question_for(stretch, game, belief),
        None => course.question(stretch, game),
    }
}

/// Whether a question that is asked again on account of a belief tempts with it, by the rules of the course.
pub(super) fn tempts(course: &Rc<Course>, place: usize, belief: Misconception) -> Option<bool> {
    let stretch = course.stretches().get(place).copied()?;
    let game = at(course, stretch, Locale::default(), End::Start)?.game;
    Some(tempted(&course.question_for(stretch, &game, belief)?).contains(&belief))
}
