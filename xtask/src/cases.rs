//! The case runner: scenarios with a script and expectations, from files, natively.

use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use in_fase::scenario::run_files;

use crate::root;

/// `cases PATH...`: every case of the files, and of the case files below the folders.
pub fn command(args: &[String]) -> Result<ExitCode> {
    if args.is_empty() {
        bail!("usage: cargo xtask cases PATH...");
    }
    let passed = run(&args.iter().map(PathBuf::from).collect::<Vec<_>>())?;
    Ok(if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The project's own cases.
pub fn all() -> Result<()> {
    if !run(&[root().join("tests/cases")])? {
        bail!("a case failed");
    }
    Ok(())
}

/// Prints what failed and the counts; no case at all is no success.
fn run(paths: &[PathBuf]) -> Result<bool> {
    let mut out = stdout().lock();
    let summary = run_files(paths, &mut out);
    out.flush()?;
    Ok(summary.failed == 0 && summary.passed > 0)
}
