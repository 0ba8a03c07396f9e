//! The lessons: judged, and put together for the page.

use std::fs;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use in_fase::lesson::{bundle, judge_files};

use crate::root;

/// `lessons [PATH]...`: every lesson of the files and below the folders, or of the project's own folder.
pub fn command(args: &[String]) -> Result<ExitCode> {
    let paths = if args.is_empty() { vec![folder()] } else { args.iter().map(PathBuf::from).collect() };
    let mut out = stdout().lock();
    let tally = judge_files(&paths, &mut out);
    out.flush()?;
    Ok(if tally.faults == 0 && tally.lessons > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Writes all lessons into one file that the page fetches when somebody wants to learn.
pub fn write_bundle(to: &Path) -> Result<()> {
    let entries = fs::read_dir(folder()).with_context(|| format!("reading {}", folder().display()))?;
    let mut files: Vec<PathBuf> = entries.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "lesson"));
    files.sort();
    let texts: Vec<String> = files
        .iter()
        .map(|file| fs::read_to_string(file).with_context(|| format!("reading {}", file.display())))
        .collect::<Result<_>>()?;
    fs::write(to, bundle(texts.iter().map(String::as_str)))
        .with_context(|| format!("writing {}", to.display()))
}

fn folder() -> PathBuf {
    root().join("lessons")
}
