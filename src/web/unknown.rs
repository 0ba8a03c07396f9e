//! A scenario that was asked for and cannot be had, and why.

use crate::engine::Edition;
use crate::locale::Locale;
use crate::session::Session;
use crate::session::snapshot::Notice;

/// What was asked for, and why it cannot be had.
#[derive(Clone, Debug, PartialEq)]
pub struct Unknown {
    scenario: String,
    /// Why, in the reader's language.
    pub why: Notice,
}

impl Unknown {
    pub(super) fn new(scenario: &str, why: Notice) -> Self {
        Self { scenario: scenario.to_owned(), why }
    }

    pub(super) fn is(&self, scenario: &str) -> bool {
        self.scenario == scenario
    }

    /// The same in another language.
    pub(super) fn in_locale(&self, locale: Locale) -> Option<Self> {
        let opened = Session::open(&self.scenario, Edition::default(), locale);
        opened.err().map(|why| Self::new(&self.scenario, why))
    }
}
