//! The presenter's stage: the few permanents that the event is about, whose they are, and the stack where it is about that.

use super::icon::Icon;
use super::permanent::{Standing, permanent};
use super::stack::stack;
use crate::session::snapshot::PermanentView;
use crate::web::on_stage::{Group, on_stage, shows_life, shows_stack};
use crate::web::presenting::Presenting;
use crate::web::scene::Scene;
use yew::prelude::*;

/// The stage.
pub fn stage(scene: &Scene<'_>, presenting: &Presenting) -> Html {
    let groups = on_stage(scene.shown);
    let permanents = || groups.iter().flat_map(|group| group.permanents.iter());
    let slips = permanents().map(|view| view.attachments.len()).max().unwrap_or(0);
    let has_stack = shows_stack(scene.shown);
    html! {
        <div class="stage" role="group" aria-label={scene.words.presenter.stage} data-stack={has_stack.then_some("true")}>
            <div class="stage__groups" data-count={permanents().count().to_string()} data-slips={slips.min(2).to_string()}
                data-shared={(groups.len() > 1).then_some("true")}>
                { for groups.iter().map(|each| group(scene, presenting, each)) }
            </div>
            <div class="stage__stack">{ if has_stack { stack(scene) } else { html! {} } }</div>
        </div>
    }
}

fn group(scene: &Scene<'_>, presenting: &Presenting, group: &Group<'_>) -> Html {
    let player = group.player;
    let life = shows_life(scene.shown).then(|| {
        html! { <span class="stage__life" data-life={player.life.to_string()}>{ scene.words.table.life_of(player) }{ " " }<b>{ player.life }</b></span> }
    });
    html! {
        <section class="stage__group" key={format!("{:?}", player.id)} aria-label={player.name.to_string()}>
            <p class="stage__player"><span>{ &*player.name }</span>{ life }</p>
            <ul class="stage__row" role="list">
                { for group.permanents.iter().map(|view| place(scene, presenting, view)) }
            </ul>
        </section>
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
