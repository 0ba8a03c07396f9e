//! Whether a task is done in one way alone, as its text says: every other choice of as many deeds is tried.

use super::here;
use crate::engine::{
    Action, Assignment, Block, DamageSource, Edition, LegalAction, ObjectId, PlayerId, Target, TriggerId,
};
use crate::lesson::deed::Deed;
use crate::lesson::model::Task;
use crate::lesson::walk::Walk;
use crate::scenario::{Command, ScriptLine, act_of, default_action, script_line_text};

/// How many choices are tried before the search is given up.
const TRIES: usize = 6_000;

/// How many ways of one choice are looked at.
const WAYS: usize = 400;

/// A search for another way.
struct Search<'a> {
    task: &'a Task,
    edition: Edition,
    since: usize,
    /// What the learner does in the solution, passing aside, in any order.
    model: Vec<Deed>,
    tries: usize,
}

/// What the learner does in another way than the solution that makes everything true, in as many deeds and no more moves; `None` if
/// there is no such way. `solved`: the solution, played from `start`.
pub(super) fn other_way(start: &Walk, solved: &Walk, task: &Task, edition: Edition) -> Option<String> {
    let deeds = |walk: &Walk| walk.deeds.get(start.deeds.len()..).unwrap_or_default().to_vec();
    let mut model = deeds(solved);
    model.sort();
    let mut search = Search { task, edition, since: start.log.len(), model, tries: 0 };
    search.from(start, &mut Vec::new(), solved.moves.saturating_sub(start.moves), &mut Vec::new())
}

impl Search<'_> {
    /// Goes on from a place in every way; `said`: what was done so far in the words of the notation.
    fn from(
        &mut self,
        walk: &Walk,
        deeds: &mut Vec<Deed>,
        moves: usize,
        said: &mut Vec<String>,
    ) -> Option<String> {
        let (player, plain) = default_action(&walk.game)?;
        let is_own = walk.game.are_teammates(player, PlayerId::One);
        let own = if is_own && deeds.len() < self.model.len() { actions(walk) } else { Vec::new() };
        let is_done_already = own.contains(&plain);
        for action in own.into_iter().chain((!is_done_already).then_some(plain)) {
            if moves == 0 || self.tries >= TRIES {
                return None;
            }
            self.tries += 1;
            let is_deed = is_own && action != Action::PassPriority;
            let mut next = walk.clone();
            if is_deed && deeds.len() >= self.model.len() || next.act(player, &action).is_err() {
                continue;
            }
            if is_deed {
                deeds.extend(next.deeds.last().cloned());
                said.extend(statement(walk, player, &action));
            }
            let found = if !self.is_done(&next) {
                self.from(&next, deeds, moves - 1, said)
            } else {
                (!self.is_model(deeds)).then(|| said.join("; "))
            };
            if found.is_some() {
                return found;
            }
            if is_deed {
                deeds.pop();
                said.pop();
            }
        }
        None
    }

    fn is_done(&self, walk: &Walk) -> bool {
        here(&self.task.until, self.edition).all(|line| walk.check(&line.statement, self.since).is_ok())
    }

    fn is_model(&self, deeds: &[Deed]) -> bool {
        let mut own = deeds.to_vec();
        own.sort();
        own == self.model
    }
}

fn statement(walk: &Walk, player: PlayerId, action: &Action) -> Option<String> {
    let act = act_of(action, player, &walk.game, &walk.labels)?;
    Some(script_line_text(&ScriptLine::Command(Command::Act(player, act))))
}

/// What the player who must decide can do, but pass.
fn actions(walk: &Walk) -> Vec<Action> {
    let legal = walk.game.legal_actions();
    legal.iter().flat_map(ways).take(WAYS).collect()
}

fn ways(legal: &LegalAction) -> Vec<Action> {
    match legal {
        LegalAction::PassPriority => Vec::new(),
        LegalAction::PlayLand { card } => vec![Action::PlayLand { card: *card }],
        LegalAction::Cast { card, slots } => {
            let cast = |targets| Action::Cast { card: *card, targets };
            one_of_each(slots).into_iter().map(cast).collect()
        }
        LegalAction::Activate { source, ability, slots } => {
            let activate = |targets| Action::Activate { source: *source, ability: *ability, targets };
            one_of_each(slots).into_iter().map(activate).collect()
        }
        LegalAction::DeclareAttackers { able, .. } => subsets(able).into_iter().map(Action::attack).collect(),
        LegalAction::DeclareBlockers { pairs } => blocks(pairs),
        LegalAction::AssignDamage { sources } => {
            let all = sources.iter().map(divisions).fold(vec![Vec::new()], |all, own| combined(&all, &own));
            all.into_iter().map(|assignments| Action::AssignDamage { assignments }).collect()
        }
        LegalAction::Discard { hand, count } => {
            let is_enough = |cards: &Vec<ObjectId>| u32::try_from(cards.len()) == Ok(*count);
            subsets(hand).into_iter().filter(is_enough).map(|cards| Action::Discard { cards }).collect()
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

/// The ways in which a creature's damage can be divided.
fn divisions(source: &DamageSource) -> Vec<Vec<Assignment>> {
    let creatures = source.creatures.iter().map(|it| Target::Object(it.creature));
    let to: Vec<Target> = creatures.chain(source.player.map(Target::Player)).collect();
    let divided = |share: Vec<u32>| {
        let parts = to.iter().zip(share).filter(|(_, amount)| *amount > 0);
        parts.map(|(to, amount)| Assignment { source: source.source, to: *to, amount }).collect()
    };
    shares(source.amount, to.len()).into_iter().map(divided).collect()
}

/// Each of the first with each of the second behind it, up to so many.
fn combined<T: Clone>(first: &[Vec<T>], second: &[Vec<T>]) -> Vec<Vec<T>> {
    let pair = |one: &Vec<T>| {
        let one = one.clone();
        second
            .iter()
            .map(move |other| one.iter().chain(other).cloned().collect::<Vec<T>>())
            .collect::<Vec<_>>()
    };
    first.iter().flat_map(pair).take(WAYS).collect()
}

fn one_of_each(slots: &[Vec<Target>]) -> Vec<Vec<Target>> {
    let alone = |slot: &Vec<Target>| slot.iter().map(|target| vec![*target]).collect::<Vec<_>>();
    slots.iter().fold(vec![Vec::new()], |all, slot| combined(&all, &alone(slot)))
}

fn subsets(all: &[ObjectId]) -> Vec<Vec<ObjectId>> {
    all.iter().fold(vec![Vec::new()], |sets, id| combined(&sets, &[Vec::new(), vec![*id]]))
}

/// Each blocker blocks one of those that it may, or nothing.
fn blocks(pairs: &[Block]) -> Vec<Action> {
    let mut blockers: Vec<ObjectId> = pairs.iter().map(|pair| pair.blocker).collect();
    blockers.sort_unstable();
    blockers.dedup();
    let of = |blocker: ObjectId| {
        let own = pairs.iter().filter(move |pair| pair.blocker == blocker).map(|pair| vec![*pair]);
        std::iter::once(Vec::new()).chain(own).collect::<Vec<_>>()
    };
    let all = blockers.into_iter().fold(vec![Vec::new()], |all, blocker| combined(&all, &of(blocker)));
    all.into_iter().map(|blocks| Action::DeclareBlockers { blocks }).collect()
}

/// The ways to divide an amount among so many.
fn shares(amount: u32, among: usize) -> Vec<Vec<u32>> {
    match among {
        0 => vec![Vec::new()],
        1 => vec![vec![amount]],
        _ => {
            let with = |first: u32| {
                let rest = shares(amount - first, among - 1);
                rest.into_iter().map(move |rest| std::iter::once(first).chain(rest).collect())
            };
            (0..=amount).flat_map(with).take(WAYS).collect()
        }
    }
}

fn orders(all: &[TriggerId]) -> Vec<Vec<TriggerId>> {
    match all {
        [] => vec![Vec::new()],
        [first, rest @ ..] => {
            let insert = |order: Vec<TriggerId>| {
                let places = 0..=order.len();
                let at = move |place: usize| {
                    let mut own = order.clone();
                    own.insert(place, *first);
                    own
                };
                places.map(at).collect::<Vec<_>>()
            };
            orders(rest).into_iter().flat_map(insert).take(WAYS).collect()
        }
    }
}
