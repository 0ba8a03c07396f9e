//! The three texts as a book, for the page that shows them.

use super::citation::{of_section, paragraph};
use crate::engine::Edition;
use crate::locale::Locale;
use crate::rulebook::{self, SECTIONS, Seed};
use crate::session::snapshot::{CitationView, Paragraph, Text};
use serde::Serialize;
use std::rc::Rc;

/// One of the three texts.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SourceView {
    /// The edition for which it speaks.
    pub edition: Edition,
    /// Its short name, in its own language: "Regole 2025".
    pub source: Text,
    /// Its heading, word for word.
    pub heading: Text,
    /// What it is, in the reader's language.
    pub description: Text,
    /// Its language.
    pub lang: &'static str,
    /// Its passages, in order.
    pub passages: Rc<[PassageView]>,
}

/// A passage of one of the texts.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PassageView {
    /// The same key as in [`CitationView::passage`].
    pub key: Text,
    /// Its chip.
    pub citation: CitationView,
    /// Its words.
    pub paragraphs: Rc<[Paragraph]>,
    /// What it says, sentence by sentence, in the reader's language; nothing where the passage is in it already.
    pub glosses: Rc<[Text]>,
    /// Whether any event or refusal quotes it.
    pub is_cited: bool,
}

/// The three texts, passage by passage.
#[must_use]
pub fn rulebook(locale: Locale) -> Rc<[SourceView]> {
    Seed::ALL.into_iter().map(|seed| source(seed, locale)).collect()
}

fn source(seed: Seed, locale: Locale) -> SourceView {
    let sections = SECTIONS.iter().filter(|section| section.seed == seed);
    SourceView {
        edition: seed.edition(),
        source: seed.name().into(),
        heading: seed.heading().into(),
        description: seed.description(locale).into(),
        lang: seed.locale().tag(),
        passages: sections.filter_map(|section| passage(section, locale)).collect(),
    }
}

fn passage(section: &'static rulebook::Section, locale: Locale) -> Option<PassageView> {
    let shown = rulebook::whole_passage(section, locale)?;
    let is_foreign = shown.lang != locale;
    Some(PassageView {
        key: section.id().into(),
        citation: of_section(section, shown.rule.0, false, locale),
        paragraphs: shown.paragraphs.iter().map(paragraph).collect(),
        glosses: shown.glosses.iter().filter(|_| is_foreign).map(|gloss| Text::from(*gloss)).collect(),
        is_cited: !rulebook::uses(section).is_empty(),
    })
}
