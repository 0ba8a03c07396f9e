//! What was found where a line of a script does not hold.

use super::model::Decision;
use crate::engine::{PlayerId, Step};
use crate::notation::Problem;

/// What is so instead. The facts are what their names say.
#[allow(missing_docs)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// How it is, in the words of the notation: `X untapped`.
    So(String),
    /// What was expected not to hold holds.
    Holds,
    /// The set-up, which was to be refused, is taken.
    SetUpTaken,
    /// The set-up has a fault.
    SetUp(Problem),
    /// No such step has begun.
    NeverBegan(Step),
    /// The game waits for a decision of a player; for nobody if none is named.
    WaitsFor(Option<(Decision, PlayerId)>),
    /// Nobody has priority: the game waits for that.
    NoPriority(Option<(Decision, PlayerId)>),
    /// No such player is at the table.
    NobodyThere(PlayerId),
    /// Nothing has that name there.
    NothingCalled(String),
    /// It is refused, for the reason of that name; with everything that the engine says of it, for programmers.
    Refused { tag: &'static str, why: Option<String> },
    /// It is refused for another reason than the one that was named.
    RefusedOtherwise { tag: &'static str, why: Option<String> },
    /// What was to be refused is accepted.
    Accepted,
    /// No such event is there; what happened since the last command, a line each.
    NotThere { pattern: String, happened: Vec<String> },
    /// What was not to happen happened.
    Happened(String),
    /// There is nothing on the stack.
    StackEmpty,
    /// The stack never empties.
    StackNeverEmpties,
    /// The game was over before.
    GameEnded,
    /// It was not reached.
    NotReached,
    /// There are more permanents than that.
    Crowd(usize),
    /// It goes on for too long.
    TooLong,
}
