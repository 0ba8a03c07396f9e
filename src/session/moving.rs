//! Moving along the timeline, and on past its end as far as the scenario and plain passing carry.

use super::snapshot::NoticeKind;
use super::timeline::{By, Mark, MarkKind, Move};
use super::{Session, YOU, default_action};
use crate::engine::{Action, Entry, PlayerId};
use std::rc::Rc;

/// How many choices at most are made on the way to the next step or turn.
const CHOICES_ON_THE_WAY: usize = 2_000;

/// How many events a timeline may have.
pub(super) const LONGEST: u32 = 200_000;

/// With more permanents than this a game does not go on by itself: texts can be written that make ever more of them.
const CROWD: usize = 2_000;

/// Who moves on when nothing is known beyond this place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pace {
    /// The script, and the opponent plainly; the learner decides for himself.
    StopForYou,
    /// The script alone.
    ScriptOnly,
    /// The script, and everybody plainly.
    Everybody,
}

impl Session {
    pub(super) fn next_event(&mut self) {
        self.one_event_more(Pace::StopForYou);
    }

    pub(super) fn next_event_plainly(&mut self) {
        self.one_event_more(Pace::Everybody);
    }

    fn one_event_more(&mut self, pace: Pace) {
        if self.cursor < self.timeline.len() || self.extend(pace) {
            self.go_to(self.cursor + 1);
        } else if self.is_too_large() {
            self.note(NoticeKind::TooLarge);
        } else if self.timeline.end().result().is_some() {
            self.note(NoticeKind::NothingThere);
        }
    }

    pub(super) fn next_step(&mut self) {
        self.go_to_next(|mark| matches!(mark.kind, MarkKind::Step));
    }

    pub(super) fn next_turn(&mut self) {
        self.go_to_next(|mark| matches!(mark.kind, MarkKind::Turn));
    }

    fn go_to_next(&mut self, wanted: impl Fn(&Mark) -> bool) {
        let own_end = self.own_end_ahead();
        for _ in 0..CHOICES_ON_THE_WAY {
            let found = self.timeline.marks_from(self.cursor).find(|mark| wanted(mark));
            let found = found.map(|mark| mark.seq + 1);
            if let Some(place) = found.into_iter().chain(own_end).min() {
                return self.go_to(place);
            }
            if !self.extend(Pace::Everybody) {
                break;
            }
        }
        if self.is_too_large() {
            self.note(NoticeKind::TooLarge);
        } else if self.cursor == self.timeline.len() {
            self.note(NoticeKind::NothingThere);
        }
        self.go_to(self.timeline.len());
    }

    pub(super) fn previous_event(&mut self) {
        if self.cursor == 0 {
            return self.note(NoticeKind::NothingThere);
        }
        self.go_to(self.cursor - 1);
    }

    pub(super) fn previous_step(&mut self) {
        if self.cursor == 0 {
            return self.note(NoticeKind::NothingThere);
        }
        let before = self.cursor.saturating_sub(1);
        let found = self.timeline.marks_before(before).rfind(|mark| mark.kind == MarkKind::Step);
        let cursor = found.map_or(0, |mark| mark.seq + 1);
        self.go_to(cursor);
    }

    pub(super) fn back_to_step(&mut self, key: &str) {
        match self.steps_of_turn().into_iter().find(|(known, _)| known == key) {
            Some((_, mark)) => self.go_to(mark.seq + 1),
            None => self.note(NoticeKind::NothingThere),
        }
    }

    pub(super) fn jump(&mut self, cursor: u32) {
        while cursor > self.timeline.len() && self.extend(Pace::ScriptOnly) {}
        if cursor > self.timeline.len() {
            self.note(NoticeKind::NoSuchEvent);
        }
        self.go_to(cursor);
    }

    /// Plays the script on to the end of the turn, so that the whole turn is known. The place stays.
    pub(super) fn run_ahead(&mut self) {
        let turn = self.game.turn().number;
        for _ in 0..CHOICES_ON_THE_WAY {
            if self.timeline.end().turn().number != turn || !self.extend(Pace::ScriptOnly) {
                break;
            }
        }
    }

    /// Plays the script to its end. The place stays.
    pub(super) fn run_script(&mut self) {
        for _ in 0..CHOICES_ON_THE_WAY {
            if !self.extend(Pace::ScriptOnly) {
                break;
            }
        }
    }

    /// Whether one more event can be had without a choice of the learner.
    pub(super) fn can_go_on(&self) -> bool {
        let end = self.timeline.end();
        let scripted = || self.plot.next_move(self.edition, end, self.timeline.script_at(u32::MAX)).is_some();
        let is_theirs = || end.awaiting().player().is_some_and(|player| !end.are_teammates(player, YOU));
        self.cursor < self.timeline.len() || !self.is_too_large() && (is_theirs() || scripted())
    }

    /// The first event of the script's next move, if it comes next at the end of the timeline.
    pub(super) fn next_scripted(&self) -> Option<Entry> {
        let end = self.timeline.end();
        let (_, actor, action) = self.plot.next_move(self.edition, end, self.timeline.script_at(u32::MAX))?;
        end.apply(actor, &action).ok()?.entries.into_iter().next()
    }

    pub(super) fn is_too_large(&self) -> bool {
        let crowd = self.timeline.end().battlefield().including_phased_out().count();
        self.timeline.len() >= LONGEST || crowd > CROWD
    }

    /// Makes one choice at the end of the timeline; whether there was one to make.
    fn extend(&mut self, pace: Pace) -> bool {
        if self.is_too_large() {
            return false;
        }
        let end = self.timeline.end();
        let position = self.timeline.script_at(u32::MAX);
        let scripted = self.plot.next_move(self.edition, end, position);
        if let Some((next, actor, action)) = scripted {
            let before = self.timeline.len();
            if self.choose(By::Script, actor, &action, next) {
                return self.timeline.len() > before;
            }
            if pace == Pace::ScriptOnly {
                return false;
            }
        }
        let end = self.timeline.end();
        match (pace, default_action(end)) {
            (Pace::ScriptOnly, _) | (_, None) => false,
            (Pace::StopForYou, Some((player, _))) if end.are_teammates(player, YOU) => false,
            (_, Some((actor, action))) => self.choose(By::Nobody, actor, &action, position),
        }
    }

    /// Adds a choice at the end of the timeline; whether it is legal.
    fn choose(&mut self, by: By, actor: PlayerId, action: &Action, script: usize) -> bool {
        let made = Move { actor, action: action.clone(), script, by };
        let done = Rc::make_mut(&mut self.timeline).act(made).is_ok();
        if done {
            self.elsewhere = None;
        }
        done
    }
}
