//! The page as a whole: the reducer, the address, the settings, and which page is shown.

use super::components::icon::sprite;
use super::components::page_foot::page_foot;
use super::components::running_head::RunningHead;
use super::components::transport::Playing;
use super::hooks::address::{is_still, link_to, use_address, use_written_address};
use super::hooks::autoplay::use_autoplay;
use super::hooks::clipboard::copy;
use super::hooks::document::{Dress, readers_language, use_dress};
use super::hooks::focus::{skip_to_content, use_fresh_page};
use super::hooks::keyboard::{Key, use_keys};
use super::hooks::probe::use_probe;
use super::hooks::storage::use_settings;
use super::i18n::Strings;
use super::overlay::{News, notices, overlay, said};
use super::pages::page;
use super::route::{Address, Place, Route};
use super::settings::{Settings, Speed};
use super::sheet::Sheet;
use super::store::{Message, Store, Stride, Table};
use crate::engine::Edition;
use crate::locale::Locale;
use crate::session::has_passage;
use yew::prelude::*;

/// The root of the page.
#[component]
pub fn App() -> Html {
    let (settings, trouble) = use_settings();
    let (address, visit) = use_address();
    // The first picture is already in the language and the edition that the link asks for.
    let (set, asked) = (*settings, address.place.clone());
    let store = use_reducer(move || {
        let locale = asked.locale.or(set.locale).unwrap_or_else(readers_language);
        Store::new(locale, asked.edition.unwrap_or(set.edition))
    });
    let dispatcher = store.dispatcher();
    let send = use_callback((), move |message: Message, ()| dispatcher.dispatch(message));
    let is_playing = use_state_eq(|| false);
    let copied = use_state_eq(|| None::<bool>);
    let dismissed = use_state_eq(Vec::<String>::new);

    use_followed_address(&address, visit, &send);
    let table = seen(&store, &address.route);
    let here = table.map(|table| place(&store, table));
    use_written_address(here.clone());
    // Under a dialog nothing goes on unseen.
    use_player(table.filter(|_| store.sheet.is_none()), settings.speed, &is_playing, &send);
    use_probe(table.map(|table| table.shown.clone()));
    use_dress(dress(&store, &address.route, *settings));
    use_fresh_page(&address.route);
    let playing = playing(&settings, &is_playing);
    use_keys(settings.keys, key_callback(store.edition, table.is_some(), &playing, &send, &settings));

    let words = Strings::of(store.locale);
    let is_damaged = address.place.is_damaged || leads_nowhere(&address.route);
    let news = News {
        trouble: *trouble,
        damaged: is_damaged.then_some(visit),
        copied: &copied,
        dismissed: &dismissed,
    };
    let on_share = {
        let copied = copied.setter();
        let link = link_to(&here.unwrap_or_else(|| address.clone()));
        Callback::from(move |()| copy(&link, copied.clone()))
    };
    html! {
        <div class="app">
            { sprite() }
            <a class="skip-link" href="#content" onclick={Callback::from(|event| skip_to_content(&event))}>{ words.head.skip }</a>
            <div class="screen">
                <RunningHead locale={store.locale} edition={store.edition} theme={settings.theme} route={address.route.clone()}
                    on_edition={on_edition(&settings, &send)} on_locale={on_locale(&settings, &send)}
                    on_theme={change(&settings, |settings, theme| settings.theme = theme)}
                    on_help={send.reform(|()| Message::Show(Sheet::Shortcuts))} {on_share} />
                <main id="content" tabindex="-1">{ page(&address.route, &store, &playing, &send) }</main>
            </div>
            { page_foot(words) }
            <div class="notices">{ notices(words, table, news, &send) }</div>
            <p class="visually-hidden" role="status" aria-live="polite" data-live="true">{ said(table) }</p>
            <div class="overlay">{ overlay(&store, *settings, &send, change(&settings, |settings, keys| settings.keys = keys)) }</div>
        </div>
    }
}

/// A callback that changes one of the settings.
fn change<T: 'static>(settings: &UseStateHandle<Settings>, apply: fn(&mut Settings, T)) -> Callback<T> {
    let settings = settings.clone();
    Callback::from(move |value| {
        let mut changed = *settings;
        apply(&mut changed, value);
        settings.set(changed);
    })
}

fn on_edition(settings: &UseStateHandle<Settings>, send: &Callback<Message>) -> Callback<Edition> {
    let (keep, send) = (change(settings, |settings, edition| settings.edition = edition), send.clone());
    Callback::from(move |edition| {
        keep.emit(edition);
        send.emit(Message::Edition(edition));
    })
}

fn on_locale(settings: &UseStateHandle<Settings>, send: &Callback<Message>) -> Callback<Locale> {
    let (keep, send) = (change(settings, |settings, locale| settings.locale = Some(locale)), send.clone());
    Callback::from(move |locale| {
        keep.emit(locale);
        send.emit(Message::Speak(locale));
    })
}

fn playing(settings: &UseStateHandle<Settings>, is_playing: &UseStateHandle<bool>) -> Playing {
    let faster = change(settings, |settings, ()| settings.speed = settings.speed.next());
    let handle = is_playing.clone();
    let toggle = Callback::from(move |()| handle.set(!*handle));
    Playing { is_on: **is_playing, speed: settings.speed, toggle, faster }
}

fn dress(store: &Store, route: &Route, settings: Settings) -> Dress {
    let words = Strings::of(store.locale);
    let page = match (route, seen(store, route)) {
        (Route::Home, _) => None,
        (Route::Rulebook | Route::Passage { .. }, _) => Some(words.head.rulebook),
        (Route::Play { .. }, Some(table)) => Some(&*table.shown.scenario.title),
        (Route::Play { .. }, None) => Some(words.pages.no_scenario),
        (Route::Missing, _) => Some(words.pages.not_found),
    };
    Dress {
        locale: store.locale,
        edition: store.edition,
        theme: settings.theme,
        is_still: is_still(),
        title: page.map_or_else(|| "In Fase".to_owned(), |page| format!("{page} · In Fase")),
    }
}

/// The game on the table, while the page shows it.
fn seen<'a>(store: &'a Store, route: &Route) -> Option<&'a Table> {
    match route {
        Route::Play { scenario } => store.table_of(scenario),
        _ => None,
    }
}

/// The address of what the table shows.
fn place(store: &Store, table: &Table) -> Address {
    let place = Place {
        edition: Some(store.edition),
        locale: Some(store.locale),
        event: Some(table.shown.cursor),
        is_damaged: false,
    };
    Address { route: Route::Play { scenario: table.shown.scenario.id.to_string() }, place }
}

/// Whether the address names a passage that none of the texts has.
fn leads_nowhere(route: &Route) -> bool {
    matches!(route, Route::Passage { passage } if !has_passage(passage))
}

/// Does what the address says, every time the reader goes somewhere.
#[hook]
fn use_followed_address(address: &Address, visit: u32, send: &Callback<Message>) {
    let (address, send) = (address.clone(), send.clone());
    use_effect_with(visit, move |_| {
        if let Some(edition) = address.place.edition {
            send.emit(Message::Edition(edition));
        }
        if let Some(locale) = address.place.locale {
            send.emit(Message::Speak(locale));
        }
        match address.route {
            Route::Play { scenario } => send.emit(Message::Open { scenario, event: address.place.event }),
            _ => send.emit(Message::Close),
        }
    });
}

/// Plays the turn by itself, until somebody must decide.
#[hook]
fn use_player(
    table: Option<&Table>,
    speed: Speed,
    is_playing: &UseStateHandle<bool>,
    send: &Callback<Message>,
) {
    let shown = table.map(|table| &table.shown);
    let goes_on = shown.is_some_and(|shown| shown.can_go_on && shown.refused.is_none());
    let at = shown.filter(|_| **is_playing && goes_on).map(|shown| {
        let sentence = shown.log.entries.last().map_or("", |entry| &*entry.sentence);
        (shown.cursor, speed.pause(sentence))
    });
    let forward = send.reform(|()| Message::Go(Stride::Forward));
    use_autoplay(at, forward);
    let handle = is_playing.clone();
    use_effect_with(goes_on, move |goes_on| {
        if !goes_on {
            handle.set(false);
        }
    });
}

/// Keys that go through the turn have no use while the table is not to be seen.
fn key_callback(
    edition: Edition,
    is_seen: bool,
    playing: &Playing,
    send: &Callback<Message>,
    settings: &UseStateHandle<Settings>,
) -> Callback<Key, bool> {
    let (toggle, send) = (playing.toggle.clone(), send.clone());
    let on_edition = on_edition(settings, &send);
    Callback::from(move |key| {
        match key {
            Key::Edition => on_edition.emit(edition.other()),
            Key::Help => send.emit(Message::Show(Sheet::Shortcuts)),
            _ if !is_seen => return false,
            Key::Lines => send.emit(Message::Show(Sheet::Lines)),
            Key::Back => send.emit(Message::Go(Stride::Back)),
            Key::Forward => send.emit(Message::Go(Stride::Forward)),
            Key::PreviousStep => send.emit(Message::Go(Stride::PreviousStep)),
            Key::NextStep => send.emit(Message::Go(Stride::NextStep)),
            Key::Play => toggle.emit(()),
            Key::Escape => {
                send.emit(Message::Cancel);
                return false;
            }
        }
        true
    })
}
