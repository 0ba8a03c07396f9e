//! What lies over the page: the open sheet, the notices, and what is read out.

use super::components::dialog::Dialog;
use super::components::notice::notice;
use super::components::sheets::sheet;
use super::components::shortcuts::shortcuts;
use super::hooks::storage::Trouble;
use super::i18n::Strings;
use super::route::Place;
use super::scene::Scene;
use super::settings::Settings;
use super::sheet::Sheet;
use super::store::{Message, Store};
use yew::prelude::*;

/// The open sheet.
pub fn overlay(store: &Store, settings: Settings, send: &Callback<Message>, on_keys: Callback<bool>) -> Html {
    let words = Strings::of(store.locale);
    let Some(open) = store.sheet else { return html! {} };
    let inside = match (open, &store.table) {
        (Sheet::Shortcuts, _) => {
            Some((words.keys.title.to_owned(), shortcuts(words, settings.keys, &on_keys)))
        }
        (_, Some(table)) => {
            let scene = Scene { shown: &table.shown, words, answer: &table.answer, send };
            sheet(&scene, open)
        }
        (_, None) => None,
    };
    let Some((title, inside)) = inside else { return html! {} };
    html! {
        <Dialog key={format!("{open:?}")} {title} close={words.head.close} on_close={send.reform(|()| Message::Close)}>
            { inside }
        </Dialog>
    }
}

/// Everything there is to know without being interrupted.
pub fn notices(
    store: &Store,
    trouble: Option<Trouble>,
    place: &Place,
    copied: Option<bool>,
    dismissed: &UseStateHandle<Vec<String>>,
) -> Html {
    let words = Strings::of(store.locale);
    let trouble = trouble.map(|trouble| match trouble {
        Trouble::Refused => words.pages.storage_refused,
        Trouble::Corrupted => words.pages.storage_corrupted,
    });
    let damaged = place.is_damaged.then_some(words.pages.bad_link);
    let copied = copied.map(|done| if done { words.head.link_copied } else { words.head.link_not_copied });
    let told = store.table.as_ref().and_then(|table| table.shown.notice.as_ref()).map(|told| &*told.text);
    let all = [trouble, damaged, copied, told].into_iter().flatten();
    all.filter(|text| !dismissed.iter().any(|other| other == text))
        .map(|text| {
            let (handle, own) = (dismissed.clone(), text.to_owned());
            let on_dismiss = Callback::from(move |_: MouseEvent| {
                handle.set(handle.iter().cloned().chain([own.clone()]).collect());
            });
            html! { <div key={text.to_owned()}>{ notice(text, words.margin.dismiss, on_dismiss) }</div> }
        })
        .collect()
}

/// What is read out when it changes: why something was refused, or the event.
#[must_use]
pub fn said(store: &Store) -> String {
    let Some(table) = &store.table else { return String::new() };
    let shown = &table.shown;
    match (&shown.refused, shown.log.entries.last()) {
        (Some(refused), _) => format!("{} {}", refused.question, refused.sentence),
        (None, Some(entry)) => entry.sentence.to_string(),
        (None, None) => shown.scenario.intro.to_string(),
    }
}
