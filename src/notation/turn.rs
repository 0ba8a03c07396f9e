//! Steps and phases, where a line names one.

use super::cursor::Cursor;
use super::fault::{Fault, Wanted};
use super::words::{PHASES, STEPS};
use crate::engine::{Phase, Skipped, Step};

/// The step that must be named here, with or without the word "step" or "phase".
///
/// # Errors
/// If no step is named.
pub fn step(cursor: &mut Cursor<'_>) -> Result<Step, Fault> {
    let found = cursor.eat_one_of(&STEPS).ok_or_else(|| cursor.wanted(Wanted::Step))?;
    cursor.eat_any(&["step", "phase"]);
    Ok(found)
}

/// The step or phase that is skipped: "draw step", "combat phase". "Combat" alone is the phase.
///
/// # Errors
/// If neither is named.
pub fn skipped(cursor: &mut Cursor<'_>) -> Result<Skipped, Fault> {
    if let Some(phase) = cursor.eat_one_of(&PHASES) {
        return Ok(Skipped::Phase(phase));
    }
    if cursor.sees("combat") && !cursor.sees("combat damage") && !cursor.sees("combat step") {
        cursor.skip();
        return Ok(Skipped::Phase(Phase::Combat));
    }
    step(cursor).map(Skipped::Step)
}
