//! `infase`: the rules engine on the command line. Runs files of cases, and explains, event by event and with the passages of
//! the rules, what happens in a scenario.

mod args;
mod cases;
mod explain;
mod report;

use std::process::ExitCode;

use args::{Arguments, Deed};
use clap::Parser;

/// Something could not be read, or there was nothing to do; the same code as for a wrong command line.
const UNUSABLE: u8 = 2;

fn main() -> ExitCode {
    let done = match Arguments::parse().deed {
        Deed::Cases(wish) => cases::command(&wish),
        Deed::Explain(wish) => explain::command(&wish).map(|()| ExitCode::SUCCESS),
    };
    done.unwrap_or_else(|error| {
        eprintln!("{error:#}");
        ExitCode::from(UNUSABLE)
    })
}
