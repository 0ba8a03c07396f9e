//! The trials natively: `trials bench`.

use std::time::Instant;

use in_fase::engine::{Edition, Game};

fn main() {
    for permanents in [2, 20, 200, 1000] {
        for edition in Edition::ALL {
            bench(edition, permanents);
        }
    }
}

fn bench(edition: Edition, permanents: usize) {
    let Ok(mut game) = Game::new(&trials::board::of(edition, permanents, 4000)) else { return };
    let turns = 40_000 / u32::try_from(permanents.max(20)).unwrap_or(u32::MAX);
    let start = Instant::now();
    let played = trials::full_turns(&mut game, turns, |_| {});
    let microseconds = start.elapsed().as_secs_f64() * 1e6;
    println!("{edition:?}\t{permanents}\t{}\t{}\t{microseconds:.0}", played.turns, played.events);
}
