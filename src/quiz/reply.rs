//! What a world answers to a question, and after how many events.

use super::answer::Answer;
use super::ask::Ask;
use super::world::World;
use crate::engine::{Awaiting, Cause, Event, Game, LegalAction, ObjectId, StackKind};
use crate::scenario::When;

/// How many things an answer about an order names.
const IN_ORDER: usize = 3;

/// What the world answers, and how many events have happened by then. `None` where the question makes no sense.
pub(super) fn reply(ask: Ask, world: &mut World<'_>) -> Option<(Answer, usize)> {
    match ask {
        Ask::Next => next(world),
        Ask::Order => order(world),
        Ask::Priority => priority(world),
        Ask::Trigger => first_to_resolve(world),
        Ask::Attack(creature) => attack(world, creature),
        Ask::Block(creature) => block(world, creature),
        Ask::Play(card) => play(world, card),
        Ask::Return(permanent) => phases_in(world, permanent),
        Ask::Life(player, when) => fact(world, when, |game| Some(Answer::Life(game.player(player).life))),
        Ask::Size(id, when) => fact(world, when, |game| size(game, id)),
        Ask::Zone(id, when) => fact(world, when, |game| Some(Answer::IsIn(game.whereabouts(id)))),
        Ask::Tapped(id, when) => fact(world, when, |game| tapped(game, id)),
        Ask::Damage(id, when) => fact(world, when, |game| damage(game, id)),
    }
}

fn next(world: &mut World<'_>) -> Option<(Answer, usize)> {
    let (entry, ..) = world.event(0)?;
    Some((Answer::Happens(vec![entry.event.clone()]), 1))
}

fn order(world: &mut World<'_>) -> Option<(Answer, usize)> {
    let (mut events, mut at) = (Vec::new(), 0);
    while events.len() < IN_ORDER {
        let (entry, ..) = world.event(at)?;
        at += 1;
        if is_worth_telling(&entry.event) {
            events.push(entry.event.clone());
        }
    }
    Some((Answer::Happens(events), at))
}

/// Whether an event is named where an order is asked: neither preparations nor what everybody does without a thought.
fn is_worth_telling(event: &Event) -> bool {
    match event {
        Event::PhaseBegan { .. }
        | Event::PriorityPassed { .. }
        | Event::UntapDetermined { .. }
        | Event::NothingHappened { .. } => false,
        Event::Phased(phasing) => !phasing.is_empty(),
        _ => true,
    }
}

fn priority(world: &mut World<'_>) -> Option<(Answer, usize)> {
    let mut at = 0;
    loop {
        let (_, _, after) = world.event(at)?;
        at += 1;
        if let Some(player) = after.priority() {
            let moment = after.moment();
            return Some((Answer::PriorityTo { player, step: moment.step, turn: moment.turn }, at));
        }
    }
}

fn first_to_resolve(world: &mut World<'_>) -> Option<(Answer, usize)> {
    let mut at = 0;
    loop {
        let (entry, before, _) = world.event(at)?;
        at += 1;
        if let Event::ResolutionBegan { item, .. } = &entry.event
            && let Some(on_stack) = before.stack().iter().find(|it| it.id == *item)
            && let StackKind::Ability { source, .. } = on_stack.kind
        {
            return Some((Answer::ResolvesFirst(source), at));
        }
    }
}

const fn may(allowed: bool) -> Answer {
    if allowed { Answer::May } else { Answer::MayNot }
}

fn attack(world: &mut World<'_>, creature: ObjectId) -> Option<(Answer, usize)> {
    let mut at = 0;
    loop {
        let (entry, before, _) = world.event(at)?;
        match entry.event {
            Event::AttackersDeclared { .. } => {
                return Some((may(before.may_attack(before.latest(creature)).is_ok()), at));
            }
            Event::TurnBegan { .. } if at > 0 => return None,
            _ => at += 1,
        }
    }
}

fn block(world: &mut World<'_>, creature: ObjectId) -> Option<(Answer, usize)> {
    let mut at = 0;
    loop {
        let (entry, before, _) = world.event(at)?;
        match &entry.event {
            Event::BlockersDeclared { player, .. }
                if before
                    .battlefield()
                    .get_including_phased_out(creature)
                    .is_none_or(|it| before.are_teammates(it.controller, *player)) =>
            {
                let can = before.legal_actions().iter().any(|legal| match legal {
                    LegalAction::DeclareBlockers { pairs } => {
                        pairs.iter().any(|pair| pair.blocker == creature)
                    }
                    _ => false,
                });
                return Some((may(can), at));
            }
            Event::TurnBegan { .. } if at > 0 => return None,
            _ => at += 1,
        }
    }
}

/// At any time until the turn ends, now included.
fn play(world: &mut World<'_>, card: ObjectId) -> Option<(Answer, usize)> {
    let is_it = |legal: &LegalAction| match legal {
        LegalAction::PlayLand { card: own } | LegalAction::Cast { card: own, .. } => *own == card,
        _ => false,
    };
    let mut at = 0;
    loop {
        let can_act = matches!(world.decision(at), Some(Awaiting::Priority { .. }));
        if can_act && world.game(at).legal_actions().iter().any(is_it) {
            return Some((Answer::May, at));
        }
        let (entry, ..) = world.event(at)?;
        if matches!(entry.event, Event::TurnBegan { .. }) && at > 0 {
            return Some((Answer::MayNot, at));
        }
        at += 1;
    }
}

fn phases_in(world: &mut World<'_>, permanent: ObjectId) -> Option<(Answer, usize)> {
    let (mut at, mut turns) = (0, 0);
    let round = world.start().players().len() + 1;
    loop {
        let (entry, before, _) = world.event(at)?;
        let is_gone = before.battlefield().get_including_phased_out(permanent).is_none();
        turns += usize::from(matches!(entry.event, Event::TurnBegan { .. }));
        if is_gone || turns > round {
            return Some((Answer::NeverPhasesIn, at));
        }
        at += 1;
        if let Event::Phased(phasing) = &entry.event
            && let Some(back) = phasing.r#in.iter().find(|it| it.permanent == permanent)
        {
            let comes_along = phasing.r#in.iter().any(|it| Some(it.permanent) == back.attached_to);
            let with = back.attached_to.filter(|_| comes_along);
            let answer = Answer::PhasesIn { of: entry.at.active, turn: entry.at.turn, with };
            return Some((answer, at));
        }
    }
}

/// A fact of the state at the moment that is meant.
fn fact(world: &mut World<'_>, when: When, of: impl Fn(&Game) -> Option<Answer>) -> Option<(Answer, usize)> {
    let at = match when {
        When::NextEvent => after_next(world)?,
        When::EndOfStep => before_event(world, ends_step)?,
        When::EndOfTurn => before_event(world, |event| matches!(event, Event::TurnBegan { .. }))?,
    };
    Some((of(world.game(at))?, at))
}

/// After the next event and all that it brings along at once.
fn after_next(world: &mut World<'_>) -> Option<usize> {
    world.event(0)?;
    let mut at = 1;
    while world.event(at).is_some_and(|(entry, ..)| entry.cause == Cause::Consequence) {
        at += 1;
    }
    Some(at)
}

/// Before the first such event, or at the end of the game.
fn before_event(world: &mut World<'_>, is_it: impl Fn(&Event) -> bool) -> Option<usize> {
    let mut at = 0;
    while let Some((entry, ..)) = world.event(at) {
        if is_it(&entry.event) {
            return (at > 0).then_some(at);
        }
        at += 1;
    }
    (world.game(at).result().is_some() && at > 0).then_some(at)
}

pub(super) const fn ends_step(event: &Event) -> bool {
    matches!(
        event,
        Event::TurnBegan { .. }
            | Event::PhaseBegan { .. }
            | Event::StepBegan { .. }
            | Event::StepSkipped { .. }
            | Event::PhaseSkipped { .. }
    )
}

/// Of a creature in play; what is elsewhere has none.
fn size(game: &Game, id: ObjectId) -> Option<Answer> {
    let id = game.latest(id);
    let creature = game.battlefield().get(id).filter(|_| game.is_creature(id))?;
    Some(Answer::Size(creature.now.power, creature.now.toughness))
}

/// Also of what is phased out: it keeps how it lay.
fn tapped(game: &Game, id: ObjectId) -> Option<Answer> {
    let permanent = game.battlefield().get_including_phased_out(game.latest(id))?;
    Some(if permanent.is_tapped { Answer::Tapped } else { Answer::Untapped })
}

/// Also of what is phased out.
fn damage(game: &Game, id: ObjectId) -> Option<Answer> {
    let permanent = game.battlefield().get_including_phased_out(game.latest(id))?;
    Some(Answer::Damage(permanent.damage))
}
