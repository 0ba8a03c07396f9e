//! The annotation map: for every topic and edition the sentences to show, and what we say ourselves.

mod combat;
mod ending;
mod phasing;
mod play;
mod refusal;
mod turn;
mod untap;

use super::clause::{Clause, Fit};
use super::own::OwnSentence;
use super::topic::Topic;
use crate::engine::Edition;

/// What the map holds about a topic: the number of the rule in 2005 and in 2025, the sentences for `classic` and
/// for `current`, and what we say ourselves.
struct Row(Topic, [&'static str; 2], &'static [Cite], &'static [Cite], Says);

/// A sentence of the three texts in a row, with its mark for the edition.
enum Cite {
    /// Valid as it stands.
    Valid(&'static Clause),
    /// Still true, in the words of the other edition.
    Borrowed(&'static Clause),
    /// Wrong in this edition. It is written down so that a test can prove it is never shown.
    Wrong(#[cfg_attr(not(test), expect(dead_code, reason = "only tests may look at it"))] &'static Clause),
}

/// What we say ourselves, and in which edition.
#[derive(Clone, Copy)]
enum Says {
    /// Nothing: the passages suffice.
    Nothing,
    /// The same in both editions.
    Both(&'static OwnSentence),
    /// Only in the rules of 2005.
    Classic(&'static OwnSentence),
    /// Only in the rules of 2025.
    Current(&'static OwnSentence),
    /// Something else in each: 2005, 2025.
    Each(&'static OwnSentence, &'static OwnSentence),
}

const TABLES: [&[Row]; 7] =
    [turn::ROWS, phasing::ROWS, untap::ROWS, combat::ROWS, play::ROWS, ending::ROWS, refusal::ROWS];

// A topic without its row, or with two, does not compile.
const _: () = {
    let mut seen = [0; Topic::ALL.len()];
    let mut table = 0;
    while table < TABLES.len() {
        let mut row = 0;
        while row < TABLES[table].len() {
            seen[TABLES[table][row].0 as usize] += 1;
            row += 1;
        }
        table += 1;
    }
    let mut topic = 0;
    while topic < seen.len() {
        assert!(seen[topic] == 1, "every topic has exactly one row in the map");
        topic += 1;
    }
};

/// The number of the rule about a topic in an edition. Rules are numbered by their document, so the number of one
/// edition means nothing in the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(transparent)]
pub struct RuleNo(pub &'static str);

/// A sentence of the three texts that speaks for a topic in an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Citation {
    /// The sentence.
    pub clause: &'static Clause,
    /// How it fits the edition.
    pub fit: Fit,
}

/// The sentences to show for a topic in an edition. None that would be wrong there is ever among them.
#[must_use]
pub fn citations(topic: Topic, edition: Edition) -> Vec<Citation> {
    cites(topic, edition)
        .iter()
        .filter_map(|cite| match cite {
            Cite::Valid(clause) => Some(Citation { clause, fit: Fit::Exact }),
            Cite::Borrowed(clause) => Some(Citation { clause, fit: Fit::OtherEdition }),
            Cite::Wrong(_) => None,
        })
        .collect()
}

/// What we say ourselves about a topic in an edition, if anything.
#[must_use]
pub fn own_sentence(topic: Topic, edition: Edition) -> Option<&'static OwnSentence> {
    let Row(_, _, _, _, says) = row(topic)?;
    match *says {
        Says::Nothing => None,
        Says::Both(sentence) => Some(sentence),
        Says::Classic(sentence) => edition.pick(Some(sentence), None),
        Says::Current(sentence) => edition.pick(None, Some(sentence)),
        Says::Each(classic, current) => Some(edition.pick(classic, current)),
    }
}

/// The number of the rule about a topic in an edition.
#[must_use]
pub fn rule(topic: Topic, edition: Edition) -> RuleNo {
    let [classic, current] = row(topic).map_or([""; 2], |Row(_, rules, ..)| *rules);
    RuleNo(edition.pick(classic, current))
}

fn cites(topic: Topic, edition: Edition) -> &'static [Cite] {
    row(topic).map_or(&[], |Row(_, _, classic, current, _)| edition.pick(classic, current))
}

fn row(topic: Topic) -> Option<&'static Row> {
    TABLES.into_iter().flatten().find(|row| row.0 == topic)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Section 6 of the rules reference, row by row: the marks and locators of every topic.
    const REFERENCE: &str = include_str!("../../../tests/rulebook/map.txt");

    #[test]
    fn the_map_holds_every_mark_of_the_reference_and_no_other() {
        let mut written = String::new();
        for name in REFERENCE.lines().filter(|line| !line.contains(' ')) {
            let topic = Topic::ALL.iter().find(|topic| format!("{topic:?}") == name).copied();
            let topic = topic.unwrap_or_else(|| panic!("no topic {name}"));
            written.push_str(&marks(topic));
        }
        assert_eq!(written, REFERENCE);
    }

    #[test]
    fn a_topic_that_the_reference_does_not_list_quotes_nothing() {
        for topic in Topic::ALL {
            let name = format!("{topic:?}");
            assert!(
                REFERENCE.lines().any(|line| line == name) || marks(*topic) == format!("{name}\n"),
                "{name} quotes more than the reference allows"
            );
        }
    }

    fn marks(topic: Topic) -> String {
        let mut lines = format!("{topic:?}\n");
        for (name, edition) in ["classic", "current"].into_iter().zip(Edition::ALL) {
            for cite in cites(topic, edition) {
                let (mark, clause) = match cite {
                    Cite::Valid(clause) => ('✓', clause),
                    Cite::Borrowed(clause) => ('◐', clause),
                    Cite::Wrong(clause) => ('✗', clause),
                };
                lines.push_str(&format!("{name} {mark} {}\n", clause.locator));
            }
        }
        lines
    }
}
