//! What plays by itself: the turn on the table, or both editions side by side.

use super::comparing::Compared;
use super::hooks::autoplay::use_autoplay;
use super::settings::Speed;
use super::store::{Message, Stride};
use super::table::Table;
use crate::session::snapshot::ScriptView;
use std::rc::Rc;
use yew::prelude::*;

/// What plays by itself: where it stands, whether it goes on, and what there is to read.
pub(super) struct Reel {
    at: u32,
    goes_on: bool,
    sentence: Rc<str>,
    forward: Message,
}

impl Reel {
    pub(super) fn of_table(table: &Table) -> Self {
        let shown = &table.shown;
        Self {
            at: shown.cursor,
            goes_on: shown.can_go_on && shown.refused.is_none() && shown.script != Some(ScriptView::Over),
            sentence: shown.log.entries.last().map(|entry| entry.sentence.clone()).unwrap_or_default(),
            forward: Message::Go(Stride::Forward),
        }
    }

    pub(super) fn of_comparison(compared: &Compared) -> Self {
        let shown = &compared.shown;
        Self {
            at: shown.place,
            goes_on: shown.place < shown.total,
            sentence: shown.said.clone(),
            forward: beside(Message::Go(Stride::Forward)),
        }
    }
}

/// Something said to the comparison.
pub(super) fn beside(message: Message) -> Message {
    Message::Beside(None, Box::new(message))
}

/// Plays the turn by itself, until somebody must decide.
#[hook]
pub(super) fn use_player(
    reel: Option<Reel>,
    speed: Speed,
    is_playing: &UseStateHandle<bool>,
    send: &Callback<Message>,
) {
    let goes_on = reel.as_ref().is_some_and(|reel| reel.goes_on);
    let playing = reel.as_ref().filter(|reel| **is_playing && reel.goes_on);
    let at = playing.map(|reel| (reel.at, speed.pause(&reel.sentence)));
    let message = reel.map(|reel| reel.forward);
    let send = send.clone();
    use_autoplay(at, Callback::from(move |()| message.iter().for_each(|message| send.emit(message.clone()))));
    let handle = is_playing.clone();
    use_effect_with(goes_on, move |goes_on| {
        if !goes_on {
            handle.set(false);
        }
    });
}
