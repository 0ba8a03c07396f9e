//! The project's own tooling: `cargo xtask COMMAND`. Every tool it needs is pinned by one of our lock files.

mod bench;
mod browser;
mod build;
mod cases;
mod editions;
mod fuzz;
mod http;
mod install;
mod lessons;
mod mutants;
mod package;
mod report;
mod run;
mod runner;
mod serve;
mod size;
mod soak;
mod stages;
mod turn_table;

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, bail};

const HELP: &str = "\
cargo xtask COMMAND

  serve [--port N]        build the release page and serve it, at http://127.0.0.1:8080 if that port is free
  test [--only STAGE]...  run every test, or the named stages only
  cases PATH...           run case files, and every case file below a folder
  lessons [PATH]...       judge the lessons of lessons/, or of the named files and folders
  editions                write docs/editions.md: what the editions answer differently, and where a belief is mistaken
  mutants [POINT]...      run the cases under each changed point of the edition table, or the named ones: which case proves what
  bench                   time the engine natively and as WebAssembly, and write the table of docs/bench.md
  soak [ACTIONS]          random games with everything checked, 10 million actions; the result goes into docs/soak.md
  fuzz [TARGET] [SECONDS] fuzz one reader of foreign text, or all of them, guided by coverage
  build                   build the release page into dist/
  package                 make the npm package in www/package/: the JavaScript API without the page
  shots                   take pictures of all views into e2e/screenshots, and fail on what is badly set in them
  latency                 time the page's answers in a browser slowed down four times; the result goes into docs/latency.md
  lighthouse              let Lighthouse look at the page five times, as a phone meets it; the result goes into docs/lighthouse.md
  size                    build, then print the size of every shipped file as a Markdown table
  wasm-pack ARGS...       run an installed wasm-pack with the tools of our lock file on its path
";

fn main() -> ExitCode {
    match dispatch() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch() -> Result<ExitCode> {
    if let Some(done) = runner::under_another_name()? {
        return Ok(done);
    }
    let args: Vec<String> = env::args().skip(1).collect();
    let (command, rest) =
        args.split_first().map_or(("help", &[][..]), |(first, rest)| (first.as_str(), rest));
    match command {
        "serve" => serve::command(rest)?,
        "test" => stages::command(rest)?,
        "cases" => return cases::command(rest),
        "lessons" => return lessons::command(rest),
        "package" => package::command()?,
        "shots" => browser::shots()?,
        "latency" => browser::latency()?,
        "lighthouse" => browser::lighthouse()?,
        "bench" => bench::command()?,
        "editions" => editions::command()?,
        "mutants" => return mutants::command(rest),
        "fuzz" => fuzz::command(rest)?,
        "soak" => soak::command(rest)?,
        "build" => drop(build::page()?),
        "size" => size::command()?,
        "wasm-pack" => runner::wasm_pack(rest)?,
        "runner" => runner::command(rest)?,
        "help" | "--help" | "-h" => print!("{HELP}"),
        unknown => bail!("there is no command '{unknown}'\n\n{HELP}"),
    }
    Ok(ExitCode::SUCCESS)
}

/// The folder of the whole project, whatever folder the command was called from.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."))
}

/// Where Cargo and this tool put what they make.
fn target_dir() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}
