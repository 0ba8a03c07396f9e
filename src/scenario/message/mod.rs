//! What was found, in the language of the reader; what is quoted are words of the notation.

mod en;
mod fr;
mod it;

use super::found::Found;
use super::model::Decision;
use super::parse::DECISIONS;
use crate::engine::PlayerId;
use crate::locale::Locale;
use crate::notation::words::{PLAYERS, word_for};

impl Found {
    /// What was found, to stand after a colon.
    #[must_use]
    pub fn message(&self, locale: Locale) -> String {
        match (self, locale) {
            (Self::SetUp(problem), _) => problem.message(locale),
            (_, Locale::It) => it::found(self),
            (_, Locale::Fr) => fr::found(self),
            (_, Locale::En) => en::found(self),
        }
    }
}

/// Words of the notation: of a decision, and of the player who makes it.
fn words(awaited: (Decision, PlayerId)) -> (&'static str, &'static str) {
    (word_for(&DECISIONS, awaited.0), seat(awaited.1))
}

/// The word of the notation for a player.
fn seat(player: PlayerId) -> &'static str {
    word_for(&PLAYERS, player)
}

/// Everything that happened, a line each.
fn lines(happened: &[String]) -> String {
    happened.iter().map(|line| format!("\n      {line}")).collect()
}
