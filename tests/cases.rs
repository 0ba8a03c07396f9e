//! Every case of `tests/cases` and of the built-in scenarios' folder, run natively in each of its editions.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)]

use in_fase::scenario::run_files;
use std::io::Write as _;
use std::path::Path;

#[test]
fn every_case_passes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut out = Vec::new();
    let summary = run_files(&[folder], &mut out);
    let printed = String::from_utf8(out).unwrap();
    // Past the test harness, which shows what `println!` prints only when a test fails.
    writeln!(std::io::stdout(), "{}", printed.lines().last().unwrap()).unwrap();
    assert!(summary.failed == 0 && summary.passed > 0, "{printed}");
}
