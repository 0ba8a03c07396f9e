//! What holds after every event of every legal game. Each rule is stated anew here, from the fields of the state, without
//! the engine's own way of computing it.

mod attachments;
mod cards;
mod life;
mod log;
mod phasing;
mod priority;
mod stack;
mod state_based;
mod untap_step;

use std::fmt;

use in_fase::engine::{Entry, Game};

/// One event, the game around it, and the events of the step so far, this one last.
#[derive(Clone, Copy, Debug)]
pub struct Happened<'a> {
    /// The game before it.
    pub before: &'a Game,
    /// The event.
    pub entry: &'a Entry,
    /// The game after it.
    pub after: &'a Game,
    /// What has happened in this step, from its beginning on.
    pub step: &'a [Entry],
}

/// An invariant that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Its name.
    pub invariant: &'static str,
    /// What was found.
    pub found: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.invariant, self.found)
    }
}

/// Whether an invariant holds, or what was found instead.
pub type Verdict = Result<(), String>;

/// An invariant about an event, with its name.
type OfEvent = (&'static str, fn(&Happened<'_>) -> Verdict);
/// An invariant about a game, with its name.
type OfGame = (&'static str, fn(&Game) -> Verdict);

/// What holds after every event.
pub const AFTER_EVENTS: [OfEvent; 17] = [
    ("cards are conserved", cards::are_conserved),
    ("every object is in one zone", cards::each_in_one_zone),
    ("attachments are consistent", attachments::are_consistent),
    ("what is attached goes out with its host and comes back with it", attachments::go_along),
    ("phased-out permanents take no part", phasing::takes_no_part),
    ("phasing changes no more than the status", phasing::changes_only_the_status),
    ("everything phases in and out in the untap step at once", phasing::is_whole),
    ("priority goes round in turn order", priority::goes_round),
    ("only who has priority acts", priority::is_needed_to_act),
    ("life adds up", life::adds_up),
    ("the untap step is silent", untap_step::is_silent),
    ("the untap step goes in order", untap_step::is_in_order),
    ("the stack gives back last what it took first", stack::is_last_in_first_out),
    ("what is simultaneous is one event", log::says_at_once_what_is_simultaneous),
    ("what an instruction does is one event", log::does_an_instruction_at_once),
    ("the log is numbered and dated", log::is_in_order),
    ("state-based actions happen at once", state_based::happen_at_once),
];

/// What holds whenever somebody must choose.
pub const AT_DECISIONS: [OfGame; 3] = [
    ("characteristics and control are up to date", cards::are_up_to_date),
    ("nothing is left to check when somebody has priority", state_based::are_done),
    ("somebody who plays must choose", priority::is_with_somebody_who_plays),
];

/// The first invariant that does not hold after an event.
///
/// # Errors
/// Which, and what was found.
pub fn after_event(happened: &Happened<'_>) -> Result<(), Broken> {
    AFTER_EVENTS.iter().try_for_each(|(name, holds)| named(name, holds(happened)))
}

/// The first invariant that does not hold where somebody must choose.
///
/// # Errors
/// Which, and what was found.
pub fn at_decision(game: &Game) -> Result<(), Broken> {
    AT_DECISIONS.iter().try_for_each(|(name, holds)| named(name, holds(game)))
}

fn named(invariant: &'static str, verdict: Verdict) -> Result<(), Broken> {
    verdict.map_err(|found| Broken { invariant, found })
}

/// Fine if so; else what was found, which is put into words only then.
fn holds(is_so: bool, found: impl FnOnce() -> String) -> Verdict {
    if is_so { Ok(()) } else { Err(found()) }
}
