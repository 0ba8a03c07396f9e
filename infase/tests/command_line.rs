//! The command as its users call it: what it prints, and with which exit code it ends.
#![allow(clippy::expect_used)]

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

const PASSES: &str =
    "case P-1 A bear is a bear\n  rules current 302.1\n  you have X = Peat Bear\n  expect X is 2/2\n";
const FAILS: &str =
    "case F-1 A bear is a giant\n  edition current\n  you have X = Peat Bear\n  expect X is 8/8\n";
const FAULTY: &str = "case Z-1 Nobody knows this\n  you frobnicate\n";

fn infase(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_infase")).args(arguments).output().expect("it starts")
}

/// A file of that name with this text, in a folder of its own.
fn file(name: &str, text: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("it.case");
    fs::write(&file, text).expect("a file");
    file.display().to_string()
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

#[test]
fn cases_that_pass_end_with_0() {
    let output = infase(&["cases", &file("passes", PASSES)]);
    assert_eq!((printed(&output).as_str(), output.status.code()), ("1 passed, 0 failed\n", Some(0)));
}

#[test]
fn a_case_that_fails_is_told_with_line_and_finding_and_ends_with_1() {
    let path = file("fails", FAILS);
    let output = infase(&["cases", &path]);
    let text = printed(&output);
    assert_eq!(output.status.code(), Some(1));
    assert!(text.contains("FAILED F-1 (current) A bear is a giant"), "{text}");
    assert!(text.contains(&format!("{path}:4: expect X is 8/8\n    found: X is 2/2")), "{text}");
    assert!(text.ends_with("0 passed, 1 failed\n"), "{text}");
}

#[test]
fn a_text_with_faults_ends_with_2_and_names_the_place_in_the_language_asked_for() {
    let path = file("faulty", &format!("{FAULTY}{PASSES}"));
    let english = infase(&["cases", &path]);
    let italian = infase(&["cases", &path, "--language", "it"]);
    assert_eq!((english.status.code(), italian.status.code()), (Some(2), Some(2)));
    let (english, italian) = (printed(&english), printed(&italian));
    assert!(english.contains(&format!("{path}:2:")) && italian.contains(&format!("{path}:2:")), "{english}");
    assert_ne!(english, italian);
    assert!(english.ends_with("1 passed, 0 failed, 1 file with faults\n"), "{english}");
    let two = printed(&infase(&["cases", &path, &file("faulty-too", FAULTY)]));
    assert!(two.ends_with("1 passed, 0 failed, 2 files with faults\n"), "{two}");
}

#[test]
fn what_is_not_there_and_what_nobody_wants_end_with_2() {
    for arguments in [
        vec!["cases", "no-such-folder"],
        vec!["cases", &file("wanted", PASSES), "--only", "no case says this"],
        vec!["explain", "no-such-scenario"],
        vec!["cases"],
        vec!["frobnicate"],
    ] {
        assert_eq!(infase(&arguments).status.code(), Some(2), "{arguments:?}");
    }
}

#[test]
fn cases_can_be_chosen_by_their_words_and_by_edition() {
    let path = file("chosen", &format!("{PASSES}{FAILS}"));
    let by_rule = infase(&["cases", &path, "--only", "302.1"]);
    assert_eq!(printed(&by_rule), "1 passed, 0 failed\n");
    let by_edition = infase(&["cases", &path, "--edition", "classic"]);
    assert_eq!(printed(&by_edition), "1 passed, 0 failed\n");
}

#[test]
fn json_is_one_object_with_every_case_and_edition() {
    let output = infase(&["cases", &file("json", &format!("{PASSES}{FAILS}")), "--format", "json"]);
    let value: serde_json::Value = serde_json::from_str(&printed(&output)).expect("JSON");
    assert_eq!((value["passed"].as_u64(), value["failed"].as_u64()), (Some(1), Some(1)));
    let cases = value["cases"].as_array().expect("a list");
    let told: Vec<_> =
        cases.iter().map(|case| (case["id"].as_str(), case["edition"].as_str(), &case["passed"])).collect();
    assert_eq!(told.len(), 3, "{told:?}");
    let found = cases[2]["failures"][0]["found"].as_str().expect("a finding");
    assert!(found.starts_with("X is 2/2"), "{found}");
}

#[test]
fn tap_counts_its_points_and_says_not_ok_where_a_case_failed() {
    let text = printed(&infase(&["cases", &file("tap", &format!("{PASSES}{FAILS}")), "--format", "tap"]));
    let points: Vec<&str> =
        text.lines().filter(|line| line.starts_with("ok ") || line.starts_with("not ok ")).collect();
    assert!(text.starts_with("TAP version 14\n1..3\n"), "{text}");
    assert_eq!(
        points,
        [
            "ok 1 - P-1 (classic) A bear is a bear",
            "ok 2 - P-1 (current) A bear is a bear",
            "not ok 3 - F-1 (current) A bear is a giant",
        ]
    );
}

#[test]
fn an_explanation_quotes_the_passages_word_for_word_whatever_the_language() {
    for (language, notice) in [("it", "Fan Content"), ("fr", "Fan Content"), ("en", "Fan Content")] {
        let output = infase(&["explain", "phasing", "--edition", "classic", "--language", language]);
        let text = printed(&output);
        assert_eq!(output.status.code(), Some(0));
        // Rule 502.15b of the French text, and the untap step of the Italian guide.
        assert!(text.contains("Simultanément, tous les permanents que ce joueur contrôlait"), "{language}");
        assert!(text.contains("Durante il tuo STAP, STAPpa tutte le tue carte TAPpate."), "{language}");
        assert!(text.contains(notice), "{language}");
    }
}

#[test]
fn a_case_of_a_file_is_explained_by_its_id() {
    let path = file("explained", &format!("{FAILS}{PASSES}"));
    let second = infase(&["explain", &path, "--case", "p-1", "--format", "markdown"]);
    assert!(printed(&second).starts_with("# A bear is a bear\n"), "{}", printed(&second));
    let none = infase(&["explain", &path, "--case", "p-2"]);
    assert_eq!(none.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&none.stderr).contains("F-1, P-1"));
}
