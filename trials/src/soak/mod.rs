//! The long run: games of one seed after the other, until so many actions are played. It goes on where it was broken off.

mod progress;
mod report;

use std::cell::Cell;
use std::io::{self, Write};
use std::panic;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;
use std::time::Instant;

use in_fase::engine::Edition;

use crate::chance::Chance;
use crate::invariant::Broken;
use crate::shrink::shrink;
use crate::trial::{Fault, Played, Trial, edition_of};
use progress::Progress;

/// How many games a thread plays before the state is written down.
const BATCH: u64 = 100;

/// What is asked for.
#[derive(Clone, Debug)]
pub struct Soak {
    /// How many actions.
    pub actions: u64,
    /// The seed of the whole run.
    pub seed: u64,
    /// How many games are played at once.
    pub threads: u64,
    /// Where the state is kept.
    pub folder: PathBuf,
}

impl Soak {
    /// Plays until all actions are played, and prints the result as a Markdown table. The next run begins anew.
    ///
    /// # Errors
    /// What could not be written.
    pub fn run(&self) -> io::Result<ExitCode> {
        let kept = self.folder.join(format!("soak-{}.state", self.seed));
        let mut progress = Progress::read(&kept);
        if progress.games > 0 {
            eprintln!("goes on after {} games and {} actions", progress.games, progress.actions());
        }
        let (start, had) = (Instant::now(), progress.actions());
        let seconds = progress.seconds;
        while progress.actions() < self.actions {
            let first = progress.games;
            let batches = thread::scope(|scope| {
                let batch = |thread: u64| {
                    let games = first + thread * BATCH..first + (thread + 1) * BATCH;
                    scope.spawn(move || games.map(|game| self.game(game)).collect::<Vec<_>>())
                };
                let running: Vec<_> = (0..self.threads).map(batch).collect();
                running.into_iter().filter_map(|batch| batch.join().ok()).collect::<Vec<_>>()
            });
            for outcome in batches.into_iter().flatten() {
                progress.add(&outcome);
            }
            progress.seconds = seconds + start.elapsed().as_secs_f64();
            progress.write(&kept)?;
            self.tell(&progress, had, start)?;
        }
        eprintln!();
        print!("{}", report::table(self, &progress));
        Progress::forget(&kept)?;
        Ok(if progress.failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    fn tell(&self, progress: &Progress, had: u64, start: Instant) -> io::Result<()> {
        let done = progress.actions();
        #[allow(clippy::cast_precision_loss)]
        let speed = (done - had) as f64 / start.elapsed().as_secs_f64().max(0.001);
        #[allow(clippy::cast_precision_loss)]
        let left = self.actions.saturating_sub(done) as f64 / speed.max(1.0);
        let failures = progress.failures.len();
        eprint!(
            "\r{done} of {} actions, {speed:.0} a second, {left:.0} s left, {failures} failures   ",
            self.actions
        );
        io::stderr().flush()
    }

    /// Plays one game of the run; a fault is told at once, shrunk.
    fn game(&self, number: u64) -> Outcome {
        let seed = self.seed_of(number);
        NOW.set(seed);
        let trial = Trial::of(seed);
        match play(&trial) {
            Ok(played) => Outcome { edition: edition_of(seed), played, failure: None },
            Err(fault) => {
                let (small, fault) = shrink(&trial, &fault, |trial| play(trial).err());
                eprintln!("\n{}", report::failure(seed, &small, &fault));
                Outcome { edition: edition_of(seed), played: Played::default(), failure: Some(seed) }
            }
        }
    }

    /// The seed of a game: games alternate between the editions.
    fn seed_of(&self, number: u64) -> u64 {
        (Chance::of(self.seed, number).number() & !1) | (number & 1)
    }
}

/// What came of one game.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    edition: Edition,
    played: Played,
    failure: Option<u64>,
}

thread_local! {
    /// The game that this thread plays, to be named if it brings the program down.
    static NOW: Cell<u64> = const { Cell::new(0) };
}

/// Names the game that a panic interrupts, where nothing can be caught.
pub fn name_games_in_panics() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        usual(info);
        eprintln!("in the game of seed {}", NOW.get());
    }));
}

/// Plays a trial; a panic counts as a fault like any other, where it can be caught.
///
/// # Errors
/// What the game broke.
pub fn play(trial: &Trial) -> Result<Played, Fault> {
    panic::catch_unwind(|| trial.play()).unwrap_or_else(|payload| {
        let words = payload.downcast_ref::<String>().cloned();
        let words = words.or_else(|| payload.downcast_ref::<&str>().map(|it| (*it).to_owned()));
        let broken = Broken { invariant: "nothing panics", found: words.unwrap_or_default() };
        Err(Fault { broken, decision: trial.decisions.len().saturating_sub(1) })
    })
}

/// Plays the game of one seed and says what it breaks, shrunk: how a failure is looked at again.
///
/// # Errors
/// The fault in words.
pub fn replay(seed: u64) -> Result<Played, String> {
    let trial = Trial::of(seed);
    play(&trial).map_err(|fault| {
        eprintln!("{} at decision {}", fault.broken, fault.decision);
        let (small, fault) = shrink(&trial, &fault, |trial| play(trial).err());
        report::failure(seed, &small, &fault)
    })
}

/// The folder of the state, below Cargo's.
#[must_use]
pub fn folder() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    target.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../target"))
}
