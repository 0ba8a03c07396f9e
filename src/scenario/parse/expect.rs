//! Lines of the script: what is expected.

use super::super::model::{Aim, Check, Decision, Expectation, OnStack, Outcome, Place, PlayerFact, Property};
use super::act::{aim, maybe_player};
use super::pattern::patterns;
use super::setup::player;
use crate::engine::{DayNight, Face, Mana, PlayerId};
use crate::notation::turn::step;
use crate::notation::words::{CARD_TYPES, COLOURS, FACES, KEYWORDS};
use crate::notation::{Cursor, Fault, Name, Wanted, number};

const PROPERTY_WORDS: [&str; 23] = [
    "in",
    "phased",
    "returns",
    "tapped",
    "untapped",
    "damage",
    "is",
    "has",
    "lacks",
    "controlled",
    "owned",
    "attached",
    "chose",
    "shows",
    "face",
    "summoning",
    "not",
    "can",
    "cannot",
    "attacking",
    "blocking",
    "blocked",
    "unblocked",
];

/// The expectation that must stand here, after the word `expect`.
///
/// # Errors
/// Something else stands here.
pub fn expectation(cursor: &mut Cursor<'_>) -> Result<Expectation, Fault> {
    let negated = cursor.eat("not");
    let check = check(cursor)?;
    Ok(Expectation { negated, check })
}

fn check(cursor: &mut Cursor<'_>) -> Result<Check, Fault> {
    if cursor.sees("events") || cursor.sees("event") {
        cursor.skip();
        cursor.need_mark(":")?;
        return patterns(cursor).map(Check::Events);
    }
    if cursor.eat_any(&["no event", "no events"]) {
        cursor.need_mark(":")?;
        return patterns(cursor).map(Check::NoEvent);
    }
    if cursor.eat("before") {
        return before(cursor);
    }
    if cursor.eat("set-up refused") {
        return Ok(Check::SetupRefused);
    }
    state(cursor)
}

/// "before upkeep: X in play; X is 5/5".
fn before(cursor: &mut Cursor<'_>) -> Result<Check, Fault> {
    let step = step(cursor)?;
    cursor.need_mark(":")?;
    let mut checks = Vec::new();
    loop {
        checks.push(state(cursor)?);
        if !cursor.eat_mark(";") {
            return Ok(Check::Before(step, checks));
        }
    }
}

/// What can be seen in one state of the game.
fn state(cursor: &mut Cursor<'_>) -> Result<Check, Fault> {
    if let Some(check) = of_game(cursor)? {
        return Ok(check);
    }
    let start = *cursor;
    if let Some(player) = maybe_player(cursor) {
        if cursor.word().is_some() && !starts_property(cursor) {
            return player_facts(cursor, player);
        }
        *cursor = start;
    }
    let name = object_name(cursor)?;
    let mut properties = vec![property(cursor)?];
    while cursor.eat_mark(",") {
        properties.push(property(cursor)?);
    }
    Ok(Check::Object(name, properties))
}

fn object_name(cursor: &mut Cursor<'_>) -> Result<Name, Fault> {
    let mut name: Option<Name> = None;
    if cursor.word().is_none() {
        return cursor.name(&[], Wanted::Expectation);
    }
    let spot = cursor.spot();
    while let Some(word) = cursor.word() {
        if name.is_some() && starts_property(cursor) {
            break;
        }
        let text = name.map_or_else(|| word.to_owned(), |so_far| format!("{} {word}", so_far.text));
        name = Some(Name { text: text.into(), spot });
        cursor.skip();
    }
    name.ok_or_else(|| cursor.wanted(Wanted::Expectation))
}

fn starts_property(cursor: &Cursor<'_>) -> bool {
    PROPERTY_WORDS.iter().any(|word| cursor.sees(word))
        || cursor.word().is_some_and(|word| word.bytes().all(|byte| byte.is_ascii_digit()))
}

fn of_game(cursor: &mut Cursor<'_>) -> Result<Option<Check>, Fault> {
    let before = *cursor;
    let times = [("day", DayNight::Day), ("night", DayNight::Night), ("neither", DayNight::Neither)];
    if let Some(time) = cursor.eat_one_of(&times) {
        if cursor.is_done() || cursor.sees_mark(";") {
            return Ok(Some(Check::Time(time)));
        }
        *cursor = before;
    }
    let check = if cursor.eat("stack") {
        Check::Stack(stack(cursor)?)
    } else if cursor.eat("waiting") {
        Check::Waiting(if cursor.eat("nothing") { Vec::new() } else { names(cursor)? })
    } else if cursor.eat("priority") {
        Check::Priority(if cursor.eat("nobody") { None } else { Some(player(cursor)?) })
    } else if cursor.eat("awaiting") {
        Check::Awaiting(cursor.eat_one_of(&DECISIONS).ok_or_else(|| cursor.wanted(Wanted::Decision))?)
    } else if cursor.eat("step") {
        Check::Step(step(cursor)?)
    } else if cursor.eat("turn") {
        Check::Turn(cursor.number()?)
    } else if cursor.eat("active") {
        Check::Active(player(cursor)?)
    } else if cursor.eat("result") {
        Check::Result(cursor.eat_one_of(&OUTCOMES).ok_or_else(|| cursor.wanted(Wanted::Result))?)
    } else {
        return Ok(None);
    };
    Ok(Some(check))
}

/// Decisions by their words.
pub(in crate::scenario) const DECISIONS: [(&str, Decision); 9] = [
    ("priority", Decision::Priority),
    ("attackers", Decision::Attackers),
    ("blockers", Decision::Blockers),
    ("damage", Decision::Damage),
    ("discard", Decision::Discard),
    ("targets", Decision::Targets),
    ("order", Decision::Order),
    ("legend", Decision::Legend),
    ("untap", Decision::Untap),
];

/// Outcomes by their words.
pub(in crate::scenario) const OUTCOMES: [(&str, Outcome); 10] = [
    ("you win", Outcome::Wins(PlayerId::One)),
    ("opponent win", Outcome::Wins(PlayerId::Two)),
    ("opponent wins", Outcome::Wins(PlayerId::Two)),
    ("third player win", Outcome::Wins(PlayerId::Three)),
    ("third player wins", Outcome::Wins(PlayerId::Three)),
    ("fourth player win", Outcome::Wins(PlayerId::Four)),
    ("fourth player wins", Outcome::Wins(PlayerId::Four)),
    ("draw", Outcome::Draw),
    ("none", Outcome::None),
    ("nothing", Outcome::None),
];

/// Zones by their words.
pub(in crate::scenario) const PLACES: [(&str, Place); 9] = [
    ("play", Place::Play),
    ("battlefield", Place::Play),
    ("hand", Place::Hand),
    ("library", Place::Library),
    ("graveyard", Place::Graveyard),
    ("exile", Place::Exile),
    ("stack", Place::Stack),
    ("phased-out zone", Place::PhasedOutZone),
    ("nowhere", Place::Nowhere),
];

fn stack(cursor: &mut Cursor<'_>) -> Result<Vec<OnStack>, Fault> {
    if cursor.eat("empty") {
        return Ok(Vec::new());
    }
    let mut items = Vec::new();
    loop {
        items.push(if cursor.eat("damage") {
            OnStack::Damage
        } else {
            let name = cursor.name(&["at"], Wanted::ObjectName)?;
            OnStack::Named(name, stack_aims(cursor)?)
        });
        if !cursor.eat_mark(",") {
            return Ok(items);
        }
    }
}

/// "at X and opponent", or nothing.
fn stack_aims(cursor: &mut Cursor<'_>) -> Result<Vec<Aim>, Fault> {
    let mut aims = Vec::new();
    let mut is_more = cursor.eat("at");
    while is_more {
        aims.push(aim(cursor)?);
        is_more = cursor.eat("and");
    }
    Ok(aims)
}

fn names(cursor: &mut Cursor<'_>) -> Result<Vec<Name>, Fault> {
    let mut names = vec![cursor.name(&[], Wanted::ObjectName)?];
    while cursor.eat_mark(",") {
        names.push(cursor.name(&[], Wanted::ObjectName)?);
    }
    Ok(names)
}

fn player_facts(cursor: &mut Cursor<'_>, player: PlayerId) -> Result<Check, Fault> {
    let mut facts = vec![player_fact(cursor)?];
    while cursor.eat_mark(",") {
        facts.push(player_fact(cursor)?);
    }
    Ok(Check::Player(player, facts))
}

fn player_fact(cursor: &mut Cursor<'_>) -> Result<PlayerFact, Fault> {
    Ok(if cursor.eat("life") {
        let life = cursor.word().and_then(number::whole).ok_or_else(|| cursor.wanted(Wanted::Number))?;
        cursor.skip();
        PlayerFact::Life(life)
    } else if cursor.eat("hand") {
        PlayerFact::Hand(cursor.number()?)
    } else if cursor.eat("library") {
        PlayerFact::Library(cursor.number()?)
    } else if cursor.eat("graveyard") {
        PlayerFact::Graveyard(cursor.number()?)
    } else if cursor.eat("exile") {
        PlayerFact::Exile(cursor.number()?)
    } else if cursor.eat("mana") {
        PlayerFact::Mana(if cursor.eat("none") { Mana::NONE } else { number::need_mana(cursor)? })
    } else if cursor.eat("poison") {
        PlayerFact::Poison(cursor.number()?)
    } else if cursor.eat("spells cast") {
        PlayerFact::SpellsCast(cursor.number()?)
    } else {
        return Err(cursor.wanted(Wanted::PlayerFact));
    })
}

fn property(cursor: &mut Cursor<'_>) -> Result<Property, Fault> {
    let fixed = [
        ("phased in", Property::PhasedIn),
        ("phased out directly", Property::PhasedOutDirectly),
        ("tapped", Property::Tapped(true)),
        ("untapped", Property::Tapped(false)),
        ("summoning sick", Property::SummoningSick(true)),
        ("not summoning sick", Property::SummoningSick(false)),
        ("can attack", Property::CanAttack(true)),
        ("cannot attack", Property::CanAttack(false)),
        ("can't attack", Property::CanAttack(false)),
        ("attacking", Property::Attacking(true)),
        ("not attacking", Property::Attacking(false)),
        ("blocked", Property::Blocked(true)),
        ("unblocked", Property::Blocked(false)),
        ("not in combat", Property::NotInCombat),
        ("face down", Property::Face(Face::Down)),
    ];
    if let Some((_, property)) = fixed.into_iter().find(|(phrase, _)| cursor.eat(phrase)) {
        return Ok(property);
    }
    if let Some(count) = cursor.maybe_number()? {
        let count = u16::try_from(count).unwrap_or(u16::MAX);
        return Ok(Property::Counters(count, number::need_counter(cursor)?));
    }
    if cursor.eat("is not") {
        return is(cursor, false);
    }
    if cursor.eat("is") {
        return is(cursor, true);
    }
    with_words(cursor)
}

fn with_words(cursor: &mut Cursor<'_>) -> Result<Property, Fault> {
    Ok(if cursor.eat("in") {
        Property::In(cursor.eat_one_of(&PLACES).ok_or_else(|| cursor.wanted(Wanted::Place))?)
    } else if cursor.eat("phased out with") {
        Property::PhasedOutWith(cursor.name(&[], Wanted::ObjectName)?)
    } else if cursor.eat("phased out") {
        Property::PhasedOut
    } else if cursor.eat_any(&["returns in untap of", "returns in the untap step of"]) {
        Property::ReturnsInUntapOf(player(cursor)?)
    } else if cursor.eat("damage") {
        Property::Damage(cursor.number()?)
    } else if cursor.sees("has") || cursor.sees("lacks") {
        let has = cursor.eat("has");
        if !has {
            cursor.skip();
        }
        let keyword = cursor.eat_one_of(&KEYWORDS).ok_or_else(|| cursor.wanted(Wanted::Keyword))?;
        Property::Has(keyword, has)
    } else if cursor.eat("controlled by") {
        Property::ControlledBy(player(cursor)?)
    } else if cursor.eat("owned by") {
        Property::OwnedBy(player(cursor)?)
    } else if cursor.eat("attached to nothing") {
        Property::AttachedTo(None)
    } else if cursor.eat("attached to") {
        Property::AttachedTo(Some(cursor.name(&[], Wanted::ObjectName)?))
    } else if cursor.eat("chose") {
        Property::Chose(cursor.eat_one_of(&COLOURS).ok_or_else(|| cursor.wanted(Wanted::Colour))?)
    } else if cursor.eat("shows its") {
        Property::Face(cursor.eat_one_of(&FACES).ok_or_else(|| cursor.wanted(Wanted::Property))?)
    } else if cursor.eat("blocking") {
        Property::Blocking(cursor.name(&[], Wanted::ObjectName)?)
    } else {
        return Err(cursor.wanted(Wanted::Property));
    })
}

/// What stands after "is" or "is not".
fn is(cursor: &mut Cursor<'_>, holds: bool) -> Result<Property, Fault> {
    if holds && let Some((power, toughness)) = cursor.word().and_then(number::power_toughness) {
        cursor.skip();
        return Ok(Property::Is(power, toughness));
    }
    if let Some(colour) = cursor.eat_one_of(&COLOURS) {
        return Ok(Property::Colour(colour, holds));
    }
    if !cursor.eat_any(&["an", "a"]) {
        return Err(cursor.wanted(Wanted::Property));
    }
    if let Some(known) = cursor.eat_one_of(&CARD_TYPES) {
        return Ok(Property::Type(known, holds));
    }
    Ok(Property::Subtype(cursor.name(&[], Wanted::CardType)?.text, holds))
}
