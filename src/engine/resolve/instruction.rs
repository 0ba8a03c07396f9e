//! Carrying out one instruction: the events it brings about, computed on the state before it.

use super::Context;
use crate::engine::action::Target;
use crate::engine::card::{DelayedText, Whose};
use crate::engine::continuous::{DelayedTrigger, EffectId};
use crate::engine::damage;
use crate::engine::day_night::DayNight;
use crate::engine::effect::{Amount, Instruction, Who};
use crate::engine::event::{Event, NothingReason};
use crate::engine::object::ObjectId;
use crate::engine::player::PlayerId;
use crate::engine::rule_point::DayNightCheck;
use crate::engine::stack::{StackItem, StackKind};
use crate::engine::step::Step;
use crate::engine::turn_based;

impl Context<'_> {
    /// The events of an instruction; none means that there was nothing to do.
    pub fn events_of(&self, instruction: &Instruction) -> Vec<Event> {
        match instruction {
            Instruction::DamageObjects { .. }
            | Instruction::DamagePlayers { .. }
            | Instruction::DamageTarget { .. } => self.damage(instruction),
            Instruction::Draw { .. }
            | Instruction::Discard { .. }
            | Instruction::GainLife { .. }
            | Instruction::LoseLife { .. }
            | Instruction::GetPoison { .. }
            | Instruction::AddMana { .. } => self.to_players(instruction),
            Instruction::SkipNext { who, what } => {
                let players = self.once_a_team(*who);
                if players.is_empty() { Vec::new() } else { vec![Event::SkipAdded { players, what: *what }] }
            }
            Instruction::ExtraTurn(who) => {
                self.once_a_team(*who).into_iter().map(|player| Event::ExtraTurnAdded { player }).collect()
            }
            Instruction::ExtraCombatPhase
            | Instruction::ExtraMainPhase
            | Instruction::ExtraStep(_)
            | Instruction::ExtraStepAfterPhase(_) => {
                vec![self.steps_added(instruction)]
            }
            Instruction::BecomeDay => vec![self.day_night(DayNight::Day)],
            Instruction::BecomeNight => vec![self.day_night(DayNight::Night)],
            Instruction::CounterSpell(target) => self.counter_spell(*target),
            Instruction::CopySpell { target, count } => self.copy_spell(*target, count),
            Instruction::Delay(text) => vec![self.delay(text)],
            other => self.to_objects(other).unwrap_or_else(|why| vec![Event::NothingHappened { why }]),
        }
    }

    fn damage(&self, instruction: &Instruction) -> Vec<Event> {
        let source = self.this;
        let to_all = |targets: Vec<Target>, amount: &Amount| {
            let amount = self.amount(amount);
            let damage: Vec<_> = targets.into_iter().map(|target| (source, target, amount)).collect();
            damage::deal(self.game, &damage, Vec::new(), false)
        };
        let nothing = |why| vec![Event::NothingHappened { why }];
        match instruction {
            Instruction::DamagePlayers { amount, to } => {
                to_all(self.players(*to).into_iter().map(Target::Player).collect(), amount)
            }
            Instruction::DamageObjects { amount, to } => match self.permanents(to) {
                Ok(objects) => to_all(objects.into_iter().map(Target::Object).collect(), amount),
                Err(why) => nothing(why),
            },
            Instruction::DamageTarget { amount, target } => match self.target(*target) {
                Some(target) => to_all(vec![target], amount),
                None => nothing(NothingReason::TargetIllegal),
            },
            _ => Vec::new(),
        }
    }

    fn to_players(&self, instruction: &Instruction) -> Vec<Event> {
        let together = |who: Who, amount: &Amount, make: &dyn Fn(Vec<PlayerId>, u32) -> Event| {
            let (players, amount) = (self.players(who), self.amount(amount));
            if players.is_empty() || amount == 0 { Vec::new() } else { vec![make(players, amount)] }
        };
        match instruction {
            Instruction::Draw { who, count } => self.draw(*who, self.amount(count)),
            Instruction::GainLife { who, amount } => {
                together(*who, amount, &|players, amount| Event::LifeGained { players, amount })
            }
            Instruction::LoseLife { who, amount } => {
                together(*who, amount, &|players, amount| Event::LifeLost { players, amount })
            }
            Instruction::GetPoison { who, count } => {
                together(*who, count, &|players, amount| Event::PoisonAdded { players, amount })
            }
            Instruction::AddMana { mana } => vec![Event::ManaAdded {
                player: self.you,
                mana: *mana,
                source: None,
                ability: None,
                tapped: false,
                sacrificed: None,
            }],
            _ => Vec::new(),
        }
    }

    /// 120.2: cards are drawn one by one; each is an event of its own, computed after the one before.
    fn draw(&self, who: Who, count: u32) -> Vec<Event> {
        let mut ids = self.game.new_ids();
        let mut events = Vec::new();
        for player in self.players(who) {
            let library = self.game.player(player).library.len();
            for drawn in 0..count.min(1_000) {
                let there = usize::try_from(drawn).unwrap_or(usize::MAX) < library;
                events.push(match ids.next().filter(|_| there) {
                    Some(card) => Event::CardDrawn { player, card },
                    None => turn_based::draw_from_empty(player),
                });
                if !there {
                    break;
                }
            }
        }
        events
    }

    /// What a turn or a step is told of members of a team it is told of the team, and once (805.8).
    fn once_a_team(&self, who: Who) -> Vec<PlayerId> {
        let mut told: Vec<PlayerId> = Vec::new();
        for player in self.players(who) {
            if !told.iter().any(|known| self.game.are_teammates(*known, player)) {
                told.push(player);
            }
        }
        told
    }

    fn steps_added(&self, instruction: &Instruction) -> Event {
        let turn = self.game.turn();
        let apart = !matches!(instruction, Instruction::ExtraStep(_));
        let after = if apart { turn.last_step_of_phase() } else { turn.step };
        let steps = match instruction {
            Instruction::ExtraCombatPhase => vec![
                Step::BeginningOfCombat,
                Step::DeclareAttackers,
                Step::DeclareBlockers,
                Step::CombatDamage,
                Step::EndOfCombat,
            ],
            Instruction::ExtraStep(step) | Instruction::ExtraStepAfterPhase(step) => vec![*step],
            _ => vec![turn.next_main_phase()],
        };
        Event::StepsAdded { steps, after, apart }
    }

    /// 730.1: at once; making it what it already is does nothing. 2005 knows neither.
    fn day_night(&self, to: DayNight) -> Event {
        let now = self.game.day_night();
        if self.game.ruleset().day_night_check == DayNightCheck::Absent {
            Event::NothingHappened { why: NothingReason::NothingToAffect }
        } else if now == to {
            Event::NothingHappened { why: NothingReason::AlreadySo }
        } else {
            Event::DayNightChanged { to, became: now != DayNight::Neither }
        }
    }

    fn spell_target(&self, target: u8) -> Option<&StackItem> {
        match self.target(target) {
            Some(Target::Object(object)) => self.game.stack_item(object),
            Some(Target::Player(_)) | None => None,
        }
    }

    fn counter_spell(&self, target: u8) -> Vec<Event> {
        let Some(item) = self.spell_target(target) else {
            return vec![Event::NothingHappened { why: NothingReason::TargetIllegal }];
        };
        vec![Event::SpellCountered { item: item.id, to: super::to_graveyard(self.game, item) }]
    }

    /// A copy that is put on the stack is not cast (706.10).
    fn copy_spell(&self, target: u8, count: &Amount) -> Vec<Event> {
        let Some(item) = self.spell_target(target) else {
            return vec![Event::NothingHappened { why: NothingReason::TargetIllegal }];
        };
        let StackKind::Spell { effect, .. } = &item.kind else { return Vec::new() };
        let count = usize::try_from(self.amount(count).min(100)).unwrap_or(0);
        let copies = self.game.new_ids().take(count).map(|id| StackItem {
            id,
            controller: Some(self.you),
            kind: StackKind::Spell { effect: effect.clone(), copy_of: Some(item.id) },
            targets: item.targets.clone(),
        });
        copies.map(|item| Event::SpellCopied { item }).collect()
    }

    /// 406.2 / 603.7: what it is about is fixed now.
    fn delay(&self, text: &DelayedText) -> Event {
        let about = text.about.as_ref().map(|subject| self.permanents(subject));
        let about: Option<ObjectId> = match about {
            Some(Err(why)) => return Event::NothingHappened { why },
            Some(Ok(objects)) => objects.first().copied(),
            None => None,
        };
        let enchanted = self.game.enchanted_player(self.this);
        if text.whose == Whose::Enchanted && enchanted.is_none() {
            return Event::NothingHappened { why: NothingReason::NothingToAffect };
        }
        let delayed = DelayedTrigger {
            id: EffectId::new(self.game.next_effect),
            source: self.this,
            controller: self.you,
            step: text.step,
            whose: match text.whose {
                Whose::Your => Some(self.you),
                Whose::Opponents => Some(self.game.opponent_of(self.you)),
                Whose::Enchanted => enchanted,
                Whose::Each => None,
            },
            about,
            effect: text.effect.clone(),
        };
        Event::DelayedTriggerCreated { delayed }
    }
}
