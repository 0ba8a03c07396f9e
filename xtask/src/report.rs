//! Results that stand in the documentation, each at its place in a page.

use std::fs;

use anyhow::{Context, Result};

use crate::root;

/// Where the result stands in a page.
const BORDERS: [&str; 2] = ["<!-- result -->\n", "<!-- end of the result -->\n"];

/// Puts a result in the place of the old one in a page of `docs/`.
pub fn write(page: &str, result: &str) -> Result<()> {
    let path = root().join("docs").join(page);
    let text = fs::read_to_string(&path)?;
    let new =
        with_result(&text, result).with_context(|| format!("docs/{page} has no place for the result"))?;
    Ok(fs::write(path, new)?)
}

fn with_result(text: &str, result: &str) -> Option<String> {
    let [begins, ends] = BORDERS;
    let (head, rest) = text.split_once(begins)?;
    let (_, tail) = rest.split_once(ends)?;
    Some(format!("{head}{begins}{result}{ends}{tail}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_result_takes_the_place_of_the_old_one() {
        let text = "# Soak\n<!-- result -->\nold\n<!-- end of the result -->\nrest\n";
        let new = "# Soak\n<!-- result -->\nnew\n<!-- end of the result -->\nrest\n";
        assert_eq!(with_result(text, "new\n").as_deref(), Some(new));
        assert_eq!(with_result("no place", "new\n"), None);
    }
}
