//! Noun phrases of card texts in English, and what filters mean.

use super::English;
use crate::engine::{CardType, Colour, ObjectFilter, PlayerFilter, Subject, TargetSpec, Who, Whose};
use crate::text::telling::{Telling, only_type};
use crate::text::tongue::Words;

/// The word for a card type, small: "creature", "creatures".
pub(super) const fn kind_word(kind: CardType, many: bool) -> &'static str {
    match (kind, many) {
        (CardType::Artifact, false) => "artifact",
        (CardType::Artifact, true) => "artifacts",
        (CardType::Creature, false) => "creature",
        (CardType::Creature, true) => "creatures",
        (CardType::Enchantment, false) => "enchantment",
        (CardType::Enchantment, true) => "enchantments",
        (CardType::Instant, false) => "instant",
        (CardType::Instant, true) => "instants",
        (CardType::Land, false) => "land",
        (CardType::Land, true) => "lands",
        (CardType::Sorcery, false) => "sorcery",
        (CardType::Sorcery, true) => "sorceries",
    }
}

/// A colour, small.
pub(super) const fn shade(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Blue => "blue",
        Colour::Black => "black",
        Colour::Red => "red",
        Colour::Green => "green",
    }
}

fn adjectives(filter: &ObjectFilter) -> String {
    let mut text = String::new();
    match filter.tapped {
        Some(true) => text.push_str("tapped "),
        Some(false) => text.push_str("untapped "),
        None => {}
    }
    if filter.attacking {
        text.push_str("attacking ");
    }
    if filter.blocking {
        text.push_str("blocking ");
    }
    for colour in filter.colours.iter() {
        text.push_str(&format!("{} ", shade(colour)));
    }
    match filter.token {
        Some(true) => text.push_str("token "),
        Some(false) => text.push_str("nontoken "),
        None => {}
    }
    text
}

fn noun(telling: &Telling<'_>, filter: &ObjectFilter, many: bool) -> String {
    let subtype = filter.subtype.as_ref().map(|subtype| telling.names.subtype(subtype));
    let kind = match only_type(filter) {
        Some(kind) => kind_word(kind, many).to_owned(),
        None if filter.types.is_empty() => if many { "permanents" } else { "permanent" }.to_owned(),
        None => {
            let kinds: Vec<&str> = filter.types.iter().map(|kind| kind_word(kind, many)).collect();
            kinds.join(if many { " and " } else { " or " })
        }
    };
    subtype.map_or_else(|| kind.clone(), |subtype| format!("{subtype} {kind}"))
}

fn rest(filter: &ObjectFilter) -> String {
    let mut text = String::new();
    if let Some(name) = &filter.name {
        text.push_str(&format!(" named {name}"));
    }
    if let Some(keyword) = filter.with {
        text.push_str(&format!(" with {}", English.keyword(keyword)));
    }
    if let Some(keyword) = filter.without {
        text.push_str(&format!(" without {}", English.keyword(keyword)));
    }
    match filter.controlled_by {
        Some(Whose::Your) => text.push_str(" you control"),
        Some(Whose::Opponents) => text.push_str(" an opponent controls"),
        Some(Whose::Each) | None => {}
    }
    if filter.controlled_by_target.is_some() {
        text.push_str(" target player controls");
    }
    text
}

/// "attacking creature you control".
pub(super) fn kind(telling: &Telling<'_>, filter: &ObjectFilter) -> String {
    format!("{}{}{}", adjectives(filter), noun(telling, filter, false), rest(filter))
}

/// "creatures you control".
pub(super) fn all(telling: &Telling<'_>, filter: &ObjectFilter) -> String {
    let other = if filter.another { "other " } else { "" };
    format!("{other}{}{}{}", adjectives(filter), noun(telling, filter, true), rest(filter))
}

/// "a creature you control".
pub(super) fn some(telling: &Telling<'_>, filter: &ObjectFilter) -> String {
    let kind = kind(telling, filter);
    let vowel = kind.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O']);
    match (filter.another, vowel) {
        (true, _) => format!("another {kind}"),
        (false, true) => format!("an {kind}"),
        (false, false) => format!("a {kind}"),
    }
}

/// What an instruction means.
pub(super) fn subject(telling: &Telling<'_>, subject: &Subject) -> String {
    match subject {
        Subject::This => telling.this(),
        Subject::Host => host(telling),
        Subject::That => "that permanent".to_owned(),
        Subject::Target(number) => match telling.target(*number) {
            Some(TargetSpec::Permanent(filter)) => {
                let another = if filter.another { "another " } else { "" };
                format!("{another}target {}", kind(telling, filter))
            }
            Some(TargetSpec::Player(filter)) => player_target(telling, *filter),
            Some(TargetSpec::CreatureOrPlayer) => "target creature or player".to_owned(),
            Some(TargetSpec::Spell) | None => "target spell".to_owned(),
        },
        Subject::Each(filter) => {
            let other = if filter.another { "other " } else { "" };
            format!("each {other}{}", kind(telling, filter))
        }
    }
}

/// What the card is attached to.
pub(super) fn host(telling: &Telling<'_>) -> String {
    if telling.is_equipment() {
        return "equipped creature".to_owned();
    }
    let filter = telling.enchants().cloned().unwrap_or_else(ObjectFilter::creature);
    format!("enchanted {}", noun(telling, &filter, false))
}

fn player_target(telling: &Telling<'_>, filter: PlayerFilter) -> String {
    let noun = if filter.opponent { "target opponent" } else { "target player" };
    if filter.damaged_by_this {
        format!("{noun} to whom {} has already dealt damage", telling.this())
    } else {
        noun.to_owned()
    }
}

/// A player; `None` for "you", who is spoken to.
pub(super) fn who(telling: &Telling<'_>, who: Who) -> Option<String> {
    match who {
        Who::You => None,
        Who::Opponent => Some("your opponent".to_owned()),
        Who::EachPlayer => Some("each player".to_owned()),
        Who::Target(number) => Some(match telling.target(number) {
            Some(TargetSpec::Player(filter)) => player_target(telling, *filter),
            _ => "target player".to_owned(),
        }),
        Who::ControllerOfTarget(_) => Some("its controller".to_owned()),
        Who::ThatPlayer => Some("that player".to_owned()),
    }
}
