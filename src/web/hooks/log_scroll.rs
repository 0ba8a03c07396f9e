//! The log keeps the current event in sight: with what went before, as long as the clause that applies fits too.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

/// How many past events may stand above the current one.
const BEFORE: usize = 2;
/// Air under the last line.
const AIR: f64 = 16.0;

/// Scrolls the log whenever `at` changes. In one column the log is as long as it is, and the page scrolls instead, but only for
/// a reader who is at the text: who watches the board keeps it, and reads what happens in the bar below. What is unfolded under
/// the log leaves it less room, and the event in sight.
#[hook]
pub fn use_log_scroll(list: &NodeRef, at: (u32, bool)) {
    let list = list.clone();
    let watched = list.clone();
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
    use_effect_with(watched, |list| {
        let list = list.cast::<Element>();
        let margin = list.as_ref().and_then(|list| list.closest(".margin").ok().flatten());
        let unfolded = margin.zip(list).map(|(margin, list)| {
            // It says so to nobody above it.
            let options = EventListenerOptions::run_in_capture_phase();
            EventListener::new_with_options(&margin, "toggle", options, move |_| {
                if list.scroll_height() > list.client_height() {
                    scroll(&list);
                }
            })
        });
        move || drop(unfolded)
    });
}

/// Leads to the text: what is asked first, then what happened.
pub fn lead_to(list: &NodeRef) -> Callback<MouseEvent> {
    let list = list.clone();
    Callback::from(move |_: MouseEvent| {
        let Some(list) = list.cast::<HtmlElement>() else { return };
        let Some(margin) = list.closest(".margin").ok().flatten() else { return };
        let _ = list.focus();
        show_beginning(&margin);
    })
}

/// Leads to what there is to choose: it is brought into sight, and has the focus.
pub fn lead_to_choices(list: &NodeRef) -> Callback<MouseEvent> {
    let list = list.clone();
    Callback::from(move |_: MouseEvent| {
        let margin = list.cast::<Element>().and_then(|list| list.closest(".margin").ok().flatten());
        let found =
            |place: &str| margin.as_ref().and_then(|margin| margin.query_selector(place).ok().flatten());
        let Some(choices) = CHOICES.iter().find_map(|place| found(place)) else { return };
        let first = choices.query_selector(FIRST).ok().flatten();
        if let Some(first) = first.and_then(|first| first.dyn_into::<HtmlElement>().ok()) {
            focus_in_place(&first);
        }
        show_beginning(&choices);
    })
}

/// Leads from the text to the board above it.
pub fn lead_to_board(event: &MouseEvent) {
    let text = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let page = text.and_then(|text| text.closest(".play").ok().flatten());
    let board = page.and_then(|page| page.query_selector(".board").ok().flatten());
    if let Some(board) = board.and_then(|board| board.dyn_into::<HtmlElement>().ok()) {
        focus_in_place(&board);
        show_beginning(&board);
    }
}

/// What there is to choose: an answer to a question, or something to do at the table; the first that is there.
const CHOICES: [&str; 4] = [".script", ".options", ".choice", ".study__tools"];
const FIRST: &str = ".choice__list button, .options button, a[href], button";

/// Sets the focus, and leaves the page where it is scrolled to.
pub(super) fn focus_in_place(element: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // Refused only by what cannot have the focus.
    let _ = element.focus_with_options(&options);
}

/// Scrolls as little as possible: what is in sight already stays where it is.
pub(super) fn bring_near(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// Scrolls so that this begins right under what stays above.
fn show_beginning(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Start);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// Whether the text is what is read: the board has left the upper half of the window.
#[must_use]
pub fn is_read(list: &Element) -> bool {
    let height = web_sys::window().and_then(|window| window.inner_height().ok()?.as_f64());
    let margin = list.closest(".margin").ok().flatten();
    let text = margin.as_ref().unwrap_or(list);
    height.is_some_and(|height| text.get_bounding_client_rect().top() < height / 3.0)
}

fn bring_into_sight(list: &Element) {
    if let Ok(Some(told)) = list.query_selector("[aria-current] .event__sentence") {
        bring_near(&told);
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
