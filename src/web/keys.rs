//! What the keys do on each page.

use super::comparing::Compared;
use super::components::transport::Playing;
use super::desk_keys::desk_key;
use super::hooks::address::follow;
use super::hooks::focus::go_to_choices;
use super::hooks::keyboard::{Key, Keyboard};
use super::hooks::search::go_to_search;
use super::overlay::{Desk, DeskOf};
use super::player::beside;
use super::presenting::Present;
use super::route::{Address, Route, View};
use super::sheet::Sheet;
use super::store::{Message, Store, Stride};
use super::table::Table;
use crate::engine::Edition;
use yew::prelude::*;

/// What the keys are for.
pub(super) fn keyboard(view: View, is_learning: bool) -> Keyboard {
    match view {
        View::Presenter => Keyboard::Presenter,
        View::Table if is_learning => Keyboard::Lesson,
        View::Table => Keyboard::Table,
    }
}

/// What a key does on the page; whether it does anything. Keys that go through the turn have no use while the table is not to be seen.
pub(super) fn key_callback(
    store: &Store,
    (table, compared, desk): (Option<&Table>, Option<&Compared>, Option<&Desk<'_>>),
    is_searching: bool,
    on_present: &Option<Callback<()>>,
    playing: &Playing,
    send: &Callback<Message>,
    on_edition: Callback<Edition>,
) -> Callback<Key, bool> {
    let (toggle, send, on_present) = (playing.toggle.clone(), send.clone(), on_present.clone());
    let edition = store.edition;
    let (is_table, is_beside) = (table.is_some(), compared.is_some());
    let at_desk = desk.map(|desk| (desk.of, desk.send().clone()));
    let total = table.map(|table| table.shown.total).or_else(|| compared.map(|it| it.shown.total));
    let is_presenting = store.presenting.is_some();
    Callback::from(move |key| {
        let go = |stride| {
            let go = Message::Go(stride);
            send.emit(if is_beside { beside(go) } else { go });
        };
        let arrange = |wish| send.emit(Message::Present(wish));
        match key {
            Key::Edition => on_edition.emit(edition.other()),
            Key::Search => go_to_search(),
            Key::Choices => go_to_choices(),
            Key::Escape if is_searching => follow(&Address::page(Route::Rulebook).href()),
            Key::Help => send.emit(Message::Show(Sheet::Shortcuts)),
            Key::Share => send.emit(Message::Show(Sheet::Share)),
            Key::Present if at_desk.as_ref().is_some_and(|(of, _)| *of == DeskOf::Lesson) => {
                on_present.iter().for_each(|present| present.emit(()));
            }
            _ if at_desk.is_some() => {
                return at_desk.iter().any(|(of, table)| desk_key(key, *of, table, &send));
            }
            _ if total.is_none() => return false,
            Key::Lines if is_table => send.emit(Message::Show(Sheet::Lines)),
            Key::Back => go(Stride::Back),
            Key::Forward => go(Stride::Forward),
            Key::PreviousStep => go(Stride::PreviousStep),
            Key::NextStep => go(Stride::NextStep),
            Key::First => go(Stride::To(0)),
            Key::Last => go(Stride::To(total.unwrap_or_default())),
            Key::Play => toggle.emit(()),
            _ if !is_table => return false,
            Key::Lines | Key::Choose(_) | Key::GoOn | Key::Hint => {}
            Key::Present if is_presenting => arrange(Present::Leave),
            Key::Present => on_present.iter().for_each(|present| present.emit(())),
            Key::Ask => arrange(Present::Ask),
            Key::Labels => arrange(Present::Labels),
            Key::Blank => arrange(Present::Blank),
            Key::Frame(place) => arrange(Present::FrameAt(place)),
            Key::Escape if is_presenting => arrange(Present::Escape),
            Key::Escape => {
                send.emit(Message::Cancel);
                return false;
            }
        }
        true
    })
}
