//! How long the engine takes: one line a measurement, its parts separated by tabs.

use std::process::ExitCode;
use std::time::Instant;

use in_fase::engine::Edition;

const SIZES: [usize; 4] = [2, 20, 200, 1000];

/// Plays whole turns on boards of each size.
pub fn command(sizes: &[String]) -> ExitCode {
    let named: Vec<usize> = sizes.iter().filter_map(|size| size.parse().ok()).collect();
    for permanents in if named.is_empty() { SIZES.to_vec() } else { named } {
        for edition in Edition::ALL {
            let Some(mut table) = trials::Table::new(edition, permanents) else { continue };
            let start = Instant::now();
            let played = table.play();
            let microseconds = start.elapsed().as_secs_f64() * 1e6;
            println!(
                "turns\t{edition:?}\t{permanents}\t{}\t{}\t{microseconds:.0}",
                played.turns, played.events
            );
        }
    }
    ExitCode::SUCCESS
}
