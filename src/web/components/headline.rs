//! On a narrow page: what happened last, or what is asked, in the bar that stays in sight beside the board; it leads to the text.

use super::icon::Icon;
use crate::session::snapshot::{ScriptView, Snapshot};
use crate::web::i18n::Strings;
use yew::prelude::*;

/// One sentence, and the way to the text that it is from.
pub fn headline(words: &Strings, sentence: &str, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class="headline" data-go="text" {onclick}>
            <span>{ sentence }</span>
            { Icon::Down.view() }
            <span class="visually-hidden">{ ". " }{ words.transport.text }</span>
        </button>
    }
}

/// The sentence that the log begins with; what is asked of the learner, where nothing goes on without him; that the scenario is over.
#[must_use]
pub fn in_short<'a>(words: &Strings, shown: &'a Snapshot) -> &'a str {
    if let Some(refused) = &shown.refused {
        return &refused.question;
    }
    if shown.script == Some(ScriptView::Over) {
        return words.margin.over;
    }
    let prompt = &shown.prompt;
    if prompt.is_yours && (prompt.form.is_some() || !shown.can_go_on) {
        return &prompt.question;
    }
    shown.log.entries.last().map_or(&*shown.scenario.intro, |entry| &*entry.sentence)
}
