//! The list of lessons, rendered natively: what must be in it, however far the learner has come.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::{Edition, Misconception, Step};
use in_fase::locale::Locale;
use in_fase::session::progress::{Answered, Day, Place, Progress, ProgressFault, Wrong};
use in_fase::session::study::{Chapter, LessonCard};
use in_fase::web::i18n::{Strings, fault};
use in_fase::web::learning::{Import, Own};
use in_fase::web::pages::lessons::{Arrived, Lessons, LessonsProps};
use std::rc::Rc;
use yew::prelude::*;

const CLASSIC: Edition = Edition::ALL[0];
const CURRENT: Edition = Edition::ALL[1];

fn card(
    number: u32,
    id: &str,
    chapter: Chapter,
    editions: &[Edition],
    steps: &[Step],
    after: &[&str],
) -> LessonCard {
    LessonCard {
        id: id.into(),
        number,
        chapter,
        title: format!("Titolo {number}").into(),
        goal: "Uno scopo.".into(),
        steps: steps.into(),
        minutes: 5,
        editions: editions.into(),
        beats: editions.iter().map(|_| 4).collect(),
        rules: editions.iter().map(|_| "§ 502.1".into()).collect(),
        after: after.iter().map(|id| (*id).into()).collect(),
    }
}

fn cards() -> Rc<[LessonCard]> {
    Rc::new([
        card(1, "first", Chapter::Turn, &Edition::ALL, &Step::ALL, &[]),
        card(2, "untap", Chapter::Turn, &Edition::ALL, &[Step::Untap], &["first"]),
        card(3, "damage", Chapter::Combat, &[CLASSIC], &[Step::CombatDamage], &["first", "untap"]),
    ])
}

fn page(change: impl Fn(&mut LessonsProps) + Send + 'static) -> String {
    let rendered = yew::ServerRenderer::<Lessons>::with_props(move || {
        let mut props = LessonsProps {
            locale: Locale::It,
            edition: CURRENT,
            lessons: Arrived::Here(cards()),
            progress: Rc::default(),
            damage: Rc::new([]),
            import: Import::Nothing,
            own: Own::Nothing,
            send: Callback::noop(),
        };
        change(&mut props);
        props
    });
    tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap()
        .block_on(rendered.hydratable(false).render())
}

fn contains(html: &str, parts: &[&str]) {
    for part in parts {
        assert!(html.contains(part), "no {part:?} in\n{html}");
    }
}

fn half() -> Rc<Progress> {
    let progress =
        (0..4).fold(Progress::default(), |progress, beat| progress.with_beat("first", CURRENT, beat, 4));
    Rc::new(progress.with_beat("untap", CURRENT, 0, 4))
}

#[test]
fn every_lesson_is_open_and_says_how_far_it_was_taken() {
    let html = page(|props| props.progress = half());
    contains(
        &html,
        &[
            r##"href="#/lesson/first" data-lesson="first" data-state="done""##,
            r##"href="#/lesson/untap" data-lesson="untap" data-state="begun" aria-current="true""##,
            r##"href="#/lesson/damage" data-lesson="damage" data-state="absent""##,
            "<b>4/4</b> <span>finita</span>",
            "<b>1/4</b> <span>in corso</span>",
            "Solo nelle regole 2005",
            "Riprendi la lezione 2",
            "La struttura del turno",
            "Il combattimento",
        ],
    );
    assert!(!html.contains("disabled"), "nothing bars the way");
}

#[test]
fn what_is_better_done_before_is_said_and_no_more() {
    contains(
        &page(|_| ()),
        &["Meglio dopo la lezione 1.", "Meglio dopo le lezioni 1 e 2.", "Comincia la lezione 1"],
    );
}

#[test]
fn the_turn_fills_up_step_by_step() {
    let html = page(|props| props.progress = half());
    // Untap: both lessons that the edition has are about it; the others: the first alone, which is done.
    contains(
        &html,
        &[
            r#"data-step="untap" data-done="5" data-of="8""#,
            r#"data-step="cleanup" data-done="4" data-of="4""#,
            r#"<rect width="0.625" height="1">"#,
            "STAP: 5 parti su 8",
            r#"data-parts-done="5" data-parts="8""#,
        ],
    );
}

#[test]
fn an_edition_has_its_own_record() {
    let html = page(|props| {
        props.progress = half();
        props.edition = CLASSIC;
    });
    contains(
        &html,
        &[r#"data-parts-done="0" data-parts="12""#, r#"data-lesson="damage" data-state="to-do""#],
    );
}

#[test]
fn lessons_that_do_not_arrive_can_be_asked_for_again() {
    contains(&page(|props| props.lessons = Arrived::OnTheWay), &["Le lezioni arrivano."]);
    contains(&page(|props| props.lessons = Arrived::Failed), &[r#"data-retry="true""#, "Riprova"]);
    contains(&page(|props| props.lessons = Arrived::Here(Rc::new([]))), &["non c’è ancora nessuna lezione"]);
}

#[test]
fn every_fault_is_named_and_the_original_offered() {
    let faults: Rc<[ProgressFault]> = Rc::new([
        ProgressFault::Part { place: Place::LessonIn("untap".into(), CLASSIC), wrong: Wrong::OutOfBounds },
        ProgressFault::Part { place: Place::Belief("flat-earth".into()), wrong: Wrong::Unknown },
    ]);
    let named = [
        "Lezione «untap», regole 2005: un numero fuori dai limiti.",
        "Idea sbagliata «flat-earth»: un nome che qui non esiste.",
    ];
    let texts: Vec<String> = faults.iter().map(|it| fault(Locale::It, it)).collect();
    assert_eq!(texts, named);
    let html = page(move |props| {
        let wrong = [
            (Place::LessonIn("untap".into(), CLASSIC), Wrong::OutOfBounds),
            (Place::Belief("flat-earth".into()), Wrong::Unknown),
        ];
        props.damage = wrong.into_iter().map(|(place, wrong)| ProgressFault::Part { place, wrong }).collect();
    });
    contains(&html, &[r#"data-damage="2""#, named[0], named[1], r#"data-keep="original""#]);
}

#[test]
fn whoever_has_a_record_is_asked_before_another_takes_its_place() {
    let html = page(|props| {
        let theirs = Progress::default().with_answer(&[Misconception::UntapFirst], Answered::Wrong, Day(1));
        props.import = Import::Asking(Rc::new(theirs));
    });
    contains(&html, &[r#"data-keep="merge""#, r#"data-keep="replace""#, r#"data-keep="cancel""#]);
}

#[test]
fn every_fault_has_a_sentence_in_each_language() {
    let faults = [
        ProgressFault::TooLarge { size: 200_001 },
        ProgressFault::NotJson,
        ProgressFault::NotProgress,
        ProgressFault::Newer { version: 2 },
        ProgressFault::Part {
            place: Place::BeliefNumber(Misconception::UntapFirst, "due"),
            wrong: Wrong::NotOfThatSort,
        },
    ];
    for it in &faults {
        let texts: Vec<String> = Locale::ALL.into_iter().map(|locale| fault(locale, it)).collect();
        assert!(texts.iter().all(|text| text.ends_with('.') && text.len() > 15), "{texts:?}");
        assert!(texts[0] != texts[1] && texts[1] != texts[2], "{texts:?}");
    }
    let [it, fr, en] = Locale::ALL.map(|locale| Strings::of(locale).learn.better_after);
    assert_eq!(
        [it(&[1, 2, 4]), fr(&[1, 2]), en(&[3])],
        ["Meglio dopo le lezioni 1, 2 e 4", "De préférence après les leçons 1 et 2", "Better after lesson 3"]
    );
}

#[test]
fn lessons_of_ones_own_are_listed_or_their_faults_told_with_their_places() {
    let html = page(|props| props.own = Own::read("lesson x\n  chapter nowhere\n".into(), Locale::It));
    contains(&html, &[r#"data-own="faulty""#, "Riga 2, colonna 11"]);
    let html = page(|props| {
        let text = include_str!("../lessons/02-untap.lesson");
        props.lessons = Arrived::Here(Rc::new([]));
        props.own = Own::read(text.into(), Locale::It);
    });
    contains(&html, &[r#"data-own="here""#, r##"href="#/lesson/untap""##]);
}
