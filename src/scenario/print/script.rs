//! Script lines back to text.

use super::super::model::{
    Act, Aim, Check, Command, Division, EventPattern, Expectation, OnStack, PlayerFact, Property, ScriptLine,
};
use super::super::parse::{DECISIONS, OUTCOMES, PLACES};
use super::{names, player};
use crate::engine::{DayNight, Face, PlayerId};
use crate::notation::Name;
use crate::notation::number::{counter_word, mana_word};
use crate::notation::words::{CARD_TYPES, COLOURS, FACES, KEYWORDS, name, skipped, step, word_for};

/// A line of the script, without its edition.
#[must_use]
pub fn script_line(line: &ScriptLine) -> String {
    match line {
        ScriptLine::Command(command) => command_text(command),
        ScriptLine::Expect(Expectation { negated, check: own }) => {
            format!("expect {}{}", if *negated { "not " } else { "" }, check(own))
        }
    }
}

fn command_text(command: &Command) -> String {
    match command {
        Command::Act(of, own) => format!("{} {}", player(*of), act(own)),
        Command::BothPass => "both pass".to_owned(),
        Command::AdvanceToStep(to, None) => format!("advance to {}", step(*to)),
        Command::AdvanceToStep(to, Some(of)) => format!("advance to {} of {}", step(*to), player(*of)),
        Command::AdvanceToTurn(turn) => format!("advance to turn {turn}"),
        Command::Resolve { all: false } => "resolve".to_owned(),
        Command::Resolve { all: true } => "resolve all".to_owned(),
        Command::Refuse { player: of, act: own, because: None } => {
            format!("refuse {} {}", player(*of), act(own))
        }
        Command::Refuse { player: of, act: own, because: Some(tag) } => {
            format!("refuse {} {} because {tag}", player(*of), act(own))
        }
    }
}

fn act(act: &Act) -> String {
    match act {
        Act::Pass => "pass".to_owned(),
        Act::Play(card) => format!("play {}", name(&card.text)),
        Act::Cast(card, aims) => format!("cast {}{}", name(&card.text), at(aims)),
        Act::Activate(source, None, aims) => format!("activate {}{}", name(&source.text), at(aims)),
        Act::Activate(source, Some(ability), aims) => {
            format!("activate {} ability {ability}{}", name(&source.text), at(aims))
        }
        Act::TapForMana(source) => format!("tap {}", name(&source.text)),
        Act::Attack(creatures) => format!("attack with {}", attackers(creatures)),
        Act::Block(blocks) if blocks.is_empty() => "block with nothing".to_owned(),
        Act::Block(blocks) => {
            let parts: Vec<String> = blocks
                .iter()
                .map(|(attacker, blockers)| format!("{} with {}", name(&attacker.text), names(blockers)))
                .collect();
            format!("block {}", parts.join("; "))
        }
        Act::Assign(assignments) => format!("assign {}", assignments_text(assignments)),
        Act::Discard(cards) => format!("discard {}", names(cards)),
        Act::Order(sources) => format!("order {}", names(sources)),
        Act::Target(aims) => format!("target {}", aims_text(aims)),
        Act::LeaveTapped(permanents) => format!("leave {} tapped", names_or_nothing(permanents)),
        Act::Keep(legend) => format!("keep {}", name(&legend.text)),
    }
}

fn assignments_text(divisions: &[Division]) -> String {
    let parts: Vec<String> = divisions
        .iter()
        .map(|division| {
            let parts: Vec<String> =
                division.parts.iter().map(|(amount, to)| format!("{amount} to {}", aim(to))).collect();
            format!("{}: {}", name(&division.source.text), parts.join(", "))
        })
        .collect();
    parts.join("; ")
}

fn attackers(attackers: &[(Name, Option<PlayerId>)]) -> String {
    let words: Vec<String> = attackers
        .iter()
        .map(|(creature, at)| match at {
            Some(at) => format!("{} at {}", name(&creature.text), player(*at)),
            None => name(&creature.text),
        })
        .collect();
    if words.is_empty() { "nothing".to_owned() } else { words.join(", ") }
}

fn names_or_nothing(own: &[Name]) -> String {
    if own.is_empty() { "nothing".to_owned() } else { names(own) }
}

fn at(aims: &[Aim]) -> String {
    if aims.is_empty() { String::new() } else { format!(" at {}", aims_text(aims)) }
}

fn aims_text(aims: &[Aim]) -> String {
    let words: Vec<String> = aims.iter().map(aim).collect();
    words.join(" and ")
}

fn aim(aim: &Aim) -> String {
    match aim {
        Aim::Player(of) => player(*of).to_owned(),
        Aim::Object(own) => name(&own.text),
    }
}

/// What is checked.
pub(in crate::scenario) fn check(check_of: &Check) -> String {
    match check_of {
        Check::Object(object, properties) => {
            let words: Vec<String> = properties.iter().map(property).collect();
            format!("{} {}", name(&object.text), words.join(", "))
        }
        Check::Player(of, facts) => {
            let words: Vec<String> = facts.iter().map(fact).collect();
            format!("{} {}", player(*of), words.join(", "))
        }
        Check::Stack(items) if items.is_empty() => "stack empty".to_owned(),
        Check::Stack(items) => {
            let words: Vec<String> = items
                .iter()
                .map(|item| match item {
                    OnStack::Damage => "damage".to_owned(),
                    OnStack::Named(own, aims) if aims.is_empty() => name(&own.text),
                    OnStack::Named(own, aims) => format!("{} at {}", name(&own.text), aims_text(aims)),
                })
                .collect();
            format!("stack {}", words.join(", "))
        }
        Check::Waiting(sources) => format!("waiting {}", names_or_nothing(sources)),
        Check::Priority(None) => "priority nobody".to_owned(),
        Check::Priority(Some(of)) => format!("priority {}", player(*of)),
        Check::Awaiting(decision) => format!("awaiting {}", word_for(&DECISIONS, *decision)),
        Check::Time(DayNight::Day) => "day".to_owned(),
        Check::Time(DayNight::Night) => "night".to_owned(),
        Check::Time(DayNight::Neither) => "neither".to_owned(),
        Check::Step(own) => format!("step {}", step(*own)),
        Check::Turn(number) => format!("turn {number}"),
        Check::Active(of) => format!("active {}", player(*of)),
        Check::Result(outcome) => format!("result {}", word_for(&OUTCOMES, *outcome)),
        Check::Events(patterns) => format!("events: {}", patterns_text(patterns)),
        Check::SetupRefused => "set-up refused".to_owned(),
        Check::NoEvent(patterns) => format!("no event: {}", patterns_text(patterns)),
        Check::Before(own, checks) => {
            let words: Vec<String> = checks.iter().map(check).collect();
            format!("before {}: {}", step(*own), words.join("; "))
        }
    }
}

fn fact(fact: &PlayerFact) -> String {
    match fact {
        PlayerFact::Life(life) => format!("life {life}"),
        PlayerFact::Hand(count) => format!("hand {count}"),
        PlayerFact::Library(count) => format!("library {count}"),
        PlayerFact::Graveyard(count) => format!("graveyard {count}"),
        PlayerFact::Exile(count) => format!("exile {count}"),
        PlayerFact::Mana(mana) if mana.is_empty() => "mana none".to_owned(),
        PlayerFact::Mana(mana) => format!("mana {}", mana_word(mana)),
        PlayerFact::Poison(count) => format!("poison {count}"),
        PlayerFact::SpellsCast(count) => format!("spells cast {count}"),
    }
}

/// One property of an object.
pub(in crate::scenario) fn property(property: &Property) -> String {
    let is = |holds: &bool| if *holds { "is" } else { "is not" };
    match property {
        Property::In(place) => format!("in {}", word_for(&PLACES, *place)),
        Property::PhasedIn => "phased in".to_owned(),
        Property::PhasedOut => "phased out".to_owned(),
        Property::PhasedOutDirectly => "phased out directly".to_owned(),
        Property::PhasedOutWith(host) => format!("phased out with {}", name(&host.text)),
        Property::ReturnsInUntapOf(of) => format!("returns in untap of {}", player(*of)),
        Property::Tapped(true) => "tapped".to_owned(),
        Property::Tapped(false) => "untapped".to_owned(),
        Property::Damage(damage) => format!("damage {damage}"),
        Property::Counters(count, counter) => format!("{count} {} counters", counter_word(counter)),
        Property::Is(power, toughness) => format!("is {power}/{toughness}"),
        Property::Has(keyword, true) => format!("has {}", word_for(&KEYWORDS, *keyword)),
        Property::Has(keyword, false) => format!("lacks {}", word_for(&KEYWORDS, *keyword)),
        Property::Colour(colour, holds) => format!("{} {}", is(holds), word_for(&COLOURS, *colour)),
        Property::Type(known, holds) => {
            let word = word_for(&CARD_TYPES, *known);
            let article = if word.starts_with(['a', 'e', 'i']) { "an" } else { "a" };
            format!("{} {article} {word}", is(holds))
        }
        Property::Subtype(subtype, holds) => format!("{} a {}", is(holds), name(subtype)),
        Property::ControlledBy(of) => format!("controlled by {}", player(*of)),
        Property::OwnedBy(of) => format!("owned by {}", player(*of)),
        Property::AttachedTo(None) => "attached to nothing".to_owned(),
        Property::AttachedTo(Some(host)) => format!("attached to {}", name(&host.text)),
        Property::Chose(colour) => format!("chose {}", word_for(&COLOURS, *colour)),
        Property::SummoningSick(true) => "summoning sick".to_owned(),
        Property::SummoningSick(false) => "not summoning sick".to_owned(),
        Property::Face(Face::Down) => "face down".to_owned(),
        Property::Face(face) => format!("shows its {}", word_for(&FACES, *face)),
        Property::CanAttack(true) => "can attack".to_owned(),
        Property::CanAttack(false) => "cannot attack".to_owned(),
        Property::Attacking(true) => "attacking".to_owned(),
        Property::Attacking(false) => "not attacking".to_owned(),
        Property::Blocking(attacker) => format!("blocking {}", name(&attacker.text)),
        Property::Blocked(true) => "blocked".to_owned(),
        Property::Blocked(false) => "unblocked".to_owned(),
        Property::NotInCombat => "not in combat".to_owned(),
    }
}

fn patterns_text(patterns: &[EventPattern]) -> String {
    let words: Vec<String> = patterns.iter().map(pattern).collect();
    words.join("; ")
}

/// One event pattern.
pub(in crate::scenario) fn pattern(pattern: &EventPattern) -> String {
    let named = |verb: &str, of: &Option<Name>| match of {
        Some(own) => format!("{verb} {}", name(&own.text)),
        None => verb.to_owned(),
    };
    let counted = |verb: &str, of: Option<crate::engine::PlayerId>, count: Option<u32>| {
        let who = of.map(|of| format!(" {}", player(of))).unwrap_or_default();
        let count = count.map(|count| format!(" {count}")).unwrap_or_default();
        format!("{verb}{who}{count}")
    };
    match pattern {
        EventPattern::PhasedOut(of) => named("phased out", of),
        EventPattern::PhasedIn(of) => named("phased in", of),
        EventPattern::Untapped(of) => named("untapped", of),
        EventPattern::Tapped(of) => named("tapped", of),
        EventPattern::Triggered(of) => named("triggered", of),
        EventPattern::Stacked(of) => named("stacked", of),
        EventPattern::Resolved(of) => named("resolved", of),
        EventPattern::Dies(of) => named("dies", of),
        EventPattern::WoreOff(of) => named("wore off", of),
        EventPattern::LostControl(of) => named("lost control", of),
        EventPattern::Transformed(of) => named("transformed", of),
        EventPattern::Step(own) => format!("step {}", step(*own)),
        EventPattern::Skipped(own) => format!("skipped {}", skipped(*own)),
        EventPattern::Priority(of) => format!("priority {}", player(*of)),
        EventPattern::Drew(of) => counted("drew", *of, None),
        EventPattern::Dealt(amount, to) => format!("dealt {amount} to {}", aim(to)),
        EventPattern::ManaBurned(of, count) => counted("mana burned", *of, *count),
        EventPattern::ManaEmptied(of) => counted("mana emptied", *of, None),
        EventPattern::Discarded(of, count) => counted("discarded", *of, *count),
        EventPattern::BecameNight => "night".to_owned(),
        EventPattern::BecameDay => "day".to_owned(),
        EventPattern::StaysNight => "stays night".to_owned(),
        EventPattern::StaysDay => "stays day".to_owned(),
        EventPattern::NoCheck => "no check".to_owned(),
        EventPattern::GameOver => "game over".to_owned(),
        EventPattern::Kind(tag) => (*tag).to_owned(),
    }
}
