//! Every single choice that is open: for boards so small that all of them can be tried.

use in_fase::engine::{
    Action, Assignment, Block, DamageSource, Game, LegalAction, ObjectId, PlayerId, Target,
};

/// Every legal action of a game that waits for a choice.
#[must_use]
pub fn all(game: &Game) -> Vec<Action> {
    game.legal_actions()
        .iter()
        .flat_map(|legal| concrete(legal).into_iter().filter(|it| legal.allows(it)))
        .collect()
}

fn concrete(legal: &LegalAction) -> Vec<Action> {
    match legal {
        LegalAction::PassPriority => vec![Action::PassPriority],
        LegalAction::PlayLand { card } => vec![Action::PlayLand { card: *card }],
        LegalAction::Cast { card, slots } => {
            one_of_each(slots).into_iter().map(|targets| Action::Cast { card: *card, targets }).collect()
        }
        LegalAction::Activate { source, ability, slots } => one_of_each(slots)
            .into_iter()
            .map(|targets| Action::Activate { source: *source, ability: *ability, targets })
            .collect(),
        LegalAction::DeclareAttackers { able, defenders } => attacks(able, defenders),
        LegalAction::DeclareBlockers { pairs } => {
            subsets(pairs).into_iter().map(|blocks: Vec<Block>| Action::DeclareBlockers { blocks }).collect()
        }
        LegalAction::AssignDamage { sources } => {
            let each: Vec<Vec<Vec<Assignment>>> = sources.iter().map(divisions).collect();
            let whole = one_of_each(&each).into_iter();
            whole.map(|parts| Action::AssignDamage { assignments: parts.concat() }).collect()
        }
        LegalAction::Discard { hand, .. } => {
            subsets(hand).into_iter().map(|cards| Action::Discard { cards }).collect()
        }
        LegalAction::StayTapped { optional } => {
            subsets(optional).into_iter().map(|permanents| Action::StayTapped { permanents }).collect()
        }
        LegalAction::OrderTriggers { triggers } => {
            orders(triggers).into_iter().map(|order| Action::OrderTriggers { order }).collect()
        }
        LegalAction::ChooseTargets { slots, .. } => {
            one_of_each(slots).into_iter().map(|targets| Action::ChooseTargets { targets }).collect()
        }
        LegalAction::KeepLegend { legends } => {
            legends.iter().map(|legend| Action::KeepLegend { legend: *legend }).collect()
        }
    }
}

fn attacks(able: &[ObjectId], defenders: &[PlayerId]) -> Vec<Action> {
    let mut attacks = Vec::new();
    for attackers in subsets(able) {
        let whom = vec![defenders.to_vec(); attackers.len()];
        for defenders in one_of_each(&whom) {
            attacks.push(Action::DeclareAttackers { attackers: attackers.clone(), defenders });
        }
    }
    attacks
}

/// Every way for a source to divide its damage; nothing is assigned in parts of 0.
fn divisions(source: &DamageSource) -> Vec<Vec<Assignment>> {
    let creatures = source.creatures.iter().map(|it| Target::Object(it.creature));
    let recipients: Vec<Target> = creatures.chain(source.player.map(Target::Player)).collect();
    parts(source.amount, recipients.len())
        .into_iter()
        .map(|amounts| {
            let parts = recipients.iter().zip(amounts).filter(|(_, amount)| *amount > 0);
            parts.map(|(to, amount)| Assignment { source: source.source, to: *to, amount }).collect()
        })
        .collect()
}

/// Every way to write a number as a sum of so many.
fn parts(amount: u32, count: usize) -> Vec<Vec<u32>> {
    match count {
        0 => vec![Vec::new()],
        1 => vec![vec![amount]],
        _ => (0..=amount)
            .flat_map(|first| {
                parts(amount - first, count - 1).into_iter().map(move |rest| [vec![first], rest].concat())
            })
            .collect(),
    }
}

fn one_of_each<T: Clone>(slots: &[Vec<T>]) -> Vec<Vec<T>> {
    slots.iter().fold(vec![Vec::new()], |chosen, slot| {
        let with = |before: &Vec<T>, item: &T| before.iter().chain([item]).cloned().collect();
        chosen.iter().flat_map(|before| slot.iter().map(move |item| with(before, item))).collect()
    })
}

fn subsets<T: Clone>(items: &[T]) -> Vec<Vec<T>> {
    items.iter().fold(vec![Vec::new()], |sets, item| {
        let with = sets.iter().map(|set: &Vec<T>| set.iter().chain([item]).cloned().collect());
        sets.iter().cloned().chain(with.collect::<Vec<_>>()).collect()
    })
}

fn orders<T: Clone + PartialEq>(items: &[T]) -> Vec<Vec<T>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for (at, first) in items.iter().enumerate() {
        let rest: Vec<T> = items.iter().take(at).chain(items.iter().skip(at + 1)).cloned().collect();
        found.extend(orders(&rest).into_iter().map(|order| [vec![first.clone()], order].concat()));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_choices_are_as_many_as_combinatorics_says() {
        assert_eq!(subsets(&[1, 2, 3]).len(), 8);
        assert_eq!(orders(&[1, 2, 3]).len(), 6);
        assert_eq!(one_of_each(&[vec![1, 2], vec![3, 4, 5]]).len(), 6);
        assert_eq!(parts(3, 2), [[0, 3], [1, 2], [2, 1], [3, 0]]);
    }
}
