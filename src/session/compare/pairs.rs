//! The lines of the comparison: an event of each log, or of one alone, or a choice that one edition forbids.

use super::align::align;
use super::choices::Forbidden;
use super::number;
use super::steps::{StepKey, StepSpan, side_by_side};
use super::told::Told;
use crate::engine::Edition;
use crate::session::snapshot::RowMark;
use crate::text::About;
use std::rc::Rc;

/// A line.
#[derive(Clone, Debug)]
pub(in crate::session) struct Pair {
    /// The number of the event on each side, the older edition first.
    pub(in crate::session) events: [Option<u32>; 2],
    /// How many events have happened on each side after this line.
    pub(in crate::session) cursors: [u32; 2],
    /// What the line says, fact by fact.
    pub(in crate::session) rows: Rc<[RowPair]>,
    /// The choice that an edition forbids, if the line is about one, and which of the two does.
    pub(in crate::session) forbidden: Option<(usize, Rc<Forbidden>)>,
}

/// A fact on both sides, or on one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) struct RowPair {
    pub(in crate::session) about: About,
    pub(in crate::session) mark: RowMark,
    /// Which fact of the event it is on each side.
    pub(in crate::session) facts: [Option<usize>; 2],
}

/// A step and its lines.
#[derive(Clone, Debug)]
pub(in crate::session) struct StepPair {
    pub(in crate::session) key: StepKey,
    /// Whether each side has it.
    pub(in crate::session) is_on: [bool; 2],
    /// The first of its lines, and one after the last.
    pub(in crate::session) lines: std::ops::Range<usize>,
}

impl StepPair {
    /// The place that shows its first line.
    pub(super) fn first_place(&self) -> u32 {
        number(self.lines.start).saturating_add(1)
    }
}

/// Both logs side by side. `refused`: what the older edition refuses of the newer's choices, and the other way round.
pub(super) fn paired(
    logs: &[Vec<StepSpan>; 2],
    told: &[Vec<Told>; 2],
    refused: [Vec<Forbidden>; 2],
) -> (Vec<Pair>, Vec<StepPair>) {
    let [left, right] = logs;
    let mut lines =
        Lines { told, refused: refused.map(|all| all.into_iter().map(Rc::new).collect()), pairs: Vec::new() };
    let mut steps = Vec::new();
    for (one, other) in side_by_side(left, right) {
        let spans = [one.and_then(|at| left.get(at)), other.and_then(|at| right.get(at))];
        let Some(key) = spans.iter().flatten().next().map(|span| span.key) else { continue };
        let first = lines.pairs.len();
        lines.step(spans);
        steps.push(StepPair {
            key,
            is_on: spans.map(|span| span.is_some()),
            lines: first..lines.pairs.len(),
        });
    }
    (lines.pairs, steps)
}

struct Lines<'a> {
    told: &'a [Vec<Told>; 2],
    refused: [Vec<Rc<Forbidden>>; 2],
    pairs: Vec<Pair>,
}

impl Lines<'_> {
    fn step(&mut self, spans: [Option<&StepSpan>; 2]) {
        let [left, right] = self.told;
        let slice = |told: &'_ [Told], span: Option<&StepSpan>| {
            span.map_or(0..0, |span| span.indices().start.min(told.len())..span.indices().end.min(told.len()))
        };
        let (lefts, rights) = (slice(left, spans[0]), slice(right, spans[1]));
        let left_told = left.get(lefts.clone()).unwrap_or_default();
        let right_told = right.get(rights.clone()).unwrap_or_default();
        for (one, other) in align(left_told, right_told, Told::weight) {
            self.line([one.map(|at| lefts.start + at), other.map(|at| rights.start + at)]);
        }
    }

    fn line(&mut self, events: [Option<usize>; 2]) {
        let numbers = events.map(|event| event.map(number));
        self.forbidden_before(numbers);
        let [left, right] = self.told;
        let told = [events[0].and_then(|at| left.get(at)), events[1].and_then(|at| right.get(at))];
        let mut cursors = self.cursors();
        for (cursor, event) in cursors.iter_mut().zip(numbers) {
            *cursor = event.map_or(*cursor, |event| event + 1);
        }
        self.pairs.push(Pair { events: numbers, cursors, rows: rows(told).into(), forbidden: None });
    }

    /// A choice that the other edition forbids stands before the event that it is.
    fn forbidden_before(&mut self, events: [Option<u32>; 2]) {
        for forbidding in [0, 1] {
            let made = events[1 - forbidding];
            let found = self.refused[forbidding].iter().find(|choice| Some(choice.made) == made).cloned();
            let Some(choice) = found else { continue };
            let allowed = if forbidding == 0 { Edition::ALL[1] } else { Edition::ALL[0] };
            let row = RowPair {
                about: About::Choice,
                mark: RowMark::Allowed { edition: allowed },
                facts: [None, None],
            };
            let (rows, cursors) = (Rc::from([row]), self.cursors());
            self.pairs.push(Pair {
                events: [None, None],
                cursors,
                rows,
                forbidden: Some((forbidding, choice)),
            });
        }
    }

    fn cursors(&self) -> [u32; 2] {
        self.pairs.last().map_or([0, 0], |pair| pair.cursors)
    }
}

/// The facts of an event on both sides, or of one that only one side has.
fn rows(told: [Option<&Told>; 2]) -> Vec<RowPair> {
    let facts = told.map(|told| told.map_or(&[][..], |told| &told.facts));
    let alone = |side: usize| RowMark::Only { edition: Edition::ALL[side] };
    let [left, right] = told;
    let (Some(one), Some(other)) = (left, right) else {
        let side = usize::from(left.is_none());
        let row = |(at, fact): (usize, &crate::text::Fact)| {
            let mut places = [None, None];
            places[side] = Some(at);
            RowPair { about: fact.about, mark: alone(side), facts: places }
        };
        return facts[side].iter().enumerate().map(row).collect();
    };
    let lines =
        align(facts[0], facts[1], |one, other| if one.about == other.about { super::align::SAME } else { 0 });
    let row = |(first, second): super::align::Line| {
        let pair = [first.and_then(|at| facts[0].get(at)), second.and_then(|at| facts[1].get(at))];
        let about = pair.iter().flatten().next().map(|fact| fact.about)?;
        let is_main = first == Some(0) && second == Some(0);
        let mark = match pair {
            [Some(this), Some(that)] if this == that && (!is_main || one.has_same_subjects(other)) => {
                RowMark::Same
            }
            [Some(_), Some(_)] => RowMark::Different,
            [this, _] => alone(usize::from(this.is_none())),
        };
        Some(RowPair { about, mark, facts: [first, second] })
    };
    lines.into_iter().filter_map(row).collect()
}
