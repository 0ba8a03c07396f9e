//! A lesson as it stands in a text: head, set-up, and the beats that a learner goes through.

use crate::engine::{Edition, Misconception, PlayerId, Step};
use crate::locale::Locale;
use crate::notation::{Name, NamedCard, Spot};
use crate::rulebook::Topic;
use crate::scenario::{Act, AskLine, Command, Editions, Expectation, Line, ScriptLine, SetupLine, Texts};
use serde::Serialize;
use std::sync::Arc;

/// A lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its short name, in links and in the prerequisites of others.
    pub id: Arc<str>,
    /// Where it begins in its text.
    pub spot: Spot,
    /// Under which heading it is listed.
    pub chapter: Chapter,
    /// The lessons that are better done before.
    pub after: Vec<Name>,
    /// The steps of the turn that it covers, in the order of a turn.
    pub steps: Vec<Step>,
    /// How many minutes it takes.
    pub minutes: u32,
    /// The editions in which it can be done.
    pub editions: Editions,
    /// What it is called.
    pub titles: Texts,
    /// What the learner can do afterwards, in a sentence.
    pub goals: Texts,
    /// Cards made for it.
    pub cards: Vec<NamedCard>,
    /// The board.
    pub setup: Vec<Line<SetupLine>>,
    /// What the learner goes through, in order; the last one is the summary.
    pub beats: Vec<Line<Beat>>,
}

impl Lesson {
    /// What it is called in a language.
    #[must_use]
    pub fn title(&self, locale: Locale) -> &str {
        self.titles.in_any(locale).unwrap_or(&self.id)
    }

    /// What the learner can do afterwards.
    #[must_use]
    pub fn goal(&self, locale: Locale) -> &str {
        self.goals.in_any(locale).unwrap_or_default()
    }

    /// The beats of an edition, each with its number among all beats of the lesson.
    pub fn beats(&self, edition: Edition) -> impl Iterator<Item = (usize, &Beat)> {
        let all = self.beats.iter().enumerate().filter(move |(_, line)| line.editions.include(edition));
        all.map(|(number, line)| (number, &line.statement))
    }
}

/// A heading of the list of lessons, in the order of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chapter {
    /// The steps of a turn.
    #[default]
    Turn,
    /// Priority, the stack, triggers.
    Acting,
    /// Combat.
    Combat,
    /// Phasing.
    Phasing,
    /// Day and night, teams.
    NightAndTeams,
}

impl Chapter {
    /// All of them, in the order of the list.
    pub const ALL: [Self; 5] = [Self::Turn, Self::Acting, Self::Combat, Self::Phasing, Self::NightAndTeams];

    /// Its word in lessons and links.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Acting => "acting",
            Self::Combat => "combat",
            Self::Phasing => "phasing",
            Self::NightAndTeams => "night-and-teams",
        }
    }
}

/// One stretch of a lesson: something is said, and something is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// What is said: paragraphs.
    pub says: Vec<Line<Texts>>,
    /// What it is.
    pub kind: BeatKind,
}

impl Beat {
    /// Whether the learner acts in it at the table.
    #[must_use]
    pub const fn is_acted(&self) -> bool {
        matches!(self.kind, BeatKind::Do(_) | BeatKind::Free(_) | BeatKind::Try { .. })
    }

    /// The paragraphs of an edition in a language.
    pub fn says(&self, edition: Edition, locale: Locale) -> impl Iterator<Item = &str> {
        let here = self.says.iter().filter(move |line| line.editions.include(edition));
        here.filter_map(move |line| line.statement.in_any(locale))
    }
}

/// What is to be done in a beat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BeatKind {
    /// Something is told; the script happens while the learner goes on event by event.
    Tell {
        /// What happens.
        script: Vec<Line<ScriptLine>>,
    },
    /// The learner makes something true; nobody plays for him.
    Do(Task),
    /// The learner says what he expects; then it happens.
    Predict(Prediction),
    /// The learner tries what is forbidden, and is refused.
    Try {
        /// What is refused, and why.
        forbidden: Vec<Line<Attempt>>,
    },
    /// The learner plays freely until something is true; the opponent plays plainly.
    Free(Task),
    /// What was learned.
    Summary {
        /// What the rulebook says about it.
        rules: Vec<Line<RuleLine>>,
    },
}

/// Something to be made true.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Task {
    /// What must hold: all of it.
    pub until: Vec<Line<Expectation>>,
    /// What makes it hold, played from the beginning of the beat.
    pub solution: Vec<Line<Command>>,
    /// The most likely wrong way.
    pub mistakes: Vec<Line<Mistake>>,
}

/// A wrong way: accepted without fulfilling the task, or refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// `mistake you pass`: either.
    Plays(Command),
    /// `mistake refuse you attack with W because attackerWall`.
    Refused(Attempt),
}

/// Something that is tried and refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Who tries it.
    pub player: PlayerId,
    /// What is tried.
    pub act: Act,
    /// The name of the reason.
    pub because: Option<&'static str>,
}

/// A question to the learner. Its options come from the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prediction {
    /// What is asked.
    pub ask: AskLine,
    /// The beliefs that may give the wrong answers; all that differ if none is named.
    pub believing: Vec<Line<Misconception>>,
    /// What happens after the answer.
    pub script: Vec<Line<ScriptLine>>,
}

/// A topic of the rulebook as a summary names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleLine {
    /// The word in the text.
    pub name: Name,
    /// The topic.
    pub topic: Topic,
}
