//! A new part of a lesson begins at its top; what came of an answer, and a hint, is brought into sight.

use super::log_scroll::is_read;
use crate::session::practice::PracticeView;
use crate::session::study::{StudyView, VerdictView};
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

/// Below this width the board, the margin and the bar stand one under the other.
const ONE_COLUMN: &str = "(width < 60rem)";

/// How far somebody has come: whatever changes here, something is to be brought into sight.
#[derive(Clone, Debug, PartialEq)]
pub struct Stage {
    /// The part of the lesson, or the number of the question.
    part: u32,
    is_asked: bool,
    verdict: VerdictView,
    hints: usize,
    cursor: u32,
    is_refused: bool,
    shows_what_if: bool,
}

impl Stage {
    /// In a lesson. `shows_what_if`: whether the board shows what would follow from a wrong answer.
    #[must_use]
    pub fn of_lesson(view: &StudyView, shows_what_if: bool) -> Self {
        let is_open = view.question.as_ref().is_some_and(|question| question.feedback.is_none());
        Self {
            part: view.beat,
            is_asked: is_open,
            verdict: view.verdict.clone(),
            hints: view.hints.len(),
            cursor: view.table.cursor,
            is_refused: view.table.refused.is_some(),
            shows_what_if,
        }
    }

    /// In a round of practice, where the table stays as it is.
    #[must_use]
    pub fn of_round(view: &PracticeView, shows_what_if: bool) -> Self {
        let is_asked = view.verdict == VerdictView::NotYet;
        let verdict = view.verdict.clone();
        Self { part: view.number, is_asked, verdict, hints: 0, cursor: 0, is_refused: false, shows_what_if }
    }
}

/// What is brought into sight, as selectors; of several the first on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InSight {
    /// After another event at the table.
    pub event: &'static str,
    /// After an answer, a deed, or a hint.
    pub outcome: &'static str,
}

const OF_ONE: &str = ".event[data-event='refused'], .feedback, .study__verdict, .study__hints dd:last-child, .study__event .event__sentence";

/// Before one learner.
pub const MARGIN: InSight = InSight { event: OF_ONE, outcome: OF_ONE };

/// Before a room: the answers stay to be read, until the events go on.
pub const ROOM: InSight = InSight {
    event: ".study__event .event__sentence",
    outcome: ".event[data-event='refused'], .options, .study__verdict",
};

/// Scrolls the margin of a lesson, or in one column the page: to a question, so that its answers stand beneath it, and to the board
/// that a wrong answer leads to; else as little
/// as possible, and for an event that only happens not at all unless the text is being read.
#[hook]
pub fn use_study_scroll(body: &NodeRef, stage: Stage, in_sight: InSight) {
    let body = body.clone();
    let last = use_mut_ref(|| None::<Stage>);
    use_effect_with(stage, move |stage| {
        let before = last.borrow_mut().replace(stage.clone());
        let Some(body) = body.cast::<Element>() else { return };
        let is_new = before.as_ref().is_none_or(|before| before.part != stage.part);
        if is_new {
            body.set_scroll_top(0);
        }
        let Some(before) = before else { return };
        if is_new && stage.is_asked {
            show_from_the_top(&body, ".margin");
            return;
        }
        if stage.shows_what_if != before.shows_what_if {
            show_from_the_top(&body, if stage.shows_what_if { ".board" } else { ".margin" });
            return;
        }
        let has_moved = before.cursor != stage.cursor;
        let only_happened = Stage { cursor: stage.cursor, ..before } == *stage;
        if only_happened && is_one_column() && !is_read(&body) {
            return;
        }
        let place = match is_new {
            true => ".study__said",
            false if has_moved => in_sight.event,
            false => in_sight.outcome,
        };
        let Ok(Some(part)) = body.query_selector(place) else { return };
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        part.scroll_into_view_with_scroll_into_view_options(&options);
    });
}

/// Where the margin stands below the board, this part of the page begins under the track.
fn show_from_the_top(body: &Element, part: &str) {
    let page = body.closest(".play").ok().flatten().filter(|_| is_one_column());
    let Some(part) = page.and_then(|page| page.query_selector(part).ok().flatten()) else { return };
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Start);
    part.scroll_into_view_with_scroll_into_view_options(&options);
}

/// Whether the margin stands below the board as a part of the page, as the style has it.
fn is_one_column() -> bool {
    let query = web_sys::window().and_then(|window| window.match_media(ONE_COLUMN).ok().flatten());
    query.is_some_and(|query| query.matches())
}
