//! Citations and annotations: the rulebook's answers in the shape both shells show.

use super::Teller;
use crate::engine::Edition;
use crate::locale::Locale;
use crate::rulebook::{self, Form, QuotedParagraph, RunKind, ShownPassage, ShownSentence, Topic};
use crate::session::snapshot::{Annotation, CitationView, Paragraph, Run, Text, list};
use std::rc::Rc;

/// How many chips an event of the past shows.
const CHIPS: usize = 3;

impl Teller<'_> {
    /// The chips of some topics: passages first, and our own sentence where there is none.
    pub(super) fn citations(&self, topics: &[Topic]) -> Rc<[CitationView]> {
        let (edition, locale) = (self.session.edition, self.session.locale);
        let mut chips: Vec<CitationView> = Vec::new();
        for topic in topics {
            for cited in rulebook::citations(*topic, edition) {
                let Some(passage) =
                    rulebook::passage(cited.clause.locator.seed, cited.clause.locator.section)
                else {
                    continue;
                };
                let key = passage.section.id();
                if chips.len() >= CHIPS || chips.iter().any(|chip| chip.passage.as_deref() == Some(&*key)) {
                    continue;
                }
                let is_borrowed = cited.fit == rulebook::Fit::OtherEdition;
                chips.push(of_section(
                    passage.section,
                    rulebook::rule(*topic, edition).0,
                    is_borrowed,
                    locale,
                ));
            }
        }
        if chips.is_empty()
            && let Some(topic) = topics.first()
        {
            chips.push(own(rulebook::rule(*topic, edition).0, edition, locale));
        }
        chips.into()
    }

    /// A sentence of our own.
    pub(super) fn own(&self, sentence: &ShownSentence) -> Annotation {
        own_annotation(sentence, self.session.edition, self.session.locale)
    }

    /// The passages of some topics, and our own sentences.
    pub(super) fn annotations(&self, topics: &[Topic]) -> Rc<[Annotation]> {
        let (edition, locale) = (self.session.edition, self.session.locale);
        annotations_of(&rulebook::annotate(topics, edition, locale), edition, locale)
    }
}

/// What the rulebook says, in the shape both shells show.
pub(in crate::session) fn annotations_of(
    found: &rulebook::Annotation,
    edition: Edition,
    locale: Locale,
) -> Rc<[Annotation]> {
    let mut all: Vec<Annotation> = Vec::new();
    for passage in &found.passages {
        all.push(annotation(passage, locale));
        all.extend(passage.notes.iter().map(|note| own_annotation(note, edition, locale)));
    }
    all.extend(found.own.iter().map(|sentence| own_annotation(sentence, edition, locale)));
    all.into()
}

/// The chip of a section of the three texts.
pub(super) fn of_section(
    section: &rulebook::Section,
    rule_number: &str,
    is_borrowed: bool,
    locale: Locale,
) -> CitationView {
    let label = section.label.get(locale);
    let rule = if section.rule().is_some() { format!("§ {label}") } else { label.to_owned() };
    let source = section.seed.name(locale);
    let badge = is_borrowed.then(|| Text::from(rulebook::other_edition_badge(locale)));
    let words = [Some(source), Some(&*rule), badge.as_deref()];
    CitationView {
        passage: Some(section.id().into()),
        label: words.into_iter().flatten().collect::<Vec<_>>().join(", ").into(),
        rule: rule.into(),
        rule_number: rule_number.into(),
        edition: section.seed.edition(),
        source: source.into(),
        lang: section.seed.locale().tag(),
        badge,
        is_own: false,
    }
}

/// The chip of a sentence of our own.
fn own(rule_number: &str, edition: Edition, locale: Locale) -> CitationView {
    let source = crate::text::tongue(locale).labels().own_words;
    let rule = format!("§ {rule_number}");
    CitationView {
        passage: None,
        label: format!("{source}, {rule}").into(),
        rule: rule.into(),
        rule_number: rule_number.into(),
        edition,
        source: source.into(),
        lang: locale.tag(),
        badge: None,
        is_own: true,
    }
}

/// A passage as it is shown; in its own language it needs no gloss.
pub(super) fn annotation(passage: &ShownPassage, locale: Locale) -> Annotation {
    let is_rule = passage.label.starts_with(|first: char| first.is_ascii_digit());
    let rule = if is_rule { format!("§ {}", passage.label) } else { passage.label.to_owned() };
    let words = [Some(passage.source), Some(&*rule), passage.badge];
    let gloss = if passage.lang == locale { String::new() } else { passage.glosses.join(" ") };
    Annotation {
        citation: CitationView {
            passage: Some(passage.id.as_str().into()),
            label: words.into_iter().flatten().collect::<Vec<_>>().join(", ").into(),
            rule: rule.into(),
            rule_number: passage.rule.0.into(),
            edition: passage.edition,
            source: passage.source.into(),
            lang: passage.lang.tag(),
            badge: passage.badge.map(Text::from),
            is_own: false,
        },
        paragraphs: list(passage.paragraphs.iter().map(paragraph)),
        gloss: gloss.into(),
        own: None,
    }
}

pub(super) fn paragraph(paragraph: &QuotedParagraph) -> Paragraph {
    Paragraph {
        is_item: paragraph.form == Form::Bullet,
        runs: list(paragraph.runs.iter().map(|run| Run {
            text: run.text.into(),
            is_clause: run.kind == RunKind::Highlighted,
            is_sic: run.sic,
            is_omitted: run.kind == RunKind::Omitted,
            is_wrong: run.kind == RunKind::Wrong,
        })),
    }
}

pub(super) fn own_annotation(sentence: &ShownSentence, edition: Edition, locale: Locale) -> Annotation {
    Annotation {
        citation: own(sentence.rule.0, edition, locale),
        paragraphs: list([]),
        gloss: "".into(),
        own: Some(sentence.text.into()),
    }
}
