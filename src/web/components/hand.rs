//! The learner's hand. A card that may not be played can be tried all the same: the margin says why not.

use super::permanent::word;
use super::pips::{pips, spoken};
use crate::engine::Target;
use crate::session::snapshot::{CardView, PlayerView};
use crate::web::scene::Scene;
use crate::web::store::Message;
use yew::prelude::*;

/// The cards in hand: the learner's, or a teammate's.
pub fn hand(scene: &Scene<'_>, player: &PlayerView) -> Html {
    // From so many on a card says its name and no more.
    let many = (player.hand.len() >= 5).then_some("true");
    let crowded = (player.hand.len() > 5).then_some("true");
    let words = &scene.words.table;
    let label = match player.is_you {
        true => words.your_hand.to_owned(),
        false => scene.words.told(words.hand, &player.name),
    };
    html! {
        <ul class="hand" role="list" aria-label={label} data-roving="row" data-many={many} data-crowded={crowded}>
            { for player.hand.iter().map(|card| html! { <li key={card.id.get()}>{ hand_card(scene, card) }</li> }) }
        </ul>
    }
}

/// What a click on a card says.
#[must_use]
pub fn touch(card: &CardView) -> Message {
    Message::Touch { on: Target::Object(card.id), attempt: card.attempt.clone() }
}

fn hand_card(scene: &Scene<'_>, card: &CardView) -> Html {
    let on = Target::Object(card.id);
    let able = card.is_playable || scene.is_able(on);
    html! {
        <button type="button" class="hand__card" data-card={card.id.get().to_string()} data-mark={scene.mark(on)}
            data-able={able.then_some("true")} aria-pressed={scene.pressed(on)}
            onclick={scene.sends(touch(card))}>
            <span class="visually-hidden">{ spoken(scene.words, &card.label) }</span>
            <span aria-hidden="true" title={spoken(scene.words, &card.rules.join("\n"))}>
                <b data-word={word(&card.name)} lang={scene.lang(card.name_lang)}>{ &*card.name }</b>
                <small>{ &*card.short_type }</small>
            </span>
            <span aria-hidden="true">{ cost(card) }</span>
        </button>
    }
}

fn cost(card: &CardView) -> Html {
    if card.cost.is_empty() {
        html! {}
    } else {
        pips(&card.cost)
    }
}
