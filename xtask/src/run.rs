//! Starting other programs, saying so, and failing with their name.

use std::env;
use std::io::ErrorKind;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::root;

/// A command that will run in the project's folder.
pub fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// The Cargo that started this tool, with the lock file taken as it stands.
pub fn cargo(args: &[&str]) -> Command {
    let mut cargo = command(&env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
    cargo.args(args);
    cargo
}

/// Runs to the end, its output shown as it comes, or fails naming the command.
pub fn run(command: &mut Command) -> Result<()> {
    let shown = shown(command);
    let status = command.status().with_context(|| format!("could not start `{shown}`"))?;
    if !status.success() {
        bail!("`{shown}` failed ({status})");
    }
    Ok(())
}

/// Runs to the end and returns what it printed.
pub fn output(command: &mut Command) -> Result<String> {
    let shown = shown(command);
    let output =
        command.stderr(Stdio::inherit()).output().with_context(|| format!("could not start `{shown}`"))?;
    if !output.status.success() {
        bail!("`{shown}` failed ({})", output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{shown}` printed something else than text"))
}

/// Whether a program exists and, called so, ends well; nothing of it is shown.
pub fn succeeds(command: &mut Command) -> Result<bool> {
    match command.stdout(Stdio::null()).stderr(Stdio::null()).status() {
        Ok(status) => Ok(status.success()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error).with_context(|| format!("could not start `{}`", shown(command))),
    }
}

/// Says what is done while it is done, and how long it took.
pub fn timed<T>(what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("-> {what}");
    let start = Instant::now();
    let done = work()?;
    println!("   {what}: done in {:.1} s", start.elapsed().as_secs_f64());
    Ok(done)
}

fn shown(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let name = program.file_name().unwrap_or(command.get_program());
    std::iter::once(name)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}
