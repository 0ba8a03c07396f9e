//! A player's bar: the name, whether it is his turn and whether he has priority, and what he has.

use super::icon::Icon;
use super::permanent::word;
use super::pips::pips;
use crate::session::snapshot::PlayerView;
use crate::web::scene::Scene;
use crate::web::sheet::Sheet;
use crate::web::store::Message;
use yew::prelude::*;

/// A player's bar.
pub fn player_bar(scene: &Scene<'_>, player: &PlayerView) -> Html {
    let words = &scene.words.table;
    let exile = scene.shown.edition.pick(words.exile[0], words.exile[1]);
    let has_more = player.poison > 0 || !player.auras.is_empty() || !player.exile.is_empty();
    html! {
        <div class="player-bar" data-more={has_more.then_some("true")} data-mana={(!player.mana.is_empty()).then_some("true")} data-player={format!("{:?}", player.id)} data-active={player.is_active.to_string()}
            data-priority={player.has_priority.to_string()} data-life={player.life.to_string()}>
            <p class="player-bar__name">
                { name(scene, player) }
                <small>{ if player.is_active { words.active } else { "" } }</small>
                { priority(scene, player) }
            </p>
            <dl>
                { count("life", words.life_of(player), html! { player.life }) }
                { poison(scene, player) }
                { auras(scene, player) }
                { count("hand", words.hand, sheet_button(scene, words.hand, player.hand.len(), Sheet::Hand(player.id))) }
                { count("library", words.library, html! { player.library }) }
                { count("graveyard", words.graveyard, sheet_button(scene, words.graveyard, player.graveyard.len(), Sheet::Graveyard(player.id))) }
                { exiled(scene, player, exile) }
                { count("mana", words.mana, mana(player)) }
            </dl>
        </div>
    }
}

fn name(scene: &Scene<'_>, player: &PlayerView) -> Html {
    if !scene.is_able(player.target) {
        return html! { <span class="player-bar__person" data-word={word(&player.name)} title={player.name.to_string()}>{ &*player.name }</span> };
    }
    let chosen = scene.answer.has(player.target);
    html! {
        <button type="button" class="player-bar__pick" data-word={word(&player.name)} aria-pressed={chosen.to_string()} data-able="true"
            onclick={scene.sends(Message::Touch { on: player.target, attempt: None })}>{ &*player.name }</button>
    }
}

fn priority(scene: &Scene<'_>, player: &PlayerView) -> Html {
    if !player.has_priority {
        return html! {};
    }
    html! {
        <>
            { Icon::Priority.styled("icon player-bar__priority") }
            <span class="visually-hidden">{ scene.words.table.has_priority }</span>
        </>
    }
}

fn count(what: &'static str, name: &'static str, value: Html) -> Html {
    html! { <div class="player-bar__count" data-count={what} key={what}><dt>{ name }</dt><dd>{ value }</dd></div> }
}

fn poison(scene: &Scene<'_>, player: &PlayerView) -> Html {
    if player.poison == 0 {
        return html! {};
    }
    count("poison", scene.words.table.poison, html! { player.poison })
}

/// The Auras attached to the player, by name.
fn auras(scene: &Scene<'_>, player: &PlayerView) -> Html {
    if player.auras.is_empty() {
        return html! {};
    }
    count("auras", scene.words.table.auras, html! { player.auras.join(", ") })
}

fn exiled(scene: &Scene<'_>, player: &PlayerView, name: &'static str) -> Html {
    if player.exile.is_empty() {
        return html! {};
    }
    count("exile", name, sheet_button(scene, name, player.exile.len(), Sheet::Exile(player.id)))
}

/// A number that opens the cards behind it; plain while there are none.
fn sheet_button(scene: &Scene<'_>, name: &'static str, cards: usize, sheet: Sheet) -> Html {
    if cards == 0 {
        return html! { cards };
    }
    html! {
        <button type="button" aria-haspopup="dialog" aria-label={scene.words.told(name, cards)}
            onclick={scene.sends(Message::Show(sheet))}>{ cards }</button>
    }
}

fn mana(player: &PlayerView) -> Html {
    if player.mana.is_empty() {
        html! { 0 }
    } else {
        pips(&player.mana)
    }
}
