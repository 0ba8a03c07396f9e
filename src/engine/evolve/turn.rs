//! How the turn's own events change the state.

use crate::engine::combat::Combat;
use crate::engine::event::{Event, SkipReason};
use crate::engine::game::{Game, Player, Priority};
use crate::engine::object::Permanent;
use crate::engine::player::PlayerId;
use crate::engine::rule_point::{CleanupRepeats, SkippedUntap};
use crate::engine::step::{Occurrence, Phase, Skipped, Step};
use crate::engine::turn::{PastTurn, Progress, Scheduled, Turn};

impl Game {
    pub(super) fn evolve_turn(&mut self, event: &Event) {
        match event {
            Event::TurnBegan { player, number, extra, .. } => self.begin_turn(*player, *number, *extra),
            Event::PhaseBegan { phase } => self.begin_phase(*phase),
            Event::StepBegan { step, occurrence } => self.begin_step(*step, *occurrence),
            Event::StepSkipped { step, why } => self.skip_step(*step, *why),
            Event::PriorityGiven { to } => self.give_priority(*to),
            Event::PriorityPassed { by } => self.pass_priority(*by),
            Event::PhaseSkipped { phase, .. } => self.skip_phase(*phase),
            Event::SkipAdded { players, what } => {
                players.iter().for_each(|player| self.players[*player].skips.push(*what));
            }
            Event::ExtraTurnAdded { player } => self.extra_turns.push(*player),
            Event::StepsAdded { steps, after, apart } => {
                self.add_steps(steps, *after, *apart);
            }
            _ => {}
        }
    }

    fn begin_turn(&mut self, player: PlayerId, number: u32, extra: bool) {
        if self.turn.progress.turn_begun {
            let mut spells = crate::engine::PerPlayer::default();
            for seat in self.seats.clone() {
                spells[seat] = self.players[seat].spells_cast;
                self.players[seat].spells_cast = 0;
                self.players[seat].land_played = None;
            }
            self.turn.previous = Some(PastTurn { active: self.turn.active, spells });
            self.turn.is_first = false;
            self.turn.agenda = Turn::regular_agenda(Step::Untap);
        }
        let player = self.head_of(player);
        if extra {
            self.extra_turns.pop();
        } else {
            self.pass_over_until(player);
            self.turn.regular = player;
        }
        self.turn.number = number;
        self.turn.active = player;
        self.turn.step = Step::Untap;
        self.turn.occurrence = Occurrence::Regular;
        self.turn.progress = Progress { turn_begun: true, ..Progress::default() };
        self.each_active(|member| member.last_turn = Some(number));
        self.forget_what_is_gone();
        self.priority = Priority::Nobody;
        let is_news = |it: &Permanent| {
            !it.used_this_turn.is_empty() || it.controller_at_turn_start != Some(it.controller)
        };
        for permanent in self.battlefield.each_mut_if(is_news) {
            permanent.used_this_turn.clear();
            permanent.controller_at_turn_start = Some(permanent.controller);
        }
    }

    /// What has left is known no longer than somebody may ask: a delayed ability or an effect still does (113.7a).
    fn forget_what_is_gone(&mut self) {
        let (delayed, effects) = (&self.delayed, &self.effects);
        self.last_known.retain(|id, _| {
            delayed.iter().any(|it| it.source == *id || it.about == Some(*id))
                || effects.iter().any(|it| it.source == *id)
        });
    }

    /// 702.26n, 800.4m: those between this turn and the last regular one have left; their turns would have begun.
    fn pass_over_until(&mut self, player: PlayerId) {
        let passed: Vec<PlayerId> =
            self.round_after(self.turn.regular).take_while(|head| *head != player).collect();
        for head in passed.into_iter().filter(|_| self.turn.progress.turn_begun) {
            self.players[head].was_passed_over = true;
        }
    }

    fn each_active(&mut self, change: impl FnMut(&mut Player)) {
        self.each_of_team(self.turn.active, change);
    }

    fn begin_phase(&mut self, phase: Phase) {
        if let Some(scheduled) = self.turn.agenda.first_mut() {
            scheduled.opens_phase = false;
        }
        self.combat = (phase == Phase::Combat).then(Combat::default);
    }

    fn begin_step(&mut self, step: Step, occurrence: Occurrence) {
        if !self.turn.agenda.is_empty() {
            self.turn.agenda.remove(0);
        }
        self.turn.step = step;
        self.turn.occurrence = occurrence;
        self.turn.progress = Progress {
            turn_begun: true,
            step_begun: true,
            untap_skipped: step == Step::Untap && self.untapping_is_skipped(),
            ..Progress::default()
        };
        self.priority = Priority::Nobody;
        if step == Step::CombatDamage {
            self.begin_damage_step(occurrence);
        }
    }

    /// Only somebody who believes that skipping the untap step skips the untapping alone gets here with a skip.
    fn untapping_is_skipped(&mut self) -> bool {
        self.ruleset.skipped_untap == SkippedUntap::UntappingOnly
            && self.use_up_skip(Skipped::Step(Step::Untap))
    }

    /// One skip of the active player's or of a member of the active team counts for all of them (805.8).
    fn use_up_skip(&mut self, what: Skipped) -> bool {
        let members: Vec<PlayerId> = self.team_of(self.turn.active).collect();
        members.into_iter().any(|member| {
            let skips = &mut self.players[member].skips;
            let used = skips.iter().position(|skip| *skip == what);
            used.map(|at| skips.remove(at)).is_some()
        })
    }

    /// 502.2, 502.28 / 510.4: who strikes first is fixed as the first of the two steps begins.
    fn begin_damage_step(&mut self, occurrence: Occurrence) {
        let striking = if occurrence == Occurrence::FirstStrike { self.first_strikers() } else { Vec::new() };
        if occurrence == Occurrence::FirstStrike {
            let second = Occurrence::AfterFirstStrike;
            let step = Step::CombatDamage;
            self.turn.agenda.insert(0, Scheduled { step, occurrence: second, opens_phase: false });
        }
        if let Some(combat) = &mut self.combat {
            combat.assigned = crate::engine::PerPlayer::default();
            if occurrence == Occurrence::FirstStrike {
                combat.struck_first = striking;
            }
        }
    }

    /// 300.9, 419.6f / 500.11, 614.10. The phase that the skipped step would have opened opens with the next one.
    fn skip_step(&mut self, step: Step, why: SkipReason) {
        if !self.turn.agenda.is_empty() {
            let skipped = self.turn.agenda.remove(0);
            if let Some(next) = self.turn.agenda.first_mut()
                && next.step.phase() == skipped.step.phase()
            {
                next.opens_phase |= skipped.opens_phase;
            }
        }
        if why == SkipReason::Effect {
            self.use_up_skip(Skipped::Step(step));
        }
    }

    /// 300.9, 419.6f / 500.11, 614.10: none of its steps takes place, and what would skip one of them waits on.
    fn skip_phase(&mut self, phase: Phase) {
        let steps = self.turn.steps_of_next_phase().count();
        self.turn.agenda.drain(..steps);
        self.use_up_skip(Skipped::Phase(phase));
    }

    fn give_priority(&mut self, to: PlayerId) {
        let first_time = !self.turn.progress.had_priority;
        self.priority = Priority::Held { by: to, passes: 0 };
        self.turn.progress.had_priority = true;
        self.forget_deathtouch();
        let again = self.ruleset.cleanup_repeats != CleanupRepeats::PriorityOnly;
        if first_time && again && self.turn.step == Step::Cleanup {
            let occurrence = Occurrence::RepeatedCleanup;
            self.turn.agenda.insert(0, Scheduled { step: Step::Cleanup, occurrence, opens_phase: false });
        }
    }

    fn pass_priority(&mut self, by: PlayerId) {
        let passes = self.passes().saturating_add(1);
        self.priority = if usize::from(passes) >= self.teams().count() {
            Priority::AllPassed
        } else {
            Priority::Held { by: self.next_team(by), passes }
        };
    }

    /// 300.7–8 / 500.8–9: directly after the current phase or step, newest first. Every main phase after the first of the
    /// turn is a postcombat one (505.1a).
    fn add_steps(&mut self, steps: &[Step], after: Step, apart: bool) {
        let at = if apart { self.turn.next_phase_index() } else { 0 };
        if steps.contains(&Step::PrecombatMain) {
            let no_longer_first = |it: &&mut Scheduled| it.step == Step::PrecombatMain;
            for main in self.turn.agenda.iter_mut().filter(no_longer_first) {
                main.step = Step::PostcombatMain;
            }
        }
        let added = steps.iter().enumerate().map(|(index, step)| Scheduled {
            step: *step,
            occurrence: Occurrence::Extra,
            opens_phase: index == 0 && (apart || step.phase() != after.phase()),
        });
        self.turn.agenda.splice(at..at, added);
    }
}
