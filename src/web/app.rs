//! The page as a whole: the reducer, the address, the settings, and which page is shown.

use super::comparing::Compared;
use super::components::icon::Sprite;
use super::components::page_foot::PageFoot;
use super::components::running_head::RunningHead;
use super::components::stage_foot::Tools;
use super::components::transport::Playing;
use super::components::update_notice::UpdateNotice;
use super::hooks::address::{follow, link_to, step_on, use_address, use_written_address};
use super::hooks::clipboard::copy;
use super::hooks::document::{readers_language, use_dress};
use super::hooks::focus::{skip_to_content, use_fresh_page};
use super::hooks::fullscreen::{fill_screen, use_screen_given_back};
use super::hooks::keyboard::{Key, Keyboard, use_keys};
use super::hooks::lessons::use_lessons;
use super::hooks::probe::use_probe;
use super::hooks::progress::{load, today, use_kept};
use super::hooks::search::go_to_search;
use super::hooks::storage::use_settings;
use super::i18n::Strings;
use super::learning::{Learn, Learning, RoundWish, Shelf, StudyWish};
use super::overlay::{Desk, DeskOf, News, notices, overlay, said, said_in_lesson, said_in_round};
use super::pages::page;
use super::pages::rulebook::found_in_words;
use super::player::{Reel, beside, use_player};
use super::presenting::Present;
use super::route::{Address, Place, Route, View};
use super::settings::Settings;
use super::sheet::Sheet;
use super::shown::{
    at_hand, dress, in_lesson, in_round, laid_out, leads_nowhere, line, part, place, seen, shared, shows,
};
use super::store::{Message, Store, Stride, Table};
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
            Route::Play { scenario } => {
                let store = store.opened(scenario, asked.place.event);
                if asked.place.view == View::Presenter { store.arrange(Present::Enter) } else { store }
            }
            Route::Compare { scenario } => store.compare(scenario, asked.place.event),
            _ => store,
        }
    });
    let dispatcher = store.dispatcher();
    let send = use_callback((), move |message: Message, ()| dispatcher.dispatch(message));
    let is_playing = use_state_eq(|| false);
    let copied = use_state_eq(|| None::<bool>);
    let dismissed = use_state_eq(Vec::<String>::new);

    let are_here = matches!(store.learning.shelf, Shelf::Here(_));
    use_followed_address(&address, (visit, are_here), &send);
    let lesson = in_lesson(&store, &address.route);
    let round = in_round(&store, &address);
    let desk = lesson.map(|lesson| Desk::of_lesson(lesson, &send));
    let desk = desk.or_else(|| round.and_then(|round| Desk::of_round(round, &send)));
    let table = seen(&store, &address.route);
    let compared = laid_out(&store, &address.route);
    let here = table.map(|table| place(&store, table)).or_else(|| compared.map(|it| line(&store, it)));
    let here = here.or_else(|| lesson.map(|lesson| part(&store, lesson)));
    let view = if table.is_some() { store.view() } else { View::Table };
    use_written_address(here.clone());
    let kept = use_kept(&store.learning.progress, &send);
    use_lessons(&store.learning.shelf, address.route.is_learning(), &send);
    use_screen_given_back(view == View::Presenter);
    // Under a dialog nothing goes on unseen.
    let reel = table.map(Reel::of_table).or_else(|| compared.map(Reel::of_comparison));
    use_player(reel.filter(|_| store.sheet.is_none()), settings.speed, &is_playing, &send);
    let learned = lesson.map(|lesson| lesson.table.clone()).or_else(|| round.and_then(|it| it.table.clone()));
    use_probe(table.map(|table| table.shown.clone()).or(learned));
    use_dress(dress(&store, &address.route, *settings));
    use_fresh_page(&address.route, view);
    let playing = playing(&settings, &is_playing);
    let on_present = here.clone().filter(|_| table.is_some()).map(|here| present(here, &is_playing, &send));
    let is_searching = address.place.query.is_some();
    let on_key = key_callback(
        &store,
        (table, compared, desk.as_ref()),
        is_searching,
        &on_present,
        &playing,
        &send,
        &settings,
    );
    use_keys(settings.keys, keyboard(view, lesson.is_some() || round.is_some()), on_key);
    let looked_for = (store.edition, store.locale, address.place.query.clone());
    let found =
        use_memo(looked_for, |(edition, locale, words)| found_in_words(*edition, *locale, words.as_deref()));
    let told = || match (lesson, round) {
        (Some(lesson), _) => said_in_lesson(Strings::of(store.locale), lesson),
        (_, Some(round)) => said_in_round(Strings::of(store.locale), round),
        (None, None) => said(Strings::of(store.locale), table, compared, store.presenting.as_ref()),
    };
    let said = (*found).clone().unwrap_or_else(told);

    let words = Strings::of(store.locale);
    let is_damaged = address.place.is_damaged || leads_nowhere(&address.route);
    let news = News {
        trouble: trouble.or(kept),
        is_damaged: !store.learning.damage.is_empty(),
        damaged: is_damaged.then_some(visit),
        copied: &copied,
        dismissed: &dismissed,
    };
    let on_share = {
        let copied = copied.setter();
        let link = link_to(&here.unwrap_or_else(|| shared(&store, &address)));
        Callback::from(move |()| copy(&link, copied.clone()))
    };
    let on_present = on_present.map(|present| {
        Callback::from(move |()| {
            fill_screen();
            present.emit(());
        })
    });
    let tools = Tools {
        theme: settings.theme,
        on_theme: change(&settings, |settings, theme| settings.theme = theme),
        on_edition: on_edition(&settings, &send),
    };
    html! {
        <div class="app" data-shows={shows(&store, &address)}>
            <Sprite />
            <a class="skip-link" href="#content" onclick={Callback::from(|event| skip_to_content(&event))}>{ words.head.skip }</a>
            <div class="screen">
                <RunningHead locale={store.locale} edition={store.edition} theme={settings.theme} route={address.route.clone()}
                    scenario={at_hand(&store)}
                    on_edition={on_edition(&settings, &send)} on_locale={on_locale(&settings, &send)}
                    on_theme={change(&settings, |settings, theme| settings.theme = theme)}
                    on_help={send.reform(|()| Message::Show(Sheet::Shortcuts))} {on_share} {on_present} />
                <main id="content" tabindex="-1">{ page(&address, &store, &playing, &tools, &send) }</main>
            </div>
            <div>{ if view == View::Presenter { html! {} } else { html! { <PageFoot locale={store.locale} /> } } }</div>
            <div class="notices">{ notices(words, table, news, &send) }</div>
            <UpdateNotice locale={store.locale} />
            <p class="visually-hidden" role="status" aria-live="polite" data-live="true">{ said }</p>
            <div class="overlay">{ overlay(&store, desk.as_ref(), *settings, &send, change(&settings, |settings, keys| settings.keys = keys)) }</div>
        </div>
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

/// Does what the address says, every time the reader goes somewhere.
#[hook]
fn use_followed_address(address: &Address, visit: (u32, bool), send: &Callback<Message>) {
    let (address, send) = (address.clone(), send.clone());
    use_effect_with(visit, move |_| {
        send.emit(Message::Learn(Learn::Today(today())));
        if let Some(edition) = address.place.edition {
            send.emit(Message::Edition(edition));
        }
        if let Some(locale) = address.place.locale {
            send.emit(Message::Speak(locale));
        }
        let view = match address.route {
            Route::Play { scenario } => {
                send.emit(Message::Open { scenario, event: address.place.event });
                address.place.view
            }
            Route::Compare { scenario } => {
                send.emit(Message::Compare { scenario, place: address.place.event });
                View::Table
            }
            Route::Practice => {
                send.emit(Message::Close);
                send.emit(Message::Learn(Learn::Practise(address.place.round)));
                View::Table
            }
            Route::Lesson { lesson } => {
                send.emit(Message::Learn(Learn::Open { lesson, beat: address.place.beat }));
                View::Table
            }
            _ => {
                send.emit(Message::Close);
                View::Table
            }
        };
        send.emit(Message::Present(match view {
            View::Presenter => Present::Enter,
            View::Table => Present::Leave,
        }));
    });
}

fn keyboard(view: View, is_learning: bool) -> Keyboard {
    match view {
        View::Presenter => Keyboard::Presenter,
        View::Table if is_learning => Keyboard::Lesson,
        View::Table => Keyboard::Table,
    }
}

/// What a key does at the table of a lesson or of practice; whether it does anything.
fn desk_key(key: Key, of: DeskOf, table: &Callback<Message>, send: &Callback<Message>) -> bool {
    let wish: Message = match (key, of) {
        (Key::Choose(place), DeskOf::Lesson) => StudyWish::Answer(place - 1).into(),
        (Key::Choose(place), DeskOf::Round) => RoundWish::Answer(place - 1).into(),
        (Key::GoOn | Key::Forward, DeskOf::Lesson) => StudyWish::Next.into(),
        (Key::GoOn | Key::Forward, DeskOf::Round) => RoundWish::Next.into(),
        (Key::Hint, DeskOf::Lesson) => StudyWish::Hint.into(),
        _ => {
            match key {
                Key::Back => table.emit(Message::Go(Stride::Back)),
                Key::PreviousStep => table.emit(Message::Go(Stride::PreviousStep)),
                Key::Lines => table.emit(Message::Show(Sheet::Lines)),
                Key::Escape => table.emit(Message::Cancel),
                _ => return false,
            }
            return key != Key::Escape;
        }
    };
    send.emit(wish);
    true
}

/// Keys that go through the turn have no use while the table is not to be seen.
fn key_callback(
    store: &Store,
    (table, compared, desk): (Option<&Table>, Option<&Compared>, Option<&Desk<'_>>),
    is_searching: bool,
    on_present: &Option<Callback<()>>,
    playing: &Playing,
    send: &Callback<Message>,
    settings: &UseStateHandle<Settings>,
) -> Callback<Key, bool> {
    let (toggle, send, on_present) = (playing.toggle.clone(), send.clone(), on_present.clone());
    let edition = store.edition;
    let (is_table, is_beside) = (table.is_some(), compared.is_some());
    let at_desk = desk.map(|desk| (desk.of, desk.send().clone()));
    let total = table.map(|table| table.shown.total).or_else(|| compared.map(|it| it.shown.total));
    let is_presenting = store.presenting.is_some();
    let on_edition = on_edition(settings, &send);
    Callback::from(move |key| {
        let go = |stride| {
            let go = Message::Go(stride);
            send.emit(if is_beside { beside(go) } else { go });
        };
        let arrange = |wish| send.emit(Message::Present(wish));
        match key {
            Key::Edition => on_edition.emit(edition.other()),
            Key::Search => go_to_search(),
            Key::Escape if is_searching => follow(&Address::page(Route::Rulebook).href()),
            Key::Help => send.emit(Message::Show(Sheet::Shortcuts)),
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
