//! Choices: made, tried, taken back.

use super::snapshot::NoticeKind;
use super::timeline::{By, Move};
use super::{Attempt, Past, Session, UNDO_LIMIT, YOU};
use crate::engine::{Action, Awaiting, Game, PlayerId, Refusal};
use std::rc::Rc;

impl Session {
    pub(super) fn act(&mut self, action: &Action) {
        let actor = actor_of(&self.game, action);
        if self.awaiting() == Awaiting::TheTurn {
            return self.refuse(actor, action, self.not_now());
        }
        if self
            .timeline
            .decision_at(self.cursor)
            .is_some_and(|made| made.actor == actor && made.action == *action)
        {
            self.undo = with(&self.undo, self.past());
            self.redo = Rc::default();
            return self.go_to(self.cursor + 1);
        }
        let position = self.timeline.script_at(self.cursor);
        let (script, _) = self.against_script(self.edition, &self.game, position, (actor, action));
        let mut timeline = self.timeline.cut(self.cursor);
        match timeline.act(Move { actor, action: action.clone(), script, by: By::You }) {
            Ok(()) => {
                self.undo = with(&self.undo, self.past());
                self.redo = Rc::default();
                self.elsewhere = None;
                self.timeline = Rc::new(timeline);
                self.run_ahead();
                self.go_to(self.cursor + 1);
            }
            Err(why) => self.refuse(actor, action, why),
        }
    }

    pub(super) fn attempt(&mut self, action: &Action) {
        let actor = actor_of(&self.game, action);
        if self.awaiting() == Awaiting::TheTurn {
            return self.refuse(actor, action, self.not_now());
        }
        match self.game.apply(actor, action) {
            Ok(_) => self.note(NoticeKind::Allowed),
            Err(why) => self.refuse(actor, action, why),
        }
    }

    pub(super) fn undo(&mut self) {
        let Some((past, rest)) = self.undo.split_last() else { return self.undo_repeated() };
        let (past, rest) = (past.clone(), Rc::from(rest));
        self.redo = with(&self.redo, self.past());
        self.undo = rest;
        self.restore(past);
    }

    /// Takes back a choice that was made in the other edition and repeated in this one.
    fn undo_repeated(&mut self) {
        let Some(at) = self.last_choice() else { return self.note(NoticeKind::NothingThere) };
        self.redo = with(&self.redo, self.past());
        self.elsewhere = None;
        self.timeline = Rc::new(self.timeline.cut(at));
        self.go_to(at);
        self.run_ahead();
    }

    /// Where the learner chose for the last time.
    fn last_choice(&self) -> Option<u32> {
        self.timeline.decisions().rfind(|made| made.is_yours()).map(|decision| decision.at)
    }

    pub(super) fn can_undo(&self) -> bool {
        !self.undo.is_empty() || self.last_choice().is_some()
    }

    pub(super) fn redo(&mut self) {
        let Some((past, rest)) = self.redo.split_last() else { return self.note(NoticeKind::NothingThere) };
        let (past, rest) = (past.clone(), Rc::from(rest));
        self.undo = with(&self.undo, self.past());
        self.redo = rest;
        self.restore(past);
    }

    pub(super) fn restart(&mut self) {
        if let Ok(fresh) = Self::play(Rc::clone(&self.plot), self.edition, self.locale) {
            let undo = with(&self.undo, self.past());
            *self = Self { undo, ..fresh };
        }
    }

    fn restore(&mut self, past: Past) {
        self.timeline = past.timeline;
        self.elsewhere = None;
        self.go_to(past.cursor);
    }

    pub(super) fn past(&self) -> Past {
        self.timeline.is_left();
        Past { timeline: Rc::clone(&self.timeline), cursor: self.cursor }
    }

    fn not_now(&self) -> Refusal {
        if self.game.result().is_some() {
            return Refusal::GameOver;
        }
        Refusal::NotNow { step: self.game.turn().step, awaiting: Awaiting::TheTurn }
    }

    fn refuse(&mut self, actor: PlayerId, action: &Action, why: Refusal) {
        self.refused = Some(Attempt { actor, action: action.clone(), why });
    }
}

/// The list with one more, and without the oldest if it grew too long.
pub(super) fn with(list: &Rc<[Past]>, past: Past) -> Rc<[Past]> {
    let surplus = (list.len() + 1).saturating_sub(UNDO_LIMIT);
    list.iter().skip(surplus).cloned().chain([past]).collect()
}

/// Who acts: whoever must choose or a teammate whose the action is; else the learner, or a member of his team.
fn actor_of(game: &Game, action: &Action) -> PlayerId {
    let controller =
        |id| game.battlefield().get_including_phased_out(id).map(|permanent| permanent.controller);
    let owner = |id| game.identity(id).map(|card| card.owner);
    let whose = match action {
        Action::PlayLand { card } | Action::Cast { card, .. } => owner(*card),
        Action::Activate { source, .. } => controller(*source),
        Action::DeclareBlockers { blocks } => blocks.first().and_then(|block| controller(block.blocker)),
        Action::DeclareAttackers { attackers, .. } => attackers.first().and_then(|id| controller(*id)),
        Action::Discard { cards } => cards.first().and_then(|card| owner(*card)),
        Action::PassPriority
        | Action::AssignDamage { .. }
        | Action::StayTapped { .. }
        | Action::OrderTriggers { .. }
        | Action::ChooseTargets { .. }
        | Action::KeepLegend { .. } => None,
    };
    match game.decider(action) {
        Some(player) if whose.is_none_or(|whose| game.are_teammates(whose, player)) => player,
        _ => YOU,
    }
}
