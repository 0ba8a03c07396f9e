//! The page of differences, `docs/editions.md`: the edition table of the engine, printed, and how each mistaken belief stands
//! in each edition.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use in_fase::engine::{Difference, Edition, Misconception, Ruleset, Standing};
use in_fase::locale::Locale;
use in_fase::quiz::belief;

use crate::root;

const HEAD: &str = "\
# What the two editions answer differently

`classic` is the Comprehensive Rules as of 1 October 2005, with the tutorial’s Wall rule; `current` those effective 19
September 2025. This table is the edition table of the engine (`src/engine/edition.rs`), printed by `cargo xtask editions`;
a test fails if the two disagree. The page `#/compare/SCENARIO` shows the same differences event by event.

| Point | What it is about | `classic` (2005) | `current` (2025) |
|---|---|---|---|
";

const BELIEFS: &str = "
## Where a belief is mistaken

What people believe of the rules, and whether the edition makes it a mistake. Where it does, practice has at least three questions
that are answered otherwise by whoever believes it; a test counts them. Where it does not, this is what the edition says.

| Belief | As somebody says it | `classic` (2005) | `current` (2025) |
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
    page.push_str(BELIEFS);
    for own in Misconception::ALL {
        let [classic, current] = Edition::ALL.map(|edition| standing(*own, edition));
        let _ = writeln!(
            page,
            "| `{}` | {} | {classic} | {current} |",
            own.slug(),
            belief(*own, Locale::En).says
        );
    }
    page
}

fn standing(belief: Misconception, edition: Edition) -> String {
    match belief.standing(edition) {
        Standing::Mistaken => "a mistake".to_owned(),
        Standing::Right(answer) => format!("right. {answer}"),
        Standing::AboutNothing(answer) => format!("about nothing. {answer}"),
    }
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
