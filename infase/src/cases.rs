//! `cases`: the case runner.

use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use in_fase::engine::Edition;
use in_fase::scenario::{FileReport, Scenario, case_files, run_file};
use indicatif::{ProgressBar, ProgressStyle};

use crate::UNUSABLE;
use crate::args::{Cases, Format};
use crate::report;

/// A file and how its cases went.
pub type Run = (PathBuf, FileReport);

/// How it went as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Cases that passed in all their editions.
    pub passed: usize,
    /// Cases that failed in one of them.
    pub failed: usize,
    /// Files that could not be read, or not all of them.
    pub faulty: usize,
}

impl Summary {
    /// Counts.
    pub fn of(runs: &[Run]) -> Self {
        let mut summary = Self::default();
        for (_, report) in runs {
            summary.faulty += usize::from(!report.is_sound());
            for (_, reports) in &report.cases {
                let has_passed = reports.iter().all(|report| report.has_passed());
                *(if has_passed { &mut summary.passed } else { &mut summary.failed }) += 1;
            }
        }
        summary
    }

    fn code(self) -> ExitCode {
        match self {
            Self { faulty: 1.., .. } | Self { passed: 0, failed: 0, .. } => ExitCode::from(UNUSABLE),
            Self { failed: 1.., .. } => ExitCode::FAILURE,
            Self { .. } => ExitCode::SUCCESS,
        }
    }
}

/// Runs what is wanted and prints the result.
pub fn command(wish: &Cases) -> Result<ExitCode> {
    let mut files = Vec::new();
    for path in &wish.paths {
        files.extend(case_files(path).with_context(|| path.display().to_string())?);
    }
    if files.is_empty() {
        bail!("no .case or .scn file there");
    }
    let runs = run(&files, wish);
    let told = match wish.format {
        Format::Text => report::text(&runs, wish.language.locale()),
        Format::Json => report::json(&runs, wish.language.locale())?,
        Format::Tap => report::tap(&runs, wish.language.locale()),
    };
    stdout().write_all(told.as_bytes())?;
    Ok(Summary::of(&runs).code())
}

fn run(files: &[PathBuf], wish: &Cases) -> Vec<Run> {
    let style = ProgressStyle::with_template("{bar:30} {pos} of {len} files, {elapsed} {msg}");
    let bar = ProgressBar::new(u64::try_from(files.len()).unwrap_or(u64::MAX));
    let bar = style.map_or(bar.clone(), |style| bar.with_style(style));
    let runs = files
        .iter()
        .map(|file| {
            bar.set_message(file.display().to_string());
            let report = run_file(file, |scenario, edition| is_wanted(wish, scenario, edition));
            bar.inc(1);
            (file.clone(), report)
        })
        .collect();
    bar.finish_and_clear();
    runs
}

fn is_wanted(wish: &Cases, scenario: &Scenario, edition: Edition) -> bool {
    let says = |text: &str| {
        let rules = scenario.rules.as_deref().unwrap_or_default();
        [&*scenario.id, &*scenario.heading, rules]
            .iter()
            .any(|own| own.to_lowercase().contains(&text.to_lowercase()))
    };
    let is_edition = wish.edition.is_none_or(|name| name.edition() == edition);
    is_edition && (wish.only.is_empty() || wish.only.iter().any(|text| says(text)))
}
