//! What the learner has done, in the browser's storage: read once, kept after every change, followed where another window of
//! this browser changes it. What cannot be read is set aside before anything is written over it.

use super::storage::{Trouble, storage};
use crate::session::progress::{Day, Json, Progress, Reading, read};
use crate::web::learning::Learn;
use crate::web::store::Message;
use gloo_events::EventListener;
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
use yew::prelude::*;

const KEY: &str = "in-fase.progress";

/// Where a text is set aside that could not be read whole.
const DAMAGED_KEY: &str = "in-fase.progress.original";

const MILLISECONDS_A_DAY: f64 = 86_400_000.0;

/// The browser's own reader of JSON.
pub(super) fn parse(text: &str) -> Option<Json> {
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
    stringify(&progress.to_json())
}

/// JSON as a text, laid out to be read.
pub(super) fn stringify(json: &Json) -> String {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    let value = json.serialize(&serializer).ok();
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

/// What the storage held when it was last looked at, by this window.
type Known = Rc<RefCell<Option<String>>>;

/// The text that stands in the storage now.
fn standing() -> Option<String> {
    storage()?.get_item(KEY).ok()?
}

/// Keeps the record. If another window has kept one since this one last looked, what both hold is kept; and a text that cannot be
/// read whole is set aside before it is written over. Gives back the record that stands there now.
fn save(progress: &Rc<Progress>, known: &Known) -> Result<Rc<Progress>, Trouble> {
    let storage = storage().ok_or(Trouble::Refused)?;
    let stands = storage.get_item(KEY).map_err(|_| Trouble::Refused)?;
    if stands.is_none() && progress.is_empty() {
        return Ok(Rc::clone(progress));
    }
    let put = |key: &str, text: &str| storage.set_item(key, text).map_err(|_| Trouble::Refused);
    let theirs = stands.as_ref().map(|text| (text, read_text(text)));
    if let Some((text, _)) =
        theirs.as_ref().filter(|(text, theirs)| !theirs.faults.is_empty() && !is_aside(text))
    {
        put(DAMAGED_KEY, text)?;
    }
    let is_news = stands != *known.borrow();
    let both = match theirs {
        Some((_, theirs)) if is_news => Rc::new(progress.merged(&theirs.progress)),
        _ => Rc::clone(progress),
    };
    let text = written(&both);
    if stands.as_ref() != Some(&text) {
        put(KEY, &text)?;
    }
    known.replace(Some(text));
    Ok(both)
}

/// Whether this is the text that was set aside.
fn is_aside(text: &str) -> bool {
    set_aside().as_deref() == Some(text)
}

/// Keeps the record whenever it changes; says if the browser does not let it.
#[hook]
pub fn use_kept(progress: &Rc<Progress>, send: &Callback<Message>) -> Option<Trouble> {
    let trouble = use_state_eq(|| None);
    let setter = trouble.setter();
    let is_first = use_mut_ref(|| true);
    let known: Known = use_mut_ref(standing);
    {
        let (known, send) = (known.clone(), send.clone());
        use_effect_with(progress.clone(), move |progress| {
            // What was just read needs no writing; so a damaged text stays until something is learned.
            if std::mem::replace(&mut *is_first.borrow_mut(), false) {
                return;
            }
            match save(progress, &known) {
                Ok(both) if both != *progress => send.emit(Message::Learn(Learn::Elsewhere((*both).clone()))),
                Ok(_) => setter.set(None),
                Err(refused) => setter.set(Some(refused)),
            }
        });
    }
    let send = send.clone();
    use_effect_with((), move |()| {
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "storage", move |event| {
                let Some(event) = event.dyn_ref::<StorageEvent>() else { return };
                // What stands there now, not what stood there when the event was sent: this window may have written since.
                let text = standing().filter(|_| event.key().as_deref() == Some(KEY));
                let reading = text.as_deref().map(read_text);
                if let Some(reading) = reading.filter(|reading| reading.faults.is_empty()) {
                    known.replace(text);
                    send.emit(Message::Learn(Learn::Elsewhere(reading.progress)));
                }
            })
        });
        move || drop(listener)
    });
    *trouble
}
