//! The rows of the comparison: what a fact is about, how the editions compare, and what each says of it, with its passage.

use super::chip::chip;
use super::edition_mark::edition_mark;
use super::icon::Icon;
use super::passage::{badge, gloss, own_words, words_of};
use crate::session::snapshot::{Annotation, CitationView, ComparisonView, Row, RowMark, RowSide, Run};
use crate::web::i18n::Strings;
use crate::web::route::edition_slug;
use yew::prelude::*;

/// How many passages, and how many sentences of our own, a side shows; the table shows all.
const QUOTED: usize = 2;

/// The rows of the step.
pub fn compare_rows(words: &'static Strings, shown: &ComparisonView, list: NodeRef) -> Html {
    html! {
        <ol class="compare__rows" role="list" tabindex="0" aria-label={words.compare.rows} ref={list}>
            { for shown.rows.iter().map(|each| row(words, each)) }
        </ol>
    }
}

/// The word for a mark in attributes.
const fn slug(mark: RowMark) -> &'static str {
    match mark {
        RowMark::Same => "same",
        RowMark::Different => "different",
        RowMark::Only { .. } => "only",
        RowMark::Allowed { .. } => "allowed",
    }
}

const fn sign(mark: RowMark) -> Icon {
    match mark {
        RowMark::Same => Icon::Same,
        RowMark::Different => Icon::Differs,
        RowMark::Only { .. } | RowMark::Allowed { .. } => Icon::Plus,
    }
}

fn row(words: &'static Strings, row: &Row) -> Html {
    let [older, newer] = &row.sides;
    let is_quoted = row.is_current || row.mark != RowMark::Same;
    html! {
        <li class="compare-row" key={&*row.key} data-row={slug(row.mark)} data-place={row.place.to_string()}
            aria-current={row.is_current.then_some("true")}>
            <div class="compare-row__what">
                <h3>{ &*row.about }</h3>
                <p>{ sign(row.mark).view() }<span>{ &*row.mark_text }</span></p>
            </div>
            { side(words, older, is_quoted) }
            { side(words, newer, is_quoted) }
        </li>
    }
}

fn side(words: &'static Strings, side: &RowSide, is_quoted: bool) -> Html {
    let (name, year) = side.edition.pick(words.head.editions[0], words.head.editions[1]);
    html! {
        <div class="compare-row__side" data-edition={edition_slug(side.edition)} data-event={side.event}
            data-seq={side.seq.map(|seq| seq.to_string())} data-absent={side.is_absent.then_some("true")}>
            <p class="compare-row__edition">{ edition_mark(side.edition) }<span>{ name }</span>{ " " }{ year }</p>
            { told(side) }
            { if is_quoted { quoted(words, side) } else { chips(side) } }
        </div>
    }
}

/// What happens on this side, or that nothing like it does.
fn told(side: &RowSide) -> Html {
    if let Some(absent) = &side.absent {
        return html! { <p class="compare-row__absent">{ &**absent }</p> };
    }
    html! {
        <>
            <p class="compare-row__sentence">{ for side.sentence.iter().map(marked) }</p>
            { facts(&side.facts) }
        </>
    }
}

/// Words, marked where the other side says otherwise.
fn marked(run: &Run) -> Html {
    if run.is_clause {
        html! { <mark>{ &*run.text }</mark> }
    } else {
        html! { &*run.text }
    }
}

fn facts(facts: &[Run]) -> Html {
    if facts.is_empty() {
        return html! {};
    }
    html! { <ul class="event__facts" role="list">{ for facts.iter().map(|fact| html! { <li>{ marked(fact) }</li> }) }</ul> }
}

fn chips(side: &RowSide) -> Html {
    let other = |citation: &CitationView| {
        let badge = citation.badge.as_ref();
        badge.map(|text| html! { <span class="passage__badge">{ &**text }</span> })
    };
    html! { <p class="compare-row__chips">{ for side.citations.iter().map(|it| html! { <>{ chip(it) }{ other(it) }</> }) }</p> }
}

fn quoted(words: &'static Strings, side: &RowSide) -> Html {
    let passages = side.annotations.iter().filter(|view| view.own.is_none()).take(QUOTED);
    let own = side.annotations.iter().filter(|view| view.own.is_some()).take(QUOTED);
    html! {
        <>
            { for passages.map(|view| quote(words, view)) }
            { for own.map(|view| own_words(words, view)) }
        </>
    }
}

/// The clause of a passage, with its source.
fn quote(words: &'static Strings, view: &Annotation) -> Html {
    html! {
        <div class="compare-row__quote" data-edition={edition_slug(view.citation.edition)}>
            <q lang={view.citation.lang}>{ clause(view) }</q>{ " " }{ chip(&view.citation) }
            { badge(view) }
            { gloss(words, view) }
        </div>
    }
}

/// The sentences that apply; what stands between them is left out, and a sign says so.
fn clause(view: &Annotation) -> Html {
    let runs = view.paragraphs.iter().flat_map(|paragraph| paragraph.runs.iter());
    let mut parts = Vec::new();
    let mut is_gap = false;
    for piece in runs.filter(|piece| !piece.text.trim().is_empty() || piece.is_omitted) {
        if !piece.is_clause {
            is_gap = true;
            continue;
        }
        if is_gap && !parts.is_empty() {
            parts.push(html! { <span class="passage__omitted">{ " […] " }</span> });
        }
        is_gap = false;
        parts.push(words_of(piece));
    }
    parts.into_iter().collect()
}
