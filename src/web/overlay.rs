//! What lies over the page: the open sheet, the notices, and what is read out.

use super::answer::Answer;
use super::comparing::{Compared, Comparing};
use super::components::dialog::Dialog;
use super::components::notice::notice;
use super::components::sheets::sheet;
use super::components::shortcuts::shortcuts;
use super::hooks::storage::Trouble;
use super::i18n::Strings;
use super::presenting::Presenting;
use super::scene::Scene;
use super::settings::Settings;
use super::sheet::Sheet;
use super::store::{Message, Store, Table};
use crate::engine::Edition;
use crate::session::Snapshot;
use yew::prelude::*;

/// The open sheet.
pub fn overlay(store: &Store, settings: Settings, send: &Callback<Message>, on_keys: Callback<bool>) -> Html {
    let words = Strings::of(store.locale);
    let Some(open) = store.sheet else { return html! {} };
    let inside = match (open, &store.table) {
        (Sheet::Shortcuts, _) => {
            Some((words.keys.title.to_owned(), shortcuts(words, settings.keys, &on_keys)))
        }
        (Sheet::Beside(edition, _), _) => beside(store, edition)
            .and_then(|shown| sheet(&Scene { shown, words, answer: &Answer::None, send }, open)),
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

/// The game on one side of the comparison.
fn beside(store: &Store, edition: Edition) -> Option<&Snapshot> {
    let Some(Comparing::Both(compared)) = &store.comparing else { return None };
    compared.shown.sides.iter().find(|side| side.edition == edition).map(|side| &*side.shown)
}

/// What there is to know without being interrupted, beside what the table tells.
#[derive(Clone, Copy)]
pub struct News<'a> {
    /// What is wrong with keeping the settings.
    pub trouble: Option<Trouble>,
    /// Which visit to an address that is partly unreadable this is.
    pub damaged: Option<u32>,
    /// Whether a link was copied, or refused to be.
    pub copied: &'a UseStateHandle<Option<bool>>,
    /// What was put away already.
    pub dismissed: &'a UseStateHandle<Vec<String>>,
}

/// The notices. What happens again is told again, though it was put away before; only the trouble with the settings is told once.
pub fn notices(words: &Strings, table: Option<&Table>, news: News<'_>, send: &Callback<Message>) -> Html {
    let trouble = news.trouble.map(|trouble| match trouble {
        Trouble::Refused => words.pages.storage_refused,
        Trouble::Corrupted => words.pages.storage_corrupted,
    });
    let trouble = trouble.map(|text| (text, format!("{:?}", news.trouble)));
    let damaged = news.damaged.map(|visit| (words.pages.bad_link, visit.to_string()));
    let lasting = [trouble, damaged].into_iter().flatten().filter(|(_, key)| !news.dismissed.contains(key));
    let lasting = lasting.map(|(text, key)| {
        let handle = news.dismissed.clone();
        let away = Callback::from(move |_| handle.set(handle.iter().cloned().chain([key.clone()]).collect()));
        (text, away)
    });
    let copied = news.copied.map(|done| {
        let handle = news.copied.clone();
        let text = if done { words.head.link_copied } else { words.head.link_not_copied };
        (text, Callback::from(move |_| handle.set(None)))
    });
    let told = table.and_then(|table| table.shown.notice.as_ref());
    let told = told.map(|told| (&*told.text, send.reform(|_| Message::Dismiss)));
    lasting
        .chain(copied)
        .chain(told)
        .map(|(text, away)| html! { <div key={text.to_owned()}>{ notice(text, words.margin.dismiss, away) }</div> })
        .collect()
}

/// What is read out when it changes: why something on the table was refused, or the event; the question, while it stands.
#[must_use]
pub fn said(
    words: &Strings,
    table: Option<&Table>,
    compared: Option<&Compared>,
    presenting: Option<&Presenting>,
) -> String {
    if let Some(compared) = compared {
        return compared.shown.said.to_string();
    }
    let Some(table) = table else { return String::new() };
    if presenting.is_some_and(|presenting| presenting.is_asking) {
        return words.presenter.question.to_owned();
    }
    let shown = &table.shown;
    match (&shown.refused, shown.log.entries.last()) {
        (Some(refused), _) => format!("{} {}", refused.question, refused.sentence),
        (None, Some(entry)) => entry.sentence.to_string(),
        (None, None) => shown.scenario.intro.to_string(),
    }
}
