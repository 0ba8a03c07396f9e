//! The turn track of the laboratory: a click says from which step the board is played.

use super::Bench;
use crate::engine::DayNight;
use crate::session::lab::{Edit, Field};
use crate::session::{StepName, turn_outline};
use crate::web::components::icon::Icon;
use crate::web::components::turn_track::NUMERALS;
use yew::prelude::*;

/// The track.
pub fn start_track(bench: &Bench<'_>) -> Html {
    let words = bench.words;
    let outline = turn_outline(words.locale);
    let start = bench.lab.view.start;
    let now = outline.iter().flatten().find(|step| step.step == start);
    html! {
        <nav class="turn-track" aria-label={words.lab.start_from} data-faulty={bench.is_faulty(Field::Start).then_some("true")}>
            <div class="turn-track__turn">
                <p>{ words.lab.start_from }</p>
                { daylight(bench) }
            </div>
            <p class="turn-track__now" aria-hidden="true">
                <b>{ now.map(|step| step.name) }</b>
                <span>{ now.map(|step| step.phase) }</span>
            </p>
            <ol class="turn-track__phases" role="list" data-roving="both">
                { for outline.iter().zip(NUMERALS).map(|(steps, numeral)| phase(bench, steps, numeral)) }
            </ol>
        </nav>
    }
}

/// Day or night, as far as the board says so.
fn daylight(bench: &Bench<'_>) -> Html {
    let words = &bench.words.lab;
    let Some(time) = bench.lab.view.time else { return html! {} };
    let (icon, name, is) = match time {
        DayNight::Day => (Icon::Sun, words.times[1], "day"),
        DayNight::Night => (Icon::Moon, words.times[2], "night"),
        DayNight::Neither => (Icon::Dash, words.times[3], "neither"),
    };
    html! { <p class="turn-track__daylight" data-daylight={is}>{ icon.view() }{ name }</p> }
}

fn phase(bench: &Bench<'_>, steps: &[StepName], numeral: &'static str) -> Html {
    let name = steps.first().map(|step| step.phase).unwrap_or_default();
    let key = steps.first().map(|step| step.slug).unwrap_or_default();
    html! {
        <li class="turn-track__phase" {key} data-steps={steps.len().to_string()}>
            <span class="turn-track__numeral" aria-hidden="true">{ numeral }</span>
            <span class="turn-track__phase-name">{ if steps.len() == 1 { "" } else { name } }</span>
            <ol class="turn-track__steps" role="list">
                { for steps.iter().map(|own| html! { <li key={own.slug}>{ step(bench, own) }</li> }) }
            </ol>
        </li>
    }
}

fn step(bench: &Bench<'_>, step: &StepName) -> Html {
    let is_start = bench.lab.view.start == step.step;
    let is_silent = !step.gives_priority;
    html! {
        <button type="button" class="turn-track__step" data-step={step.slug} data-progress={if is_start { "now" } else { "todo" }}
            aria-current={is_start.then_some("step")} onclick={bench.edits(Edit::StartAt(step.step))}>
            <span class="turn-track__code" aria-hidden="true">{ step.code }</span>
            <span class="turn-track__name">{ step.name }</span>
            <span class="turn-track__no-priority" aria-hidden="true">{ is_silent.then(|| Icon::NoPriority.view()) }</span>
            <span class="visually-hidden">{ if is_silent { format!(", {}", bench.words.table.no_priority) } else { String::new() } }</span>
        </button>
    }
}
