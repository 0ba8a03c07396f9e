//! The steps of a log, each with a key by which the same step of another log is found.

use super::align::{Line, SAME, align};
use crate::engine::{Entry, Event, Occurrence, Step};
use std::ops::Range;

/// A step of a turn, whichever log it is in: the turn, the step, which sort of occurrence, and the how-manieth of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) struct StepKey {
    pub(in crate::session) turn: u32,
    pub(in crate::session) step: Step,
    sort: Sort,
    number: usize,
}

/// The damage step after the one for first strike is the usual one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    Usual,
    FirstStrike,
    Repeated,
    Extra,
}

/// A step with the numbers of its events. What leads to it, the turn and the phase that begin, is part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct StepSpan {
    pub(super) key: StepKey,
    pub(super) events: Range<u32>,
}

impl StepSpan {
    /// Which entries of a list that begins with event 0.
    pub(super) fn indices(&self) -> Range<usize> {
        let index = |seq: u32| usize::try_from(seq).unwrap_or(usize::MAX);
        index(self.events.start)..index(self.events.end)
    }
}

/// The steps of a log in order.
pub(super) fn steps<'a>(log: impl Iterator<Item = &'a Entry>) -> Vec<StepSpan> {
    let mut steps: Vec<StepSpan> = Vec::new();
    let mut has_begun = false;
    for entry in log {
        let (turn, begins, step, sort) = facts(entry);
        let goes_on = steps
            .last()
            .is_some_and(|last| last.key.turn == turn && last.key.step == step && !(begins && has_begun));
        match steps.last_mut() {
            Some(last) if goes_on => {
                last.events.end = entry.seq + 1;
                has_begun |= begins;
            }
            _ => {
                let like = |span: &&StepSpan| {
                    let key = span.key;
                    (key.turn, key.step, key.sort) == (turn, step, sort)
                };
                let number = steps.iter().rev().take_while(|span| span.key.turn == turn).filter(like).count();
                let key = StepKey { turn, step, sort, number };
                steps.push(StepSpan { key, events: entry.seq..entry.seq + 1 });
                has_begun = begins;
            }
        }
    }
    steps
}

/// In which turn it happened, whether a step begins or is skipped with it, which, and what sort.
fn facts(entry: &Entry) -> (u32, bool, Step, Sort) {
    let turn = entry.at.turn;
    match &entry.event {
        Event::StepBegan { .. } => (turn, true, entry.at.step, sort(entry.at.occurrence)),
        Event::StepSkipped { step, .. } => (turn, true, *step, Sort::Usual),
        Event::PhaseSkipped { steps, .. } => {
            (turn, true, *steps.first().unwrap_or(&entry.at.step), Sort::Usual)
        }
        _ => (turn, false, entry.at.step, sort(entry.at.occurrence)),
    }
}

const fn sort(occurrence: Occurrence) -> Sort {
    match occurrence {
        Occurrence::Regular | Occurrence::AfterFirstStrike => Sort::Usual,
        Occurrence::FirstStrike => Sort::FirstStrike,
        Occurrence::RepeatedCleanup => Sort::Repeated,
        Occurrence::Extra => Sort::Extra,
    }
}

/// The steps of both logs side by side.
pub(super) fn side_by_side(left: &[StepSpan], right: &[StepSpan]) -> Vec<Line> {
    align(left, right, |one, other| if one.key == other.key { SAME } else { 0 })
}
