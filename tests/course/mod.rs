//! The lessons of the project, and one made for the tests.

use in_fase::lesson::bundle;
use in_fase::session::study::Library;
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

/// All lessons.
#[allow(dead_code)]
pub fn library() -> Library {
    let texts = texts();
    Library::of_bundle(&bundle(texts.iter().map(String::as_str)))
}

/// The lesson made for the tests.
#[allow(dead_code)]
pub fn sample() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/course/sample.lesson")).unwrap()
}
