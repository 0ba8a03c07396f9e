//! Lands, grouped by name, each its own button.

use super::permanent::{is_out, touch};
use super::pips::colour_pip;
use crate::engine::Colour;
use crate::session::snapshot::{LandGroup, PermanentView};
use crate::web::scene::Scene;
use yew::prelude::*;

/// A player's lands.
pub fn lands(scene: &Scene<'_>, groups: &[LandGroup]) -> Html {
    html! {
        <ul class="lands" role="list" aria-label={scene.words.table.lands} data-roving="row">
            { for groups.iter().map(|group| land_group(scene, group)) }
        </ul>
    }
}

fn land_group(scene: &Scene<'_>, group: &LandGroup) -> Html {
    let lang = group.lands.first().and_then(|land| scene.lang(land.name_lang));
    html! {
        <li class="lands__group" key={&*group.name}>
            <span class="lands__name" {lang} aria-hidden="true">{ &*group.name }</span>
            <ul role="list" aria-label={group.label.to_string()}>
                { for group.lands.iter().map(|land| html! { <li key={land.id.get()}>{ land_view(scene, land) }</li> }) }
            </ul>
        </li>
    }
}

fn land_view(scene: &Scene<'_>, land: &PermanentView) -> Html {
    let out = is_out(land).then_some("out");
    let mark = out.or_else(|| scene.mark(land.target)).or_else(|| land.is_targeted.then_some("target"));
    html! {
        <button type="button" class="land" data-permanent={land.id.get().to_string()} data-mark={mark}
            data-status={out.unwrap_or("in")} data-tapped={land.is_tapped.to_string()}
            data-able={scene.is_able(land.target).then_some("true")}
            aria-label={land.label.to_string()} title={land.name.to_string()} onclick={scene.sends(touch(land))}>
            { for land.produces.iter().copied().map(colour) }
        </button>
    }
}

fn colour(colour: Colour) -> Html {
    colour_pip(colour)
}
