//! Coverage-guided fuzzing with libFuzzer. The coverage flags are stable options of the compiler, so that the pinned one
//! does it; `fuzz/` is laid out for cargo-fuzz, which does the same with a nightly one.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::root;
use crate::run::{cargo, command as program, run};

const TARGETS: [&str; 10] =
    ["notation", "card", "lesson", "progress", "lab", "action", "address", "link", "play", "settings"];

/// How long each target runs unless it is said.
const SECONDS: &str = "180";

/// What libFuzzer needs to see of the code.
const COVERAGE: [&str; 7] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Ccodegen-units=1",
    "--cfg=fuzzing",
];

/// `fuzz [TARGET] [SECONDS]`: one target, or all of them one after the other; stops at the first finding.
pub fn command(args: &[String]) -> Result<()> {
    let (named, numbers): (Vec<&str>, Vec<&str>) =
        args.iter().map(String::as_str).partition(|arg| arg.parse::<u32>().is_err());
    if let Some(unknown) = named.iter().find(|name| !TARGETS.contains(name)) {
        bail!("there is no target '{unknown}'; there are {}", TARGETS.join(", "));
    }
    let seconds = numbers.first().unwrap_or(&SECONDS);
    let folder = root().join("fuzz");
    let host = host()?;
    // A target of its own keeps the flags away from build scripts and macros.
    let build = ["build", "--locked", "--release", "--bins", "--target", &host];
    run(cargo(&build)
        .current_dir(&folder)
        .env("RUSTFLAGS", COVERAGE.join(" "))
        .env_remove("CARGO_TARGET_DIR"))?;
    for target in TARGETS.into_iter().filter(|target| named.is_empty() || named.contains(target)) {
        let [corpus, seeds, found] =
            ["corpus", "seeds", "artifacts"].map(|kind| folder.join(kind).join(target));
        for needed in [&corpus, &found] {
            fs::create_dir_all(needed).with_context(|| format!("could not make {}", needed.display()))?;
        }
        let binary = folder.join("target").join(&host).join("release").join(target);
        let mut fuzzing = program(&binary.to_string_lossy());
        fuzzing.arg(corpus);
        fuzzing.args(Some(seeds).filter(|seeds| seeds.is_dir()));
        fuzzing.arg(format!("-max_total_time={seconds}"));
        fuzzing.arg(format!("-artifact_prefix={}/", found.display()));
        fuzzing.args([
            "-print_final_stats=1",
            "-print_funcs=0",
            "-timeout=20",
            "-max_len=4096",
            "-verbosity=0",
        ]);
        run(&mut fuzzing)?;
    }
    Ok(())
}

/// The triple of this machine, as the compiler calls it.
fn host() -> Result<String> {
    let version = crate::run::output(program("rustc").arg("-vV"))?;
    let line = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(line.context("rustc does not say its host")?.to_owned())
}
