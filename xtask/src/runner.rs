//! The browser test runner and bindgen, from our own lock file, for Cargo and for wasm-pack.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};
use wasm_bindgen_cli::{wasm_bindgen, wasm_bindgen_test_runner};

use crate::run::{command as program, run};
use crate::{install, root, target_dir};

const BINDGEN: &str = "wasm-bindgen";
const TEST_RUNNER: &str = "wasm-bindgen-test-runner";

/// wasm-pack looks on the path for two programs of these names; this one answers to both.
pub fn under_another_name() -> Result<Option<ExitCode>> {
    let mut args = env::args_os();
    let name = args.next().unwrap_or_default();
    match Path::new(&name).file_stem().and_then(|stem| stem.to_str()) {
        Some(BINDGEN) => wasm_bindgen::run_cli_with_args(env::args_os())?,
        Some(TEST_RUNNER) => wasm_bindgen_test_runner::run_cli_with_args(env::args_os())?,
        _ => return Ok(None),
    }
    Ok(Some(ExitCode::SUCCESS))
}

/// `runner ARGS`: what Cargo calls with each compiled browser test.
pub fn command(args: &[String]) -> Result<()> {
    let name = OsString::from(TEST_RUNNER);
    wasm_bindgen_test_runner::run_cli_with_args(std::iter::once(name).chain(args.iter().map(OsString::from)))
}

/// `wasm-pack ARGS`: an installed wasm-pack that finds bindgen, the test runner, wasm-opt and the driver on its path.
pub fn wasm_pack(args: &[String]) -> Result<()> {
    install::wasm_target()?;
    install::npm_tools()?;
    let driver = install::browser()?.driver;
    let tools = target_dir().join("xtask-bin");
    fs::create_dir_all(&tools)?;
    let this = env::current_exe()?;
    for name in [BINDGEN, TEST_RUNNER] {
        let link = tools.join(name);
        if link.exists() {
            fs::remove_file(&link)?;
        }
        fs::hard_link(&this, &link).with_context(|| format!("linking {}", link.display()))?;
    }
    let before = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(
        [tools, root().join("e2e/node_modules/.bin")].into_iter().chain(env::split_paths(&before)),
    )?;
    run(program("wasm-pack").args(args).env("PATH", path).env("CHROMEDRIVER", driver))
}
