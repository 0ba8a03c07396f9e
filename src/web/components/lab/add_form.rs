//! The list of cards, searched by name, type and text.

use super::Bench;
use super::player_form::zone_name;
use crate::engine::PlayerId;
use crate::locale::Locale;
use crate::session::lab::{CardChoice, CardZone, Edit, PlayerEdit};
use crate::session::snapshot::Text;
use crate::web::components::icon::Icon;
use crate::web::components::pips::with_signs;
use crate::web::i18n::Strings;
use crate::web::laboratory::Pane;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The cards that can be put into play under a player's control.
pub fn add_permanent(bench: &Bench<'_>, player: PlayerId) -> Html {
    let on_pick = bench.edit_of(move |card: Text| Edit::Add(player, card));
    list(bench, true, on_pick)
}

/// The cards that can be put into a zone.
pub fn add_cards(bench: &Bench<'_>, player: PlayerId, zone: CardZone) -> Html {
    let on_pick = bench.edit_of(move |card: Text| Edit::Player(player, PlayerEdit::AddCard(zone, card)));
    let here = bench.lab.view.players.iter().find(|own| own.id == player);
    let here = here.and_then(|own| own.zones.iter().find(|own| own.zone == zone));
    let count: u32 = here.map_or(0, |own| own.cards.iter().map(|card| card.count).sum());
    html! {
        <>
            <p class="lab-note" role="status" data-count={count.to_string()}>{ bench.words.told(zone_name(bench, zone), count) }</p>
            { list(bench, false, on_pick) }
            <p class="lab-foot"><button type="button" class="button" data-done="true" onclick={bench.shows(Pane::Player(player))}>{ Icon::Tick.view() }{ bench.words.lab.done }</button></p>
        </>
    }
}

fn list(bench: &Bench<'_>, permanents: bool, on_pick: Callback<Text>) -> Html {
    html! {
        <>
            <CardList locale={bench.words.locale} cards={bench.lab.catalogue.clone()} {permanents} {on_pick} />
            <p class="lab-foot"><button type="button" class="button" data-make="true" onclick={bench.shows(Pane::Card(None))}>{ Icon::Plus.view() }{ bench.words.lab.make_card }</button></p>
        </>
    }
}

/// What the list shows.
#[derive(Clone, Debug, PartialEq, Properties)]
struct ListProps {
    locale: Locale,
    cards: Rc<[CardChoice]>,
    /// Whether only what can be in play is listed.
    permanents: bool,
    on_pick: Callback<Text>,
}

/// The list, with a field that narrows it down.
#[component]
fn CardList(props: &ListProps) -> Html {
    let words = &Strings::of(props.locale).lab;
    let sought = use_state(String::new);
    let oninput = {
        let sought = sought.setter();
        Callback::from(move |event: InputEvent| {
            if let Some(input) = event.target().and_then(|it| it.dyn_into::<HtmlInputElement>().ok()) {
                sought.set(input.value());
            }
        })
    };
    let found: Vec<&CardChoice> = props
        .cards
        .iter()
        .filter(|card| card.is_permanent || !props.permanents)
        .filter(|card| card.is_found_by(&sought))
        .collect();
    html! {
        <>
            <label class="lab-field">
                <span>{ words.search_cards }</span>
                <input type="search" value={(*sought).clone()} maxlength="100" autocomplete="off" spellcheck="false" data-field="card-search" {oninput} />
            </label>
            <p class="visually-hidden" role="status">{ (words.found_cards)(found.len()) }</p>
            <ul class="lab-choices" role="list" data-found={found.len().to_string()}>
                { for found.into_iter().map(|card| html! { <li key={&*card.card}>{ choice(props, card) }</li> }) }
            </ul>
        </>
    }
}

fn choice(props: &ListProps, card: &CardChoice) -> Html {
    let (on_pick, name) = (props.on_pick.clone(), card.card.clone());
    let lang = (card.lang != props.locale.tag()).then_some(card.lang);
    html! {
        <button type="button" class="lab-choice" data-pick={card.card.to_string()}
            onclick={Callback::from(move |_: MouseEvent| on_pick.emit(name.clone()))}>
            <b {lang}>{ &*card.name }</b>{ " " }
            <span>{ &*card.type_line }</span>
            <small>{ with_signs(Strings::of(props.locale), &card.rules.join(" ")) }</small>
        </button>
    }
}
