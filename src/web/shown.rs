//! What is shown at an address, and the address of what is shown.

use super::comparing::Compared;
use super::hooks::address::is_still;
use super::hooks::document::Dress;
use super::i18n::Strings;
use super::learning::{Practising, Studying};
use super::route::{Address, Place, Route, View};
use super::settings::Settings;
use super::store::Store;
use super::table::Table;
use crate::session::link::encode;
use crate::session::{Play, scenarios};
use yew::AttrValue;

/// What the document says of itself.
pub(super) fn dress(store: &Store, address: &Address, settings: Settings) -> Dress {
    let route = &address.route;
    let words = Strings::of(store.locale);
    let page = match (route, seen(store, route)) {
        (Route::Home, _) => None,
        (Route::Glossary | Route::Term { .. }, _) => Some(words.book.glossary),
        (Route::Rulebook | Route::Passage { .. }, _) => Some(words.head.rulebook),
        (Route::Compare { scenario }, _) if store.why_not(scenario).is_some() => {
            Some(words.pages.not_to_be_had(scenario))
        }
        (Route::Compare { .. }, _) => Some(words.compare.title),
        (Route::Play { .. } | Route::Embed { .. }, Some(table)) => Some(&*table.shown.scenario.title),
        (Route::Print { scenario }, _) if store.table_of(scenario).is_some() => {
            store.table_of(scenario).map(|table| &*table.shown.scenario.title)
        }
        (Route::Play { scenario } | Route::Embed { scenario } | Route::Print { scenario }, _) => {
            Some(words.pages.not_to_be_had(scenario))
        }
        (Route::Lesson { lesson }, _) => Some(studied(store, lesson).unwrap_or(words.learn.lessons)),
        (Route::Lessons, _) => Some(words.learn.lessons),
        (Route::Practice, _) => Some(words.learn.practise),
        (Route::Lab | Route::LabTable, _) => Some(words.lab.title),
        (Route::Missing, _) => Some(words.pages.not_found),
    };
    Dress {
        locale: store.locale,
        edition: store.edition,
        theme: address.place.frame.theme.unwrap_or(settings.theme),
        is_still: is_still(),
        view: view(store, route),
        title: page.map_or_else(|| "In Fase".to_owned(), |page| format!("{page} · In Fase")),
    }
}

/// The title of the lesson on the page.
fn studied<'a>(store: &'a Store, lesson: &str) -> Option<&'a str> {
    store.studied(lesson).map(|studying| &*studying.view.lesson.title)
}

/// The lesson, while the page shows it.
pub(super) fn in_lesson<'a>(store: &'a Store, route: &Route) -> Option<&'a Studying> {
    match route {
        Route::Lesson { lesson } => store.studied(lesson),
        _ => None,
    }
}

/// The round of practice, while the page shows it.
pub(super) fn in_round<'a>(store: &'a Store, address: &Address) -> Option<&'a Practising> {
    match address.route {
        Route::Practice => store.practised(&address.place.round),
        _ => None,
    }
}

/// The address of a part of a lesson.
pub(super) fn part(store: &Store, lesson: &Studying) -> Address {
    let place = Place {
        edition: Some(store.edition),
        locale: Some(store.locale),
        beat: Some(lesson.view.beat),
        view: lesson.shown_as(),
        order: lesson.lecture.as_ref().map(|lecture| lecture.plan.order().to_vec()).unwrap_or_default(),
        ..Place::default()
    };
    Address { route: Route::Lesson { lesson: lesson.view.lesson.id.to_string() }, place }
}

/// The game on the table, while the page shows it.
pub(super) fn seen<'a>(store: &'a Store, route: &Route) -> Option<&'a Table> {
    match route {
        Route::Play { scenario } | Route::Embed { scenario } => store.table_of(scenario),
        Route::LabTable => store.table_of_lab(),
        _ => None,
    }
}

/// The game on the table, while the page shows its turn as it is printed.
pub(super) fn printed<'a>(store: &'a Store, route: &Route) -> Option<&'a Table> {
    match route {
        Route::Print { scenario } => store.table_of(scenario),
        _ => None,
    }
}

/// How the table on the page is shown.
pub(super) fn view(store: &Store, route: &Route) -> View {
    match (seen(store, route), in_lesson(store, route)) {
        (Some(_), _) => store.view(),
        (None, Some(lesson)) => lesson.shown_as(),
        (None, None) => View::Table,
    }
}

/// Whether there is a table of a lesson or of a question.
fn is_learning_at_table(store: &Store, address: &Address) -> bool {
    in_lesson(store, &address.route).is_some()
        || in_round(store, address).is_some_and(|it| it.table.is_some())
}

/// What fills the screen, where that changes how the page is set: the style never has to look for it.
pub(super) fn shows(store: &Store, address: &Address) -> Option<&'static str> {
    let route = &address.route;
    match seen(store, route) {
        Some(_) if matches!(route, Route::Embed { .. }) => Some("embed"),
        _ if view(store, route) == View::Presenter => Some("presenter"),
        Some(_) => Some("table"),
        None if is_learning_at_table(store, address) => Some("table"),
        None if printed(store, route).is_some() => Some("print"),
        None if *route == Route::Lab && store.lab.is_some() => Some("lab"),
        None => laid_out(store, route).map(|_| "compare"),
    }
}

/// The comparison, while the page shows it.
pub(super) fn laid_out<'a>(store: &'a Store, route: &Route) -> Option<&'a Compared> {
    match route {
        Route::Compare { scenario } => store.compared(scenario),
        _ => None,
    }
}

/// The scenario at hand: that on the table, or the first of all.
pub(super) fn at_hand(store: &Store) -> AttrValue {
    let on_table = store.table.as_ref().map(|table| table.shown.scenario.id.to_string());
    let first = || scenarios(store.locale).first().map(|card| card.id.to_string());
    on_table.filter(|id| !id.is_empty()).or_else(first).unwrap_or_default().into()
}

/// What was played on the table, as links have it.
pub(super) fn played_at_hand(store: &Store) -> Option<AttrValue> {
    store.table.as_ref()?.play().map(AttrValue::from)
}

/// Whether more was chosen than a link holds.
pub(super) fn is_more_than_a_link_holds(table: Option<&Table>, compared: Option<&Compared>) -> bool {
    table.is_some_and(|table| table.session().played() == Play::TooMuch)
        || compared.is_some_and(|compared| *compared.played() == Play::TooMuch)
}

/// The address of a line of the comparison.
pub(super) fn line(store: &Store, compared: &Compared) -> Address {
    let place = Place {
        edition: Some(store.edition),
        locale: Some(store.locale),
        event: Some(compared.shown.place),
        play: compared.shown.scenario.play.as_deref().map(str::to_owned),
        ..Place::default()
    };
    Address { route: Route::Compare { scenario: compared.shown.scenario.id.to_string() }, place }
}

/// The address of what the table shows, embedded or on paper if it is so at this address.
pub(super) fn place(store: &Store, table: &Table, address: &Address) -> Address {
    let scenario = table.shown.scenario.id.to_string();
    let (route, event) = match address.route {
        Route::Print { .. } => (Route::Print { scenario }, None),
        Route::Embed { .. } => (Route::Embed { scenario }, Some(table.shown.cursor)),
        // What is played from the laboratory has no name.
        _ if scenario.is_empty() => (Route::LabTable, Some(table.shown.cursor)),
        _ => (Route::Play { scenario }, Some(table.shown.cursor)),
    };
    let place = Place {
        edition: Some(store.edition),
        locale: Some(store.locale),
        event,
        play: table.play(),
        view: if matches!(route, Route::Play { .. } | Route::LabTable) { store.view() } else { View::Table },
        frame: address.place.frame.on(&route),
        ..Place::default()
    };
    Address { route, place }
}

/// The board of the laboratory as a scenario in a link, for nobody else has it; `None` while it cannot be played, or is too long.
fn of_lab(store: &Store, address: &Address) -> Option<Address> {
    let lab = store.lab.as_ref().filter(|lab| lab.is_accepted)?;
    let route = Route::Play { scenario: encode(&lab.view.text)? };
    let place = Place { edition: Some(store.edition), locale: Some(store.locale), ..address.place.clone() };
    Some(Address { route, place })
}

/// The address of a page that is no table, for somebody else to read as it is read here.
pub(super) fn shared(store: &Store, address: &Address) -> Address {
    if address.route.is_lab() {
        return of_lab(store, address).unwrap_or_else(|| address.clone());
    }
    if !address.route.is_book() && address.route != Route::Practice {
        return address.clone();
    }
    let place = Place {
        edition: Some(store.edition),
        locale: Some(store.locale),
        event: None,
        ..address.place.clone()
    };
    Address { route: address.route.clone(), place }
}
