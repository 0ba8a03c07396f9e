//! What a card says, in the reader's language: for tooltips, accessible descriptions and the card list. The sentences
//! stand in one typed table for each language; only noun phrases are put into them.

mod context;
mod en;
mod fr;
mod it;
mod language;
mod lines;
mod nouns;
mod tell;
mod tell_ability;
mod tell_change;
mod words;

use crate::engine::{Ability, Card, Counter, Edition, EffectText, Instruction, TriggerCondition};
use crate::locale::Locale;
use language::{Language, Line};
use std::borrow::Cow;

pub(super) use words::nameless;
pub use words::{keyword, subtype, type_line};

/// What the card says, one line for its keywords and one for each ability, in the words of an edition.
#[must_use]
pub fn text(locale: Locale, edition: Edition, card: &Card) -> Vec<String> {
    let mut lines = Vec::new();
    if !card.keywords.is_empty() {
        let keywords: Vec<&str> = card.keywords.iter().map(|own| keyword(locale, own)).collect();
        lines.push(context::sentence(&keywords.join(", ")));
    }
    lines.extend(card.abilities.iter().map(|own| ability(locale, edition, card, own)));
    if card.abilities.iter().any(is_about_day_and_night) {
        lines.push(context::sentence(language_of(locale, edition).line(Line::OnlyWithDayAndNight)));
    }
    lines
}

/// One ability of a card.
#[must_use]
pub fn ability(locale: Locale, edition: Edition, card: &Card, ability: &Ability) -> String {
    tell::Teller::new(language_of(locale, edition), card).ability(ability)
}

/// What a spell or ability of a card does.
#[must_use]
pub fn effect(locale: Locale, edition: Edition, card: &Card, effect: &EffectText) -> String {
    tell::Teller::new(language_of(locale, edition), card).effect("", effect)
}

fn is_about_day_and_night(ability: &Ability) -> bool {
    let changes = |effect: &EffectText| {
        effect.instructions.iter().any(|own| matches!(own, Instruction::BecomeDay | Instruction::BecomeNight))
    };
    match ability {
        Ability::Spell(effect) => changes(effect),
        Ability::Activated(own) => changes(&own.effect),
        Ability::Triggered(own) => {
            changes(&own.effect)
                || matches!(own.when, TriggerCondition::DayBecomesNight | TriggerCondition::NightBecomesDay)
        }
        _ => false,
    }
}

fn language_of(locale: Locale, edition: Edition) -> &'static dyn Language {
    let older = edition.pick(true, false);
    match (locale, older) {
        (Locale::It, true) => &it::Italian { older: true },
        (Locale::It, false) => &it::Italian { older: false },
        (Locale::Fr, true) => &fr::French { older: true },
        (Locale::Fr, false) => &fr::French { older: false },
        (Locale::En, true) => &en::English { older: true },
        (Locale::En, false) => &en::English { older: false },
    }
}

/// A kind of counter; those with a name of their own are translated where the catalogue uses them.
#[must_use]
pub fn counter(locale: Locale, counter: &Counter) -> Cow<'_, str> {
    match counter {
        Counter::PlusOne => Cow::Borrowed("+1/+1"),
        Counter::MinusOne => Cow::Borrowed("\u{2212}1/\u{2212}1"),
        Counter::Named(name) if &**name == "infection" => Cow::Borrowed(match locale {
            Locale::It => "infezione",
            Locale::Fr | Locale::En => "infection",
        }),
        Counter::Named(name) => Cow::Borrowed(name),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
