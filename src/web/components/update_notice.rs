//! Tells that a newer version of the page is ready, and takes it when the reader asks. What is open goes on as it is.

use super::icon::Icon;
use crate::locale::Locale;
use crate::web::i18n::Strings;
use gloo_events::EventListener;
use web_sys::Event;
use yew::prelude::*;

/// What `www/offline.js` says when a newer version waits.
const READY: &str = "infase:update-ready";
/// What it waits for.
const TAKE: &str = "infase:take-update";

/// The language of the notice.
#[derive(Clone, Copy, Debug, PartialEq, Properties)]
pub struct Props {
    /// The language of the interface.
    pub locale: Locale,
}

/// A notice while a newer version waits and the reader has not put it off.
#[component]
pub fn UpdateNotice(props: &Props) -> Html {
    let is_ready = use_state_eq(|| false);
    {
        let ready = is_ready.setter();
        use_effect_with((), move |()| {
            let listener =
                web_sys::window().map(|window| EventListener::new(&window, READY, move |_| ready.set(true)));
            || drop(listener)
        });
    }
    let later = {
        let ready = is_ready.setter();
        Callback::from(move |_: MouseEvent| ready.set(false))
    };
    let words = &Strings::of(props.locale).head;
    html! {
        <div class="notices">
            if *is_ready {
                <div class="notice" role="status" data-update="true">
                    { Icon::Gap.view() }
                    <p>{ words.update_ready }</p>
                    <button type="button" class="button button--small" onclick={Callback::from(|_| take())}>{ words.update_take }</button>
                    <button type="button" class="button button--small" onclick={later}>{ words.update_later }</button>
                </div>
            }
        </div>
    }
}

fn take() {
    let event = Event::new(TAKE).ok();
    if let Some((window, event)) = web_sys::window().zip(event) {
        // Nobody cancels it.
        let _ = window.dispatch_event(&event);
    }
}
