//! Single keys for the whole page, unless the reader turned them off or is typing.

use crate::web::on_stage::MOST;
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
    /// Presenter mode, or the table again.
    Present,
    /// Ask the room before each event, or reveal.
    Ask,
    /// Names, keywords and flags away, or back.
    Labels,
    /// The screen black, or not.
    Blank,
    /// A frame round the permanent at this place, from 1.
    Frame(usize),
    /// The answer at this place, from 1.
    Choose(usize),
    /// To what can be chosen.
    Choices,
    /// On, to wherever it leads.
    GoOn,
    /// A hint.
    Hint,
    /// Before the first event.
    First,
    /// After the last event known.
    Last,
    /// The ways to hand the place on.
    Share,
    /// Words to look for in the rulebook.
    Search,
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
        ("c" | "C", _) => Some(Key::Choices),
        ("l" | "L", _) => Some(Key::Lines),
        ("p" | "P", _) => Some(Key::Present),
        ("s" | "S", _) => Some(Key::Share),
        ("/", _) => Some(Key::Search),
        ("?", _) => Some(Key::Help),
        ("Escape", _) => Some(Key::Escape),
        _ => None,
    }
}

/// What a key asks for in presenter mode: also what clickers send. F5 stays the browser's.
#[must_use]
pub fn presented(key: &str, shift: bool, on_control: bool) -> Option<Key> {
    match key {
        "PageDown" => Some(Key::Forward),
        "PageUp" => Some(Key::Back),
        " " | "Enter" if on_control => None,
        " " | "Enter" => Some(if shift { Key::Back } else { Key::Forward }),
        "." | "b" | "B" => Some(Key::Blank),
        "h" | "H" => Some(Key::Ask),
        "n" | "N" => Some(Key::Labels),
        "Home" => Some(Key::First),
        "End" => Some(Key::Last),
        _ => match key.parse() {
            Ok(place @ 1..=MOST) => Some(Key::Frame(place)),
            _ => meaning(key, shift, on_control),
        },
    }
}

/// What a key asks for in a lesson and in practice: the answers have numbers, and Enter leads on.
#[must_use]
pub fn learned(key: &str, shift: bool, on_control: bool) -> Option<Key> {
    match key {
        "Enter" if !on_control => Some(Key::GoOn),
        "h" | "H" => Some(Key::Hint),
        _ => match key.parse() {
            Ok(place @ 1..=ANSWERS) => Some(Key::Choose(place)),
            _ => meaning(key, shift, on_control),
        },
    }
}

/// The most answers a question has.
const ANSWERS: usize = 4;

/// What the keys are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keyboard {
    /// The table, and every other page.
    Table,
    /// Presenter mode.
    Presenter,
    /// A lesson, or practice.
    Lesson,
}

impl Keyboard {
    fn meaning(self, key: &str, shift: bool, on_control: bool) -> Option<Key> {
        match self {
            Self::Table => meaning(key, shift, on_control),
            Self::Presenter => presented(key, shift, on_control),
            Self::Lesson => learned(key, shift, on_control),
        }
    }
}

/// Whether it is a letter, a digit or a sign: the keys that a reader may turn off, for they may be spoken or hit by chance.
fn is_character(key: &str) -> bool {
    key != " " && key.chars().count() == 1
}

/// Which keys do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listening {
    /// Keys that are no characters: arrows, Space, Enter, what a clicker sends. Escape always does.
    pub to_keys: bool,
    /// Single characters, unless the reader turned them off (WCAG 2.1.4).
    pub to_characters: bool,
}

impl Listening {
    fn hears(self, key: &str, asked: Key) -> bool {
        asked == Key::Escape || if is_character(key) { self.to_characters } else { self.to_keys }
    }
}

/// Listens for keys. `on_key` says whether it had a use for the key; if not, it stays the browser's.
#[hook]
pub fn use_keys(listening: Listening, keyboard: Keyboard, on_key: Callback<Key, bool>) {
    use_effect_with((listening, keyboard, on_key), |(listening, keyboard, on_key)| {
        let (listening, keyboard, on_key) = (*listening, *keyboard, on_key.clone());
        let listener = web_sys::window().map(|window| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window, "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                let Some(key) = asked(event, keyboard) else { return };
                if listening.hears(&event.key(), key) && on_key.emit(key) {
                    event.prevent_default();
                }
            })
        });
        move || drop(listener)
    });
}

fn asked(event: &KeyboardEvent, keyboard: Keyboard) -> Option<Key> {
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
    keyboard.meaning(&event.key(), event.shift_key(), is("button, a, summary"))
}

#[cfg(test)]
mod tests {
    use super::{Key, Listening, is_character, meaning, presented};

    #[test]
    fn space_belongs_to_the_button_that_has_the_focus() {
        assert_eq!(meaning(" ", false, true), None);
        assert_eq!(meaning(" ", false, false), Some(Key::Play));
    }

    #[test]
    fn a_sign_is_what_it_is_however_a_keyboard_writes_it() {
        for shift in [false, true] {
            assert_eq!(meaning("/", shift, false), Some(Key::Search));
            assert_eq!(meaning("?", shift, false), Some(Key::Help));
        }
    }

    #[test]
    fn shift_turns_events_into_steps() {
        assert_eq!(meaning("ArrowRight", false, true), Some(Key::Forward));
        assert_eq!(meaning("ArrowRight", true, true), Some(Key::NextStep));
        assert_eq!(meaning("ArrowLeft", true, false), Some(Key::PreviousStep));
    }

    #[test]
    fn what_clickers_send_moves_the_presentation_and_only_that() {
        for key in ["PageDown", "ArrowRight", " ", "Enter"] {
            assert_eq!(presented(key, false, false), Some(Key::Forward), "{key}");
        }
        for key in ["PageUp", "ArrowLeft"] {
            assert_eq!(presented(key, false, false), Some(Key::Back), "{key}");
        }
        for key in [".", "b", "B"] {
            assert_eq!(presented(key, false, false), Some(Key::Blank), "{key}");
        }
        assert_eq!(presented("F5", false, false), None);
        for key in ["PageDown", "PageUp", "Home", "End", "b", ".", "Enter", "1"] {
            assert_eq!(meaning(key, false, false), None, "{key} at the table");
        }
    }

    #[test]
    fn the_focused_button_keeps_its_own_keys_from_the_clicker() {
        assert_eq!(presented(" ", false, true), None);
        assert_eq!(presented("Enter", false, true), None);
        assert_eq!(presented("PageDown", false, true), Some(Key::Forward));
    }

    #[test]
    fn eight_numbers_frame_and_the_others_do_not() {
        assert_eq!(presented("1", false, false), Some(Key::Frame(1)));
        assert_eq!(presented("8", false, false), Some(Key::Frame(8)));
        assert_eq!(presented("0", false, false), None);
        assert_eq!(presented("9", false, false), None);
    }

    #[test]
    fn a_clicker_sends_no_characters_but_its_full_stop() {
        assert!(["h", "N", "1", ".", "?"].into_iter().all(is_character));
        assert!(!["PageDown", "ArrowLeft", "Enter", " ", "Home", "Escape"].into_iter().any(is_character));
    }

    /// WCAG 2.1.4 is about characters alone.
    #[test]
    fn whoever_turns_single_keys_off_keeps_arrows_space_and_escape() {
        let listening = Listening { to_keys: true, to_characters: false };
        for key in ["ArrowRight", "ArrowLeft", " ", "Escape"] {
            assert!(meaning(key, false, false).is_some_and(|asked| listening.hears(key, asked)), "{key}");
        }
        for key in ["PageDown", "Home", "End", "Enter"] {
            assert!(presented(key, false, false).is_some_and(|asked| listening.hears(key, asked)), "{key}");
        }
        for key in ["e", "C", "?", "/", "l", "1", "."] {
            assert!(presented(key, false, false).is_some_and(|asked| !listening.hears(key, asked)), "{key}");
        }
    }
}
