//! How a run of cases is written down: for a reader, as JSON, and as TAP.

use std::fmt::Write;
use std::path::Path;

use anyhow::Result;
use in_fase::engine::Edition;
use in_fase::locale::Locale;
use in_fase::scenario::{CaseReport, FileReport, Scenario, told_failure};
use serde::Serialize;

use crate::cases::{Run, Summary};

/// What failed, and the counts.
pub fn text(runs: &[Run], locale: Locale) -> String {
    let mut text = String::new();
    for (file, report) in runs {
        for fault in faults(file, report, locale) {
            let _ = writeln!(text, "{fault}");
        }
        for (scenario, reports) in &report.cases {
            for report in reports.iter().filter(|report| !report.has_passed()) {
                let _ = writeln!(text, "\n{}", told_failure(file, scenario, report));
            }
        }
    }
    let Summary { passed, failed, faulty } = Summary::of(runs);
    let unread = match faulty {
        0 => String::new(),
        1 => ", 1 file with faults".to_owned(),
        _ => format!(", {faulty} files with faults"),
    };
    let _ = writeln!(text, "{passed} passed, {failed} failed{unread}");
    text
}

/// Every case and edition as a test point, faults of a file too.
pub fn tap(runs: &[Run], locale: Locale) -> String {
    let mut points = Vec::new();
    for (file, report) in runs {
        for fault in faults(file, report, locale) {
            points.push(format!("not ok {{}} - {}", escaped(&fault)));
        }
        for (scenario, reports) in &report.cases {
            points.extend(reports.iter().map(|report| point(file, scenario, report)));
        }
    }
    let mut text = format!("TAP version 14\n1..{}\n", points.len());
    for (at, point) in points.iter().enumerate() {
        let _ = writeln!(text, "{}", point.replacen("{}", &(at + 1).to_string(), 1));
    }
    text
}

fn point(file: &Path, scenario: &Scenario, report: &CaseReport) -> String {
    let name = format!("{} ({}) {}", scenario.id, slug(report.edition), scenario.heading);
    if report.has_passed() {
        return format!("ok {{}} - {}", escaped(&name));
    }
    let told = told_failure(file, scenario, report);
    let told: String = told.lines().map(|line| format!("    {line}\n")).collect();
    format!("not ok {{}} - {}\n  ---\n  message: |\n{told}  ...", escaped(&name))
}

/// TAP gives `#` a meaning.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('#', "\\#")
}

/// One object with the counts and every case.
pub fn json(runs: &[Run], locale: Locale) -> Result<String> {
    let Summary { passed, failed, faulty } = Summary::of(runs);
    let cases = runs.iter().flat_map(|(file, report)| {
        report.cases.iter().flat_map(move |(scenario, reports)| {
            reports.iter().map(move |report| CaseLine::new(file, scenario, report))
        })
    });
    let faults = runs.iter().flat_map(|(file, report)| faults(file, report, locale));
    let whole = Whole { passed, failed, faulty, faults: faults.collect(), cases: cases.collect() };
    Ok(serde_json::to_string_pretty(&whole)? + "\n")
}

#[derive(Serialize)]
struct Whole<'r> {
    passed: usize,
    failed: usize,
    faulty: usize,
    faults: Vec<String>,
    cases: Vec<CaseLine<'r>>,
}

/// A case in one edition.
#[derive(Serialize)]
struct CaseLine<'r> {
    file: String,
    id: &'r str,
    heading: &'r str,
    rules: Option<&'r str>,
    edition: &'static str,
    passed: bool,
    failures: Vec<FailureLine<'r>>,
    /// Only of what failed.
    transcript: &'r [String],
}

#[derive(Serialize)]
struct FailureLine<'r> {
    line: u32,
    statement: &'r str,
    found: String,
}

impl<'r> CaseLine<'r> {
    fn new(file: &Path, scenario: &'r Scenario, report: &'r CaseReport) -> Self {
        let failures = report.failures.iter().map(|failure| FailureLine {
            line: failure.line,
            statement: &failure.statement,
            found: failure.found.message(Locale::En),
        });
        Self {
            file: file.display().to_string(),
            id: &scenario.id,
            heading: &scenario.heading,
            rules: scenario.rules.as_deref(),
            edition: slug(report.edition),
            passed: report.has_passed(),
            failures: failures.collect(),
            transcript: if report.has_passed() { &[] } else { &report.transcript },
        }
    }
}

/// What could not be read of a file: `file:line:column: sentence`.
fn faults(file: &Path, report: &FileReport, locale: Locale) -> Vec<String> {
    let unreadable = report.unreadable.iter().map(|error| format!("{}: {error}", file.display()));
    let faults = report.faults.iter().map(|fault| {
        let (line, column) = (fault.spot.line(), fault.spot.column());
        format!("{}:{line}:{column}: {}", file.display(), fault.message(locale))
    });
    unreadable.chain(faults).collect()
}

const fn slug(edition: Edition) -> &'static str {
    edition.pick("classic", "current")
}
