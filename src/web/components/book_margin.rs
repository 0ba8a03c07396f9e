//! What stands in the margin of a passage: how it stands in the chosen edition, what it is quoted for, and where.

use super::edition_mark::edition_mark;
use super::icon::Icon;
use super::marked::{marked, marked_own};
use super::passage::own_words;
use crate::engine::Edition;
use crate::session::{PassageUse, PassageView, PlaceView, Query, ScenarioUse, Standing, TopicView};
use crate::web::i18n::Strings;
use crate::web::route::{edition_slug, event_href};
use yew::prelude::*;

/// The margin of a passage.
pub fn margin(
    words: &Strings,
    edition: Edition,
    passage: &PassageView,
    usage: Option<&PassageUse>,
    query: &Query,
) -> Html {
    html! {
        <div class="rule__notes">
            { standing(words, edition, passage) }
            { for passage.notes.iter().map(|note| own_words(words, note)) }
            { topics(words, passage, usage, query) }
            { scenarios(words, passage, usage) }
        </div>
    }
}

/// What there is to say of a passage of the other edition.
fn standing(words: &Strings, edition: Edition, passage: &PassageView) -> Html {
    let text = match passage.standing {
        Standing::Own => return html! {},
        Standing::Holds => {
            return html! { <p class="rule__standing">{ passage.citation.badge.as_deref().unwrap_or_default() }</p> };
        }
        Standing::InPart => {
            let [classic, current] = words.book.wrong_in_part;
            edition.pick(classic, current)(passage.wrong)
        }
        Standing::Wrong => {
            let [classic, current] = words.book.wrong;
            edition.pick(classic, current)
        }
    };
    html! { <p class="rule__standing" data-wrong="true">{ Icon::Cross.view() }<span>{ text }</span></p> }
}

fn topics(words: &Strings, passage: &PassageView, usage: Option<&PassageUse>, query: &Query) -> Html {
    if passage.topics.is_empty() {
        return html! { <p class="empty">{ words.book.not_cited }</p> };
    }
    let place = |topic: &TopicView| {
        let places = usage.map_or(&[][..], |usage| &*usage.topics);
        places.iter().find(|(own, _)| *own == topic.topic).map(|(_, place)| place)
    };
    html! {
        <ul class="rule__topics" role="list" aria-label={words.book.cited_for}>
            { for passage.topics.iter().map(|topic| html! {
                <li key={format!("{:?}", topic.topic)}>
                    { match place(topic) {
                        Some(place) => html! { <a href={href(place)} data-place={place.event.to_string()}>{ marked_own(words, &topic.text, query) }</a> },
                        None => html! { <span>{ marked_own(words, &topic.text, query) }</span> },
                    } }
                    { number(topic, query) }
                </li>
            }) }
        </ul>
    }
}

/// The number of the rule, where it was looked for: else it would be one number too many.
fn number(topic: &TopicView, query: &Query) -> Html {
    if query.places(topic.rule_number).is_empty() {
        return html! {};
    }
    html! { <>{ " " }<small>{ "§ " }{ marked(topic.rule_number, query) }</small></> }
}

/// The scenarios that show it, folded; as long as they are not known, nothing is inside.
fn scenarios(words: &Strings, passage: &PassageView, usage: Option<&PassageUse>) -> Html {
    let count = usage.map(|usage| usage.scenarios.len());
    match count {
        _ if passage.topics.is_empty() => html! {},
        Some(0) => html! { <p class="rule__seen empty">{ words.book.not_seen }</p> },
        _ => html! {
            <details class="rule__seen">
                <summary>{ count.map_or_else(|| words.book.seen.into(), words.book.seen_in) }</summary>
                <ul role="list">{ for usage.iter().flat_map(|usage| usage.scenarios.iter()).map(|scenario| row(words, scenario)) }</ul>
            </details>
        },
    }
}

fn row(words: &Strings, scenario: &ScenarioUse) -> Html {
    html! {
        <li key={&*scenario.title}>
            <span>{ &*scenario.title }</span>
            <span class="rule__events">{ for scenario.places.iter().map(|place| event(words, scenario, place)) }</span>
        </li>
    }
}

fn event(words: &Strings, scenario: &ScenarioUse, place: &PlaceView) -> Html {
    let [(_, classic), (_, current)] = words.head.editions;
    let year = place.edition.pick(classic, current);
    let label = (words.book.event_long)(&scenario.title, year, place.event);
    html! {
        <a key={edition_slug(place.edition)} href={href(place)} data-edition={edition_slug(place.edition)} data-place={place.event.to_string()}
            aria-label={label.clone()} title={label}>{ edition_mark(place.edition) }{ (words.book.event)(place.event) }</a>
    }
}

fn href(place: &PlaceView) -> String {
    event_href(&place.scenario, None, place.edition, place.event)
}
