//! The three texts as a book, for the page that shows them.

use super::citation::{of_section, own_annotation, paragraph};
use crate::engine::Edition;
use crate::locale::Locale;
use crate::rulebook::{self, Clause, SECTIONS, Section, Seed, Standing, Topic};
use crate::session::snapshot::{Annotation, CitationView, Paragraph, Text};
use serde::Serialize;
use std::rc::Rc;

/// The texts in the order of the book: the two that quote the rules, then the guide.
const ORDER: [Seed; 3] = [Seed::T000, Seed::T004, Seed::T003];

/// One of the three texts.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SourceView {
    /// The edition for which it speaks.
    pub edition: Edition,
    /// Its short name, for the reader: "Regole 2025".
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
    /// How it stands in the chosen edition.
    pub standing: Standing,
    /// How many of its sentences are wrong in the chosen edition.
    pub wrong: usize,
    /// Its words, all of them.
    pub paragraphs: Rc<[Paragraph]>,
    /// What it says, sentence by sentence, in the reader's language; nothing where the passage is in it already.
    pub glosses: Rc<[GlossView]>,
    /// Corrections of ours that it must not stand without.
    pub notes: Rc<[Annotation]>,
    /// What it is quoted for, in the order of the map.
    pub topics: Rc<[TopicView]>,
}

/// What a sentence says, in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GlossView {
    /// In one sentence.
    pub text: Text,
    /// Whether that is wrong in the chosen edition.
    pub is_wrong: bool,
}

/// Something for which a passage is quoted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TopicView {
    /// Which.
    pub topic: Topic,
    /// In words, in the reader's language.
    pub text: Text,
    /// The edition in which the passage is quoted for it: the chosen one, or else the other.
    pub edition: Edition,
    /// The number of the rule there.
    pub rule_number: &'static str,
}

/// The three texts, passage by passage, for a reader of an edition.
#[must_use]
pub fn rulebook(edition: Edition, locale: Locale) -> Rc<[SourceView]> {
    ORDER.into_iter().map(|seed| source(seed, edition, locale, usize::MAX)).collect()
}

/// The guide as far as its first passage: the motto of the book.
#[must_use]
pub fn motto(edition: Edition, locale: Locale) -> SourceView {
    source(Seed::T003, edition, locale, 1)
}

/// Whether one of the three texts has a passage of this key.
#[must_use]
pub fn has_passage(key: &str) -> bool {
    SECTIONS.iter().any(|section| section.id() == key)
}

/// One of the texts, as far as so many passages.
fn source(seed: Seed, edition: Edition, locale: Locale, most: usize) -> SourceView {
    let sections = SECTIONS.iter().filter(|section| section.seed == seed);
    SourceView {
        edition: seed.edition(),
        source: seed.name(locale).into(),
        heading: seed.heading().into(),
        description: seed.description(locale).into(),
        lang: seed.locale().tag(),
        passages: sections.filter_map(|section| passage(section, edition, locale)).take(most).collect(),
    }
}

fn passage(section: &'static Section, edition: Edition, locale: Locale) -> Option<PassageView> {
    let shown = rulebook::whole_passage(section, edition, locale)?;
    let is_foreign = shown.lang != locale;
    let is_wrong = |clause: &&Clause| !clause.may_be_read_in(edition);
    let glosses = Clause::of(section)
        .filter(|_| is_foreign)
        .map(|clause| GlossView { text: clause.gloss.get(locale).into(), is_wrong: is_wrong(&clause) });
    let standing = rulebook::standing(section, edition);
    let own = |note| own_annotation(note, shown.edition, locale);
    Some(PassageView {
        key: section.id().into(),
        citation: of_section(section, shown.rule.0, standing == Standing::Holds, locale),
        standing,
        wrong: Clause::of(section).filter(is_wrong).count(),
        paragraphs: shown.paragraphs.iter().map(paragraph).collect(),
        glosses: glosses.collect(),
        notes: shown.notes.iter().map(own).collect(),
        topics: topics(section, edition, locale),
    })
}

/// What a section is quoted for, each topic once.
fn topics(section: &Section, edition: Edition, locale: Locale) -> Rc<[TopicView]> {
    let uses = rulebook::uses(section);
    let is_quoted_in = |edition, topic| uses.contains(&(edition, topic));
    let cited = Topic::ALL.iter().copied().filter_map(|topic| {
        let of = [edition, edition.other()].into_iter().find(|of| is_quoted_in(*of, topic))?;
        let text = rulebook::title(topic)?.get(locale).into();
        Some(TopicView { topic, text, edition: of, rule_number: rulebook::rule(topic, of).0 })
    });
    cited.collect()
}
