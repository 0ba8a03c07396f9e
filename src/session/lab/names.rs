//! What the forms call things, in the reader's language.

use crate::cards;
use crate::engine::{CardType, Counter, Keyword};
use crate::locale::Locale;
use crate::session::snapshot::Text;
use crate::text;

/// The name of a keyword.
#[must_use]
pub fn keyword_name(locale: Locale, keyword: Keyword) -> &'static str {
    cards::keyword(locale, keyword)
}

/// The name of a card type.
#[must_use]
pub fn type_name(locale: Locale, kind: CardType) -> &'static str {
    text::tongue(locale).card_type(kind)
}

/// The name of a kind of counter.
#[must_use]
pub fn counter_name(locale: Locale, counter: &Counter) -> Text {
    Text::from(&*cards::counter(locale, counter))
}

/// The one kind of counter that the catalogue has a name of its own for.
#[must_use]
pub fn named_counter() -> Counter {
    Counter::Named("infection".into())
}

/// What the notation calls a kind of counter that somebody names in his language.
#[must_use]
pub fn counter_of(locale: Locale, word: &str) -> Option<Counter> {
    match word.trim() {
        "" => None,
        name if *name == *counter_name(locale, &named_counter()) => Some(named_counter()),
        "+1/+1" => Some(Counter::PlusOne),
        "-1/-1" | "\u{2212}1/\u{2212}1" => Some(Counter::MinusOne),
        name => Some(Counter::Named(name.into())),
    }
}

/// The largest number that the notation reads.
pub use crate::notation::NUMBER_LIMIT;

/// Mana by its letters and number: `2RG`.
#[must_use]
pub fn mana_of(word: &str) -> Option<crate::engine::Mana> {
    let word = word.trim();
    if word.is_empty() { Some(crate::engine::Mana::NONE) } else { crate::notation::number::mana(word) }
}

/// How mana is written; nothing for none.
#[must_use]
pub fn mana_word(mana: &crate::engine::Mana) -> String {
    if mana.is_empty() { String::new() } else { crate::notation::number::mana_word(mana) }
}
