//! The page of differences, `docs/editions.md`: the edition table of the engine, printed.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use in_fase::engine::{Difference, Ruleset};

use crate::root;

const HEAD: &str = "\
# What the two editions answer differently

`classic` is the Comprehensive Rules as of 1 October 2005, with the tutorial’s Wall rule; `current` those effective 19
September 2025. This table is the edition table of the engine (`src/engine/edition.rs`), printed by `cargo xtask editions`;
a test fails if the two disagree. The page `#/compare/SCENARIO` shows the same differences event by event.

| Point | What it is about | `classic` (2005) | `current` (2025) |
|---|---|---|---|
";

fn path() -> PathBuf {
    root().join("docs/editions.md")
}

/// `editions`: writes the page.
pub fn command() -> Result<()> {
    let path = path();
    fs::write(&path, page()).with_context(|| format!("{} can't be written", path.display()))?;
    println!("-> {}", path.display());
    Ok(())
}

fn page() -> String {
    let mut page = HEAD.to_owned();
    for Difference { name, about, answers: [classic, current] } in Ruleset::differences() {
        let _ = writeln!(page, "| `{name}` | {about} | {classic} | {current} |");
    }
    page
}

#[cfg(test)]
mod tests {
    use super::{page, path};

    #[test]
    fn the_page_of_differences_is_the_table_of_the_engine() {
        let written = std::fs::read_to_string(path()).unwrap_or_default();
        assert!(written == page(), "docs/editions.md is stale: run `cargo xtask editions`");
    }
}
