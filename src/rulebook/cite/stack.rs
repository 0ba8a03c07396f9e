//! Citations of triggers, the stack, effects and state-based actions.

use crate::engine::{
    ControlChange, EffectEnd, Entry, Event, NothingReason, ObjectId, Resolved, StackItem, StackKind,
    StateBasedAction, Step, Target,
};
use crate::rulebook::topic::Topic;

use super::phasing;

pub(super) const fn mana(by_ability: bool) -> Topic {
    if by_ability { Topic::ManaAbility } else { Topic::ManaByEffect }
}

pub(super) fn triggered(by_phasing: bool, held: bool) -> Vec<Topic> {
    match (by_phasing, held) {
        (true, true) => vec![Topic::PhasingTriggers, Topic::PhasingTriggerHeld],
        (true, false) => vec![Topic::PhasingTriggers, Topic::AbilityTriggered],
        (false, true) => vec![Topic::TriggerHeld],
        (false, false) => vec![Topic::AbilityTriggered],
    }
}

pub(super) fn trigger_on_stack(step: Step) -> Vec<Topic> {
    if step == Step::Upkeep {
        vec![Topic::UpkeepTriggersStacked, Topic::TriggerPutOnStack]
    } else {
        vec![Topic::TriggerPutOnStack]
    }
}

pub(super) fn resolution(item: ObjectId, illegal: &[Target], before: &[Entry]) -> Vec<Topic> {
    let Some((stacked, since)) = put_on_stack(item, before) else { return vec![Topic::TopResolves] };
    let mut topics = Vec::new();
    if is_combat_damage(stacked) {
        topics.push(Topic::CombatDamageDealt);
    }
    topics.extend(illegal_targets(illegal, before));
    let returned = |target: &Target| match target {
        Target::Object(object) => phasing::came_back(*object, since) && !phasing::is_out(*object, since),
        Target::Player(_) => false,
    };
    if stacked.targets.iter().any(|target| !illegal.contains(target) && returned(target)) {
        topics.push(Topic::TargetReturned);
    }
    topics.push(Topic::TopResolves);
    topics
}

pub(super) fn resolved(item: ObjectId, outcome: &Resolved, before: &[Entry]) -> Vec<Topic> {
    match outcome {
        Resolved::Enters(_) => vec![Topic::PermanentEnters],
        Resolved::Moves(_) => vec![Topic::SpellDone],
        Resolved::Gone
            if put_on_stack(item, before).is_some_and(|(stacked, _)| is_combat_damage(stacked)) =>
        {
            vec![Topic::CombatDamageDealt]
        }
        Resolved::Gone => vec![Topic::AbilityDone],
    }
}

pub(super) fn all_illegal(targets: &[Target], before: &[Entry]) -> Vec<Topic> {
    let phased_out = illegal_targets(targets, before).filter(|topic| *topic == Topic::TargetPhasedOut);
    phased_out.into_iter().chain([Topic::AllTargetsIllegal]).collect()
}

fn illegal_targets(illegal: &[Target], before: &[Entry]) -> Option<Topic> {
    let out = |target: &Target| match target {
        Target::Object(object) => phasing::is_out(*object, before),
        Target::Player(_) => false,
    };
    if illegal.iter().any(out) {
        Some(Topic::TargetPhasedOut)
    } else {
        (!illegal.is_empty()).then_some(Topic::SomeTargetIllegal)
    }
}

/// The object on the stack with this id, and the log since it was put there.
fn put_on_stack(id: ObjectId, log: &[Entry]) -> Option<(&StackItem, &[Entry])> {
    let at = log.iter().rposition(|entry| stacked(&entry.event).is_some_and(|item| item.id == id))?;
    Some((stacked(&log.get(at)?.event)?, log.get(at + 1..)?))
}

/// The object that an event puts on the stack.
const fn stacked(event: &Event) -> Option<&StackItem> {
    let (Event::SpellCast { item, .. }
    | Event::AbilityActivated { item, .. }
    | Event::TriggerPutOnStack { item, .. }
    | Event::SpellCopied { item }
    | Event::CombatDamagePutOnStack { item }) = event
    else {
        return None;
    };
    Some(item)
}

const fn is_combat_damage(item: &StackItem) -> bool {
    matches!(item.kind, StackKind::CombatDamage { .. })
}

pub(super) fn nothing(why: NothingReason) -> Vec<Topic> {
    vec![match why {
        NothingReason::PhasedOut { .. } => Topic::IgnoredWhilePhasedOut,
        NothingReason::WaitsForHost { .. } => Topic::PhasedInIndirectly,
        NothingReason::NothingToAffect => Topic::NothingToAffect,
        NothingReason::NotYoursToSacrifice { .. } => Topic::NotYoursToSacrifice,
        NothingReason::AlreadySo => Topic::AlreadySo,
        NothingReason::TokenCannotReturn => Topic::TokenPhasedOut,
        NothingReason::ConditionFalse => Topic::ConditionFalse,
        NothingReason::TargetIllegal => Topic::SomeTargetIllegal,
        NothingReason::Forbidden => Topic::Forbidden,
    }]
}

pub(super) fn effects_ended(why: EffectEnd, before: &[Entry]) -> Topic {
    match why {
        EffectEnd::MomentReached | EffectEnd::CombatEnded => Topic::EffectExpired,
        EffectEnd::UntapStepOver => Topic::UntapEffectOver,
        EffectEnd::ConditionOver if phasing::just_happened(before).is_some() => Topic::ForAsLongAsEnds,
        EffectEnd::ConditionOver => Topic::EffectConditionOver,
        EffectEnd::UsedUp => Topic::PreventionUsedUp,
    }
}

pub(super) fn control_changed(changes: &[ControlChange]) -> Vec<Topic> {
    if changes.iter().any(|change| change.on_return) {
        vec![Topic::ReturnsUnderAnotherController, Topic::ControlChanged]
    } else {
        vec![Topic::ControlChanged]
    }
}

pub(super) fn state_based(actions: &[StateBasedAction], before: &[Entry]) -> Vec<Topic> {
    let mut topics = Vec::new();
    for action in actions {
        for topic in state_based_action(action, before) {
            if !topics.contains(&topic) {
                topics.push(topic);
            }
        }
    }
    topics.push(Topic::StateBasedActions);
    topics
}

fn state_based_action(action: &StateBasedAction, before: &[Entry]) -> Vec<Topic> {
    match action {
        StateBasedAction::LifeGone { .. } => vec![Topic::NoLifeLeft],
        StateBasedAction::LibraryGone { .. } => vec![Topic::NoLibraryLeft],
        StateBasedAction::Poisoned { .. } => vec![Topic::Poisoned],
        StateBasedAction::TeamPoisoned { .. } => vec![Topic::TeamPoisoned],
        StateBasedAction::LosesWithTeam { .. } => vec![Topic::TeamLoses],
        StateBasedAction::TokenCeases { token } if phasing::is_out(*token, before) => {
            vec![Topic::TokenPhasedOut, Topic::TokenCeases]
        }
        StateBasedAction::TokenCeases { .. } => vec![Topic::TokenCeases],
        StateBasedAction::ZeroToughness { .. } => vec![Topic::ZeroToughness],
        StateBasedAction::LethalDamage { .. } => vec![Topic::LethalDamage],
        StateBasedAction::Deathtouched { .. } => vec![Topic::DeathtouchDestroys],
        StateBasedAction::Legend { .. } => vec![Topic::LegendRule],
        StateBasedAction::AuraFallsOff { moved } if phasing::has_just_returned(moved.was, before) => {
            vec![Topic::AuraReturnsWithoutHost, Topic::AuraFallsOffAfterPhasing]
        }
        StateBasedAction::AuraFallsOff { .. } => vec![Topic::AuraWithoutHost],
        StateBasedAction::EquipmentUnattached { attachment }
            if phasing::has_just_returned(*attachment, before) =>
        {
            vec![Topic::EquipmentReturnsWithoutHost, Topic::EquipmentUnattachedAfterPhasing]
        }
        StateBasedAction::EquipmentUnattached { .. } => vec![Topic::EquipmentWithoutHost],
        StateBasedAction::CounterPairs { .. } => vec![Topic::CounterPairs],
    }
}
