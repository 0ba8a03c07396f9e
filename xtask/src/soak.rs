//! The long run of random games, and its result in the documentation.

use std::fs;
use std::process::Stdio;

use anyhow::{Context, Result, bail};

use crate::root;
use crate::run::{cargo, command as program, output};

/// How many actions unless it is said.
const ACTIONS: &str = "10000000";

/// Where the table stands in the document.
const BORDERS: [&str; 2] = ["<!-- result -->\n", "<!-- end of the result -->\n"];

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
        let path = root().join("docs/soak.md");
        let text = fs::read_to_string(&path)?;
        fs::write(&path, with_table(&text, &result).context("docs/soak.md has no place for the result")?)?;
    }
    if !done.status.success() {
        bail!("a random game broke something");
    }
    Ok(())
}

/// The document with this table in the place of the old one.
fn with_table(text: &str, table: &str) -> Option<String> {
    let [begins, ends] = BORDERS;
    let (head, rest) = text.split_once(begins)?;
    let (_, tail) = rest.split_once(ends)?;
    Some(format!("{head}{begins}{table}{ends}{tail}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_takes_the_place_of_the_old_one() {
        let text = "# Soak\n<!-- result -->\nold\n<!-- end of the result -->\nrest\n";
        let new = "# Soak\n<!-- result -->\nnew\n<!-- end of the result -->\nrest\n";
        assert_eq!(with_table(text, "new\n").as_deref(), Some(new));
        assert_eq!(with_table("no place", "new\n"), None);
    }
}
