//! What the rulebook says of a single fact of an event.

use crate::engine::{Edition, Event, Step};
use crate::locale::Locale;
use crate::rulebook::{self, ShownSentence, Topic};
use crate::text::About;

/// The topics of a fact; `cited`: those of its event.
pub(super) fn of(about: About, event: &Event, cited: &[Topic]) -> Vec<Topic> {
    let those = |wanted: fn(Topic) -> bool| cited.iter().copied().filter(|topic| wanted(*topic)).collect();
    match (about, event) {
        (About::Priority, Event::StepBegan { step: Step::Cleanup, .. }) => vec![Topic::NoPriorityInCleanup],
        (About::Priority, Event::StepBegan { .. }) => vec![Topic::NoPriorityInUntap],
        (About::Place, _) => vec![Topic::SamePermanent, Topic::PhasedOutZoneReference],
        (About::MarkedDamage, _) => vec![Topic::DamageClearedByPhasingOut],
        (About::LimitedEffects, _) => vec![Topic::LimitedEffectLost],
        (About::DelayedAbilities, _) => vec![Topic::DelayedTriggerLost],
        (About::AttackAtOnce, _) => vec![Topic::AttackAfterPhasingIn],
        (About::Memory, _) => vec![Topic::MemoryKept],
        (About::Staying, _) => vec![Topic::PhasedOutDirectly],
        (About::Along, _) => those(is_along),
        (About::Return, _) => those(is_return),
        (About::Phasing, Event::Phased(_)) => {
            those(|topic| !is_along(topic) && !is_return(topic) && !is_of_another_fact(topic))
        }
        _ => cited.to_vec(),
    }
}

const fn is_along(topic: Topic) -> bool {
    matches!(
        topic,
        Topic::PhasedOutIndirectly
            | Topic::PhasedInIndirectly
            | Topic::DirectlyAndIndirectly
            | Topic::PhasedOutUntilEvent
    )
}

const fn is_return(topic: Topic) -> bool {
    matches!(
        topic,
        Topic::ReturnsAttached | Topic::AuraReturnsWithoutHost | Topic::EquipmentReturnsWithoutHost
    )
}

const fn is_of_another_fact(topic: Topic) -> bool {
    matches!(
        topic,
        Topic::DamageClearedByPhasingOut
            | Topic::LimitedEffectLost
            | Topic::DelayedTriggerLost
            | Topic::AttackAfterPhasingIn
    )
}

/// Why an edition lacks what these topics are about: our own sentence where it says something else than the other edition
/// and the texts have nothing to quote.
pub(super) fn lacking(topics: &[Topic], edition: Edition, locale: Locale) -> Option<ShownSentence> {
    let silent = topics.iter().copied().filter(|topic| rulebook::citations(*topic, edition).is_empty());
    rulebook::contrast(&silent.collect::<Vec<_>>(), edition, locale)
}
