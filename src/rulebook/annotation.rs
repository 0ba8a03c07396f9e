//! Annotations: what stands beside an event or a refusal, ready to be shown.

use std::sync::LazyLock;

use serde::Serialize;

use super::clause::{Clause, Fit};
use super::data::t000;
use super::map::{self, Citation, RuleNo};
use super::own::OwnSentence;
use super::passage::{self, Passage};
use super::quote::{self, QuotedParagraph};
use super::section::Section;
use super::text::Text;
use super::topic::Topic;
use crate::engine::Edition;
use crate::locale::Locale;

/// What the rulebook says about some topics in one edition, to a reader of one language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Annotation {
    /// The passages, the one that matters most first; each passage once, with every sentence that applies.
    pub passages: Vec<ShownPassage>,
    /// What we say ourselves.
    pub own: Vec<ShownSentence>,
}

/// A passage with the sentences that apply highlighted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ShownPassage {
    /// Which passage, such as `000#502.1`.
    pub id: String,
    /// The number of the rule in the chosen edition, whatever the text quoted.
    pub rule: RuleNo,
    /// The section of the source: its rule number, or a short title in the reader's language.
    pub label: &'static str,
    /// The name of the source, in the language of the source.
    pub source: &'static str,
    /// What the source is, in the reader's language.
    pub description: &'static str,
    /// The language of the quotation.
    pub lang: Locale,
    /// The edition for which the text speaks.
    pub edition: Edition,
    /// How it fits the chosen edition.
    pub fit: Fit,
    /// What to say when it comes from the other edition, in the reader's language.
    pub badge: Option<&'static str>,
    /// The words.
    pub paragraphs: Vec<QuotedParagraph>,
    /// What the highlighted sentences say, in the reader's language.
    pub glosses: Vec<&'static str>,
    /// Corrections of ours that this passage must never stand without.
    pub notes: Vec<ShownSentence>,
}

/// A sentence of our own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ShownSentence {
    /// Which sentence, such as `five-phases`.
    pub id: String,
    /// The number of the rule in the chosen edition.
    pub rule: RuleNo,
    /// The sentence, in the reader's language.
    pub text: &'static str,
}

/// Said beside a passage of the other edition.
const BADGE: Text = Text {
    it: "Parole di un’altra edizione, ancora vere",
    fr: "Formulation d’une autre édition, toujours vraie",
    en: "Wording of another edition, still true",
};

/// What is said beside a passage of the other edition, in a language.
#[must_use]
pub const fn other_edition_badge(locale: Locale) -> &'static str {
    BADGE.get(locale)
}

/// Gathers what the rulebook says about some topics.
#[must_use]
pub fn annotate(topics: &[Topic], edition: Edition, locale: Locale) -> Annotation {
    let mut annotation = Annotation { passages: shown_passages(topics, edition, locale), own: Vec::new() };
    for topic in topics {
        if let Some(sentence) = shown_sentence(*topic, edition, locale) {
            let notes = annotation.passages.iter().flat_map(|passage| &passage.notes);
            if !annotation.own.iter().chain(notes).any(|other| other.id == sentence.id) {
                annotation.own.push(sentence);
            }
        }
    }
    annotation
}

/// What we say ourselves about some topics in one edition and not in the other: where the other has something that this one
/// lacks, that it lacks it. `None` if we say the same of both, or nothing.
#[must_use]
pub fn contrast(topics: &[Topic], edition: Edition, locale: Locale) -> Option<ShownSentence> {
    let sentence = |topic: Topic, edition: Edition| map::own_sentence(topic, edition).map(OwnSentence::id);
    let differs = |topic: &Topic| sentence(*topic, edition) != sentence(*topic, edition.other());
    let mut told = topics.iter().copied().filter(differs);
    told.find_map(|topic| shown_sentence(topic, edition, locale))
}

/// A whole section, for a reader of an edition: every word of it, with the sentences marked that are wrong there. The
/// page of the rulebook.
#[must_use]
pub fn whole_passage(section: &'static Section, edition: Edition, locale: Locale) -> Option<ShownPassage> {
    let passage = passage::passage(section.seed, section.code)?;
    let rule = RuleNo(section.rule().unwrap_or_default());
    let mut shown = show(passage, &[], Fit::Exact, (rule, section.seed.edition()), locale);
    shown.paragraphs = quote::whole(passage, edition);
    shown.glosses = Clause::of(section).map(|clause| clause.gloss.get(locale)).collect();
    Some(shown)
}

/// The topics for which a section is quoted, by edition, in the order of the map.
#[must_use]
pub fn uses(section: &Section) -> Vec<(Edition, Topic)> {
    /// Every topic with the clauses that speak for it. The map is long, and a page asks it of every section.
    static ALL: LazyLock<Vec<(Edition, Topic, Vec<Citation>)>> = LazyLock::new(|| {
        let everywhere = Edition::ALL
            .into_iter()
            .flat_map(|edition| Topic::ALL.iter().map(move |topic| (edition, *topic)));
        everywhere.map(|(edition, topic)| (edition, topic, map::citations(topic, edition))).collect()
    });
    let quoted = |cited: &[Citation]| cited.iter().any(|citation| citation.clause.is_in(section));
    ALL.iter().filter(|(_, _, cited)| quoted(cited)).map(|(edition, topic, _)| (*edition, *topic)).collect()
}

fn shown_passages(topics: &[Topic], edition: Edition, locale: Locale) -> Vec<ShownPassage> {
    let cited: Vec<(Topic, Citation)> = topics
        .iter()
        .flat_map(|topic| map::citations(*topic, edition).into_iter().map(move |citation| (*topic, citation)))
        .collect();
    let mut shown: Vec<ShownPassage> = Vec::new();
    for (topic, first) in &cited {
        let passage = passage::passage(first.clause.locator.seed, first.clause.locator.section);
        let Some(passage) = passage else { continue };
        let id = passage.section.id();
        if shown.iter().any(|other| other.id == id && other.fit == first.fit) {
            continue;
        }
        let chosen: Vec<&Clause> = cited
            .iter()
            .filter(|(_, other)| other.fit == first.fit && other.clause.is_in(passage.section))
            .map(|(_, other)| other.clause)
            .collect();
        shown.push(show(passage, &chosen, first.fit, (map::rule(*topic, edition), edition), locale));
    }
    shown
}

fn show(
    passage: &'static Passage,
    chosen: &[&Clause],
    fit: Fit,
    (rule, edition): (RuleNo, Edition),
    locale: Locale,
) -> ShownPassage {
    let section = passage.section;
    ShownPassage {
        id: section.id(),
        rule,
        label: section.label.get(locale),
        source: section.seed.name(locale),
        description: section.seed.description(locale),
        lang: section.seed.locale(),
        edition: section.seed.edition(),
        fit,
        badge: (fit == Fit::OtherEdition).then(|| BADGE.get(locale)),
        paragraphs: quote::quote(passage, edition, chosen),
        glosses: Clause::of(section)
            .filter(|clause| chosen.contains(clause))
            .map(|c| c.gloss.get(locale))
            .collect(),
        notes: notes(section, edition, locale),
    }
}

/// The passage that calls day and night rule 728 is never shown without saying that it is 730.
fn notes(section: &Section, edition: Edition, locale: Locale) -> Vec<ShownSentence> {
    let misnumbered = &t000::SEE_728;
    let shown = misnumbered.is_in(section) && misnumbered.may_be_read_in(edition);
    let note = shown.then(|| shown_sentence(Topic::DayNightReference, edition, locale)).flatten();
    note.into_iter().collect()
}

fn shown_sentence(topic: Topic, edition: Edition, locale: Locale) -> Option<ShownSentence> {
    let sentence = map::own_sentence(topic, edition)?;
    Some(ShownSentence {
        id: sentence.id(),
        rule: map::rule(topic, edition),
        text: sentence.text.get(locale),
    })
}
