//! The case runner on the project's own cases, and on others: `infase cases`.

use std::env;
use std::process::{Command, ExitCode};

use anyhow::Result;

use crate::run::{cargo, run};

/// `cases PATH...`: every case of the files, and of the case files below the folders.
pub fn command(args: &[String]) -> Result<ExitCode> {
    // Paths are meant from where the command was given.
    let status = infase().arg("cases").args(args).current_dir(env::current_dir()?).status()?;
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from))
}

/// The project's own cases.
pub fn all() -> Result<()> {
    run(infase().args(["cases", "tests/cases"]))
}

fn infase() -> Command {
    cargo(&["run", "--quiet", "--locked", "--package", "infase", "--"])
}
