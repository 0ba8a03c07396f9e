//! What the learner has done, in the browser's storage: read once, kept after every change, followed where another window of
//! this browser changes it. What cannot be read is set aside before anything is written over it.

use super::storage::{Trouble, storage};
use crate::session::progress::{Day, Json, Progress, Reading, read};
use crate::web::learning::Learn;
use crate::web::store::Message;
use gloo_events::EventListener;
use serde::{Deserialize, Serialize};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
use yew::prelude::*;

const KEY: &str = "in-fase.progress";

/// Where a text is set aside that could not be read whole.
const DAMAGED_KEY: &str = "in-fase.progress.original";

const MILLISECONDS_A_DAY: f64 = 86_400_000.0;

/// The browser's own reader of JSON.
fn parse(text: &str) -> Option<Json> {
    let value = js_sys::JSON::parse(text).ok()?;
    Json::deserialize(serde_wasm_bindgen::Deserializer::from(value)).ok()
}

/// A record of progress from its text.
#[must_use]
pub fn read_text(text: &str) -> Reading {
    read(text, parse)
}

/// The text of a record, laid out to be read.
#[must_use]
pub fn written(progress: &Progress) -> String {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    let value = progress.to_json().serialize(&serializer).ok();
    let text = value.and_then(|value| {
        js_sys::JSON::stringify_with_replacer_and_space(&value, &wasm_bindgen::JsValue::NULL, &2.into()).ok()
    });
    text.map(String::from).unwrap_or_default()
}

/// Today where the reader is.
#[must_use]
pub fn today() -> Day {
    let now = js_sys::Date::new_0();
    let local = now.get_time() - now.get_timezone_offset() * 60_000.0;
    Day((local / MILLISECONDS_A_DAY) as u32)
}

/// What is kept; a text that cannot be read whole is set aside.
#[must_use]
pub fn load() -> Reading {
    let Some(storage) = storage() else { return Reading::default() };
    let Ok(Some(text)) = storage.get_item(KEY) else { return Reading::default() };
    let reading = read_text(&text);
    if !reading.faults.is_empty() {
        // Refused only if storage is full; then the record is not written either, see `use_kept`.
        let _ = storage.set_item(DAMAGED_KEY, &text);
    }
    reading
}

/// The text that was set aside, if there is one.
#[must_use]
pub fn set_aside() -> Option<String> {
    storage()?.get_item(DAMAGED_KEY).ok()?
}

fn save(progress: &Progress) -> Option<Trouble> {
    let kept = storage().map(|storage| {
        let stood = storage.get_item(KEY).ok().flatten();
        let text = written(progress);
        if stood.is_none() && progress.is_empty() || stood.as_ref() == Some(&text) {
            return Ok(());
        }
        storage.set_item(KEY, &text)
    });
    (!matches!(kept, Some(Ok(())))).then_some(Trouble::Refused)
}

/// Keeps the record whenever it changes; says if the browser does not let it.
#[hook]
pub fn use_kept(progress: &Rc<Progress>, send: &Callback<Message>) -> Option<Trouble> {
    let trouble = use_state_eq(|| None);
    let setter = trouble.setter();
    let is_first = use_mut_ref(|| true);
    use_effect_with(progress.clone(), move |progress| {
        // What was just read needs no writing; so a damaged text stays until something is learned.
        if !std::mem::replace(&mut *is_first.borrow_mut(), false) {
            setter.set(save(progress));
        }
    });
    let send = send.clone();
    use_effect_with((), move |()| {
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "storage", move |event| {
                let Some(event) = event.dyn_ref::<StorageEvent>() else { return };
                let is_ours = event.key().as_deref() == Some(KEY);
                let reading = event.new_value().filter(|_| is_ours).map(|text| read_text(&text));
                if let Some(reading) = reading.filter(|reading| reading.faults.is_empty()) {
                    send.emit(Message::Learn(Learn::Elsewhere(reading.progress)));
                }
            })
        });
        move || drop(listener)
    });
    *trouble
}
