//! The fold: how each event changes the state. Nothing else mutates a game.

mod combat;
mod leaving;
mod reach;
mod stack;
mod turn;
mod zones;

use crate::engine::continuous::{Affects, ContinuousEffect, EffectId};
use crate::engine::event::{Cause, EffectLost, Entry, Event, Phasing};
use crate::engine::game::{Game, Player, Priority, Resolving};
use crate::engine::object::{ControlOut, ObjectId};
use crate::engine::phasing::{PhaseStatus, PhasedOut};
use crate::engine::player::PlayerId;
use crate::engine::rule_point::{CombatDamageTiming, PhasedInMemory, PhasedInPermission};
use crate::engine::stack::StackKind;
use crate::engine::state_based::StateBasedAction;
use crate::engine::static_sources::StaticSources;
use crate::engine::step::Step;
use reach::Reach;

impl Game {
    /// Applies one event of the log. A game before its first event, evolved by every entry in order, is the game.
    pub fn evolve(&mut self, entry: &Entry) {
        self.next_seq = entry.seq.saturating_add(1);
        self.evolve_resolution(entry);
        match &entry.event {
            Event::TurnBegan { .. }
            | Event::PhaseBegan { .. }
            | Event::StepBegan { .. }
            | Event::StepSkipped { .. }
            | Event::PhaseSkipped { .. }
            | Event::PriorityGiven { .. }
            | Event::PriorityPassed { .. }
            | Event::SkipAdded { .. }
            | Event::ExtraTurnAdded { .. }
            | Event::StepsAdded { .. } => self.evolve_turn(&entry.event),
            Event::LandPlayed { .. }
            | Event::SpellCast { .. }
            | Event::AbilityActivated { .. }
            | Event::ManaAdded { .. }
            | Event::TriggersOrdered { .. }
            | Event::AbilityTriggered { .. }
            | Event::TriggerPutOnStack { .. }
            | Event::TriggerRemoved { .. }
            | Event::ResolutionBegan { .. }
            | Event::ResolutionEnded { .. }
            | Event::AllTargetsIllegal { .. }
            | Event::SpellCountered { .. }
            | Event::SpellCopied { .. }
            | Event::CombatDamagePutOnStack { .. } => self.evolve_stack(&entry.event),
            Event::ZoneChanged { .. }
            | Event::TokensCreated { .. }
            | Event::CardDrawn { .. }
            | Event::Discarded { .. }
            | Event::DiscardChosen { .. } => self.evolve_zones(&entry.event),
            event => self.evolve_rest(event),
        }
        if Reach::of(&entry.event).touches(self) {
            self.refresh_characteristics();
            self.note_control_out();
        }
        self.settled = match &entry.event {
            Event::PriorityGiven { .. } => true,
            event => self.settled && reach::calls_for_no_check(event),
        };
    }

    /// An event of a resolving instruction: the next one is the instruction after it.
    fn evolve_resolution(&mut self, entry: &Entry) {
        if let Cause::Resolution { item, instruction } = entry.cause
            && let Some(resolving) = &mut self.resolving
            && resolving.item == item
        {
            resolving.next = instruction.saturating_add(1);
            resolving.discarding.clear();
        }
    }

    fn evolve_rest(&mut self, event: &Event) {
        match event {
            Event::Phased(phasing) => self.evolve_phasing(phasing),
            Event::DayNightChecked { outcome, .. } => {
                self.day_night = outcome.after(self.day_night);
                self.turn.progress.day_night_checked = true;
            }
            Event::DayNightChanged { to, .. } => self.day_night = *to,
            Event::UntapDetermined { untapping, .. } => {
                self.turn.progress.untapping = Some(untapping.clone())
            }
            Event::Untapped { permanents } => {
                self.set_tapped(permanents, false);
                self.turn.progress.untapped = true;
            }
            Event::Tapped { permanents } => self.set_tapped(permanents, true),
            Event::DrewFromEmptyLibrary { player } => {
                self.players[*player].drew_from_empty_library = true;
                self.turn.progress.drew.push(*player);
            }
            Event::AttackersDeclared { .. } | Event::BlockersDeclared { .. } => {
                self.evolve_declaration(event)
            }
            Event::DamageAssigned { player, assignments } => {
                if let Some(combat) = &mut self.combat {
                    combat.assigned[*player] = Some(assignments.clone());
                }
            }
            Event::DamageDealt { dealt, combat, .. } => self.evolve_damage(dealt, *combat),
            Event::DamagePrevented { prevented } => self.evolve_prevention(prevented),
            Event::CombatEnded { .. } => self.combat = None,
            Event::RemovedFromCombat { creatures, .. } => self.leave_combat(creatures),
            Event::DamageAndEffectsWoreOff { damage, effects } => {
                self.each_mut(damage, |permanent| (permanent.damage, permanent.deathtouched) = (0, false));
                self.end_effects(effects);
                self.turn.progress.wore_off = true;
            }
            Event::ManaEmptied { lost } => self.lose_mana(lost, false),
            Event::ManaBurned { lost } => self.lose_mana(lost, true),
            Event::LegendKept { legend, .. } => self.kept_legends.push(*legend),
            Event::CountersPut { counter, count, on } => self.each_mut(on, |permanent| {
                let counters = permanent.counters.entry(counter.clone()).or_default();
                *counters = counters.saturating_add(*count);
            }),
            Event::CountersRemoved { counter, count, from } => self.each_mut(from, |permanent| {
                let left = permanent.counters_of(counter).saturating_sub(*count);
                permanent.counters.insert(counter.clone(), left);
                permanent.counters.retain(|_, left| *left > 0);
            }),
            Event::Attached { attachment, host } => {
                let timestamp = self.take_timestamp();
                self.each_mut(&[*attachment], |permanent| {
                    permanent.attached_to = Some(*host);
                    permanent.timestamp = timestamp;
                });
            }
            Event::Unattached { attachment } => self.each_mut(&[*attachment], |it| it.attached_to = None),
            Event::EffectBegan { effect } => {
                self.next_effect = effect.id.get() + 1;
                self.next_timestamp = effect.timestamp + 1;
                self.effects.push(effect.clone());
                self.show_copies(effect);
            }
            Event::EffectsEnded { effects, lost, .. } => {
                self.end_effects(effects);
                self.lose_objects(lost);
            }
            Event::DelayedTriggerCreated { delayed } => {
                self.next_effect = delayed.id.get() + 1;
                self.delayed.push(delayed.clone());
            }
            Event::Transformed { permanents } => self.transform(permanents),
            Event::FaceTurned { permanents, up } => self.turn_faces(permanents, *up),
            Event::ControlChanged { changes } => {
                let turn = self.turn.number;
                for change in changes {
                    self.each_mut(&[change.permanent], |permanent| {
                        let earlier = permanent.control_out.take().filter(|_| change.on_return);
                        permanent.controller = change.to;
                        permanent.controlled_since = Some(earlier.map_or(turn, |control| control.since));
                        permanent.as_though_haste &= change.on_return;
                    });
                }
            }
            Event::LifeGained { players, amount } => {
                players.iter().for_each(|player| self.change_life(*player, i64::from(*amount)));
            }
            Event::LifeLost { players, amount } => {
                players.iter().for_each(|player| self.change_life(*player, -i64::from(*amount)));
            }
            Event::PoisonAdded { players, amount } => {
                for player in players {
                    let poison = &mut self.players[*player].poison;
                    *poison = poison.saturating_add(*amount);
                }
            }
            Event::StateBasedActions { actions } => self.evolve_state_based(actions),
            Event::PlayersLeft(leaving) => self.evolve_leaving(leaving),
            Event::GameEnded { result } => {
                self.result = Some(*result);
                self.priority = Priority::Nobody;
            }
            _ => {}
        }
    }

    /// 502.15 / 702.26: status and memory change at one instant.
    fn evolve_phasing(&mut self, phasing: &Phasing) {
        for out in &phasing.out {
            self.each_mut(&[out.permanent], |permanent| {
                permanent.phase = PhaseStatus::Out(PhasedOut { mode: out.mode, under: out.under });
                permanent.as_though_haste = false;
                permanent.control_out = None;
            });
        }
        self.each_mut(&phasing.damage_erased, |permanent| {
            permanent.damage = 0;
            permanent.deathtouched = false;
        });
        let forgets = self.ruleset.phased_in_memory == PhasedInMemory::New;
        let sick = forgets || self.ruleset.phased_in_permission == PhasedInPermission::Sickness;
        let turn = self.turn.number;
        for back in &phasing.r#in {
            self.each_mut(&[back.permanent], |permanent| {
                permanent.phase = PhaseStatus::In;
                if let Some(control) = permanent.control_out.filter(|it| it.by == permanent.controller) {
                    permanent.controlled_since = Some(control.since);
                    permanent.control_out = None;
                }
                permanent.attached_to = back.attached_to;
                permanent.enchants = back.enchants;
                if sick {
                    permanent.controlled_since = Some(turn);
                }
                if forgets {
                    permanent.is_tapped = false;
                    permanent.counters.clear();
                }
            });
        }
        self.each_mut(&phasing.as_though_haste, |permanent| permanent.as_though_haste = true);
        self.lose_objects(&phasing.effects_lost);
        self.lose_delayed(&phasing.delayed_lost);
        self.turn.progress.phased = true;
    }

    /// 502.15g: what is set up is gone; what has triggered already does not know its permanent any more.
    fn lose_delayed(&mut self, lost: &[EffectLost]) {
        let is_lost = |id: Option<EffectId>| lost.iter().any(|lost| Some(lost.effect) == id);
        self.delayed.retain(|delayed| !is_lost(Some(delayed.id)));
        for trigger in self.waiting.iter_mut().filter(|it| is_lost(it.delayed)) {
            trigger.that = None;
        }
        for item in &mut self.stack {
            if let StackKind::Ability { delayed, that, .. } = &mut item.kind
                && is_lost(*delayed)
            {
                *that = None;
            }
        }
    }

    /// 702.26d: a control effect may end while its permanent is phased out, and another after it.
    fn note_control_out(&mut self) {
        if self.battlefield.phased_out().next().is_none() {
            return;
        }
        let sources = StaticSources::of(self);
        let passed: Vec<(ObjectId, PlayerId)> = self
            .battlefield
            .phased_out()
            .map(|it| (it, self.controller_by_rules(it, &sources)))
            .filter(|(it, by)| it.controller_out() != *by)
            .map(|(it, by)| (it.id, by))
            .collect();
        let since = self.turn.number;
        for (id, by) in passed {
            self.each_mut(&[id], |permanent| permanent.control_out = Some(ControlOut { by, since }));
        }
    }

    fn evolve_state_based(&mut self, actions: &[StateBasedAction]) {
        self.kept_legends.clear();
        self.forget_deathtouch();
        self.turn.progress.unsettled |= self.turn.step == Step::Cleanup;
        for action in actions {
            match action {
                StateBasedAction::LifeGone { player }
                | StateBasedAction::Poisoned { player }
                | StateBasedAction::TeamPoisoned { player }
                | StateBasedAction::LosesWithTeam { player } => self.players[*player].has_lost = true,
                StateBasedAction::LibraryGone { player } => {
                    self.players[*player].has_lost = true;
                    self.players[*player].drew_from_empty_library = false;
                }
                StateBasedAction::TokenCeases { token } => self.cease(*token),
                StateBasedAction::ZeroToughness { moved }
                | StateBasedAction::LethalDamage { moved }
                | StateBasedAction::Deathtouched { moved }
                | StateBasedAction::Legend { moved }
                | StateBasedAction::AuraFallsOff { moved } => self.move_card(moved),
                StateBasedAction::EquipmentUnattached { attachment } => {
                    self.each_mut(&[*attachment], |it| (it.attached_to, it.enchants) = (None, None));
                }
                StateBasedAction::CounterPairs { permanent, pairs } => {
                    self.remove_counter_pairs(*permanent, *pairs)
                }
            }
        }
    }

    /// 704.5h asks for damage since the last check: what that check could not destroy is safe from it.
    pub(super) fn forget_deathtouch(&mut self) {
        for checked in self.battlefield.each_mut_if(|it| it.deathtouched) {
            checked.deathtouched = false;
        }
    }

    /// Whether combat damage of this edition waits on the stack before it is dealt.
    pub(in crate::engine) fn damage_uses_stack(&self) -> bool {
        self.ruleset.combat_damage_timing == CombatDamageTiming::UsesStack
    }

    pub(in crate::engine) fn end_effects(&mut self, ended: &[EffectId]) {
        let over: Vec<ContinuousEffect> =
            self.effects.extract_if(.., |effect| ended.contains(&effect.id)).collect();
        over.iter().for_each(|effect| self.show_copies(effect));
    }

    /// Effects lose permanents of their locked-in set; one whose set is empty is over.
    fn lose_objects(&mut self, lost: &[EffectLost]) {
        let ids = |loss: &EffectLost| loss.permanent;
        let copies: Vec<ObjectId> =
            if self.has_copy_effects() { lost.iter().map(ids).collect() } else { Vec::new() };
        for loss in lost {
            for effect in self.effects.iter_mut().filter(|effect| effect.id == loss.effect) {
                if let Affects::Objects(objects) = &mut effect.affects {
                    objects.retain(|object| *object != loss.permanent);
                }
            }
        }
        self.effects
            .retain(|effect| !matches!(&effect.affects, Affects::Objects(objects) if objects.is_empty()));
        copies.iter().for_each(|id| self.show_again(*id));
    }

    /// What a player gains or loses his team gains or loses: each member has the team's total (810.9).
    pub(in crate::engine) fn change_life(&mut self, player: PlayerId, by: i64) {
        let life = i64::from(self.players[player].life).saturating_add(by);
        let life = i32::try_from(life).unwrap_or(if life < 0 { i32::MIN } else { i32::MAX });
        self.each_of_team(player, |member| member.life = life);
    }

    pub(super) fn each_of_team(&mut self, player: PlayerId, mut change: impl FnMut(&mut Player)) {
        for seat in PlayerId::ALL.into_iter().filter(|seat| self.heads[*seat] == self.heads[player]) {
            change(&mut self.players[seat]);
        }
    }

    pub(in crate::engine) fn begin_resolution(&mut self, item: ObjectId, illegal: Vec<u8>) {
        self.priority = Priority::Nobody;
        self.resolving = Some(Resolving { item, next: 0, illegal, discarding: Vec::new() });
    }
}
