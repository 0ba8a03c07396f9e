//! What can be wrong with a lesson that can be read.

use crate::locale::Locale;
use crate::notation::{Problem, Spot};
use crate::scenario::Found;
use std::sync::Arc;

/// A flaw and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Which of the judged lessons it is in, from 0.
    pub lesson: usize,
    /// Where.
    pub spot: Spot,
    /// In which edition it shows, if in one only.
    pub edition: Option<crate::engine::Edition>,
    /// What.
    pub flaw: Flaw,
}

/// What is wrong. The facts of a flaw are what their names say.
#[allow(missing_docs)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// Two lessons have the same id.
    RepeatedId { id: Arc<str> },
    /// A prerequisite does not exist.
    UnknownLesson { id: Arc<str> },
    /// A prerequisite comes later, or is the lesson itself.
    LaterLesson { id: Arc<str> },
    /// A lesson says nothing about the steps that it covers.
    NoSteps,
    /// A lesson takes too short or too long.
    Minutes { least: u32, most: u32 },
    /// A text is missing in a language.
    MissingText { what: Told, locale: Locale },
    /// A sentence is too long.
    LongSentence { words: usize, limit: usize, locale: Locale },
    /// A paragraph is too long.
    LongText { words: usize, limit: usize, locale: Locale },
    /// There are too few predictions.
    FewPredictions { found: usize, least: usize },
    /// The last beat is no summary, or an earlier one is.
    SummaryNotLast,
    /// Something must stand in a beat of that kind.
    Incomplete { missing: &'static str },
    /// The set-up does not work.
    SetUp(Problem),
    /// A line can't be played, or does not hold.
    Stuck { statement: String, found: Found },
    /// What is to be done is already so at the beginning.
    AlreadyDone,
    /// The solution does not lead there.
    SolutionFails { found: Found },
    /// In the solution another player makes a choice of his own, which nobody makes for the learner.
    OthersChoose,
    /// It can be done otherwise than the solution does it, in a beat that says that there is one way.
    OtherWay { statement: String },
    /// A question was asked before in the lesson.
    AskedTwice,
    /// The mistake is none: after it the task can still be done.
    MistakeSucceeds,
    /// What is to be refused is not refused so.
    NotRefused { found: Found },
    /// A topic is not met in the lesson.
    RuleNotMet { name: Arc<str> },
    /// A question's name means nothing there.
    UnknownName { name: Arc<str> },
    /// No mistaken belief answers otherwise.
    NoWrongAnswer,
    /// A belief that is named gives no wrong answer.
    BeliefAgrees { belief: &'static str },
}

/// What a text is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// `title`.
    Title,
    /// `goal`.
    Goal,
    /// `say`.
    Say,
}

impl Told {
    /// Its word in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Goal => "goal",
            Self::Say => "say",
        }
    }
}

impl Flaw {
    /// A stable short name, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::RepeatedId { .. } => "repeatedId",
            Self::UnknownLesson { .. } => "unknownLesson",
            Self::LaterLesson { .. } => "laterLesson",
            Self::NoSteps => "noSteps",
            Self::Minutes { .. } => "minutes",
            Self::MissingText { .. } => "missingText",
            Self::LongSentence { .. } => "longSentence",
            Self::LongText { .. } => "longText",
            Self::FewPredictions { .. } => "fewPredictions",
            Self::SummaryNotLast => "summaryNotLast",
            Self::Incomplete { .. } => "incomplete",
            Self::SetUp(problem) => problem.code(),
            Self::Stuck { .. } => "stuck",
            Self::AlreadyDone => "alreadyDone",
            Self::SolutionFails { .. } => "solutionFails",
            Self::OthersChoose => "othersChoose",
            Self::OtherWay { .. } => "otherWay",
            Self::AskedTwice => "askedTwice",
            Self::MistakeSucceeds => "mistakeSucceeds",
            Self::NotRefused { .. } => "notRefused",
            Self::RuleNotMet { .. } => "ruleNotMet",
            Self::UnknownName { .. } => "unknownName",
            Self::NoWrongAnswer => "noWrongAnswer",
            Self::BeliefAgrees { .. } => "beliefAgrees",
        }
    }
}
