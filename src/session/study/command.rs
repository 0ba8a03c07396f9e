//! Everything a learner can ask of a lesson.

use crate::engine::{Action, Edition};
use crate::locale::Locale;
use crate::session::Command;

/// One wish. [`Study::after`](super::Study::after) fulfils it, or says why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StudyCommand {
    /// Another event of what is told, and from the end of a beat on to the next one. A beat that waits for the learner
    /// does not go on.
    Next,
    /// In what is told, on past the turn's mere going on: to the next event that is more, or to the end of the beat.
    Ahead,
    /// To the next beat, past what is left to be told after an answer; elsewhere like [`Next`](Self::Next).
    NextBeat,
    /// Makes a choice at the table.
    Act(Action),
    /// Tries a choice: nothing changes, and a refusal is explained.
    Try(Action),
    /// Chooses an answer, by its number from 0.
    Answer(usize),
    /// Shows the right answer, or plays the solution of a task.
    Reveal,
    /// One hint more.
    Hint,
    /// To the beginning of a beat, by its number in this edition from 1.
    SkipTo(u32),
    /// Takes back the last choice.
    Undo,
    /// Brings back what was undone.
    Redo,
    /// The beat from its beginning.
    Again,
    /// Looks around at the table: only what leads to places already known, and plain passing in free play.
    Look(Command),
    /// The lesson by the rules of an edition: at the same beat, where nothing that was done here is lost.
    SetEdition(Edition),
    /// Speaks another language.
    SetLocale(Locale),
    /// Puts away the refusal and the notices.
    Dismiss,
}
