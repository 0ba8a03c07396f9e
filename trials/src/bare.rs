//! A board to be played in a session: no script, no names, one set-up an edition.

use std::sync::Arc;

use in_fase::engine::{Action, Card, Edition, Game, PlayerId, Setup};
use in_fase::locale::Locale;
use in_fase::session::Plot;

/// A board without a script.
#[derive(Debug)]
pub struct Bare(pub Vec<Setup>);

impl Plot for Bare {
    fn id(&self) -> &str {
        ""
    }

    fn title(&self, _: Locale) -> String {
        String::new()
    }

    fn intro(&self, _: Locale) -> String {
        String::new()
    }

    fn setup(&self, edition: Edition) -> Option<&Setup> {
        self.0.iter().find(|setup| setup.ruleset.edition == edition)
    }

    fn next_move(&self, _: Edition, _: &Game, _: usize) -> Option<(usize, PlayerId, Action)> {
        None
    }

    fn after_other_choice(&self, _: Edition, _: &Game, position: usize) -> usize {
        position
    }

    fn card_name(&self, _: &Card, _: Locale) -> Option<Arc<str>> {
        None
    }
}
