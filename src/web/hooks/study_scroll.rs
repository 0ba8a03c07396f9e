//! A new part of a lesson begins at its top; what came of an answer, and a hint, is brought into sight.

use crate::session::study::StudyView;
use std::rc::Rc;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

/// Scrolls the margin of a lesson, or in one column the page, as little as possible.
#[hook]
pub fn use_study_scroll(body: &NodeRef, view: Rc<StudyView>) {
    let body = body.clone();
    let is_first = use_mut_ref(|| true);
    let at =
        (view.beat, view.hints.len(), view.verdict.clone(), view.table.cursor, view.table.refused.is_some());
    let before = use_mut_ref(|| view.beat);
    use_effect_with(at, move |(beat, ..)| {
        let is_new = std::mem::replace(&mut *before.borrow_mut(), *beat) != *beat;
        let is_first = std::mem::replace(&mut *is_first.borrow_mut(), false);
        let Some(body) = body.cast::<Element>() else { return };
        if is_new {
            body.set_scroll_top(0);
        }
        if is_first {
            return;
        }
        let place = if is_new {
            ".study__said"
        } else {
            ".event[data-event='refused'], .feedback, .study__verdict, .study__hints dd:last-child, .study__event .event__sentence"
        };
        let Ok(Some(part)) = body.query_selector(place) else { return };
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        part.scroll_into_view_with_scroll_into_view_options(&options);
    });
}
