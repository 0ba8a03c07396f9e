//! The phased-out zone, in the edition that has one.

use super::permanent::{Standing, permanent};
use super::term_links::PHASED_OUT_ZONE;
use crate::web::route::term_href;
use crate::web::scene::Scene;
use yew::prelude::*;

/// The phased-out zone; nothing where the edition has none.
pub fn phased_zone(scene: &Scene<'_>) -> Html {
    let Some(zone) = &scene.shown.table.phased_out_zone else { return html! {} };
    let inside = if zone.permanents.is_empty() {
        html! { <p class="empty">{ scene.words.table.empty }</p> }
    } else {
        html! {
            <ul role="list" data-roving="row">
                { for zone.permanents.iter().map(|view| html! {
                    <li class="permanent" key={view.id.get()}>{ permanent(scene, view, Standing::InZone) }</li>
                }) }
            </ul>
        }
    };
    html! {
        <section class="phased-zone" data-many={(zone.permanents.len() > 1).then_some("true")} aria-label={zone.label.to_string()}>
            <h2><a class="term-link" href={term_href(PHASED_OUT_ZONE)} data-term={PHASED_OUT_ZONE}>{ &*zone.name }</a></h2>
            { inside }
        </section>
    }
}
