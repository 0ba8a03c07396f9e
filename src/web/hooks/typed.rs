//! What is typed into a field is taken over once the reader leaves it; and when he leaves the page, which says nothing to the field, and
//! when he has rested for a while.

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event};
use yew::prelude::*;

/// So long a pause ends what is being written, in milliseconds.
const PAUSE: u32 = 1_000;

/// The fields that are done once they are left.
const FIELDS: &str = "input[type=text], textarea";

/// Takes over what stands in the field that is being typed into, when the page is left or out of sight.
#[hook]
pub fn use_typed_taken_over(root: &NodeRef) {
    let root = root.clone();
    use_effect_with((), move |()| {
        let window = web_sys::window();
        let document = window.as_ref().and_then(web_sys::Window::document);
        let own = root.clone();
        let gone = window.map(|window| EventListener::new(&window, "pagehide", move |_| take_over(&own)));
        let out_of_sight = document
            .map(|document| EventListener::new(&document, "visibilitychange", move |_| take_over(&root)));
        move || drop((gone, out_of_sight))
    });
}

fn take_over(root: &NodeRef) {
    let field = web_sys::window().and_then(|window| window.document()).and_then(|it| typed_into(&it, root));
    if let (Some(field), Ok(event)) = (field, Event::new("change")) {
        event.init_event_with_bubbles("change", true);
        // Refused only while the event is on its way already.
        let _ = field.dispatch_event(&event);
    }
}

fn typed_into(document: &Document, root: &NodeRef) -> Option<Element> {
    let field = document.active_element()?;
    let root: Element = root.cast()?;
    (root.contains(Some(field.unchecked_ref())) && field.matches(FIELDS) == Ok(true)).then_some(field)
}

/// Says so when nothing more was written for a while; `None` while nothing is being written.
#[hook]
pub fn use_pause(written: Option<AttrValue>, paused: Callback<()>) {
    use_effect_with(written, move |written| {
        let timer = written.as_ref().map(|_| Timeout::new(PAUSE, move || paused.emit(())));
        move || drop(timer)
    });
}
