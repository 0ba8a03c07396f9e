//! Lands, grouped by name, each its own button.

use super::permanent::{is_out, touch};
use super::pips::colour_pip;
use crate::engine::Colour;
use crate::session::snapshot::{LandGroup, PermanentView};
use crate::web::scene::{Kept, Scene};
use yew::prelude::*;

/// A player's lands.
pub fn lands(scene: &Scene<'_>, groups: &[LandGroup]) -> Html {
    html! {
        <ul class="lands" role="list" aria-label={scene.words.table.lands} data-roving="row">
            { for groups.iter().map(|group| html! { <Lands key={&*group.name} group={group.clone()} kept={Kept::of(scene)} /> }) }
        </ul>
    }
}

/// The lands of one name, drawn anew only if something about them has changed.
#[derive(Clone, Debug, Properties)]
pub struct LandsProps {
    /// The lands.
    pub group: LandGroup,
    /// The scene that they stand in.
    pub kept: Kept,
}

/// Equal is what looks the same and does the same.
impl PartialEq for LandsProps {
    fn eq(&self, other: &Self) -> bool {
        let all = self.group.lands.iter().map(|land| land.target);
        self.group == other.group && self.kept.says_the_same(&other.kept, all)
    }
}

/// The lands of one name.
#[component]
pub fn Lands(props: &LandsProps) -> Html {
    let LandsProps { group, kept } = props;
    let scene = &kept.scene();
    let lang = group.lands.first().and_then(|land| scene.lang(land.name_lang));
    html! {
        <li class="lands__group">
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
            aria-label={land.label.to_string()} title={land.called.to_string()} onclick={scene.sends(touch(land))}>
            { for land.produces.iter().copied().map(colour) }
        </button>
    }
}

fn colour(colour: Colour) -> Html {
    colour_pip(colour)
}
