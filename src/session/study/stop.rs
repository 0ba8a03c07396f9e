//! The way through a lesson: its beats in an edition, with what is asked again before the summary.

use super::Library;
use super::asking;
use super::review::Again;
use crate::engine::{Edition, Misconception};
use crate::lesson::{BeatKind, Course};
use crate::session::progress::Due;
use std::rc::Rc;

/// A beat on the way.
#[derive(Clone, Debug)]
pub(super) struct Stop {
    /// The lesson that it is a beat of.
    pub(super) course: Rc<Course>,
    /// Which of that lesson's beats in the edition it is.
    pub(super) place: usize,
    pub(super) kind: StopKind,
    /// The belief on whose account it is asked again, if the learner's record says so.
    pub(super) due: Option<Due>,
}

/// Whose beat it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StopKind {
    /// The lesson's own.
    Own,
    /// A question of an earlier lesson.
    Review,
}

/// All beats of a lesson in an edition, in order; none if it can't be played there.
pub(super) fn stops(library: &Library, lesson: usize, edition: Edition, again: &Again) -> Vec<Stop> {
    let Some(own) = course(library, lesson, edition) else { return Vec::new() };
    let tempts = |earlier: usize, place: usize, belief: Misconception| {
        let course = course(library, earlier, edition);
        course.and_then(|course| asking::tempts(&course, place, belief)).unwrap_or(false)
    };
    let again = again.draw(library, lesson, edition, tempts).into_iter().filter_map(|asked| {
        let course = course(library, asked.lesson, edition)?;
        Some(Stop { course, place: asked.place, kind: StopKind::Review, due: asked.due })
    });
    let mut again: Vec<Stop> = again.collect();
    let mut stops = Vec::new();
    for (place, stretch) in own.stretches().iter().enumerate() {
        let beat = own.beat(*stretch).map(|beat| &beat.kind);
        if matches!(beat, Some(BeatKind::Summary { .. })) {
            stops.append(&mut again);
        }
        stops.push(Stop { course: Rc::clone(&own), place, kind: StopKind::Own, due: None });
    }
    stops
}

fn course(library: &Library, lesson: usize, edition: Edition) -> Option<Rc<Course>> {
    let lesson = library.lessons().get(lesson)?;
    let is_there = lesson.editions.include(edition);
    is_there.then(|| Course::new(lesson, edition).ok()).flatten().map(Rc::new)
}
