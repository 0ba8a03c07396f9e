//! The way through a lesson: its beats in an edition, with what is asked again before the summary.

use super::Library;
use super::review::draw;
use crate::engine::Edition;
use crate::lesson::BeatKind;

/// A beat on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stop {
    /// The lesson that it is a beat of.
    pub(super) lesson: usize,
    /// Which of that lesson's beats in the edition it is.
    pub(super) place: usize,
    pub(super) kind: StopKind,
}

/// Whose beat it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StopKind {
    /// The lesson's own.
    Own,
    /// A question of an earlier lesson.
    Review,
}

/// All beats of a lesson in an edition, in order.
pub(super) fn stops(library: &Library, lesson: usize, edition: Edition, seed: u64) -> Vec<Stop> {
    let Some(own) = library.lessons().get(lesson) else { return Vec::new() };
    let mut stops = Vec::new();
    let mut again = draw(library, lesson, edition, seed);
    for (place, (_, beat)) in own.beats(edition).enumerate() {
        if matches!(beat.kind, BeatKind::Summary { .. }) {
            let asked = std::mem::take(&mut again).into_iter();
            stops.extend(asked.map(|(lesson, place)| Stop { lesson, place, kind: StopKind::Review }));
        }
        stops.push(Stop { lesson, place, kind: StopKind::Own });
    }
    stops
}
