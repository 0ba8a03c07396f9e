//! A passage beside an event, word for word in its own language, or our own sentence where the three texts are silent.

use super::chip::chip;
use super::icon::Icon;
use super::marked::marked;
use super::pips::with_signs;
use crate::session::Query;
use crate::session::snapshot::{Annotation, CitationView, Paragraph, Run};
use crate::web::i18n::{Strings, own_name};
use crate::web::route::edition_slug;
use yew::prelude::*;

/// Annotations. What we say of one rule stands together, under its passage if there is one, so that its number stands there
/// once. `versal`: the first is the main passage and opens with a large initial.
pub fn annotations(words: &Strings, all: &[Annotation], versal: bool) -> Html {
    let is_same =
        |one: &CitationView, other: &CitationView| one.rule == other.rule && one.edition == other.edition;
    let own_of = |view: &Annotation| {
        let same = all.iter().filter(|other| is_same(&other.citation, &view.citation));
        same.filter_map(|other| other.own.as_deref()).collect::<Vec<_>>()
    };
    let one = |(at, view): (usize, &Annotation)| {
        let mut same = all.iter().enumerate().filter(|(_, other)| is_same(&other.citation, &view.citation));
        if view.own.is_none() {
            let is_first = same.next().is_some_and(|(first, _)| first == at);
            let own = if is_first { own_of(view) } else { Vec::new() };
            return html! { <>{ passage(words, view, versal && at == 0) }{ own_sentences(words, None, &own) }</> };
        }
        let is_told = same.any(|(other, it)| other < at || it.own.is_none());
        if is_told {
            html! {}
        } else {
            own_sentences(words, Some(&view.citation), &own_of(view))
        }
    };
    all.iter().enumerate().map(one).collect()
}

fn passage(words: &Strings, view: &Annotation, versal: bool) -> Html {
    let citation = &view.citation;
    html! {
        <figure class="passage" data-edition={edition_slug(citation.edition)} data-versal={versal.then_some("true")}
            data-passage={citation.passage.as_ref().map(|key| key.to_string())}>
            <figcaption class="passage__head">
                { chip(citation) }
                <span class="passage__language" lang={citation.lang}>{ own_name(citation.lang) }</span>
                { badge(view) }
            </figcaption>
            { gloss(words, view) }
            <blockquote lang={citation.lang}>{ paragraphs(&view.paragraphs) }</blockquote>
        </figure>
    }
}

/// That it is a passage of the other edition, if it is.
pub fn badge(view: &Annotation) -> Html {
    match &view.citation.badge {
        Some(text) => html! { <span class="passage__badge">{ &**text }</span> },
        None => html! {},
    }
}

/// What it says, in the reader's language: before the words themselves, which he may not be able to read.
pub fn gloss(words: &Strings, view: &Annotation) -> Html {
    if view.gloss.is_empty() {
        return html! {};
    }
    html! { <p class="passage__gloss"><b>{ words.margin.gloss }<span class="visually-hidden">{ words.colon() }</span></b>{ with_signs(words, &view.gloss) }</p> }
}

/// A sentence of our own, if there is one.
pub fn own_words(words: &Strings, view: &Annotation) -> Html {
    own_sentences(words, Some(&view.citation), view.own.as_deref().as_slice())
}

/// Sentences of our own about one rule, and its number unless that stands above them.
fn own_sentences(words: &Strings, citation: Option<&CitationView>, own: &[&str]) -> Html {
    if own.is_empty() {
        return html! {};
    }
    let number = citation.map(|it| {
        html! { <span class="own-words__rule" data-edition={edition_slug(it.edition)}><b>{ &*it.rule }</b></span> }
    });
    html! {
        <p class="own-words" data-own="true">
            { Icon::Gap.view() }
            <span>
                <span class="visually-hidden">{ words.margin.own_words }{ words.colon() }</span>
                { for own.iter().map(|sentence| html! { <>{ with_signs(words, sentence) }{ " " }</> }) }
                { number }
            </span>
        </p>
    }
}

/// How the words of a passage are shown, beside what it says of them itself.
#[derive(Clone, Copy, Debug)]
pub struct Showing<'a> {
    /// What is said before a sentence that is marked as wrong, where one can be.
    pub wrong: &'static str,
    /// What is looked for.
    pub query: &'a Query,
}

/// The paragraphs of a passage.
pub fn paragraphs(all: &[Paragraph]) -> Html {
    shown_paragraphs(all, Showing { wrong: "", query: &Query::default() })
}

/// The paragraphs of a passage of the rulebook.
pub fn shown_paragraphs(all: &[Paragraph], showing: Showing<'_>) -> Html {
    all.iter().map(|it| paragraph(it, showing)).collect()
}

fn paragraph(paragraph: &Paragraph, showing: Showing<'_>) -> Html {
    let item = paragraph.is_item.then_some("true");
    html! { <p data-item={item}>{ for paragraph.runs.iter().map(|it| run(it, showing)) }</p> }
}

fn run(run: &Run, showing: Showing<'_>) -> Html {
    if run.is_omitted {
        return html! { <span class="passage__omitted">{ " […] " }</span> };
    }
    let words = marked(&run.text, showing.query);
    let words = if run.is_sic { slip(words) } else { words };
    match (run.is_clause, run.is_wrong) {
        (true, _) => html! { <mark>{ words }</mark> },
        (false, true) => wrong(words, showing),
        (false, false) => words,
    }
}

/// The words of a part of a paragraph; a slip of the source is kept and marked as one.
pub fn words_of(run: &Run) -> Html {
    let words = html! { &*run.text };
    if run.is_sic { slip(words) } else { words }
}

fn slip(words: Html) -> Html {
    html! { <span class="passage__sic">{ words }</span> }
}

/// Sentences that are wrong in the chosen edition. The sign and its words stand in the style sheet: what is quoted stays as it is.
pub fn wrong(words: Html, showing: Showing<'_>) -> Html {
    html! { <s class="passage__wrong" data-wrong={showing.wrong}>{ words }</s> }
}
