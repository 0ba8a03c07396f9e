//! Single keys for the whole page, unless the reader turned them off or is typing.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// One event back.
    Back,
    /// One event forward.
    Forward,
    /// The step before.
    PreviousStep,
    /// The next step.
    NextStep,
    /// Play or pause.
    Play,
    /// The other edition.
    Edition,
    /// The phase lines.
    Lines,
    /// The list of keys.
    Help,
    /// Give up, close.
    Escape,
}

/// What a key asks for; `on_control`: the focus is on something that Space itself operates.
#[must_use]
pub fn meaning(key: &str, shift: bool, on_control: bool) -> Option<Key> {
    match (key, shift) {
        ("ArrowLeft", false) => Some(Key::Back),
        ("ArrowRight", false) => Some(Key::Forward),
        ("ArrowLeft", true) => Some(Key::PreviousStep),
        ("ArrowRight", true) => Some(Key::NextStep),
        (" ", false) if !on_control => Some(Key::Play),
        ("e" | "E", _) => Some(Key::Edition),
        ("l" | "L", _) => Some(Key::Lines),
        ("?", _) => Some(Key::Help),
        ("Escape", _) => Some(Key::Escape),
        _ => None,
    }
}

/// Listens for keys; `is_on`: single keys do something, Escape always does. `on_key` says whether it had a use for the key;
/// if not, it stays the browser's.
#[hook]
pub fn use_keys(is_on: bool, on_key: Callback<Key, bool>) {
    use_effect_with((is_on, on_key), |(is_on, on_key)| {
        let (is_on, on_key) = (*is_on, on_key.clone());
        let listener = web_sys::window().map(|window| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window, "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                let Some(key) = asked(event) else { return };
                if (is_on || key == Key::Escape) && on_key.emit(key) {
                    event.prevent_default();
                }
            })
        });
        move || drop(listener)
    });
}

fn asked(event: &KeyboardEvent) -> Option<Key> {
    if event.default_prevented() || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is = |selector: &str| {
        target.as_ref().is_some_and(|target| target.closest(selector).is_ok_and(|found| found.is_some()))
    };
    if is("input, select, textarea, dialog") {
        return None;
    }
    meaning(&event.key(), event.shift_key(), is("button, a, summary"))
}

#[cfg(test)]
mod tests {
    use super::{Key, meaning};

    #[test]
    fn space_belongs_to_the_button_that_has_the_focus() {
        assert_eq!(meaning(" ", false, true), None);
        assert_eq!(meaning(" ", false, false), Some(Key::Play));
    }

    #[test]
    fn shift_turns_events_into_steps() {
        assert_eq!(meaning("ArrowRight", false, true), Some(Key::Forward));
        assert_eq!(meaning("ArrowRight", true, true), Some(Key::NextStep));
        assert_eq!(meaning("ArrowLeft", true, false), Some(Key::PreviousStep));
    }
}
