//! What cards are called: by the scenario, or else by the catalogue.

use crate::engine::Card;
use crate::locale::Locale;
use crate::session::Plot;
use crate::text::Names;

/// The names in a language.
pub(super) struct CardNames<'a> {
    pub(super) plot: &'a dyn Plot,
    pub(super) locale: Locale,
}

impl Names for CardNames<'_> {
    fn card(&self, card: &Card) -> (String, Locale) {
        match self.plot.card_name(card, self.locale) {
            Some(name) if *name != *card.name || self.locale == Locale::En => (name.to_string(), self.locale),
            _ => (card.name.to_string(), Locale::En),
        }
    }
}
