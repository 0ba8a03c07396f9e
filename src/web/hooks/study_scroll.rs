//! A new part of a lesson begins at its top; what came of an answer, and a hint, is brought into sight.

use crate::session::study::StudyView;
use std::rc::Rc;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

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

/// Scrolls the text of a lesson, or in one column the page, as little as possible.
#[hook]
pub fn use_study_scroll(body: &NodeRef, view: Rc<StudyView>, in_sight: InSight) {
    let body = body.clone();
    let is_first = use_mut_ref(|| true);
    let at =
        (view.beat, view.hints.len(), view.verdict.clone(), view.table.cursor, view.table.refused.is_some());
    let before = use_mut_ref(|| (view.beat, view.table.cursor));
    use_effect_with(at, move |(beat, _, _, cursor, _)| {
        let (last_beat, last_cursor) = std::mem::replace(&mut *before.borrow_mut(), (*beat, *cursor));
        let is_new = last_beat != *beat;
        let is_first = std::mem::replace(&mut *is_first.borrow_mut(), false);
        let Some(body) = body.cast::<Element>() else { return };
        if is_new {
            body.set_scroll_top(0);
        }
        if is_first {
            return;
        }
        let place = match is_new {
            true => ".study__said",
            false if last_cursor != *cursor => in_sight.event,
            false => in_sight.outcome,
        };
        let Ok(Some(part)) = body.query_selector(place) else { return };
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        part.scroll_into_view_with_scroll_into_view_options(&options);
    });
}
