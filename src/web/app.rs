//! The page as a whole: the reducer, the address, the settings, and which page is shown.

use super::answer::Answer;
use super::components::icon::Sprite;
use super::components::page_foot::PageFoot;
use super::components::running_head::RunningHead;
use super::components::stage_foot::Tools;
use super::components::transport::Playing;
use super::components::update_notice::UpdateNotice;
use super::followed::use_followed_address;
use super::hooks::address::{step_on, use_address, use_written_address};
use super::hooks::boards::use_boards;
use super::hooks::document::{readers_language, use_dress};
use super::hooks::focus::{skip_to_content, use_fresh_page, use_kept_focus};
use super::hooks::fullscreen::{fill_screen, use_screen_given_back};
use super::hooks::keyboard::{Listening, use_keys};
use super::hooks::lessons::use_lessons;
use super::hooks::probe::use_probe;
use super::hooks::progress::{load, today, use_kept};
use super::hooks::storage::use_settings;
use super::i18n::Strings;
use super::keys::{key_callback, keyboard};
use super::learning::{Learning, Shelf};
use super::overlay::{Desk, News, notices, overlay};
use super::pages::page;
use super::pages::rulebook::found_in_words;
use super::player::{Reel, use_player};
use super::presenting::Present;
use super::route::{Address, Place, Route, View};
use super::said::{read_out, said, said_beside, said_in_lesson, said_in_round};
use super::settings::Settings;
use super::sharing::Sharing;
use super::sheet::Sheet;
use super::shown::{
    at_hand, dress, in_lesson, in_round, is_more_than_a_link_holds, laid_out, line, part, place,
    played_at_hand, printed, seen, shared, shows, view,
};
use super::store::{Message, Store};
use crate::engine::Edition;
use crate::locale::Locale;
use yew::prelude::*;

/// The root of the page.
#[component]
pub fn App() -> Html {
    let (settings, trouble) = use_settings();
    let (address, visit) = use_address();
    // The first picture already shows what the link asks for, in its language and edition.
    let (set, asked) = (*settings, address.clone());
    let store = use_reducer(move || {
        let locale = asked.place.locale.or(set.locale).unwrap_or_else(readers_language);
        let learning = Learning::new(load(), today());
        let store = Store::new(locale, asked.place.edition.unwrap_or(set.edition), learning);
        match &asked.route {
            Route::Play { scenario } | Route::Embed { scenario } | Route::Print { scenario } => {
                let store = store.opened(scenario, asked.place.play.as_deref(), asked.place.event);
                if asked.place.view == View::Presenter { store.arrange(Present::Enter) } else { store }
            }
            Route::Compare { scenario } => {
                store.compare(scenario, asked.place.play.as_deref(), asked.place.event)
            }
            _ => store,
        }
    });
    let dispatcher = store.dispatcher();
    let send = use_callback((), move |message: Message, ()| dispatcher.dispatch(message));
    let is_playing = use_state_eq(|| false);
    let dismissed = use_state_eq(Vec::<String>::new);

    let are_here = matches!(store.learning.shelf, Shelf::Here(_));
    use_followed_address(&address, (visit, are_here), &send);
    let lesson = in_lesson(&store, &address.route);
    let round = in_round(&store, &address);
    let desk = lesson.map(|lesson| Desk::of_lesson(lesson, &send));
    let desk = desk.or_else(|| round.and_then(|round| Desk::of_round(round, &send)));
    let table = seen(&store, &address.route);
    let compared = laid_out(&store, &address.route);
    let on_page = table.or_else(|| printed(&store, &address.route));
    let here = on_page.map(|table| place(&store, table, &address));
    let here = here.or_else(|| compared.map(|it| line(&store, it)));
    let here = here.or_else(|| lesson.map(|lesson| part(&store, lesson)));
    let view = view(&store, &address.route);
    use_written_address(here.clone());
    let kept = use_kept(&store.learning.progress, &send);
    let shelved = use_boards(store.lab.as_ref().map(|lab| &lab.boards), &send);
    use_lessons(&store.learning.shelf, address.route.is_learning(), &send);
    use_screen_given_back(view == View::Presenter);
    // Under a dialog nothing goes on unseen.
    let reel = table.map(Reel::of_table).or_else(|| compared.map(Reel::of_comparison));
    use_player(reel.filter(|_| store.sheet.is_none()), settings.speed, &is_playing, &send);
    let learned = lesson.map(|lesson| lesson.table.clone()).or_else(|| round.and_then(|it| it.table.clone()));
    use_probe(table.map(|table| table.shown.clone()).or(learned));
    let dress = dress(&store, &address, *settings);
    let lacks_choices = is_more_than_a_link_holds(on_page, compared);
    let to_share = shared(&store, here.as_ref().unwrap_or(&address));
    let sharing = Sharing::of(&to_share, &dress.title, lacks_choices);
    use_dress(dress);
    use_fresh_page(&address.route, view);
    use_kept_focus(aiming(lesson.map(|it| &it.answer).or_else(|| table.map(|it| &it.answer))));
    let playing = playing(&settings, &is_playing);
    let is_embedded = matches!(address.route, Route::Embed { .. });
    // A lesson hears of it at its own table.
    let room = desk.as_ref().filter(|_| lesson.is_some()).map(|desk| desk.send().clone());
    let room = room.or_else(|| table.filter(|_| !is_embedded).map(|_| send.clone()));
    let on_present = here.zip(room).map(|(here, room)| present(here, &is_playing, &room));
    let on_edition = on_edition(&settings, (is_embedded, table.is_some()), &send);
    let is_searching = address.place.query.is_some();
    let on_key = key_callback(
        &store,
        (table, compared, desk.as_ref()),
        is_searching,
        &on_present,
        &playing,
        &send,
        on_edition.clone(),
    );
    let to_keys = !address.place.frame.hides_controls;
    use_keys(
        Listening { to_keys, to_characters: to_keys && settings.keys },
        keyboard(view, lesson.is_some() || round.is_some()),
        on_key,
    );
    let looked_for = (store.edition, store.locale, address.place.query.clone());
    let found =
        use_memo(looked_for, |(edition, locale, words)| found_in_words(*edition, *locale, words.as_deref()));
    let words = Strings::of(store.locale);
    let told = || match (lesson, round, compared, table) {
        (Some(lesson), ..) => said_in_lesson(words, lesson, &store.asked),
        (_, Some(round), ..) => said_in_round(words, round),
        (.., Some(compared), _) => said_beside(words, compared),
        (.., Some(table)) => said(words, table, &store.asked, store.presenting.as_ref()),
        (None, None, None, None) => {
            let lab = store.lab.as_ref().filter(|_| address.route == Route::Lab);
            lab.map(|lab| lab.said.to_string()).unwrap_or_default()
        }
    };
    let said = (*found).clone().unwrap_or_else(|| read_out(words, &store.asked, told()));

    let news = News {
        trouble: trouble.or(kept).or(shelved).filter(|_| !is_embedded),
        is_damaged: !store.learning.damage.is_empty(),
        are_boards_damaged: address.route.is_lab()
            && store.lab.as_ref().is_some_and(|lab| !lab.damage.is_empty()),
        damaged: address.place.is_damaged.then_some(visit),
        astray: store.astray.map(|astray| (astray, visit)),
        dismissed: &dismissed,
    };
    let on_share = send.reform(|()| Message::Show(Sheet::Share));
    let on_present = on_present.map(|present| {
        Callback::from(move |()| {
            fill_screen();
            present.emit(());
        })
    });
    let tools = Tools {
        theme: settings.theme,
        on_theme: change(&settings, |settings, theme| settings.theme = theme),
        on_edition: on_edition.clone(),
    };
    let head = html! {
        <RunningHead locale={store.locale} edition={store.edition} theme={settings.theme} route={address.route.clone()}
            scenario={at_hand(&store)} play={played_at_hand(&store)} {on_edition} on_locale={on_locale(&settings, &send)}
            on_theme={change(&settings, |settings, theme| settings.theme = theme)}
            on_help={send.reform(|()| Message::Show(Sheet::Shortcuts))} {on_share} {on_present} />
    };
    // Presenter mode, and the page inside another, have their own foot.
    let foot = html! { <PageFoot locale={store.locale} /> };
    let has_foot = view == View::Table && !is_embedded;
    html! {
        <div class="app" data-shows={shows(&store, &address)}>
            <Sprite />
            <a class="skip-link" href="#content" onclick={Callback::from(|event| skip_to_content(&event))}>{ words.head.skip }</a>
            <div class="screen">
                <div class="screen__head">{ if is_embedded { html! {} } else { head } }</div>
                <main id="content" tabindex="-1">{ page(&address, &store, &playing, &tools, &send) }</main>
            </div>
            <div class="screen__foot">{ if has_foot { foot } else { html! {} } }</div>
            <div class="notices">{ notices(words, (table, compared), news, &send) }</div>
            <div>{ if is_embedded { html! {} } else { html! { <UpdateNotice locale={store.locale} /> } } }</div>
            <p class="visually-hidden" role="status" aria-live="polite" data-live="true">{ said }</p>
            <div class="overlay">{ overlay(&store, desk.as_ref(), *settings, sharing, &send, change(&settings, |settings, keys| settings.keys = keys)) }</div>
        </div>
    }
}

/// For which target, counted from 0, a spell or ability is being aimed.
fn aiming(answer: Option<&Answer>) -> Option<usize> {
    match answer {
        Some(Answer::Aiming { aimed, .. }) => Some(aimed.len()),
        _ => None,
    }
}

/// A callback that goes over to presenter mode, where nothing plays by itself; the history leads back to the table.
fn present(here: Address, is_playing: &UseStateHandle<bool>, send: &Callback<Message>) -> Callback<()> {
    let (stop, send) = (is_playing.setter(), send.clone());
    Callback::from(move |()| {
        let place = Place { view: View::Presenter, ..here.place.clone() };
        step_on(&here, &Address { place, ..here.clone() });
        stop.set(false);
        send.emit(Message::Present(Present::Enter));
    })
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

/// Plays by another edition, and keeps that; inside another page nothing of the reader's is kept. Only a table in sight can refuse.
fn on_edition(
    settings: &UseStateHandle<Settings>,
    (is_embedded, is_at_table): (bool, bool),
    send: &Callback<Message>,
) -> Callback<Edition> {
    let (keep, send) = (change(settings, |settings, edition| settings.edition = edition), send.clone());
    Callback::from(move |edition| {
        if !is_embedded {
            keep.emit(edition);
        }
        send.emit(if is_at_table { Message::TableEdition(edition) } else { Message::Edition(edition) });
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
