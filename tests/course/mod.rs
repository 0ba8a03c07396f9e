//! The lessons of the project, and after them one made for the tests.

use std::fs;
use std::path::{Path, PathBuf};

/// The texts of all lessons, in order.
pub fn texts() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<PathBuf> =
        fs::read_dir(root.join("lessons")).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.push(root.join("tests/course/sample.lesson"));
    files.into_iter().map(|file| fs::read_to_string(file).unwrap()).collect()
}
