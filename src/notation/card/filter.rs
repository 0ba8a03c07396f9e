//! Which objects are meant: "another tapped green creature with flying you control".

use super::context::Context;
use crate::engine::{CardType, Keyword, ObjectFilter, PlayerFilter, TargetSpec, Types, Whose};
use crate::notation::cursor::Cursor;
use crate::notation::fault::{Fault, Wanted};
use crate::notation::words::{CARD_TYPES, COLOURS, KEYWORDS};

const NAME_ENDS: [&str; 9] = [
    "with",
    "without",
    "you control",
    "opponent controls",
    "enchanted player controls",
    "target",
    "first target",
    "and",
    "until",
];

/// The filter that must stand here. `plural`: the nouns are in the plural.
///
/// # Errors
/// No filter stands here.
pub(super) fn filter(
    cursor: &mut Cursor<'_>,
    context: &mut Context,
    plural: bool,
) -> Result<ObjectFilter, Fault> {
    let mut filter = ObjectFilter::default();
    adjectives(cursor, &mut filter);
    let noun = noun(cursor, &mut filter, plural);
    let named = cursor.eat("named");
    if named {
        filter.name = Some(cursor.name(&NAME_ENDS, Wanted::CardName)?.text);
    }
    if !noun && !named {
        return Err(cursor.wanted(Wanted::Objects));
    }
    qualities(cursor, &mut filter)?;
    controllers(cursor, context, &mut filter)?;
    qualities(cursor, &mut filter)?;
    Ok(filter)
}

fn adjectives(cursor: &mut Cursor<'_>, filter: &mut ObjectFilter) {
    loop {
        if cursor.eat_any(&["another", "other"]) {
            filter.another = true;
        } else if cursor.eat("tapped") {
            filter.tapped = Some(true);
        } else if cursor.eat("untapped") {
            filter.tapped = Some(false);
        } else if cursor.eat("attacking") {
            filter.attacking = true;
        } else if cursor.eat("blocking") {
            filter.blocking = true;
        } else if cursor.eat("nontoken") {
            filter.token = Some(false);
        } else if let Some(colour) = cursor.eat_one_of(&COLOURS) {
            filter.colours = filter.colours.with(colour);
            let after = *cursor;
            if cursor.eat("or")
                && cursor
                    .word()
                    .is_none_or(|word| COLOURS.iter().all(|(known, _)| !word.eq_ignore_ascii_case(known)))
            {
                *cursor = after;
            }
        } else {
            return;
        }
    }
}

fn noun(cursor: &mut Cursor<'_>, filter: &mut ObjectFilter, plural: bool) -> bool {
    let mut found = false;
    if let Some(word) = cursor.word().filter(|word| is_subtype(word)) {
        filter.subtype = Some(singular(word, plural).into());
        cursor.skip();
        found = true;
    }
    if token(cursor, filter) {
        found = true;
    }
    if let Some(types) = card_types(cursor) {
        filter.types = types;
        found = true;
    } else if cursor.eat_any(&["permanents", "permanent"]) {
        found = true;
    }
    found | token(cursor, filter)
}

fn token(cursor: &mut Cursor<'_>, filter: &mut ObjectFilter) -> bool {
    let found = cursor.eat_any(&["tokens", "token"]);
    if found {
        filter.token = Some(true);
    }
    found
}

/// Card types joined by "or": "artifact or creature".
fn card_types(cursor: &mut Cursor<'_>) -> Option<Types> {
    let mut types = Types::EMPTY.with(card_type(cursor)?);
    loop {
        let after = *cursor;
        if !cursor.eat("or") {
            return Some(types);
        }
        match card_type(cursor) {
            Some(other) => types = types.with(other),
            None => {
                *cursor = after;
                return Some(types);
            }
        }
    }
}

/// The card type here, in the singular or the plural.
pub(super) fn card_type(cursor: &mut Cursor<'_>) -> Option<CardType> {
    let word = cursor.word()?;
    let (_, found) = CARD_TYPES.iter().find(|(known, _)| {
        word.eq_ignore_ascii_case(known)
            || word.strip_suffix(['s', 'S']).is_some_and(|stem| stem.eq_ignore_ascii_case(known))
            || (*known == "sorcery" && word.eq_ignore_ascii_case("sorceries"))
    })?;
    cursor.skip();
    Some(*found)
}

/// Subtypes begin with a capital letter; no other word inside a filter does.
pub(super) fn is_subtype(word: &str) -> bool {
    let is_type = |known: &str| {
        word.eq_ignore_ascii_case(known)
            || word.len() == known.len() + 1 && word.to_ascii_lowercase().starts_with(known)
    };
    word.chars().next().is_some_and(char::is_uppercase)
        && word.chars().all(|letter| letter.is_alphabetic() || matches!(letter, '-' | '\'' | '\u{2019}'))
        && !CARD_TYPES.iter().any(|(known, _)| is_type(known))
        && !is_type("permanent")
        && !is_type("token")
}

/// The singular of a subtype that ends in "s" as plurals do; some end so in the singular.
fn singular(word: &str, plural: bool) -> &str {
    let is_singular = ["ss", "us", "is"].iter().any(|ending| word.ends_with(ending))
        || matches!(word, "Plains" | "Cyclops");
    if plural && !is_singular { word.strip_suffix('s').unwrap_or(word) } else { word }
}

fn qualities(cursor: &mut Cursor<'_>, filter: &mut ObjectFilter) -> Result<(), Fault> {
    loop {
        if filter.with.is_none() && cursor.eat("with") {
            filter.with = Some(keyword(cursor)?);
        } else if filter.without.is_none() && cursor.eat("without") {
            filter.without = Some(keyword(cursor)?);
        } else {
            return Ok(());
        }
    }
}

/// The keyword that must stand here.
pub(super) fn keyword(cursor: &mut Cursor<'_>) -> Result<Keyword, Fault> {
    cursor.eat_one_of(&KEYWORDS).ok_or_else(|| cursor.wanted(Wanted::Keyword))
}

fn controllers(
    cursor: &mut Cursor<'_>,
    context: &mut Context,
    filter: &mut ObjectFilter,
) -> Result<(), Fault> {
    if cursor.eat("you control") {
        filter.controlled_by = Some(Whose::Your);
    } else if cursor.eat("enchanted player controls") {
        filter.controlled_by = Some(Whose::Enchanted);
    } else if cursor.eat_any(&[
        "opponent controls",
        "your opponent controls",
        "an opponent controls",
        "opponents control",
    ]) {
        filter.controlled_by = Some(Whose::Opponents);
    } else if cursor.sees("target opponent controls") || cursor.sees("target player controls") {
        let opponent = cursor.sees("target opponent");
        let target = context
            .new_target(cursor, TargetSpec::Player(PlayerFilter { opponent, damaged_by_this: false }))?;
        cursor.eat_any(&["target opponent controls", "target player controls"]);
        filter.controlled_by_target = Some(target);
    } else {
        let before = *cursor;
        if let Some(number) = Context::ordinal(cursor) {
            if cursor.eat("controls") {
                context.refer(&before, number);
                filter.controlled_by_target = Some(number);
            } else {
                *cursor = before;
            }
        }
    }
    Ok(())
}
