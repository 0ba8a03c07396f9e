//! How long the engine and a session take: one line a measurement, its parts separated by tabs. `bench.mjs` prints the same
//! lines for the same work as WebAssembly.

use std::process::{Command, ExitCode};
use std::time::Instant;
use std::{fs, io};

use in_fase::engine::Edition;
use trials::{Story, Table};

/// Boards of so many permanents.
const SIZES: [usize; 4] = [2, 20, 200, 1000];

/// A session of so many events is jumped about in.
const EVENTS: u32 = 10_000;

/// So many jumps and undone choices are timed together.
const TIMES: u32 = 200;

/// Times whole turns, then a long session, on boards of each size.
pub fn command(sizes: &[String]) -> ExitCode {
    let named = named(sizes);
    for permanents in if named.is_empty() { SIZES.to_vec() } else { named } {
        for edition in Edition::ALL {
            turns(edition, permanents);
        }
        if let Err(error) = story_apart(permanents) {
            eprintln!("error: {error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// Times a long session on boards of each size.
pub fn stories(sizes: &[String]) -> ExitCode {
    named(sizes).into_iter().for_each(story);
    ExitCode::SUCCESS
}

fn named(sizes: &[String]) -> Vec<usize> {
    sizes.iter().filter_map(|size| size.parse().ok()).collect()
}

/// A session in a process of its own: what others gave back would hide what it keeps.
fn story_apart(permanents: usize) -> io::Result<()> {
    let program = std::env::current_exe()?;
    Command::new(program).args(["story", &permanents.to_string()]).status().map(drop)
}

fn turns(edition: Edition, permanents: usize) {
    let Some(mut table) = Table::new(edition, permanents) else { return };
    let (microseconds, played) = timed(|| table.play());
    println!("turns\t{edition:?}\t{permanents}\t{}\t{}\t{microseconds}", played.turns, played.events);
}

fn story(permanents: usize) {
    let before = resident_bytes();
    let Some(mut story) = Story::new(Edition::Current, permanents, EVENTS) else { return };
    let bytes = resident_bytes().saturating_sub(before) / u64::from(story.events().max(1));
    let (jumps, _) = timed(|| story.jump(TIMES));
    let (undos, _) = timed(|| story.undo(TIMES));
    println!("story\tCurrent\t{permanents}\t{TIMES}\t{jumps}\t{undos}\t{bytes}");
}

fn timed<T>(work: impl FnOnce() -> T) -> (u128, T) {
    let start = Instant::now();
    let done = work();
    (start.elapsed().as_micros(), done)
}

/// The memory that the process has in use, where the system tells (Linux); 0 elsewhere.
fn resident_bytes() -> u64 {
    const PAGE: u64 = 4096;
    let told = fs::read_to_string("/proc/self/statm").unwrap_or_default();
    told.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()).unwrap_or(0) * PAGE
}
