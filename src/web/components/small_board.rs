//! A board of the comparison: the permanents that the step is about and the learner's own, lands apart; the zone of what is
//! phased out; and what the players have.

use super::battlefield::place;
use super::icon::Icon;
use super::permanent::is_out;
use super::phased_zone::phased_zone;
use super::pips::pips;
use crate::engine::ObjectId;
use crate::session::snapshot::{PermanentView, PlayerView, Side};
use crate::web::scene::Scene;
use yew::prelude::*;

/// So many permanents of one side are shown though nothing happens to them.
const MOST: usize = 6;

/// The board. `touched`: what the step is about; `other`: the players of the other board, for what differs.
pub fn small_board(scene: &Scene<'_>, touched: &[ObjectId], other: &[Side]) -> Html {
    let sides = &scene.shown.table.sides;
    html! {
        <>
            <div class="small-board__facts">
                { for sides.iter().map(|side| player(scene, &side.player, other)) }
                { stack(scene) }
            </div>
            <div class="small-board__field">
                { phased_zone(scene) }
                <div class="small-board__sides">{ for sides.iter().map(|side| row(scene, side, touched)) }</div>
            </div>
        </>
    }
}

fn row(scene: &Scene<'_>, side: &Side, touched: &[ObjectId]) -> Html {
    let words = &scene.words.table;
    let label = if side.player.is_you {
        words.your_side.to_owned()
    } else {
        format!("{} {}", words.side_of, side.player.name)
    };
    let has_zone = scene.shown.table.phased_out_zone.is_some();
    let shown = shown(side, touched, has_zone);
    if shown.is_empty() {
        return html! {};
    }
    html! {
        <ul class="small-board__row" role="list" key={format!("{:?}", side.player.id)} aria-label={label} data-roving="row">
            { for shown.into_iter().map(|view| place(scene, view)) }
        </ul>
    }
}

/// The learner's own permanents, unless they are many: then as of his opponents those that matter here, or a few of them.
fn shown<'a>(side: &'a Side, touched: &[ObjectId], has_zone: bool) -> Vec<&'a PermanentView> {
    let is_own = side.player.is_on_your_team;
    let involved = side.permanents.iter().filter(|view| is_involved(view, touched));
    let involved: Vec<_> = involved.collect();
    match side.permanents.len() {
        _ if !is_own => involved.into_iter().filter(|view| !(has_zone && is_out(view))).collect(),
        ..=MOST => side.permanents.iter().collect(),
        _ if involved.is_empty() => side.permanents.iter().take(MOST).collect(),
        _ => involved,
    }
}

/// Of the opponents' permanents those are shown that the step is about, that fight, or that are out of phase; these in the
/// zone, if there is one.
fn is_involved(view: &PermanentView, touched: &[ObjectId]) -> bool {
    let is_touched = |view: &PermanentView| touched.contains(&view.id);
    is_touched(view) || view.attachments.iter().any(is_touched) || is_out(view) || view.combat.is_some()
}

/// A player's life and mana. What the other board's player has otherwise is marked.
fn player(scene: &Scene<'_>, player: &PlayerView, other: &[Side]) -> Html {
    let there = other.iter().map(|side| &side.player).find(|there| there.id == player.id);
    let life = html! { <b>{ player.life }</b> };
    let differs = there.is_some_and(|there| there.life != player.life);
    html! {
        <p key={format!("{:?}", player.id)} data-player={format!("{:?}", player.id)} data-life={player.life.to_string()}
            data-differs={differs.then_some("true")}>
            { priority(scene, player) }
            <span>{ &*player.name }</span>{ " " }
            <span>{ scene.words.table.life_of(player) }{ " " }{ if differs { html! { <mark>{ life }</mark> } } else { life } }</span>
            { mana(scene, player) }
        </p>
    }
}

fn mana(scene: &Scene<'_>, player: &PlayerView) -> Html {
    if player.mana.is_empty() {
        return html! {};
    }
    html! { <span class="small-board__mana">{ scene.words.table.mana }{ " " }{ pips(&player.mana) }</span> }
}

fn stack(scene: &Scene<'_>) -> Html {
    let table = &scene.shown.table;
    let titles = table.stack.iter().map(|item| &*item.title).collect::<Vec<_>>().join(", ");
    let said = if titles.is_empty() { scene.words.table.empty } else { &titles };
    html! { <p data-count={table.stack.len().to_string()}><span>{ scene.words.told(scene.words.table.stack, said) }</span></p> }
}

fn priority(scene: &Scene<'_>, player: &PlayerView) -> Html {
    if !player.has_priority {
        return html! {};
    }
    html! { <>{ Icon::Priority.view() }<span class="visually-hidden">{ scene.words.table.has_priority }{ scene.words.colon() }</span></> }
}
