//! The model run of a lesson: the whole of it played by its scripts and solutions, and where each beat begins in it.

use super::model::{Attempt, Beat, BeatKind, Lesson, Prediction, Task};
use super::reach::Moment;
use super::walk::Walk;
use crate::engine::{Action, Card, Edition, Game, PlayerId, Setup};
use crate::locale::Locale;
use crate::notation::{Fault, Spot};
use crate::quiz::Question;
use crate::scenario::{
    Command, Editions, Found, Kind, Labels, Line, Scenario, Script, ScriptLine, Seen, Texts,
    check_expectation, script_line_text,
};
use std::cell::OnceCell;
use std::sync::Arc;

/// A lesson in one edition, ready to be gone through.
#[derive(Clone, Debug)]
pub struct Course {
    lesson: Arc<Lesson>,
    edition: Edition,
    setup: Setup,
    script: Script,
    stretches: Vec<Stretch>,
    failures: Vec<Failure>,
    /// The question of each stretch, once somebody has asked for it: it takes many games to find the wrong answers.
    pub(super) questions: Vec<OnceCell<Option<Question>>>,
}

/// A beat's place in the model run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// Which of all the lesson's beats it is.
    pub beat: usize,
    /// How many events have happened where it begins. What happens by itself at the start of the game belongs to the
    /// first beat in which something is played; a beat in which the learner acts begins where he may.
    pub event: u32,
    /// How many events have happened where the next one begins.
    pub end_event: u32,
    /// The first line of the script that belongs to it.
    pub first: usize,
    /// The line behind its last one.
    pub end: usize,
}

/// A line of a script or a solution that could not be played, or did not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Where it stands.
    pub spot: Spot,
    /// What it says.
    pub statement: String,
    /// What was found instead.
    pub found: Found,
}

/// The model run with everything that a judge wants to look at.
pub(super) struct Run {
    pub(super) course: Course,
    /// The game where each beat begins.
    pub(super) starts: Vec<Walk>,
    pub(super) end: Walk,
}

impl Course {
    /// Plays a lesson through by the rules of an edition. What can't be played ends the model run; the beats behind it
    /// begin where it ends.
    ///
    /// # Errors
    /// All faults of the set-up, at their lines.
    pub fn new(lesson: &Arc<Lesson>, edition: Edition) -> Result<Self, Vec<Fault>> {
        Ok(run(lesson, edition)?.course)
    }

    /// The lesson.
    #[must_use]
    pub const fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// The edition.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// Where it starts.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What its names mean.
    #[must_use]
    pub const fn labels(&self) -> &Labels {
        self.script.labels()
    }

    /// The script of all beats: what is told, and the solutions.
    #[must_use]
    pub const fn script(&self) -> &Script {
        &self.script
    }

    /// The beats of this edition, in order.
    #[must_use]
    pub fn stretches(&self) -> &[Stretch] {
        &self.stretches
    }

    /// The beat of a stretch.
    #[must_use]
    pub fn beat(&self, stretch: Stretch) -> Option<&Beat> {
        self.lesson.beats.get(stretch.beat).map(|line| &line.statement)
    }

    /// What could not be played.
    #[must_use]
    pub fn failures(&self) -> &[Failure] {
        &self.failures
    }

    /// The script's next move before a line.
    #[must_use]
    pub fn next_move(&self, game: &Game, from: usize, end: usize) -> Option<(usize, PlayerId, Action)> {
        self.script.next_move_before(game, from, end)
    }

    /// Which of the conditions of a task hold, in the order of those that count in the edition.
    #[must_use]
    pub fn holding(&self, task: &Task, seen: &Seen<'_>) -> Vec<bool> {
        let wanted = task.until.iter().filter(|line| line.editions.include(self.edition));
        wanted.map(|line| check_expectation(seen, &line.statement).is_ok()).collect()
    }

    /// Whether a task can still be done by what its solution does, in whatever order, before more steps have begun than these.
    #[must_use]
    pub fn can_be_done(&self, task: &Task, seen: &Seen<'_>, last_step: usize) -> bool {
        let moment = Moment { task, edition: self.edition, since: seen.since, last_step };
        moment.can_be_met(&Walk::at(seen))
    }

    /// What a card is called in a language.
    #[must_use]
    pub fn card_name(&self, locale: Locale, card: &Card) -> Arc<str> {
        self.labels().card_name(locale, card).into()
    }
}

/// The model run of a lesson in an edition.
pub(super) fn run(lesson: &Arc<Lesson>, edition: Edition) -> Result<Run, Vec<Fault>> {
    let scenario = scenario(lesson, edition);
    let built = scenario.build(edition)?;
    let script = Script::new(&scenario, edition, built.labels.clone());
    let mut walk = Walk::new(built.game, built.labels);
    let (mut stretches, mut starts, mut failures) = (Vec::new(), Vec::new(), Vec::new());
    let (mut line, mut is_stuck) = (0, false);
    for (beat, statement) in lesson.beats(edition) {
        if statement.is_acted() {
            walk.begin();
        }
        let event = u32::try_from(walk.log.len()).unwrap_or(u32::MAX);
        let (first, since) = (line, walk.log.len());
        starts.push(walk.clone());
        for (spot, own) in script_of(statement, edition) {
            let is_command = matches!(own, ScriptLine::Command(_));
            let result = match &own {
                _ if is_stuck => Ok(()),
                ScriptLine::Command(Command::Refuse { player, act, because }) => {
                    walk.begin();
                    let attempt = Attempt { player: *player, act: act.clone(), because: *because };
                    walk.attempt(&attempt)
                }
                ScriptLine::Command(command) => walk.line(&script, line, command),
                ScriptLine::Expect(expectation) => walk.check(expectation, since),
            };
            if let Err(found) = result {
                is_stuck |= is_command;
                failures.push(Failure { spot, statement: script_line_text(&own), found });
            }
            line += usize::from(is_command);
        }
        stretches.push(Stretch { beat, event, end_event: event, first, end: line });
    }
    let ends: Vec<u32> = stretches.iter().skip(1).map(|next: &Stretch| next.event).collect();
    let all = u32::try_from(walk.log.len()).unwrap_or(u32::MAX);
    for (stretch, end) in stretches.iter_mut().zip(ends.into_iter().chain([all])) {
        stretch.end_event = end;
    }
    let lesson = Arc::clone(lesson);
    let questions = vec![OnceCell::new(); stretches.len()];
    let course = Course { lesson, edition, setup: built.setup, script, stretches, failures, questions };
    Ok(Run { course, starts, end: walk })
}

/// What is played in a beat of the model run.
fn script_of(beat: &Beat, edition: Edition) -> Vec<(Spot, ScriptLine)> {
    let here = |editions: Editions| editions.include(edition);
    match &beat.kind {
        BeatKind::Tell { script } | BeatKind::Predict(Prediction { script, .. }) => {
            let lines = script.iter().filter(|line| here(line.editions));
            lines.map(|line| (line.spot, line.statement.clone())).collect()
        }
        BeatKind::Do(task) | BeatKind::Free(task) => {
            let lines = task.solution.iter().filter(|line| here(line.editions));
            lines.map(|line| (line.spot, ScriptLine::Command(line.statement.clone()))).collect()
        }
        BeatKind::Try { .. } | BeatKind::Summary { .. } => Vec::new(),
    }
}

/// The lesson's board and the script of all its beats, as a scenario.
fn scenario(lesson: &Lesson, edition: Edition) -> Scenario {
    let beats = lesson.beats(edition);
    let script = beats.flat_map(|(_, beat)| script_of(beat, edition)).map(|(spot, statement)| Line {
        spot,
        editions: Editions::Both,
        statement,
    });
    Scenario {
        id: Arc::clone(&lesson.id),
        spot: lesson.spot,
        kind: Kind::Scenario,
        heading: "".into(),
        editions: lesson.editions,
        rules: None,
        titles: Texts::default(),
        intros: Texts::default(),
        cards: lesson.cards.clone(),
        setup: lesson.setup.clone(),
        script: script.collect(),
    }
}
