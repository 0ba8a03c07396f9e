//! The long run of random games, and its result in the documentation.

use std::process::Stdio;

use anyhow::{Context, Result, bail};

use crate::report;
use crate::run::{cargo, command as program, output};

/// How many actions unless it is said.
const ACTIONS: &str = "10000000";

/// `soak [ACTIONS]`: runs `trials soak` in the profile `fast` and writes its table into `docs/soak.md`, with the commit.
pub fn command(args: &[String]) -> Result<()> {
    let actions = args.first().map_or(ACTIONS, String::as_str);
    if actions.parse::<u64>().is_err() {
        bail!("usage: cargo xtask soak [ACTIONS]");
    }
    let run =
        ["run", "--locked", "--profile", "fast", "--package", "trials", "--", "soak", "--actions", actions];
    let done = cargo(&run).stderr(Stdio::inherit()).output().context("could not start the trials")?;
    let table = String::from_utf8(done.stdout).context("the trials print something else than text")?;
    print!("{table}");
    if !table.is_empty() {
        let commit = output(program("git").args(["describe", "--always", "--dirty"]))?;
        let result = format!("Of the engine as of commit {}.\n\n{table}", commit.trim());
        report::write("soak.md", &result)?;
    }
    if !done.status.success() {
        bail!("a random game broke something");
    }
    Ok(())
}
