//! A question with its options: the truth, and what follows from mistaken beliefs.

use super::answer::Answer;
use super::ask::Ask;
use super::theme::Theme;
use crate::engine::{Entry, Game, Misconception, Ruleset};
use serde::{Deserialize, Serialize};

/// A question about a game at an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What is asked.
    pub ask: Ask,
    /// The game as it is when it is asked.
    pub game: Game,
    /// What may be answered: the truth and up to three others, all different.
    pub options: Vec<Choice>,
    /// Which of them is right.
    pub right: usize,
    /// How hard it is.
    pub level: Level,
    /// What is taken for granted about what players do until the moment that it is about.
    pub assumptions: Vec<Assumption>,
    /// What it is about: the themes of the beliefs that answer otherwise.
    pub themes: Vec<Theme>,
}

/// One of the options of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The answer.
    pub answer: Answer,
    /// Who believes one of these answers so; nobody needs to for the truth.
    pub believed: Vec<Misconception>,
    /// The rules of the world in which it is the answer.
    pub rules: Ruleset,
    /// What would happen from the question to the moment that it is about, by the first of these beliefs.
    pub entries: Vec<Entry>,
    /// The game as it would then be.
    pub after: Game,
}

/// Something that a question takes for granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Assumption {
    /// Nobody does anything of his own: everybody passes, and attacks and blocks with nothing.
    EverybodyPasses,
    /// Whoever divides damage deals as much as possible to the player.
    MostToThePlayer,
}

/// How hard a question is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Level {
    /// Two options: who, and whether something may or is.
    First,
    /// What is next, and facts after it.
    Second,
    /// Orders, returns, and what is left at the end of a turn.
    Third,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Third];

    /// How many options a question of this level may have.
    #[must_use]
    pub const fn options(self) -> usize {
        match self {
            Self::First => 2,
            Self::Second => 3,
            Self::Third => 4,
        }
    }
}
