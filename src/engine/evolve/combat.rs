//! How declarations and damage change the state.

use crate::engine::action::Target;
use crate::engine::combat::{Attacker, BlockStatus, Combat};
use crate::engine::event::{Damage, Event, Prevented};
use crate::engine::game::Game;
use crate::engine::object::ObjectId;
use crate::engine::rule_point::LostBlockers;

impl Game {
    pub(super) fn evolve_declaration(&mut self, event: &Event) {
        match event {
            Event::AttackersDeclared { attackers, defenders, tapping, .. } => {
                self.turn.progress.declared = true;
                self.set_tapped(tapping, true);
                let combat = self.combat.get_or_insert_with(Combat::default);
                combat.any_declared |= !attackers.is_empty();
                combat.attackers.extend(attackers.iter().zip(defenders).map(|(creature, defender)| {
                    Attacker {
                        creature: *creature,
                        defender: *defender,
                        status: BlockStatus::Undecided,
                        blockers: Vec::new(),
                    }
                }));
            }
            Event::BlockersDeclared { player, blocks, .. } => {
                let head = self.head_of(*player);
                self.turn.progress.blocked.push(head);
                let attackers = self.combat.iter_mut().flat_map(|combat| &mut combat.attackers);
                for attacker in attackers.filter(|it| self.heads[it.defender] == head) {
                    let blockers = blocks.iter().filter(|block| block.attacker == attacker.creature);
                    let already = attacker.status == BlockStatus::Blocked;
                    let before = attacker.blockers.len();
                    attacker.blockers.extend(blockers.map(|block| block.blocker));
                    attacker.status = if already || attacker.blockers.len() > before {
                        BlockStatus::Blocked
                    } else {
                        BlockStatus::Unblocked
                    };
                }
            }
            _ => {}
        }
    }

    pub(super) fn evolve_damage(&mut self, dealt: &[Damage], combat: bool) {
        for damage in dealt {
            match damage.to {
                Target::Player(player) => {
                    self.change_life(player, -i64::from(damage.amount));
                    self.each_mut(&[damage.source], |source| source.damaged_players[player] = true);
                }
                Target::Object(object) => self.each_mut(&[object], |permanent| {
                    permanent.damage = permanent.damage.saturating_add(damage.amount);
                    permanent.deathtouched |= damage.deathtouch;
                }),
            }
            if let Some(player) = damage.lifelink {
                self.change_life(player, i64::from(damage.amount));
            }
        }
        self.turn.progress.damage_done |= combat;
    }

    pub(super) fn evolve_prevention(&mut self, prevented: &[Prevented]) {
        for used in prevented {
            let shield = self.effects.iter_mut().find(|effect| Some(effect.id) == used.shield);
            if let Some(shield) = shield {
                shield.absorb(used.to, used.amount);
            }
        }
    }

    pub(in crate::engine) fn leave_combat(&mut self, creatures: &[ObjectId]) {
        let forgets_blocks = self.ruleset.lost_blockers == LostBlockers::BecomesUnblocked;
        if let Some(combat) = &mut self.combat {
            combat.remove(creatures);
            for attacker in &mut combat.attackers {
                if forgets_blocks && attacker.blockers.is_empty() && attacker.status == BlockStatus::Blocked {
                    attacker.status = BlockStatus::Unblocked;
                }
            }
        }
    }
}
