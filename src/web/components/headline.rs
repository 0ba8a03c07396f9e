//! On a narrow page: what happened last, in the bar that stays in sight beside the board; it leads to the text.

use super::icon::Icon;
use crate::session::snapshot::Snapshot;
use crate::web::scene::Scene;
use yew::prelude::*;

/// One sentence, the same that the log begins with; what is asked of the learner, where an answer is to be put together.
pub fn headline(scene: &Scene<'_>, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class="headline" data-go="text" {onclick}>
            <span>{ sentence(scene.shown) }</span>
            { Icon::Down.view() }
            <span class="visually-hidden">{ ". " }{ scene.words.transport.text }</span>
        </button>
    }
}

fn sentence(shown: &Snapshot) -> &str {
    if let Some(refused) = &shown.refused {
        return &refused.question;
    }
    let prompt = &shown.prompt;
    if prompt.is_yours && prompt.form.is_some() {
        return &prompt.question;
    }
    shown.log.entries.last().map_or(&*shown.scenario.intro, |entry| &*entry.sentence)
}
