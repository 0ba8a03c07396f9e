//! The three texts that the tutor quotes, word for word as they were found.

use serde::{Deserialize, Serialize};

use super::text::Text;
use crate::engine::Edition;
use crate::locale::Locale;

/// One of the three quoted texts, named by the number of its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Seed {
    /// Rule 502, the untap step, in Italian, from the document of September 2025.
    #[serde(rename = "000")]
    T000,
    /// An Italian guide to the turn structure, for the rules up to 2004.
    #[serde(rename = "003")]
    T003,
    /// Rule 502.15, phasing, in French, as it stood from October 2005.
    #[serde(rename = "004")]
    T004,
}

impl Seed {
    /// Every text, in the order of its number.
    pub const ALL: [Self; 3] = [Self::T000, Self::T003, Self::T004];

    /// The number that begins a locator.
    #[must_use]
    pub const fn alias(self) -> &'static str {
        match self {
            Self::T000 => "000",
            Self::T003 => "003",
            Self::T004 => "004",
        }
    }

    /// The text with this number, if there is one.
    #[must_use]
    pub fn from_alias(alias: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|seed| seed.alias() == alias)
    }

    /// The whole file, byte for byte.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::T000 => include_str!("seeds/000_c1c5d295997aa66b.txt"),
            Self::T003 => include_str!("seeds/003_405aff2539d4cc79.txt"),
            Self::T004 => include_str!("seeds/004_7af39c087576c62b.txt"),
        }
    }

    /// The language the text is written in; the `lang` of every quotation from it.
    #[must_use]
    pub const fn locale(self) -> Locale {
        match self {
            Self::T000 | Self::T003 => Locale::It,
            Self::T004 => Locale::Fr,
        }
    }

    /// The edition whose rules the text states.
    #[must_use]
    pub const fn edition(self) -> Edition {
        match self {
            Self::T000 => Edition::Current,
            Self::T003 | Self::T004 => Edition::Classic,
        }
    }

    /// The heading of the text, as it stands in the file.
    #[must_use]
    pub const fn heading(self) -> &'static str {
        match self {
            Self::T000 => "502. Sottofase di STAP",
            Self::T003 => "Struttura del Turno",
            Self::T004 => "502.15. Déphasage",
        }
    }

    /// A short name for the source, for the reader: what a reference beside a quotation says.
    #[must_use]
    pub const fn name(self, locale: Locale) -> &'static str {
        let text = match self {
            Self::T000 => Text { it: "Regole 2025", fr: "Règles 2025", en: "Rules 2025" },
            Self::T003 => Text { it: "Guida", fr: "Guide", en: "Guide" },
            Self::T004 => Text { it: "Regole 2005", fr: "Règles 2005", en: "Rules 2005" },
        };
        text.get(locale)
    }

    /// What the source is, for the reader who wants to know.
    #[must_use]
    pub const fn description(self, locale: Locale) -> &'static str {
        let text = match self {
            Self::T000 => Text {
                it: "Pagina italiana sulla regola 502, dal documento del settembre 2025",
                fr: "Page italienne sur la règle 502, d’après le document de septembre 2025",
                en: "Italian page on rule 502, from the document of September 2025",
            },
            Self::T003 => Text {
                it: "Guida italiana alla struttura del turno, scritta per le regole fino al 2004",
                fr: "Guide italien de la structure du tour, écrit pour les règles d’avant octobre 2004",
                en: "Italian guide to the turn structure, written for the rules up to 2004",
            },
            Self::T004 => Text {
                it: "Messaggio di un forum francese con la regola 502.15, nel testo in vigore dall’ottobre 2005",
                fr: "Message d’un forum français avec la règle 502.15, dans sa version en vigueur depuis octobre 2005",
                en: "Message from a French forum with rule 502.15, as it stood from October 2005",
            },
        };
        text.get(locale)
    }
}
