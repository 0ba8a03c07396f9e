//! Quoting: a passage cut into runs of plain, highlighted and left-out text, for a given edition.

use std::ops::Range;

use serde::Serialize;

use super::clause::Clause;
use super::passage::{Form, Paragraph, Passage};
use super::seed::Seed;
use crate::engine::Edition;

/// A paragraph as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct QuotedParagraph {
    /// Running text or an item of a list.
    pub form: Form,
    /// The text from beginning to end.
    pub runs: Vec<Run>,
}

/// A stretch of a paragraph that is shown in one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Run {
    /// How it is shown.
    pub kind: RunKind,
    /// The words, verbatim; empty for what is left out.
    pub text: &'static str,
    /// Whether these words are a slip of the source, kept as it is: the view adds "\[sic\]".
    pub sic: bool,
}

/// How a run is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum RunKind {
    /// The words around the sentence that matters.
    Plain,
    /// The sentence that matters.
    Highlighted,
    /// Sentences that would be wrong in this edition, left out: the view marks the gap.
    Omitted,
    /// Sentences that are wrong in this edition, in a passage that is shown whole: the view says so.
    Wrong,
}

/// Slips of the sources, quoted as they stand.
const SLIPS: [(Seed, &str); 3] = [
    (Seed::T000, "lanciatomagie"),
    (Seed::T004, "Elle conservent"),
    (Seed::T004, "il conservent leur marqueurs"),
];

/// The paragraphs of a passage with the given sentences highlighted, as they may be read in an edition.
///
/// In the edition for which the text speaks nothing is left out. In the other one every sentence that would be
/// wrong there is, whether or not it was asked for.
pub(super) fn quote(passage: &'static Passage, edition: Edition, chosen: &[&Clause]) -> Vec<QuotedParagraph> {
    quoted(passage, |clause| match (clause.may_be_read_in(edition), chosen.contains(&clause)) {
        (false, _) => RunKind::Omitted,
        (true, true) => RunKind::Highlighted,
        (true, false) => RunKind::Plain,
    })
}

/// The paragraphs of a passage, whole, with the sentences marked that are wrong in an edition.
pub(super) fn whole(passage: &'static Passage, edition: Edition) -> Vec<QuotedParagraph> {
    quoted(passage, |clause| if clause.may_be_read_in(edition) { RunKind::Plain } else { RunKind::Wrong })
}

fn quoted(passage: &'static Passage, kind: impl Fn(&Clause) -> RunKind) -> Vec<QuotedParagraph> {
    let mut clauses = Clause::of(passage.section);
    passage
        .paragraphs
        .iter()
        .map(|paragraph| {
            let kinds: Vec<RunKind> = clauses.by_ref().take(paragraph.sentences.len()).map(&kind).collect();
            QuotedParagraph { form: paragraph.form, runs: runs(paragraph, &kinds, passage.section.seed) }
        })
        .collect()
}

/// Cuts a paragraph where the way of showing it changes.
fn runs(paragraph: &Paragraph, kinds: &[RunKind], seed: Seed) -> Vec<Run> {
    let slips = slips(paragraph.text, seed);
    let mut cuts: Vec<usize> =
        paragraph.sentences.iter().chain(&slips).flat_map(|range| [range.start, range.end]).collect();
    cuts.sort_unstable();
    cuts.dedup();
    let mut joined: Vec<(RunKind, bool, Range<usize>)> = Vec::new();
    for (start, end) in cuts.iter().copied().zip(cuts.iter().copied().skip(1)) {
        let kind = kind_at(paragraph, kinds, start);
        let sic = kind != RunKind::Omitted && slips.iter().any(|slip| slip.contains(&start));
        match joined.last_mut() {
            Some((last, last_sic, range)) if *last == kind && *last_sic == sic => range.end = end,
            _ => joined.push((kind, sic, start..end)),
        }
    }
    joined
        .into_iter()
        .map(|(kind, sic, range)| {
            let text =
                if kind == RunKind::Omitted { "" } else { paragraph.text.get(range).unwrap_or_default() };
            Run { kind, text, sic }
        })
        .collect()
}

/// How the byte at a place is shown. The blank between two sentences goes with them if they agree, else it is plain.
fn kind_at(paragraph: &Paragraph, kinds: &[RunKind], at: usize) -> RunKind {
    let sentences = || paragraph.sentences.iter().zip(kinds.iter().copied());
    let holding = sentences().find(|(range, _)| range.contains(&at));
    let before = sentences().rfind(|(range, _)| range.end <= at);
    let after = sentences().find(|(range, _)| range.start > at);
    match (holding, before, after) {
        (Some((_, kind)), ..) => kind,
        (None, Some((_, before)), Some((_, after))) if before == after => before,
        _ => RunKind::Plain,
    }
}

fn slips(text: &str, seed: Seed) -> Vec<Range<usize>> {
    SLIPS
        .iter()
        .filter(|(of, _)| *of == seed)
        .flat_map(|(_, words)| text.match_indices(words))
        .map(|(at, words)| at..at + words.len())
        .collect()
}
