//! The release page: Cargo, bindgen, wasm-opt, then `dist/` with exactly what is shipped.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::install::{self, WASM};
use crate::lessons;
use crate::run::{cargo, command, run, timed};
use crate::{root, target_dir, turn_table};

/// Browsers take these features and no more: `--all-features` makes modules that they refuse.
const WASM_OPT: [&str; 7] = [
    "-Oz",
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Builds the page and returns the folder to serve.
pub fn page() -> Result<PathBuf> {
    install::wasm_target()?;
    install::npm_tools()?;
    let compiled = timed("compiling the app (cargo rustc --release)", compile)?;
    let package = root().join("www/pkg");
    let stamp = package.join(".stamp");
    let wanted = fingerprint(&compiled)?;
    if fs::read_to_string(&stamp).is_ok_and(|made_from| made_from == wanted) {
        println!("-> www/pkg is up to date");
    } else {
        timed("binding it to JavaScript (wasm-bindgen)", || bind(&compiled, &package))?;
        timed("shrinking it (wasm-opt)", || shrink(&package.join("in_fase_bg.wasm")))?;
        fs::write(stamp, wanted)?;
    }
    lessons::write_bundle(&package.join("lessons.txt"))?;
    assemble()
}

/// As a cdylib alone: link-time optimization leaves a library out that is also made for other Rust code.
fn compile() -> Result<PathBuf> {
    let what = [
        "--locked",
        "--release",
        "--package",
        "in-fase",
        "--lib",
        "--no-default-features",
        "--features",
        "app",
        "--crate-type",
        "cdylib",
        "--target",
        WASM,
    ];
    run(cargo(&["rustc"]).args(what))?;
    Ok(target_dir().join(WASM).join("release/in_fase.wasm"))
}

/// Changes whenever bindgen or wasm-opt would have to run again.
fn fingerprint(compiled: &Path) -> Result<String> {
    let mut hash = DefaultHasher::new();
    fs::read(compiled).with_context(|| format!("reading {}", compiled.display()))?.hash(&mut hash);
    fs::read(root().join("Cargo.lock"))?.hash(&mut hash);
    fs::read(root().join("e2e/package-lock.json"))?.hash(&mut hash);
    WASM_OPT.hash(&mut hash);
    Ok(format!("{:016x}", hash.finish()))
}

/// JavaScript, declarations and the module for browsers, into an emptied folder.
pub fn bind(compiled: &Path, package: &Path) -> Result<()> {
    if package.exists() {
        fs::remove_dir_all(package)?;
    }
    // The library leaves the module's path out unless told otherwise, and then init() without arguments fails.
    Bindgen::new()
        .input_path(compiled)
        .web(true)?
        .typescript(true)
        .omit_default_module_path(false)
        .out_name("in_fase")
        .generate(package)
}

/// Makes the module smaller.
pub fn shrink(wasm: &Path) -> Result<()> {
    run(command("node")
        .arg("e2e/node_modules/binaryen/bin/wasm-opt")
        .args(WASM_OPT)
        .arg(wasm)
        .arg("-o")
        .arg(wasm))
}

/// Lays out `dist/` afresh: the source tree's paths, the turn told in `index.html`, one style sheet for all.
fn assemble() -> Result<PathBuf> {
    let dist = root().join("dist");
    if dist.exists() {
        fs::remove_dir_all(&dist)?;
    }
    fs::create_dir_all(&dist)?;
    let index = fs::read_to_string(root().join("index.html"))?;
    ensure!(index.contains(turn_table::PLACE), "index.html has no place for the turn");
    fs::write(dist.join("index.html"), index.replace(turn_table::PLACE, &turn_table::html()?))?;
    copy_shipped(&root().join("www"), &dist.join("www"))?;
    node("e2e/bundle.mjs", &dist)?;
    timed("a worker for use without a network, and compressed copies", || node("e2e/ship.mjs", &dist))?;
    println!("-> the page is in dist/");
    Ok(dist)
}

fn node(script: &str, dist: &Path) -> Result<()> {
    run(command("node").arg(script).arg(dist))
}

fn copy_shipped(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        let text = name.to_string_lossy();
        if text.starts_with('.') || text.ends_with(".d.ts") {
            continue;
        }
        if entry.file_type()?.is_dir() {
            copy_shipped(&entry.path(), &to.join(&name))?;
        } else {
            fs::copy(entry.path(), to.join(&name))?;
        }
    }
    Ok(())
}
