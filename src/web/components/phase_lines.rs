//! Phase lines: for each permanent the whole timeline, solid in phase and dashed out of it, with signs for what happened
//! to it. The drawing is for the eye and the pointer; the same facts unfold below it, as words and buttons.

use super::icon::Icon;
use crate::session::snapshot::{LineMarkKind, PhaseLine, Span, SpanState};
use crate::web::i18n::LineWords;
use crate::web::scene::Scene;
use crate::web::store::{Message, Stride};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// The lines of all permanents; those that phase in or out come first.
pub fn phase_lines(scene: &Scene<'_>) -> Html {
    let words = &scene.words.lines;
    let (phasing, staying): (Vec<_>, Vec<_>) =
        scene.shown.log.lines.iter().partition(|line| line.spans.len() > 1);
    html! {
        <>
            <p class="phase-lines__legend">{ words.legend }</p>
            <ol class="phase-lines" role="list">
                { for phasing.iter().chain(&staying).map(|line| html! { <li key={line.object.get()}>{ line_view(scene, line) }</li> }) }
            </ol>
            { table(scene, phasing.into_iter().chain(staying)) }
        </>
    }
}

/// The same facts in rows and columns, for those who go through a table.
fn table<'a>(scene: &Scene<'_>, lines: impl Iterator<Item = &'a PhaseLine>) -> Html {
    let words = &scene.words.lines;
    let rows =
        lines.flat_map(|line| happenings(line).into_iter().map(move |(cursor, what)| (line, cursor, what)));
    html! {
        <details class="phase-table">
            <summary>{ words.as_table }</summary>
            <table>
                <caption class="visually-hidden">{ words.title }</caption>
                <thead><tr>{ for words.columns.iter().map(|column| html! { <th scope="col">{ *column }</th> }) }</tr></thead>
                <tbody>
                    { for rows.map(|(line, cursor, what)| html! {
                        <tr>
                            <th scope="row">{ &*line.name }</th>
                            <td>{ cursor }</td>
                            <td>{ what.name(scene) }</td>
                        </tr>
                    }) }
                </tbody>
            </table>
        </details>
    }
}

fn line_view(scene: &Scene<'_>, line: &PhaseLine) -> Html {
    html! {
        <details class="phase-line" data-line={line.object.get().to_string()}>
            <summary>
                <b>{ &*line.name }</b>
                { lane(scene, line) }
            </summary>
            <p>{ &*line.label }</p>
            <ol class="phase-line__events" role="list">
                { for happenings(line).into_iter().filter(|(cursor, _)| *cursor > 0).map(|(cursor, what)| html! { <li key={format!("{cursor}{what:?}")}>{ happening(scene, cursor, what) }</li> }) }
            </ol>
        </details>
    }
}

/// What a line begins with, or has a sign or a change of stroke for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Begins(SpanState),
    Phase(SpanState),
    Mark(LineMarkKind),
}

impl What {
    fn name(self, scene: &Scene<'_>) -> String {
        let words = &scene.words.lines;
        let of_edition = |[classic, current]: [&'static str; 2]| scene.shown.edition.pick(classic, current);
        let (told, state) = match self {
            Self::Begins(state @ SpanState::In) => (words.begins_in, state),
            Self::Begins(state) => (words.begins_out, state),
            Self::Phase(state @ SpanState::In) => (of_edition(words.phases_in), state),
            Self::Phase(state) => (of_edition(words.phases_out), state),
            Self::Mark(kind) => (mark_name(words, kind), SpanState::In),
        };
        match state {
            SpanState::OutIndirectly => format!("{told}, {}", scene.words.table.indirectly),
            SpanState::In | SpanState::OutDirectly | SpanState::OutUntil => told.to_owned(),
        }
    }
}

const fn mark_name(words: &LineWords, kind: LineMarkKind) -> &'static str {
    match kind {
        LineMarkKind::Arrived => words.arrived,
        LineMarkKind::Left => words.left,
        LineMarkKind::Tapped => words.tapped,
        LineMarkKind::Untapped => words.untapped,
        LineMarkKind::Damaged => words.damaged,
        LineMarkKind::Healed => words.healed,
        LineMarkKind::Counters => words.counters,
        LineMarkKind::Attached => words.attached,
        LineMarkKind::Unattached => words.unattached,
        LineMarkKind::Control => words.control,
    }
}

/// How it begins, if it was there from the start, and what happened to it in order, each with the cursor at which it has happened.
fn happenings(line: &PhaseLine) -> Vec<(u32, What)> {
    let begins = line.spans.first().filter(|span| span.from == 0);
    let begins = begins.map(|span| (0, What::Begins(span.state)));
    let changes = line.spans.iter().skip(1).map(|span| (span.from, What::Phase(span.state)));
    let marks = line.marks.iter().map(|mark| (mark.seq + 1, What::Mark(mark.kind)));
    let mut all: Vec<(u32, What)> = begins.into_iter().chain(changes).chain(marks).collect();
    all.sort_by_key(|(cursor, _)| *cursor);
    all
}

fn happening(scene: &Scene<'_>, cursor: u32, what: What) -> Html {
    let words = scene.words;
    let is_here = (scene.shown.cursor == cursor).then_some("true");
    html! {
        <button type="button" class="button button--small" data-line-event={cursor.to_string()} aria-current={is_here}
            onclick={scene.sends(Message::Go(Stride::To(cursor)))}>
            { words.told(&(words.transport.event)(cursor), what.name(scene)) }
        </button>
    }
}

/// The drawing. A click goes to the nearest event of this permanent.
fn lane(scene: &Scene<'_>, line: &PhaseLine) -> Html {
    let total = scene.shown.total.max(1);
    let cursors: Vec<u32> = happenings(line).into_iter().map(|(cursor, _)| cursor).collect();
    let send = scene.send.clone();
    let onclick = Callback::from(move |event: MouseEvent| {
        // The summary around it must not unfold.
        event.prevent_default();
        let lane = event.current_target().and_then(|lane| lane.dyn_into::<Element>().ok());
        let Some(lane) = lane.map(|lane| lane.get_bounding_client_rect()) else { return };
        let part = (f64::from(event.client_x()) - lane.left()) / lane.width().max(1.0);
        let place = part.clamp(0.0, 1.0) * f64::from(total);
        let distance = |cursor: &u32| (f64::from(*cursor) - place).abs();
        if let Some(nearest) =
            cursors.iter().copied().min_by(|one, other| distance(one).total_cmp(&distance(other)))
        {
            send.emit(Message::Go(Stride::To(nearest)));
        }
    });
    let now = percent(scene.shown.cursor, total);
    html! {
        <svg class="phase-line__lane" aria-hidden="true" {onclick}>
            <line class="phase-line__now" x1={now.clone()} x2={now} y1="0" y2="100%" />
            { for line.spans.iter().map(|span| stroke(span, total)) }
            { for line.marks.iter().map(|mark| sign(scene, mark.seq + 1, mark.kind, total)) }
        </svg>
    }
}

fn stroke(span: &Span, total: u32) -> Html {
    let state = if span.state == SpanState::In { "in" } else { "out" };
    let to = span.to.min(total);
    html! { <line data-state={state} x1={percent(span.from, total)} x2={percent(to, total)} y1="72%" y2="72%" /> }
}

fn sign(scene: &Scene<'_>, cursor: u32, kind: LineMarkKind, total: u32) -> Html {
    let icon = match kind {
        LineMarkKind::Arrived => Icon::Plus,
        LineMarkKind::Left => Icon::Cross,
        LineMarkKind::Tapped => Icon::Tap,
        LineMarkKind::Untapped => Icon::Up,
        LineMarkKind::Damaged => Icon::Damage,
        LineMarkKind::Healed => Icon::Dash,
        LineMarkKind::Counters => Icon::Counter,
        LineMarkKind::Attached => Icon::Equipment,
        LineMarkKind::Unattached => Icon::Gap,
        LineMarkKind::Control => Icon::Share,
    };
    let words = scene.words;
    let title = words.told(&(words.transport.event)(cursor), mark_name(&words.lines, kind));
    html! { <svg class="phase-line__sign" x={percent(cursor, total)} y="32%" overflow="visible"><title>{ title }</title>{ icon.placed() }</svg> }
}

fn percent(cursor: u32, total: u32) -> String {
    format!("{:.2}%", f64::from(cursor) * 100.0 / f64::from(total))
}
