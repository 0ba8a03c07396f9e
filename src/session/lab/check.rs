//! What is wrong with a board: what keeps its text from being read, or else why the engine does not accept it, in each
//! edition that it is for.

use super::draft::Draft;
use super::field::{Field, field_of};
use crate::engine::Edition;
use crate::locale::Locale;
use crate::scenario::{Editions, Fault};
use crate::session::snapshot::Text;

/// Something wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftFault {
    /// At which field.
    pub field: Field,
    /// In which edition alone it is wrong.
    pub edition: Option<Edition>,
    /// The line of the text, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
    /// What is wrong, in the reader's language.
    pub message: Text,
}

impl Draft {
    /// The boards of a file.
    ///
    /// # Errors
    /// Everything that keeps it from being read, each fault with its place.
    pub fn of_file(text: &str, locale: Locale) -> Result<Vec<Self>, Vec<DraftFault>> {
        let tell =
            |faults: Vec<Fault>| faults.iter().map(|fault| told(Field::Board, None, fault, locale)).collect();
        Self::all_of(text).map_err(tell)
    }

    /// Everything that is wrong, in the order of the text.
    #[must_use]
    pub fn faults(&self, locale: Locale) -> Vec<DraftFault> {
        if !self.is_readable() {
            let told = self.unread().iter().map(|fault| told(Field::Board, None, fault, locale));
            return told.collect();
        }
        let scenario = self.scenario();
        let mut found: Vec<(Option<Edition>, Fault)> = Vec::new();
        for edition in scenario.editions.iter() {
            for fault in scenario.build(edition).err().unwrap_or_default() {
                match found.iter_mut().find(|(_, other)| *other == fault) {
                    Some((only, _)) => *only = None,
                    None => found.push((Some(edition), fault)),
                }
            }
        }
        found.sort_by_key(|(_, fault)| (fault.spot.line(), fault.spot.column()));
        let is_for_one = matches!(scenario.editions, Editions::Only(_));
        let tell = |(edition, fault): &(Option<Edition>, Fault)| {
            let edition = edition.filter(|_| !is_for_one);
            told(field_of(scenario, fault), edition, fault, locale)
        };
        found.iter().map(tell).collect()
    }
}

fn told(field: Field, edition: Option<Edition>, fault: &Fault, locale: Locale) -> DraftFault {
    DraftFault {
        field,
        edition,
        line: fault.spot.line(),
        column: fault.spot.column(),
        message: fault.message(locale).into(),
    }
}
