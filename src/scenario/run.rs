//! Playing a script against the engine: commands become actions, by visible passes only; expectations are checked.

use super::check::{self, Seen};
use super::command::action_of;
use super::default::default_action;
use super::found::Found;
use super::labels::Labels;
use super::model::{Act, Check, Command, Expectation, Line, Scenario, ScriptLine};
use super::print;
use super::tags::refusal_tag;
use super::transcript::transcript;
use crate::engine::{Action, Awaiting, Edition, Entry, Event, Game, PlayerId, Ruleset, Step};
use crate::notation::Fault;

/// The most actions of one command: an `advance` that needs more goes nowhere.
const ACTIONS_LIMIT: usize = 5_000;

/// The most permanents of one game: texts can be written that make ever more of them.
const CROWD: usize = 2_000;

/// How a case went in one edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseReport {
    /// The edition.
    pub edition: Edition,
    /// What failed, in the order of the script; nothing if it passed.
    pub failures: Vec<Failure>,
    /// What happened, one line for each event.
    pub transcript: Vec<String>,
}

impl CaseReport {
    /// Whether nothing failed.
    #[must_use]
    pub const fn has_passed(&self) -> bool {
        self.failures.is_empty()
    }
}

/// A line that did not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The line of the text.
    pub line: u32,
    /// What it says.
    pub statement: String,
    /// What was found instead.
    pub found: Found,
}

/// Plays a case in an edition and checks what it expects.
#[must_use]
pub fn run_case(scenario: &Scenario, edition: Edition) -> CaseReport {
    run_case_under(scenario, Ruleset::of(edition))
}

/// Plays a case under these rules, which may be an edition's table with a point changed, and checks what it expects of
/// the edition.
#[must_use]
pub fn run_case_under(scenario: &Scenario, rules: Ruleset) -> CaseReport {
    let edition = rules.edition;
    let built = match scenario.build_under(rules) {
        Ok(built) => built,
        Err(_) if expects_refusal(scenario, edition) => {
            return CaseReport { edition, failures: Vec::new(), transcript: Vec::new() };
        }
        Err(faults) => {
            let failures = faults.iter().map(setup_failure).collect();
            return CaseReport { edition, failures, transcript: Vec::new() };
        }
    };
    let mut run = Run::new(built.game, built.labels);
    let mut failures = Vec::new();
    for line in scenario.script.iter().filter(|line| line.editions.include(edition)) {
        let (result, is_command) = match &line.statement {
            ScriptLine::Command(command) => {
                (run.command(command), !matches!(command, Command::Refuse { .. }))
            }
            ScriptLine::Expect(expectation) => (run.expect(expectation), false),
        };
        if let Err(found) = result {
            failures.push(failure(line, found));
            if is_command {
                break;
            }
        }
    }
    let transcript = transcript(&run.start, &run.log, &run.labels);
    CaseReport { edition, failures, transcript }
}

/// Whether a case says that the edition knows no such game.
fn expects_refusal(scenario: &Scenario, edition: Edition) -> bool {
    let refused = Expectation { negated: false, check: Check::SetupRefused };
    scenario
        .script
        .iter()
        .any(|line| line.editions.include(edition) && line.statement == ScriptLine::Expect(refused.clone()))
}

fn setup_failure(fault: &Fault) -> Failure {
    let statement = "the set-up".to_owned();
    Failure { line: fault.spot.line(), statement, found: Found::SetUp(fault.problem.clone()) }
}

fn failure(line: &Line<ScriptLine>, found: Found) -> Failure {
    Failure { line: line.spot.line(), statement: print::script_line(&line.statement), found }
}

/// A script in progress.
struct Run {
    start: Game,
    game: Game,
    labels: Labels,
    log: Vec<Entry>,
    /// Where the events since the last command begin.
    since: usize,
    /// No line of the script yet: what happened by itself at the start may be what a first `advance` asks for.
    is_fresh: bool,
}

impl Run {
    fn new(start: Game, labels: Labels) -> Self {
        let first = start.advance();
        Self { start, game: first.game, labels, log: first.entries, since: 0, is_fresh: true }
    }

    fn seen(&self) -> Seen<'_> {
        Seen { start: &self.start, game: &self.game, labels: &self.labels, log: &self.log, since: self.since }
    }

    fn expect(&mut self, expectation: &Expectation) -> Result<(), Found> {
        self.is_fresh = false;
        check::expectation(&self.seen(), expectation)
    }

    fn command(&mut self, command: &Command) -> Result<(), Found> {
        if let Command::Refuse { player, act, because } = command {
            return self.refuse(*player, act, *because);
        }
        let is_first = std::mem::take(&mut self.is_fresh);
        if is_first && self.is_there_already(command) {
            return Ok(());
        }
        self.since = self.log.len();
        match command {
            Command::Act(player, act) => {
                let action = self.action(*player, act)?;
                self.apply(*player, &action)
            }
            Command::BothPass => (0..self.game.teams().count()).try_for_each(|_| self.pass()),
            Command::Resolve { all: false } => self.resolve(),
            Command::Resolve { all: true } => {
                self.resolve()?;
                for _ in 0..ACTIONS_LIMIT {
                    if self.game.stack().is_empty() || !self.has_priority() {
                        return Ok(());
                    }
                    self.resolve()?;
                }
                Err(Found::StackNeverEmpties)
            }
            Command::AdvanceToStep(step, of) => self.advance(|game, entry| begins(game, entry, *step, *of)),
            Command::AdvanceToTurn(turn) => {
                if self.game.turn().number >= *turn {
                    return Ok(());
                }
                self.advance(
                    |_, entry| matches!(entry.event, Event::TurnBegan { number, .. } if number >= *turn),
                )
            }
            Command::Refuse { .. } => Ok(()),
        }
    }

    /// Whether an `advance` on the first line of the script asks for what happened by itself at the start.
    fn is_there_already(&self, command: &Command) -> bool {
        match command {
            Command::AdvanceToStep(step, of) => {
                self.log.iter().any(|entry| begins(&self.game, entry, *step, *of))
            }
            _ => false,
        }
    }

    fn action(&self, player: PlayerId, act: &Act) -> Result<Action, Found> {
        action_of(act, player, &self.game, &self.labels)
            .map_err(|name| Found::NothingCalled(name.text.to_string()))
    }

    fn apply(&mut self, player: PlayerId, action: &Action) -> Result<(), Found> {
        match self.game.act(player, action) {
            Ok(entries) => {
                self.log.extend(entries);
                if self.game.battlefield().including_phased_out().count() > CROWD {
                    return Err(Found::Crowd(CROWD));
                }
                Ok(())
            }
            Err(refusal) => {
                Err(Found::Refused { tag: refusal_tag(&refusal), why: Some(format!("{refusal:?}")) })
            }
        }
    }

    fn refuse(&self, player: PlayerId, act: &Act, because: Option<&str>) -> Result<(), Found> {
        let action = self.action(player, act)?;
        match (self.game.apply(player, &action), because) {
            (Ok(_), _) => Err(Found::Accepted),
            (Err(refusal), Some(tag)) if refusal_tag(&refusal) != tag => {
                Err(Found::RefusedOtherwise { tag: refusal_tag(&refusal), why: Some(format!("{refusal:?}")) })
            }
            (Err(_), _) => Ok(()),
        }
    }

    fn has_priority(&self) -> bool {
        matches!(self.game.awaiting(), Awaiting::Priority { .. })
    }

    fn pass(&mut self) -> Result<(), Found> {
        match self.game.awaiting() {
            Awaiting::Priority { player } => self.apply(player, &Action::PassPriority),
            other => Err(Found::NoPriority(check::awaited(&other))),
        }
    }

    /// Everybody passes until the top of the stack has left it, or somebody must choose something else.
    fn resolve(&mut self) -> Result<(), Found> {
        let top = self.game.stack().last().map(|item| item.id).ok_or(Found::StackEmpty)?;
        self.pass()?;
        while self.has_priority() && self.game.stack().iter().any(|item| item.id == top) {
            self.pass()?;
        }
        Ok(())
    }

    /// Everybody does nothing in particular until the event has happened; the game then waits for the next decision.
    fn advance(&mut self, is_there: impl Fn(&Game, &Entry) -> bool) -> Result<(), Found> {
        let mut checked = self.log.len();
        for _ in 0..ACTIONS_LIMIT {
            if self.log.get(checked..).is_some_and(|new| new.iter().any(|entry| is_there(&self.game, entry)))
            {
                return Ok(());
            }
            checked = self.log.len();
            let Some((player, action)) = default_action(&self.game) else {
                return Err(Found::GameEnded);
            };
            self.apply(player, &action)?;
        }
        Err(Found::NotReached)
    }
}

/// Whether the step begins, or is skipped, in a turn of that player or his team.
fn begins(game: &Game, entry: &Entry, step: Step, of: Option<PlayerId>) -> bool {
    let is_step = match &entry.event {
        Event::StepBegan { step: own, .. } | Event::StepSkipped { step: own, .. } => *own == step,
        Event::PhaseSkipped { steps, .. } => steps.contains(&step),
        _ => false,
    };
    is_step && of.is_none_or(|player| game.are_teammates(entry.at.active, player))
}
