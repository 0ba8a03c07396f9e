//! The page that is not there, and the scenario that is not there.

use super::lessons::retry;
use crate::session::link::is_link;
use crate::session::snapshot::Notice;
use crate::web::components::fault_list::fault_list;
use crate::web::components::icon::Icon;
use crate::web::i18n::Strings;
use crate::web::route::{Address, Route, scenario_href};
use crate::web::store::Message;
use yew::prelude::*;

/// No page has this address.
pub fn missing(words: &Strings) -> Html {
    message(words, "page", words.pages.not_found, words.pages.not_found_lead, html! {})
}

/// No scenario has this name, or none can be had from this link; the ones there are.
pub fn no_scenario(words: &Strings, id: &str, why: &Notice, others: Html) -> Html {
    let title = words.pages.not_to_be_had(id);
    if is_link(id) {
        let more = html! { <>{ fault_list(words, &why.faults) }{ others }</> };
        return message(words, "link", title, &why.text, more);
    }
    let more = html! { <><p><code>{ shortened(id) }</code></p>{ others }</> };
    message(words, "scenario", title, words.pages.no_scenario_lead, more)
}

/// How much of a name that an address asks for is shown, in letters.
const NAME_LIMIT: usize = 80;

/// The beginning of a name: an address may hold thousands of letters.
fn shortened(name: &str) -> String {
    match name.char_indices().nth(NAME_LIMIT) {
        Some((end, _)) => format!("{}…", name.get(..end).unwrap_or(name)),
        None => name.to_owned(),
    }
}

/// Only one edition has this scenario: there is nothing to lay beside it.
pub fn only_one(words: &Strings, scenario: &str, why: &str) -> Html {
    html! {
        <section class="message" data-page="only-one">
            { Icon::Plus.view() }
            <h1>{ words.compare.title }</h1>
            <p>{ why }</p>
            <p class="message__links">
                <a class="button button--primary" href={scenario_href(scenario)}>{ words.compare.to_table }</a>
            </p>
        </section>
    }
}

/// No lesson has this name.
pub fn no_lesson(words: &Strings, id: &str) -> Html {
    html! {
        <section class="message" data-page="missing">
            { Icon::Out.view() }
            <h1>{ words.learn.no_lesson }</h1>
            <p>{ words.learn.no_lesson_lead }</p>
            <p><code>{ shortened(id) }</code></p>
            { to_lessons(words) }
        </section>
    }
}

/// The lessons could not be fetched.
pub fn no_lessons(words: &Strings, send: &Callback<Message>) -> Html {
    html! {
        <section class="message" data-page="no-lessons">
            { Icon::Gap.view() }
            <h1>{ words.learn.not_loaded }</h1>
            <p>{ words.learn.not_loaded_lead }</p>
            <p class="message__links">{ retry(words, send) }</p>
        </section>
    }
}

/// The lessons are on their way.
pub fn on_the_way(words: &Strings) -> Html {
    html! { <section class="message" data-page="on-the-way"><h1>{ words.learn.lessons }</h1><p>{ words.learn.loading }</p></section> }
}

fn to_lessons(words: &Strings) -> Html {
    html! {
        <p class="message__links">
            <a class="button button--primary" href={Address::page(Route::Lessons).href()}>{ words.learn.to_lessons }</a>
        </p>
    }
}

/// `what` is missing, as the contract for tests names it: a `page`, a `scenario`, or the scenario of a `link`.
fn message(words: &Strings, what: &'static str, title: &'static str, lead: &str, more: Html) -> Html {
    html! {
        <section class="message" data-page="missing" data-missing={what}>
            { Icon::Out.view() }
            <h1>{ title }</h1>
            <p>{ lead }</p>
            { more }
            <p class="message__links">
                <a class="button button--primary" href={Address::page(Route::Home).href()}>{ words.pages.to_home }</a>
                <a class="button" href={Address::page(Route::Rulebook).href()}>{ words.pages.to_rulebook }</a>
            </p>
        </section>
    }
}
