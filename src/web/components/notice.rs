//! Something to know that interrupts nothing and can be put away.

use super::icon::Icon;
use yew::prelude::*;

/// A notice with its own close button; `more`: what there is to say beneath.
pub fn notice(text: &str, more: Html, dismiss: &'static str, on_dismiss: Callback<MouseEvent>) -> Html {
    html! {
        <div class="notice" role="status" data-notice="true">
            { Icon::Gap.view() }
            <div><p>{ text }</p>{ more }</div>
            <button type="button" class="button button--small" onclick={on_dismiss}>{ dismiss }</button>
        </div>
    }
}
