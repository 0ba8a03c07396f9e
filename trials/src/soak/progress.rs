//! How far a long run is, kept in a small file so that it can go on.

use std::fmt::Write as _;
use std::path::Path;
use std::{fs, io};

use super::Outcome;

/// What was played so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Progress {
    /// How many games.
    pub games: u64,
    /// Actions of each edition.
    pub actions_of: [u64; 2],
    /// How many events.
    pub events: u64,
    /// How long it took.
    pub seconds: f64,
    /// The seeds of the games that broke something.
    pub failures: Vec<u64>,
}

impl Progress {
    /// How many actions.
    pub fn actions(&self) -> u64 {
        self.actions_of.iter().sum()
    }

    /// One game more.
    pub fn add(&mut self, outcome: &Outcome) {
        self.games += 1;
        self.actions_of[outcome.edition.pick(0, 1)] += outcome.played.actions;
        self.events += outcome.played.events;
        self.failures.extend(outcome.failure);
    }

    /// What a broken-off run wrote down; the beginning if there is none.
    pub fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).unwrap_or_default();
        let mut progress = Self::default();
        for (name, value) in text.lines().filter_map(|line| line.split_once('\t')) {
            let number = || value.parse().unwrap_or(0);
            match name {
                "games" => progress.games = number(),
                "classic actions" => progress.actions_of[0] = number(),
                "current actions" => progress.actions_of[1] = number(),
                "events" => progress.events = number(),
                "seconds" => progress.seconds = value.parse().unwrap_or(0.0),
                "failure" => progress.failures.push(number()),
                _ => {}
            }
        }
        progress
    }

    /// Writes it down, at once or not at all.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let mut text = format!(
            "games\t{}\nclassic actions\t{}\ncurrent actions\t{}\nevents\t{}\nseconds\t{:.1}\n",
            self.games, self.actions_of[0], self.actions_of[1], self.events, self.seconds
        );
        for seed in &self.failures {
            let _ = writeln!(text, "failure\t{seed}");
        }
        let new = path.with_extension("new");
        fs::write(&new, text)?;
        fs::rename(new, path)
    }

    /// Takes away what a run wrote down that is over, if it wrote anything.
    pub fn forget(path: &Path) -> io::Result<()> {
        if path.exists() { fs::remove_file(path) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_down_is_read_again() -> io::Result<()> {
        let path = std::env::temp_dir().join(format!("in-fase-progress-{}", std::process::id()));
        let progress = Progress {
            games: 12,
            actions_of: [700, 800],
            events: 9_000,
            seconds: 3.5,
            failures: vec![u64::MAX, 3],
        };
        progress.write(&path)?;
        assert_eq!(Progress::read(&path), progress);
        Progress::forget(&path)?;
        assert_eq!(Progress::read(&path), Progress::default());
        Progress::forget(&path)
    }
}
