//! What moves the turn: back and forward by events and steps, play, and the scale.

use super::icon::Icon;
use super::scale::scale;
use crate::session::snapshot::ScriptView;
use crate::web::i18n::Strings;
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

/// Where the turn stands.
#[derive(Clone, Copy, Debug)]
pub struct Reel<'a> {
    /// The words of the interface.
    pub words: &'static Strings,
    /// Whether there is nothing to go back to.
    pub is_at_start: bool,
    /// Whether it can go on by itself.
    pub can_go_on: bool,
    /// Where clicks go.
    pub send: &'a Callback<Message>,
    /// Leads to what the learner may choose now, if there is anything.
    pub choose: Option<&'a Callback<MouseEvent>>,
}

impl Reel<'_> {
    fn sends(&self, stride: Stride) -> Callback<MouseEvent> {
        self.send.reform(move |_: MouseEvent| Message::Go(stride))
    }
}

/// The transport bar of the table. `told`: what stands before the buttons where the page is narrow; `choose`: leads to the
/// choices.
pub fn transport(
    scene: &Scene<'_>,
    playing: &Playing,
    told: Html,
    choose: Option<&Callback<MouseEvent>>,
) -> Html {
    let shown = scene.shown;
    let is_over = shown.script == Some(ScriptView::Over);
    let reel = Reel {
        words: scene.words,
        is_at_start: shown.cursor == 0,
        // Beyond its end the scenario is gone on with by a choice alone.
        can_go_on: shown.can_go_on && !is_over,
        send: scene.send,
        choose: choose.filter(|_| shown.prompt.is_yours || is_over),
    };
    let told = html! { <>{ told }{ may_act(reel) }</> };
    bar(reel, playing, told, scale(scene), folio(scene))
}

/// A transport bar: what was told, buttons, a scale, and which place of how many.
pub fn bar(reel: Reel<'_>, playing: &Playing, told: Html, scale: Html, folio: Html) -> Html {
    let words = &reel.words.transport;
    html! {
        <div class="transport" role="group" aria-label={words.group}>
            { told }
            <div class="transport__buttons">
                { button(reel, "back-step", Icon::BackStep, words.back_step, Stride::PreviousStep) }
                { button(reel, "back", Icon::Previous, words.back, Stride::Back) }
                { play(reel, playing) }
                { on(reel) }
                <button type="button" class="button button--icon transport__step" data-go="step" aria-label={words.next_step.join(" ")}
                    aria-disabled={(!reel.can_go_on).then_some("true")} onclick={reel.sends(Stride::NextStep)}>
                    { Icon::Step.view() }<span>{ words.next_step[0] }<br />{ words.next_step[1] }</span>
                </button>
            </div>
            { scale }
            { folio }
        </div>
    }
}

/// On; to the choices, where nothing goes on without one.
fn on(reel: Reel<'_>) -> Html {
    let words = &reel.words.transport;
    match reel.choose.filter(|_| !reel.can_go_on) {
        Some(choose) => html! {
            <button type="button" class="button button--primary" data-go="choose" onclick={choose}>{ words.choose }{ Icon::Down.view() }</button>
        },
        None => html! {
            <button type="button" class="button button--primary" data-go="forward" aria-label={words.forward_long}
                aria-disabled={(!reel.can_go_on).then_some("true")} onclick={reel.sends(Stride::Forward)}>
                { words.forward }{ Icon::Next.view() }
            </button>
        },
    }
}

/// On a narrow page: that the learner may act where the turn goes on by itself as well, and the way to what he may do.
fn may_act(reel: Reel<'_>) -> Html {
    match reel.choose.filter(|_| reel.can_go_on) {
        Some(choose) => html! {
            <button type="button" class="button transport__act" data-go="choose" onclick={choose}>{ reel.words.transport.may_act }{ Icon::Down.view() }</button>
        },
        None => html! {},
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

fn button(reel: Reel<'_>, go: &'static str, icon: Icon, label: &'static str, stride: Stride) -> Html {
    html! {
        <button type="button" class="button button--icon" data-go={go} aria-label={label} title={label}
            aria-disabled={reel.is_at_start.then_some("true")} onclick={reel.sends(stride)}>{ icon.view() }</button>
    }
}

fn play(reel: Reel<'_>, playing: &Playing) -> Html {
    let words = &reel.words.transport;
    let (icon, label) = if playing.is_on { (Icon::Pause, words.pause) } else { (Icon::Play, words.play) };
    let (toggle, faster) = (playing.toggle.clone(), playing.faster.clone());
    let idle = !playing.is_on && !reel.can_go_on;
    let speed = (words.speed)(playing.speed);
    html! {
        <span class="transport__play">
            <button type="button" class="button button--icon" data-go="play" aria-label={label} title={label}
                aria-pressed={playing.is_on.to_string()} aria-disabled={idle.then_some("true")}
                onclick={Callback::from(move |_: MouseEvent| toggle.emit(()))}>{ icon.view() }</button>
            <button type="button" class="button button--icon transport__speed" data-go="speed" aria-label={speed} title={speed}
                data-times={playing.speed.slug()} onclick={Callback::from(move |_: MouseEvent| faster.emit(()))}></button>
        </span>
    }
}
