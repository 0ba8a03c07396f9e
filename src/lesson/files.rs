//! Judging files of lessons from the command line.

use super::lint::lint;
use super::model::Lesson;
use super::parse::parse_with_faults;
use crate::locale::Locale;
use crate::scenario::files_below;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// How many lessons there are, and how many faults.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Lessons that could be read.
    pub lessons: usize,
    /// Faults; a file that can't be read counts as one.
    pub faults: usize,
}

/// Reads and judges the lessons of files, and of all `.lesson` files below folders, as one course in the order of their
/// names. Prints every fault with its place; the last line is `N lessons, N faults`.
pub fn judge_files(paths: &[PathBuf], out: &mut dyn Write) -> Tally {
    let mut tally = Tally::default();
    let mut files = Vec::new();
    for path in paths {
        match files_below(path, &["lesson"]) {
            Ok(found) => files.extend(found),
            Err(error) => {
                tally.faults += 1;
                let _ = writeln!(out, "{}: {error}", path.display());
            }
        }
    }
    let mut course: Vec<Lesson> = Vec::new();
    let mut places: Vec<&Path> = Vec::new();
    for file in &files {
        let text = match fs::read_to_string(file) {
            Ok(text) => text,
            Err(error) => {
                tally.faults += 1;
                let _ = writeln!(out, "{}: {error}", file.display());
                continue;
            }
        };
        let (lessons, faults) = parse_with_faults(&text);
        tally.faults += faults.len();
        for fault in faults {
            let (line, column) = (fault.spot.line(), fault.spot.column());
            let _ = writeln!(out, "{}:{line}:{column}: {}", file.display(), fault.message(Locale::En));
        }
        places.extend(lessons.iter().map(|_| file.as_path()));
        course.extend(lessons);
    }
    let findings = lint(&course);
    tally.lessons = course.len();
    tally.faults += findings.len();
    for finding in findings {
        let (line, column) = (finding.spot.line(), finding.spot.column());
        let file = places.get(finding.lesson).map_or(Path::new(""), |file| file);
        let _ = writeln!(out, "{}:{line}:{column}: {}", file.display(), finding.message(Locale::En));
    }
    let _ = writeln!(out, "{} lessons, {} faults", tally.lessons, tally.faults);
    tally
}
