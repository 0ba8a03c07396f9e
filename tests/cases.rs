//! Every case of `tests/cases` and of the built-in scenarios' folder, run natively in each of its editions.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)]

use in_fase::locale::Locale;
use in_fase::scenario::{case_files, run_file, told_failure};
use std::path::Path;

#[test]
fn every_case_passes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut told = Vec::new();
    let mut played = 0;
    for folder in ["tests/cases", "src/scenario/data"] {
        for file in case_files(&root.join(folder)).unwrap() {
            let report = run_file(&file, |_, _| true);
            assert!(report.unreadable.is_none(), "{}", file.display());
            told.extend(
                report
                    .faults
                    .iter()
                    .map(|fault| format!("{}: {}", file.display(), fault.message(Locale::En))),
            );
            for (scenario, reports) in &report.cases {
                played += 1;
                let failed = reports.iter().filter(|report| !report.has_passed());
                told.extend(failed.map(|report| told_failure(&file, scenario, report)));
            }
        }
    }
    assert!(told.is_empty() && played > 0, "{}", told.join("\n\n"));
}
