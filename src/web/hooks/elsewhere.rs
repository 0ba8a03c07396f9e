//! Links that lead out of the frame in which the page stands.

use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

/// Opens the link that was clicked in a page of its own: inside the frame there is no way back.
pub fn open_elsewhere(event: &MouseEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let link = target.and_then(|target| target.closest("a[href]").ok().flatten());
    if let Some(link) = link {
        for (name, value) in [("target", "_blank"), ("rel", "noopener")] {
            // Refused only for malformed names, and these are not.
            let _ = link.set_attribute(name, value);
        }
    }
}
