//! Who has priority, and why.

use super::icon::Icon;
use crate::web::scene::Scene;
use yew::prelude::*;

/// The block that says who has priority.
pub fn priority(scene: &Scene<'_>) -> Html {
    let view = &scene.shown.table.priority;
    let (who, icon) = match view.player {
        None => ("none", Icon::NoPriority),
        Some(player) if player == scene.shown.table.you => ("near", Icon::Priority),
        Some(_) => ("far", Icon::Priority),
    };
    // To the eye they stand apart.
    let colon = if view.why.is_empty() { "" } else { scene.words.colon() };
    html! {
        <section class="priority">
            <h2>{ scene.words.table.priority }</h2>
            <p class="priority__who" data-who={who}>{ icon.view() }<b>{ &*view.who }</b><span class="visually-hidden">{ colon }</span><span>{ &*view.why }</span></p>
        </section>
    }
}
