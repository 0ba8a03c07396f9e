//! The table: both sides, nearest the learner's and his team's.

use super::hand::hand;
use super::lands::lands;
use super::player_bar::player_bar;
use super::spot::{Spot, SpotProps};
use crate::session::snapshot::{PermanentView, PlayerView, Side};
use crate::web::scene::Scene;
use yew::prelude::*;

/// Both sides of the table.
pub fn battlefield(scene: &Scene<'_>) -> Html {
    battlefield_with(scene, &|_| None)
}

/// The same; `more`: what else stands at the end of a player's row.
pub fn battlefield_with(scene: &Scene<'_>, more: &dyn Fn(&PlayerView) -> Option<Html>) -> Html {
    let sides = &scene.shown.table.sides;
    let (near, far): (Vec<_>, Vec<_>) = sides.iter().partition(|side| side.player.is_on_your_team);
    let breadth = |row: &[&Side]| row.iter().map(|side| side.permanents.len()).sum::<usize>();
    let is_more = sides.iter().any(|side| more(&side.player).is_some());
    let widest = breadth(&near).max(breadth(&far)) + usize::from(is_more);
    html! {
        <div class="battlefield" data-widest={crowd(widest)}>
            <div class="battlefield__far" data-many={(far.len() > 1).then_some("true")}>{ for far.into_iter().map(|side| far_side(scene, side, more)) }</div>
            <div class="battlefield__middle"></div>
            <div class="battlefield__near" data-many={(near.len() > 1).then_some("true")}>{ for near.into_iter().map(|side| near_side(scene, side, more)) }</div>
        </div>
    }
}

/// The most permanents beside each other, as far as the style knows how to make room.
const fn crowd(widest: usize) -> Option<&'static str> {
    match widest {
        0..=4 => None,
        5 => Some("5"),
        6 => Some("6"),
        7 => Some("7"),
        _ => Some("more"),
    }
}

fn far_side(scene: &Scene<'_>, side: &Side, more: &dyn Fn(&PlayerView) -> Option<Html>) -> Html {
    let label = format!("{} {}", scene.words.table.side_of, side.player.name);
    html! {
        <section class="side" data-side="far" aria-label={label} key={format!("{:?}", side.player.id)}>
            { player_bar(scene, &side.player) }
            { lands(scene, &side.lands) }
            { row(scene, side, more(&side.player)) }
        </section>
    }
}

fn near_side(scene: &Scene<'_>, side: &Side, more: &dyn Fn(&PlayerView) -> Option<Html>) -> Html {
    let words = &scene.words.table;
    let label = match side.player.is_you {
        true => words.your_side.to_owned(),
        false => format!("{} {}", words.side_of, side.player.name),
    };
    html! {
        <section class="side" data-side="near" aria-label={label} key={format!("{:?}", side.player.id)}>
            { row(scene, side, more(&side.player)) }
            { lands(scene, &side.lands) }
            { player_bar(scene, &side.player) }
            { hand(scene, &side.player) }
        </section>
    }
}

fn row(scene: &Scene<'_>, side: &Side, more: Option<Html>) -> Html {
    if side.permanents.is_empty() && more.is_none() {
        let words = &scene.words.table;
        let nothing = if side.lands.is_empty() { words.no_permanents } else { words.only_lands };
        return html! { <p class="side__row side__none empty">{ nothing }</p> };
    }
    let has_slips = side.permanents.iter().any(|view| !view.attachments.is_empty());
    html! {
        <ul class="side__row" data-slips={has_slips.then_some("true")} role="list" aria-label={scene.words.table.permanents} data-roving="row">
            { for side.permanents.iter().map(|view| place(scene, view)) }
            { for more.into_iter().map(|more| html! { <li class="permanent" key="more">{ more }</li> }) }
        </ul>
    }
}

/// The place of a permanent in its row.
pub fn place(scene: &Scene<'_>, view: &PermanentView) -> Html {
    html! { <li class="permanent" key={view.id.get()}><Spot ..SpotProps::of(scene, view) /></li> }
}
