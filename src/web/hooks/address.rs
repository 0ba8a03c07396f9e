//! What stands in the address bar after the `#`, read and written.
//!
//! The router's own hash history throws on a `#` that is not followed by `/`, and browsers throw when history is written
//! too often; so the page reads it itself, which never fails, and writes only when things have come to rest.

use crate::web::route::Address;
use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// Writing waits so long for the next change, in milliseconds.
const REST: u32 = 350;

fn hash() -> String {
    web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
}

/// The address, with a number that grows whenever the reader follows a link, goes back, or types: to where he is already, too.
#[hook]
pub fn use_address() -> (Address, u32) {
    let visit = use_mut_ref(|| 0_u32);
    let address = use_state(|| (Address::parse(&hash()), 0));
    let setter = address.setter();
    use_effect_with((), move |()| {
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "hashchange", move |_| {
                let mut visit = visit.borrow_mut();
                *visit += 1;
                setter.set((Address::parse(&hash()), *visit));
            })
        });
        move || drop(listener)
    });
    (*address).clone()
}

/// Keeps the address bar at this address without leaving a trace in the history.
#[hook]
pub fn use_written_address(address: Option<Address>) {
    use_effect_with(address, |address| {
        let stood = hash();
        let timer = address.clone().map(|address| {
            Timeout::new(REST, move || {
                // If the reader has gone somewhere since, his place in the history is not to be written over: the page will hear of it.
                if hash() == stood {
                    write(&address);
                }
            })
        });
        move || drop(timer)
    });
}

fn write(address: &Address) {
    let href = address.href();
    if hash() == href {
        return;
    }
    let history = web_sys::window().and_then(|window| window.history().ok());
    if let Some(history) = history {
        // Refused only if asked too often; the next rest writes it.
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&href));
    }
}

/// Goes on to another address of what is shown already, so that going back in the history leads to the one before.
pub fn step_on(from: &Address, to: &Address) {
    write(from);
    let history = web_sys::window().and_then(|window| window.history().ok());
    if let Some(history) = history.filter(|_| hash() != to.href()) {
        // Refused only if asked too often; then the next rest writes it over the one before.
        let _ = history.push_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&to.href()));
    }
}

/// Goes where a link of this page leads.
pub fn follow(href: &str) {
    if let Some(window) = web_sys::window() {
        // Refused only for a malformed address, which `Address::href` does not make.
        let _ = window.location().set_hash(href);
    }
}

/// Goes where a link of this page leads, in place of where the reader is.
pub fn replace(href: &str) {
    if let Some(window) = web_sys::window() {
        // Refused only for a malformed address, which `Address::href` does not make.
        let _ = window.location().replace(href);
    }
}

/// Where the reader is.
#[must_use]
pub fn here() -> Address {
    Address::parse(&hash())
}

/// Whether the page was asked to keep still: `?motion=off`, before the `#` or after it.
#[must_use]
pub fn is_still() -> bool {
    let search = web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default();
    search.contains("motion=off") || hash().contains("motion=off")
}

/// The whole link to an address, for copying.
#[must_use]
pub fn link_to(address: &Address) -> String {
    let whole = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    let page = whole.split('#').next().unwrap_or_default();
    format!("{page}{}", address.href())
}
