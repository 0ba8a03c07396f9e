//! The annotation map: what is shown for every topic in every edition.

use std::collections::BTreeSet;

use in_fase::engine::Edition;
use in_fase::locale::Locale;
use in_fase::rulebook::{
    Clause, Fit, OwnSentence, RunKind, SECTIONS, ShownPassage, Standing, Topic, annotate, citations,
    own_sentence, passage, rule, standing, title, uses, whole_passage,
};

use crate::check_text;

/// Section 6 of the rules reference, row by row: a topic, then its marks and locators in each edition.
const MAP: &str = include_str!("map.txt");

/// The locators that the reference marks as wrong, with the edition in which they are.
fn wrong() -> BTreeSet<(Edition, &'static str)> {
    let in_edition = |prefix: &str, edition: Edition| {
        MAP.lines().filter_map(move |line| Some((edition, line.strip_prefix(prefix)?))).collect::<Vec<_>>()
    };
    let classic = in_edition("classic ✗ ", Edition::Classic);
    classic.into_iter().chain(in_edition("current ✗ ", Edition::Current)).collect()
}

/// Every topic in every edition.
fn everywhere() -> impl Iterator<Item = (Topic, Edition)> {
    Topic::ALL.iter().flat_map(|topic| Edition::ALL.map(|edition| (*topic, edition)))
}

#[test]
fn the_reference_marks_nineteen_sentences_as_wrong_all_in_current() {
    assert_eq!(wrong().len(), 19);
    assert!(wrong().iter().all(|(edition, _)| *edition == Edition::Current));
}

#[test]
fn the_lookup_never_yields_what_is_wrong_in_the_edition() {
    for (topic, edition) in everywhere() {
        for citation in citations(topic, edition) {
            let locator = citation.clause.locator.to_string();
            assert!(!wrong().contains(&(edition, locator.as_str())), "{topic:?}, {edition:?}: {locator}");
            assert!(citation.clause.may_be_read_in(edition), "{topic:?}, {edition:?}: {locator}");
        }
    }
}

/// What a reader sees of a passage.
fn visible(passage: &ShownPassage) -> String {
    let paragraphs = passage.paragraphs.iter().map(|paragraph| {
        paragraph.runs.iter().map(|run| if run.kind == RunKind::Omitted { "[…]" } else { run.text }).collect()
    });
    paragraphs.collect::<Vec<String>>().join("\n")
}

#[test]
fn nothing_wrong_in_the_edition_can_ever_be_read() {
    for edition in Edition::ALL {
        let alone = Topic::ALL.iter().map(|topic| annotate(&[*topic], edition, Locale::It));
        for annotation in alone.chain([annotate(Topic::ALL, edition, Locale::It)]) {
            for passage in &annotation.passages {
                let text = visible(passage);
                for clause in Clause::all().filter(|clause| !clause.may_be_read_in(edition)) {
                    let Ok(span) = clause.locator.resolve() else { panic!("{}", clause.locator) };
                    let of_the_passage = passage.id == span.passage.section.id();
                    assert!(
                        !of_the_passage || !text.contains(span.text()),
                        "{edition:?}: {}",
                        clause.locator
                    );
                }
            }
        }
    }
    for (edition, locator) in wrong() {
        let clause = Clause::find(locator);
        assert!(clause.is_some_and(|clause| !clause.may_be_read_in(edition)), "{locator}");
    }
}

#[test]
fn a_passage_is_shown_whole_in_the_book_and_with_gaps_only_beside_an_event_of_the_other_edition() {
    for (section, edition) in
        SECTIONS.iter().flat_map(|section| Edition::ALL.map(|edition| (section, edition)))
    {
        let Some(shown) = whole_passage(section, edition, Locale::En) else { panic!("{}", section.id()) };
        let Some(passage) = passage(section.seed, section.code) else { panic!("{}", section.id()) };
        let text: Vec<&str> = passage.paragraphs.iter().map(|paragraph| paragraph.text).collect();
        assert_eq!(visible(&shown), text.join("\n"));
        assert_eq!((shown.fit, shown.badge), (Fit::Exact, None));
    }
    let damage = annotate(&[Topic::BlockerDamage], Edition::Current, Locale::It);
    let [passage] = damage.passages.as_slice() else { panic!("{damage:?}") };
    assert!(visible(passage).ends_with("hanno lasciato il gioco. […]"));
}

#[test]
fn every_borrowed_passage_carries_its_badge_and_no_other_does() {
    for (topic, edition) in everywhere() {
        for locale in Locale::ALL {
            let annotation = annotate(&[topic], edition, locale);
            for passage in &annotation.passages {
                assert_eq!(passage.badge.is_some(), passage.fit == Fit::OtherEdition, "{topic:?}");
                assert!(passage.edition == edition || passage.badge.is_some(), "{topic:?} in {edition:?}");
            }
            let borrowed = citations(topic, edition).iter().any(|citation| citation.fit == Fit::OtherEdition);
            assert_eq!(annotation.passages.iter().any(|passage| passage.badge.is_some()), borrowed);
        }
    }
}

#[test]
fn every_topic_says_something_in_both_editions_with_a_rule_number() {
    for (topic, edition) in everywhere() {
        let annotation = annotate(&[topic], edition, Locale::Fr);
        assert!(!annotation.passages.is_empty() || !annotation.own.is_empty(), "{topic:?} in {edition:?}");
        let number = rule(topic, edition).0;
        let (digits, rest) = number.split_once('.').unwrap_or((number, ""));
        assert!(digits.len() == 3 && digits.chars().all(|c| c.is_ascii_digit()), "{topic:?}: {number}");
        let letters = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        assert!(letters.len() <= 1 && letters.chars().all(|c| c.is_ascii_lowercase()), "{topic:?}: {number}");
        assert!(rest.is_empty() || rest.len() > letters.len(), "{topic:?}: {number}");
    }
}

#[test]
fn highlights_are_the_sentences_cited_and_their_glosses_stand_beside_them() {
    for (topic, edition) in everywhere() {
        let annotation = annotate(&[topic], edition, Locale::En);
        let cited = citations(topic, edition);
        let glosses: usize = annotation.passages.iter().map(|passage| passage.glosses.len()).sum();
        assert_eq!(glosses, cited.len(), "{topic:?} in {edition:?}");
        let highlighted: Vec<&str> = annotation
            .passages
            .iter()
            .flat_map(|passage| &passage.paragraphs)
            .flat_map(|paragraph| &paragraph.runs)
            .filter(|run| run.kind == RunKind::Highlighted)
            .map(|run| run.text)
            .collect();
        for citation in &cited {
            let Ok(span) = citation.clause.locator.resolve() else { panic!("{}", citation.clause.locator) };
            let found = highlighted.concat().contains(span.text());
            assert!(found, "{topic:?} in {edition:?}: {highlighted:?}");
            assert!(annotation.passages.iter().any(|p| p.glosses.contains(&citation.clause.gloss.en)));
        }
    }
}

#[test]
fn rule_728_is_never_shown_without_saying_that_it_is_730() {
    for (topic, edition) in everywhere() {
        for passage in annotate(&[topic], edition, Locale::It).passages {
            let corrected = passage.notes.iter().any(|note| note.text.contains("730"));
            assert_eq!(visible(&passage).contains("728"), corrected, "{topic:?} in {edition:?}");
        }
    }
    let annotation = annotate(&[Topic::DayNightReference], Edition::Current, Locale::Fr);
    assert!(annotation.own.is_empty(), "the note is said once");
}

#[test]
fn the_slip_of_the_source_is_kept_and_marked() {
    let annotation = annotate(&[Topic::DayToNight], Edition::Current, Locale::It);
    let runs = annotation.passages.iter().flat_map(|p| &p.paragraphs).flat_map(|p| &p.runs);
    let slips: Vec<&str> = runs.filter(|run| run.sic).map(|run| run.text).collect();
    assert_eq!(slips, ["lanciatomagie"]);
}

#[test]
fn our_own_sentences_are_named_used_and_written_in_three_languages() {
    let mut ids = BTreeSet::new();
    for sentence in OwnSentence::all() {
        assert!(ids.insert(sentence.id()), "{} twice", sentence.id());
        check_text(&sentence.id(), &sentence.text);
        let used = everywhere().any(|(topic, edition)| own_sentence(topic, edition) == Some(sentence));
        assert!(used, "{} is never said", sentence.id());
    }
}

#[test]
fn our_own_sentences_keep_to_the_words_of_the_edition() {
    let classic =
        ["sottofase", "campo di battaglia", "lanciat", "champ de bataille", "horodatage", "battlefield"];
    let current = ["interfase", "in gioco", "en jeu", "in play", "tampon horaire", "comes into play"];
    for (topic, edition) in everywhere() {
        let Some(sentence) = own_sentence(topic, edition) else { continue };
        let (foreign, year) = edition.pick((classic, "-2025"), (current, "-2005"));
        assert!(!sentence.id().ends_with(year), "{topic:?}: {}", sentence.id());
        for locale in Locale::ALL {
            let text = sentence.text.get(locale).to_lowercase();
            assert!(!foreign.iter().any(|word| text.contains(word)), "{topic:?} in {edition:?}: {text}");
        }
    }
}

#[test]
fn the_rulebook_knows_where_each_passage_is_used() {
    for section in &SECTIONS {
        for (edition, topic) in uses(section) {
            assert!(citations(topic, edition).iter().any(|citation| citation.clause.is_in(section)));
        }
        assert!(!uses(section).is_empty(), "{} is quoted nowhere", section.id());
    }
}

/// What the book marks as wrong in an edition.
fn marked(edition: Edition) -> Vec<&'static str> {
    let shown = SECTIONS.iter().filter_map(|section| whole_passage(section, edition, Locale::It));
    let runs = shown.flat_map(|passage| passage.paragraphs).flat_map(|paragraph| paragraph.runs);
    runs.filter(|run| run.kind == RunKind::Wrong).map(|run| run.text).collect()
}

#[test]
fn the_book_marks_every_sentence_that_the_reference_calls_wrong() {
    for (edition, locator) in wrong() {
        let span = Clause::find(locator).and_then(|clause| clause.locator.resolve().ok());
        let Some(span) = span else { panic!("{locator}") };
        assert!(marked(edition).iter().any(|run| run.contains(span.text())), "{locator}");
    }
    for (edition, topic) in everywhere().map(|(topic, edition)| (edition, topic)) {
        for citation in citations(topic, edition) {
            let Ok(span) = citation.clause.locator.resolve() else { panic!("{}", citation.clause.locator) };
            let of_section = SECTIONS.iter().find(|section| citation.clause.is_in(section));
            let Some(shown) = of_section.and_then(|it| whole_passage(it, edition, Locale::It)) else {
                panic!("{topic:?}")
            };
            let runs = shown.paragraphs.iter().flat_map(|paragraph| &paragraph.runs);
            let is_marked =
                runs.filter(|run| run.kind == RunKind::Wrong).any(|run| run.text.contains(span.text()));
            assert!(!is_marked, "{topic:?} in {edition:?}: {}", span.text());
        }
    }
}

#[test]
fn a_passage_says_how_it_stands_in_each_edition() {
    let of = |id: &str, edition| {
        SECTIONS.iter().find(|section| section.id() == id).map(|section| standing(section, edition))
    };
    for section in &SECTIONS {
        assert_eq!(standing(section, section.seed.edition()), Standing::Own);
    }
    // The reference's marks: phasing out clears damage in 2005 only; combat damage on the stack is a part of the guide's
    // section; indirect phasing holds in both; day and night are unknown to 2005.
    assert_eq!(of("004#502.15e", Edition::Current), Some(Standing::Wrong));
    assert_eq!(of("004#502.15m", Edition::Current), Some(Standing::Wrong));
    assert_eq!(of("003#FC.4", Edition::Current), Some(Standing::InPart));
    assert_eq!(of("004#502.15i", Edition::Current), Some(Standing::Holds));
    assert_eq!(of("000#502.2", Edition::Classic), Some(Standing::Wrong));
    assert_eq!(of("000#502.3", Edition::Classic), Some(Standing::Holds));
}

#[test]
fn a_topic_has_a_title_exactly_if_a_passage_is_quoted_for_it() {
    for topic in Topic::ALL {
        let is_quoted = Edition::ALL.into_iter().any(|edition| !citations(*topic, edition).is_empty());
        assert_eq!(title(*topic).is_some(), is_quoted, "{topic:?}");
        if let Some(title) = title(*topic) {
            check_text(&format!("{topic:?}"), title);
            for locale in Locale::ALL {
                let words = title.get(locale);
                assert!(
                    !words.ends_with('.') && words.chars().next().is_some_and(char::is_uppercase)
                        || words.starts_with('“'),
                    "{words}"
                );
            }
        }
    }
}
