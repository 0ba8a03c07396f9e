//! What a session needs of whatever is being played: a scenario, a lesson, a board of the laboratory.

use crate::engine::{Action, Card, Edition, Game, PlayerId, Setup};
use crate::locale::Locale;
use crate::scenario::Labels;
use std::fmt;
use std::sync::Arc;

/// Something to play: where it starts, what is said about it, and the moves it brings along.
pub trait Plot {
    /// The name by which links call it, which for one's own is its text as links have it; empty if no link leads to it.
    fn id(&self) -> &str;
    /// Its title.
    fn title(&self, locale: Locale) -> String;
    /// The line shown before the first event.
    fn intro(&self, locale: Locale) -> String;
    /// Where it starts; `None` in an edition in which it can't be played.
    fn setup(&self, edition: Edition) -> Option<&Setup>;
    /// The script's next move: how far the script is then, who acts, and how. `None` if the script is over, or if its
    /// next line does not fit the game as it stands.
    fn next_move(&self, edition: Edition, game: &Game, position: usize) -> Option<(usize, PlayerId, Action)>;
    /// How far the script is when somebody has chosen for himself instead of its next line.
    fn after_other_choice(&self, edition: Edition, game: &Game, position: usize) -> usize;
    /// What the names of its script mean; `None` where there are no names.
    fn labels(&self, _edition: Edition) -> Option<&Labels> {
        None
    }
    /// What a card is called in a language, if it has a name there.
    fn card_name(&self, card: &Card, locale: Locale) -> Option<Arc<str>>;
}

/// By its name alone: written out whole, every type of the notation would be part of the page.
impl fmt::Debug for dyn Plot {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_tuple("Plot").field(&self.id()).finish()
    }
}
