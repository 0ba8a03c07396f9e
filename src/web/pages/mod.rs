//! The pages, one file each, and which of them an address means.

pub mod compare;
pub mod embed;
pub mod home;
pub mod lab;
pub mod lecture;
pub mod lesson;
pub mod lessons;
pub mod missing;
pub mod play;
pub mod practice;
pub mod presenter;
pub mod print;
pub mod rulebook;

use self::compare::Compare;
use self::embed::Embed;
use self::home::{epigraph, home, scenario_list};
use self::lab::{LabPage, at_table, not_playable};
use self::lecture::Lecture;
use self::lesson::Lesson;
use self::lessons::{Arrived, Lessons};
use self::missing::{missing, no_lesson, no_lessons, no_scenario, on_the_way, only_one};
use self::play::Play;
use self::practice::PracticeRound;
use self::presenter::Presenter;
use self::print::Print;
use self::rulebook::Rulebook;
use super::comparing::Comparing;
use super::components::stage_foot::Tools;
use super::components::transport::Playing;
use super::frame::Frame;
use super::hooks::address::link_to;
use super::i18n::Strings;
use super::learning::{Shelf, Studying};
use super::route::{Address, Place, Route};
use super::store::{Message, Store};
use super::table::Table;
use crate::locale::Locale;
use crate::session::study::LessonCard;
use crate::session::{motto, scenarios};
use yew::prelude::*;

/// The page of an address.
pub fn page(
    address: &Address,
    store: &Store,
    playing: &Playing,
    tools: &Tools,
    send: &Callback<Message>,
) -> Html {
    let locale = store.locale;
    let words = Strings::of(locale);
    let here = store.table.as_ref().map(|table| &*table.shown.scenario.id);
    match &address.route {
        Route::Home => home(words, &scenarios(locale), here, epigraph(words, &motto(store.edition, locale))),
        Route::Rulebook | Route::Passage { .. } | Route::Glossary | Route::Term { .. } => {
            let query = AttrValue::from(address.place.query.clone().unwrap_or_default());
            html! { <Rulebook {locale} edition={store.edition} route={address.route.clone()} {query} /> }
        }
        Route::Play { scenario } => match (store.table_of(scenario), &store.presenting) {
            (Some(table), Some(presenting)) => html! {
                <Presenter shown={table.shown.clone()} {locale} answer={table.answer.clone()} direction={table.direction}
                    presenting={presenting.clone()} tools={tools.clone()} send={send.clone()} />
            },
            (Some(table), None) => html! {
                <Play shown={table.shown.clone()} {locale} answer={table.answer.clone()} direction={table.direction}
                    playing={playing.clone()} send={send.clone()} />
            },
            _ => not_to_be_had(store, scenario),
        },
        Route::Embed { scenario } => match store.table_of(scenario) {
            Some(table) => html! {
                <Embed shown={table.shown.clone()} {locale} answer={table.answer.clone()} direction={table.direction} playing={playing.clone()}
                    hides_controls={address.place.frame.hides_controls} whole={whole(store, table).href()} send={send.clone()} />
            },
            None => not_to_be_had(store, scenario),
        },
        Route::Print { scenario } => match store.table_of(scenario) {
            Some(table) => html! {
                <Print session={table.session().clone()} frame={address.place.frame} others={on_paper(store, table, address)}
                    link={link_to(&from_start(store, table))} table={from_start(store, table).href()} />
            },
            None => not_to_be_had(store, scenario),
        },
        Route::Compare { scenario } => match &store.comparing {
            _ if store.why_not(scenario).is_some() => not_to_be_had(store, scenario),
            // The one before stands until the next is laid out: whoever chose in its list keeps his place there.
            Some(Comparing::Both(compared)) => html! {
                <Compare shown={compared.shown.clone()} {locale} direction={compared.direction}
                    scenarios={scenarios(locale)} playing={playing.clone()} send={send.clone()} />
            },
            Some(only @ Comparing::OnlyOne { why, .. }) if only.is_of(scenario) => {
                only_one(words, scenario, why)
            }
            _ => html! {},
        },
        Route::Lesson { lesson } => match (&store.learning.shelf, store.studied(lesson)) {
            (_, Some(it @ Studying { lecture: Some(lecture), .. })) => html! {
                <Lecture view={it.view.clone()} table={it.table.clone()} shows_what_if={it.shows_what_if} hides_answer={it.hides_answer()} place={it.place()}
                    {locale} answer={it.answer.clone()} direction={it.direction} presenting={lecture.presenting.clone()}
                    tools={tools.clone()} send={send.clone()} />
            },
            (_, Some(studying)) => html! {
                <Lesson view={studying.view.clone()} table={studying.table.clone()} shows_what_if={studying.shows_what_if} {locale}
                    answer={studying.answer.clone()} direction={studying.direction} next={after(store, lesson)}
                    progress={store.learning.progress.lesson(&studying.view.lesson.id, store.edition).clone()} send={send.clone()} />
            },
            // Its address has been read, but it has not been opened yet.
            (Shelf::Here(_), None) if store.learning.has(lesson) => on_the_way(words),
            (Shelf::Here(_), None) => no_lesson(words, lesson),
            (Shelf::Failed(_), None) => no_lessons(words, send),
            (Shelf::OnTheWay(_), None) => on_the_way(words),
        },
        Route::Practice => match store.practised(&address.place.round) {
            Some(it) => html! {
                <PracticeRound view={it.view.clone()} table={it.table.clone()} shows_what_if={it.shows_what_if} {locale}
                    edition={store.edition} round={address.place.round.clone()} send={send.clone()} />
            },
            None => practice::start(words, store, &address.place.round, send),
        },
        Route::Lessons => {
            let learning = &store.learning;
            html! {
                <Lessons {locale} edition={store.edition} lessons={arrived(&learning.shelf, locale)} progress={learning.progress.clone()}
                    damage={learning.damage.clone()} import={learning.import.clone()} own={learning.own.clone()} send={send.clone()} />
            }
        }
        Route::Lab => match &store.lab {
            Some(lab) => html! { <LabPage lab={lab.clone()} {locale} send={send.clone()} /> },
            None => html! {},
        },
        Route::LabTable => match (store.table_of_lab(), &store.presenting) {
            (Some(table), Some(presenting)) => html! {
                <Presenter shown={table.shown.clone()} {locale} answer={table.answer.clone()} direction={table.direction}
                    presenting={presenting.clone()} tools={tools.clone()} send={send.clone()} />
            },
            (Some(table), None) => html! {
                <Play shown={table.shown.clone()} {locale} answer={table.answer.clone()} direction={table.direction}
                    playing={playing.clone()} aside={at_table(words, store, send)} send={send.clone()} />
            },
            (None, _) if store.lab.is_some() => not_playable(words),
            (None, _) => html! {},
        },
        Route::Missing => missing(words),
    }
}

/// The table on a page of its own.
fn whole(store: &Store, table: &Table) -> Address {
    let place = Place { event: Some(table.shown.cursor), ..from_start(store, table).place };
    Address { place, ..from_start(store, table) }
}

/// The table from its first event on.
fn from_start(store: &Store, table: &Table) -> Address {
    let play = table.play();
    let place = Place { edition: Some(store.edition), locale: Some(store.locale), play, ..Place::default() };
    Address { route: Route::Play { scenario: table.shown.scenario.id.to_string() }, place }
}

/// The same turn on paper with questions, or without them; with what happens beside them, or without.
fn on_paper(store: &Store, table: &Table, address: &Address) -> [AttrValue; 2] {
    let now = address.place.frame;
    let with = |frame: Frame| {
        let place = Place { frame, ..from_start(store, table).place };
        Address { route: address.route.clone(), place }.href().into()
    };
    [with(Frame { has_questions: !now.has_questions, ..now }), with(Frame { has_log: !now.has_log, ..now })]
}

/// Why a scenario cannot be had, if it was asked for.
fn not_to_be_had(store: &Store, scenario: &str) -> Html {
    let others = || scenario_list(&scenarios(store.locale), None);
    let why = store.why_not(scenario);
    why.map_or_else(|| html! {}, |why| no_scenario(Strings::of(store.locale), scenario, why, others()))
}

/// The lessons as far as they have come.
fn arrived(shelf: &Shelf, locale: Locale) -> Arrived {
    match shelf {
        Shelf::OnTheWay(_) => Arrived::OnTheWay,
        Shelf::Failed(_) => Arrived::Failed,
        Shelf::Here(lessons) => Arrived::Here(lessons.cards(locale)),
    }
}

/// The lesson after one, in the order of the list.
fn after(store: &Store, id: &str) -> Option<LessonCard> {
    let Shelf::Here(library) = &store.learning.shelf else { return None };
    let cards = library.cards(store.locale);
    let mut rest = cards.iter().skip_while(|card| !card.id.eq_ignore_ascii_case(id)).skip(1);
    rest.find(|card| card.editions.contains(&store.edition)).cloned()
}
