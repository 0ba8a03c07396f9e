//! What is typed into the search field, and what of it stands in the address.
//!
//! The address follows once the reader rests. Beginning to search and giving up are steps of the history, so that going
//! back leads to what was there before; what is typed in between is one step.

use super::address::{follow, here, replace};
use crate::web::route::{Address, Route};
use gloo_timers::callback::Timeout;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, window};
use yew::prelude::*;

/// How long the reader rests before the address follows, in milliseconds.
const REST: u32 = 300;

thread_local! {
    /// Whether somebody asked for the field while it was on another page.
    static IS_WISHED: Cell<bool> = const { Cell::new(false) };
}

/// What can be done with the search field.
#[derive(Clone)]
pub struct Search {
    typed: UseStateSetter<AttrValue>,
    /// What was written into the address last.
    written: Rc<RefCell<String>>,
    timer: Rc<RefCell<Option<Timeout>>>,
}

impl Search {
    /// Something was typed: the address follows later.
    pub fn typed(&self, text: String) {
        let (later, words) = (self.clone(), text.clone());
        self.typed.set(text.into());
        let timer = Timeout::new(REST, move || later.write(&words));
        self.timer.replace(Some(timer));
    }

    /// Something is to be looked for, or nothing any more: the address follows at once.
    pub fn done(&self, text: String) {
        self.timer.replace(None);
        self.write(&text);
        self.typed.set(text.into());
    }

    fn write(&self, text: &str) {
        let words = text.trim();
        let was_empty = self.written.borrow().is_empty();
        if *self.written.borrow() == words {
            return;
        }
        self.written.replace(words.to_owned());
        let mut place = here().place;
        place.is_damaged = false;
        place.query = Some(words.to_owned()).filter(|words| !words.is_empty());
        let is_step = was_empty || place.query.is_none();
        let href = Address { route: Route::Rulebook, place }.href();
        if is_step {
            follow(&href)
        } else {
            replace(&href)
        }
        if let Some(window) = window() {
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
    }
}

/// The text in the field, and what can be done with it. `asked`: what the address looks for.
#[hook]
pub fn use_search(asked: &AttrValue) -> (AttrValue, Search) {
    let typed = use_state_eq(|| asked.clone());
    let first = asked.to_string();
    let written = use_mut_ref(move || first);
    let timer = use_mut_ref(|| None);
    let search = Search { typed: typed.setter(), written, timer };
    {
        let search = search.clone();
        use_effect_with(asked.clone(), move |asked| {
            // What the address looks for is what was typed, unless the reader went somewhere else.
            if *search.written.borrow() != **asked {
                search.timer.replace(None);
                search.written.replace(asked.to_string());
                search.typed.set(asked.clone());
            }
        });
    }
    ((*typed).clone(), search)
}

/// The field on the page.
fn field() -> Option<HtmlInputElement> {
    window()?.document()?.query_selector("[data-search]").ok().flatten()?.dyn_into().ok()
}

/// Goes to the field, on whatever page.
pub fn go_to_search() {
    match field() {
        Some(field) => {
            let _ = field.focus();
            field.select();
        }
        None => {
            IS_WISHED.set(true);
            follow(&Address::page(Route::Rulebook).href());
        }
    }
}

/// Whether somebody asked for the field; asked once, it is done.
#[must_use]
pub fn take_wish() -> bool {
    IS_WISHED.take()
}
