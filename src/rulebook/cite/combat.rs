//! Citations of combat.

use crate::engine::{
    Assignment, Block, Damage, Entry, Event, ObjectId, StateBasedAction, Target, Undealt, UndealtReason,
};
use crate::rulebook::topic::Topic;

use super::phasing;

pub(super) fn attackers(attacking: usize, tapping: usize) -> Vec<Topic> {
    let mut topics = vec![Topic::AttackersChosen];
    if attacking == 0 {
        topics.push(Topic::NoAttackers);
    }
    if tapping > 0 {
        topics.push(Topic::AttackersTap);
    }
    // Only untapped creatures attack, so one that does not tap has vigilance.
    if tapping < attacking {
        topics.push(Topic::Vigilance);
    }
    topics
}

pub(super) fn blockers(blocks: &[Block]) -> Vec<Topic> {
    if blocks.is_empty() {
        vec![Topic::BlockersDeclared]
    } else {
        vec![Topic::BlockersDeclared, Topic::OneAttackerPerBlocker, Topic::StaysBlocked]
    }
}

pub(super) fn damage_assigned(attacking: bool, assignments: &[Assignment]) -> Vec<Topic> {
    if assignments.is_empty() {
        return vec![Topic::NoDamageToAssign];
    }
    if !attacking {
        return vec![Topic::BlockerDamage];
    }
    let to_players = || assignments.iter().filter(|one| matches!(one.to, Target::Player(_)));
    let to_creatures = || assignments.iter().filter(|one| matches!(one.to, Target::Object(_)));
    let blocked = |source: ObjectId| to_creatures().any(|one| one.source == source);
    let mut topics = Vec::new();
    if to_players().any(|one| !blocked(one.source)) {
        topics.push(Topic::UnblockedAttackerDamage);
    }
    if to_creatures().next().is_some() {
        topics.push(Topic::BlockedAttackerDamage);
    }
    if to_creatures().any(|one| to_creatures().filter(|other| other.source == one.source).count() > 1) {
        topics.push(Topic::DamageDivided);
    }
    if to_players().any(|one| blocked(one.source)) {
        topics.push(Topic::Trample);
    }
    topics
}

pub(super) fn damage_dealt(
    dealt: &[Damage],
    undealt: &[Undealt],
    combat: bool,
    before: &[Entry],
) -> Vec<Topic> {
    let mut topics = vec![if combat { Topic::CombatDamageDealt } else { Topic::DamageByEffect }];
    let mut add = |applies: bool, topic: Topic| {
        if applies {
            topics.push(topic);
        }
    };
    let on_stack = since_damage_was_put_on_stack(before);
    add(
        combat && on_stack.is_some_and(|since| dealt.iter().any(|one| left(one.source, since))),
        Topic::SourceGone,
    );
    add(
        combat && dealt.iter().any(|one| tapped_after_blocking(one.source, before)),
        Topic::TappedBlockerDeals,
    );
    add(undealt.iter().any(|one| one.why != UndealtReason::SourceGone), Topic::RecipientGone);
    add(dealt.iter().any(|one| one.lifelink.is_some()), Topic::Lifelink);
    add(dealt.iter().any(|one| one.deathtouch), Topic::Deathtouch);
    topics
}

/// Whether combat damage waits on the stack when an entry is written (`classic` only).
pub(super) fn damage_is_on_stack(entry: &Entry, before: &[Entry]) -> bool {
    before
        .iter()
        .rev()
        .take_while(|earlier| earlier.at == entry.at)
        .take_while(|earlier| !matches!(earlier.event, Event::DamageDealt { combat: true, .. }))
        .any(|earlier| matches!(earlier.event, Event::CombatDamagePutOnStack { .. }))
}

/// The log since combat damage was last put on the stack, if it was.
fn since_damage_was_put_on_stack(log: &[Entry]) -> Option<&[Entry]> {
    let at = log.iter().rposition(|entry| matches!(entry.event, Event::CombatDamagePutOnStack { .. }))?;
    log.get(at + 1..)
}

/// Whether something left play or phased out during a stretch of the log.
fn left(object: ObjectId, log: &[Entry]) -> bool {
    let moved = |event: &Event| {
        if let Event::ZoneChanged { moves, .. } = event {
            moves.iter().any(|one| one.was == object)
        } else if let Event::StateBasedActions { actions } = event {
            actions.iter().any(|action| buries(action, object))
        } else if let Event::AbilityActivated { sacrificed, .. } | Event::ManaAdded { sacrificed, .. } = event
        {
            sacrificed.is_some_and(|one| one.was == object)
        } else {
            false
        }
    };
    log.iter().any(|entry| moved(&entry.event)) || phasing::is_out(object, log)
}

/// Whether a state-based action takes something out of play.
fn buries(action: &StateBasedAction, object: ObjectId) -> bool {
    match action {
        StateBasedAction::ZeroToughness { moved }
        | StateBasedAction::LethalDamage { moved }
        | StateBasedAction::Deathtouched { moved }
        | StateBasedAction::Legend { moved }
        | StateBasedAction::AuraFallsOff { moved } => moved.was == object,
        StateBasedAction::TokenCeases { token } => *token == object,
        StateBasedAction::LifeGone { .. }
        | StateBasedAction::LibraryGone { .. }
        | StateBasedAction::Poisoned { .. }
        | StateBasedAction::TeamPoisoned { .. }
        | StateBasedAction::LosesWithTeam { .. }
        | StateBasedAction::EquipmentUnattached { .. }
        | StateBasedAction::CounterPairs { .. } => false,
    }
}

/// Whether a creature blocked in this combat and became tapped afterwards.
fn tapped_after_blocking(object: ObjectId, log: &[Entry]) -> bool {
    let blocks = |event: &Event| matches!(event, Event::BlockersDeclared { blocks, .. } if blocks.iter().any(|one| one.blocker == object));
    let declared = log.iter().rposition(|entry| blocks(&entry.event));
    let since = declared.and_then(|at| log.get(at..)).unwrap_or_default();
    since
        .iter()
        .take_while(|entry| !matches!(entry.event, Event::CombatEnded { .. }))
        .any(|entry| matches!(&entry.event, Event::Tapped { permanents } if permanents.contains(&object)))
}
