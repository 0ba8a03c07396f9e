//! The turn track: the thread on which the steps are sewn. A step whose events are known is a button that goes there.

use super::icon::Icon;
use crate::engine::DayNight;
use crate::session::snapshot::{PhaseCell, Progress, StepCell, Track};
use crate::web::i18n::TableWords;
use crate::web::scene::Scene;
use crate::web::store::{Message, Stride};
use yew::prelude::*;

pub(super) const NUMERALS: [&str; 10] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

const fn progress(progress: Progress) -> &'static str {
    match progress {
        Progress::Done => "done",
        Progress::Now => "now",
        Progress::Todo => "todo",
        Progress::Skipped => "skipped",
        Progress::Absent => "absent",
    }
}

/// The whole track.
pub fn turn_track(scene: &Scene<'_>) -> Html {
    marked_track(scene, &[])
}

/// The whole track, with a mark at the steps of these keys: the two editions differ there.
pub fn marked_track(scene: &Scene<'_>, differing: &[&str]) -> Html {
    let track = &scene.shown.track;
    let words = &scene.words.table;
    html! {
        <nav class="turn-track" aria-label={words.turn}>
            <div class="turn-track__turn">
                <p>{ &*track.title }</p>
                { daylight(track) }
            </div>
            <p class="turn-track__now" aria-hidden="true">
                <b>{ current(track).map(|step| html! { &*step.name }) }</b>
                <span>{ current_phase(track).map(|phase| html! { &*phase.name }) }</span>
            </p>
            <ol class="turn-track__phases" role="list" data-roving="both">
                { for track.phases.iter().enumerate().map(|(at, phase)| phase_cell(scene, at, phase, differing)) }
            </ol>
        </nav>
    }
}

/// The phase, unless its only step already says its name.
fn current_phase(track: &Track) -> Option<&PhaseCell> {
    track.phases.iter().find(|phase| phase.progress == Progress::Now && phase.steps.len() > 1)
}

fn current(track: &Track) -> Option<&StepCell> {
    let mut steps = track.phases.iter().flat_map(|phase| phase.steps.iter());
    steps.find(|step| step.progress == Progress::Now)
}

/// Day or night.
pub fn daylight(track: &Track) -> Html {
    let (icon, name, is) = match (&track.day_night, &track.day_night_absent) {
        (Some(view), _) => match view.is {
            DayNight::Day => (Icon::Sun, &view.name, "day"),
            DayNight::Night => (Icon::Moon, &view.name, "night"),
            DayNight::Neither => (Icon::Dash, &view.name, "neither"),
        },
        (None, Some(absent)) => (Icon::Dash, absent, "absent"),
        (None, None) => return html! {},
    };
    html! { <p class="turn-track__daylight" data-daylight={is}>{ icon.view() }{ &**name }</p> }
}

fn phase_cell(scene: &Scene<'_>, at: usize, phase: &PhaseCell, differing: &[&str]) -> Html {
    let is_one = phase.steps.len() == 1;
    let numeral = NUMERALS.get(at).copied().unwrap_or("…");
    html! {
        <li class="turn-track__phase" key={&*phase.key} data-steps={phase.steps.len().to_string()}
            data-phase={phase.key.to_string()} data-progress={progress(phase.progress)}>
            <span class="turn-track__numeral" aria-hidden="true">{ numeral }</span>
            <span class="turn-track__phase-name">{ if is_one { "" } else { &*phase.name } }</span>
            <ol class="turn-track__steps" role="list">
                { for phase.steps.iter().map(|step| html! { <li key={&*step.key}>{ step_cell(scene, step, differing.contains(&&*step.key)) }</li> }) }
            </ol>
        </li>
    }
}

fn step_cell(scene: &Scene<'_>, step: &StepCell, differs: bool) -> Html {
    let words = &scene.words.table;
    let current = (step.progress == Progress::Now).then_some("step");
    let send = scene.send.clone();
    let onclick = step
        .first_event
        .map(|event| Callback::from(move |_: MouseEvent| send.emit(Message::Go(Stride::To(event)))));
    html! {
        <button type="button" class="turn-track__step" data-step={step.slug} data-key={step.key.to_string()}
            data-progress={progress(step.progress)} aria-current={current} data-differs={differs.then_some("true")}
            aria-disabled={onclick.is_none().then_some("true")}
            title={title(words, step)} {onclick}>
            <span class="turn-track__code" aria-hidden="true">{ step.code }</span>
            <span class="turn-track__name">{ &*step.name }{ remark(step) }</span>
            <span class="turn-track__no-priority" aria-hidden="true">{ no_priority_sign(step) }</span>
            <span class="visually-hidden">{ said(words, step) }{ if differs { scene.words.compare.differs_here } else { "" } }</span>
        </button>
    }
}

fn remark(step: &StepCell) -> Html {
    match step.skipped.as_ref().or(step.note.as_ref()) {
        Some(text) => html! { <small class="turn-track__remark">{ &**text }</small> },
        None => html! {},
    }
}

fn no_priority_sign(step: &StepCell) -> Html {
    if step.gives_priority {
        html! {}
    } else {
        Icon::NoPriority.view()
    }
}

/// Whether it is still to come, and the turn has not been played so far.
fn is_ahead(step: &StepCell) -> bool {
    step.progress == Progress::Todo && step.first_event.is_none()
}

/// What two letters cannot say: the name in full, how far it has come, and why nothing leads there.
fn title(words: &TableWords, step: &StepCell) -> String {
    let why = if is_ahead(step) { words.not_reached } else { "" };
    [&*step.label, why].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ")
}

/// What the picture says, for those who do not see it.
fn said(words: &TableWords, step: &StepCell) -> String {
    let mut said = String::new();
    let is_todo = step.progress == Progress::Todo;
    let leads = step.first_event.is_some() && step.progress != Progress::Now;
    for (holds, text) in [
        (!step.gives_priority, words.no_priority),
        (step.progress == Progress::Skipped, words.skipped),
        (leads && !is_todo, words.go_back),
        (leads && is_todo, words.go_ahead),
        (is_ahead(step), words.not_reached),
    ] {
        if holds {
            said.push_str(", ");
            said.push_str(text);
        }
    }
    said
}
