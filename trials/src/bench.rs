//! How long the engine and a session take: one line a measurement, its parts separated by tabs. `bench.mjs` prints the same
//! lines for the same work as WebAssembly.

use std::fs;
use std::process::ExitCode;
use std::time::Instant;

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
    let named: Vec<usize> = sizes.iter().filter_map(|size| size.parse().ok()).collect();
    for permanents in if named.is_empty() { SIZES.to_vec() } else { named } {
        for edition in Edition::ALL {
            turns(edition, permanents);
        }
        story(permanents);
    }
    ExitCode::SUCCESS
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
