//! Citations of phasing, and what the log tells about it afterwards.

use crate::engine::{Cause, Entry, Event, ObjectId, PhasedOutMode, Phasing, StateBasedAction};
use crate::rulebook::topic::Topic;

/// The topics of a phasing event: who went and came, how, and what it did to them.
pub(super) fn phased(phasing: &Phasing, cause: Cause) -> Vec<Topic> {
    let by_rule = cause == Cause::TurnBasedAction;
    let mut topics = Vec::new();
    let mut add = |applies: bool, topic: Topic| {
        if applies {
            topics.push(topic);
        }
    };
    let out = |mode: Mode| phasing.out.iter().any(|one| Mode::of(one.mode) == mode && !one.both_ways);
    let came = |mode: Mode| phasing.r#in.iter().any(|one| Mode::of(one.was) == mode);
    let directly = || phasing.r#in.iter().filter(|one| Mode::of(one.was) == Mode::Directly);
    add(out(Mode::Directly), if by_rule { Topic::PhasedOutDirectly } else { Topic::PhasedOutByEffect });
    add(out(Mode::Until), Topic::PhasedOutUntilEvent);
    add(came(Mode::Directly), if by_rule { Topic::PhasedInDirectly } else { Topic::PhasedInByEffect });
    let on_time = cause == Cause::Consequence;
    add(came(Mode::Until), if on_time { Topic::PhasedInAfterEvent } else { Topic::PhasedInByEffect });
    add(by_rule && !phasing.out.is_empty() && !phasing.r#in.is_empty(), Topic::PhasingIsSimultaneous);
    add(out(Mode::Indirectly), Topic::PhasedOutIndirectly);
    add(phasing.out.iter().any(|one| one.both_ways), Topic::DirectlyAndIndirectly);
    add(came(Mode::Indirectly), Topic::PhasedInIndirectly);
    add(directly().any(|one| one.attached_to.is_some() || one.enchants.is_some()), Topic::ReturnsAttached);
    let lost = directly().any(|one| one.lost_host.is_some());
    let player_left = directly().any(|one| one.lost_player.is_some());
    add(lost || player_left, Topic::AuraReturnsWithoutHost);
    add(lost, Topic::EquipmentReturnsWithoutHost);
    add(!phasing.damage_erased.is_empty(), Topic::DamageClearedByPhasingOut);
    add(!phasing.effects_lost.is_empty(), Topic::LimitedEffectLost);
    add(!phasing.delayed_lost.is_empty(), Topic::DelayedTriggerLost);
    add(!phasing.as_though_haste.is_empty(), Topic::AttackAfterPhasingIn);
    add(by_rule, Topic::PhasingUsesNoStack);
    if topics.is_empty() {
        topics.push(Topic::PhasingIsStatic);
    }
    topics
}

/// How something is phased out, without with whom or until when.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Directly,
    Indirectly,
    Until,
}

impl Mode {
    const fn of(mode: PhasedOutMode) -> Self {
        match mode {
            PhasedOutMode::Directly => Self::Directly,
            PhasedOutMode::Indirectly { .. } => Self::Indirectly,
            PhasedOutMode::Until { .. } => Self::Until,
        }
    }
}

/// Every phasing event of the log, newest first.
fn newest_first(log: &[Entry]) -> impl Iterator<Item = &Phasing> {
    log.iter()
        .rev()
        .filter_map(|entry| if let Event::Phased(phasing) = &entry.event { Some(phasing) } else { None })
}

/// Whether something is phased out at the end of the log, as far as the log tells.
pub(super) fn is_out(object: ObjectId, log: &[Entry]) -> bool {
    let last = newest_first(log).find(|phasing| names(phasing, object));
    last.is_some_and(|phasing| phasing.out.iter().any(|one| one.permanent == object))
}

/// Whether something phased in during this stretch of the log.
pub(super) fn came_back(object: ObjectId, log: &[Entry]) -> bool {
    newest_first(log).any(|phasing| phasing.r#in.iter().any(|one| one.permanent == object))
}

/// Whether an attachment has phased in on its own since anybody last received priority, and not to a host that has left
/// play since.
pub(super) fn has_just_returned(attachment: ObjectId, log: &[Entry]) -> bool {
    let since_priority = log
        .iter()
        .rposition(|entry| matches!(entry.event, Event::PriorityGiven { .. }))
        .map_or(0, |at| at + 1);
    let recent = log.get(since_priority..).unwrap_or_default();
    newest_first(recent)
        .flat_map(|phasing| &phasing.r#in)
        .filter(|one| one.permanent == attachment && Mode::of(one.was) == Mode::Directly)
        .any(|one| !one.attached_to.is_some_and(|host| has_left(host, recent)))
}

/// Whether a permanent has left play in this stretch of the log.
fn has_left(object: ObjectId, log: &[Entry]) -> bool {
    log.iter().any(|entry| {
        if let Event::ZoneChanged { moves, .. } = &entry.event {
            moves.iter().any(|moved| moved.was == object)
        } else if let Event::StateBasedActions { actions } = &entry.event {
            actions.iter().filter_map(StateBasedAction::moved).any(|moved| moved.was == object)
        } else {
            false
        }
    })
}

/// The phasing event of which the next event of the log is a consequence, if it is of one.
pub(super) fn just_happened(log: &[Entry]) -> Option<&Phasing> {
    let cause = log
        .iter()
        .rev()
        .find(|entry| matches!(entry.event, Event::Phased(_)) || entry.cause != Cause::Consequence)?;
    if let Event::Phased(phasing) = &cause.event { Some(phasing) } else { None }
}

fn names(phasing: &Phasing, object: ObjectId) -> bool {
    phasing.out.iter().any(|one| one.permanent == object)
        || phasing.r#in.iter().any(|one| one.permanent == object)
}
