//! Choices that one edition allows and the other does not: whatever was chosen under one edition's rules alone is asked
//! of the other's game where it waits for the same.

use super::steps::{StepKey, StepSpan};
use crate::engine::{Action, Game};
use crate::session::replay::translated;
use crate::session::timeline::Decision;
use crate::session::{Attempt, Session};
use std::mem::discriminant;

/// A choice that was made in one game and is illegal in the other.
#[derive(Clone, Debug)]
pub(in crate::session) struct Forbidden {
    /// The number of the event that the choice was.
    pub(in crate::session) made: u32,
    /// How many events had happened in the other game where it was asked.
    pub(in crate::session) asked: u32,
    /// Who would have chosen what there, and why not.
    pub(in crate::session) attempt: Attempt,
}

/// A game and its steps.
#[derive(Clone, Copy)]
pub(super) struct Played<'a> {
    pub(super) session: &'a Session,
    pub(super) steps: &'a [StepSpan],
}

impl Played<'_> {
    fn step_at(&self, seq: u32) -> Option<StepKey> {
        let after = self.steps.partition_point(|span| span.events.start <= seq);
        self.steps.get(after.checked_sub(1)?).map(|span| span.key)
    }

    /// The step in which a decision is made: that of the event before it.
    fn step_of(&self, at: u32) -> Option<StepKey> {
        self.step_at(at.checked_sub(1)?)
    }

    fn decisions(&self) -> impl Iterator<Item = &Decision> {
        self.session.timeline.decisions()
    }

    fn game_at(&self, cursor: u32) -> std::rc::Rc<Game> {
        self.session.timeline.game_at(cursor)
    }

    /// After how many events of a step somebody had to choose, or has to still.
    fn choices_in(&self, step: StepKey) -> Vec<u32> {
        let end = self.session.timeline.len();
        let places = self.decisions().map(|decision| decision.at).chain([end]);
        places.filter(|at| self.step_of(*at) == Some(step)).collect()
    }
}

/// The choices made in one game that the other refuses, in order.
pub(super) fn forbidden(here: Played<'_>, there: Played<'_>) -> Vec<Forbidden> {
    let own = here.decisions().filter(|decision| decision.action != Action::PassPriority);
    own.filter_map(|decision| asked(here, there, decision)).collect()
}

/// The choice asked of the other game, if it was not made there in that turn and is nowhere allowed in that step.
fn asked(here: Played<'_>, there: Played<'_>, decision: &Decision) -> Option<Forbidden> {
    let step = here.step_of(decision.at)?;
    let before = here.game_at(decision.at);
    let awaiting = before.awaiting();
    let was_made = there.decisions().any(|other| {
        other.actor == decision.actor
            && discriminant(&other.action) == discriminant(&decision.action)
            && there.step_of(other.at).is_some_and(|of| of.turn == step.turn)
            && translated(&decision.action, &before, &there.game_at(other.at)) == other.action
    });
    if was_made {
        return None;
    }
    let mut first = None;
    for at in there.choices_in(step) {
        let game = there.game_at(at);
        let waits = game.awaiting();
        if discriminant(&waits) != discriminant(&awaiting) || !game.may_decide(decision.actor, &waits) {
            continue;
        }
        let action = translated(&decision.action, &before, &game);
        let why = game.apply(decision.actor, &action).err()?;
        let attempt = Attempt { actor: decision.actor, action, why };
        first = first.or(Some(Forbidden { made: decision.at, asked: at, attempt }));
    }
    first
}
