//! The facts of each event, gathered once for all languages.

mod combat;
mod effect;
mod facts;
mod objects;
mod phasing;
mod players;
mod stack;
mod turn;

use super::fact::Fact;
use super::voice::Scene;
use crate::engine::{ContinuousEffect, Entry, Event};

/// An event fact by fact.
pub(super) fn facts(scene: &Scene<'_>, entry: &Entry) -> Vec<Fact> {
    facts::of(scene, entry)
}

/// What an event was, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence {
    /// What happened, in one sentence.
    pub main: String,
    /// The particulars, one fact each.
    pub details: Vec<String>,
}

impl Sentence {
    fn of(main: impl Into<String>) -> Self {
        Self { main: main.into(), details: Vec::new() }
    }

    fn and(mut self, detail: impl Into<String>) -> Self {
        self.details.push(detail.into());
        self
    }

    fn and_all(mut self, details: impl IntoIterator<Item = String>) -> Self {
        self.details.extend(details);
        self
    }

    /// If there is only one fact, it is the sentence; else the facts stand under a sentence of their own.
    fn gathered(main: impl Into<String>, mut facts: Vec<String>) -> Self {
        if facts.len() == 1 { Self::of(facts.remove(0)) } else { Self { main: main.into(), details: facts } }
    }
}

/// What an effect does, as long as it lasts.
pub(super) fn in_force(scene: &Scene<'_>, effect: &ContinuousEffect) -> String {
    effect::began(scene, effect).main
}

/// Every event has its words here: a new one does not compile without.
#[deny(clippy::wildcard_enum_match_arm)]
pub(super) fn entry(scene: &Scene<'_>, entry: &Entry) -> Sentence {
    match &entry.event {
        Event::TurnBegan { player, team, number, extra } => {
            turn::turn_began(scene, *player, team, *number, *extra)
        }
        Event::PhaseBegan { phase } => Sentence::of(scene.tongue.phase_began(*phase)),
        Event::StepBegan { step, occurrence } => turn::step_began(scene, *step, *occurrence),
        Event::PhaseSkipped { phase, .. } => turn::phase_skipped(scene, entry.at.active, *phase),
        Event::StepSkipped { step, why } => turn::step_skipped(scene, entry.at.active, *step, *why),
        Event::PriorityGiven { to } => turn::priority_given(scene, *to),
        Event::PriorityPassed { by } => turn::priority_passed(scene, *by),
        Event::Phased(phasing) => phasing::phased(scene, entry, phasing),
        Event::DayNightChecked { outcome, spells } => turn::day_night_checked(scene, *outcome, spells),
        Event::UntapDetermined { untapping, staying } => {
            turn::untap_determined(scene, entry.at.active, untapping, staying)
        }
        Event::Untapped { permanents } => turn::untapped(scene, permanents),
        Event::Tapped { permanents } => turn::tapped(scene, permanents),
        Event::CardDrawn { player, card } => {
            Sentence::of(scene.tongue.draws(scene.who(*player), &scene.name(*card)))
        }
        Event::DrewFromEmptyLibrary { player } => {
            Sentence::of(scene.tongue.draws_from_nothing(scene.who(*player)))
                .and(scene.tongue.loses_at_next_check())
        }
        Event::AttackersDeclared { player, attackers, defenders, tapping } => {
            combat::attackers(scene, *player, attackers, defenders, tapping)
        }
        Event::BlockersDeclared { player, blocks, unblocked, .. } => {
            combat::blockers(scene, *player, blocks, unblocked)
        }
        Event::DamageAssigned { player, assignments } => combat::assigned(scene, *player, assignments),
        Event::CombatDamagePutOnStack { .. } => {
            Sentence::of(scene.tongue.damage_on_stack()).and(scene.tongue.damage_can_be_answered())
        }
        Event::DamageDealt { dealt, undealt, combat } => combat::dealt(scene, dealt, undealt, *combat),
        Event::CombatEnded { creatures } => combat::ended(scene, creatures),
        Event::Discarded { discards, why } => players::discarded(scene, discards, *why),
        Event::DiscardChosen { player, cards } => {
            let cards = scene.things(cards.iter().copied());
            Sentence::of(scene.tongue.chooses_to_discard(scene.who(*player), &cards))
        }
        Event::DamageAndEffectsWoreOff { damage, effects } => turn::wore_off(scene, damage, effects),
        Event::ManaEmptied { lost } => turn::mana_emptied(scene, lost),
        Event::ManaBurned { lost } => turn::mana_burned(scene, lost),
        Event::LandPlayed { player, entering } => stack::land_played(scene, *player, entering),
        Event::SpellCast { player, card, item, paid } => stack::cast(scene, *player, *card, item, paid),
        Event::AbilityActivated { player, item, paid, tapped, sacrificed, .. } => {
            stack::activated(scene, *player, (item, paid), *tapped, *sacrificed)
        }
        Event::ManaAdded { player, mana, source, tapped, sacrificed, .. } => {
            stack::mana_added(scene, *player, (mana, *source), *tapped, *sacrificed)
        }
        Event::TriggersOrdered { player, order } => stack::ordered(scene, *player, order),
        Event::LegendKept { player, legend } => {
            Sentence::of(scene.tongue.keeps_legend(scene.who(*player), &scene.name(*legend)))
        }
        Event::AbilityTriggered { trigger, held } => stack::triggered(scene, trigger, *held),
        Event::TriggerPutOnStack { item, .. } => stack::trigger_stacked(scene, item),
        Event::TriggerRemoved { trigger, why: crate::engine::TriggerRemoval::NoLegalTarget } => {
            Sentence::of(scene.tongue.trigger_without_target(&scene.name(trigger.source)))
        }
        Event::ResolutionBegan { item, illegal } => stack::resolution_began(scene, *item, illegal),
        Event::ResolutionEnded { item, outcome } => stack::resolution_ended(scene, *item, outcome),
        Event::AllTargetsIllegal { item, targets, to } => {
            stack::all_targets_illegal(scene, *item, targets, *to)
        }
        Event::SpellCountered { item, to } => stack::countered(scene, *item, *to),
        Event::SpellCopied { item } => Sentence::of(scene.tongue.copied(&scene.name(item.id)))
            .and(scene.tongue.copy_is_not_cast(scene.era)),
        Event::NothingHappened { why } => stack::nothing(scene, *why),
        Event::ZoneChanged { moves, why } => objects::moved(scene, entry.cause, moves, *why),
        Event::TokensCreated { tokens } => objects::tokens(scene, tokens),
        Event::CountersPut { counter, count, on } => objects::counters_put(scene, counter, *count, on),
        Event::CountersRemoved { counter, count, from } => {
            objects::counters_removed(scene, counter, *count, from)
        }
        Event::Attached { attachment, host } => {
            Sentence::of(scene.tongue.attaches(&scene.name(*attachment), &scene.name(*host)))
        }
        Event::Unattached { attachment } => Sentence::of(scene.tongue.unattaches(&scene.name(*attachment))),
        Event::EffectBegan { effect } => effect::began(scene, effect),
        Event::EffectsEnded { effects, lost, why } => effect::ended(scene, effects, lost, *why),
        Event::DamagePrevented { prevented } => combat::prevented(scene, prevented),
        Event::DelayedTriggerCreated { delayed } => effect::delayed(scene, delayed),
        Event::FaceTurned { permanents, up } => objects::face_turned(scene, permanents, *up),
        Event::Transformed { permanents } => objects::transformed(scene, permanents),
        Event::ControlChanged { changes } => objects::control(scene, changes),
        Event::RemovedFromCombat { creatures, why } => combat::removed(scene, creatures, *why),
        Event::LifeGained { players, amount } => players::gained(scene, players, *amount),
        Event::PoisonAdded { players, amount } => players::poisoned(scene, players, *amount),
        Event::LifeLost { players, amount } => players::lost(scene, players, *amount),
        Event::DayNightChanged { to, .. } => Sentence::of(scene.tongue.becomes(*to)),
        Event::SkipAdded { players, what } => players::will_skip(scene, players, *what),
        Event::ExtraTurnAdded { player } => Sentence::of(scene.tongue.extra_turn_added(scene.who(*player))),
        Event::StepsAdded { steps, after, .. } => turn::steps_added(scene, steps, *after),
        Event::StateBasedActions { actions } => objects::state_based(scene, actions),
        Event::PlayersLeft(leaving) => players::left(scene, leaving),
        Event::GameEnded { result } => players::ended(scene, *result),
    }
}
