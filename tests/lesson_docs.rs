//! The documentation of lessons: every example in it can be read, and the whole lesson in it has no faults.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::{Edition, Step};
use in_fase::lesson::{BeatKind, Chapter, lint, parse};
use std::fs;
use std::path::Path;

fn docs() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/lessons.md")).unwrap()
}

/// The fenced blocks with their kinds and first lines.
fn fences(text: &str) -> Vec<(&str, usize, String)> {
    let mut found = Vec::new();
    let mut open: Option<(&str, usize, String)> = None;
    for (number, line) in (1..).zip(text.lines()) {
        match (line.strip_prefix("```"), &mut open) {
            (Some(kind), None) => open = Some((kind, number, String::new())),
            (Some(_), Some(_)) => found.extend(open.take()),
            (None, Some((_, _, body))) => body.push_str(&format!("{line}\n")),
            (None, None) => {}
        }
    }
    found
}

/// The lines further in, as they stand in a lesson.
fn indented(body: &str) -> String {
    body.lines().map(|line| format!("  {line}\n")).collect()
}

#[test]
fn every_example_of_the_documentation_is_read_and_the_whole_lesson_has_no_faults() {
    let docs = docs();
    let mut whole = 0;
    for (kind, number, body) in fences(&docs) {
        let text = match kind {
            "lesson" => body.clone(),
            "lines" | "beat" => format!("lesson a\n{}", indented(&body)),
            other => panic!("docs/lessons.md:{number}: an example of an unknown kind: {other}"),
        };
        let lessons =
            parse(&text).unwrap_or_else(|faults| panic!("docs/lessons.md:{number}\n{text}\n{faults:#?}"));
        if kind == "lesson" {
            let found = lint(&lessons);
            assert!(found.is_empty(), "docs/lessons.md:{number}: {found:#?}");
            whole += 1;
        }
    }
    assert_eq!(whole, 1);
}

/// `docs/questions.lesson`: nothing but questions, and without a fault.
#[test]
fn the_example_of_a_question_set_asks_and_has_no_faults() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/questions.lesson");
    let text = fs::read_to_string(file).unwrap();
    let sets = parse(&text).unwrap_or_else(|faults| panic!("docs/questions.lesson: {faults:#?}"));
    let found = lint(&sets);
    assert!(found.is_empty(), "docs/questions.lesson: {found:#?}");
    let beats: Vec<&BeatKind> = sets[0].beats.iter().map(|line| &line.statement.kind).collect();
    let (last, asked) = beats.split_last().unwrap();
    assert!(matches!(last, BeatKind::Summary { .. }) && asked.len() > 2);
    assert!(asked.iter().all(|kind| matches!(kind, BeatKind::Predict(_))));
    assert!(docs().contains("(questions.lesson)"), "the documentation leads there");
}

/// The examples of tasks, questions and attempts hold on a small board too.
#[test]
fn the_examples_of_beats_can_be_played() {
    let docs = docs();
    let head =
        "lesson a\n  turn 5 of you\n  you have Bear = Peat Bear\n  you have Forest\n  start at upkeep\n";
    for (_, number, body) in fences(&docs).into_iter().filter(|(kind, ..)| *kind == "beat") {
        let ready = if body.contains("predict") {
            "  do\n    until you mana G\n    solution you tap Forest\n"
        } else {
            ""
        };
        let lessons = parse(&format!("{head}{ready}{}", indented(&body))).unwrap();
        let about_playing = |code: &str| {
            ["stuck", "alreadyDone", "solutionFails", "mistakeSucceeds", "notRefused", "unknownName"]
                .contains(&code)
        };
        let found = lint(&lessons);
        let found: Vec<_> = found.iter().filter(|it| about_playing(it.flaw.code())).collect();
        assert!(found.is_empty(), "docs/lessons.md:{number}: {found:#?}");
    }
}

#[test]
fn the_documentation_names_every_chapter_and_every_kind_of_beat() {
    let docs = docs();
    for chapter in Chapter::ALL {
        assert!(docs.contains(&format!("`{}`", chapter.slug())), "{chapter:?}");
    }
    for word in ["tell", "do", "predict", "try", "free", "summary"] {
        assert!(docs.contains(&format!("\n### {word}\n")), "{word}");
    }
    let asks = docs.lines().filter_map(|line| line.strip_prefix("| `")).flat_map(|line| line.split('`'));
    let asks: Vec<&str> = asks.filter(|text| text.starts_with(char::is_lowercase)).collect();
    for ask in [
        "next",
        "order",
        "priority",
        "trigger",
        "attack X",
        "block X",
        "play X",
        "return X",
        "life PLAYER WHEN",
        "size X WHEN",
        "damage X WHEN",
        "zone X WHEN",
        "tapped X WHEN",
    ] {
        assert!(asks.contains(&ask), "{ask}");
        let ask = ask.replace("PLAYER", "you").replace("WHEN", "at end of turn");
        let lessons = parse(&format!("lesson a\n  steps all\n  predict {ask}\n")).unwrap();
        assert!(matches!(lessons[0].beats(Edition::Current).next().unwrap().1.kind, BeatKind::Predict(_)));
        assert_eq!(lessons[0].steps, Step::ALL);
    }
}
