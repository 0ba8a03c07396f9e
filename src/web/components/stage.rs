//! The presenter's stage: the few permanents that the event is about, whose they are and what he has, and the stack where it is
//! about that.

use super::icon::Icon;
use super::permanent::{ON_STAGE, Standing, permanent};
use super::pips::pips;
use super::stack::stack_on_stage;
use crate::session::snapshot::{CardView, PermanentView, PlayerView};
use crate::web::on_stage::{Group, on_stage, shows_stack};
use crate::web::presenting::Presenting;
use crate::web::scene::Scene;
use yew::prelude::*;

/// The stage.
pub fn stage(scene: &Scene<'_>, presenting: &Presenting) -> Html {
    let groups = on_stage(scene.shown);
    let most_slips = |group: &Group<'_>| group.permanents.iter().map(|view| view.attachments.len()).max();
    let slips = groups.iter().filter_map(most_slips).map(|slips| slips.min(ON_STAGE));
    let has_stack = shows_stack(scene.shown);
    let count: usize = groups.iter().map(Group::count).sum();
    let empty = groups.iter().filter(|group| group.count() == 0).count();
    // In two lines each player has one, or a single player both.
    let most = groups.iter().map(Group::count).max().unwrap_or_default();
    let in_line = if most < count { most } else { count.div_ceil(2) };
    html! {
        <div class="stage" role="group" aria-label={scene.words.presenter.stage} data-stack={has_stack.then_some("true")}>
            <div class="stage__groups" data-count={count.to_string()} data-in-line={in_line.to_string()} data-empty={empty.min(2).to_string()}
                data-slips={slips.clone().max().unwrap_or(0).to_string()} data-all-slips={slips.sum::<usize>().min(2 * ON_STAGE).to_string()}>
                { for groups.iter().map(|each| group(scene, presenting, each)) }
            </div>
            <div class="stage__stack">{ if has_stack { stack_on_stage(scene) } else { html! {} } }</div>
        </div>
    }
}

fn group(scene: &Scene<'_>, presenting: &Presenting, group: &Group<'_>) -> Html {
    let player = group.player;
    let more = (group.more > 0).then(|| {
        html! { <p class="stage__more" data-more={group.more.to_string()}>{ (scene.words.presenter.more)(group.more) }</p> }
    });
    html! {
        <section class="stage__group" key={format!("{:?}", player.id)} aria-label={player.name.to_string()} data-empty={(group.count() == 0).then_some("true")}>
            <p class="stage__player"><span>{ &*player.name }</span>{ " " }{ has(scene, player) }</p>
            <ul class="stage__row" role="list">
                { for group.permanents.iter().map(|view| place(scene, presenting, view)) }
                { for group.cards.iter().map(|card| in_hand(scene, card)) }
            </ul>
            { more }
        </section>
    }
}

/// A player's life, and his poison and mana where he has any.
fn has(scene: &Scene<'_>, player: &PlayerView) -> Html {
    let words = &scene.words.table;
    let poison =
        (player.poison > 0).then(|| html! { <span>{ words.poison }{ " " }<b>{ player.poison }</b></span> });
    let mana = (!player.mana.is_empty())
        .then(|| html! { <span class="stage__mana">{ words.mana }{ " " }{ pips(&player.mana) }</span> });
    html! {
        <>
            <span class="stage__life" data-life={player.life.to_string()}>{ words.life_of(player) }{ " " }<b>{ player.life }</b></span>
            { poison }
            { mana }
        </>
    }
}

/// A card in hand that is asked about: its name, what it is, and what it costs.
fn in_hand(scene: &Scene<'_>, card: &CardView) -> Html {
    html! {
        <li class="stage__card" key={card.id.get()} data-card={card.id.get().to_string()}>
            <span class="visually-hidden">{ &*card.label }</span>
            <small aria-hidden="true">{ scene.words.table.hand }</small>
            <b aria-hidden="true" lang={scene.lang(card.name_lang)}>{ &*card.name }</b>
            <span aria-hidden="true">{ &*card.short_type }</span>
            <span aria-hidden="true">{ if card.cost.is_empty() { html! {} } else { pips(&card.cost) } }</span>
        </li>
    }
}

fn place(scene: &Scene<'_>, presenting: &Presenting, view: &PermanentView) -> Html {
    let is_framed = presenting.framed.contains(&view.id);
    let word = is_framed.then(|| html! { <b>{ Icon::Up.view() }{ scene.words.presenter.look }</b> });
    html! {
        <li class="permanent" key={view.id.get()} data-framed={is_framed.then_some("true")}>
            { permanent(scene, view, Standing::OnStage { is_framed }) }
            <span class="stage__frame" aria-hidden="true">{ word }</span>
        </li>
    }
}
