//! What a player who plays at random does: any legal choice, plain ones often enough for turns to go on.

use in_fase::engine::{Action, Assignment, Block, Game, LegalAction, ObjectId, Target};
use in_fase::scenario::default_action;

use crate::chance::Chance;

/// The decision that stands for the plainest legal choice.
pub const PLAIN: u64 = 0;

/// What a decision, which is any number, chooses in a game; `None` if nobody must choose.
#[must_use]
pub fn action(game: &Game, decision: u64) -> Option<Action> {
    let plain = || default_action(game).map(|(_, action)| action);
    if decision == PLAIN {
        return plain();
    }
    let mut chance = Chance::new(decision);
    let legal = game.legal_actions();
    let (first, others) = legal.split_first()?;
    if others.is_empty() || chance.once_in(2) {
        return concrete(first, &mut chance).or_else(plain);
    }
    let one = &others[chance.below(others.len())];
    concrete(one, &mut chance).or_else(plain)
}

fn aimed(slots: &[Vec<Target>], chance: &mut Chance) -> Option<Vec<Target>> {
    slots.iter().map(|slot| chance.pick(slot)).collect()
}

fn concrete(legal: &LegalAction, chance: &mut Chance) -> Option<Action> {
    Some(match legal {
        LegalAction::PassPriority => Action::PassPriority,
        LegalAction::PlayLand { card } => Action::PlayLand { card: *card },
        LegalAction::Cast { card, slots } => Action::Cast { card: *card, targets: aimed(slots, chance)? },
        LegalAction::Activate { source, ability, slots } => {
            Action::Activate { source: *source, ability: *ability, targets: aimed(slots, chance)? }
        }
        LegalAction::DeclareAttackers { able, defenders } => {
            let attackers = chance.some_of(able);
            let defenders = attackers.iter().filter_map(|_| chance.pick(defenders)).collect();
            Action::DeclareAttackers { attackers, defenders }
        }
        LegalAction::DeclareBlockers { pairs } => {
            let mut blocks: Vec<Block> = chance.some_of(&chance.clone().shuffled(pairs));
            blocks.sort_by_key(|block| block.blocker);
            blocks.dedup_by_key(|block| block.blocker);
            Action::DeclareBlockers { blocks }
        }
        LegalAction::AssignDamage { .. } => return divided(legal, chance),
        LegalAction::Discard { hand, count } => {
            let count = usize::try_from(*count).unwrap_or(usize::MAX);
            Action::Discard { cards: chance.shuffled(hand).into_iter().take(count).collect() }
        }
        LegalAction::StayTapped { optional } => Action::StayTapped { permanents: chance.some_of(optional) },
        LegalAction::OrderTriggers { triggers } => Action::OrderTriggers { order: chance.shuffled(triggers) },
        LegalAction::ChooseTargets { slots, .. } => Action::ChooseTargets { targets: aimed(slots, chance)? },
        LegalAction::KeepLegend { legends } => Action::KeepLegend { legend: chance.pick(legends)? },
    })
}

/// Damage divided anyhow, if the rules take it so.
fn divided(legal: &LegalAction, chance: &mut Chance) -> Option<Action> {
    let LegalAction::AssignDamage { sources } = legal else { return None };
    let mut assignments = Vec::new();
    for source in sources {
        let creatures = source.creatures.iter().map(|it| Target::Object(it.creature));
        let recipients: Vec<Target> = creatures.chain(source.player.map(Target::Player)).collect();
        let mut left = source.amount;
        while left > 0 && !recipients.is_empty() {
            let amount = 1 + chance.small(left);
            left -= amount;
            let to = chance.pick(&recipients)?;
            match assignments
                .iter_mut()
                .find(|it: &&mut Assignment| it.source == source.source && it.to == to)
            {
                Some(part) => part.amount += amount,
                None => assignments.push(Assignment { source: source.source, to, amount }),
            }
        }
    }
    let action = Action::AssignDamage { assignments };
    legal.allows(&action).then_some(action)
}

/// Any action at all, legal or not, about the objects that there are.
pub fn any_action(game: &Game, chance: &mut Chance) -> Action {
    let object = |chance: &mut Chance| ObjectId::new(chance.small(80));
    let player = |chance: &mut Chance| game.players()[chance.below(game.players().len())];
    let target = |chance: &mut Chance| match chance.below(3) {
        0 => Target::Player(player(chance)),
        _ => Target::Object(object(chance)),
    };
    match chance.below(12) {
        0 => Action::PlayLand { card: object(chance) },
        1 => Action::Cast { card: object(chance), targets: vec![] },
        2 => Action::Cast { card: object(chance), targets: vec![target(chance)] },
        3 => Action::Activate {
            source: object(chance),
            ability: u8::try_from(chance.below(3)).unwrap_or(0),
            targets: vec![target(chance)],
        },
        4 => Action::DeclareAttackers {
            attackers: vec![object(chance), object(chance)],
            defenders: vec![player(chance)],
        },
        5 => Action::DeclareBlockers {
            blocks: vec![Block { blocker: object(chance), attacker: object(chance) }],
        },
        6 => Action::AssignDamage {
            assignments: vec![Assignment {
                source: object(chance),
                to: target(chance),
                amount: chance.small(5),
            }],
        },
        7 => Action::Discard { cards: vec![object(chance)] },
        8 => Action::StayTapped { permanents: vec![object(chance)] },
        9 => Action::ChooseTargets { targets: vec![target(chance)] },
        10 => Action::KeepLegend { legend: object(chance) },
        _ => Action::PassPriority,
    }
}
