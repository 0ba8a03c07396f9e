//! What moves the turn: back and forward by events and steps, play, and the scale.

use super::icon::Icon;
use super::scale::scale;
use crate::web::scene::Scene;
use crate::web::settings::Speed;
use crate::web::sheet::Sheet;
use crate::web::store::{Message, Stride};
use yew::prelude::*;

/// Whether the turn plays by itself, how fast, and whom to tell.
#[derive(Clone, Debug, PartialEq)]
pub struct Playing {
    /// Whether it plays.
    pub is_on: bool,
    /// How fast.
    pub speed: Speed,
    /// Switches it on and off.
    pub toggle: Callback<()>,
    /// Changes the speed.
    pub faster: Callback<()>,
}

/// The transport bar.
pub fn transport(scene: &Scene<'_>, playing: &Playing) -> Html {
    let words = &scene.words.transport;
    let shown = scene.shown;
    let at_start = shown.cursor == 0;
    html! {
        <div class="transport" role="group" aria-label={words.group}>
            <div class="transport__buttons">
                { button(scene, "back-step", Icon::BackStep, words.back_step, Stride::PreviousStep, at_start) }
                { button(scene, "back", Icon::Previous, words.back, Stride::Back, at_start) }
                { play(scene, playing) }
                <button type="button" class="button button--primary" data-go="forward" aria-label={words.forward_long}
                    aria-disabled={(!shown.can_go_on).then_some("true")} onclick={scene.sends(Message::Go(Stride::Forward))}>
                    { words.forward }{ Icon::Next.view() }
                </button>
                <button type="button" class="button button--icon transport__step" data-go="step" aria-label={words.next_step.join(" ")}
                    aria-disabled={(!shown.can_go_on).then_some("true")} onclick={scene.sends(Message::Go(Stride::NextStep))}>
                    { Icon::Step.view() }<span>{ words.next_step[0] }<br />{ words.next_step[1] }</span>
                </button>
            </div>
            { scale(scene) }
            { folio(scene) }
        </div>
    }
}

/// Which event of how many; it opens the phase lines.
fn folio(scene: &Scene<'_>) -> Html {
    let (words, shown) = (scene.words, scene.shown);
    html! {
        <button type="button" class="folio" data-open="lines" aria-haspopup="dialog" title={words.lines.title}
            onclick={scene.sends(Message::Show(Sheet::Lines))}>
            { Icon::Lines.view() }
            <span><b>{ shown.cursor }</b>{ " / " }{ shown.total }</span>
            <span class="visually-hidden">{ " " }{ words.transport.events }{ ". " }{ words.lines.title }</span>
        </button>
    }
}

fn button(
    scene: &Scene<'_>,
    go: &'static str,
    icon: Icon,
    label: &'static str,
    stride: Stride,
    off: bool,
) -> Html {
    html! {
        <button type="button" class="button button--icon" data-go={go} aria-label={label} title={label}
            aria-disabled={off.then_some("true")} onclick={scene.sends(Message::Go(stride))}>{ icon.view() }</button>
    }
}

fn play(scene: &Scene<'_>, playing: &Playing) -> Html {
    let words = &scene.words.transport;
    let (icon, label) = if playing.is_on { (Icon::Pause, words.pause) } else { (Icon::Play, words.play) };
    let (toggle, faster) = (playing.toggle.clone(), playing.faster.clone());
    let idle = !playing.is_on && !scene.shown.can_go_on;
    let speed = (words.speed)(playing.speed.slug());
    html! {
        <span class="transport__play">
            <button type="button" class="button button--icon" data-go="play" aria-label={label} title={label}
                aria-pressed={playing.is_on.to_string()} aria-disabled={idle.then_some("true")}
                onclick={Callback::from(move |_: MouseEvent| toggle.emit(()))}>{ icon.view() }</button>
            <button type="button" class="button button--icon transport__speed" data-go="speed" aria-label={speed.clone()} title={speed}
                onclick={Callback::from(move |_: MouseEvent| faster.emit(()))}>{ playing.speed.slug() }</button>
        </span>
    }
}
