//! Flaws of lessons as whole sentences in the language of the reader.

mod en;
mod fr;
mod it;

use super::flaw::{Finding, Flaw};
use crate::locale::Locale;
use crate::notation::words::edition;

impl Finding {
    /// What is wrong, as sentences in this language; the place is not repeated.
    #[must_use]
    pub fn message(&self, locale: Locale) -> String {
        let message = self.flaw.message(locale);
        match self.edition {
            Some(only) => format!("{message} ({})", edition(only)),
            None => message,
        }
    }
}

impl Flaw {
    /// What is wrong, as sentences in this language.
    #[must_use]
    pub fn message(&self, locale: Locale) -> String {
        match (self, locale) {
            (Self::SetUp(problem), _) => problem.message(locale),
            (_, Locale::It) => it::flaw(self),
            (_, Locale::Fr) => fr::flaw(self),
            (_, Locale::En) => en::flaw(self),
        }
    }
}
