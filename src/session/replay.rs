//! The same choices under the rules of the other edition, and the same place in them.

use super::snapshot::NoticeKind;
use super::timeline::{By, Decision, Move, Ordinal, Timeline};
use super::{Attempt, Elsewhere, Note, Session, YOU, default_action};
use crate::engine::{Action, Assignment, Awaiting, Block, Edition, Event, Game, ObjectId, Target, TriggerId};
use std::mem::{Discriminant, discriminant};
use std::rc::Rc;

/// How many choices at most are made by themselves between two choices of the old game.
const FILLING: usize = 500;

impl Session {
    pub(super) fn set_edition(&mut self, edition: Edition) {
        if edition == self.edition {
            return;
        }
        let Some(Ok(start)) = self.plot.setup(edition).map(Game::new) else {
            return self.note(NoticeKind::NotInThatEdition);
        };
        let place = Place::of(&self.timeline, self.cursor);
        let left = Elsewhere {
            past: self.past(),
            undo: Rc::clone(&self.undo),
            redo: Rc::clone(&self.redo),
            arrived: 0,
        };
        self.notice = None;
        let is_new = self.elsewhere.is_none();
        let kept_place = match self.elsewhere.take() {
            Some(kept) => {
                let place = (kept.arrived == self.cursor).then_some(kept.past.cursor);
                self.timeline = kept.past.timeline;
                self.undo = kept.undo;
                self.redo = kept.redo;
                place
            }
            None => {
                let (timeline, stop) = self.replayed(&left.past.timeline, Timeline::new(start), edition);
                self.timeline = Rc::new(timeline);
                self.undo = Rc::default();
                self.redo = Rc::default();
                self.notice = stop.map(|stop| Note::stopped(*stop));
                None
            }
        };
        self.edition = edition;
        self.go_to(kept_place.unwrap_or_else(|| place.find(&self.timeline)));
        if is_new {
            self.run_ahead();
        }
        self.elsewhere = Some(Elsewhere { arrived: self.cursor, ..left });
    }

    fn replayed(
        &self,
        old: &Timeline,
        fresh: Timeline,
        edition: Edition,
    ) -> (Timeline, Option<Box<Attempt>>) {
        if self.has_own_choices() {
            let mut replay = Replay { old, new: fresh };
            let stop = old.decisions().find_map(|decision| replay.repeat(decision).err());
            (replay.new, stop)
        } else {
            (self.no_further_than_prepared(old, self.scripted(old, fresh, edition)), None)
        }
    }

    /// Where nobody has gone beyond the script, nobody does in the other edition: its game is the prepared one.
    fn no_further_than_prepared(&self, old: &Timeline, new: Timeline) -> Timeline {
        let is_prepared = self.courses(old, self.edition).iter().all(|(_, course)| course.by == By::Script);
        let beyond = new.decisions().find(|made| made.by != By::Script).map(|made| made.at);
        beyond.filter(|_| is_prepared).map_or_else(|| new.clone(), |at| new.cut(at))
    }

    /// All of this game under the rules of an edition: what the script says there, or the same choices one after the
    /// other. A choice that those rules refuse is left out, and the game goes on plainly instead. `None` if it can't be
    /// played in that edition.
    pub(super) fn timeline_in(&self, edition: Edition) -> Option<Timeline> {
        let old = &*self.timeline;
        let fresh = Timeline::new(self.plot.setup(edition).map(Game::new)?.ok()?);
        if !self.has_own_choices() {
            return Some(self.scripted(old, fresh, edition));
        }
        let mut replay = Replay { old, new: fresh };
        for decision in old.decisions() {
            // The comparison asks the game itself why, where it says so.
            let _ = replay.repeat(decision);
        }
        replay.go_on_to(old.ordinal());
        Some(replay.new)
    }

    /// Whether the learner chose anything himself.
    pub(super) fn has_own_choices(&self) -> bool {
        self.timeline.decisions().any(Decision::is_yours)
    }

    /// Nobody has chosen for himself: the script says how it goes under these rules.
    fn scripted(&self, old: &Timeline, mut new: Timeline, edition: Edition) -> Timeline {
        let goal = (old.script_at(u32::MAX), old.ordinal());
        let everybody_passed = was_passed_for_the_learner(old);
        for _ in 0..old.decisions().count() + FILLING {
            let position = new.script_at(u32::MAX);
            if (position, new.ordinal()) >= goal || new.ordinal() > goal.1 {
                break;
            }
            let end = Rc::clone(new.end());
            let plain = || {
                let (actor, action) = default_action(&end)?;
                let is_due = everybody_passed || !end.are_teammates(actor, YOU);
                is_due.then_some((By::Nobody, position, actor, action))
            };
            let next = self.plot.next_move(edition, &end, position);
            let next = next.map(|(script, actor, action)| (By::Script, script, actor, action)).or_else(plain);
            let Some((by, script, actor, action)) = next else { break };
            if new.act(Move { actor, action, script, by }).is_err() {
                break;
            }
        }
        new
    }
}

/// Whether the way went on plainly where the learner might have chosen, beyond what the script says.
fn was_passed_for_the_learner(old: &Timeline) -> bool {
    let mut position = 0;
    old.decisions().any(|decision| {
        let is_plain = decision.script == position;
        position = decision.script;
        is_plain && old.end().are_teammates(decision.actor, YOU)
    })
}

struct Replay<'a> {
    old: &'a Timeline,
    new: Timeline,
}

impl Replay<'_> {
    /// Makes a choice of the old game in the new one, when the new one is there.
    fn repeat(&mut self, decision: &Decision) -> Result<(), Box<Attempt>> {
        let before = self.old.game_at(decision.at);
        let passes = decision.action == Action::PassPriority;
        self.catch_up(decision, &before.awaiting());
        let end = Rc::clone(self.new.end());
        let same_place = self.new.ordinal() == decision.ordinal
            && discriminant(&end.awaiting()) == discriminant(&before.awaiting())
            && end.may_decide(decision.actor, &end.awaiting());
        if passes && !same_place {
            return Ok(());
        }
        let action = translated(&decision.action, &before, &end);
        let (actor, script) = (decision.actor, decision.script);
        let made = Move { actor, action: action.clone(), script, by: decision.by };
        self.new.act(made).map_err(|why| Box::new(Attempt { actor, action, why }))
    }

    /// Lets the new game go on plainly to a step.
    fn go_on_to(&mut self, goal: Ordinal) {
        for _ in 0..FILLING {
            let next = default_action(self.new.end()).filter(|_| self.new.ordinal() < goal);
            let Some((actor, action)) = next else { return };
            let script = self.new.script_at(u32::MAX);
            if self.new.act(Move { actor, action, script, by: By::Nobody }).is_err() {
                return;
            }
        }
    }

    /// Lets the new game go on plainly as long as it is not yet where the choice was made.
    fn catch_up(&mut self, decision: &Decision, awaited: &Awaiting) {
        for _ in 0..FILLING {
            let end = Rc::clone(self.new.end());
            let awaiting = end.awaiting();
            let is_there =
                discriminant(&awaiting) == discriminant(awaited) && awaiting.player() == Some(decision.actor);
            let behind = self.new.ordinal() < decision.ordinal;
            let waits_elsewhere = self.new.ordinal() == decision.ordinal
                && decision.action != Action::PassPriority
                && !is_there;
            if !behind && !waits_elsewhere {
                return;
            }
            let Some((actor, action)) = default_action(&end) else { return };
            if self.new.act(Move { actor, action, script: decision.script, by: By::Nobody }).is_err() {
                return;
            }
        }
    }
}

/// A place in a timeline, told so that it can be found in another.
struct Place {
    ordinal: Ordinal,
    event: Option<(Discriminant<Event>, usize)>,
}

impl Place {
    fn of(timeline: &Timeline, cursor: u32) -> Self {
        let Some(seq) = cursor.checked_sub(1) else {
            return Self { ordinal: Ordinal::default(), event: None };
        };
        let ordinal = timeline.ordinal_at(seq);
        let event = timeline.entry(seq).map(|entry| {
            let kind = discriminant(&entry.event);
            let first = timeline.first_of(ordinal);
            let earlier =
                timeline.entries(first..seq).filter(|other| discriminant(&other.event) == kind).count();
            (kind, earlier)
        });
        Self { ordinal, event }
    }

    /// The cursor that shows the same event in the same step; else the last event of that step, or of those before.
    fn find(&self, timeline: &Timeline) -> u32 {
        let Some((kind, earlier)) = self.event else { return 0 };
        let range = timeline.range_of(self.ordinal);
        let mut alike = timeline
            .entries(range.clone())
            .zip(range.clone())
            .filter(|(entry, _)| discriminant(&entry.event) == kind);
        let found = alike.nth(earlier).map(|(_, seq)| seq + 1);
        found.unwrap_or(range.end)
    }
}

/// The same choice, told in the ids of another game.
pub(super) fn translated(action: &Action, old: &Game, new: &Game) -> Action {
    let id = |id: ObjectId| counterpart(id, old, new).unwrap_or(id);
    let ids = |list: &[ObjectId]| list.iter().copied().map(id).collect::<Vec<_>>();
    let aim = |target: &Target| match target {
        Target::Object(object) => Target::Object(id(*object)),
        Target::Player(player) => Target::Player(*player),
    };
    let aims = |list: &[Target]| list.iter().map(aim).collect::<Vec<_>>();
    match action {
        Action::PassPriority => Action::PassPriority,
        Action::PlayLand { card } => Action::PlayLand { card: id(*card) },
        Action::Cast { card, targets } => Action::Cast { card: id(*card), targets: aims(targets) },
        Action::Activate { source, ability, targets } => {
            Action::Activate { source: id(*source), ability: *ability, targets: aims(targets) }
        }
        Action::DeclareAttackers { attackers, defenders } => {
            Action::DeclareAttackers { attackers: ids(attackers), defenders: defenders.clone() }
        }
        Action::DeclareBlockers { blocks } => Action::DeclareBlockers {
            blocks: blocks
                .iter()
                .map(|block| Block { blocker: id(block.blocker), attacker: id(block.attacker) })
                .collect(),
        },
        Action::AssignDamage { assignments } => Action::AssignDamage {
            assignments: assignments
                .iter()
                .map(|part| Assignment { source: id(part.source), to: aim(&part.to), amount: part.amount })
                .collect(),
        },
        Action::Discard { cards } => Action::Discard { cards: ids(cards) },
        Action::StayTapped { permanents } => Action::StayTapped { permanents: ids(permanents) },
        Action::OrderTriggers { order } => Action::OrderTriggers { order: translated_order(order, old, new) },
        Action::ChooseTargets { targets } => Action::ChooseTargets { targets: aims(targets) },
        Action::KeepLegend { legend } => Action::KeepLegend { legend: id(*legend) },
    }
}

/// The abilities at the same places among those to be ordered.
fn translated_order(order: &[TriggerId], old: &Game, new: &Game) -> Vec<TriggerId> {
    let (Awaiting::TriggerOrder { triggers: before, .. }, Awaiting::TriggerOrder { triggers: now, .. }) =
        (old.awaiting(), new.awaiting())
    else {
        return order.to_vec();
    };
    let place = |trigger: &TriggerId| before.iter().position(|other| other == trigger);
    order.iter().filter_map(|trigger| now.get(place(trigger)?).copied()).collect()
}

/// What an object of one game is in another: the same card of the set-up, or the token that was created as the same in
/// number among those of its name.
fn counterpart(id: ObjectId, old: &Game, new: &Game) -> Option<ObjectId> {
    let mut root = id;
    while let Some(was) = old.identity(root)?.was {
        root = was;
    }
    let identity = old.identity(root)?;
    if let Some(same) = new.identity(root)
        && same.card == identity.card
        && same.was.is_none()
        && same.is_token == identity.is_token
    {
        return Some(new.latest(root));
    }
    let alike = |game: &Game, at: ObjectId| {
        game.identity(at).is_some_and(|other| {
            other.was.is_none() && other.is_token == identity.is_token && other.card == identity.card
        })
    };
    let number = (1..root.get()).filter(|at| alike(old, ObjectId::new(*at))).count();
    let all = (1..).map(ObjectId::new).take_while(|at| new.identity(*at).is_some());
    all.filter(|at| alike(new, *at)).nth(number).map(|found| new.latest(found))
}
