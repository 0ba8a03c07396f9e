//! Whether a task can still be done from where somebody is: with what its solution does, in any order, before its moment is over.

use super::lint::here;
use super::model::Task;
use super::walk::Walk;
use crate::engine::{Action, Edition, Entry, Event, PlayerId};
use crate::scenario::{Act, Command, action_of, default_action};

/// How many choices are tried before the search is given up.
const TRIES: usize = 400;

/// A task in its moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment<'a> {
    pub(super) task: &'a Task,
    pub(super) edition: Edition,
    /// How many events have happened where the task begins.
    pub(super) since: usize,
    /// How many steps have begun when the solution ends.
    pub(super) last_step: usize,
}

impl Moment<'_> {
    /// Whether everything that the task asks for can still be made true. What can't be searched to the end is not given up.
    pub(super) fn can_be_met(&self, from: &Walk) -> bool {
        let deeds: Vec<(PlayerId, &Act)> = here(&self.task.solution, self.edition)
            .filter_map(|line| match &line.statement {
                Command::Act(player, act) => Some((*player, act)),
                _ => None,
            })
            .collect();
        let (mut from, mut tries) = (from.clone(), 0);
        from.begin();
        self.leads_there(&from, &deeds, &mut tries) || tries >= TRIES
    }

    fn leads_there(&self, walk: &Walk, deeds: &[(PlayerId, &Act)], tries: &mut usize) -> bool {
        *tries += 1;
        if *tries >= TRIES || steps(&walk.log) > self.last_step {
            return false;
        }
        if here(&self.task.until, self.edition).all(|line| walk.check(&line.statement, self.since).is_ok()) {
            return true;
        }
        let Some((player, plain)) = default_action(&walk.game) else { return false };
        let after = |action: &Action| {
            let mut next = walk.clone();
            next.act(player, action).is_ok().then_some(next)
        };
        for (number, (actor, act)) in deeds.iter().enumerate().filter(|(_, (actor, _))| *actor == player) {
            let action = action_of(act, *actor, &walk.game, &walk.labels).ok();
            let Some(next) = action.and_then(|action| after(&action)) else { continue };
            let mut left = deeds.to_vec();
            left.remove(number);
            if self.leads_there(&next, &left, tries) {
                return true;
            }
        }
        after(&plain).is_some_and(|next| self.leads_there(&next, deeds, tries))
    }
}

/// How many steps have begun.
pub(super) fn steps(log: &[Entry]) -> usize {
    log.iter().filter(|entry| matches!(entry.event, Event::StepBegan { .. })).count()
}
