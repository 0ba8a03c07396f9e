//! Everything a learner can ask of a session.

use super::snapshot::Text;
use crate::engine::{Action, Edition};
use crate::locale::Locale;

/// One wish. [`Session::after`](super::Session::after) fulfils it, or says why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Plays a built-in scenario, in the edition in use if it exists there.
    Open(Text),
    /// The game that a link to this scenario means, from the scenario's start: with what was played there, or without anything of one's
    /// own, after so many events. Choices that cannot be read are told of, and the scenario stands at its start.
    Follow {
        /// What was played, as links have it.
        play: Option<Text>,
        /// After how many events.
        event: Option<u32>,
    },
    /// Plays a scenario from its text; if it has faults, nothing changes and the notice tells them.
    Read(Text),
    /// One event more. At the end of what is known, the scenario's next move is made; if the decision is the learner's,
    /// nothing happens and the prompt stands.
    NextEvent,
    /// One event more, whoever must decide: what the scenario does not say is decided plainly.
    NextEventPlainly,
    /// On to the beginning of the next step. Nobody does anything on the way but what the scenario says.
    NextStep,
    /// On to the beginning of the next turn, likewise.
    NextTurn,
    /// One event back.
    PreviousEvent,
    /// Back to the beginning of this step, or of the one before.
    PreviousStep,
    /// To the place where so many events have happened.
    Jump(u32),
    /// Back to the beginning of a step of this turn, by its key in the track.
    BackToStep(Text),
    /// Makes a choice for whoever must choose. From a place in the past this begins a new future; undoing brings the old
    /// one back. If the rules do not allow it, nothing changes and the refusal is explained.
    Act(Action),
    /// Asks whether a choice is allowed. Nothing changes; if it is not, the refusal is explained.
    Try(Action),
    /// Takes back the last choice, with all that came after it.
    Undo,
    /// Brings back what was undone.
    Redo,
    /// Plays on under the rules of an edition: the same choices again, and the same place.
    SetEdition(Edition),
    /// Speaks another language.
    SetLocale(Locale),
    /// Takes back everything since the learner left the scenario's own moves.
    BackToScript,
    /// From the beginning, with nothing chosen yet.
    Restart,
    /// Puts away the refusal and the notice.
    Dismiss,
}
