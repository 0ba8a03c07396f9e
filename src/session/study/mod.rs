//! One learner's way through a lesson. Pure like the session that it holds.

mod command;
mod view;

pub use command::StudyCommand;
pub use view::{
    BeatKindView, FeedbackView, HintView, LessonCard, OptionMark, OptionView, QuestionView, StudyView,
    VerdictView, Wanted,
};

use crate::engine::Misconception;
use std::rc::Rc;

/// How a beat stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing was done, or not yet what is wanted.
    #[default]
    NotYet,
    /// What is wanted is done.
    Done,
    /// It was refused, for the reason of that name.
    Refused(&'static str),
    /// The answer is right.
    RightAnswer,
    /// The answer is wrong; these beliefs lead to it.
    WrongAnswer(Rc<[Misconception]>),
    /// The answer was shown without having been chosen, or the solution played.
    Revealed,
}
