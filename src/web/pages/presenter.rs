//! Presenter mode: the same table for a whole room. One event in large type, with what it is about and the clause that says so.

use crate::locale::Locale;
use crate::session::snapshot::Snapshot;
use crate::web::answer::Answer;
use crate::web::components::choice::{Emphasis, choice};
use crate::web::components::page_foot::PageFoot;
use crate::web::components::stage::stage;
use crate::web::components::stage_foot::{Tools, stage_foot, tool_row};
use crate::web::components::stage_text::stage_text;
use crate::web::components::turn_track::turn_track;
use crate::web::hooks::focus::{rove, use_single_stops};
use crate::web::i18n::Strings;
use crate::web::presenting::{Present, Presenting, is_at_it};
use crate::web::route::edition_slug;
use crate::web::scene::Scene;
use crate::web::store::Message;
use crate::web::table::Direction;
use std::rc::Rc;
use yew::prelude::*;

/// A longer name of a step is set smaller, so that it keeps to one line.
const LONG: usize = 38;

/// What the page shows, and whom it tells.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct PresenterProps {
    /// What there is to show.
    pub shown: Rc<Snapshot>,
    /// The language of the interface.
    pub locale: Locale,
    /// The answer so far.
    pub answer: Answer,
    /// Whether the last change went forward.
    pub direction: Direction,
    /// How the screen is arranged.
    pub presenting: Presenting,
    /// What the running head has otherwise.
    pub tools: Tools,
    /// Where clicks go.
    pub send: Callback<Message>,
}

/// Title and track, stage, sentence and clause, foot; under a black screen none of them can be used.
#[component]
pub fn Presenter(props: &PresenterProps) -> Html {
    let root = use_node_ref();
    use_single_stops(&root);
    let (shown, presenting) = (&props.shown, &props.presenting);
    let words = Strings::of(props.locale);
    let scene = Scene { shown, words, answer: &props.answer, send: &props.send };
    let current = shown.log.entries.last();
    let seq = current.map(|entry| entry.seq.to_string());
    html! {
        <section class="presenter" ref={root} onkeydown={Callback::from(|event| rove_upright(&event))} aria-label={words.presenter.title}
            data-scenario={shown.scenario.id.to_string()} data-edition={edition_slug(shown.edition)} data-seq={seq}
            data-cursor={shown.cursor.to_string()} data-total={shown.total.to_string()} data-turn={shown.track.turn.to_string()}
            data-step={current.map(|entry| entry.at.slug)} data-fingerprint={shown.fingerprint.to_string()}
            data-can-go-on={shown.can_go_on.to_string()} data-asking={presenting.is_asking.then_some("true")}
            data-labels={presenting.hides_labels.then_some("hidden")}
            data-direction={(props.direction == Direction::Forward).then_some("forward")}>
            <div class="presenter__page" inert={presenting.is_blank}>
                <h1 class="visually-hidden">{ &*scene.shown.scenario.title }</h1>
                { head(&scene) }
                { turn_track(&scene) }
                { stage(&scene, presenting) }
                <div class="presenter__text">
                    { stage_text(&scene, presenting) }
                    <div class="presenter__choice">{ asked(&scene, presenting) }</div>
                </div>
                { stage_foot(&scene) }
                <div class="presenter__last">
                    <PageFoot locale={props.locale} />
                    { tool_row(&scene, presenting, &props.tools) }
                </div>
            </div>
            <div class="presenter__veil">{ veil(&scene, presenting) }</div>
        </section>
    }
}

/// Where the game stands: the step and its phase, the turn.
pub(super) fn head(scene: &Scene<'_>) -> Html {
    let track = &scene.shown.track;
    html! {
        <header class="presenter__head">
            <p class="presenter__step" data-long={(track.step_title.chars().count() > LONG).then_some("true")}><b>{ &*track.step_title }</b>{ " " }<span>{ &*track.step_place }</span></p>
            <p>{ &*track.title }</p>
        </header>
    }
}

/// What a player has to choose, where nothing goes on without it, and what was begun or refused.
fn asked(scene: &Scene<'_>, presenting: &Presenting) -> Html {
    let is_waiting = !scene.shown.can_go_on || is_at_it(scene.shown, scene.answer);
    if is_waiting && !presenting.is_asking {
        choice(scene, Emphasis::Passing)
    } else {
        html! {}
    }
}

/// Left and right belong to the clicker; inside the turn, up and down pass from step to step.
pub(super) fn rove_upright(event: &KeyboardEvent) {
    if matches!(event.key().as_str(), "ArrowUp" | "ArrowDown") {
        let _ = rove(event);
    }
}

/// The black screen, which one touch takes away.
pub(super) fn veil(scene: &Scene<'_>, presenting: &Presenting) -> Html {
    if !presenting.is_blank {
        return html! {};
    }
    html! {
        <button type="button" class="presenter__black" data-present="unblank" aria-label={scene.words.presenter.unblank}
            onclick={scene.sends(Message::Present(Present::Blank))}></button>
    }
}
