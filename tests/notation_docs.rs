//! The documentation of the notation: every example in it can be read, every case in it passes, every list is complete.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::Edition;
use in_fase::scenario::{EVENTS, REFUSALS, parse, run_case};
use std::fs;
use std::path::Path;

/// The fenced blocks of the documentation with their kinds and first lines.
fn fences(text: &str) -> Vec<(String, usize, String)> {
    let mut found = Vec::new();
    let mut open: Option<(String, usize, String)> = None;
    for (number, line) in (1..).zip(text.lines()) {
        match (line.strip_prefix("```"), &mut open) {
            (Some(kind), None) => open = Some((kind.to_owned(), number, String::new())),
            (Some(_), Some(_)) => found.extend(open.take()),
            (None, Some((_, _, body))) => {
                body.push_str(line);
                body.push('\n');
            }
            (None, None) => {}
        }
    }
    found
}

#[test]
fn every_example_of_the_documentation_is_read_and_every_case_in_it_passes() {
    let docs = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/notation.md")).unwrap();
    let mut cases = 0;
    for (kind, number, body) in fences(&docs) {
        let under = |head: &str| body.lines().map(|line| format!("{head}{line}\n")).collect();
        let texts: Vec<String> = match kind.as_str() {
            "case" => vec![body.clone()],
            "lines" => under("case A\n "),
            "spell" => under("case A\n card X: instant, blue\n  "),
            "permanent" => under("case A\n card X: creature Spirit 1/1, blue\n  "),
            "text" => continue,
            other => panic!("docs/notation.md:{number}: an example of an unknown kind: {other}"),
        };
        for text in texts {
            let scenarios = parse(&text)
                .unwrap_or_else(|faults| panic!("docs/notation.md:{number}\n{text}\n{faults:#?}"));
            for scenario in scenarios.iter().filter(|_| kind == "case") {
                for edition in scenario.editions.iter() {
                    let report = run_case(scenario, edition);
                    assert!(
                        report.has_passed(),
                        "docs/notation.md:{number} {edition:?}\n{:#?}",
                        report.failures
                    );
                    cases += 1;
                }
            }
        }
    }
    assert!(cases >= 10, "{cases}");
}

#[test]
fn the_case_of_the_readme_passes() {
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).unwrap();
    let cases: Vec<String> = fences(&readme)
        .into_iter()
        .map(|(_, _, body)| body)
        .filter(|body| body.starts_with("case "))
        .collect();
    assert_eq!(cases.len(), 1);
    let scenario = &parse(&cases[0]).unwrap()[0];
    for edition in Edition::ALL {
        assert_eq!(run_case(scenario, edition).failures, []);
    }
}

#[test]
fn the_documentation_lists_every_event_and_every_reason() {
    let docs = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/notation.md")).unwrap();
    for tag in EVENTS.iter().chain(REFUSALS) {
        assert!(docs.contains(&format!("`{tag}`")), "docs/notation.md does not name {tag}");
    }
}
