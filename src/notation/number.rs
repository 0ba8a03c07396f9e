//! Numbers that are not plain: mana, power and toughness, counters.

use super::cursor::{Cursor, NUMBER_LIMIT};
use super::fault::{Fault, Wanted};
use crate::engine::{Colour, Counter, Mana};
use std::fmt::Write as _;

/// Mana by its letters and number, with or without braces: `1U`, `{2}{R}`, `0`.
#[must_use]
pub fn mana(word: &str) -> Option<Mana> {
    let mut mana = Mana::NONE;
    let mut digits: Option<u16> = None;
    for character in word.chars() {
        if let Some(digit) = character.to_digit(10) {
            let grown = digits.unwrap_or(0).checked_mul(10)?.checked_add(u16::try_from(digit).ok()?)?;
            digits = Some(grown).filter(|number| u32::from(*number) <= NUMBER_LIMIT);
            digits?;
            continue;
        }
        mana.colourless = mana.colourless.checked_add(digits.take().unwrap_or(0))?;
        match (character, Colour::from_letter(character)) {
            ('{' | '}', _) => {}
            (_, Some(colour)) => {
                let own = mana.of_mut(colour);
                *own = own.checked_add(1)?;
            }
            (_, None) => return None,
        }
    }
    mana.colourless = mana.colourless.checked_add(digits.take().unwrap_or(0))?;
    Some(mana)
}

/// How mana is written: the number, then the letters; `0` for none.
#[must_use]
pub fn mana_word(mana: &Mana) -> String {
    let mut word = String::new();
    if mana.colourless > 0 || mana.is_empty() {
        let _ = write!(word, "{}", mana.colourless);
    }
    for colour in Colour::ALL {
        word.extend(std::iter::repeat_n(colour.letter(), usize::from(mana.of(colour))));
    }
    word
}

/// How mana is written in a cost or an effect: `{2}{R}`.
#[must_use]
pub fn mana_symbols(mana: &Mana) -> String {
    let mut symbols = String::new();
    if mana.colourless > 0 || mana.is_empty() {
        let _ = write!(symbols, "{{{}}}", mana.colourless);
    }
    for colour in Colour::ALL {
        for _ in 0..mana.of(colour) {
            let _ = write!(symbols, "{{{}}}", colour.letter());
        }
    }
    symbols
}

/// The mana that must stand here.
///
/// # Errors
/// Something else stands here.
pub fn need_mana(cursor: &mut Cursor<'_>) -> Result<Mana, Fault> {
    let found = cursor.word().and_then(mana).ok_or_else(|| cursor.wanted(Wanted::Mana))?;
    cursor.skip();
    Ok(found)
}

/// Power and toughness without signs: `2/3`.
#[must_use]
pub fn power_toughness(word: &str) -> Option<(i32, i32)> {
    let (power, toughness) = word.split_once('/')?;
    Some((whole(power)?, whole(toughness)?))
}

/// What is added to power and toughness: `+3/+3`, `-1/-0`.
#[must_use]
pub fn bonus(word: &str) -> Option<(i32, i32)> {
    let (power, toughness) = word.split_once('/')?;
    let signed = |part: &str| part.starts_with(['+', '-', '\u{2212}']).then(|| whole(part)).flatten();
    Some((signed(power)?, signed(toughness)?))
}

/// A whole number, with either kind of minus sign.
#[must_use]
pub fn whole(word: &str) -> Option<i32> {
    let (negative, digits) = match word.strip_prefix(['-', '\u{2212}']) {
        Some(rest) => (true, rest),
        None => (false, word.strip_prefix('+').unwrap_or(word)),
    };
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let number = digits.parse::<u32>().ok().filter(|number| *number <= NUMBER_LIMIT)?;
    let number = i32::try_from(number).ok()?;
    Some(if negative { -number } else { number })
}

/// How a bonus is written. A zero takes the other number's sign, as on cards.
#[must_use]
pub fn bonus_word(power: i32, toughness: i32) -> String {
    let part = |own: i32, other: i32| {
        if own < 0 || (own == 0 && other < 0) {
            format!("-{}", own.unsigned_abs())
        } else {
            format!("+{own}")
        }
    };
    format!("{}/{}", part(power, toughness), part(toughness, power))
}

/// The kind of counter that must stand here, up to and with the word "counter(s)".
///
/// # Errors
/// None stands here.
pub fn need_counter(cursor: &mut Cursor<'_>) -> Result<Counter, Fault> {
    let name = cursor.name(&["counter", "counters"], Wanted::Counter)?;
    if !cursor.eat_any(&["counters", "counter"]) {
        return Err(cursor.wanted(Wanted::Word("counters")));
    }
    Ok(match bonus(&name.text) {
        Some((1, 1)) => Counter::PlusOne,
        Some((-1, -1)) => Counter::MinusOne,
        _ => Counter::Named(name.text),
    })
}

/// How a kind of counter is written.
#[must_use]
pub fn counter_word(counter: &Counter) -> &str {
    match counter {
        Counter::PlusOne => "+1/+1",
        Counter::MinusOne => "-1/-1",
        Counter::Named(name) => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mana_is_read_in_letters_and_in_symbols() {
        assert_eq!(mana("{2}{R}{R}"), mana("2RR"));
        assert_eq!(mana("RG2").map(|mana| mana_word(&mana)).as_deref(), Some("2RG"));
        assert_eq!(mana("0"), Some(Mana::NONE));
        assert_eq!(mana("99999999999999"), None);
        assert_eq!(mana("Q"), None);
    }

    #[test]
    fn bonuses_need_signs() {
        assert_eq!(bonus("+3/+3"), Some((3, 3)));
        assert_eq!(bonus("\u{2212}2/-0"), Some((-2, 0)));
        assert_eq!(bonus("3/3"), None);
        assert_eq!(power_toughness("0/5"), Some((0, 5)));
        assert_eq!(power_toughness("5"), None);
        assert_eq!(bonus_word(-2, 0), "-2/-0");
        assert_eq!(bonus_word(2, 0), "+2/+0");
    }
}
