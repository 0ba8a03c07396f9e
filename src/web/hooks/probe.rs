//! `window.inFase`: what the page shows, as plain data, for tests in a browser. See `docs/test-contract.md`.

use crate::session::snapshot::Snapshot;
use serde::Serialize;
use std::rc::Rc;
use wasm_bindgen::prelude::{Closure, JsValue};
use yew::prelude::*;

const NAME: &str = "inFase";

/// Offers the snapshot under `window.inFase.snapshot()`; nothing is written out unless somebody asks.
#[hook]
pub fn use_probe(shown: Option<Rc<Snapshot>>) {
    use_effect_with(shown, |shown| {
        let shown = shown.clone();
        let snapshot = Closure::<dyn Fn() -> JsValue>::new(move || {
            let serializer = serde_wasm_bindgen::Serializer::json_compatible();
            shown.as_deref().and_then(|shown| shown.serialize(&serializer).ok()).unwrap_or(JsValue::NULL)
        });
        let probe = js_sys::Object::new();
        if let Some(window) = web_sys::window() {
            // Refused only by a window that is frozen; then there is nothing to ask either.
            let _ = js_sys::Reflect::set(&probe, &"snapshot".into(), snapshot.as_ref());
            let _ = js_sys::Reflect::set(&window, &NAME.into(), &probe);
        }
        move || drop(snapshot)
    });
}
