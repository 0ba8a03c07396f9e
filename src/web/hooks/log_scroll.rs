//! The log keeps the current event in sight: with what went before, as long as the clause that applies fits too.

use web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

/// How many past events may stand above the current one.
const BEFORE: usize = 2;
/// Air under the last line.
const AIR: f64 = 16.0;

/// Scrolls the log whenever `at` changes. In one column the log is as long as it is, and the page scrolls instead, but only for
/// a reader who is at the text: who watches the board keeps it, and reads what happens in the bar below.
#[hook]
pub fn use_log_scroll(list: &NodeRef, at: (u32, bool)) {
    let list = list.clone();
    let is_first = use_mut_ref(|| true);
    use_effect_with(at, move |_| {
        let is_first = std::mem::replace(&mut *is_first.borrow_mut(), false);
        let Some(list) = list.cast::<Element>() else { return };
        if list.scroll_height() > list.client_height() {
            scroll(&list);
        } else if !is_first && is_read(&list) {
            bring_into_sight(&list);
        }
    });
}

/// Leads to the text: what is asked first, then what happened.
pub fn lead_to(list: &NodeRef) -> Callback<MouseEvent> {
    let list = list.clone();
    Callback::from(move |_: MouseEvent| {
        let Some(list) = list.cast::<HtmlElement>() else { return };
        let Some(margin) = list.closest(".margin").ok().flatten() else { return };
        let _ = list.focus();
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Start);
        margin.scroll_into_view_with_scroll_into_view_options(&options);
    })
}

/// Whether the text begins in the upper half of the window, or above it.
#[must_use]
pub fn is_read(list: &Element) -> bool {
    let height = web_sys::window().and_then(|window| window.inner_height().ok()?.as_f64());
    height.is_some_and(|height| list.get_bounding_client_rect().top() < height / 2.0)
}

/// As little as possible: what is in sight already stays where it is.
fn bring_into_sight(list: &Element) {
    if let Ok(Some(told)) = list.query_selector("[aria-current] .event__sentence") {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        told.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

fn scroll(list: &Element) {
    let height = f64::from(list.client_height());
    let Some(current) = list.query_selector("[aria-current]").ok().flatten() else { return };
    let origin = list.get_bounding_client_rect().top() - f64::from(list.scroll_top());
    let top_of = |element: &Element| element.get_bounding_client_rect().top() - origin;
    let end = end_of(&current) - origin + AIR;
    let mut tops = vec![top_of(&current)];
    let mut before = current.previous_element_sibling();
    for _ in 0..BEFORE {
        let Some(element) = before else { break };
        tops.push(top_of(&element));
        before = element.previous_element_sibling();
    }
    let fits = tops.iter().rev().copied().find(|top| end - top <= height);
    let top = fits.unwrap_or(end - height);
    #[allow(clippy::cast_possible_truncation)]
    list.set_scroll_top(top.max(0.0) as i32);
}

/// The bottom of the last highlighted clause of the main passage, or of the event if there is none.
fn end_of(current: &Element) -> f64 {
    let passage = current.query_selector(".passage").ok().flatten();
    let marks = passage.as_ref().unwrap_or(current).query_selector_all("mark").ok();
    let last = marks.and_then(|marks| marks.item(marks.length().checked_sub(1)?));
    let last = last.and_then(|mark| wasm_bindgen::JsCast::dyn_into::<Element>(mark).ok());
    last.as_ref().unwrap_or(current).get_bounding_client_rect().bottom()
}
