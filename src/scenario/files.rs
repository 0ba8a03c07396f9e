//! Cases in files: which files a path means, and how the cases of a file went.

use super::model::Scenario;
use super::parse::parse_with_faults;
use super::run::{CaseReport, run_case};
use crate::engine::Edition;
use crate::notation::Fault;
use crate::notation::words::edition;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// How the cases of a file went.
#[derive(Debug)]
pub struct FileReport {
    /// Why it could not be read; then there is nothing else.
    pub unreadable: Option<io::Error>,
    /// What is wrong with its text. The blocks that contain none were run all the same.
    pub faults: Vec<Fault>,
    /// Each case that was wanted, with its report for each edition in which it was played.
    pub cases: Vec<(Scenario, Vec<CaseReport>)>,
}

impl FileReport {
    /// Whether everything of it could be read.
    #[must_use]
    pub const fn is_sound(&self) -> bool {
        self.unreadable.is_none() && self.faults.is_empty()
    }
}

/// The endings of files of cases.
const CASES: [&str; 2] = ["case", "scn"];

/// The file, or all `.case` and `.scn` files below the folder, in order of their names.
///
/// # Errors
/// What the file system says.
pub fn case_files(path: &Path) -> io::Result<Vec<PathBuf>> {
    files_below(path, &CASES)
}

/// The file, or all files with one of these endings below the folder, in order of their names.
///
/// # Errors
/// What the file system says.
pub fn files_below(path: &Path, endings: &[&str]) -> io::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        fs::metadata(path)?;
        return Ok(vec![path.to_owned()]);
    }
    let mut entries: Vec<PathBuf> =
        fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    entries.sort();
    let mut files = Vec::new();
    for entry in entries {
        let has_ending = entry.extension().is_some_and(|own| endings.iter().any(|ending| own == *ending));
        if entry.is_dir() || has_ending {
            files.extend(files_below(&entry, endings)?);
        }
    }
    Ok(files)
}

/// Plays those cases of a file that are wanted, each in those of its editions that are.
#[must_use]
pub fn run_file(file: &Path, is_wanted: impl Fn(&Scenario, Edition) -> bool) -> FileReport {
    let text = match fs::read(file) {
        Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
        Err(error) => return FileReport { unreadable: Some(error), faults: Vec::new(), cases: Vec::new() },
    };
    let (scenarios, faults) = parse_with_faults(&text);
    let run = |scenario: Scenario| {
        let editions = scenario.editions.iter().filter(|edition| is_wanted(&scenario, *edition));
        let reports: Vec<CaseReport> = editions.map(|edition| run_case(&scenario, edition)).collect();
        (!reports.is_empty()).then_some((scenario, reports))
    };
    FileReport { unreadable: None, faults, cases: scenarios.into_iter().filter_map(run).collect() }
}

/// The scenarios of files and of all `.case` and `.scn` files below folders.
///
/// # Errors
/// What could not be read, or has faults.
pub fn read_files(paths: &[PathBuf]) -> io::Result<Vec<Scenario>> {
    let mut all = Vec::new();
    for path in paths {
        for file in case_files(path)? {
            let (scenarios, faults) = parse_with_faults(&fs::read_to_string(&file)?);
            if let Some(fault) = faults.first() {
                let message = fault.message(crate::locale::Locale::En);
                let place = format!("{}:{}: {message}", file.display(), fault.spot.line());
                return Err(io::Error::other(place));
            }
            all.extend(scenarios);
        }
    }
    Ok(all)
}

/// A case that failed in an edition, as it is told to a reader: what it is about, each line that did not hold with what was found
/// instead, and everything that happened.
#[must_use]
pub fn told_failure(file: &Path, scenario: &Scenario, report: &CaseReport) -> String {
    let mut lines =
        vec![format!("FAILED {} ({}) {}", scenario.id, edition(report.edition), scenario.heading)];
    lines.extend(scenario.rules.as_ref().map(|rules| format!("  about: {rules}")));
    for failure in &report.failures {
        lines.push(format!("  {}:{}: {}", file.display(), failure.line, failure.statement));
        lines.push(format!("    found: {}", failure.found.message(crate::locale::Locale::En)));
    }
    lines.push("  what happened:".to_owned());
    lines.extend(report.transcript.iter().map(|line| format!("    {line}")));
    lines.join("\n")
}
