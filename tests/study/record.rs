//! What a browser needs to go through every lesson by its own solutions: the choices, written down for the journeys.

use super::acting::{acted_out, go_astray};
use super::library;
use super::right_answer;
use in_fase::lesson::Lesson;
use in_fase::locale::Locale;
use in_fase::session::study::{Again, BeatKindView, Study, StudyCommand, Wanted};
use in_fase::web::components::question::verdict_slug;
use in_fase::web::route::edition_slug;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::{env, fs};

/// Where the journeys read it.
const RECORD: &str = "e2e/lib/solutions.json";

/// Set to write the record anew.
const WRITE: &str = "IN_FASE_WRITE_SOLUTIONS";

/// The lesson made for the tests is not on the page.
const NOT_ON_THE_PAGE: [&str; 2] = ["sample-before", "sample"];

fn choices(wishes: &[StudyCommand]) -> Value {
    let one = |wish: &StudyCommand| match wish {
        StudyCommand::Act(action) | StudyCommand::Try(action) => serde_json::to_value(action).unwrap(),
        _ => Value::from("next"),
    };
    wishes.iter().map(one).collect()
}

/// What is done in a beat: `null` where nothing is waited for.
fn beat(begun: &Study, lesson: &Arc<Lesson>) -> Value {
    match begun.view().wanted {
        Wanted::Answer => {
            let right = right_answer(begun);
            json!({ "right": right, "wrong": usize::from(right == 0) })
        }
        Wanted::Act => {
            let (_, solution) = acted_out(begun, lesson, &lesson.id);
            let strayed = go_astray(begun, lesson, &lesson.id);
            let failure = strayed.as_ref().map(|it| verdict_slug(&it.study.view().verdict));
            let mistake = strayed.map(|it| choices(&it.wishes));
            json!({ "solution": choices(&solution), "mistake": mistake, "failure": failure })
        }
        Wanted::Try => {
            let shown = begun.after(&StudyCommand::Reveal);
            json!({ "attempt": shown.session().attempted().unwrap() })
        }
        Wanted::Next | Wanted::Nothing => Value::Null,
    }
}

/// Every lesson of the page in the edition in which it is done first.
fn record() -> Value {
    let library = library();
    let own = library.lessons().iter().filter(|lesson| !NOT_ON_THE_PAGE.contains(&&*lesson.id));
    let told = own.map(|lesson| {
        let edition = lesson.editions.iter().last().unwrap();
        let study = Study::open(&library, &lesson.id, edition, Locale::It, Again::by(7)).unwrap();
        let begun = (1..=study.beats()).map(|number| study.after(&StudyCommand::SkipTo(number)));
        // What is asked again differs from day to day.
        let begun = begun.filter(|begun| begun.view().kind != BeatKindView::Review);
        let beats: Vec<Value> = begun.map(|begun| beat(&begun, lesson)).collect();
        json!({ "lesson": &*lesson.id, "edition": edition_slug(edition), "beats": beats })
    });
    told.collect()
}

#[test]
fn the_journeys_know_the_solutions_and_mistakes_of_every_lesson() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(RECORD);
    let record = record();
    if env::var_os(WRITE).is_some() {
        let lessons = record.as_array().unwrap().iter().map(Value::to_string);
        fs::write(&file, format!("[\n{}\n]\n", lessons.collect::<Vec<_>>().join(",\n"))).unwrap();
    }
    let kept: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    assert!(kept == record, "{RECORD} is out of date: run this test with {WRITE}=1");
}
