//! A board being made: its text, what the text says, and what keeps it from being read.

use crate::engine::Edition;
use crate::scenario::{Fault, Problem, Scenario, parse, print};
use crate::session::snapshot::Text;
use std::rc::Rc;

/// The text of a board with nothing on it.
const BLANK: &str = "case board\n";

/// A board being made. Its text is what is kept; what the forms change is written there and read again, so both always say
/// the same. Only a text that cannot be read stands alone, until it can.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    text: Rc<str>,
    scenario: Rc<Scenario>,
    unread: Rc<[Fault]>,
}

impl Default for Draft {
    fn default() -> Self {
        let nothing = Scenario::blank();
        Self { text: BLANK.into(), scenario: Rc::new(nothing), unread: Rc::default() }
    }
}

impl Draft {
    /// The board of a text; of one that cannot be read the faults are known, and the text is kept as it is.
    #[must_use]
    pub fn from_notation(text: &str) -> Self {
        Self::default().written(text)
    }

    /// The boards of a text, one for each of its cases and scenarios.
    ///
    /// # Errors
    /// All faults of the text, by their places.
    pub fn all_of(text: &str) -> Result<Vec<Self>, Vec<Fault>> {
        parse(text)?.iter().map(Self::of).collect()
    }

    /// The board of a scenario, in its own words.
    ///
    /// # Errors
    /// What it says cannot be written so that it could be read again.
    pub(super) fn of(scenario: &Scenario) -> Result<Self, Vec<Fault>> {
        let text = print(scenario);
        let scenario = parse(&text)?.into_iter().next().ok_or_else(Vec::new)?;
        Ok(Self { text: text.into(), scenario: Rc::new(scenario), unread: Rc::default() })
    }

    /// The board with another text. What the forms show stays as it was as long as the text cannot be read.
    #[must_use]
    pub(super) fn written(&self, text: &str) -> Self {
        let read = parse(text).and_then(|scenarios| {
            let mut scenarios = scenarios.into_iter();
            match (scenarios.next(), scenarios.next()) {
                (Some(only), None) => Ok(only),
                (_, Some(second)) => Err(vec![Fault::new(second.spot, Problem::OneBlockOnly)]),
                (None, None) => Err(Vec::new()),
            }
        });
        match read {
            Ok(scenario) => Self { text: text.into(), scenario: Rc::new(scenario), unread: Rc::default() },
            Err(faults) => Self { text: text.into(), unread: faults.into(), ..self.clone() },
        }
    }

    /// The board in the notation: what is kept, handed out and played.
    #[must_use]
    pub fn to_notation(&self) -> &str {
        &self.text
    }

    /// What it is called; what it was called when its text could be read last.
    #[must_use]
    pub fn name(&self) -> Text {
        (*self.scenario.heading).into()
    }

    /// Its short name in small letters, fit for a file.
    #[must_use]
    pub fn id(&self) -> String {
        let letters = |sign: char| if sign.is_ascii_alphanumeric() { sign.to_ascii_lowercase() } else { '-' };
        self.scenario.id.chars().take(40).map(letters).collect()
    }

    /// Whether the text can be read, so that the forms show what it says.
    #[must_use]
    pub fn is_readable(&self) -> bool {
        self.unread.is_empty()
    }

    /// What keeps the text from being read.
    pub(super) fn unread(&self) -> &[Fault] {
        &self.unread
    }

    /// What the text says, or said when it could be read last.
    pub(super) fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// The edition in which it is shown: the one asked for, or the only one it is for.
    #[must_use]
    pub fn shown_in(&self, edition: Edition) -> Edition {
        if self.scenario.is_for(edition) { edition } else { edition.other() }
    }
}
