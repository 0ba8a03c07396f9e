//! What happens next, read off the state alone: an event that the rules bring about, or a decision to wait for.

use super::action::Awaiting;
use super::event::{Cause, Event, GameResult};
use super::game::{Game, Priority};
use super::player::PlayerId;
use super::rule_point::{AfterResolution, CleanupRepeats, StepEnd, UntapStepPriority};
use super::step::Step;
use super::{leaving, resolve, state_based, trigger, turn_based, turn_flow};

/// What happens next.
pub(super) enum Next {
    /// An event.
    Happens(Cause, Event),
    /// All these events, in this order.
    AllHappen(Cause, Vec<Event>),
    /// Nothing, until somebody chooses.
    Awaits(Awaiting),
}

/// 300.2, 408.1, 420.3 / 500.2, 117.3–5, 704.3: the machinery of every turn.
pub(super) fn next(game: &Game) -> Next {
    if game.result.is_some() {
        return Next::Awaits(Awaiting::Nothing);
    }
    if game.seats.iter().any(|seat| game.players[*seat].has_lost)
        && let Some(event) = game_ended(game).or_else(|| leaving::event(game))
    {
        return Next::Happens(Cause::StateBasedAction, event);
    }
    if let Some(resolving) = &game.resolving {
        return resolve::next(game, resolving);
    }
    if !game.turn.progress.turn_begun || !game.turn.progress.step_begun {
        return turn_flow::next_step(game);
    }
    if !game.turn.progress.had_priority
        && let Some(next) = turn_based::next(game)
    {
        return next;
    }
    match game.turn.step {
        _ if game.turn.progress.is_over => turn_flow::end_step(game),
        Step::Untap if game.ruleset.untap_step_priority == UntapStepPriority::Nobody => {
            turn_flow::end_step(game)
        }
        Step::Cleanup if !cleanup_gives_priority(game) => {
            settle_state_based(game).unwrap_or_else(|| turn_flow::end_step(game))
        }
        _ => priority(game),
    }
}

/// 314.3 / 514.3a: whether something happened or waits that gives players priority in cleanup.
fn cleanup_gives_priority(game: &Game) -> bool {
    let progress = &game.turn.progress;
    if game.ruleset.cleanup_repeats == CleanupRepeats::Never {
        return false;
    }
    progress.unsettled || progress.had_priority || !game.waiting.is_empty()
}

fn priority(game: &Game) -> Next {
    match game.priority {
        Priority::AllPassed if game.stack.is_empty() => turn_flow::end_step(game),
        Priority::AllPassed => resolve::begin(game),
        Priority::Held { by, .. } => settle(game).unwrap_or(Next::Awaits(Awaiting::Priority { player: by })),
        Priority::Nobody => settle(game).unwrap_or_else(|| after_settling(game)),
    }
}

/// 408.1b–c / 117.3a–b: the active player receives priority, at the beginning of a step and after a resolution; if he
/// has left, the next one does (800.4k).
fn after_settling(game: &Game) -> Next {
    let resolved = game.turn.progress.last_resolved;
    if resolved.is_some() && game.stack.is_empty() && game.ruleset.step_end == StepEnd::StackEmpty {
        return turn_flow::end_step(game);
    }
    let to = match (game.ruleset.after_resolution, resolved) {
        (AfterResolution::ControllersOpponent, Some(controller)) => game.opponent_of(controller),
        _ => game.teams().next().unwrap_or(game.turn.active),
    };
    Next::Happens(Cause::Turn, Event::PriorityGiven { to })
}

/// 420.3, 410.3 / 704.3, 117.5: before anyone has priority, state-based actions until there are none, then waiting
/// triggers go on the stack.
fn settle(game: &Game) -> Option<Next> {
    settle_state_based(game).or_else(|| trigger::next(game))
}

pub(super) fn settle_state_based(game: &Game) -> Option<Next> {
    if game.settled {
        return None;
    }
    if let Some(awaiting) = state_based::legend_to_choose(game) {
        return Some(Next::Awaits(awaiting));
    }
    let actions = state_based::applicable(game);
    (!actions.is_empty())
        .then_some(Next::Happens(Cause::StateBasedAction, Event::StateBasedActions { actions }))
}

/// When all but one player or team have lost there is a winner, or nobody wins.
fn game_ended(game: &Game) -> Option<Event> {
    let mut left = game.teams().filter(|head| !game.players[*head].has_lost);
    let result = match (left.next(), left.next()) {
        (Some(_), Some(_)) => return None,
        (Some(by), None) => GameResult::Won { by },
        (None, _) => GameResult::Draw,
    };
    Some(Event::GameEnded { result })
}

/// A discard for a resolving instruction is part of the resolution.
pub(super) fn cause_of_discard(game: &Game, actor: PlayerId) -> Cause {
    game.resolving.as_ref().map_or(Cause::Player { player: actor }, |resolving| Cause::Resolution {
        item: resolving.item,
        instruction: resolving.next,
    })
}
