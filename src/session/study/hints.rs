//! Hints in three levels: when to act and where to look, what sort of deed it is by which rule, and the deed itself. All of them come
//! from the engine's own run of the solution.

use super::HintView;
use super::seat::Seat;
use crate::engine::{Action, Game, PlayerId};
use crate::lesson::{Beat, BeatKind, Course, Stretch};
use crate::scenario::action_of;
use crate::session::snapshot::Text;
use crate::session::view::CardNames;
use crate::session::{Command, Session, YOU};
use crate::text::hint_texts::Deed;
use crate::text::voice::Era;
use crate::text::{Scene, tongue};
use std::rc::Rc;

/// How many hints a beat has that waits for an action.
const LEVELS: u32 = 3;

/// After how many events somebody did something.
type Made = (u32, PlayerId, Action);

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

/// When and where the learner acts in the solution, what sort of deed it is, and everything that he does but passing.
fn of_solution(seat: &Seat) -> Option<Vec<HintView>> {
    let mut solved = seat.solved()?;
    let event = seat.stretch.event;
    let since = solved.timeline.decisions().filter(|made| made.at >= event);
    let made: Vec<Made> = since.map(|made| (made.at, made.actor, made.action.clone())).collect();
    let is_own = |actor: PlayerId| solved.game.are_teammates(actor, YOU);
    let is_pass = |action: &Action| *action == Action::PassPriority;
    let own = || made.iter().filter(|(_, actor, _)| is_own(*actor));
    let deeds: Vec<Made> = own().filter(|(.., action)| !is_pass(action)).cloned().collect();
    let (at, _, first) = deeds.first().or_else(|| own().next())?;
    let then_passes = made.len() > 1 && made.last().is_some_and(|(.., action)| is_pass(action));
    let mut advice = told(&solved, if deeds.is_empty() { made.get(..1)? } else { &deeds });
    advice.extend(then_passes.then(|| tongue(solved.locale).then_pass().to_owned()));
    let moment = moment(seat, &solved.timeline.game_at(*at), first);
    solved.go_to(at + 1);
    let passages = Rc::clone(&solved.snapshot().log.annotations);
    let sort = sort_of(&solved, &solved.timeline.game_at(*at), first);
    Some(vec![
        HintView::Step { text: moment },
        HintView::Rule { text: sort, passages },
        HintView::Action { text: advice.join(" ").into() },
    ])
}

/// What is done there, as advice; what must resolve before the next deed resolves in between.
fn told(solved: &Session, deeds: &[Made]) -> Vec<String> {
    let mut told = Vec::new();
    let mut waits = false;
    for (at, _, action) in deeds {
        let game = solved.timeline.game_at(*at);
        if waits && game.stack().is_empty() {
            told.push(tongue(solved.locale).then_resolve().to_owned());
        }
        told.push(advice(solved, &game, action));
        waits = matches!(Deed::of(action, &game), Deed::Cast { .. } | Deed::Activate { .. });
    }
    told
}

fn advice(session: &Session, game: &Game, action: &Action) -> String {
    let names = CardNames { plot: &*session.plot, locale: session.locale };
    let scene = Scene::new(session.locale, &names, YOU, game, game);
    scene.tongue.advice(&scene, action)
}

fn sort_of(session: &Session, game: &Game, action: &Action) -> Text {
    tongue(session.locale).sort_of(Era::of(session.edition), Deed::of(action, game)).into()
}

/// Whether to act now or later, and where to look.
fn moment(seat: &Seat, then: &Game, action: &Action) -> Text {
    let session = &seat.session;
    let names = CardNames { plot: &*session.plot, locale: session.locale };
    let scene = Scene::new(session.locale, &names, YOU, then, then);
    let place = |game: &Game| (game.turn().number, game.turn().step);
    let (tongue, step) = (scene.tongue, then.turn().step);
    let when = if place(&session.game) == place(then) {
        tongue.act_now(scene.era, step)
    } else {
        tongue.act_later(scene.era, step, scene.who(then.active_player()))
    };
    [when.as_str(), tongue.look(Deed::of(action, then))].join(" ").into()
}

/// That it is to be tried now, and where to look.
fn attempt(seat: &Seat, game: &Game, action: &Action) -> Text {
    let tongue = tongue(seat.session.locale);
    [tongue.try_now(), tongue.look(Deed::of(action, game))].join(" ").into()
}

/// What is to be tried, where, and what the rules say about it.
fn of_attempt(seat: &Seat) -> Option<Vec<HintView>> {
    let mut session: Session = seat.session.clone();
    session.go_to(seat.stretch.event);
    let action = forbidden(&seat.course, seat.stretch, &session.game)?;
    let game = Rc::clone(&session.game);
    let passages = session.after(&Command::Try(action.clone())).snapshot().refused?.annotations;
    Some(vec![
        HintView::Step { text: attempt(seat, &game, &action) },
        HintView::Rule { text: sort_of(&session, &game, &action), passages },
        HintView::Action { text: advice(&session, &game, &action).into() },
    ])
}

/// What is forbidden in a `try` beat, as an action.
pub(super) fn forbidden(course: &Course, stretch: Stretch, game: &Game) -> Option<Action> {
    let BeatKind::Try { forbidden } = &course.beat(stretch)?.kind else { return None };
    let edition = course.edition();
    let line = forbidden.iter().find(|line| line.editions.include(edition))?;
    let player: PlayerId = line.statement.player;
    action_of(&line.statement.act, player, game, course.labels()).ok()
}
