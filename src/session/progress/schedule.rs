//! What it is time to ask again, and why: read off the boxes.

use super::{Day, Progress, Recall};
use crate::engine::{Edition, Misconception, Ruleset};
use serde::Serialize;

/// A belief that it is time to ask about again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// Which.
    pub belief: Misconception,
    /// Why now.
    pub why: Why,
}

/// Why something is asked again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum Why {
    /// It was believed, so many times, and not seen through since.
    Believed {
        /// How often.
        times: u32,
    },
    /// It was seen through, and the wait of its box is over.
    Waited {
        /// How many days that is.
        days: u32,
    },
}

impl Why {
    /// Its word in attributes.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Believed { .. } => "believed",
            Self::Waited { .. } => "waited",
        }
    }
}

/// What is asked when, by the rules of an edition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Schedule {
    /// What it is time to ask today: what was believed most often first.
    pub due: Vec<Due>,
    /// How many beliefs are due that only the other edition can be asked about.
    pub due_elsewhere: usize,
    /// In how many days something is due next, if nothing is due today.
    pub next_in: Option<u32>,
}

fn why(recall: Recall) -> Why {
    match recall.level {
        0 => Why::Believed { times: recall.wrong },
        _ => Why::Waited { days: recall.wait() },
    }
}

/// Whether somebody can be wrong so by these rules: the belief is no mistake where it is right, nor where the rules do not know
/// what it is about.
pub(in crate::session) fn can_be_asked(edition: Edition, belief: Misconception) -> bool {
    !belief.is_right_in(edition) && Ruleset::of(edition).can_be_wrong_about(belief)
}

impl Progress {
    /// What it is time to ask, by the rules of either edition: what was believed most often first.
    #[must_use]
    pub fn all_due(&self, today: Day) -> Vec<Due> {
        let of = |belief| Due { belief, why: why(self.belief(belief)) };
        self.due(today).into_iter().map(of).collect()
    }

    /// What is to be asked today and later, by the rules of an edition.
    #[must_use]
    pub fn schedule(&self, today: Day, edition: Edition) -> Schedule {
        let all = self.all_due(today);
        let is_here = |belief: &Misconception| can_be_asked(edition, *belief);
        let due: Vec<Due> = all.iter().copied().filter(|due| is_here(&due.belief)).collect();
        let later = self.beliefs().filter(|(belief, recall)| is_here(belief) && !recall.is_due(today));
        let next = later.map(|(_, recall)| recall.due.0.saturating_sub(today.0)).min();
        Schedule { due_elsewhere: all.len() - due.len(), next_in: next.filter(|_| due.is_empty()), due }
    }

    /// How many answers were given altogether.
    #[must_use]
    pub fn answers(&self) -> u32 {
        self.beliefs().map(|(_, recall)| recall.answers()).fold(0, u32::saturating_add)
    }
}
