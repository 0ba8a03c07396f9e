//! Cards in the notation: a head line with the characteristics, then one line for each ability.

mod ability;
mod announcement;
mod change;
mod context;
mod filter;
mod player_sentence;
mod print;
mod print_ability;
mod print_sentence;
mod print_words;
mod sentence;
mod token;
mod trigger;

use super::cursor::Cursor;
use super::fault::{Fault, Name, Problem, Wanted};
use super::lexer::SourceLine;
use super::number;
use super::words::{COLOURS, locale_of};
use crate::engine::{Card, CardType, Colour, Colours};
use crate::locale::Locale;
use std::sync::Arc;

pub use print::print;

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests;

/// A card with its names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedCard {
    /// The card; its own name is the English one.
    pub card: Arc<Card>,
    /// What it is called in Italian.
    pub italian: Option<Arc<str>>,
    /// What it is called in French.
    pub french: Option<Arc<str>>,
    /// The back face, if it is double-faced; the card knows it too.
    pub back: Option<Box<NamedCard>>,
}

impl NamedCard {
    /// The name in a language; the English one where there is none.
    #[must_use]
    pub fn name(&self, locale: Locale) -> &str {
        let own = match locale {
            Locale::It => self.italian.as_deref(),
            Locale::Fr => self.french.as_deref(),
            Locale::En => None,
        };
        own.unwrap_or(&self.card.name)
    }

    /// Whether it, or its back face, has this name in any language.
    #[must_use]
    pub fn is_called(&self, name: &str) -> bool {
        Locale::ALL.into_iter().any(|locale| super::same(self.name(locale), name))
            || self.back.as_ref().is_some_and(|back| back.is_called(name))
    }

    /// The face whose own name in English this is.
    #[must_use]
    pub fn face(&self, english: &str) -> Option<&Self> {
        let back = || self.back.as_ref().and_then(|back| back.face(english));
        if *self.card.name == *english { Some(self) } else { back() }
    }
}

/// Reads a card: the head line after the word `card`, and the indented lines under it, from a line `back …` on those of
/// its back face. Faults are added to `faults`.
pub fn parse(
    head: Cursor<'_>,
    body: &[SourceLine<'_>],
    faults: &mut Vec<Fault>,
) -> Option<(Name, NamedCard)> {
    let Some(at) = body.iter().position(|line| Cursor::new(line).sees("back")) else {
        return parse_face(head, body, faults);
    };
    let (front, rest) = body.split_at(at);
    let front = parse_face(head, front, faults);
    let (line, lines) = rest.split_first()?;
    let mut cursor = Cursor::new(line);
    cursor.skip();
    let (_, back) = parse_face(cursor, lines, faults)?;
    let (name, mut named) = front?;
    if !named.card.is_permanent() || !back.card.is_permanent() {
        faults.push(cursor.fault(Problem::BackOfNoPermanent));
        return None;
    }
    named.card = Arc::new(Card { back: Some(Arc::clone(&back.card)), ..(*named.card).clone() });
    named.back = Some(Box::new(back));
    Some((name, named))
}

fn parse_face(
    head: Cursor<'_>,
    body: &[SourceLine<'_>],
    faults: &mut Vec<Fault>,
) -> Option<(Name, NamedCard)> {
    let before = faults.len();
    let (name, card) = match head_line(head) {
        Ok((name, card)) => (Some(name), card),
        Err(fault) => {
            faults.push(fault);
            (None, Card { types: crate::engine::Types::EMPTY.with(CardType::Artifact), ..Card::default() })
        }
    };
    let mut named = NamedCard { card: Arc::default(), italian: None, french: None, back: None };
    let mut card = card;
    let mut spell = ability::Spell::default();
    for line in body {
        let cursor = Cursor::new(line);
        let read = if is_names(&cursor) {
            names(cursor, &mut named)
        } else {
            ability::line(&mut { cursor }, &mut card, &mut spell)
        };
        faults.extend(read.err());
    }
    match spell.finish() {
        Ok(ability) => card.abilities.extend(ability),
        Err(fault) => faults.push(fault),
    }
    named.card = Arc::new(card);
    name.filter(|_| faults.len() == before).map(|name| (name, named))
}

fn is_names(cursor: &Cursor<'_>) -> bool {
    cursor.word().is_some_and(|word| locale_of(word).is_some())
        && cursor.ahead(1).is_some_and(|next| next.kind == super::Kind::Quoted)
}

fn names(mut cursor: Cursor<'_>, named: &mut NamedCard) -> Result<(), Fault> {
    while let Some(word) = cursor.word() {
        let locale = locale_of(word).ok_or_else(|| cursor.wanted(Wanted::Language))?;
        cursor.skip();
        if cursor.peek().is_none_or(|token| token.kind != super::Kind::Quoted) {
            return Err(cursor.wanted(Wanted::QuotedText));
        }
        let name = cursor.name(&[], Wanted::QuotedText)?.text;
        cursor.eat_mark(",");
        match locale {
            Locale::It => named.italian = Some(name),
            Locale::Fr => named.french = Some(name),
            Locale::En => {}
        }
    }
    cursor.finish()
}

/// "Name: [legendary] types subtypes P/T, colours, cost …".
fn head_line(mut cursor: Cursor<'_>) -> Result<(Name, Card), Fault> {
    let name = cursor.name(&[], Wanted::CardName)?;
    cursor.need_mark(":")?;
    let mut card = Card { name: name.text.clone(), ..Card::default() };
    let before = cursor;
    type_line(&mut cursor, &mut card)?;
    let mut colours: Option<Colours> = None;
    while cursor.eat_mark(",") {
        if cursor.eat("cost") {
            card.cost = number::need_mana(&mut cursor)?;
        } else {
            colours = Some(colour_list(&mut cursor, colours)?);
        }
    }
    cursor.finish()?;
    card.colours = colours.unwrap_or_else(|| colours_of_cost(&card));
    match (card.types.has(CardType::Creature), card.power_toughness) {
        (true, None) => Err(before.fault(Problem::CreatureWithoutPower)),
        (false, Some(_)) => Err(before.fault(Problem::PowerWithoutCreature)),
        _ => Ok((name, card)),
    }
}

fn type_line(cursor: &mut Cursor<'_>, card: &mut Card) -> Result<(), Fault> {
    while let Some(word) = cursor.word() {
        if let Some(found) = filter::card_type(cursor) {
            card.types = card.types.with(found);
        } else if cursor.eat("legendary") {
            card.legendary = true;
        } else if let Some(numbers) = number::power_toughness(word) {
            card.power_toughness = Some(numbers);
            cursor.skip();
        } else if filter::is_subtype(word) && !card.types.is_empty() {
            card.subtypes.push(word.into());
            cursor.skip();
        } else {
            return Err(cursor.wanted(Wanted::CardType));
        }
    }
    if card.types.is_empty() { Err(cursor.wanted(Wanted::CardType)) } else { Ok(()) }
}

fn colour_list(cursor: &mut Cursor<'_>, so_far: Option<Colours>) -> Result<Colours, Fault> {
    let mut colours = so_far.unwrap_or_default();
    if cursor.eat_any(&["colourless", "colorless"]) {
        return Ok(colours);
    }
    loop {
        let colour = cursor.eat_one_of(&COLOURS).ok_or_else(|| cursor.wanted(Wanted::Colour))?;
        colours = colours.with(colour);
        let and = cursor.eat("and");
        if !and && cursor.word().is_none() {
            return Ok(colours);
        }
    }
}

/// The colours that a card has by its cost (203.2 / 202.2).
fn colours_of_cost(card: &Card) -> Colours {
    Colour::ALL.into_iter().filter(|colour| card.cost.of(*colour) > 0).collect()
}
