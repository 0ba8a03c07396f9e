//! Playing through the built-in scenarios to know where each passage is used, without the page standing still.

use crate::session::{explore, is_explored};
use gloo_timers::callback::Interval;
use yew::prelude::*;

/// Whether all have been played. They are, one after the other, while the page has nothing else to do.
#[hook]
pub fn use_explored() -> bool {
    let is_done = use_state_eq(is_explored);
    let done = is_done.setter();
    use_effect_with(*is_done, move |is_done| {
        let games = (!*is_done).then(|| {
            Interval::new(0, move || {
                if !explore() {
                    done.set(true);
                }
            })
        });
        move || drop(games)
    });
    *is_done
}
