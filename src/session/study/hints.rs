//! Hints in three levels: where to act, by which rule, and what to do. All of them come from the engine's own run of the
//! solution.

use super::HintView;
use super::seat::Seat;
use crate::engine::{Action, Game, PlayerId};
use crate::lesson::{Beat, BeatKind, Course, Stretch};
use crate::scenario::action_of;
use crate::session::snapshot::{Annotation, Choice, Snapshot, Text};
use crate::session::timeline::Decision;
use crate::session::{Command, Session, YOU};
use std::rc::Rc;

/// How many hints a beat has that waits for an action.
const LEVELS: u32 = 3;

/// How many hints the beat has.
pub(super) fn count(seat: &Seat) -> u32 {
    if seat.course.beat(seat.stretch).is_some_and(Beat::is_acted) { LEVELS } else { 0 }
}

/// The first so many hints of a beat.
pub(super) fn hints(seat: &Seat, given: usize) -> Vec<HintView> {
    if given == 0 {
        return Vec::new();
    }
    let hints = match seat.course.beat(seat.stretch).map(|beat| &beat.kind) {
        Some(BeatKind::Do(_) | BeatKind::Free(_)) => of_solution(seat),
        Some(BeatKind::Try { .. }) => of_attempt(seat),
        _ => None,
    };
    hints.unwrap_or_default().into_iter().take(given).collect()
}

/// The learner's first choice in the solution that is more than passing, or his first one.
fn of_solution(seat: &Seat) -> Option<Vec<HintView>> {
    let mut solved = seat.solved()?;
    let event = seat.stretch.event;
    let is_own =
        |decision: &&Decision| decision.at >= event && solved.game.are_teammates(decision.actor, YOU);
    let own: Vec<&Decision> = solved.timeline.decisions().filter(is_own).collect();
    let is_more = |decision: &&&Decision| decision.action != Action::PassPriority;
    let found = own.iter().find(is_more).or_else(|| own.first())?;
    let (at, action) = (found.at, found.action.clone());
    solved.go_to(at);
    let before = solved.snapshot();
    solved.go_to(at + 1);
    let shown = solved.snapshot();
    let entry = shown.log.entries.last()?;
    Some(levels(
        Text::clone(&entry.at.text),
        Rc::clone(&shown.log.annotations),
        label(&before, &action).unwrap_or_else(|| Text::clone(&entry.sentence)),
    ))
}

/// What the control is called that does this; only what is chosen with one control has such a name.
fn label(before: &Snapshot, action: &Action) -> Option<Text> {
    let is_same = |choice: &&Choice| match (&choice.action, action) {
        (Action::Cast { card, targets: _ }, Action::Cast { card: own, targets }) => {
            card == own && targets.is_empty()
        }
        (offered, own) => offered == own,
    };
    before.prompt.choices.iter().find(is_same).map(|choice| Text::clone(&choice.label))
}

/// What is to be tried, where, and what the rules say about it.
fn of_attempt(seat: &Seat) -> Option<Vec<HintView>> {
    let mut session: Session = seat.session.clone();
    session.go_to(seat.stretch.event);
    let action = forbidden(&seat.course, seat.stretch, &session.game)?;
    let at = Text::clone(&session.snapshot().log.entries.last()?.at.text);
    let tried = session.after(&Command::Try(action)).snapshot().refused?;
    Some(levels(at, tried.annotations, tried.question))
}

/// What is forbidden in a `try` beat, as an action.
pub(super) fn forbidden(course: &Course, stretch: Stretch, game: &Game) -> Option<Action> {
    let BeatKind::Try { forbidden } = &course.beat(stretch)?.kind else { return None };
    let edition = course.edition();
    let line = forbidden.iter().find(|line| line.editions.include(edition))?;
    let player: PlayerId = line.statement.player;
    action_of(&line.statement.act, player, game, course.labels()).ok()
}

fn levels(at: Text, passages: Rc<[Annotation]>, text: Text) -> Vec<HintView> {
    vec![HintView::Step { text: at }, HintView::Rule { passages }, HintView::Action { text }]
}
