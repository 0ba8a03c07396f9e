//! Faults as whole sentences in the language of the reader.

mod en;
mod fr;
mod it;

use super::fault::{Fault, Problem};
use crate::engine::SetupError;
use crate::locale::Locale;

impl Fault {
    /// What is wrong, as sentences in this language; the place is not repeated.
    #[must_use]
    pub fn message(&self, locale: Locale) -> String {
        self.problem.message(locale)
    }

    /// The same with the place before it: "Line 3, column 8: …".
    #[must_use]
    pub fn message_with_place(&self, locale: Locale) -> String {
        let (line, column) = (self.spot.line(), self.spot.column());
        let message = self.message(locale);
        match locale {
            Locale::It => format!("Riga {line}, colonna {column}: {message}"),
            Locale::Fr => format!("Ligne {line}, colonne {column} : {message}"),
            Locale::En => format!("Line {line}, column {column}: {message}"),
        }
    }
}

impl Problem {
    /// What is wrong, as sentences in this language.
    #[must_use]
    pub fn message(&self, locale: Locale) -> String {
        match self {
            Self::Expected { what, found } => {
                let found = found.as_deref();
                match locale {
                    Locale::It => format!("{} {}", it::wanted(*what), it::found(found)),
                    Locale::Fr => format!("{} {}", fr::wanted(*what), fr::found(found)),
                    Locale::En => format!("{} {}", en::wanted(*what), en::found(found)),
                }
            }
            Self::Setup(error) => setup_message(error, locale),
            _ => match locale {
                Locale::It => it::problem(self),
                Locale::Fr => fr::problem(self),
                Locale::En => en::problem(self),
            },
        }
    }
}

/// Why the engine does not accept a set-up, as a sentence in this language.
#[must_use]
pub fn setup_message(error: &SetupError, locale: Locale) -> String {
    match locale {
        Locale::It => it::setup(error),
        Locale::Fr => fr::setup(error),
        Locale::En => en::setup(error),
    }
}

#[cfg(test)]
use super::fault::Wanted;

/// Every kind of thing that can be wanted, for tests.
#[cfg(test)]
const ALL_WANTED: [Wanted; 41] = [
    Wanted::Word("step"),
    Wanted::Player,
    Wanted::Step,
    Wanted::Number,
    Wanted::Id,
    Wanted::CardName,
    Wanted::ObjectName,
    Wanted::QuotedText,
    Wanted::Language,
    Wanted::Edition,
    Wanted::Colour,
    Wanted::Mana,
    Wanted::Keyword,
    Wanted::CardType,
    Wanted::PowerToughness,
    Wanted::Counter,
    Wanted::Objects,
    Wanted::Who,
    Wanted::Effect,
    Wanted::Trigger,
    Wanted::Duration,
    Wanted::Condition,
    Wanted::Cost,
    Wanted::Statement,
    Wanted::PlayerStatement,
    Wanted::Attribute,
    Wanted::Act,
    Wanted::Expectation,
    Wanted::Property,
    Wanted::PlayerFact,
    Wanted::Place,
    Wanted::Decision,
    Wanted::Event,
    Wanted::Refusal,
    Wanted::Result,
    Wanted::Ask,
    Wanted::When,
    Wanted::Chapter,
    Wanted::Topic,
    Wanted::Belief,
    Wanted::Word(":"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wanted_thing_has_a_sentence_of_its_own_in_every_language() {
        for locale in Locale::ALL {
            let mut seen = std::collections::BTreeSet::new();
            for what in ALL_WANTED {
                let problem = Problem::Expected { what, found: Some("abc".into()) };
                let message = problem.message(locale);
                assert!(message.contains("abc") && message.ends_with('.'), "{message}");
                assert!(seen.insert(message.clone()), "twice: {message}");
            }
        }
    }

    #[test]
    fn the_end_of_a_line_is_said_as_such() {
        let problem = Problem::Expected { what: Wanted::Number, found: None };
        assert_eq!(problem.message(Locale::It), "Qui serve un numero. La riga finisce qui.");
        assert_eq!(problem.message(Locale::Fr), "Ici il faut un nombre. La ligne s’arrête ici.");
        assert_eq!(problem.message(Locale::En), "A number is needed here. The line ends here.");
    }
}
