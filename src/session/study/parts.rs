//! The parts of a lesson as whoever leads others through it plans them: each with a name that stays the same in both editions
//! and in every order.

use super::review::QUESTIONS;
use super::seat::asked;
use super::stop::{Stop, StopKind};
use super::tell::kind_of;
use super::{BeatKindView, Study};
use crate::lesson::BeatKind;
use crate::session::snapshot::Text;

/// A part of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What it is called in links: its number among all beats of the lesson, those of the other edition included, from 1; the
    /// questions that are asked again come after those.
    pub name: u32,
    /// Its number in the edition in use, from 1; `None` if that edition does not have it.
    pub beat: Option<u32>,
    /// What it is.
    pub kind: BeatKindView,
    /// What it asks; where it asks nothing, what is said first in it.
    pub text: Option<Text>,
}

impl Study {
    /// All parts, in the order of the lesson, with what the edition in use says of them.
    #[must_use]
    pub fn parts(&self) -> Vec<Part> {
        let Some(lesson) = self.library.lessons().get(self.lesson) else { return Vec::new() };
        let own = lesson.beats.len();
        let is_summary = |beat: &usize| {
            let line = lesson.beats.get(*beat);
            line.is_some_and(|line| matches!(line.statement.kind, BeatKind::Summary { .. }))
        };
        let before_summary = (0..own).find(is_summary).unwrap_or(own);
        let order = (0..before_summary).chain(own..own + QUESTIONS).chain(before_summary..own);
        let names = self.names();
        order.map(|place| self.part(number(place), &names)).collect()
    }

    /// The name of the part in which the learner is.
    #[must_use]
    pub fn part_name(&self) -> u32 {
        self.names().get(self.seat.stop).copied().unwrap_or_default()
    }

    /// Whether nothing of the part has been shown or done yet.
    #[must_use]
    pub fn is_at_start(&self) -> bool {
        self.seat.session.cursor() <= self.seat.stretch.event
    }

    fn part(&self, name: u32, names: &[u32]) -> Part {
        let place = names.iter().position(|own| *own == name);
        let stop = place.and_then(|place| self.stops.get(place));
        Part {
            name,
            beat: place.map(number),
            kind: stop.map_or(BeatKindView::Tell, kind_at),
            text: stop.and_then(|stop| self.first_words(stop)),
        }
    }

    fn first_words(&self, stop: &Stop) -> Option<Text> {
        let locale = self.locale();
        let says = || {
            let beat = stop.course.beat(*stop.course.stretches().get(stop.place)?)?;
            beat.says(self.edition, locale).next().map(Text::from)
        };
        asked(stop, locale).map(Text::from).or_else(says)
    }

    /// The names of the stops of this edition.
    fn names(&self) -> Vec<u32> {
        let own = self.library.lessons().get(self.lesson).map_or(0, |lesson| lesson.beats.len());
        let mut again = own..;
        let name = |stop: &Stop| match stop.kind {
            StopKind::Own => stop.course.stretches().get(stop.place).map(|stretch| stretch.beat),
            StopKind::Review => again.next(),
        };
        self.stops.iter().map(name).map(|place| place.map_or(0, number)).collect()
    }
}

fn kind_at(stop: &Stop) -> BeatKindView {
    let stretch = stop.course.stretches().get(stop.place);
    kind_of(stop.kind, stretch.and_then(|stretch| stop.course.beat(*stretch)))
}

/// The number, from 1, of what has this number from 0.
fn number(place: usize) -> u32 {
    u32::try_from(place).unwrap_or(u32::MAX).saturating_add(1)
}
