//! Events as expectations name them.

use super::super::model::EventPattern;
use super::super::tags::EVENTS;
use super::act::{aim, maybe_player};
use super::setup::player;
use crate::notation::turn::{skipped, step};
use crate::notation::{Cursor, Fault, Name, Wanted};

/// The patterns that must stand here, divided by `;`.
pub(super) fn patterns(cursor: &mut Cursor<'_>) -> Result<Vec<EventPattern>, Fault> {
    let mut patterns = vec![pattern(cursor)?];
    while cursor.eat_mark(";") || cursor.eat_mark(",") {
        patterns.push(pattern(cursor)?);
    }
    Ok(patterns)
}

type WithName = fn(Option<Name>) -> EventPattern;
const WITH_NAME: [(&str, WithName); 11] = [
    ("phased out", EventPattern::PhasedOut),
    ("phased in", EventPattern::PhasedIn),
    ("untapped", EventPattern::Untapped),
    ("tapped", EventPattern::Tapped),
    ("triggered", EventPattern::Triggered),
    ("stacked", EventPattern::Stacked),
    ("resolved", EventPattern::Resolved),
    ("dies", EventPattern::Dies),
    ("wore off", EventPattern::WoreOff),
    ("lost control", EventPattern::LostControl),
    ("transformed", EventPattern::Transformed),
];

fn pattern(cursor: &mut Cursor<'_>) -> Result<EventPattern, Fault> {
    let fixed = [
        ("stays night", EventPattern::StaysNight),
        ("stays day", EventPattern::StaysDay),
        ("night", EventPattern::BecameNight),
        ("day", EventPattern::BecameDay),
        ("no check", EventPattern::NoCheck),
        ("game over", EventPattern::GameOver),
    ];
    if let Some((_, pattern)) = fixed.into_iter().find(|(phrase, _)| cursor.eat(phrase)) {
        return Ok(pattern);
    }
    if let Some(make) = cursor.eat_one_of(&WITH_NAME) {
        let name = if cursor.peek().is_none_or(|token| token.kind == crate::notation::Kind::Mark) {
            None
        } else {
            Some(cursor.name(&[], Wanted::ObjectName)?)
        };
        return Ok(make(name));
    }
    if let Some(pattern) = of_player(cursor)? {
        return Ok(pattern);
    }
    let known = cursor.word().and_then(|word| EVENTS.iter().find(|tag| word.eq_ignore_ascii_case(tag)));
    let tag = known.ok_or_else(|| cursor.wanted(Wanted::Event))?;
    cursor.skip();
    Ok(EventPattern::Kind(tag))
}

fn of_player(cursor: &mut Cursor<'_>) -> Result<Option<EventPattern>, Fault> {
    Ok(Some(if cursor.eat("step") {
        EventPattern::Step(step(cursor)?)
    } else if cursor.eat("skipped") {
        EventPattern::Skipped(skipped(cursor)?)
    } else if cursor.eat("priority") {
        EventPattern::Priority(player(cursor)?)
    } else if cursor.eat("drew") {
        EventPattern::Drew(maybe_player(cursor))
    } else if cursor.eat("dealt") {
        let amount = cursor.number()?;
        cursor.need("to")?;
        EventPattern::Dealt(amount, aim(cursor)?)
    } else if cursor.eat("mana burned") {
        EventPattern::ManaBurned(maybe_player(cursor), cursor.maybe_number()?)
    } else if cursor.eat("mana emptied") {
        EventPattern::ManaEmptied(maybe_player(cursor))
    } else if cursor.eat("discarded") {
        EventPattern::Discarded(maybe_player(cursor), cursor.maybe_number()?)
    } else {
        return Ok(None);
    }))
}
