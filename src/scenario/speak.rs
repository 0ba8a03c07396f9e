//! From an action of the engine to the script line that says it: the way back of [`action_of`].

use super::command::action_of;
use super::labels::Labels;
use super::model::{Act, Aim, Division};
use crate::engine::{Ability, Action, Assignment, Block, Game, ObjectId, PlayerId, Target};
use crate::notation::Name;

/// What a script says a player does here; `None` for what no line can say.
#[must_use]
pub fn act_of(action: &Action, player: PlayerId, game: &Game, labels: &Labels) -> Option<Act> {
    let writer = Writer { game, labels };
    let act = writer.act(action)?;
    // What is said must be understood as it is meant.
    let understood = action_of(&act, player, game, labels).ok()?;
    (plain(understood) == plain(action.clone())).then_some(act)
}

/// Without damage of 0, which says nothing.
fn plain(action: Action) -> Action {
    match action {
        Action::AssignDamage { mut assignments } => {
            assignments.retain(|part| part.amount > 0);
            Action::AssignDamage { assignments }
        }
        other => other,
    }
}

/// The name by which a script means this object and no other; `None` if it has none.
#[must_use]
pub fn script_name(id: ObjectId, game: &Game, labels: &Labels) -> Option<Name> {
    let latest = game.latest(id);
    let means_it = |text: &str| labels.meanings(game, text) == [latest];
    let label = labels.label_of(game, latest);
    if let Some(label) = label.filter(|label| means_it(label)) {
        return Some(Name::new(label));
    }
    let card = &game.identity(latest)?.card.name;
    if means_it(card) {
        return Some(Name::new(card.clone()));
    }
    let count = labels.meanings(game, card).len();
    let numbered = (1..=count.max(1)).map(|number| format!("{card}#{number}"));
    numbered.into_iter().find(|text| means_it(text)).map(Name::new)
}

struct Writer<'g> {
    game: &'g Game,
    labels: &'g Labels,
}

impl Writer<'_> {
    fn name(&self, id: ObjectId) -> Option<Name> {
        script_name(id, self.game, self.labels)
    }

    fn names(&self, ids: &[ObjectId]) -> Option<Vec<Name>> {
        ids.iter().map(|id| self.name(*id)).collect()
    }

    fn aim(&self, target: Target) -> Option<Aim> {
        Some(match target {
            Target::Player(player) => Aim::Player(player),
            Target::Object(id) => Aim::Object(self.name(id)?),
        })
    }

    fn aims(&self, targets: &[Target]) -> Option<Vec<Aim>> {
        targets.iter().map(|target| self.aim(*target)).collect()
    }

    fn act(&self, action: &Action) -> Option<Act> {
        Some(match action {
            Action::PassPriority => Act::Pass,
            Action::PlayLand { card } => Act::Play(self.name(*card)?),
            Action::Cast { card, targets } => Act::Cast(self.name(*card)?, self.aims(targets)?),
            Action::Activate { source, ability, targets } => self.activate(*source, *ability, targets)?,
            Action::DeclareAttackers { attackers, defenders } => {
                let whom = defenders.iter().map(|player| Some(*player)).chain(std::iter::repeat(None));
                Act::Attack(self.names(attackers)?.into_iter().zip(whom).collect())
            }
            Action::DeclareBlockers { blocks } => Act::Block(self.blocks(blocks)?),
            Action::AssignDamage { assignments } => Act::Assign(self.divisions(assignments)?),
            Action::Discard { cards } => Act::Discard(self.names(cards)?),
            Action::StayTapped { permanents } => Act::LeaveTapped(self.names(permanents)?),
            Action::OrderTriggers { order } => {
                let source = |id| self.game.waiting().iter().find(|own| own.id == id).map(|own| own.source);
                let sources: Option<Vec<ObjectId>> = order.iter().map(|id| source(*id)).collect();
                Act::Order(self.names(&sources?)?)
            }
            Action::ChooseTargets { targets } => Act::Target(self.aims(targets)?),
            Action::KeepLegend { legend } => Act::Keep(self.name(*legend)?),
        })
    }

    /// The mana ability is said by tapping; of other abilities the first needs no number.
    fn activate(&self, source: ObjectId, ability: u8, targets: &[Target]) -> Option<Act> {
        let name = self.name(source)?;
        let abilities = &self.game.last_known(source)?.card.abilities;
        let activated = abilities.iter().enumerate().filter_map(|(index, own)| match own {
            Ability::Activated(own) => Some((index, own.is_mana_ability())),
            _ => None,
        });
        let mut activated = (1..).zip(activated);
        let is_it = |(_, (index, _)): &(u32, (usize, bool))| *index == usize::from(ability);
        let (number, (_, is_mana)) = activated.find(is_it)?;
        let is_first_mana = is_mana
            && !abilities
                .iter()
                .take(ability.into())
                .any(|own| matches!(own, Ability::Activated(own) if own.is_mana_ability()));
        if is_first_mana && targets.is_empty() {
            return Some(Act::TapForMana(name));
        }
        Some(Act::Activate(name, (number > 1 || is_mana).then_some(number), self.aims(targets)?))
    }

    fn blocks(&self, blocks: &[Block]) -> Option<Vec<(Name, Vec<Name>)>> {
        let of_attacker = blocks.chunk_by(|one, next| one.attacker == next.attacker);
        of_attacker
            .map(|chunk| {
                let attacker = self.name(chunk.first()?.attacker)?;
                let blockers: Option<Vec<Name>> =
                    chunk.iter().map(|block| self.name(block.blocker)).collect();
                Some((attacker, blockers?))
            })
            .collect()
    }

    fn divisions(&self, assignments: &[Assignment]) -> Option<Vec<Division>> {
        let of_source = assignments.chunk_by(|one, next| one.source == next.source);
        of_source
            .map(|chunk| {
                let source = self.name(chunk.first()?.source)?;
                let parts: Option<Vec<(u32, Aim)>> =
                    chunk.iter().map(|part| Some((part.amount, self.aim(part.to)?))).collect();
                Some(Division { source, parts: parts? })
            })
            .collect()
    }
}
