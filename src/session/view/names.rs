//! What cards are called: by the scenario, or else by the catalogue.

use crate::engine::Card;
use crate::locale::Locale;
use crate::session::Plot;
use crate::text::Names;

/// The names in a language.
pub(in crate::session) struct CardNames<'a> {
    pub(in crate::session) plot: &'a dyn Plot,
    pub(in crate::session) locale: Locale,
}

impl Names for CardNames<'_> {
    fn card(&self, card: &Card) -> (String, Locale) {
        match self.plot.card_name(card, self.locale) {
            Some(name) if *name != *card.name || self.locale == Locale::En => (name.to_string(), self.locale),
            _ => (card.name.to_string(), Locale::En),
        }
    }
}
