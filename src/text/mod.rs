//! The sentences: what happened, why not, and what cards say, whole in each of the three languages.
//!
//! A language is a `Tongue`: a function for each thing to be said. Facts are gathered once, in `describe`; no sentence
//! is put together from the words of another. It knows the engine's events and what cards are called; it knows neither rule
//! texts nor sessions.

pub(crate) mod compare;
mod describe;
mod en;
mod fact;
mod fr;
pub(crate) mod hint_texts;
pub(crate) mod hold_texts;
mod it;
pub(crate) mod labels;
mod notice;
pub(crate) mod quiz;
pub(crate) mod tongue;
pub(crate) mod view_texts;
pub(crate) mod voice;

pub(crate) use compare::CompareTexts;
pub use describe::Sentence;
pub(crate) use fact::{About, Fact};
pub use notice::fan_content_notice;
pub use voice::Names;

use crate::engine::{ContinuousEffect, Entry, Game, PlayerId};
use crate::locale::Locale;
pub(crate) use tongue::Tongue;
pub(crate) use voice::Scene;

/// The sentences of a language.
pub(crate) fn tongue(locale: Locale) -> &'static dyn Tongue {
    match locale {
        Locale::It => &it::Italian,
        Locale::Fr => &fr::French,
        Locale::En => &en::English,
    }
}

/// What an event was, in the words of a scene.
pub(crate) fn describe(scene: &Scene<'_>, entry: &Entry) -> Sentence {
    describe::entry(scene, entry)
}

/// What an effect does, as long as it lasts.
pub(crate) fn in_force(scene: &Scene<'_>, effect: &ContinuousEffect) -> String {
    describe::in_force(scene, effect)
}

/// What an event was, fact by fact.
pub(crate) fn facts(scene: &Scene<'_>, entry: &Entry) -> Vec<Fact> {
    describe::facts(scene, entry)
}

/// What an event was, in words: `before` and `after` are the game around it, `you` is the reader.
#[must_use]
pub fn sentence(
    locale: Locale,
    names: &dyn Names,
    you: PlayerId,
    (before, after): (&Game, &Game),
    entry: &Entry,
) -> Sentence {
    describe::entry(&Scene::new(locale, names, you, before, after), entry)
}

/// The first letter as a capital, where a sentence may begin with an article.
pub(crate) fn opening(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A sentence about a player: the first if that is the reader, else the second, in which he has a name.
macro_rules! say {
    ($who:expr, $name:ident => $you:literal, $named:literal $(,)?) => {
        match $who {
            $crate::text::voice::Who::You => format!($you),
            $crate::text::voice::Who::Named($name) => format!($named),
        }
    };
}

/// A sentence about things: the first if there is one, else the second.
macro_rules! num {
    ($things:expr, $one:literal, $many:literal $(,)?) => {
        if $things.is_one() { format!($one) } else { format!($many) }
    };
}

pub(crate) use {num, say};

/// "+3/+3", "−1/−0".
pub(crate) fn plus(power: i32, toughness: i32) -> String {
    let sign = |number: i32, other: i32| {
        let negative = number < 0 || (number == 0 && other < 0);
        format!("{}{}", if negative { '−' } else { '+' }, number.unsigned_abs())
    };
    format!("{}/{}", sign(power, toughness), sign(toughness, power))
}
