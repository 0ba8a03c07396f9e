//! The part of a long page that its address names: brought into sight, and the keyboard to it.

use crate::web::route::Route;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlSelectElement, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

/// Whenever the address names another part: shows what is marked with `data-here`, and goes on from there with the
/// keyboard, unless a list is being gone through.
#[hook]
pub fn use_here(root: &NodeRef, here: Route) {
    let root = root.clone();
    use_effect_with(here, move |_| {
        let Some(root) = root.cast::<Element>() else { return };
        // The list first: it has a scroll of its own, and nothing of the page moves for it.
        if let Ok(Some(entry)) = root.query_selector("[aria-current]") {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            entry.scroll_into_view_with_scroll_into_view_options(&options);
        }
        let Ok(Some(part)) = root.query_selector("[data-here]") else { return };
        let active =
            web_sys::window().and_then(|window| window.document()).and_then(|it| it.active_element());
        let is_choosing = active.is_some_and(|active| active.has_type::<HtmlSelectElement>());
        if let Some(part) = part.dyn_ref::<HtmlElement>().filter(|_| !is_choosing) {
            // Refused only by what cannot have the focus, and a part of the book can.
            let _ = part.focus();
        }
        part.scroll_into_view();
    });
}
