//! The cards to choose from: those made for the board, then those that come along.

use super::draft::Draft;
use super::show::type_line;
use crate::cards;
use crate::engine::Edition;
use crate::locale::Locale;
use crate::notation::NamedCard;
use crate::session::snapshot::{Text, list};
use std::rc::Rc;

/// A card to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardChoice {
    /// By which name the text calls it.
    pub card: Text,
    /// Its name in the reader's language.
    pub name: Text,
    /// The language of the name, which may not be the reader's.
    pub lang: &'static str,
    /// Type, and power and toughness of a creature.
    pub type_line: Text,
    /// What it does, line by line.
    pub rules: Rc<[Text]>,
    /// Whether it can be in play.
    pub is_permanent: bool,
    /// Its names in all three languages, its type and what it does, in small letters: what is searched.
    words: Text,
}

impl CardChoice {
    /// Whether all words occur in its names, its type or what it does; capitals and accents do not matter.
    #[must_use]
    pub fn is_found_by(&self, words: &str) -> bool {
        let is_there = |word: &str| self.words.contains(word);
        plain(words).split_whitespace().all(is_there)
    }
}

/// In small letters without accents.
fn plain(text: &str) -> String {
    let bare = |letter: char| match letter {
        'à' | 'á' | 'â' => 'a',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'î' | 'ï' => 'i',
        'ò' | 'ô' => 'o',
        'ù' | 'û' => 'u',
        'ç' => 'c',
        '\u{2019}' => '\'',
        letter => letter,
    };
    text.chars().flat_map(char::to_lowercase).map(bare).collect()
}

impl Draft {
    /// The cards to choose from, in the reader's language and the words of an edition.
    #[must_use]
    pub fn catalogue(&self, edition: Edition, locale: Locale) -> Rc<[CardChoice]> {
        let own = self.scenario().cards.iter();
        let known = |name: &str| self.scenario().cards.iter().any(|card| card.is_called(name));
        let others = cards::all().iter().filter(|card| !known(&card.card.name));
        own.chain(others).map(|card| choice(card, edition, locale)).collect()
    }
}

fn choice(named: &NamedCard, edition: Edition, locale: Locale) -> CardChoice {
    let card = &named.card;
    let name = Text::from(named.name(locale));
    let lang = if *name == *card.name { Locale::En } else { locale };
    let type_line = type_line(card, locale);
    let rules = list(cards::text(locale, edition, card).into_iter().map(Text::from));
    let names = Locale::ALL.map(|locale| named.name(locale)).join(" ");
    let words = plain(&format!("{names} {type_line} {}", rules.join(" "))).into();
    CardChoice {
        card: Text::from(&*card.name),
        name,
        lang: lang.tag(),
        type_line,
        rules,
        is_permanent: card.is_permanent(),
        words,
    }
}
