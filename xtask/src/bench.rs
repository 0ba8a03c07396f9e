//! The benchmark: the same work natively and as WebAssembly, in one run, as a table in the documentation.

use std::fmt::Write;
use std::fs;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::install::{self, WASM};
use crate::run::{cargo, command as program, output, run, timed};
use crate::{root, target_dir};

/// A figure to meet, beside the worst of the run.
struct Target {
    what: &'static str,
    wanted: String,
    found: String,
    is_reached: bool,
}

/// `bench`: measures, prints the tables, and writes them into docs/bench.md.
pub fn command() -> Result<()> {
    install::wasm_target()?;
    let native = timed("the trials natively", natively)?;
    let wasm = timed("the trials as WebAssembly, in Node.js", as_wasm)?;
    let tables = tables(&Measures::read(&native)?, &Measures::read(&wasm)?);
    println!("\n{tables}");
    let page = root().join("docs/bench.md");
    let text = fs::read_to_string(&page)?;
    let (head, _) = text.split_once(MARK).with_context(|| format!("no line {MARK:?} in docs/bench.md"))?;
    Ok(fs::write(page, format!("{head}{MARK}\n\n{tables}"))?)
}

/// What stands after this line of docs/bench.md is made by the command.
const MARK: &str = "<!-- made by cargo xtask bench -->";

fn natively() -> Result<String> {
    output(
        cargo(&["run", "--locked", "--quiet", "--profile", "fast", "--package", "trials", "--"]).arg("bench"),
    )
}

fn as_wasm() -> Result<String> {
    run(&mut cargo(&[
        "build",
        "--locked",
        "--profile",
        "fast",
        "--package",
        "trials",
        "--lib",
        "--target",
        WASM,
    ]))?;
    let folder = target_dir().join("trials");
    Bindgen::new()
        .input_path(target_dir().join(WASM).join("fast/trials.wasm"))
        .nodejs(true)?
        .generate(&folder)?;
    output(program("node").arg("trials/bench.mjs").arg(folder))
}

/// One run's lines.
struct Measures {
    turns: Vec<Turns>,
    stories: Vec<Story>,
}

/// Whole turns on a board.
struct Turns {
    edition: String,
    permanents: u32,
    turns: f64,
    events: f64,
    microseconds: f64,
}

/// A session of 10,000 events.
struct Story {
    permanents: u32,
    times: f64,
    jumps: f64,
    undos: f64,
    bytes: f64,
}

impl Turns {
    fn a_second(&self) -> f64 {
        self.events / self.microseconds * 1e6
    }
}

impl Measures {
    fn read(lines: &str) -> Result<Self> {
        let mut measures = Self { turns: Vec::new(), stories: Vec::new() };
        for line in lines.lines() {
            let parts: Vec<&str> = line.split('\t').collect();
            match parts.as_slice() {
                ["turns", edition, permanents, turns, events, microseconds] => measures.turns.push(Turns {
                    edition: (*edition).to_owned(),
                    permanents: permanents.parse()?,
                    turns: turns.parse()?,
                    events: events.parse()?,
                    microseconds: microseconds.parse()?,
                }),
                ["story", _, permanents, times, jumps, undos, bytes] => measures.stories.push(Story {
                    permanents: permanents.parse()?,
                    times: times.parse()?,
                    jumps: jumps.parse()?,
                    undos: undos.parse()?,
                    bytes: bytes.parse()?,
                }),
                _ => anyhow::bail!("not a measurement: {line:?}"),
            }
        }
        Ok(measures)
    }
}

fn tables(native: &Measures, wasm: &Measures) -> String {
    let mut text = String::from(
        "| permanents | edition | events a second | a turn | time an event, against 20 permanents | as WebAssembly, events a second | WebAssembly ÷ native, time |\n\
         |---:|---|---:|---:|---:|---:|---:|\n",
    );
    for (here, there) in native.turns.iter().zip(&wasm.turns) {
        let at_20 = native.turns.iter().find(|it| it.permanents == 20 && it.edition == here.edition);
        let growth = at_20.map_or(1.0, |it| it.a_second() / here.a_second());
        let _ = writeln!(
            text,
            "| {} | {} | {:.2} M | {:.1} µs | {growth:.1} × | {:.2} M | {:.2} |",
            here.permanents,
            here.edition.to_lowercase(),
            here.a_second() / 1e6,
            here.microseconds / here.turns,
            there.a_second() / 1e6,
            here.a_second() / there.a_second(),
        );
    }
    text.push('\n');
    text.push_str(
        "| permanents | a jump, natively | as WebAssembly | a choice and its undo, natively | as WebAssembly | memory an event, natively | as WebAssembly |\n\
         |---:|---:|---:|---:|---:|---:|---:|\n",
    );
    for (here, there) in native.stories.iter().zip(&wasm.stories) {
        let _ = writeln!(
            text,
            "| {} | {:.0} µs | {:.0} µs | {:.0} µs | {:.0} µs | {:.0} B | {:.0} B |",
            here.permanents,
            here.jumps / here.times,
            there.jumps / there.times,
            here.undos / here.times,
            there.undos / there.times,
            here.bytes,
            there.bytes,
        );
    }
    text.push_str("\n| target | wanted | worst in this run | |\n|---|---:|---:|---|\n");
    for Target { what, wanted, found, is_reached } in targets(native, wasm) {
        let outcome = if is_reached { "reached" } else { "missed" };
        let _ = writeln!(text, "| {what} | {wanted} | {found} | {outcome} |");
    }
    text
}

fn targets(native: &Measures, wasm: &Measures) -> [Target; 5] {
    let speed = least(native.turns.iter().filter(|it| it.permanents == 20).map(Turns::a_second));
    let times_native =
        native.turns.iter().zip(&wasm.turns).map(|(here, there)| here.a_second() / there.a_second());
    let slower = most(times_native);
    let stories = || native.stories.iter().chain(&wasm.stories);
    let jump = most(stories().map(|it| it.jumps / it.times / 1e3));
    let bytes = most(stories().map(|it| it.bytes));
    // Time an event against the smallest board, divided by how much larger the board is: 1 is linear growth.
    let growth = most(native.turns.iter().filter_map(|it| {
        let small =
            native.turns.iter().find(|small| small.permanents == 20 && small.edition == it.edition)?;
        let larger = f64::from(it.permanents) / f64::from(small.permanents);
        (larger > 1.0).then(|| small.a_second() / it.a_second() / larger)
    }));
    [
        target(
            "events a second natively, 20 permanents",
            "≥ 2 M",
            format!("{:.2} M", speed / 1e6),
            speed >= 2e6,
        ),
        target("WebAssembly ÷ native, time", "≤ 2", format!("{slower:.2}"), slower <= 2.0),
        target("a jump in 10,000 events", "≤ 16 ms", format!("{jump:.2} ms"), jump <= 16.0),
        target("memory an event kept", "≤ 1024 B", format!("{bytes:.0} B"), bytes <= 1024.0),
        target("growth of time an event ÷ growth of the board", "≤ 1", format!("{growth:.2}"), growth <= 1.0),
    ]
}

fn target(what: &'static str, wanted: &str, found: String, is_reached: bool) -> Target {
    Target { what, wanted: wanted.to_owned(), found, is_reached }
}

fn least(figures: impl Iterator<Item = f64>) -> f64 {
    figures.fold(f64::INFINITY, f64::min)
}

fn most(figures: impl Iterator<Item = f64>) -> f64 {
    figures.fold(0.0, f64::max)
}
