//! The scale of the turn: one tick for each event, the steps by their letters, phasing seen from anywhere.

use crate::session::snapshot::{EventKind, Progress, StepCell, Tick, TickGroup};
use crate::web::i18n::Strings;
use crate::web::scene::Scene;
use crate::web::store::{Message, Stride};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// From this many events on the ticks are drawn thin.
const DENSE: usize = 60;

/// What the scale shows of one step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// Unique in the turn.
    pub key: String,
    /// Two letters.
    pub code: &'static str,
    /// Its ticks; none while the step is still to come.
    pub notches: Vec<Notch>,
}

/// A tick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notch {
    /// The place that shows it.
    pub place: u32,
    /// Whether something phases.
    pub is_phasing: bool,
    /// Whether two editions differ there.
    pub differs: bool,
}

/// What the scale is of.
#[derive(Clone, Copy, Debug)]
pub struct Dial<'a> {
    /// The words of the interface.
    pub words: &'static Strings,
    /// The steps of the turn.
    pub stretches: &'a [Stretch],
    /// The place shown.
    pub place: u32,
    /// What there is at that place, in words.
    pub text: &'a str,
    /// Where it says which place was chosen.
    pub send: &'a Callback<Message>,
}

/// The scale of the table: steps to come stand there without ticks.
pub fn scale(scene: &Scene<'_>) -> Html {
    let shown = scene.shown;
    let known = shown.log.ticks.iter().map(stretch);
    let to_come = to_come(scene).into_iter().map(|step| Stretch {
        key: step.key.to_string(),
        code: step.code,
        notches: Vec::new(),
    });
    let stretches: Vec<Stretch> = known.chain(to_come).collect();
    let words = &scene.words.transport;
    let text = match shown.log.entries.last() {
        Some(entry) => {
            scene.words.told(&format!("{}, {}", (words.event)(shown.cursor), entry.at.text), &entry.sentence)
        }
        None => words.start.to_owned(),
    };
    dial(Dial {
        words: scene.words,
        stretches: &stretches,
        place: shown.cursor,
        text: &text,
        send: scene.send,
    })
}

fn stretch(group: &TickGroup) -> Stretch {
    let notch = |tick: &Tick| Notch {
        place: tick.seq + 1,
        is_phasing: tick.kind == EventKind::Phasing,
        differs: false,
    };
    Stretch { key: group.key.to_string(), code: group.code, notches: group.ticks.iter().map(notch).collect() }
}

/// The steps of the turn of which no event is known yet.
fn to_come<'a>(scene: &Scene<'a>) -> Vec<&'a StepCell> {
    let known = |step: &StepCell| scene.shown.log.ticks.iter().any(|group| group.key == step.key);
    let steps = scene.shown.track.phases.iter().flat_map(|phase| phase.steps.iter());
    steps.filter(|step| step.progress == Progress::Todo && !known(step)).collect()
}

/// The scale: what is seen is drawn, what is used is one range input over what is known of it.
pub fn dial(dial: Dial<'_>) -> Html {
    let width = |stretch: &Stretch| stretch.notches.len().max(1);
    let dense = (dial.stretches.iter().map(width).sum::<usize>() > DENSE).then_some("true");
    let is_known = |stretch: &Stretch| !stretch.notches.is_empty();
    let last = dial.stretches.iter().rposition(is_known).map_or(0, |last| last + 1);
    let steps = |known: bool| {
        let all = dial.stretches.iter().enumerate().filter(move |(at, _)| (*at < last) == known);
        let ticks =
            all.map(|(at, stretch)| html! { <Ticks key={stretch.key.clone()} ..ticks(dial, at, stretch) /> });
        html! { <ol class="scale__steps" aria-hidden="true" data-dense={dense}>{ for ticks }</ol> }
    };
    html! {
        <div class="scale">
            <div class="scale__known">{ range(dial) }{ steps(true) }</div>
            <div class="scale__to-come">{ steps(false) }</div>
        </div>
    }
}

fn range(dial: Dial<'_>) -> Html {
    let mut all = dial.stretches.iter().flat_map(|stretch| stretch.notches.iter());
    let first = all.next().map_or(1, |notch| notch.place);
    let last = all.last().map_or(first, |notch| notch.place);
    let min = if first == 1 { 0 } else { first };
    let send = dial.send.clone();
    let oninput = Callback::from(move |event: InputEvent| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        if let Some(place) = input.and_then(|input| input.value().parse::<u32>().ok()) {
            send.emit(Message::Go(Stride::To(place)));
        }
    });
    html! {
        <input class="scale__range" type="range" min={min.to_string()} max={last.to_string()} value={dial.place.to_string()}
            aria-label={dial.words.transport.scale} aria-valuetext={dial.text.to_owned()} {oninput} />
    }
}

/// The ticks of a step. Only those change among which the place shown stands, or stood.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct TicksProps {
    stretch: Stretch,
    /// Whether the step before has the same name, so that it stands there once.
    is_same: bool,
    /// The place shown; outside the step, its border.
    place: u32,
}

fn ticks(dial: Dial<'_>, at: usize, stretch: &Stretch) -> TicksProps {
    let before = at.checked_sub(1).and_then(|before| dial.stretches.get(before));
    let is_same = before.is_some_and(|before| before.code == stretch.code);
    let place = match (stretch.notches.first(), stretch.notches.last()) {
        (Some(first), Some(last)) => dial.place.clamp(first.place.saturating_sub(1), last.place + 1),
        _ => 0,
    };
    TicksProps { stretch: stretch.clone(), is_same, place }
}

/// The ticks of a step.
#[component]
pub fn Ticks(props: &TicksProps) -> Html {
    let TicksProps { stretch, is_same, place } = props;
    if stretch.notches.is_empty() {
        return empty(stretch);
    }
    html! {
        <>
            { for stretch.notches.iter().enumerate().map(|(at, notch)| {
                let label = if at == 0 && !is_same { stretch.code } else { "" };
                tick(*place, *notch, label)
            }) }
        </>
    }
}

fn empty(stretch: &Stretch) -> Html {
    html! {
        <li class="scale__tick" data-first="true" data-empty="true">{ stretch.code }</li>
    }
}

fn tick(place: u32, notch: Notch, label: &'static str) -> Html {
    let when = match notch.place.cmp(&place) {
        std::cmp::Ordering::Less => Some("past"),
        std::cmp::Ordering::Equal => Some("now"),
        std::cmp::Ordering::Greater => None,
    };
    html! {
        <li class="scale__tick" key={notch.place} data-first={(!label.is_empty()).then_some("true")} data-when={when}
            data-phasing={notch.is_phasing.then_some("true")} data-differs={notch.differs.then_some("true")}>{ label }</li>
    }
}
