//! What a wish has brought in a lesson, for what is read out.

use crate::session::study::StudyView;

/// What the last wish has brought, to be read out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brought {
    /// Whether a part begins.
    pub is_new_part: bool,
    /// After how many events it began.
    pub since: u32,
    /// Whether what was done was judged.
    pub is_judged: bool,
    /// Whether there is another hint.
    pub is_hinted: bool,
    /// Whether a task stands otherwise than before.
    pub has_neared: bool,
}

impl Brought {
    /// A part, as a whole.
    pub(super) const fn a_part(at: u32) -> Self {
        Self { is_new_part: true, since: at, is_judged: false, is_hinted: false, has_neared: false }
    }

    pub(super) fn between(before: &StudyView, after: &StudyView) -> Self {
        let is_answered = |view: &StudyView| view.question.as_ref().is_some_and(|it| it.feedback.is_some());
        Self {
            is_new_part: false,
            since: before.table.cursor,
            is_judged: before.verdict != after.verdict || is_answered(before) != is_answered(after),
            is_hinted: after.hints.len() > before.hints.len(),
            has_neared: before.conditions != after.conditions || before.passes_left != after.passes_left,
        }
    }
}
