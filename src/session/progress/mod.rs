//! What a learner has done and what he still confuses. Pure: days come from outside, and so does the place where it is kept.

mod json;
mod read;
mod recall;
mod schedule;

pub use json::Json;
pub use read::{Place, ProgressFault, Reading, SIZE_LIMIT, VERSION, Wrong, read};
pub use recall::{Answered, Recall};
pub(super) use schedule::can_be_asked;
pub use schedule::{Due, Schedule, Why};

use crate::engine::{Edition, Misconception};
use std::collections::{BTreeMap, BTreeSet};

/// A day, counted from 1 January 1970 where the learner is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub u32);

impl Day {
    /// So many days later.
    #[must_use]
    pub const fn after(self, days: u32) -> Self {
        Self(self.0.saturating_add(days))
    }
}

/// How far a lesson has been taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum LessonProgress {
    /// Not begun.
    #[default]
    NotBegun,
    /// Some of its beats are done.
    Begun {
        /// Which, from 0.
        beats: BTreeSet<u32>,
    },
    /// Done to the end, once at least.
    Done,
}

impl LessonProgress {
    /// How many of so many beats are done.
    #[must_use]
    pub fn beats_done(&self, of: u32) -> u32 {
        match self {
            Self::NotBegun => 0,
            Self::Begun { beats } => u32::try_from(beats.range(..of).count()).unwrap_or(of),
            Self::Done => of,
        }
    }

    /// Whether this beat is done, by its number from 0.
    #[must_use]
    pub fn has(&self, beat: u32) -> bool {
        match self {
            Self::NotBegun => false,
            Self::Begun { beats } => beats.contains(&beat),
            Self::Done => true,
        }
    }

    /// The beat with which to go on: the first that is not done, or the first of all once everything is.
    #[must_use]
    pub fn next_beat(&self) -> u32 {
        match self {
            Self::NotBegun | Self::Done => 0,
            Self::Begun { beats } => (0..).find(|beat| !beats.contains(beat)).unwrap_or_default(),
        }
    }

    /// What either of two says was done.
    #[must_use]
    fn joined(&self, other: &Self) -> Self {
        match (self, other) {
            (Self::Done, _) | (_, Self::Done) => Self::Done,
            (Self::NotBegun, it) | (it, Self::NotBegun) => it.clone(),
            (Self::Begun { beats }, Self::Begun { beats: more }) => Self::Begun { beats: beats | more },
        }
    }
}

/// Everything that is kept of one learner.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    lessons: BTreeMap<String, BTreeMap<Edition, LessonProgress>>,
    beliefs: BTreeMap<Misconception, Recall>,
}

impl Progress {
    /// Whether there is nothing to keep.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lessons.is_empty() && self.beliefs.is_empty()
    }

    /// How far a lesson has been taken in an edition.
    #[must_use]
    pub fn lesson(&self, id: &str, edition: Edition) -> &LessonProgress {
        const NOT_BEGUN: &LessonProgress = &LessonProgress::NotBegun;
        self.lessons.get(id).and_then(|editions| editions.get(&edition)).unwrap_or(NOT_BEGUN)
    }

    /// What is remembered of a belief; nothing if it was never asked about.
    #[must_use]
    pub fn belief(&self, belief: Misconception) -> Recall {
        self.beliefs.get(&belief).copied().unwrap_or_default()
    }

    /// Every belief that was asked about.
    pub fn beliefs(&self) -> impl Iterator<Item = (Misconception, Recall)> {
        self.beliefs.iter().map(|(belief, recall)| (*belief, *recall))
    }

    /// With one beat more done, of so many that the lesson has. A lesson that is done stays done.
    #[must_use]
    pub fn with_beat(&self, id: &str, edition: Edition, beat: u32, of: u32) -> Self {
        let mut beats = match self.lesson(id, edition) {
            LessonProgress::Done => return self.clone(),
            LessonProgress::NotBegun => BTreeSet::new(),
            LessonProgress::Begun { beats } => beats.clone(),
        };
        beats.insert(beat);
        let is_done = (0..of).all(|beat| beats.contains(&beat));
        let now = if is_done { LessonProgress::Done } else { LessonProgress::Begun { beats } };
        let mut after = self.clone();
        after.lessons.entry(id.to_owned()).or_default().insert(edition, now);
        after
    }

    /// With one answer more to a question that tempted with these beliefs.
    #[must_use]
    pub fn with_answer(&self, beliefs: &[Misconception], answered: Answered, today: Day) -> Self {
        let mut after = self.clone();
        for belief in beliefs {
            let recall = after.beliefs.entry(*belief).or_default();
            *recall = recall.after(answered, today);
        }
        after
    }

    /// The beliefs that it is time to ask about again: those fallen for most often first, then those that have waited longest.
    #[must_use]
    pub fn due(&self, today: Day) -> Vec<Misconception> {
        let mut due: Vec<_> = self.beliefs().filter(|(_, recall)| recall.is_due(today)).collect();
        due.sort_by_key(|(belief, recall)| {
            (recall.level, std::cmp::Reverse(recall.wrong), recall.due, *belief)
        });
        due.into_iter().map(|(belief, _)| belief).collect()
    }

    /// Two records of the same learner made one: what either says was done is done, and of each belief the one counts that
    /// has been asked about more often. A record merged with itself stays as it is.
    #[must_use]
    pub fn merged(&self, other: &Self) -> Self {
        let mut all = self.clone();
        for (id, editions) in &other.lessons {
            let own = all.lessons.entry(id.clone()).or_default();
            for (edition, theirs) in editions {
                let joined = own.get(edition).unwrap_or(&LessonProgress::NotBegun).joined(theirs);
                own.insert(*edition, joined);
            }
        }
        for (belief, theirs) in other.beliefs() {
            let own = all.beliefs.entry(belief).or_insert(theirs);
            // Equally often: the one that asks sooner, whichever record comes first.
            let rank = |it: &Recall| (it.answers(), it.wrong, std::cmp::Reverse((it.level, it.due)));
            if rank(&theirs) > rank(own) {
                *own = theirs;
            }
        }
        all
    }
}
