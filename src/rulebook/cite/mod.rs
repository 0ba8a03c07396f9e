//! From what happened to what the rulebook says about it. A new event or refusal without a citation does not compile.

#![deny(clippy::wildcard_enum_match_arm)]

mod belief;
mod combat;
mod phasing;
mod refusal;
mod stack;
mod turn;

use super::topic::Topic;
use crate::engine::{Cause, DiscardReason, Entry, Event, GameResult};

pub use belief::settling;
pub use refusal::cite_refusal;

/// The topics of an entry of the log, the one that matters most first; never none.
///
/// `before` is the log up to the entry. Some events are explained by what led to them, such as an Aura that goes to
/// the graveyard because it phased in without its host; with an empty log the answer is the general one.
#[must_use]
pub fn cite(entry: &Entry, before: &[Entry]) -> Vec<Topic> {
    let by_rule = entry.cause == Cause::TurnBasedAction;
    match &entry.event {
        Event::TurnBegan { team, extra, .. } => turn::began(team.len() > 1, *extra),
        Event::PhaseBegan { phase } => turn::phase_began(*phase, entry.at.occurrence),
        Event::StepBegan { step, occurrence } => turn::step(*step, *occurrence),
        Event::StepSkipped { step, why } => turn::skipped(*step, *why),
        Event::PhaseSkipped { phase, .. } => turn::phase_skipped(*phase),
        Event::PriorityGiven { .. } => {
            turn::priority(entry.at.step, combat::damage_is_on_stack(entry, before))
        }
        Event::PriorityPassed { .. } => vec![Topic::PriorityPassed],
        Event::Phased(phasing) => phasing::phased(phasing, entry.cause),
        Event::DayNightChecked { outcome, spells } => turn::day_night(*outcome, spells.len() > 1),
        Event::UntapDetermined { staying, .. } => turn::untap_determined(staying),
        Event::Untapped { .. } if by_rule => vec![Topic::PermanentsUntap, Topic::UntapUsesNoStack],
        Event::Untapped { .. } | Event::Tapped { .. } => vec![Topic::TappedOrUntappedByEffect],
        Event::CardDrawn { .. } if by_rule => vec![Topic::CardDrawn],
        Event::CardDrawn { .. } => vec![Topic::DrawnByEffect],
        Event::DrewFromEmptyLibrary { .. } => vec![Topic::EmptyLibrary],
        Event::AttackersDeclared { attackers, tapping, .. } => {
            combat::attackers(attackers.len(), tapping.len())
        }
        Event::BlockersDeclared { blocks, .. } => combat::blockers(blocks),
        Event::DamageAssigned { player, assignments } => {
            combat::damage_assigned(*player == entry.at.active, assignments)
        }
        Event::CombatDamagePutOnStack { .. } => vec![Topic::DamagePutOnStack, Topic::DamageFixed],
        Event::DamageDealt { dealt, undealt, combat } => {
            combat::damage_dealt(dealt, undealt, *combat, before)
        }
        Event::CombatEnded { .. } => vec![Topic::CreaturesLeaveCombat],
        Event::Discarded { why: DiscardReason::HandSize, .. } => vec![Topic::DiscardToHandSize],
        Event::Discarded { why: DiscardReason::Effect, .. } | Event::DiscardChosen { .. } => {
            vec![Topic::DiscardedByEffect]
        }
        Event::DamageAndEffectsWoreOff { effects, .. } => turn::wore_off(effects),
        Event::ManaEmptied { .. } => vec![Topic::ManaEmptied],
        Event::ManaBurned { .. } => vec![Topic::ManaBurn],
        Event::LandPlayed { .. } => turn::land(entry.at.step),
        Event::SpellCast { .. } => vec![Topic::SpellCast],
        Event::AbilityActivated { .. } => vec![Topic::AbilityActivated],
        Event::ManaAdded { ability, .. } => vec![stack::mana(ability.is_some())],
        Event::TriggersOrdered { .. } => vec![Topic::TriggersOrdered],
        Event::LegendKept { .. } => vec![Topic::LegendRule],
        Event::AbilityTriggered { trigger, held } => stack::triggered(trigger.by_phasing, *held),
        Event::TriggerPutOnStack { .. } => stack::trigger_on_stack(entry.at.step),
        Event::TriggerRemoved { .. } => vec![Topic::TriggerWithoutTarget],
        Event::ResolutionBegan { item, illegal } => stack::resolution(*item, illegal, before),
        Event::ResolutionEnded { item, outcome } => stack::resolved(*item, outcome, before),
        Event::AllTargetsIllegal { targets, .. } => stack::all_illegal(targets, before),
        Event::SpellCountered { .. } => vec![Topic::SpellCountered],
        Event::SpellCopied { .. } => vec![Topic::SpellCopied],
        Event::NothingHappened { why } => stack::nothing(*why),
        Event::ZoneChanged { .. } => vec![Topic::ZoneChanged],
        Event::TokensCreated { .. } => vec![Topic::TokensCreated],
        Event::CountersPut { .. } | Event::CountersRemoved { .. } => vec![Topic::CountersChanged],
        Event::Attached { .. } => vec![Topic::BecameAttached],
        Event::Unattached { .. } => vec![Topic::BecameUnattached],
        Event::EffectBegan { effect } if effect.copies.is_some() => {
            vec![Topic::BecameCopy, Topic::EffectBegan]
        }
        Event::EffectBegan { .. } => vec![Topic::EffectBegan],
        Event::EffectsEnded { why, .. } => vec![stack::effects_ended(*why, before)],
        Event::DamagePrevented { .. } => vec![Topic::DamagePrevented],
        Event::DelayedTriggerCreated { .. } => vec![Topic::DelayedTriggerCreated],
        Event::ControlChanged { changes } => stack::control_changed(changes),
        Event::RemovedFromCombat { .. } => vec![Topic::RemovedFromCombat],
        Event::LifeGained { .. } => vec![Topic::LifeGained],
        Event::PoisonAdded { .. } => vec![Topic::PoisonAdded],
        Event::LifeLost { .. } => vec![Topic::LifeLost],
        Event::Transformed { .. } => vec![Topic::Transformed],
        Event::FaceTurned { .. } => vec![Topic::FaceTurned],
        Event::DayNightChanged { .. } if entry.cause == Cause::Consequence => {
            vec![Topic::DayNightByPermanent]
        }
        Event::DayNightChanged { .. } => vec![Topic::DayNightSet],
        Event::SkipAdded { .. } => vec![Topic::SkipToCome],
        Event::ExtraTurnAdded { .. } => vec![Topic::ExtraTurn],
        Event::StepsAdded { .. } => vec![Topic::ExtraStep],
        Event::StateBasedActions { actions } => stack::state_based(actions, before),
        Event::PlayersLeft(_) => vec![Topic::PlayerLeft],
        Event::GameEnded { result: GameResult::Won { .. } } => vec![Topic::GameWon],
        Event::GameEnded { result: GameResult::Draw } => vec![Topic::GameDrawn],
    }
}
