//! A part of a lesson begins with what is said in it in sight; what came of an answer, and a hint, is brought into sight.

use super::focus::land;
use super::log_scroll::is_read;
use crate::session::practice::PracticeView;
use crate::session::study::{StudyView, VerdictView};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

/// Here the board, the margin and the bar stand one under the other: on a narrow page that is no phone on its side.
const ONE_COLUMN: &str = "(width < 60rem) and (not ((height < 30rem) and (width >= 36rem)))";

/// Air under the last line.
const AIR: f64 = 8.0;

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

/// What is brought into sight: selectors, of which the first that finds anything counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InSight {
    /// After another event at the table.
    pub event: &'static [&'static str],
    /// After an answer, a deed, or a hint.
    pub outcome: &'static [&'static str],
}

/// Of a refusal, why: that is what was to be found out.
const REFUSED: &str = ".event[data-event='refused'] .event__facts";

const OF_ONE: &[&str] =
    &[REFUSED, ".feedback, .study__verdict, .study__hints dd:last-child, .study__event .event__sentence"];

/// Before one learner.
pub const MARGIN: InSight = InSight { event: OF_ONE, outcome: OF_ONE };

/// Before a room: the answers stay to be read, until the events go on; then each is there with what is said about it.
pub const ROOM: InSight =
    InSight { event: &[".study__event > .event"], outcome: &[REFUSED, ".options, .study__verdict"] };

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
        let same_part = before.clone().filter(|before| before.part == stage.part);
        let Some(same_part) = same_part else {
            body.set_scroll_top(0);
            if let Ok(Some(margin)) = body.closest(".margin") {
                margin.set_scroll_top(0);
            }
            show_with_the_board(&body, if stage.is_asked { ".options" } else { ".study__said" });
            return;
        };
        if stage.shows_what_if != same_part.shows_what_if {
            show_from_the_top(&body, if stage.shows_what_if { ".board" } else { ".margin" });
            return;
        }
        let has_moved = same_part.cursor != stage.cursor;
        let only_happened = Stage { cursor: stage.cursor, ..same_part } == *stage;
        if only_happened && is_one_column() && !is_read(&body) {
            return;
        }
        show(&body, if has_moved { in_sight.event } else { in_sight.outcome });
    });
}

/// After every answer and every new question of a round the focus is on what came of the answer, or else on the question; never
/// when the page is opened.
#[hook]
pub fn use_round_focus(root: &NodeRef, stage: Stage) {
    let root = root.clone();
    let is_first = use_mut_ref(|| true);
    use_effect_with(stage, move |_| {
        if std::mem::replace(&mut *is_first.borrow_mut(), false) {
            return;
        }
        let Some(root) = root.cast::<Element>() else { return };
        let mut places = [".feedback > h2", ".margin__head > h2", "h1"].into_iter();
        let found = places.find_map(|place| root.query_selector(place).ok().flatten());
        if let Some(heading) = found.and_then(|heading| heading.dyn_into::<HtmlElement>().ok()) {
            land(&heading, true);
        }
    });
}

/// Brings the first of these that is there into sight, as little as possible: where the text scrolls by itself, nothing else moves.
fn show(body: &Element, places: &[&str]) {
    let found = places.iter().find_map(|place| body.query_selector(place).ok().flatten());
    let Some(found) = found else { return };
    if body.scroll_height() > body.client_height() {
        scroll_to(body, &found);
        return;
    }
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    found.scroll_into_view_with_scroll_into_view_options(&options);
}

/// Scrolls the text so far that all of this is to be seen; of what is higher than the window, its beginning.
fn scroll_to(body: &Element, part: &Element) {
    let (own, frame) = (part.get_bounding_client_rect(), body.get_bounding_client_rect());
    let (above, below) = (own.top() - frame.top(), own.bottom() - frame.bottom());
    let by = if above < 0.0 || below > above { above } else { below.max(0.0) };
    #[allow(clippy::cast_possible_truncation)]
    body.set_scroll_top(body.scroll_top() + by.ceil() as i32);
}

/// Where the margin stands below the board: the page from the top of the board on, if all that is said fits under it until the end
/// of this; else what is said to that end, with as much of the board as there is room for; and if that does not fit either, what
/// is said from its beginning.
fn show_with_the_board(body: &Element, end: &str) {
    let place = |page: &Element, part: &str| {
        page.query_selector(part).ok().flatten().map(|it| it.get_bounding_client_rect())
    };
    let page = body.closest(".play").ok().flatten().filter(|_| is_one_column());
    let Some(page) = page else { return };
    let parts = [".turn-track", ".board", ".margin", end, ".lesson-bar"].map(|part| place(&page, part));
    let [Some(track), Some(board), Some(margin), Some(end), Some(bar)] = parts else { return };
    let room = bar.top() - track.height() - AIR;
    let top = match end.bottom() {
        bottom if bottom - board.top() <= room => board.top(),
        bottom if bottom - margin.top() <= room => bottom - room,
        _ => margin.top(),
    };
    if let Some(window) = web_sys::window() {
        let by = top - track.height();
        let down = window.scroll_y().unwrap_or_default() + by;
        // Where the head of the page is in sight too, nothing has to move.
        let is_in_sight = end.bottom() <= bar.top() - AIR && board.top() >= track.bottom() - 1.0;
        if !is_in_sight {
            window.scroll_to_with_x_and_y(0.0, down.max(0.0));
        }
    }
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
