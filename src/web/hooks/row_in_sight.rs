//! The rows of the comparison that belong to the current line are kept in sight.

use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

/// Scrolls whenever `place` changes; a page that has just been opened begins at its top.
#[hook]
pub fn use_rows_in_sight(list: &NodeRef, place: u32) {
    let list = list.clone();
    let is_first = use_mut_ref(|| true);
    use_effect_with(place, move |_| {
        let is_first = std::mem::replace(&mut *is_first.borrow_mut(), false);
        let Some(list) = list.cast::<Element>() else { return };
        let has_own_scroll = list.scroll_height() > list.client_height();
        if is_first && !has_own_scroll {
            return;
        }
        let Ok(current) = list.query_selector_all("[aria-current]") else { return };
        let ends = [current.length().checked_sub(1), (current.length() > 0).then_some(0)];
        // The last first, so that of many the first is in sight in the end.
        for node in ends.into_iter().flatten().filter_map(|at| current.item(at)) {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            if let Ok(element) = wasm_bindgen::JsCast::dyn_into::<Element>(node) {
                element.scroll_into_view_with_scroll_into_view_options(&options);
            }
        }
    });
}
