//! Scenarios: a board, a script, and what must hold. One notation for lessons, tests, the lab and links.

mod ask;
mod attributes;
mod blank;
mod build;
mod builtin;
mod check;
mod check_object;
mod command;
mod default;
mod events;
#[cfg(not(target_arch = "wasm32"))]
mod files;
mod found;
mod hosts;
mod labels;
pub mod link;
mod message;
mod model;
mod parse;
mod print;
mod replay;
mod run;
mod speak;
mod tags;
mod transcript;

pub use crate::notation::{Fault, Name, NamedCard, Problem, Spot, TEXT_LIMIT};
pub use ask::{AskLine, When};
pub use build::{Built, FILLER, LIFE, TEAM_LIFE};
pub use builtin::{BUILTIN, builtin, builtin_at, builtin_heads, builtins};
pub use check::{Seen, awaited, expectation as check_expectation};
pub use command::action_of;
pub use default::default_action;
#[cfg(not(target_arch = "wasm32"))]
pub use files::{FileReport, case_files, files_below, read_files, run_file, told_failure};
pub use found::Found;
pub use hosts::{host_of, host_player};
pub use labels::Labels;
pub use model::{
    Act, Aim, Attribute, CardCount, CardZone, Check, Command, Decision, Division, Editions, EventPattern,
    Expectation, Kind, Line, OnStack, Outcome, PermanentLine, Place, PlayerFact, Property, Scenario,
    ScriptLine, SetupLine, Texts,
};
pub use parse::{
    CARDS_LIMIT, PERMANENTS_LIMIT, SCRIPT_LIMIT, ask_line, attempt, command, edition_before, editions,
    expectation, parse, parse_with_faults, script_line, setup_line, texts,
};
pub use print::{ask_text, player as player_word, print, script_line as script_line_text};
pub use replay::Script;
pub use run::{CaseReport, Failure, run_case, run_case_under};
pub use speak::{act_of, script_name};
pub use tags::{EVENTS, REFUSALS, event_tag, refusal_tag};
pub use transcript::transcript;
