//! The boards of the laboratory in the browser's storage: read once, kept after every change, followed where another window of
//! this browser changes them. What cannot be read is set aside before anything is written over it.

use super::progress::{parse, stringify};
use super::storage::{Trouble, storage};
use crate::session::lab::{Boards, BoardsReading, read_boards};
use crate::web::laboratory::{LabWish, ShelfWish};
use crate::web::store::Message;
use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
use yew::prelude::*;

const KEY: &str = "in-fase.lab";

/// Where a text is set aside that could not be read whole.
const DAMAGED_KEY: &str = "in-fase.lab.original";

/// The boards that are kept; a record that cannot be read whole is set aside.
#[must_use]
pub fn load() -> BoardsReading {
    let Some(storage) = storage() else { return BoardsReading::default() };
    let Ok(Some(text)) = storage.get_item(KEY) else { return BoardsReading::default() };
    let reading = read_boards(&text, parse);
    if !reading.faults.is_empty() {
        // Refused only if storage is full; then the boards are not written either.
        let _ = storage.set_item(DAMAGED_KEY, &text);
    }
    reading
}

/// The text that was set aside, if there is one.
#[must_use]
pub fn set_aside() -> Option<String> {
    storage()?.get_item(DAMAGED_KEY).ok()?
}

fn save(boards: &Boards) -> Option<Trouble> {
    let kept = storage().map(|storage| {
        let stood = storage.get_item(KEY).ok().flatten();
        if stood.is_none() && *boards == Boards::default() {
            return Ok(());
        }
        let text = stringify(&boards.to_json());
        if stood.as_ref() == Some(&text) { Ok(()) } else { storage.set_item(KEY, &text) }
    });
    (!matches!(kept, Some(Ok(())))).then_some(Trouble::Refused)
}

/// Keeps the boards whenever they change; says if the browser does not let it.
#[hook]
pub fn use_boards(boards: Option<&Boards>, send: &Callback<Message>) -> Option<Trouble> {
    let trouble = use_state_eq(|| None);
    let setter = trouble.setter();
    let last = use_mut_ref(|| None::<Boards>);
    let foreign = use_mut_ref(|| None::<Boards>);
    let heard = foreign.clone();
    use_effect_with(boards.cloned(), move |boards| {
        let Some(boards) = boards else { return };
        // What was just read needs no writing; so a damaged text stays until something is changed.
        let Some(before) = last.borrow_mut().replace(boards.clone()) else { return };
        // Nor does what another window has written: two windows would go on answering each other.
        let theirs = foreign.borrow_mut().take();
        if before != *boards && theirs.is_none_or(|theirs| before.joined(&theirs) != *boards) {
            setter.set(save(boards));
        }
    });
    let send = send.clone();
    use_effect_with((), move |()| {
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "storage", move |event| {
                let Some(event) = event.dyn_ref::<StorageEvent>() else { return };
                let is_ours = event.key().as_deref() == Some(KEY);
                let reading = event.new_value().filter(|_| is_ours).map(|text| read_boards(&text, parse));
                if let Some(reading) = reading.filter(|reading| reading.faults.is_empty()) {
                    *heard.borrow_mut() = Some(reading.boards.clone());
                    send.emit(LabWish::Shelf(ShelfWish::Elsewhere(reading.boards)).into());
                }
            })
        });
        move || drop(listener)
    });
    *trouble
}
