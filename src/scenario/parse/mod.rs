//! Texts to scenarios. Every line is judged by itself, so all faults of a text are found at once.

mod act;
mod ask;
mod block;
mod expect;
mod pattern;
mod setup;

pub use act::{attempt, command, script_line};
pub(super) use ask::WHENS;
pub use ask::ask_line;
pub use block::{edition_before, editions, texts};
pub use expect::expectation;
pub(super) use expect::{DECISIONS, OUTCOMES, PLACES};
pub use setup::setup_line;

use super::model::Scenario;
use crate::notation::{Fault, Problem, Spot, lines};

/// The most permanents of a scenario.
pub const PERMANENTS_LIMIT: usize = 500;
/// The most script lines of a scenario.
pub const SCRIPT_LIMIT: usize = 10_000;
/// The most cards that one set-up line may list.
pub const CARDS_LIMIT: u32 = 500;

/// The cases and scenarios of a text, in order, and everything that is wrong with it. A block with faults is left out.
#[must_use]
pub fn parse_with_faults(text: &str) -> (Vec<Scenario>, Vec<Fault>) {
    let (lines, mut faults) = lines(text);
    if lines.is_empty() && faults.is_empty() {
        faults.push(Fault::new(Spot::new(1, 1), Problem::NothingHere));
    }
    let scenarios = block::blocks(&lines, &mut faults);
    faults.sort_by_key(|fault| (fault.spot.line(), fault.spot.column()));
    (scenarios, faults)
}

/// The cases and scenarios of a text, in order.
///
/// # Errors
/// All faults of the text, by their places.
pub fn parse(text: &str) -> Result<Vec<Scenario>, Vec<Fault>> {
    match parse_with_faults(text) {
        (scenarios, faults) if faults.is_empty() => Ok(scenarios),
        (_, faults) => Err(faults),
    }
}
