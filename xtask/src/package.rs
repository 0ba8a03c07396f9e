//! The npm package: the JavaScript API without the page, with its types, its README and the licences.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::build::{bind, shrink};
use crate::install::{self, WASM};
use crate::run::{cargo, run, timed};
use crate::{root, target_dir};

/// Files that the package takes as they are, and what they are called there.
const TAKEN: [(&str, &str); 5] = [
    ("docs/package.md", "README.md"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("src/api/board.js", "board.js"),
];

/// `package`: makes it and says where it is.
pub fn command() -> Result<()> {
    let folder = make()?;
    println!("-> the package is in {}/ (npm publish {0})", folder.strip_prefix(root())?.display());
    Ok(())
}

/// Makes the package and returns its folder.
pub fn make() -> Result<PathBuf> {
    install::wasm_target()?;
    install::npm_tools()?;
    let compiled = timed("compiling the API without the page (cargo rustc --release)", compile)?;
    let folder = root().join("www/package");
    timed("binding it to JavaScript (wasm-bindgen)", || bind(&compiled, &folder))?;
    timed("shrinking it (wasm-opt)", || shrink(&folder.join("in_fase_bg.wasm")))?;
    for (from, to) in TAKEN {
        fs::copy(root().join(from), folder.join(to)).with_context(|| format!("taking {from}"))?;
    }
    fs::write(folder.join("package.json"), manifest())?;
    Ok(folder)
}

/// Into a folder of its own, so that the page need not be compiled anew afterwards.
fn compile() -> Result<PathBuf> {
    let target = target_dir().join("package");
    let what = ["--locked", "--release", "--package", "in-fase", "--lib", "--crate-type", "cdylib"];
    let how = ["--no-default-features", "--features", "api", "--target", WASM, "--target-dir"];
    run(cargo(&["rustc"]).args(what).args(how).arg(&target))?;
    Ok(target.join(WASM).join("release/in_fase.wasm"))
}

/// What npm wants to know.
fn manifest() -> String {
    let version = env!("CARGO_PKG_VERSION");
    format!(
        r#"{{
  "name": "in-fase",
  "version": "{version}",
  "description": "A rules engine for the turn structure and phasing of Magic: The Gathering, in two editions, with cited rule text",
  "license": "MIT OR Apache-2.0",
  "type": "module",
  "main": "in_fase.js",
  "types": "in_fase.d.ts",
  "exports": {{
    ".": {{ "types": "./in_fase.d.ts", "default": "./in_fase.js" }},
    "./board.js": "./board.js",
    "./in_fase_bg.wasm": "./in_fase_bg.wasm"
  }},
  "files": ["in_fase.js", "in_fase.d.ts", "in_fase_bg.wasm", "in_fase_bg.wasm.d.ts", "board.js", "README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"],
  "sideEffects": ["./board.js"]
}}
"#
    )
}
