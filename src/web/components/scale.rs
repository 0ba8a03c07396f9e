//! The scale of the turn: one tick for each event, the steps by their letters, phasing seen from anywhere.

use crate::session::snapshot::{EventKind, Progress, StepCell, Tick, TickGroup};
use crate::web::scene::Scene;
use crate::web::store::{Message, Stride};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// From this many events on the ticks are drawn thin.
const DENSE: usize = 60;

/// The scale: what is seen is drawn, what is used is one range input over it. Steps to come stand there without ticks.
pub fn scale(scene: &Scene<'_>) -> Html {
    let groups = &scene.shown.log.ticks;
    let to_come = to_come(scene);
    let known = groups.iter().map(|group| group.ticks.len()).sum::<usize>();
    let dense = (known + to_come.len() > DENSE).then_some("true");
    html! {
        <div class="scale">
            { range(scene, groups, to_come.len()) }
            <ol class="scale__steps" aria-hidden="true" data-dense={dense}>
                { for groups.iter().enumerate().flat_map(|(at, group)| ticks(scene, at, group)) }
                { for to_come.into_iter().map(empty) }
            </ol>
        </div>
    }
}

/// The steps of the turn of which no event is known yet.
fn to_come<'a>(scene: &Scene<'a>) -> Vec<&'a StepCell> {
    let known = |step: &StepCell| scene.shown.log.ticks.iter().any(|group| group.key == step.key);
    let steps = scene.shown.track.phases.iter().flat_map(|phase| phase.steps.iter());
    steps.filter(|step| step.progress == Progress::Todo && !known(step)).collect()
}

fn empty(step: &StepCell) -> Html {
    html! {
        <li class="scale__tick" key={step.key.to_string()} data-first="true" data-empty="true">
            <span class="scale__stroke"></span>
            <span class="scale__label">{ step.code }</span>
        </li>
    }
}

fn range(scene: &Scene<'_>, groups: &[TickGroup], to_come: usize) -> Html {
    let words = &scene.words.transport;
    let shown = scene.shown;
    let mut all = groups.iter().flat_map(|group| group.ticks.iter());
    let first = all.next().map_or(0, |tick| tick.seq);
    let last = all.last().map_or(first, |tick| tick.seq) + 1;
    let min = if first == 0 { 0 } else { first + 1 };
    let max = last.saturating_add(u32::try_from(to_come).unwrap_or(u32::MAX));
    let text = match shown.log.entries.last() {
        Some(entry) => {
            scene.words.told(&format!("{}, {}", (words.event)(shown.cursor), entry.at.text), &entry.sentence)
        }
        None => words.start.to_owned(),
    };
    let send = scene.send.clone();
    let oninput = Callback::from(move |event: InputEvent| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        if let Some(cursor) = input.and_then(|input| input.value().parse::<u32>().ok()) {
            send.emit(Message::Go(Stride::To(cursor.min(last))));
        }
    });
    html! {
        <input class="scale__range" type="range" min={min.to_string()} max={max.to_string()} value={shown.cursor.to_string()}
            aria-label={words.scale} aria-valuetext={text} {oninput} />
    }
}

fn ticks(scene: &Scene<'_>, at: usize, group: &TickGroup) -> Vec<Html> {
    let before = at.checked_sub(1).and_then(|before| scene.shown.log.ticks.get(before));
    let is_same = before.is_some_and(|before| before.code == group.code);
    let ticks = group.ticks.iter().enumerate().map(|(at, tick)| {
        let label = if at == 0 && !is_same { group.code } else { "" };
        tick_view(scene, tick, label)
    });
    ticks.collect()
}

fn tick_view(scene: &Scene<'_>, tick: &Tick, label: &'static str) -> Html {
    let when = match (tick.seq + 1).cmp(&scene.shown.cursor) {
        std::cmp::Ordering::Less => Some("past"),
        std::cmp::Ordering::Equal => Some("now"),
        std::cmp::Ordering::Greater => None,
    };
    let phasing = (tick.kind == EventKind::Phasing).then_some("true");
    html! {
        <li class="scale__tick" key={tick.seq} data-first={(!label.is_empty()).then_some("true")} data-when={when} data-phasing={phasing}>
            <span class="scale__stroke"></span>
            <span class="scale__label">{ label }</span>
        </li>
    }
}
