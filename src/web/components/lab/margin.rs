//! The right page of the laboratory: which forms there are, the one that is open, and what can be done with the board.

use super::Bench;
use super::add_form::{add_cards, add_permanent};
use super::boards_form::boards_form;
use super::card_form::{card_form, cards};
use super::game_form::game_form;
use super::permanent_form::permanent_form;
use super::player_form::{player_form, zone_name};
use super::script_form::script_form;
use super::text_form::text_form;
use crate::engine::PlayerId;
use crate::session::lab::PlayerForm;
use crate::web::components::icon::Icon;
use crate::web::laboratory::{LabWish, News, Pane};
use crate::web::route::{Address, Route};
use yew::prelude::*;

/// The right page.
pub fn margin(bench: &Bench<'_>) -> Html {
    let (words, lab) = (&bench.words.lab, bench.lab);
    let name = if lab.view.name.is_empty() { words.unnamed } else { &*lab.view.name };
    // While the text cannot be read, only the text can be changed.
    let is_shut = !lab.view.is_readable && !matches!(lab.pane, Pane::Text | Pane::Boards);
    html! {
        <article class="margin lab-margin" aria-label={words.form} data-pane={slug(lab.pane)}>
            <header class="margin__head">
                <p class="kicker">{ (words.place_in_lab)(name) }</p>
                <h2 tabindex="-1" data-settles="true">{ title(bench) }</h2>
                { tabs(bench) }
            </header>
            <div class="lab-case">
                <div class="lab-form" key={format!("{:?}", lab.pane)}>
                    <div role="status" data-news={news(bench).map(|(slug, _)| slug)}>{ news(bench).map(|(_, says)| html! { <p class="lab-note">{ says }</p> }) }</div>
                    <div>{ is_shut.then(|| html! { <p class="lab-note lab-shut">{ Icon::Gap.view() }{ words.shut }</p> }) }</div>
                    <fieldset disabled={is_shut}>{ form(bench) }</fieldset>
                </div>
            </div>
            <div class="margin__foot">{ deeds(bench) }</div>
        </article>
    }
}

/// What came of what was done last.
fn news(bench: &Bench<'_>) -> Option<(&'static str, &'static str)> {
    let words = &bench.words.lab;
    bench.lab.news.map(|news| match news {
        News::ScriptReplaced => ("replaced", words.script_replaced),
        News::Unsaid => ("unsaid", words.script_unsaid),
        News::ScriptFails => ("script-fails", words.script_fails),
    })
}

/// The word for a form in attributes.
const fn slug(pane: Pane) -> &'static str {
    match pane {
        Pane::Game => "game",
        Pane::Player(_) => "player",
        Pane::Permanent(_) => "permanent",
        Pane::AddPermanent(_) => "add-permanent",
        Pane::AddCards(..) => "add-cards",
        Pane::Cards => "cards",
        Pane::Card(_) => "card",
        Pane::Text => "text",
        Pane::Script => "script",
        Pane::Boards => "boards",
    }
}

fn player<'a>(bench: &Bench<'a>, id: PlayerId) -> Option<&'a PlayerForm> {
    bench.lab.view.players.iter().find(|own| own.id == id)
}

fn title(bench: &Bench<'_>) -> String {
    let words = &bench.words.lab;
    let called = |id| player(bench, id).map(|own| own.shown.to_string()).unwrap_or_default();
    match bench.lab.pane {
        Pane::Game => words.game.to_owned(),
        Pane::Player(id) => called(id),
        Pane::Permanent(at) => bench.lab.permanent(at).map(|own| own.title.to_string()).unwrap_or_default(),
        Pane::AddPermanent(id) => bench.words.told(words.add, called(id)),
        Pane::AddCards(id, zone) => bench.words.told(zone_name(bench, zone), called(id)),
        Pane::Cards => words.own_cards.to_owned(),
        Pane::Card(_) => {
            let name = bench.lab.making.as_ref().map(|making| making.form.name.clone()).unwrap_or_default();
            if name.is_empty() { words.new_card.to_owned() } else { name }
        }
        Pane::Text => words.text.to_owned(),
        Pane::Script => words.script.to_owned(),
        Pane::Boards => words.boards.to_owned(),
    }
}

fn tabs(bench: &Bench<'_>) -> Html {
    let words = &bench.words.lab;
    let tab = |pane: Pane, label: &'static str| {
        let is_open = bench.lab.pane == pane;
        html! {
            <button type="button" key={slug(pane)} data-tab={slug(pane)} aria-pressed={is_open.to_string()} onclick={bench.shows(pane)}>{ label }</button>
        }
    };
    html! {
        <div class="lab-tabs" role="group" aria-label={words.forms}>
            { tab(Pane::Game, words.game) }
            { tab(Pane::Cards, words.own_cards) }
            { tab(Pane::Script, words.script) }
            { tab(Pane::Text, words.text) }
            { tab(Pane::Boards, words.boards) }
        </div>
    }
}

fn form(bench: &Bench<'_>) -> Html {
    let lab = bench.lab;
    match lab.pane {
        Pane::Game => game_form(bench),
        Pane::Player(id) => player(bench, id).map(|own| player_form(bench, own)).unwrap_or_default(),
        Pane::Permanent(at) => lab.permanent(at).map(|own| permanent_form(bench, own)).unwrap_or_default(),
        Pane::AddPermanent(id) => add_permanent(bench, id),
        Pane::AddCards(id, zone) => add_cards(bench, id, zone),
        Pane::Cards => cards(bench),
        Pane::Card(_) => lab.making.as_ref().map(|making| card_form(bench, making)).unwrap_or_default(),
        Pane::Text => text_form(bench),
        Pane::Script => script_form(bench),
        Pane::Boards => boards_form(bench),
    }
}

fn deeds(bench: &Bench<'_>) -> Html {
    let words = bench.words;
    let (can_undo, can_redo) = (bench.lab.can_undo(), bench.lab.can_redo());
    let history = |icon_turned: bool, label: &'static str, can: bool, wish: LabWish| {
        html! {
            <button type="button" class="button button--icon" data-history={if icon_turned { "redo" } else { "undo" }} aria-label={label} title={label}
                aria-disabled={(!can).then_some("true")} onclick={bench.wishes(wish)}>{ Icon::Undo.view() }</button>
        }
    };
    let play = if bench.lab.can_be_played() {
        html! { <a class="button button--primary" data-play="lab" href={Address::page(Route::LabTable).href()}>{ words.lab.play }{ Icon::Next.view() }</a> }
    } else {
        html! { <a class="button button--primary" data-play="lab" role="link" tabindex="0" aria-disabled="true" title={words.lab.cannot_play}>{ words.lab.play }{ Icon::Next.view() }</a> }
    };
    html! {
        <div class="lab-deeds">
            { play }
            { history(false, words.lab.undo, can_undo, LabWish::Undo) }
            { history(true, words.lab.redo, can_redo, LabWish::Redo) }
            <button type="button" class="button" data-reset="true" onclick={bench.wishes(LabWish::Put(Default::default()))}>{ words.lab.reset }</button>
        </div>
    }
}
