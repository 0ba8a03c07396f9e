//! What both shells show of a lesson: plain data in the learner's language.

use super::Verdict;
use crate::engine::{Edition, Misconception, ObjectId, Step};
use crate::lesson::Chapter;
use crate::session::progress::Why;
use crate::session::snapshot::{Annotation, Snapshot, Table, Text};
use serde::Serialize;
use std::rc::Rc;

/// A lesson of the list.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LessonCard {
    /// Its name in links.
    pub id: Text,
    /// Its number in the list, from 1.
    pub number: u32,
    /// Under which heading it stands.
    pub chapter: Chapter,
    /// What it is called.
    pub title: Text,
    /// What the learner can do afterwards.
    pub goal: Text,
    /// The steps of the turn that it covers.
    pub steps: Rc<[Step]>,
    /// How many minutes it takes.
    pub minutes: u32,
    /// The editions in which it can be done.
    pub editions: Rc<[Edition]>,
    /// How many beats it has in each of those editions.
    pub beats: Rc<[u32]>,
    /// The number of the first rule that is learned, in each of those editions.
    pub rules: Rc<[Text]>,
    /// The lessons that are better done before, by their names.
    pub after: Rc<[Text]>,
}

/// Everything there is to show of a lesson at one place.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StudyView {
    /// Which lesson.
    pub lesson: LessonCard,
    /// The beat's number in this edition, from 1.
    pub beat: u32,
    /// How many beats there are in this edition, those of the review included.
    pub beats: u32,
    /// What kind of beat it is.
    pub kind: BeatKindView,
    /// What is said: paragraphs.
    pub said: Rc<[Text]>,
    /// What the learner is waited for.
    pub wanted: Wanted,
    /// What a task asks for, condition by condition.
    pub conditions: Rc<[ConditionView]>,
    /// How often somebody has still to pass, where a task asks for nothing else any more; else 0.
    pub passes_left: u32,
    /// How it stands.
    pub verdict: VerdictView,
    /// The hints asked for so far.
    pub hints: Rc<[HintView]>,
    /// How many more there are.
    pub hints_left: u32,
    /// The question of this beat.
    pub question: Option<QuestionView>,
    /// Said once: that this beat goes on from the way the lesson tells, not from the learner's own.
    pub notice: Option<Text>,
    /// How many events [`StudyCommand::Ahead`](super::StudyCommand::Ahead) leads past, with the one that it leads to.
    pub ahead: u32,
    /// Whether an answer was given and something is left to be told, past which
    /// [`StudyCommand::NextBeat`](super::StudyCommand::NextBeat) leads.
    pub can_leap: bool,
    /// Whether an answer was given, and all that is left of the beat is the turn's going on.
    pub only_goes_on: bool,
    /// Whether the learner has gone a wrong way that leads nowhere, so that going back is what is left.
    pub is_lost: bool,
    /// Whether [`StudyCommand::Next`](super::StudyCommand::Next) leads anywhere: in a task too, where nobody has a choice that is
    /// the learner's own.
    pub can_go_on: bool,
    /// Whether the beat is over, so that the next one may begin.
    pub is_over: bool,
    /// What was learned, with the passages: in the summary.
    pub rules: Rc<[Annotation]>,
    /// The table.
    pub table: Snapshot,
}

/// What kind of beat it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum BeatKindView {
    /// Something is told.
    Tell,
    /// Something is to be done.
    Do,
    /// Something is asked.
    Predict,
    /// Something forbidden is to be tried.
    Try,
    /// Free play.
    Free,
    /// What was learned.
    Summary,
    /// A question from an earlier lesson.
    Review,
}

/// What the learner is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Wanted {
    /// To go on: another event, or the next beat.
    Next,
    /// To act at the table.
    Act,
    /// To try something forbidden.
    Try,
    /// To choose an answer.
    Answer,
    /// Nothing: the lesson is over.
    Nothing,
}

/// One of the conditions of a task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ConditionView {
    /// What must be true, as a sentence.
    pub text: Text,
    /// Whether it is.
    pub is_met: bool,
}

/// How a beat stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum VerdictView {
    /// Nothing was done, or not yet what is wanted.
    NotYet,
    /// What is wanted is done.
    Done,
    /// What was done is the most likely wrong way: it is allowed, and does not lead there.
    Astray,
    /// It was refused; in a `try` beat for another reason than the one to be found.
    Refused {
        /// The name of the reason.
        code: &'static str,
    },
    /// The answer is right.
    RightAnswer,
    /// The answer is wrong.
    WrongAnswer {
        /// The beliefs that lead to it.
        believed: Rc<[Misconception]>,
    },
    /// The answer was shown without having been chosen.
    Revealed,
}

/// A hint.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum HintView {
    /// When to act, and where to look.
    Step {
        /// In words.
        text: Text,
    },
    /// What sort of deed it is, and which rule it is about.
    Rule {
        /// In words.
        text: Text,
        /// The passages.
        passages: Rc<[Annotation]>,
    },
    /// What to do.
    Action {
        /// In words.
        text: Text,
    },
}

/// A question with its answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct QuestionView {
    /// The question.
    pub sentence: Text,
    /// What is taken for granted, a sentence each.
    pub assumptions: Rc<[Text]>,
    /// The object that it names.
    pub about: Option<ObjectId>,
    /// From which lesson it comes, in a review.
    pub from: Option<Text>,
    /// Why just this is asked again, in a review: what the learner's record says of a belief that it tempts with.
    pub why: Option<Why>,
    /// The answers.
    pub options: Rc<[OptionView]>,
    /// The beliefs that lead to one of the wrong answers.
    pub tempted: Rc<[Misconception]>,
    /// Which answer was chosen.
    pub chosen: Option<usize>,
    /// What is said about the answer, once one was chosen or it was revealed.
    pub feedback: Option<FeedbackView>,
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct OptionView {
    /// In words; an order has a line for each thing.
    pub lines: Rc<[Text]>,
    /// How it is to be marked.
    pub mark: OptionMark,
}

/// How an answer is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum OptionMark {
    /// Nothing is known about it yet.
    Open,
    /// It is right.
    Right,
    /// It was chosen, and is wrong.
    Wrong,
    /// Neither chosen nor right.
    Other,
}

/// What is said about an answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FeedbackView {
    /// The belief behind a wrong answer, as somebody would say it.
    pub belief: Option<Text>,
    /// Why it is wrong, or where it is right.
    pub why: Option<Text>,
    /// What the rulebook says.
    pub passages: Rc<[Annotation]>,
    /// The table as it would be if the belief were true.
    pub what_if: Option<Rc<Table>>,
}

impl Verdict {
    /// The verdict as both shells show it.
    #[must_use]
    pub fn view(&self) -> VerdictView {
        match self {
            Self::NotYet => VerdictView::NotYet,
            Self::Done => VerdictView::Done,
            Self::Astray => VerdictView::Astray,
            Self::Refused(code) => VerdictView::Refused { code },
            Self::RightAnswer => VerdictView::RightAnswer,
            Self::WrongAnswer(believed) => VerdictView::WrongAnswer { believed: Rc::clone(believed) },
            Self::Revealed => VerdictView::Revealed,
        }
    }
}
