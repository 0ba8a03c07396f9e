//! What else is worth reading: topics that no event is about by itself, beside the events that lead to them.

use super::topic::Topic;

/// Topics, and what to read beside them.
const RELATED: &[(&[Topic], &[Topic])] = &[
    (&[Topic::TurnBegan], &[Topic::EmptyPhase]),
    (
        &[Topic::PhasedOutDirectly],
        &[
            Topic::PhasingIsStatic,
            Topic::PhasingBeforeUntap,
            Topic::IgnoredWhilePhasedOut,
            Topic::PhasedOutZoneReference,
            Topic::RedundantInstances,
        ],
    ),
    (&[Topic::PhasedOutByEffect, Topic::PhasedOutUntilEvent], &[Topic::IgnoredWhilePhasedOut]),
    (
        &[Topic::PhasedInDirectly, Topic::PhasedInByEffect, Topic::PhasedInAfterEvent],
        &[
            Topic::SamePermanent,
            Topic::MemoryKept,
            Topic::NoEnterOrLeaveTriggers,
            Topic::TimestampsKept,
            Topic::ReturnsUnderAnotherController,
            Topic::AttackAfterPhasingIn,
            Topic::DamageClearedByPhasingOut,
        ],
    ),
    (&[Topic::PhasedOutIndirectly], &[Topic::PhasedInIndirectly]),
    (&[Topic::MemoryKept], &[Topic::MemoryExample]),
    (&[Topic::LimitedEffectLost, Topic::DelayedTriggerLost], &[Topic::UnlimitedEffectPersists]),
    (&[Topic::AttackAfterPhasingIn], &[Topic::AttackInTurnOfArrival, Topic::AttackUntilControlChanges]),
    (&[Topic::AuraReturnsWithoutHost, Topic::TimestampsKept], &[Topic::PhasingReferences]),
    (
        &[Topic::DayToNight, Topic::NightToDay, Topic::NeitherDayNorNight, Topic::DayNightUnchanged],
        &[Topic::DayNightReference],
    ),
    (&[Topic::UntapSetDetermined], &[Topic::PhasingBeforeUntap, Topic::NoPriorityInUntap]),
    (&[Topic::AttackersChosen], &[Topic::AttackTarget]),
    (&[Topic::BlockedAttackerDamage, Topic::StaysBlocked], &[Topic::BlockedSparesPlayer]),
    (&[Topic::BlockedSparesPlayer, Topic::RemovedFromCombat], &[Topic::EvenWithoutBlockers]),
    (&[Topic::BlockerDamage], &[Topic::TappedBlockerDeals]),
    (&[Topic::DamagePutOnStack], &[Topic::SourceGone, Topic::RecipientGone]),
    (&[Topic::TriggerHeld, Topic::PhasingTriggerHeld], &[Topic::NoPriorityInUntap]),
];

/// What else to read beside some topics, in order, without those topics themselves.
#[must_use]
pub fn further(topics: &[Topic]) -> Vec<Topic> {
    let mut found: Vec<Topic> = Vec::new();
    for (about, more) in RELATED {
        if about.iter().any(|topic| topics.contains(topic)) {
            for topic in *more {
                if !topics.contains(topic) && !found.contains(topic) {
                    found.push(*topic);
                }
            }
        }
    }
    found
}
