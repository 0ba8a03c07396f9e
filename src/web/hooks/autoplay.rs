//! The turn playing by itself, at the pace of somebody who reads.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// Calls `forward` once the pause is over; `at` is where the turn stands, `None` while it does not play.
#[hook]
pub fn use_autoplay(at: Option<(u32, u32)>, forward: Callback<()>) {
    use_effect_with(at, move |at| {
        let timer = at.map(|(_, pause)| Timeout::new(pause, move || forward.emit(())));
        move || drop(timer)
    });
}
