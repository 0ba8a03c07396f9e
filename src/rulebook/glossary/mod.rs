//! The glossary: the game's terms in the three languages, with the words that each edition has for them.

mod combat;
mod page;
mod permanents;
mod phasing;
mod spells;
mod turn;

use serde::Serialize;

use super::text::Text;
use crate::engine::Edition;
use crate::locale::Locale;

/// A term in the three languages. One that lacks a language does not compile.
#[derive(Debug, PartialEq, Eq)]
pub struct Term {
    /// Its name in links: `untap-step`.
    pub key: &'static str,
    /// The Italian words.
    pub it: Form,
    /// The French words.
    pub fr: Form,
    /// The English words.
    pub en: Form,
    /// In which editions there is such a thing.
    pub known: Known,
    /// What the table calls it, where there is little room.
    pub short: Option<Text>,
    /// What to beware of.
    pub note: Option<Text>,
}

/// The words for a term in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The same in both editions.
    Same(&'static str),
    /// The words of 2005 and those of 2025.
    Each([&'static str; 2]),
}

/// In which editions there is such a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// In both.
    Always,
    /// In the rules of 2005 only.
    Then,
    /// In the rules of 2025 only.
    Now,
}

/// Terms that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum TermGroup {
    /// The turn, its phases and steps, and whose it is.
    Turn,
    /// Phasing.
    Phasing,
    /// Permanents, zones and what lies on them.
    Permanents,
    /// Spells, abilities, the stack and priority.
    Spells,
    /// Attacking, blocking, damage and the abilities that change it.
    Combat,
    /// What this page says beside the game's own terms.
    Page,
}

impl TermGroup {
    /// Every group, in the order of the glossary.
    pub const ALL: [Self; 6] =
        [Self::Turn, Self::Phasing, Self::Permanents, Self::Spells, Self::Combat, Self::Page];

    /// Its name in links; no term has it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Turn => "about-the-turn",
            Self::Phasing => "about-phasing",
            Self::Permanents => "about-permanents",
            Self::Spells => "about-spells",
            Self::Combat => "about-combat",
            Self::Page => "about-this-page",
        }
    }

    /// What the group is called.
    #[must_use]
    pub const fn title(self, locale: Locale) -> &'static str {
        let title = match self {
            Self::Turn => Text { it: "Il turno", fr: "Le tour", en: "The turn" },
            Self::Phasing => Text { it: "Dentro e fuori fase", fr: "Le déphasage", en: "Phasing" },
            Self::Permanents => {
                Text { it: "Permanenti e zone", fr: "Permanents et zones", en: "Permanents and zones" }
            }
            Self::Spells => Text {
                it: "Magie, abilità e priorità",
                fr: "Sorts, capacités et priorité",
                en: "Spells, abilities and priority",
            },
            Self::Combat => Text { it: "Il combattimento", fr: "Le combat", en: "Combat" },
            Self::Page => {
                Text { it: "Le parole di In Fase", fr: "Les mots d’In Fase", en: "In Fase’s own words" }
            }
        };
        title.get(locale)
    }

    /// Its terms, in order.
    #[must_use]
    pub const fn terms(self) -> &'static [Term] {
        match self {
            Self::Turn => turn::TERMS,
            Self::Phasing => phasing::TERMS,
            Self::Permanents => permanents::TERMS,
            Self::Spells => spells::TERMS,
            Self::Combat => combat::TERMS,
            Self::Page => page::TERMS,
        }
    }
}

impl Term {
    /// Every term, in the order of the glossary.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        TermGroup::ALL.into_iter().flat_map(TermGroup::terms)
    }

    /// The words in a language.
    #[must_use]
    pub const fn form(&self, locale: Locale) -> Form {
        match locale {
            Locale::It => self.it,
            Locale::Fr => self.fr,
            Locale::En => self.en,
        }
    }
}

impl Known {
    /// Whether there is such a thing in an edition.
    #[must_use]
    pub fn includes(self, edition: Edition) -> bool {
        match self {
            Self::Always => true,
            Self::Then => edition.pick(true, false),
            Self::Now => edition.pick(false, true),
        }
    }
}

/// Declares the terms of a group. Each entry is `"key" Italian French English;`, where a language has one string, or an
/// array of the words of 2005 and those of 2025; then, if there is anything to say, `only Then` or `only Now`, and
/// `short` or `note` with one string a language.
macro_rules! terms {
    ($($key:literal $it:tt $fr:tt $en:tt $(only $known:ident)?
        $(short $short_it:literal $short_fr:literal $short_en:literal)?
        $(note $note_it:literal $note_fr:literal $note_en:literal)?;)*) => {
        /// The terms of this group, in order.
        pub(super) const TERMS: &[$crate::rulebook::glossary::Term] = &[$($crate::rulebook::glossary::Term {
            key: $key,
            it: $crate::rulebook::glossary::form!($it),
            fr: $crate::rulebook::glossary::form!($fr),
            en: $crate::rulebook::glossary::form!($en),
            known: $crate::rulebook::glossary::known!($($known)?),
            short: $crate::rulebook::glossary::said!($($short_it $short_fr $short_en)?),
            note: $crate::rulebook::glossary::said!($($note_it $note_fr $note_en)?),
        }),*];
    };
}

macro_rules! form {
    ([$then:literal $now:literal]) => {
        $crate::rulebook::glossary::Form::Each([$then, $now])
    };
    ($words:literal) => {
        $crate::rulebook::glossary::Form::Same($words)
    };
}

macro_rules! known {
    () => {
        $crate::rulebook::glossary::Known::Always
    };
    ($known:ident) => {
        $crate::rulebook::glossary::Known::$known
    };
}

macro_rules! said {
    () => {
        None
    };
    ($it:literal $fr:literal $en:literal) => {
        Some($crate::rulebook::Text { it: $it, fr: $fr, en: $en })
    };
}

use {form, known, said, terms};
