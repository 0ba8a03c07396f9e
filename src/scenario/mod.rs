//! Scenarios: a board, a script, and what must hold. One notation for lessons, tests, the lab and links.

mod model;
mod parse;
mod print;
mod tags;

pub use crate::notation::{Fault, Name, NamedCard, Problem, Spot};
pub use model::{
    Act, Aim, Attribute, CardCount, CardZone, Check, Command, Decision, Editions, EventPattern, Expectation,
    Kind, Line, OnStack, Outcome, PermanentLine, Place, PlayerFact, Property, Scenario, ScriptLine,
    SetupLine, Texts,
};
pub use parse::{CARDS_LIMIT, PERMANENTS_LIMIT, SCRIPT_LIMIT, parse, parse_with_faults};
pub use print::print;
pub use tags::{EVENTS, REFUSALS, event_tag, refusal_tag};
