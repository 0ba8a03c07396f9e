//! Clauses: the sentences of the three texts as things the map can point to, each with its gloss.

use serde::Serialize;

use super::locator::Locator;
use super::section::Section;
use super::text::Text;
use crate::engine::Edition;

/// A sentence of one of the texts, with what it says in our own words.
#[derive(Debug, PartialEq, Eq)]
pub struct Clause {
    /// Where the sentence stands.
    pub locator: Locator<'static>,
    /// Whether it may be read in the edition that the text does not speak for.
    pub elsewhere: Elsewhere,
    /// What it says, plainly, in each language.
    pub gloss: Text,
}

/// What becomes of a sentence in the edition that its text does not speak for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Elsewhere {
    /// It holds there too, in the words of another edition.
    Holds,
    /// It would be wrong, or point to a rule that has another number there. It is never shown.
    Wrong,
}

/// How a sentence fits the edition in which it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Fit {
    /// It is valid as it stands.
    Exact,
    /// It holds, in the words of another edition: it is shown with a badge that says so.
    OtherEdition,
}

impl Clause {
    /// Every sentence of the three texts, in reading order.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        use super::data::{t000, t003, t004};
        t000::ALL.iter().chain(t003::ALL).chain(t004::ALL).copied()
    }

    /// The sentence with this locator, which must be written as the rulebook writes it.
    #[must_use]
    pub fn find(written: &str) -> Option<&'static Self> {
        let locator = Locator::parse(written).ok()?;
        Self::all().find(|clause| clause.locator == locator)
    }

    /// The sentences of a section, in order.
    pub fn of(section: &Section) -> impl Iterator<Item = &'static Self> {
        Self::all().filter(|clause| clause.is_in(section))
    }

    /// Whether the sentence stands in a section.
    #[must_use]
    pub fn is_in(&self, section: &Section) -> bool {
        self.locator.seed == section.seed && self.locator.section == section.code
    }

    /// Whether the sentence may be read in an edition at all.
    #[must_use]
    pub fn may_be_read_in(&self, edition: Edition) -> bool {
        self.elsewhere == Elsewhere::Holds || self.locator.seed.edition() == edition
    }
}

/// Declares the clauses of a text in reading order, and the list of them all.
///
/// Each entry is `NAME "section" "first words" fate "Italian" "French" "English";` with `@2` behind the words
/// where several sentences of the section begin with them.
macro_rules! clauses {
    ($seed:ident; $($name:ident $section:literal $words:literal $(@$occurrence:literal)? $fate:ident
        $it:literal $fr:literal $en:literal;)*) => {
        $(pub(in $crate::rulebook) static $name: $crate::rulebook::clause::Clause =
            $crate::rulebook::clause::Clause {
                locator: $crate::rulebook::locator::Locator {
                    seed: $crate::rulebook::seed::Seed::$seed,
                    section: $section,
                    words: $words,
                    occurrence: 0 $(+ $occurrence)?,
                },
                elsewhere: $crate::rulebook::clause::Elsewhere::$fate,
                gloss: $crate::rulebook::text::Text { it: $it, fr: $fr, en: $en },
            };)*

        /// Every clause of the text, in reading order.
        pub(in $crate::rulebook) static ALL: &[&$crate::rulebook::clause::Clause] = &[$(&$name),*];
    };
}
pub(super) use clauses;
