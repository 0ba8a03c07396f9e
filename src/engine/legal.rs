//! Which actions are legal now, with every choice they leave.

use super::action::{Action, Awaiting, LegalAction, Target};
use super::card::{Ability, EffectText};
use super::combat::Block;
use super::game::Game;
use super::object::ObjectId;
use super::player::PlayerId;
use super::{attack, block, combat_damage, play, targets};

impl Game {
    /// The actions open to the player who must decide; empty when nobody must.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<LegalAction> {
        match self.awaiting() {
            Awaiting::Priority { player } => with_priority(self, player),
            Awaiting::Attackers { player } => {
                let able = attack::creatures_of(self, player).map(|it| it.id);
                vec![LegalAction::DeclareAttackers {
                    able: able.filter(|id| self.may_attack(*id).is_ok()).collect(),
                    defenders: self.opponents_of(player).collect(),
                }]
            }
            Awaiting::Blockers { player } => {
                vec![LegalAction::DeclareBlockers { pairs: block::legal_pairs(self, player) }]
            }
            Awaiting::DamageAssignment { player } => {
                vec![LegalAction::AssignDamage { sources: combat_damage::sources_of(self, player) }]
            }
            Awaiting::Discard { player, count } => {
                vec![LegalAction::Discard { hand: self.player(player).hand.clone(), count }]
            }
            Awaiting::UntapChoice { optional, .. } => vec![LegalAction::StayTapped { optional }],
            Awaiting::TriggerOrder { triggers, .. } => vec![LegalAction::OrderTriggers { triggers }],
            Awaiting::TriggerTargets { trigger, .. } => {
                let waiting = self.waiting().iter().find(|it| it.id == trigger);
                let slots = |it: &super::stack::WaitingTrigger| {
                    targets::slots(self, &it.effect, it.controller, it.source)
                };
                waiting
                    .map(|it| LegalAction::ChooseTargets { trigger, slots: slots(it) })
                    .into_iter()
                    .collect()
            }
            Awaiting::LegendToKeep { legends, .. } => vec![LegalAction::KeepLegend { legends }],
            Awaiting::TheTurn | Awaiting::Nothing => Vec::new(),
        }
    }
}

/// What any member of the team may do (805.5); it passes as one.
fn with_priority(game: &Game, player: PlayerId) -> Vec<LegalAction> {
    let own = game.team_of(player).flat_map(|member| own_actions(game, member));
    std::iter::once(LegalAction::PassPriority).chain(own).collect()
}

fn own_actions(game: &Game, player: PlayerId) -> Vec<LegalAction> {
    let mut legal = Vec::new();
    for card in game.player(player).hand.iter().copied() {
        if play::play_land(game, player, card).is_ok() {
            legal.push(LegalAction::PlayLand { card });
        }
        legal.extend(castable(game, player, card));
    }
    for permanent in game.battlefield().iter().filter(|it| it.controller == player) {
        for (index, ability) in permanent.card.abilities.iter().enumerate() {
            if let (Ability::Activated(_), Ok(index)) = (ability, u8::try_from(index)) {
                legal.extend(activatable(game, player, permanent.id, index));
            }
        }
    }
    legal
}

fn castable(game: &Game, player: PlayerId, card: ObjectId) -> Option<LegalAction> {
    let it = play::may_cast_now(game, player, card).ok()?;
    play::payment(game, player, &it.cost).ok()?;
    let text = play::spell_text(it);
    let slots = targets::slots(game, text.as_deref().unwrap_or(&EffectText::default()), player, card);
    slots.iter().all(|slot| !slot.is_empty()).then_some(LegalAction::Cast { card, slots })
}

fn activatable(game: &Game, player: PlayerId, source: ObjectId, ability: u8) -> Option<LegalAction> {
    let (_, text) = play::may_activate_now(game, player, source, ability).ok()?;
    play::payment(game, player, &text.mana).ok()?;
    let slots = targets::slots(game, &text.effect, player, source);
    slots.iter().all(|slot| !slot.is_empty()).then_some(LegalAction::Activate { source, ability, slots })
}

impl LegalAction {
    /// Whether a concrete action is one of those this stands for.
    #[must_use]
    pub fn allows(&self, action: &Action) -> bool {
        match (self, action) {
            (Self::PassPriority, Action::PassPriority) => true,
            (Self::PlayLand { card }, Action::PlayLand { card: played }) => card == played,
            (Self::Cast { card, slots }, Action::Cast { card: cast, targets }) => {
                card == cast && one_of_each(slots, targets)
            }
            (
                Self::Activate { source, ability, slots },
                Action::Activate { source: activated, ability: index, targets },
            ) => source == activated && ability == index && one_of_each(slots, targets),
            (
                Self::DeclareAttackers { able, defenders },
                Action::DeclareAttackers { attackers, defenders: named },
            ) => distinct_of(able, attackers) && named.iter().all(|player| defenders.contains(player)),
            (Self::DeclareBlockers { pairs }, Action::DeclareBlockers { blocks }) => {
                let blockers: Vec<ObjectId> = blocks.iter().map(|block: &Block| block.blocker).collect();
                blocks.iter().all(|block| pairs.contains(block)) && all_distinct(&blockers)
            }
            (Self::AssignDamage { sources }, Action::AssignDamage { assignments }) => {
                combat_damage::check_assignment(sources, assignments).is_ok()
            }
            (Self::Discard { hand, count }, Action::Discard { cards }) => {
                u32::try_from(cards.len()) == Ok(*count) && distinct_of(hand, cards)
            }
            (Self::StayTapped { optional }, Action::StayTapped { permanents }) => {
                permanents.iter().all(|permanent| optional.contains(permanent))
            }
            (Self::OrderTriggers { triggers }, Action::OrderTriggers { order }) => {
                order.len() == triggers.len() && distinct_of(triggers, order)
            }
            (Self::ChooseTargets { slots, .. }, Action::ChooseTargets { targets }) => {
                one_of_each(slots, targets)
            }
            (Self::KeepLegend { legends }, Action::KeepLegend { legend }) => legends.contains(legend),
            _ => false,
        }
    }
}

fn one_of_each(slots: &[Vec<Target>], chosen: &[Target]) -> bool {
    slots.len() == chosen.len() && slots.iter().zip(chosen).all(|(slot, target)| slot.contains(target))
}

fn distinct_of<T: PartialEq>(allowed: &[T], chosen: &[T]) -> bool {
    chosen.iter().all(|item| allowed.contains(item)) && all_distinct(chosen)
}

fn all_distinct<T: PartialEq>(items: &[T]) -> bool {
    items.iter().enumerate().all(|(at, item)| !items.iter().skip(at + 1).any(|other| other == item))
}
