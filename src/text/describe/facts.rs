//! An event as its facts, each with what it is about: a new event does not compile without.

use super::{Sentence, entry as told, phasing, turn};
use crate::engine::{Entry, Event};
use crate::text::fact::{About, Fact};
use crate::text::voice::Scene;

/// The facts of an event, the one that matters most first.
pub(super) fn of(scene: &Scene<'_>, entry: &Entry) -> Vec<Fact> {
    match &entry.event {
        Event::Phased(phased) => phasing::facts(scene, entry, phased),
        Event::StepBegan { step, occurrence } => turn::step_facts(scene, *step, *occurrence),
        event => {
            let Sentence { main, details } = told(scene, entry);
            vec![Fact { about: about(event), main, more: details }]
        }
    }
}

/// What an event as a whole is about.
#[deny(clippy::wildcard_enum_match_arm)]
fn about(event: &Event) -> About {
    match event {
        Event::TurnBegan { .. } => About::Turn,
        Event::PhaseBegan { .. } => About::Phase,
        Event::StepBegan { .. } => About::Step,
        Event::StepSkipped { .. } | Event::PhaseSkipped { .. } | Event::SkipAdded { .. } => About::Skip,
        Event::ExtraTurnAdded { .. } | Event::StepsAdded { .. } => About::Addition,
        Event::PriorityGiven { .. } | Event::PriorityPassed { .. } => About::Priority,
        Event::Phased(_) => About::Phasing,
        Event::DayNightChecked { .. } | Event::DayNightChanged { .. } => About::DayNight,
        Event::UntapDetermined { .. } => About::UntapSet,
        Event::Untapped { .. } => About::Untap,
        Event::Tapped { .. } => About::Tap,
        Event::CardDrawn { .. } | Event::DrewFromEmptyLibrary { .. } => About::Draw,
        Event::Discarded { .. } | Event::DiscardChosen { .. } => About::Discard,
        Event::AttackersDeclared { .. } => About::Attackers,
        Event::BlockersDeclared { .. } => About::Blockers,
        Event::DamageAssigned { .. } => About::DamageAssigned,
        Event::CombatDamagePutOnStack { .. } => About::DamageOnStack,
        Event::DamageDealt { .. } => About::Damage,
        Event::DamagePrevented { .. } => About::Prevention,
        Event::CombatEnded { .. } | Event::RemovedFromCombat { .. } => About::CombatLeft,
        Event::DamageAndEffectsWoreOff { .. } => About::WearOff,
        Event::ManaEmptied { .. } | Event::ManaBurned { .. } => About::UnspentMana,
        Event::ManaAdded { .. } => About::Mana,
        Event::LandPlayed { .. } => About::Land,
        Event::SpellCast { .. } => About::Spell,
        Event::AbilityActivated { .. }
        | Event::AbilityTriggered { .. }
        | Event::TriggerPutOnStack { .. }
        | Event::TriggerRemoved { .. }
        | Event::DelayedTriggerCreated { .. } => About::Ability,
        Event::TriggersOrdered { .. } => About::Order,
        Event::ResolutionBegan { .. } | Event::ResolutionEnded { .. } => About::Resolution,
        Event::AllTargetsIllegal { .. } | Event::SpellCountered { .. } => About::Countered,
        Event::SpellCopied { .. } => About::Copy,
        Event::NothingHappened { .. } => About::Nothing,
        Event::ZoneChanged { .. } => About::ZoneChange,
        Event::TokensCreated { .. } => About::Tokens,
        Event::CountersPut { .. } | Event::CountersRemoved { .. } => About::Counters,
        Event::Attached { .. } | Event::Unattached { .. } => About::Attachment,
        Event::EffectBegan { .. } => About::EffectBegins,
        Event::EffectsEnded { .. } => About::EffectEnds,
        Event::Transformed { .. } | Event::FaceTurned { .. } => About::Face,
        Event::ControlChanged { .. } => About::Control,
        Event::LifeGained { .. } | Event::LifeLost { .. } | Event::PoisonAdded { .. } => About::Life,
        Event::LegendKept { .. } => About::Legend,
        Event::StateBasedActions { .. } => About::StateBased,
        Event::PlayersLeft(_) | Event::GameEnded { .. } => About::End,
    }
}
