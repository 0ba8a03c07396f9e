//! How well one belief has been unlearned, and when to ask again: Leitner's boxes, the simplest scheme that is well known.
//!
//! The crates for this (rs-fsrs is the one for schedulers alone) bring a calendar with its own clock along, which is a web
//! crate in the browser and must not be in the graph of the core; and their weights are fitted to decks of thousands of cards,
//! not to forty beliefs.

use super::Day;

/// After how many days a belief is asked about again, box by box.
const WAITS: [u32; 7] = [0, 1, 2, 4, 9, 20, 45];

/// How a question that tempted with a belief was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// Rightly.
    Right,
    /// As somebody with the belief would.
    Wrong,
}

/// What is remembered of one belief.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recall {
    /// How often it was seen through.
    pub right: u32,
    /// How often it was fallen for.
    pub wrong: u32,
    /// The box it lies in, from 0: what was never seen through since it was last fallen for.
    pub level: u32,
    /// The day on which it is asked about again.
    pub due: Day,
}

impl Recall {
    /// The last box.
    pub const LAST: u32 = WAITS.len() as u32 - 1;

    /// After one more answer. A wrong one leads back to the first box, and is asked about again the same day; a right one
    /// leads on to the next box, but only if the day has come: ten answers in a row on one day are one.
    #[must_use]
    pub fn after(self, answered: Answered, today: Day) -> Self {
        match answered {
            Answered::Wrong => Self { wrong: self.wrong.saturating_add(1), level: 0, due: today, ..self },
            Answered::Right => {
                let right = self.right.saturating_add(1);
                if !self.is_due(today) {
                    return Self { right, ..self };
                }
                let level = self.level.saturating_add(1).min(Self::LAST);
                Self { right, level, due: today.after(wait(level)), ..self }
            }
        }
    }

    /// Whether it is time to ask again.
    #[must_use]
    pub fn is_due(self, today: Day) -> bool {
        self.due <= today
    }

    /// How many days it waits in its box.
    #[must_use]
    pub fn wait(self) -> u32 {
        wait(self.level)
    }

    /// How often it was asked about.
    #[must_use]
    pub const fn answers(self) -> u32 {
        self.right.saturating_add(self.wrong)
    }
}

fn wait(level: u32) -> u32 {
    usize::try_from(level).ok().and_then(|level| WAITS.get(level)).copied().unwrap_or(WAITS[0])
}
