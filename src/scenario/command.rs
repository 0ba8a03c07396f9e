//! What a script line says a player does, as an action of the engine.

use super::default::division;
use super::labels::Labels;
use super::model::{Act, Aim, Division};
use crate::engine::{
    Ability, Action, Activated, Assignment, Awaiting, Block, DamageSource, Game, LegalAction, ObjectId,
    PlayerId, Target, TriggerId,
};
use crate::notation::Name;

/// The action, or the name in it that means nothing here.
///
/// # Errors
/// The first name that means nothing.
pub fn action_of(act: &Act, player: PlayerId, game: &Game, labels: &Labels) -> Result<Action, Name> {
    let speaker = Speaker { player, game, labels };
    Ok(match act {
        Act::Pass => Action::PassPriority,
        Act::Play(card) => Action::PlayLand { card: speaker.in_hand(card, &[])? },
        Act::Cast(card, aims) => {
            let card = speaker.in_hand(card, &[])?;
            Action::Cast { card, targets: speaker.targets(aims, &speaker.slots_of_card(card))? }
        }
        Act::Activate(source, number, aims) => {
            let source = speaker.mine(source, |ability| !ability.is_mana_ability())?;
            let ability = speaker.ability(source, *number);
            let slots = speaker.slots_of_ability(source, ability);
            Action::Activate { source, ability, targets: speaker.targets(aims, &slots)? }
        }
        Act::TapForMana(source) => {
            let source = speaker.mine(source, Activated::is_mana_ability)?;
            let ability = speaker.index_of(source, Activated::is_mana_ability).unwrap_or(0);
            Action::Activate { source, ability, targets: Vec::new() }
        }
        Act::Attack(creatures) => speaker.attack(creatures)?,
        Act::Block(blocks) => Action::DeclareBlockers { blocks: speaker.blocks(blocks)? },
        Act::Assign(parts) => Action::AssignDamage { assignments: speaker.assignments(parts)? },
        Act::Discard(cards) => Action::Discard { cards: speaker.discards(cards)? },
        Act::Order(sources) => Action::OrderTriggers { order: speaker.triggers(sources)? },
        Act::Target(aims) => {
            Action::ChooseTargets { targets: speaker.targets(aims, &speaker.slots_of_trigger())? }
        }
        Act::LeaveTapped(names) => Action::StayTapped { permanents: speaker.permanents(names)? },
        Act::Keep(legend) => Action::KeepLegend { legend: speaker.permanent(legend, &[])? },
    })
}

type Slots = Vec<Vec<Target>>;

struct Speaker<'g> {
    player: PlayerId,
    game: &'g Game,
    labels: &'g Labels,
}

impl Speaker<'_> {
    fn meaning(
        &self,
        name: &Name,
        taken: &[ObjectId],
        preferred: impl Fn(ObjectId) -> bool,
    ) -> Result<ObjectId, Name> {
        self.labels.meaning(self.game, &name.text, taken, preferred).ok_or_else(|| name.clone())
    }

    fn in_hand(&self, name: &Name, taken: &[ObjectId]) -> Result<ObjectId, Name> {
        let hand = &self.game.player(self.player).hand;
        self.meaning(name, taken, |id| hand.contains(&id))
    }

    fn discards(&self, names: &[Name]) -> Result<Vec<ObjectId>, Name> {
        let mut cards = Vec::new();
        for name in names {
            cards.push(self.in_hand(name, &cards)?);
        }
        Ok(cards)
    }

    fn permanent(&self, name: &Name, taken: &[ObjectId]) -> Result<ObjectId, Name> {
        self.meaning(name, taken, |id| self.game.battlefield().get(id).is_some())
    }

    fn permanents(&self, names: &[Name]) -> Result<Vec<ObjectId>, Name> {
        let mut permanents = Vec::new();
        for name in names {
            permanents.push(self.permanent(name, &permanents)?);
        }
        Ok(permanents)
    }

    /// A permanent the player controls with such an ability, untapped if there is one.
    fn mine(&self, name: &Name, fits: impl Fn(&Activated) -> bool) -> Result<ObjectId, Name> {
        let controls = |id: ObjectId| {
            self.game.battlefield().get(id).filter(|permanent| permanent.controller == self.player)
        };
        let ready = self.labels.meanings(self.game, &name.text).into_iter().find(|id| {
            controls(*id).is_some_and(|permanent| !permanent.is_tapped) && self.index_of(*id, &fits).is_some()
        });
        ready.map_or_else(|| self.meaning(name, &[], |id| controls(id).is_some()), Ok)
    }

    fn index_of(&self, source: ObjectId, fits: impl Fn(&Activated) -> bool) -> Option<u8> {
        let index = self
            .abilities_of(source)
            .iter()
            .position(|ability| matches!(ability, Ability::Activated(own) if fits(own)))?;
        u8::try_from(index).ok()
    }

    /// The index of the n-th activated ability; without a number the first that is no mana ability.
    fn ability(&self, source: ObjectId, number: Option<u32>) -> u8 {
        let any = |_: &Activated| true;
        let Some(number) = number else {
            let proper = self.index_of(source, |ability| !ability.is_mana_ability());
            return proper.or_else(|| self.index_of(source, any)).unwrap_or(u8::MAX);
        };
        let abilities = self.abilities_of(source);
        let mut activated =
            abilities.iter().enumerate().filter(|(_, ability)| matches!(ability, Ability::Activated(_)));
        let place = usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(1);
        activated.nth(place).and_then(|(index, _)| u8::try_from(index).ok()).unwrap_or(u8::MAX)
    }

    /// Those of the face that is up.
    fn abilities_of(&self, source: ObjectId) -> &[Ability] {
        self.game.last_known(source).map(|permanent| permanent.card.abilities.as_slice()).unwrap_or_default()
    }

    fn slots_of_card(&self, card: ObjectId) -> Slots {
        self.legal_slots(|legal| match legal {
            LegalAction::Cast { card: own, slots } if *own == card => Some(slots.clone()),
            _ => None,
        })
    }

    fn slots_of_ability(&self, source: ObjectId, ability: u8) -> Slots {
        self.legal_slots(|legal| match legal {
            LegalAction::Activate { source: own, ability: index, slots }
                if *own == source && *index == ability =>
            {
                Some(slots.clone())
            }
            _ => None,
        })
    }

    fn slots_of_trigger(&self) -> Slots {
        self.legal_slots(|legal| match legal {
            LegalAction::ChooseTargets { slots, .. } => Some(slots.clone()),
            _ => None,
        })
    }

    fn legal_slots(&self, of: impl Fn(&LegalAction) -> Option<Slots>) -> Slots {
        self.game.legal_actions().iter().find_map(of).unwrap_or_default()
    }

    /// Targets by name; of several objects so called, one that is legal there.
    fn targets(&self, aims: &[Aim], slots: &Slots) -> Result<Vec<Target>, Name> {
        let mut targets = Vec::new();
        for (index, aim) in aims.iter().enumerate() {
            targets.push(match aim {
                Aim::Player(player) => Target::Player(*player),
                Aim::Object(name) => {
                    let is_legal =
                        |id| slots.get(index).is_some_and(|slot| slot.contains(&Target::Object(id)));
                    let in_play = |id| self.game.battlefield().get(id).is_some();
                    let found =
                        self.labels.meanings(self.game, &name.text).into_iter().find(|id| is_legal(*id));
                    Target::Object(found.map_or_else(|| self.meaning(name, &[], in_play), Ok)?)
                }
            });
        }
        Ok(targets)
    }

    /// Players are named for all attackers or for none: those who are left out attack the first opponent.
    fn attack(&self, creatures: &[(Name, Option<PlayerId>)]) -> Result<Action, Name> {
        let names: Vec<Name> = creatures.iter().map(|(name, _)| name.clone()).collect();
        let first = self.game.opponent_of(self.player);
        let says_whom = creatures.iter().any(|(_, at)| at.is_some());
        let named = creatures.iter().filter(|_| says_whom).map(|(_, at)| at.unwrap_or(first));
        Ok(Action::DeclareAttackers { attackers: self.permanents(&names)?, defenders: named.collect() })
    }

    fn blocks(&self, blocks: &[(Name, Vec<Name>)]) -> Result<Vec<Block>, Name> {
        let mut taken = Vec::new();
        let mut found = Vec::new();
        for (attacker, blockers) in blocks {
            let attacker = self.permanent(attacker, &[])?;
            for blocker in blockers {
                let blocker = self.permanent(blocker, &taken)?;
                taken.push(blocker);
                found.push(Block { blocker, attacker });
            }
        }
        Ok(found)
    }

    fn assignments(&self, divisions: &[Division]) -> Result<Vec<Assignment>, Name> {
        let mut found = Vec::new();
        for division in divisions {
            let source = self.permanent(&division.source, &[])?;
            for (amount, aim) in &division.parts {
                let to = match aim {
                    Aim::Player(player) => Target::Player(*player),
                    Aim::Object(name) => Target::Object(self.permanent(name, &[])?),
                };
                found.push(Assignment { source, to, amount: *amount });
            }
        }
        let said: Vec<ObjectId> = found.iter().map(|part| part.source).collect();
        found.extend(
            self.damage_sources().iter().filter(|own| !said.contains(&own.source)).flat_map(division),
        );
        Ok(found)
    }

    /// The creatures that assign damage now; those that a script does not mention do so in the plainest way.
    fn damage_sources(&self) -> Vec<DamageSource> {
        let legal = self.game.legal_actions();
        let sources = legal.into_iter().find_map(|legal| match legal {
            LegalAction::AssignDamage { sources } => Some(sources),
            _ => None,
        });
        sources.unwrap_or_default()
    }

    /// The waiting abilities of these sources, each once, in this order.
    fn triggers(&self, sources: &[Name]) -> Result<Vec<TriggerId>, Name> {
        let Awaiting::TriggerOrder { triggers, .. } = self.game.awaiting() else { return Ok(Vec::new()) };
        let mut order: Vec<TriggerId> = Vec::new();
        for name in sources {
            let found = self.game.waiting().iter().find(|waiting| {
                triggers.contains(&waiting.id)
                    && !order.contains(&waiting.id)
                    && self.labels.means(self.game, name, waiting.source)
            });
            order.push(found.ok_or_else(|| name.clone())?.id);
        }
        Ok(order)
    }
}
