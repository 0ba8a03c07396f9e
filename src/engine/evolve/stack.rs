//! How playing, triggering and resolving change the state.

use crate::engine::action::{Target, TriggerId};
use crate::engine::event::{Event, Move, Resolved};
use crate::engine::game::{Game, Priority};
use crate::engine::mana::Mana;
use crate::engine::object::ObjectId;
use crate::engine::player::PlayerId;
use crate::engine::stack::{StackItem, StackKind};
use crate::engine::step::Step;
use crate::engine::zone::Zone;

impl Game {
    pub(super) fn evolve_stack(&mut self, event: &Event) {
        match event {
            Event::LandPlayed { player, entering } => {
                self.players[*player].land_played = Some((self.turn.step, self.turn.occurrence));
                self.enter(entering);
                self.acted();
            }
            Event::SpellCast { player, card, item, paid } => {
                let owner = self.identity(*card).map_or(*player, |identity| identity.owner);
                self.move_card(&Move { was: *card, is: item.id, owner, to: Zone::Stack });
                self.players[*player].spells_cast += 1;
                self.pay(*player, paid);
                self.stack.push(item.clone());
                self.acted();
            }
            Event::AbilityActivated { player, item, ability, paid, tapped, sacrificed } => {
                self.pay(*player, paid);
                if let StackKind::Ability { source, .. } = &item.kind {
                    self.use_ability(*source, *ability, *tapped);
                }
                self.register(item);
                self.stack.push(item.clone());
                self.move_all(sacrificed.as_slice());
                self.acted();
            }
            Event::ManaAdded { player, mana, source, ability, tapped, sacrificed } => {
                self.players[*player].mana = self.players[*player].mana.plus(*mana);
                if let (Some(source), Some(ability)) = (source, ability) {
                    self.use_ability(*source, *ability, *tapped);
                    self.acted();
                }
                self.move_all(sacrificed.as_slice());
            }
            Event::TriggersOrdered { order, .. } => self.trigger_order.clone_from(order),
            Event::AbilityTriggered { trigger, .. } => {
                self.next_trigger = trigger.id.get() + 1;
                self.delayed.retain(|delayed| Some(delayed.id) != trigger.delayed);
                self.turn.progress.unsettled |= self.turn.step == Step::Cleanup;
                self.waiting.push(trigger.clone());
            }
            Event::TriggerPutOnStack { trigger, item } => {
                self.register(item);
                self.stack.push(item.clone());
                self.stop_waiting(*trigger);
            }
            Event::TriggerRemoved { trigger, .. } => self.stop_waiting(trigger.id),
            Event::CombatDamagePutOnStack { item } => {
                self.turn.progress.damage_done = true;
                self.register(item);
                self.stack.push(item.clone());
            }
            Event::SpellCopied { item } => {
                self.register(item);
                self.stack.push(item.clone());
            }
            event => self.evolve_leaving_the_stack(event),
        }
    }

    fn evolve_leaving_the_stack(&mut self, event: &Event) {
        match event {
            Event::ResolutionBegan { item, illegal } => {
                let targets = self.stack_item(*item).map(|item| item.targets.clone()).unwrap_or_default();
                let position = |(at, target): (usize, &Target)| {
                    illegal.contains(target).then(|| u8::try_from(at).unwrap_or(u8::MAX))
                };
                self.begin_resolution(*item, targets.iter().enumerate().filter_map(position).collect());
            }
            Event::ResolutionEnded { item, outcome } => {
                self.leave_stack(*item);
                match outcome {
                    Resolved::Enters(entering) => self.enter(entering),
                    Resolved::Moves(moved) => self.move_card(moved),
                    Resolved::Gone => {}
                }
            }
            Event::AllTargetsIllegal { item, to, .. } => {
                self.leave_stack(*item);
                self.move_all(to.as_slice());
            }
            Event::SpellCountered { item, to } => {
                self.stack.retain(|on_stack| on_stack.id != *item);
                self.move_all(to.as_slice());
            }
            _ => {}
        }
    }

    pub(in crate::engine) fn stack_item(&self, id: ObjectId) -> Option<&StackItem> {
        self.stack.iter().find(|item| item.id == id)
    }

    /// Whoever acted keeps priority; passes are counted anew (408.1c / 117.3c).
    fn acted(&mut self) {
        if let Priority::Held { by, .. } = self.priority {
            self.priority = Priority::Held { by, passes: 0 };
        }
    }

    fn pay(&mut self, player: PlayerId, paid: &Mana) {
        self.players[player].mana = self.players[player].mana.minus(paid);
    }

    fn use_ability(&mut self, source: ObjectId, ability: u8, tapped: bool) {
        self.each_mut(&[source], |permanent| {
            permanent.is_tapped |= tapped;
            permanent.used_this_turn.extend(permanent.use_of(ability));
        });
    }

    /// An ability or a copy on the stack is an object too.
    fn register(&mut self, item: &StackItem) {
        let like = match &item.kind {
            StackKind::Ability { source, .. } => self.identity(*source),
            StackKind::Spell { copy_of, .. } => copy_of.and_then(|copied| self.identity(copied)),
            StackKind::CombatDamage { .. } => None,
        };
        let like = like.or(self.identities.get(0));
        let Some(mut identity) = like.cloned() else { return };
        (identity.is_token, identity.was, identity.became) = (true, None, None);
        self.identities.push(identity);
    }

    fn leave_stack(&mut self, item: ObjectId) {
        let controller = self.stack_item(item).and_then(|item| item.controller);
        self.turn.progress.last_resolved = controller.or(Some(self.turn.active));
        self.stack.retain(|on_stack| on_stack.id != item);
        self.resolving = None;
        self.priority = Priority::Nobody;
    }

    fn stop_waiting(&mut self, trigger: TriggerId) {
        self.waiting.retain(|waiting| waiting.id != trigger);
        self.trigger_order.retain(|id| *id != trigger);
    }
}
