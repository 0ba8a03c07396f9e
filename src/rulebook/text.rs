//! A text of our own in the three languages of the interface.

use crate::locale::Locale;

/// One text of our own, whole in every language: a text that lacks a language does not compile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    /// Italian.
    pub it: &'static str,
    /// French.
    pub fr: &'static str,
    /// English.
    pub en: &'static str,
}

impl Text {
    /// The same words in every language: numbers and proper names.
    #[must_use]
    pub const fn same(words: &'static str) -> Self {
        Self { it: words, fr: words, en: words }
    }

    /// The text in one language.
    #[must_use]
    pub const fn get(&self, locale: Locale) -> &'static str {
        match locale {
            Locale::It => self.it,
            Locale::Fr => self.fr,
            Locale::En => self.en,
        }
    }
}
