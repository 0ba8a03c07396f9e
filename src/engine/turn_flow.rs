//! From step to step: what ends with a step or phase, what is skipped, what begins next (300 / 500).

use super::continuous::{Affects, Duration, EffectId};
use super::event::{Cause, EffectEnd, EffectLost, Event, SkipReason, UnspentPool};
use super::game::Game;
use super::next::Next;
use super::rule_point::{
    EndOfTurnEffects, FirstDraw, FirstStrikeSteps, NoAttackers, SkippedUntap, UnspentMana,
};
use super::step::{Occurrence, Phase, Skipped, Step};
use super::turn::Scheduled;

/// The step is over. In this order: creatures leave combat, effects of the step and phase end, mana goes; then the
/// next step. Nobody has priority, nothing is checked.
pub(super) fn end_step(game: &Game) -> Next {
    let happens = |event| Next::Happens(Cause::Turn, event);
    if game.turn.step == Step::EndOfCombat
        && let Some(combat) = &game.combat
        && combat.creatures().next().is_some()
    {
        return happens(Event::CombatEnded { creatures: combat.creatures().collect() });
    }
    if let Some(event) = ending_effects(game) {
        return happens(event);
    }
    let lost: Vec<UnspentPool> = game
        .apnap()
        .map(|player| UnspentPool { player, mana: game.mana_that_goes(player) })
        .filter(|pool| !pool.mana.is_empty())
        .collect();
    if !lost.is_empty() {
        match game.ruleset.unspent_mana {
            UnspentMana::EmptiesAtStepEnd => return happens(Event::ManaEmptied { lost }),
            UnspentMana::BurnsAtStepEnd => return happens(Event::ManaBurned { lost }),
            UnspentMana::BurnsAtPhaseEnd if phase_ends(game) => return happens(Event::ManaBurned { lost }),
            UnspentMana::EmptiesAtPhaseEnd if phase_ends(game) => {
                return happens(Event::ManaEmptied { lost });
            }
            UnspentMana::BurnsAtPhaseEnd | UnspentMana::EmptiesAtPhaseEnd => {}
        }
    }
    next_step(game)
}

/// What begins next: a turn, a phase or a step, or a step that is skipped.
pub(super) fn next_step(game: &Game) -> Next {
    let happens = |event| Next::Happens(Cause::Turn, event);
    if !game.turn.progress.turn_begun {
        let (player, number) = (game.turn.active, game.turn.number);
        let team = game.team_of(player).collect();
        return happens(Event::TurnBegan { player, team, number, extra: false });
    }
    let Some(scheduled) = game.turn.agenda.first() else {
        let number = game.turn.number.saturating_add(1);
        let extra = game.extra_turns.last().copied();
        let player = extra.unwrap_or_else(|| game.next_team(game.turn.regular));
        let team = game.team_of(player).collect();
        return happens(Event::TurnBegan { player, team, number, extra: extra.is_some() });
    };
    let phase = scheduled.step.phase();
    if scheduled.opens_phase && is_to_skip(game, Skipped::Phase(phase)) {
        let steps = game.turn.steps_of_next_phase().map(|scheduled| scheduled.step).collect();
        return happens(Event::PhaseSkipped { phase, steps });
    }
    if let Some(why) = skipped(game, scheduled) {
        return happens(Event::StepSkipped { step: scheduled.step, why });
    }
    if scheduled.opens_phase {
        return happens(Event::PhaseBegan { phase });
    }
    let strikes_first = game.ruleset.first_strike_steps == FirstStrikeSteps::TwoSteps
        && scheduled.step == Step::CombatDamage
        && scheduled.occurrence != Occurrence::AfterFirstStrike
        && !game.first_strikers().is_empty();
    let occurrence = if strikes_first { Occurrence::FirstStrike } else { scheduled.occurrence };
    happens(Event::StepBegan { step: scheduled.step, occurrence })
}

/// Whether an effect makes the active player skip this; what one member of a team is told to skip the whole team skips
/// (805.8).
fn is_to_skip(game: &Game, what: Skipped) -> bool {
    game.team_of(game.turn.active).any(|it| game.players[it].skips.contains(&what))
}

/// Why a scheduled step will not happen, if so. The first draw step is skipped where two sides play (103.8a–c).
fn skipped(game: &Game, scheduled: &Scheduled) -> Option<SkipReason> {
    let first_draw = game.ruleset.first_draw == FirstDraw::Skipped
        && scheduled.step == Step::Draw
        && game.turn.is_first
        && game.round_after(game.turn.active).count() == 2
        && scheduled.occurrence == Occurrence::Regular;
    let skipped_without_attackers = match game.ruleset.no_attackers {
        NoAttackers::BlocksAndDamage => matches!(scheduled.step, Step::DeclareBlockers | Step::CombatDamage),
        NoAttackers::RestOfCombat => {
            scheduled.step.phase() == Phase::Combat && scheduled.step > Step::DeclareAttackers
        }
    };
    let no_attackers =
        skipped_without_attackers && !game.combat.as_ref().is_some_and(|combat| combat.any_declared);
    let only_untapping =
        scheduled.step == Step::Untap && game.ruleset.skipped_untap == SkippedUntap::UntappingOnly;
    let by_effect = !only_untapping && is_to_skip(game, Skipped::Step(scheduled.step));
    if first_draw {
        Some(SkipReason::FirstTurnDraw)
    } else if no_attackers {
        Some(SkipReason::NoAttackers)
    } else {
        by_effect.then_some(SkipReason::Effect)
    }
}

/// Whether the phase ends with this step: the next step that happens, if any, opens another phase.
fn phase_ends(game: &Game) -> bool {
    let mut skips: Vec<Skipped> =
        game.team_of(game.turn.active).flat_map(|it| game.players[it].skips.iter().copied()).collect();
    let mut left = game.turn.agenda.iter().take_while(|scheduled| !scheduled.opens_phase);
    left.all(|scheduled| match skipped(game, scheduled) {
        Some(SkipReason::Effect) => {
            let used = skips.iter().position(|skip| *skip == Skipped::Step(scheduled.step));
            used.map(|at| skips.swap_remove(at)).is_some()
        }
        Some(SkipReason::FirstTurnDraw | SkipReason::NoAttackers) => true,
        None => false,
    })
}

fn ending_effects(game: &Game) -> Option<Event> {
    if game.turn.step == Step::End && game.ruleset.end_of_turn_effects == EndOfTurnEffects::AfterEndStep {
        let ending = game.effects.iter().filter(|effect| effect.duration == Duration::UntilEndOfTurn);
        let effects: Vec<EffectId> = ending.map(|effect| effect.id).collect();
        let why = EffectEnd::MomentReached;
        return (!effects.is_empty()).then_some(Event::EffectsEnded { effects, lost: Vec::new(), why });
    }
    if game.turn.step == Step::Untap {
        let effects: Vec<EffectId> = game
            .effects
            .iter()
            .filter(|effect| match effect.duration {
                Duration::NextUntapStep { player: Some(player) } => game.is_active(player),
                _ => false,
            })
            .map(|effect| effect.id)
            .collect();
        let lost = tapped_down_until_now(game);
        let any = !effects.is_empty() || !lost.is_empty();
        return any.then_some(Event::EffectsEnded { effects, lost, why: EffectEnd::UntapStepOver });
    }
    if game.turn.phase() == Phase::Combat && phase_ends(game) {
        let ending = game.effects.iter().filter(|effect| effect.duration == Duration::UntilEndOfCombat);
        let effects: Vec<EffectId> = ending.map(|effect| effect.id).collect();
        let why = EffectEnd::CombatEnded;
        return (!effects.is_empty()).then_some(Event::EffectsEnded { effects, lost: Vec::new(), why });
    }
    None
}

/// "Doesn't untap during its controller's next untap step": over for whatever the active player controls, even if it
/// was untapped or phased out in this step.
fn tapped_down_until_now(game: &Game) -> Vec<EffectLost> {
    let mut lost = Vec::new();
    for effect in
        game.effects.iter().filter(|effect| effect.duration == Duration::NextUntapStep { player: None })
    {
        let Affects::Objects(objects) = &effect.affects else { continue };
        for object in objects {
            let permanent = game.battlefield.get_including_phased_out(*object);
            if permanent.is_none_or(|permanent| game.is_active(permanent.controller_out())) {
                lost.push(EffectLost { effect: effect.id, permanent: *object });
            }
        }
    }
    lost
}
