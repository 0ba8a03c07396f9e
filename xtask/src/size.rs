//! What the page weighs: every shipped file raw, with gzip, with Brotli.

use anyhow::Result;

use crate::build;
use crate::install;
use crate::run::{command as program, run};

/// `size`: builds the page and prints a Markdown table.
pub fn command() -> Result<()> {
    install::npm_tools()?;
    let dist = build::page()?;
    println!();
    // Node.js has both compressions built in; a Rust crate for them would only be compiled for this.
    run(program("node").arg("e2e/size.mjs").arg(dist))
}
