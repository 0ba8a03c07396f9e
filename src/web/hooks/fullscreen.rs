//! The whole screen, asked for by a button. A browser that refuses or knows no such thing goes on in its window.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use yew::prelude::*;

/// Asks for the whole screen; works only from within a click.
pub fn fill_screen() {
    let root =
        web_sys::window().and_then(|window| window.document()).and_then(|page| page.document_element());
    if let Some(root) = root {
        call(&root, "requestFullscreen");
    }
}

/// Gives the screen back as soon as it is not needed any more. Escape gives it back too, and then nothing else changes.
#[hook]
pub fn use_screen_given_back(is_needed: bool) {
    use_effect_with(is_needed, |is_needed| {
        let page = web_sys::window().and_then(|window| window.document());
        if let Some(page) = page.filter(|page| !is_needed && page.fullscreen_element().is_some()) {
            call(&page, "exitFullscreen");
        }
    });
}

/// Calls a method that may be missing and whose promise may be broken: neither is a fault of the page.
fn call(on: &JsValue, name: &str) {
    let Ok(method) = js_sys::Reflect::get(on, &name.into()) else { return };
    let Some(method) = method.dyn_ref::<js_sys::Function>() else { return };
    let promise = method.call0(on).ok().and_then(|answer| answer.dyn_into::<js_sys::Promise>().ok());
    if let Some(promise) = promise {
        let refused = Closure::once(|_: JsValue| ());
        let _ = promise.catch(&refused);
        refused.forget();
    }
}
