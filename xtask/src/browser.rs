//! What runs in headless Chromium: the compiled browser tests, and the journeys through the served page.

use std::env;
use std::process::Command;
use std::thread;

use anyhow::Result;

use crate::install::{self, WASM};
use crate::report;
use crate::run::{cargo, command, output, run};
use crate::serve::Site;
use crate::{build, root};

/// Seconds for one file of browser tests, and for the driver to come up, on a machine that may be busy.
const PATIENCE: &str = "180";
const DRIVER_PATIENCE: &str = "60";

/// The tests for wasm32 of `tests/`, each file run by our own runner, which starts and stops ChromeDriver itself.
pub fn wasm_tests() -> Result<()> {
    install::wasm_target()?;
    let browser = install::browser()?;
    let runner = format!("{} runner", env::current_exe()?.display());
    run(cargo(&["test", "--locked", "--target", WASM, "--lib", "--tests"])
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner)
        .env("CHROMEDRIVER", browser.driver)
        .env("WASM_BINDGEN_TEST_TIMEOUT", PATIENCE)
        .env("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", DRIVER_PATIENCE))
}

/// The journeys of `e2e/`, through the page just as `serve` serves it.
pub fn journeys() -> Result<()> {
    node(&["--test", "--test-reporter=spec"])
}

/// `shots`: pictures of all views, in a folder that git leaves alone, and what is badly set in them.
pub fn shots() -> Result<()> {
    node(&["shots.mjs", "screenshots"])
}

/// `latency`: how long the page takes to answer, printed and written into docs/latency.md.
pub fn latency() -> Result<()> {
    let table = beside_the_page(&["latency.mjs"], output)?;
    print!("{table}");
    report::write("latency.md", &format!("\n{table}\n"))
}

/// `lighthouse`: what Lighthouse says of the page as a phone meets it, printed and written into docs/lighthouse.md.
pub fn lighthouse() -> Result<()> {
    install::lighthouse()?;
    let tables = beside_the_page(&["lighthouse/measure.mjs"], output)?;
    print!("{tables}");
    report::write("lighthouse.md", &format!("\n{tables}\n"))
}

/// Runs Node.js in `e2e/` beside the page as it is served.
fn node(arguments: &[&str]) -> Result<()> {
    beside_the_page(arguments, run)
}

fn beside_the_page<T>(arguments: &[&str], how: impl FnOnce(&mut Command) -> Result<T>) -> Result<T> {
    let browser = install::browser()?;
    install::npm_tools()?;
    let site = Site::open(build::page()?, 0)?;
    let address = site.address();
    thread::spawn(move || site.serve());
    how(command("node")
        .current_dir(root().join("e2e"))
        .args(arguments)
        .env("IN_FASE_URL", address)
        .env("CHROMIUM", browser.chromium))
}
