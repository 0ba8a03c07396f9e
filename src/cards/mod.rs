//! The catalogue: generic cards of our own, named in three languages, and the two that the French text names.

mod text;

use crate::engine::Card;
use crate::locale::Locale;
use crate::notation::{Cursor, Fault, NamedCard, card, lines};
use std::sync::{Arc, OnceLock};

pub use text::{ability, counter, effect, keyword, subtype, text, type_line};

const CATALOG: &str = include_str!("catalog.txt");

/// All cards of the catalogue, in its order.
#[must_use]
pub fn all() -> &'static [NamedCard] {
    static CARDS: OnceLock<Vec<NamedCard>> = OnceLock::new();
    CARDS.get_or_init(|| read(CATALOG).0)
}

/// The card of that name, in any language.
#[must_use]
pub fn find(name: &str) -> Option<Arc<Card>> {
    all().iter().find(|known| known.is_called(name)).map(|known| Arc::clone(&known.card))
}

/// What a card of the catalogue is called in a language; the name itself if the catalogue does not know it. What has no
/// name is a face-down creature (504.2 / 708.2).
#[must_use]
pub fn name(locale: Locale, name: &str) -> &str {
    if name.is_empty() {
        return text::nameless(locale);
    }
    all().iter().find_map(|known| known.face(name)).map_or(name, |known| known.name(locale))
}

/// Reads a list of cards.
fn read(text: &str) -> (Vec<NamedCard>, Vec<Fault>) {
    let (lines, mut faults) = lines(text);
    let mut cards = Vec::new();
    let mut rest = lines.as_slice();
    while let Some((head, after)) = rest.split_first() {
        let length = after.iter().take_while(|line| line.indent > head.indent).count();
        let (body, left) = after.split_at(length);
        let mut cursor = Cursor::new(head);
        match cursor.need("card") {
            Ok(()) => cards.extend(card::parse(cursor, body, &mut faults).map(|(_, card)| card)),
            Err(fault) => faults.push(fault),
        }
        rest = left;
    }
    (cards, faults)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_catalogue_has_no_fault_and_every_name_is_there_once() {
        let (cards, faults) = read(CATALOG);
        assert!(faults.is_empty(), "{faults:#?}");
        assert!(cards.len() >= 37, "{}", cards.len());
        for locale in Locale::ALL {
            let names: BTreeSet<&str> = cards.iter().map(|card| card.name(locale)).collect();
            assert_eq!(names.len(), cards.len(), "{locale:?}");
        }
        for card in &cards {
            assert!(card.italian.is_some() && card.french.is_some(), "{}", card.card.name);
        }
    }

    #[test]
    fn every_card_is_the_same_when_written_and_read_again() {
        for card in all() {
            let (again, faults) = read(&card::print(card));
            assert!(faults.is_empty(), "{}\n{faults:#?}", card::print(card));
            assert_eq!(again, std::slice::from_ref(card));
        }
    }

    #[test]
    fn a_card_is_found_by_its_name_in_every_language() {
        let names = ["Mist Lynx", "Lince di Bruma", "lynx de brume", "Vedetta d'Ombra", "Vigie d’Ombre"];
        let found: Vec<_> = names.iter().map(|name| find(name).map(|card| card.name.clone())).collect();
        let english = ["Mist Lynx", "Mist Lynx", "Mist Lynx", "Shadow Lookout", "Shadow Lookout"];
        assert_eq!(found, english.map(|name| Some(name.into())));
        assert_eq!(find("Black Lotus"), None);
        assert_eq!(name(Locale::Fr, "Giant Growth"), "Croissance Gigantesque");
        assert_eq!(name(Locale::It, "No Such Card"), "No Such Card");
    }
}
