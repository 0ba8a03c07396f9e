//! Two editions side by side: both logs complete and in order, every mark right, and the facts of the rules reference.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

mod facts;
mod logs;

use in_fase::engine::Edition;
use in_fase::locale::Locale;
use in_fase::session::snapshot::{ComparisonView, Row, RowSide};
use in_fase::session::{Comparison, Session};

const OLDER: Edition = Edition::ALL[0];
const NEWER: Edition = Edition::ALL[1];

/// A scenario of one's own, compared, in English.
fn of(text: &str) -> Comparison {
    let session = Session::read(text, NEWER, Locale::En).unwrap_or_else(|notice| panic!("{notice:?}"));
    Comparison::of(&session).unwrap()
}

fn built_in(id: &str) -> Comparison {
    Comparison::of(&Session::open(id, NEWER, Locale::En).unwrap()).unwrap()
}

/// Every step in order.
fn steps(comparison: &Comparison) -> Vec<ComparisonView> {
    let mut all = Vec::new();
    let mut at = comparison.at(0);
    loop {
        let next = at.next_step();
        let view = next.snapshot();
        let is_new =
            next.place() > at.place() && view.rows.first().is_some_and(|row| row.place == next.place());
        if !is_new {
            return all;
        }
        all.push(view);
        at = next;
    }
}

fn rows(comparison: &Comparison) -> Vec<Row> {
    steps(comparison).iter().flat_map(|step| step.rows.to_vec()).collect()
}

fn sentence(side: &RowSide) -> String {
    side.sentence.iter().map(|run| &*run.text).collect()
}

/// The rows about something whose name is this.
fn about<'a>(rows: &'a [Row], name: &str) -> Vec<&'a Row> {
    rows.iter().filter(|row| &*row.about == name).collect()
}

fn rule_numbers(side: &RowSide) -> Vec<String> {
    side.annotations.iter().map(|shown| shown.citation.rule_number.to_string()).collect()
}

/// The passages of the three texts beside a side, by their keys.
fn passages(side: &RowSide) -> Vec<String> {
    side.annotations
        .iter()
        .filter_map(|shown| shown.citation.passage.as_ref().map(ToString::to_string))
        .collect()
}
