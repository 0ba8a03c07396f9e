//! Cards back to text, so that reading what was written gives the same card.

use super::print_ability::ability;
use super::{NamedCard, colours_of_cost};
use crate::engine::{Card, Colours};
use crate::notation::number::mana_word;
use crate::notation::words::{CARD_TYPES, COLOURS, KEYWORDS, name, quoted, word_for};

/// The card's lines: the head, and the lines under it, each with a line end.
#[must_use]
pub fn print(named: &NamedCard) -> String {
    let mut text = face("card", named);
    for line in
        named.back.iter().flat_map(|back| face("back", back).lines().map(str::to_owned).collect::<Vec<_>>())
    {
        text.push_str(&format!("  {line}\n"));
    }
    text
}

fn face(word: &str, named: &NamedCard) -> String {
    let card = &named.card;
    let mut text = format!("{word} {}: {}", name(&card.name), type_line(card));
    if card.colours != colours_of_cost(card) {
        text.push_str(&format!(", {}", colours(card.colours)));
    }
    if !card.cost.is_empty() {
        text.push_str(&format!(", cost {}", mana_word(&card.cost)));
    }
    text.push('\n');
    for (tag, own) in [("it", &named.italian), ("fr", &named.french)] {
        if let Some(own) = own {
            text.push_str(&format!("  {tag} {}\n", quoted(own)));
        }
    }
    if !card.keywords.is_empty() {
        let keywords: Vec<&str> = card.keywords.iter().map(|keyword| word_for(&KEYWORDS, keyword)).collect();
        text.push_str(&format!("  {}\n", keywords.join(", ")));
    }
    for own in &card.abilities {
        text.push_str(&format!("  {}\n", ability(own, card)));
    }
    text
}

fn type_line(card: &Card) -> String {
    let mut words: Vec<String> = Vec::new();
    if card.legendary {
        words.push("legendary".to_owned());
    }
    words.extend(card.types.iter().map(|known| word_for(&CARD_TYPES, known).to_owned()));
    words.extend(card.subtypes.iter().map(ToString::to_string));
    words.extend(card.power_toughness.map(|(power, toughness)| format!("{power}/{toughness}")));
    words.join(" ")
}

/// Colours as the head line and tokens say them.
pub(super) fn colours(colours: Colours) -> String {
    if colours.is_empty() {
        return "colourless".to_owned();
    }
    let words: Vec<&str> = colours.iter().map(|colour| word_for(&COLOURS, colour)).collect();
    words.join(" and ")
}
