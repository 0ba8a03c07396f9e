//! The three languages of the interface. Knows nothing else.

use serde::{Deserialize, Serialize};

/// A language of the interface.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Locale {
    /// Italian, the language of the tutorial that the product follows.
    #[default]
    It,
    /// French.
    Fr,
    /// English.
    En,
}

impl Locale {
    /// Every language, in the order of the language switch.
    pub const ALL: [Self; 3] = [Self::It, Self::Fr, Self::En];

    /// The BCP 47 tag, as the `lang` attribute wants it.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::It => "it",
            Self::Fr => "fr",
            Self::En => "en",
        }
    }

    /// The language of a BCP 47 tag by its primary subtag (`fr-CA` is French), or `None` for any other.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|locale| primary.eq_ignore_ascii_case(locale.tag()))
    }
}
