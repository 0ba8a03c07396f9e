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

use crate::engine::{Ability, Card, Counter, EffectText, Instruction, TriggerCondition};
use crate::locale::Locale;
use language::{Language, Line};
use std::borrow::Cow;

pub use words::{keyword, subtype, type_line};

/// What the card says, one line for its keywords and one for each ability.
#[must_use]
pub fn text(locale: Locale, card: &Card) -> Vec<String> {
    let mut lines = Vec::new();
    if !card.keywords.is_empty() {
        let keywords: Vec<&str> = card.keywords.iter().map(|own| keyword(locale, own)).collect();
        lines.push(context::sentence(&keywords.join(", ")));
    }
    lines.extend(card.abilities.iter().map(|own| ability(locale, card, own)));
    if card.abilities.iter().any(is_about_day_and_night) {
        lines.push(context::sentence(language_of(locale).line(Line::OnlyWithDayAndNight)));
    }
    lines
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

fn ability(locale: Locale, card: &Card, ability: &Ability) -> String {
    tell::Teller::new(language_of(locale), card).ability(ability)
}

fn language_of(locale: Locale) -> &'static dyn Language {
    match locale {
        Locale::It => &it::Italian,
        Locale::Fr => &fr::French,
        Locale::En => &en::English,
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
