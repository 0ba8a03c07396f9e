//! Where a question is asked: a game at one of its events, and the moves that are to come.

use crate::engine::{Action, Card, Entry, Game, PlayerId};
use crate::locale::Locale;
use crate::scenario::Script;

/// What goes on after a place: the moves of a script or of whoever plays, and what the cards are called.
pub trait Story {
    /// The next move: how far the story is then, who acts, and how. `None` if it is over or does not fit the game.
    fn next_move(&self, game: &Game, position: usize) -> Option<(usize, PlayerId, Action)>;
    /// How far the story is when something else has been chosen instead of its next move.
    fn after_other_choice(&self, game: &Game, position: usize) -> usize;
    /// What a card is called in a language.
    fn card_name(&self, locale: Locale, card: &Card) -> String;
}

impl Story for Script {
    fn next_move(&self, game: &Game, position: usize) -> Option<(usize, PlayerId, Action)> {
        Script::next_move(self, game, position)
    }

    fn after_other_choice(&self, game: &Game, position: usize) -> usize {
        Script::after_other_choice(self, game, position)
    }

    fn card_name(&self, locale: Locale, card: &Card) -> String {
        self.labels().card_name(locale, card).to_owned()
    }
}

/// A game at one of its events, with the story that goes on from there.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    /// The game.
    pub game: &'a Game,
    /// What is to come.
    pub story: &'a dyn Story,
    /// How far the story is.
    pub position: usize,
    /// Which player is asked.
    pub you: PlayerId,
}

impl Place<'_> {
    /// Whether a question may be asked before this event: what an event brings along at once belongs to it, and nobody
    /// can be asked in between.
    #[must_use]
    pub const fn may_be_before(next: &Entry) -> bool {
        !matches!(next.cause, crate::engine::Cause::Consequence)
    }
}
