//! Every test of the project, in the order in which a fault is cheapest to find.

use std::time::Instant;

use anyhow::{Result, bail};

use crate::install::{self, WASM};
use crate::run::{cargo, run, timed};
use crate::{browser, build, cases, package};

struct Stage {
    name: &'static str,
    what: &'static str,
    work: fn() -> Result<()>,
}

const STAGES: [Stage; 9] = [
    Stage { name: "format", what: "formatting (cargo fmt --check)", work: format },
    Stage { name: "lint", what: "lints, natively and for the browser (cargo clippy)", work: lint },
    Stage { name: "core", what: "engine to session without any web crate (cargo check)", work: core },
    Stage { name: "native", what: "native tests (cargo test)", work: native },
    Stage {
        name: "browser",
        what: "browser tests (cargo test, in headless Chromium)",
        work: browser::wasm_tests,
    },
    Stage { name: "cases", what: "cases of the rules (tests/cases)", work: cases::all },
    Stage { name: "docs", what: "documentation (cargo doc)", work: docs },
    Stage { name: "page", what: "the npm package and the release page", work: page },
    Stage {
        name: "e2e",
        what: "journeys through the page (node --test, in headless Chromium)",
        work: browser::journeys,
    },
];

/// `test [--only STAGE]...`: stops at the first stage that fails.
pub fn command(args: &[String]) -> Result<()> {
    let stages = chosen(args)?;
    let start = Instant::now();
    for (number, stage) in stages.iter().enumerate() {
        let what = format!("{}/{} {}: {}", number + 1, stages.len(), stage.name, stage.what);
        timed(&what, stage.work).inspect_err(|_| {
            eprintln!("\n-> stage '{0}' failed; `cargo xtask test --only {0}` runs it alone", stage.name);
        })?;
    }
    println!(
        "-> {} of {} stages passed in {:.0} s",
        stages.len(),
        stages.len(),
        start.elapsed().as_secs_f64()
    );
    Ok(())
}

fn chosen(args: &[String]) -> Result<Vec<&'static Stage>> {
    let mut names = Vec::new();
    let mut rest = args.iter();
    while let Some(flag) = rest.next() {
        match rest.next() {
            Some(name) if flag == "--only" => names.push(name.as_str()),
            _ => bail!("usage: cargo xtask test [--only STAGE]..., where STAGE is one of {}", all_names()),
        }
    }
    if let Some(unknown) = names.iter().find(|name| STAGES.iter().all(|stage| stage.name != **name)) {
        bail!("there is no stage '{unknown}'; there are {}", all_names());
    }
    Ok(STAGES.iter().filter(|stage| names.is_empty() || names.contains(&stage.name)).collect())
}

fn all_names() -> String {
    STAGES.map(|stage| stage.name).join(", ")
}

fn format() -> Result<()> {
    install::rust_components()?;
    run(&mut cargo(&["fmt", "--all", "--check"]))
}

fn lint() -> Result<()> {
    install::rust_components()?;
    install::wasm_target()?;
    run(&mut cargo(&["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    run(&mut cargo(&["clippy", "--locked", "--lib", "--tests", "--target", WASM, "--", "-D", "warnings"]))
}

fn core() -> Result<()> {
    run(&mut cargo(&["check", "--locked", "--lib", "--no-default-features"]))
}

fn native() -> Result<()> {
    run(&mut cargo(&["test", "--locked"]))?;
    run(&mut cargo(&["test", "--locked", "--package", "xtask", "--package", "trials", "--package", "infase"]))
}

fn docs() -> Result<()> {
    run(cargo(&["doc", "--locked", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
}

fn page() -> Result<()> {
    package::make()?;
    build::page().map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_choice_every_stage_runs() -> Result<()> {
        assert_eq!(chosen(&[])?.len(), STAGES.len());
        Ok(())
    }

    #[test]
    fn an_unknown_stage_is_named_with_the_known_ones() {
        let refused = chosen(&["--only".to_owned(), "dance".to_owned()]).err().map(|error| error.to_string());
        assert!(refused.is_some_and(|words| words.contains("dance") && words.contains("browser")));
    }
}
