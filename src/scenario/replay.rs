//! A script step by step: which move comes next, for whoever plays a scenario by himself.

use super::command::action_of;
use super::default::default_action;
use super::labels::Labels;
use super::model::{Act, Command, Scenario, ScriptLine};
use crate::engine::{Action, Awaiting, Edition, Game, Moment, ObjectId, PlayerId, Step};

/// The commands of a script in one edition, to be played move by move. A position in it is a number: 0 at the start,
/// larger later. It says which line comes next and, for lines of many moves, how the line began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Script {
    commands: Vec<Command>,
    labels: Labels,
    /// Whether the script begins with a command: an `advance` there may ask for what happened by itself.
    begins_with_command: bool,
}

/// How many of a position's low bits say how its line began.
const STAGE_BITS: u32 = 18;

/// How a line of many moves began.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Stage(usize);

impl Stage {
    const FRESH: Self = Self(0);

    const fn of(number: usize) -> Self {
        let largest = (1 << STAGE_BITS) - 1;
        Self(if number > largest { largest } else { number })
    }

    /// A moment of the game as a number, never 0.
    fn of_moment(moment: &Moment) -> Self {
        let turn = usize::try_from(moment.turn).unwrap_or(usize::MAX).min(4_000);
        Self::of(1 + turn * Step::ALL.len() + order(moment.step))
    }

    /// The turn and the step of such a number.
    const fn turn_and_step(self) -> (usize, usize) {
        let number = self.0.saturating_sub(1);
        (number / Step::ALL.len(), number % Step::ALL.len())
    }
}

fn order(step: Step) -> usize {
    Step::ALL.iter().position(|own| *own == step).unwrap_or(0)
}

const fn position(line: usize, stage: Stage) -> usize {
    (line << STAGE_BITS) | stage.0
}

impl Script {
    /// The commands of the scenario in an edition.
    #[must_use]
    pub fn new(scenario: &Scenario, edition: Edition, labels: Labels) -> Self {
        let first = scenario.script.iter().find(|line| line.editions.include(edition));
        let begins_with_command = first.is_some_and(|line| matches!(line.statement, ScriptLine::Command(_)));
        let commands = scenario
            .commands(edition)
            .filter_map(|line| match &line.statement {
                ScriptLine::Command(command) => Some(command.clone()),
                ScriptLine::Expect(_) => None,
            })
            .collect();
        Self { commands, labels, begins_with_command }
    }

    /// Commands that go on from the middle of a game.
    #[must_use]
    pub const fn of(commands: Vec<Command>, labels: Labels) -> Self {
        Self { commands, labels, begins_with_command: false }
    }

    /// The position at the beginning of a line, counted from 0.
    #[must_use]
    pub const fn at_line(line: usize) -> usize {
        position(line, Stage::FRESH)
    }

    /// The first line from a position on that is not yet done in the game as it stands.
    #[must_use]
    pub fn open_line(&self, game: &Game, from: usize) -> usize {
        let mut line = from >> STAGE_BITS;
        let mut stage = Stage(from & ((1 << STAGE_BITS) - 1));
        while let Some(command) = self.commands.get(line)
            && matches!(self.of_line(game, command, line, stage), Move::IsDone)
        {
            (line, stage) = (line + 1, Stage::FRESH);
        }
        line
    }

    /// What its names mean.
    #[must_use]
    pub const fn labels(&self) -> &Labels {
        &self.labels
    }

    /// The next move: how far the script is then, who acts, and how. `None` if the script is over, or if its next line
    /// does not fit the game as it stands.
    #[must_use]
    pub fn next_move(&self, game: &Game, from: usize) -> Option<(usize, PlayerId, Action)> {
        self.next_move_before(game, from, self.commands.len())
    }

    /// The same, of the lines before one: that and those behind it are not looked at.
    #[must_use]
    pub fn next_move_before(
        &self,
        game: &Game,
        from: usize,
        end: usize,
    ) -> Option<(usize, PlayerId, Action)> {
        let mut line = from >> STAGE_BITS;
        let mut stage = Stage(from & ((1 << STAGE_BITS) - 1));
        loop {
            let command = self.commands.get(..end.min(self.commands.len()))?.get(line)?;
            match self.of_line(game, command, line, stage) {
                Move::Do(next, player, action) => return Some((next, player, action)),
                Move::DoesNotFit => return None,
                Move::IsDone => (line, stage) = (line + 1, Stage::FRESH),
            }
        }
    }

    /// How far the script is when somebody has chosen for himself instead of its next line: beyond that line if it
    /// answers the decision that the game, before the choice, waited for; a line about priority stays to be played.
    #[must_use]
    pub fn after_other_choice(&self, game: &Game, from: usize) -> usize {
        let line = from >> STAGE_BITS;
        let answers = match (self.commands.get(line), game.awaiting()) {
            (Some(Command::Act(_, act)), awaiting) => matches!(
                (act, awaiting),
                (Act::Attack(_), Awaiting::Attackers { .. })
                    | (Act::Block(_), Awaiting::Blockers { .. })
                    | (Act::Assign(_), Awaiting::DamageAssignment { .. })
                    | (Act::Discard(_), Awaiting::Discard { .. })
                    | (Act::Order(_), Awaiting::TriggerOrder { .. })
                    | (Act::Target(_), Awaiting::TriggerTargets { .. })
                    | (Act::LeaveTapped(_), Awaiting::UntapChoice { .. })
                    | (Act::Keep(_), Awaiting::LegendToKeep { .. })
            ),
            _ => false,
        };
        if answers { position(line + 1, Stage::FRESH) } else { from }
    }

    fn of_line(&self, game: &Game, command: &Command, line: usize, stage: Stage) -> Move {
        match command {
            Command::Refuse { .. } => Move::IsDone,
            Command::Act(player, act) => self.act(game, *player, act, line),
            Command::BothPass if stage == Stage::of(game.teams().count()) => Move::IsDone,
            Command::BothPass => pass(game, position(line, Stage::of(stage.0 + 1))),
            Command::Resolve { all } => resolve(game, *all, line, stage),
            Command::AdvanceToTurn(turn) if game.turn().number >= *turn => Move::IsDone,
            Command::AdvanceToTurn(_) => plain(game, from(line)),
            Command::AdvanceToStep(step, of) => {
                let is_first = line == 0 && stage == Stage::FRESH && self.begins_with_command;
                let begun = if stage == Stage::FRESH { Stage::of_moment(&game.moment()) } else { stage };
                if is_reached(game, *step, *of, begun, is_first) {
                    Move::IsDone
                } else {
                    plain(game, position(line, begun))
                }
            }
        }
    }

    fn act(&self, game: &Game, player: PlayerId, act: &Act, line: usize) -> Move {
        match action_of(act, player, game, &self.labels) {
            Ok(action) if game.apply(player, &action).is_ok() => Move::Do(from(line + 1), player, action),
            _ => Move::DoesNotFit,
        }
    }
}

const fn from(line: usize) -> usize {
    position(line, Stage::FRESH)
}

/// What a line asks for now.
enum Move {
    Do(usize, PlayerId, Action),
    DoesNotFit,
    IsDone,
}

fn pass(game: &Game, next: usize) -> Move {
    match game.awaiting() {
        Awaiting::Priority { player } => Move::Do(next, player, Action::PassPriority),
        _ => Move::DoesNotFit,
    }
}

fn plain(game: &Game, next: usize) -> Move {
    match default_action(game) {
        Some((player, action)) => Move::Do(next, player, action),
        None => Move::DoesNotFit,
    }
}

/// The line began with this object on top of the stack; it is done when that has left, when somebody must choose
/// something for it, or when the stack is empty.
fn resolve(game: &Game, all: bool, line: usize, stage: Stage) -> Move {
    let Some(top) = game.stack().last() else {
        return if stage == Stage::FRESH { Move::DoesNotFit } else { Move::IsDone };
    };
    let number = |id: ObjectId| Stage::of(usize::try_from(id.get()).unwrap_or(usize::MAX));
    let begun = if stage == Stage::FRESH { number(top.id) } else { stage };
    let begins = stage == Stage::FRESH;
    let choosing = !begins && !matches!(game.awaiting(), Awaiting::Priority { .. });
    let is_there = !choosing && game.stack().iter().any(|item| number(item.id) == begun);
    if is_there || all { pass(game, position(line, begun)) } else { Move::IsDone }
}

/// Whether the step, or a later one where it was skipped, has come since the line began.
fn is_reached(game: &Game, step: Step, of: Option<PlayerId>, begun: Stage, is_first: bool) -> bool {
    let now = game.moment();
    let is_their_turn = of.is_none_or(|player| game.are_teammates(now.active, player));
    let (turn, step_then) = begun.turn_and_step();
    let now_turn = usize::try_from(now.turn).unwrap_or(usize::MAX).min(4_000);
    let is_later = if now_turn > turn { is_their_turn } else { is_their_turn && step_then < order(step) };
    let has_moved = (now_turn, order(now.step)) != (turn, step_then);
    let is_there = now.step == step && is_their_turn && (is_first || has_moved);
    is_there || (is_later && order(now.step) >= order(step))
}
