//! Lines of the set-up.

use super::super::model::{Attribute, CardCount, CardZone, PermanentLine, SetupLine};
use super::CARDS_LIMIT;
use crate::engine::{DayNight, Face, PlayerId};
use crate::notation::turn::{skipped, step};
use crate::notation::words::{COLOURS, FACES, PLAYERS};
use crate::notation::{Cursor, Fault, Name, Problem, Wanted, number};

/// The set-up statement here, if it is one; else nothing is taken.
///
/// # Errors
/// It begins like one, and goes on otherwise.
pub fn setup_line(cursor: &mut Cursor<'_>) -> Result<Option<SetupLine>, Fault> {
    let before = *cursor;
    if let Some(player) = cursor.eat_one_of(&PLAYERS) {
        let statement = of_player(cursor, player)?;
        if statement.is_none() {
            *cursor = before;
        }
        return Ok(statement);
    }
    of_game(cursor)
}

fn of_game(cursor: &mut Cursor<'_>) -> Result<Option<SetupLine>, Fault> {
    let statement = if cursor.eat("players") {
        SetupLine::Players(cursor.number()?)
    } else if cursor.eat("teams") {
        SetupLine::Teams(teams(cursor)?)
    } else if cursor.eat("turn") {
        let number = cursor.number()?;
        SetupLine::Turn { number, of: of_whom(cursor)?.unwrap_or(PlayerId::One), is_first: false }
    } else if cursor.eat("first turn") {
        SetupLine::Turn { number: 1, of: of_whom(cursor)?.unwrap_or(PlayerId::One), is_first: true }
    } else if cursor.eat("start at") {
        SetupLine::StartAt(step(cursor)?)
    } else if cursor.eat("day") {
        SetupLine::Time(DayNight::Day)
    } else if cursor.eat("night") {
        SetupLine::Time(DayNight::Night)
    } else if cursor.eat("neither day nor night") {
        SetupLine::Time(DayNight::Neither)
    } else if cursor.eat("free mana") {
        SetupLine::FreeMana
    } else if cursor.eat("previous turn") {
        let of = of_whom(cursor)?.ok_or_else(|| cursor.wanted(Wanted::Word("of")))?;
        cursor.eat_mark(",");
        let spells = spells(cursor)?;
        let mut others = Vec::new();
        while cursor.eat_mark(",") {
            others.push((player(cursor)?, self::spells(cursor)?));
        }
        SetupLine::PreviousTurn { of, spells, others }
    } else {
        return Ok(None);
    };
    Ok(Some(statement))
}

/// "you and partner, opponent and second opponent".
fn teams(cursor: &mut Cursor<'_>) -> Result<Vec<Vec<PlayerId>>, Fault> {
    let mut teams = Vec::new();
    loop {
        let mut team = vec![player(cursor)?];
        while cursor.eat("and") {
            team.push(player(cursor)?);
        }
        teams.push(team);
        if !cursor.eat_mark(",") {
            return Ok(teams);
        }
    }
}

/// "2 spells", "no spells".
fn spells(cursor: &mut Cursor<'_>) -> Result<u32, Fault> {
    let spells = if cursor.eat("no") { 0 } else { cursor.number()? };
    if cursor.eat_any(&["spells", "spell"]) { Ok(spells) } else { Err(cursor.wanted(Wanted::Word("spells"))) }
}

/// "of you", if it stands here.
pub(super) fn of_whom(cursor: &mut Cursor<'_>) -> Result<Option<PlayerId>, Fault> {
    if cursor.eat("of") { player(cursor).map(Some) } else { Ok(None) }
}

/// The player who must stand here.
pub(super) fn player(cursor: &mut Cursor<'_>) -> Result<PlayerId, Fault> {
    cursor.eat_one_of(&PLAYERS).ok_or_else(|| cursor.wanted(Wanted::Player))
}

fn of_player(cursor: &mut Cursor<'_>, player: PlayerId) -> Result<Option<SetupLine>, Fault> {
    let zones = [
        ("hand", CardZone::Hand),
        ("library", CardZone::Library),
        ("graveyard", CardZone::Graveyard),
        ("exile", CardZone::Exile),
    ];
    if let Some(zone) = cursor.eat_one_of(&zones) {
        return Ok(Some(SetupLine::Cards(player, zone, card_list(cursor)?)));
    }
    let statement = if cursor.eat_any(&["have", "has"]) {
        SetupLine::Have(permanent(cursor, player)?)
    } else if cursor.eat("name") {
        SetupLine::PlayerName(player, cursor.name(&[], Wanted::QuotedText)?.text)
    } else if cursor.eat("life") {
        SetupLine::Life(player, cursor.number()?)
    } else if cursor.eat("poison") {
        SetupLine::Poison(player, cursor.number()?)
    } else if cursor.eat("mana") {
        SetupLine::Mana(player, number::need_mana(cursor)?)
    } else if cursor.eat("played a land") {
        SetupLine::PlayedALand(player)
    } else if cursor.eat_any(&["skip", "skips"]) {
        let mut all = vec![skipped(cursor)?];
        while cursor.eat_mark(",") {
            all.push(skipped(cursor)?);
        }
        SetupLine::Skip(player, all)
    } else {
        return Ok(None);
    };
    Ok(Some(statement))
}

/// "Forest, Shock x2", or "nothing" for an empty zone.
fn card_list(cursor: &mut Cursor<'_>) -> Result<Vec<CardCount>, Fault> {
    if cursor.eat("nothing") {
        return Ok(Vec::new());
    }
    let before = *cursor;
    let mut cards = Vec::new();
    let mut total = 0_u32;
    loop {
        let card = card_count(cursor)?;
        total = total.saturating_add(card.count);
        cards.push(card);
        if total > CARDS_LIMIT {
            return Err(before.fault(Problem::TooManyCards { limit: CARDS_LIMIT as usize }));
        }
        if !cursor.eat_mark(",") {
            return Ok(cards);
        }
    }
}

fn card_count(cursor: &mut Cursor<'_>) -> Result<CardCount, Fault> {
    let is_quoted = cursor.word().is_none();
    let mut card = cursor.name(&[], Wanted::CardName)?;
    if is_quoted {
        let count = cursor.word().and_then(times);
        if count.is_some() {
            cursor.skip();
        }
        return Ok(CardCount { card, count: count.unwrap_or(1) });
    }
    if let Some((name, count)) =
        card.text.rsplit_once(' ').and_then(|(name, last)| Some((name, times(last)?)))
    {
        card = Name { text: name.into(), spot: card.spot };
        return Ok(CardCount { card, count });
    }
    Ok(CardCount { card, count: 1 })
}

/// "x3".
fn times(word: &str) -> Option<u32> {
    let digits = word.strip_prefix(['x', 'X', '\u{d7}'])?;
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok()).flatten()
}

/// "[LABEL =] CARD [on HOST] [: attributes]".
fn permanent(cursor: &mut Cursor<'_>, player: PlayerId) -> Result<PermanentLine, Fault> {
    let mut card = cursor.name(&["on"], Wanted::CardName)?;
    let mut label = None;
    if cursor.eat_mark("=") {
        label = Some(card);
        card = cursor.name(&["on"], Wanted::CardName)?;
    }
    let on = if cursor.eat("on") { Some(cursor.name(&[], Wanted::ObjectName)?) } else { None };
    let mut attributes = Vec::new();
    if cursor.eat_mark(":") {
        loop {
            attributes.push(attribute(cursor)?);
            if !cursor.eat_mark(",") {
                break;
            }
        }
    }
    Ok(PermanentLine { player, label, card, on, attributes })
}

fn attribute(cursor: &mut Cursor<'_>) -> Result<Attribute, Fault> {
    let fixed = [
        ("tapped", Attribute::Tapped),
        ("new", Attribute::New),
        ("token", Attribute::Token),
        ("as though haste", Attribute::AsThoughHaste),
        ("phased out with its host", Attribute::PhasedOutWithHost),
    ];
    if let Some((_, attribute)) = fixed.into_iter().find(|(phrase, _)| cursor.eat(phrase)) {
        return Ok(attribute);
    }
    if cursor.eat("phased out") {
        let under = if cursor.eat("under") { Some(player(cursor)?) } else { None };
        return Ok(Attribute::PhasedOut(under));
    }
    if let Some(face) = cursor.eat_one_of(&FACES) {
        return Ok(Attribute::Face(face));
    }
    if cursor.eat("face down") {
        return Ok(Attribute::Face(Face::Down));
    }
    if cursor.eat("copy of") {
        return Ok(Attribute::CopyOf(cursor.name(&[], Wanted::CardName)?));
    }
    if cursor.eat("damage") {
        return Ok(Attribute::Damage(cursor.number()?));
    }
    if cursor.eat("damaged") {
        return Ok(Attribute::Damaged(player(cursor)?));
    }
    if cursor.eat("owned by") {
        return Ok(Attribute::OwnedBy(player(cursor)?));
    }
    if cursor.eat("chose") {
        let colour = cursor.eat_one_of(&COLOURS).ok_or_else(|| cursor.wanted(Wanted::Colour))?;
        return Ok(Attribute::Chose(colour));
    }
    if let Some(count) = cursor.maybe_number()? {
        let count = u16::try_from(count).unwrap_or(u16::MAX);
        return Ok(Attribute::Counters(count, number::need_counter(cursor)?));
    }
    Err(cursor.wanted(Wanted::Attribute))
}
