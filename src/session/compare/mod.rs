//! One game under both editions' rules: the same script or the same choices, played by each, with both logs laid side by
//! side step by step and event by event. Pure, like the session; nothing here knows a rule, all comes from the two logs.

mod align;
mod choices;
mod pairs;
mod steps;
mod told;
mod words;

pub(super) use choices::Forbidden;
pub(super) use pairs::{Pair, RowPair, StepPair};
pub(super) use words::differing;

use super::snapshot::Text;
use super::{Play, Session};
use crate::engine::Edition;
use crate::locale::Locale;
use choices::{Played, forbidden};
use std::rc::Rc;

/// How many events of each game are compared at most.
const LONGEST: u32 = 6_000;

/// A game under both editions' rules, side by side, and a place in it. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The older edition's game, then the newer's; each at its place.
    sides: [Session; 2],
    pairs: Rc<[Pair]>,
    steps: Rc<[StepPair]>,
    place: u32,
    played: Play,
    is_yours: bool,
    is_cut: bool,
}

/// Why there is nothing to compare: only one edition has the scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnlyIn {
    /// Which.
    pub edition: Edition,
    /// The same in a sentence.
    pub text: Text,
}

impl Comparison {
    /// A session's game under both editions' rules, at the session's place. With no choice of the learner's own it is the
    /// script that is played.
    ///
    /// # Errors
    /// Only one edition has it.
    pub fn of(session: &Session) -> Result<Self, OnlyIn> {
        let whole = session.whole();
        let is_yours = whole.has_own_choices();
        let sides = whole.in_both().map_err(|edition| OnlyIn::told(edition, session.locale))?;
        let is_cut = sides.iter().any(|side| side.timeline.len() > LONGEST);
        let sides = sides.map(|side| side.cut_to(LONGEST));
        let logs = sides.each_ref().map(|side| steps::steps(side.timeline.entries(0..side.timeline.len())));
        let played = [0, 1].map(|at| Played { session: &sides[at], steps: &logs[at] });
        let [left, right] = played;
        let refused = [forbidden(right, left), forbidden(left, right)];
        let told = sides.each_ref().map(told::told);
        let (pairs, steps) = pairs::paired(&logs, &told, refused);
        let (pairs, steps, played) = (pairs.into(), steps.into(), session.played());
        let comparison = Self { sides, pairs, steps, place: 0, played, is_yours, is_cut };
        Ok(comparison.at_event(session.edition, session.cursor))
    }

    /// How many lines have been gone through: 0 is before the first.
    #[must_use]
    pub const fn place(&self) -> u32 {
        self.place
    }

    /// How many lines there are.
    #[must_use]
    pub fn total(&self) -> u32 {
        u32::try_from(self.pairs.len()).unwrap_or(u32::MAX)
    }

    /// The place after so many lines.
    #[must_use]
    pub fn at(&self, place: u32) -> Self {
        let place = place.min(self.total());
        let mut moved = Self { place, ..self.clone() };
        let cursors = moved.current().map_or([0, 0], |pair| pair.cursors);
        for (side, cursor) in moved.sides.iter_mut().zip(cursors) {
            side.go_to(cursor);
        }
        moved
    }

    /// The place where so many events of one edition have happened.
    #[must_use]
    pub fn at_event(&self, edition: Edition, cursor: u32) -> Self {
        let side = edition.pick(0, 1);
        let reached = |pair: &Pair| pair.cursors.get(side).is_some_and(|at| *at >= cursor);
        let found = self.pairs.iter().position(reached).map_or(self.total(), number);
        self.at(if cursor == 0 { 0 } else { found.saturating_add(1) })
    }

    /// One line forward.
    #[must_use]
    pub fn forward(&self) -> Self {
        self.at(self.place.saturating_add(1))
    }

    /// One line back.
    #[must_use]
    pub fn back(&self) -> Self {
        self.at(self.place.saturating_sub(1))
    }

    /// To the first line of the next step; if there is none, to the last line.
    #[must_use]
    pub fn next_step(&self) -> Self {
        let next = self.steps.iter().map(StepPair::first_place).find(|first| *first > self.place);
        self.at(next.unwrap_or_else(|| self.total()))
    }

    /// To the first line of this step, or of the one before.
    #[must_use]
    pub fn previous_step(&self) -> Self {
        let earlier = self.steps.iter().map(StepPair::first_place).rfind(|first| *first < self.place);
        self.at(earlier.unwrap_or(0))
    }

    /// The same in another language.
    #[must_use]
    pub fn in_locale(&self, locale: Locale) -> Self {
        let mut told = self.clone();
        told.sides.iter_mut().for_each(|side| side.locale = locale);
        told
    }

    /// How many events have happened at this place under the rules of an edition.
    #[must_use]
    pub fn cursor(&self, edition: Edition) -> u32 {
        let [older, newer] = &self.sides;
        edition.pick(older, newer).cursor
    }

    pub(super) const fn sides(&self) -> &[Session; 2] {
        &self.sides
    }

    /// What a link must say of it besides the scenario.
    #[must_use]
    pub const fn played(&self) -> &Play {
        &self.played
    }

    pub(super) const fn is_yours(&self) -> bool {
        self.is_yours
    }

    /// Whether the games go on beyond what is compared.
    pub(super) const fn is_cut(&self) -> bool {
        self.is_cut
    }

    pub(super) fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    pub(super) fn steps(&self) -> &[StepPair] {
        &self.steps
    }

    /// The line just gone through.
    pub(super) fn current(&self) -> Option<&Pair> {
        self.pairs.get(usize::try_from(self.place.checked_sub(1)?).ok()?)
    }

    /// The step of that line; before the first, the first step.
    pub(super) fn current_step(&self) -> Option<&StepPair> {
        self.steps.iter().rfind(|step| step.first_place() <= self.place.max(1))
    }
}

/// The number of a line.
fn number(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}

impl Session {
    /// What the learner played, with the script to its end: that in which he chose himself, if he changed editions since.
    pub(super) fn whole(&self) -> Self {
        let mut whole = Self { refused: None, notice: None, ..self.clone() };
        let (timeline, edition) = self.fullest();
        (whole.timeline, whole.edition) = (Rc::clone(timeline), edition);
        whole.elsewhere = None;
        whole.run_script();
        whole
    }

    fn cut_to(self, cursor: u32) -> Self {
        if self.timeline.len() <= cursor {
            return self;
        }
        Self { timeline: Rc::new(self.timeline.cut(cursor)), ..self }
    }

    /// The same game under the rules of each edition, the older first.
    fn in_both(self) -> Result<[Self; 2], Edition> {
        let edition = self.edition.other();
        let Some(timeline) = self.timeline_in(edition) else { return Err(self.edition) };
        let mut other = Self { edition, timeline: Rc::new(timeline), ..self.clone() };
        if !self.has_own_choices() {
            other.run_script();
        }
        Ok(if self.edition < edition { [self, other] } else { [other, self] })
    }
}
