//! Running files of cases from the command line.

use super::model::Scenario;
use super::parse::parse_with_faults;
use super::run::{CaseReport, run_case};
use crate::locale::Locale;
use crate::notation::words::edition;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// How many cases passed and failed. A file that can't be read counts as a failed one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Cases that passed in all their editions.
    pub passed: usize,
    /// Cases that failed in one of them.
    pub failed: usize,
}

/// Runs the cases of files, and of all `.case` and `.scn` files below folders. Prints every failure with the
/// expectation, what was found, and the transcript; the last line is `N passed, N failed`.
pub fn run_files(paths: &[PathBuf], out: &mut dyn Write) -> Summary {
    let mut summary = Summary::default();
    let mut files = Vec::new();
    for path in paths {
        if let Err(error) = collect(path, &mut files) {
            summary.failed += 1;
            let _ = writeln!(out, "{}: {error}", path.display());
        }
    }
    for file in &files {
        run_file(file, out, &mut summary);
    }
    let _ = writeln!(out, "{} passed, {} failed", summary.passed, summary.failed);
    summary
}

/// The scenarios of files and of all `.case` and `.scn` files below folders.
///
/// # Errors
/// What could not be read, or has faults.
pub fn read_files(paths: &[PathBuf]) -> io::Result<Vec<Scenario>> {
    let mut files = Vec::new();
    for path in paths {
        collect(path, &mut files)?;
    }
    let mut all = Vec::new();
    for file in files {
        let (scenarios, faults) = parse_with_faults(&fs::read_to_string(&file)?);
        if let Some(fault) = faults.first() {
            let place = format!("{}:{}: {}", file.display(), fault.spot.line(), fault.message(Locale::En));
            return Err(io::Error::other(place));
        }
        all.extend(scenarios);
    }
    Ok(all)
}

/// The files meant by a path, in order of their names.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !path.is_dir() {
        fs::metadata(path)?;
        files.push(path.to_owned());
        return Ok(());
    }
    let mut entries: Vec<PathBuf> =
        fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    entries.sort();
    for entry in entries {
        let is_case = entry.extension().is_some_and(|extension| extension == "case" || extension == "scn");
        if entry.is_dir() || is_case {
            collect(&entry, files)?;
        }
    }
    Ok(())
}

fn run_file(file: &Path, out: &mut dyn Write, summary: &mut Summary) {
    let text = match fs::read(file) {
        Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
        Err(error) => {
            summary.failed += 1;
            let _ = writeln!(out, "{}: {error}", file.display());
            return;
        }
    };
    let (scenarios, faults) = parse_with_faults(&text);
    for fault in &faults {
        let (line, column) = (fault.spot.line(), fault.spot.column());
        let _ = writeln!(out, "{}:{line}:{column}: {}", file.display(), fault.message(Locale::En));
    }
    if !faults.is_empty() {
        summary.failed += 1;
    }
    for scenario in &scenarios {
        let reports: Vec<CaseReport> =
            scenario.editions.iter().map(|edition| run_case(scenario, edition)).collect();
        if reports.iter().all(CaseReport::has_passed) {
            summary.passed += 1;
            continue;
        }
        summary.failed += 1;
        for report in reports.iter().filter(|report| !report.has_passed()) {
            print_report(file, scenario, report, out);
        }
    }
}

fn print_report(file: &Path, scenario: &Scenario, report: &CaseReport, out: &mut dyn Write) {
    let _ = writeln!(out, "\nFAILED {} ({}) {}", scenario.id, edition(report.edition), scenario.heading);
    if let Some(rules) = &scenario.rules {
        let _ = writeln!(out, "  about: {rules}");
    }
    for failure in &report.failures {
        let _ = writeln!(out, "  {}:{}: {}", file.display(), failure.line, failure.statement);
        let _ = writeln!(out, "    found: {}", failure.found);
    }
    let _ = writeln!(out, "  what happened:");
    for line in &report.transcript {
        let _ = writeln!(out, "    {line}");
    }
}
