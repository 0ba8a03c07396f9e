//! Lessons that somebody has written and opened from a file. They stay as long as the page does.

use crate::locale::Locale;
use crate::session::snapshot::{FaultView, Notice};
use crate::session::study::Library;
use std::rc::Rc;

/// What came of a file of lessons.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Own {
    /// None was opened.
    #[default]
    Nothing,
    /// The browser could not read it.
    Unreadable,
    /// It is no text of lessons; every fault with its place.
    Faulty {
        /// Its text.
        text: Rc<str>,
        /// What is wrong, in the reader's language.
        notice: Notice,
    },
    /// Its lessons.
    Here {
        /// Its text.
        text: Rc<str>,
        /// The lessons.
        library: Library,
        /// What is not as it should be in lessons that can be read.
        findings: Rc<[FaultView]>,
    },
}

impl Own {
    /// Reads a file of lessons.
    #[must_use]
    pub fn read(text: Rc<str>, locale: Locale) -> Self {
        match Library::of_text(&text, locale) {
            Ok(library) => Self::Here { findings: library.findings(locale), library, text },
            Err(notice) => Self::Faulty { text, notice },
        }
    }

    /// The lessons, if there are any.
    #[must_use]
    pub const fn library(&self) -> Option<&Library> {
        match self {
            Self::Here { library, .. } => Some(library),
            _ => None,
        }
    }

    /// The same, its faults told in another language.
    #[must_use]
    pub fn in_locale(&self, locale: Locale) -> Self {
        match self {
            Self::Faulty { text, .. } => Self::read(text.clone(), locale),
            Self::Here { library, text, .. } => Self::Here {
                library: library.clone(),
                text: text.clone(),
                findings: library.findings(locale),
            },
            _ => self.clone(),
        }
    }
}
