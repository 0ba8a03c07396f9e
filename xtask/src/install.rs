//! What the commands need on the machine, installed when it is missing and only then.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::root;
use crate::run::{cargo, command, output, run, succeeds};

/// The target the page is compiled for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// The standard library for the browser.
pub fn wasm_target() -> Result<()> {
    let libraries = output(command("rustc").args(["--print", "target-libdir", "--target", WASM]))?;
    if Path::new(libraries.trim()).is_dir() {
        return Ok(());
    }
    println!("-> installing the Rust target {WASM}");
    run(command("rustup").args(["target", "add", WASM])).context("the Rust target has to come from rustup")
}

/// The formatter and the linter.
pub fn rust_components() -> Result<()> {
    for (component, tool) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if !succeeds(&mut cargo(&[tool, "--version"]))? {
            println!("-> installing the Rust component {component}");
            run(command("rustup").args(["component", "add", component]))?;
        }
    }
    Ok(())
}

/// The npm tools of `e2e/package-lock.json`: wasm-opt, the browser's remote control, the accessibility checker.
pub fn npm_tools() -> Result<()> {
    npm("e2e")
}

/// Lighthouse, which is large and which only one command needs.
pub fn lighthouse() -> Result<()> {
    npm("e2e/lighthouse")
}

/// What the lock file of a folder names, unless it is what was installed last.
fn npm(name: &str) -> Result<()> {
    let folder = root().join(name);
    let lock = folder.join("package-lock.json");
    let lock = fs::read(&lock).with_context(|| format!("reading {}", lock.display()))?;
    let stamp = folder.join("node_modules/.installed-lock.json");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    println!("-> installing the npm tools (npm ci in {name}/)");
    run(command("npm").current_dir(&folder).args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]))
        .context("the npm tools need Node.js 20 or newer with npm")?;
    fs::write(stamp, lock)?;
    Ok(())
}

/// A browser and the driver that belongs to it.
pub struct Browser {
    /// The Chromium to start.
    pub chromium: PathBuf,
    /// Its ChromeDriver, same version.
    pub driver: PathBuf,
}

/// Chromium and ChromeDriver: those that `CHROMIUM` and `CHROMEDRIVER` name, else those on the path, else Debian's packages.
pub fn browser() -> Result<Browser> {
    if let Some(found) = find_browser() {
        return Ok(found);
    }
    println!("-> installing the Debian packages chromium and chromium-driver");
    apt_get(&["update"])?;
    apt_get(&["install", "--yes", "--no-install-recommends", "chromium", "chromium-driver"])?;
    find_browser().context("chromium and chromium-driver are installed, but not found on the path")
}

fn find_browser() -> Option<Browser> {
    let named =
        |variable: &str, program: &str| env::var_os(variable).map(PathBuf::from).or_else(|| on_path(program));
    Some(Browser { chromium: named("CHROMIUM", "chromium")?, driver: named("CHROMEDRIVER", "chromedriver")? })
}

fn on_path(program: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(program)).find(|file| file.is_file())
}

fn apt_get(args: &[&str]) -> Result<()> {
    if on_path("apt-get").is_none() {
        bail!(
            "there is no apt-get here: install Chromium and its ChromeDriver yourself and, unless both are on the \
             path as chromium and chromedriver, name them in CHROMIUM and CHROMEDRIVER"
        );
    }
    let root_user = output(command("id").arg("-u"))?.trim() == "0";
    let mut apt = command(if root_user { "apt-get" } else { "sudo" });
    if !root_user {
        apt.arg("apt-get");
    }
    run(apt.args(["-qq", "-o", "Dpkg::Use-Pty=0"]).args(args).env("DEBIAN_FRONTEND", "noninteractive"))
}
