//! The boards of the laboratory in the browser's storage: read once, kept after every change, followed where another window of
//! this browser changes them. What cannot be read is set aside before anything is written over it.

use super::progress::{parse, stringify};
use super::storage::{Trouble, storage};
use crate::session::lab::{Boards, BoardsReading, read_boards};
use crate::web::laboratory::{LabWish, ShelfWish};
use crate::web::store::Message;
use gloo_events::EventListener;
use std::cell::RefCell;
use std::rc::Rc;
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

/// What the storage held when it was last looked at, by this window.
type Known = Rc<RefCell<Option<String>>>;

/// The text that stands in the storage now.
fn standing() -> Option<String> {
    storage()?.get_item(KEY).ok()?
}

/// The boards that another window keeps now, beside those that both knew last.
fn elsewhere(theirs: Boards, known: &Known) -> ShelfWish {
    let known = known.borrow().as_deref().map(|text| read_boards(text, parse).boards).unwrap_or_default();
    ShelfWish::Elsewhere { theirs, known }
}

/// Keeps the boards. If another window has kept some since this one last looked, what both hold is kept; and a text that cannot be
/// read whole is set aside before it is written over. Gives back what is to be known of that.
fn save(boards: &Boards, known: &Known) -> Result<Option<ShelfWish>, Trouble> {
    let storage = storage().ok_or(Trouble::Refused)?;
    let stands = storage.get_item(KEY).map_err(|_| Trouble::Refused)?;
    if stands.is_none() && *boards == Boards::default() {
        return Ok(None);
    }
    let put = |key: &str, text: &str| storage.set_item(key, text).map_err(|_| Trouble::Refused);
    let is_news = stands != *known.borrow();
    let theirs = stands.as_ref().map(|text| (text, read_boards(text, parse)));
    let wish = match theirs {
        Some((text, theirs)) if !theirs.faults.is_empty() => {
            if set_aside().as_ref() != Some(text) {
                put(DAMAGED_KEY, text)?;
            }
            is_news.then(|| ShelfWish::Damaged(theirs.faults.into()))
        }
        Some((_, theirs)) if is_news => Some(elsewhere(theirs.boards, known)),
        _ => None,
    };
    let both = match &wish {
        Some(ShelfWish::Elsewhere { theirs, known }) => boards.joined(theirs, known),
        _ => boards.clone(),
    };
    let text = stringify(&both.to_json());
    if stands.as_ref() != Some(&text) {
        put(KEY, &text)?;
    }
    known.replace(Some(text));
    Ok(wish)
}

/// Keeps the boards whenever they change; says if the browser does not let it.
#[hook]
pub fn use_boards(boards: Option<&Boards>, send: &Callback<Message>) -> Option<Trouble> {
    let trouble = use_state_eq(|| None);
    let setter = trouble.setter();
    let last = use_mut_ref(|| None::<Boards>);
    let heard = use_mut_ref(|| None::<ShelfWish>);
    let known: Known = use_mut_ref(|| None);
    {
        let (heard, known, send) = (heard.clone(), known.clone(), send.clone());
        use_effect_with(boards.cloned(), move |boards| {
            let Some(boards) = boards else { return };
            // What was just read needs no writing; so a damaged text stays until something is changed.
            let Some(before) = last.borrow_mut().replace(boards.clone()) else {
                known.replace(standing());
                return;
            };
            // Nor does what another window has written: two windows would go on answering each other.
            let is_theirs = match heard.borrow_mut().take() {
                Some(ShelfWish::Elsewhere { theirs, known }) => before.joined(&theirs, &known) == *boards,
                _ => false,
            };
            if before == *boards || is_theirs {
                return;
            }
            match save(boards, &known) {
                Ok(wish) => {
                    setter.set(None);
                    wish.into_iter().for_each(|wish| send.emit(LabWish::Shelf(wish).into()));
                }
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
                let Some(text) = text.filter(|text| known.borrow().as_ref() != Some(text)) else { return };
                let reading = read_boards(&text, parse);
                let wish = if reading.faults.is_empty() {
                    let wish = elsewhere(reading.boards, &known);
                    known.replace(Some(text));
                    *heard.borrow_mut() = Some(wish.clone());
                    wish
                } else {
                    ShelfWish::Damaged(reading.faults.into())
                };
                send.emit(LabWish::Shelf(wish).into());
            })
        });
        move || drop(listener)
    });
    *trouble
}
