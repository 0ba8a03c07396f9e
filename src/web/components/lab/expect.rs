//! Under the choices of a game that is played from a board: what holds now, to be expected by a click, and the way back.

use crate::session::lab::{Expected, FactGroup, FactView, has_news};
use crate::web::components::icon::Icon;
use crate::web::i18n::Strings;
use crate::web::laboratory::{LabWish, Laboratory};
use crate::web::route::{Address, Route};
use crate::web::store::Message;
use crate::web::table::Table;
use yew::prelude::*;

/// What the laboratory adds to the table.
pub fn expect(words: &'static Strings, lab: &Laboratory, table: &Table, send: &Callback<Message>) -> Html {
    let facts = lab.draft().facts(table.session(), words.locale);
    let cursor = table.shown.cursor;
    let here = lab.expected.iter().filter(|own| own.after == cursor).count();
    let name = if lab.view.name.is_empty() { words.lab.unnamed } else { &*lab.view.name };
    let to_lab = Address::page(Route::Lab).href();
    html! {
        <section class="lab-expect" aria-label={words.lab.title} data-expected={lab.expected.len().to_string()}>
            <details>
                <summary>{ (words.lab.expect)(here) }</summary>
                <div>
                    if facts.is_empty() {
                        <p class="lab-note">{ words.lab.expect_later }</p>
                    } else {
                        <p class="lab-note">{ words.lab.expect_lead }</p>
                        { for facts.iter().map(|group| group_view(words, lab, cursor, group, send)) }
                    }
                </div>
            </details>
            <p class="lab-buttons">
                { keep(words, lab, table, send) }
                <a class="button" href={to_lab} data-back="lab">{ (words.lab.back_to)(name) }</a>
            </p>
            <p class="lab-note" id={KEEP_NOTE}>{ keep_note(words, lab, table) }</p>
        </section>
    }
}

/// What says what keeping would do.
const KEEP_NOTE: &str = "lab-keep-note";

/// The way back with what was played; there is none while nothing was.
fn keep(words: &Strings, lab: &Laboratory, table: &Table, send: &Callback<Message>) -> Html {
    let inside = html! { <>{ Icon::Tick.view() }{ words.lab.keep_script }</> };
    if !has_news(table.session(), &lab.expected) {
        return html! { <a class="button" role="link" tabindex="0" aria-disabled="true" aria-describedby={KEEP_NOTE} data-keep-script="nothing">{ inside }</a> };
    }
    let onclick = send.reform(|_: MouseEvent| LabWish::Keep.into());
    html! { <a class="button" href={Address::page(Route::Lab).href()} aria-describedby={KEEP_NOTE} data-keep-script="true" {onclick}>{ inside }</a> }
}

fn keep_note(words: &Strings, lab: &Laboratory, table: &Table) -> &'static str {
    match (has_news(table.session(), &lab.expected), lab.view.script.is_empty()) {
        (false, _) => words.lab.nothing_played,
        (true, false) => words.lab.keep_replaces,
        (true, true) => "",
    }
}

fn group_view(
    words: &Strings,
    lab: &Laboratory,
    cursor: u32,
    group: &FactGroup,
    send: &Callback<Message>,
) -> Html {
    let title = if group.title.is_empty() { words.lab.game } else { &*group.title };
    let fact = |fact: &FactView| {
        let text = &fact.text;
        let is_on = lab.expected.contains(&Expected { after: cursor, text: text.clone() });
        let wish = LabWish::Expect(text.clone());
        html! {
            <li key={&**text}>
                <button type="button" class="button button--name lab-fact" data-expect={text.to_string()} aria-pressed={is_on.to_string()}
                    onclick={send.reform(move |_: MouseEvent| wish.clone().into())}>{ is_on.then(|| Icon::Tick.view()) }<span>{ &*fact.sentence }</span>{ " " }<code lang="en">{ &**text }</code></button>
            </li>
        }
    };
    html! {
        <div key={group.facts.first().map(|fact| fact.text.to_string()).unwrap_or_default()}>
            <p class="lab-note">{ title }</p>
            <ul class="choice__list choice__list--names" role="list">{ for group.facts.iter().map(fact) }</ul>
        </div>
    }
}
