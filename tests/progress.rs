//! What a learner has done and confuses: the boxes, merging, and records that are damaged in every way.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::{Edition, Misconception};
use in_fase::session::progress::{
    Answered, Day, Due, Json, LessonProgress, Place, Progress, ProgressFault, Reading, Recall, SIZE_LIMIT,
    Why, Wrong, read,
};
use std::collections::BTreeSet;

const CLASSIC: Edition = Edition::ALL[0];
const CURRENT: Edition = Edition::ALL[1];
const TODAY: Day = Day(20_000);

fn reading(text: &str) -> Reading {
    read(text, |text| serde_json::from_str::<Json>(text).ok())
}

fn written(progress: &Progress) -> String {
    serde_json::to_string_pretty(&progress.to_json()).unwrap()
}

fn record(lessons: &str, beliefs: &str) -> String {
    format!(r#"{{"format":"in-fase-progress","version":1,"lessons":{lessons},"beliefs":{beliefs}}}"#)
}

fn part(place: Place, wrong: Wrong) -> ProgressFault {
    ProgressFault::Part { place, wrong }
}

fn some() -> Progress {
    Progress::default()
        .with_beat("untap-order", CLASSIC, 0, 4)
        .with_beat("untap-order", CLASSIC, 2, 4)
        .with_beat("first-turn", CURRENT, 0, 1)
        .with_answer(&[Misconception::UntapFirst], Answered::Wrong, TODAY)
        .with_answer(&[Misconception::TokenGone], Answered::Right, TODAY)
}

#[test]
fn a_lesson_is_done_when_all_its_beats_are_and_stays_done() {
    let mut progress = Progress::default();
    assert_eq!(progress.lesson("x", CURRENT), &LessonProgress::NotBegun);
    for beat in [2, 0, 0] {
        progress = progress.with_beat("x", CURRENT, beat, 3);
    }
    assert_eq!(progress.lesson("x", CURRENT), &LessonProgress::Begun { beats: BTreeSet::from([0, 2]) });
    assert_eq!(progress.lesson("x", CURRENT).beats_done(3), 2);
    assert_eq!(progress.lesson("x", CURRENT).next_beat(), 1);
    assert_eq!(progress.lesson("x", CLASSIC), &LessonProgress::NotBegun, "the other edition is another way");
    progress = progress.with_beat("x", CURRENT, 1, 3);
    assert_eq!(progress.lesson("x", CURRENT), &LessonProgress::Done);
    assert_eq!(progress.lesson("x", CURRENT).beats_done(3), 3);
    assert_eq!(progress.with_beat("x", CURRENT, 0, 3), progress);
}

#[test]
fn right_answers_lead_from_box_to_box_each_waiting_longer() {
    let mut recall = Recall::default();
    let mut today = TODAY;
    let mut waits = Vec::new();
    for _ in 0..8 {
        recall = recall.after(Answered::Right, today);
        waits.push(recall.due.0 - today.0);
        today = recall.due;
    }
    assert_eq!(waits, [1, 2, 4, 9, 20, 45, 45, 45]);
    assert_eq!((recall.right, recall.wrong, recall.level), (8, 0, Recall::LAST));
}

#[test]
fn ten_right_answers_on_one_day_are_one_step() {
    let mut recall = Recall::default();
    for _ in 0..10 {
        recall = recall.after(Answered::Right, TODAY);
    }
    assert_eq!((recall.right, recall.level, recall.due), (10, 1, TODAY.after(1)));
}

#[test]
fn a_wrong_answer_leads_back_to_the_first_box_at_once() {
    let known = Recall { right: 5, wrong: 0, level: 4, due: TODAY.after(9) };
    let fallen = known.after(Answered::Wrong, TODAY);
    assert_eq!(fallen, Recall { right: 5, wrong: 1, level: 0, due: TODAY });
    assert!(fallen.is_due(TODAY));
    assert_eq!(fallen.after(Answered::Right, TODAY).due, TODAY.after(1));
}

#[test]
fn what_was_fallen_for_comes_first_and_what_is_known_waits() {
    let progress = Progress::default()
        .with_answer(&[Misconception::TokenGone, Misconception::WallAttacks], Answered::Right, Day(19_990))
        .with_answer(&[Misconception::UntapFirst], Answered::Wrong, TODAY)
        .with_answer(&[Misconception::AuraFallsOff], Answered::Wrong, TODAY)
        .with_answer(&[Misconception::AuraFallsOff], Answered::Wrong, TODAY)
        .with_answer(&[Misconception::OneCleanup], Answered::Right, TODAY);
    assert_eq!(
        progress.due(TODAY),
        [
            Misconception::AuraFallsOff,
            Misconception::UntapFirst,
            Misconception::TokenGone,
            Misconception::WallAttacks,
        ]
    );
    assert!(progress.due(TODAY.after(1)).contains(&Misconception::OneCleanup));
}

#[test]
fn what_is_due_says_why_and_what_is_not_says_when() {
    let today = Day(100);
    let current = Edition::ALL[1];
    let progress = Progress::default()
        .with_answer(&[Misconception::UntapFirst], Answered::Wrong, today)
        .with_answer(&[Misconception::UntapFirst], Answered::Wrong, today)
        .with_answer(&[Misconception::TokenGone], Answered::Right, Day(96))
        .with_answer(&[Misconception::AuraFallsOff], Answered::Right, today);
    let due = progress.schedule(today, current).due;
    let untap = Due { belief: Misconception::UntapFirst, why: Why::Believed { times: 2 } };
    assert_eq!(due, [untap, Due { belief: Misconception::TokenGone, why: Why::Waited { days: 1 } }]);
    assert_eq!(progress.schedule(today, current).next_in, None, "something is due today");

    let seen_through =
        progress.with_answer(&[Misconception::UntapFirst, Misconception::TokenGone], Answered::Right, today);
    let schedule = seen_through.schedule(today, current);
    assert_eq!((schedule.due, schedule.next_in), (vec![], Some(1)));
    assert_eq!(Progress::default().schedule(today, current).next_in, None);
    assert_eq!(seen_through.answers(), 6);
}

/// Whoever believes that a token that phases out is gone is right in 2005 (217.8d), and cannot be asked about it by those rules.
#[test]
fn what_only_the_other_edition_can_ask_is_counted_and_not_asked() {
    let progress = Progress::default().with_answer(&[Misconception::TokenGone], Answered::Wrong, Day(5));
    let [classic, current] = Edition::ALL.map(|edition| progress.schedule(Day(5), edition));
    assert_eq!((classic.due.len(), classic.due_elsewhere), (0, 1));
    assert_eq!((current.due.len(), current.due_elsewhere), (1, 0));
}

#[test]
fn merging_keeps_what_either_record_has() {
    let (here, there) = (some(), Progress::default().with_beat("untap-order", CLASSIC, 1, 4));
    let there = there.with_answer(&[Misconception::UntapFirst], Answered::Right, TODAY);
    let there = there.with_answer(&[Misconception::UntapFirst], Answered::Right, TODAY);
    let both = here.merged(&there);
    assert_eq!(both, there.merged(&here), "whichever comes first");
    assert_eq!(
        both.lesson("untap-order", CLASSIC),
        &LessonProgress::Begun { beats: BTreeSet::from([0, 1, 2]) }
    );
    assert_eq!(both.lesson("first-turn", CURRENT), &LessonProgress::Done);
    assert_eq!(both.belief(Misconception::UntapFirst).right, 2, "the one that was asked about more often");
    assert_eq!(both.belief(Misconception::TokenGone), here.belief(Misconception::TokenGone));
    assert_eq!(here.merged(&here), here, "nothing is counted twice");
}

#[test]
fn a_record_survives_being_written_down() {
    for progress in [Progress::default(), some()] {
        assert_eq!(reading(&written(&progress)), Reading { progress, faults: Vec::new() });
    }
}

#[test]
fn a_record_reads_as_it_is_documented() {
    let text = record(
        r#"{"untap-order":{"classic":[0,2],"current":"done"}}"#,
        r#"{"untap-first":{"right":3,"wrong":1,"level":2,"due":20001}}"#,
    );
    let Reading { progress, faults } = reading(&text);
    assert_eq!(faults, []);
    assert_eq!(
        progress.lesson("untap-order", CLASSIC),
        &LessonProgress::Begun { beats: BTreeSet::from([0, 2]) }
    );
    assert_eq!(progress.lesson("untap-order", CURRENT), &LessonProgress::Done);
    let recall = Recall { right: 3, wrong: 1, level: 2, due: Day(20_001) };
    assert_eq!(progress.belief(Misconception::UntapFirst), recall);
}

#[test]
fn what_is_no_record_at_all_is_named_as_what_it_is() {
    let large = format!("\"{}\"", "a".repeat(SIZE_LIMIT));
    let deep = "[".repeat(100_000);
    for (text, fault) in [
        ("", ProgressFault::NotJson),
        ("{", ProgressFault::NotJson),
        ("\u{0}", ProgressFault::NotJson),
        (&*deep, ProgressFault::NotJson),
        (&*large, ProgressFault::TooLarge { size: SIZE_LIMIT + 2 }),
        ("null", ProgressFault::NotProgress),
        ("[1,2]", ProgressFault::NotProgress),
        (r#"{"format":"in-fase-scenario","version":1}"#, ProgressFault::NotProgress),
        (r#"{"format":"in-fase-progress","version":2,"lessons":{}}"#, ProgressFault::Newer { version: 2 }),
    ] {
        let found = reading(text);
        assert_eq!(found.faults, [fault]);
        assert!(found.progress.is_empty());
    }
}

#[test]
fn every_fault_of_a_record_is_named_and_the_rest_is_read() {
    let text = record(
        r#"{"a":{"classic":"done","1993":[0]},"b":7,"Ü!":{},"c":{"current":"half"},"d":{"classic":[0,-1]},"e":{"classic":[200]},"f":{"current":[]}}"#,
        r#"{"untap-first":{"right":1.5,"wrong":1,"level":9},"flat-earth":{},"token-gone":3,"wall-attacks":{"right":1,"wrong":0,"level":1,"due":5}}"#,
    );
    let Reading { progress, faults } = reading(&text);
    let number = |name| Place::BeliefNumber(Misconception::UntapFirst, name);
    assert_eq!(
        faults,
        [
            part(Place::Lesson("a".into()), Wrong::Unknown),
            part(Place::Lesson("b".into()), Wrong::NotOfThatSort),
            part(Place::Lesson("Ü!".into()), Wrong::Unknown),
            part(Place::LessonIn("c".into(), CURRENT), Wrong::Unknown),
            part(Place::LessonIn("d".into(), CLASSIC), Wrong::NotOfThatSort),
            part(Place::LessonIn("e".into(), CLASSIC), Wrong::OutOfBounds),
            part(number("right"), Wrong::NotOfThatSort),
            part(number("level"), Wrong::OutOfBounds),
            part(number("due"), Wrong::NotOfThatSort),
            part(Place::Belief("flat-earth".into()), Wrong::Unknown),
            part(Place::Belief("token-gone".into()), Wrong::NotOfThatSort),
        ]
    );
    assert_eq!(progress.lesson("a", CLASSIC), &LessonProgress::Done);
    assert_eq!(progress.belief(Misconception::WallAttacks).due, Day(5));
    assert_eq!(progress.beliefs().count(), 1);
}

#[test]
fn a_record_without_its_parts_says_which_are_missing() {
    let found = reading(r#"{"format":"in-fase-progress","version":"one"}"#);
    assert_eq!(
        found.faults,
        [
            part(Place::Version, Wrong::NotOfThatSort),
            part(Place::Lessons, Wrong::NotOfThatSort),
            part(Place::Beliefs, Wrong::NotOfThatSort),
        ]
    );
}
