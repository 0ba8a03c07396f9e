//! The laboratory: what was played becomes a script that plays the same again, what holds can be expected, and boards are kept
//! whatever a record looks like.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::{Edition, PlayerId};
use in_fase::locale::Locale;
use in_fase::scenario::{Found, Scenario, builtins, case_files, parse, print};
use in_fase::session::Command;
use in_fase::session::lab::{
    BOARDS_LIMIT, Boards, BoardsFault, CardZone, Draft, Edit, Expected, Lab, PlayerEdit, has_news,
    read_boards,
};
use in_fase::session::progress::Json;
use in_fase::session::study::Library;
use std::path::Path;

const CURRENT: Edition = Edition::ALL[1];

fn scenarios() -> Vec<Scenario> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let of_file = |path: &std::path::PathBuf| parse(&std::fs::read_to_string(path).unwrap()).unwrap();
    let cases: Vec<Scenario> = case_files(&folder).unwrap().iter().flat_map(of_file).collect();
    builtins().cloned().chain(cases).collect()
}

#[test]
fn what_was_played_is_recorded_so_that_it_plays_the_same_again() {
    let (mut same, mut unsaid) = (0, Vec::new());
    // Of the many that are much alike every sixth, and every second in which more than two play.
    let is_of_many =
        |scenario: &Scenario| print(scenario).contains("players") || print(scenario).contains("teams");
    let few =
        scenarios().into_iter().enumerate().filter(|(at, own)| at % 6 == 0 || at % 2 == 0 && is_of_many(own));
    for (_, scenario) in few {
        for edition in scenario.editions.iter() {
            let draft = Draft::from_notation(&print(&scenario));
            let draft = draft.after(&Edit::For(Some(edition)), edition).unwrap();
            let Some(session) = Lab::of(draft.clone()).played(edition, Locale::En) else { continue };
            let session = session.after(&Command::Jump(400));
            let Some(recorded) = draft.recorded(&session, &[]) else {
                unsaid.push(scenario.id.to_string());
                continue;
            };
            let again = Lab::of(recorded.clone()).played(edition, Locale::En).unwrap();
            let again = again.after(&Command::Jump(session.cursor()));
            assert_eq!(again.cursor(), session.cursor(), "{}\n{}", scenario.id, recorded.to_notation());
            assert_eq!(
                again.fingerprint(),
                session.fingerprint(),
                "{}\n{}",
                scenario.id,
                recorded.to_notation()
            );
            let run = recorded.run();
            assert!(
                run.iter().all(|run| run.failures.is_empty()),
                "{}: {run:?}\n{}",
                scenario.id,
                recorded.to_notation()
            );
            same += 1;
        }
    }
    assert!(same > 300, "{same}");
    assert!(unsaid.len() * 50 < same, "{} of {same} cannot be said: {unsaid:?}", unsaid.len());
}

fn script(draft: &Draft) -> Vec<String> {
    draft.view(CURRENT, Locale::En).script.iter().map(|row| row.text.to_string()).collect()
}

#[test]
fn whoever_has_gone_back_keeps_everything_that_was_played() {
    let draft = Draft::from_notation("case board\n  start at upkeep\n  you have Peat Bear\n");
    let mut session = Lab::of(draft.clone()).played(CURRENT, Locale::En).unwrap();
    for _ in 0..40 {
        session = session.after(&Command::NextEventPlainly);
    }
    let recorded = draft.recorded(&session, &[]).unwrap();
    assert!(script(&recorded).iter().any(|line| line == "both pass"), "{}", recorded.to_notation());
    for cursor in [0, 1, session.cursor() / 2] {
        let back = session.after(&Command::Jump(cursor));
        assert!(has_news(&back, &[]));
        assert_eq!(draft.recorded(&back, &[]).as_ref(), Some(&recorded), "back at {cursor}");
    }
}

#[test]
fn where_only_the_script_was_played_there_is_nothing_to_keep() {
    let text = "case board\n  you have Peat Bear\n  advance to turn 4\n  expect you life 20\n";
    let draft = Draft::from_notation(text);
    let session = Lab::of(draft.clone()).played(CURRENT, Locale::En).unwrap();
    for cursor in [0, 5, 400] {
        assert!(!has_news(&session.after(&Command::Jump(cursor)), &[]), "at {cursor}");
    }
    let expected = [Expected { after: 3, text: "you life 20".into() }];
    assert!(has_news(&session, &expected));
    // The part of the script that nobody has looked at yet is played, too.
    let recorded = draft.recorded(&session, &expected).unwrap();
    let end = Lab::of(recorded).played(CURRENT, Locale::En).unwrap().after(&Command::Jump(400));
    assert_eq!(end.game().turn().number, 4);
}

#[test]
fn a_fact_is_a_sentence_in_the_readers_language() {
    let board = "case board\n  turn 3 of you\n  start at upkeep\n  you life 1\n  you hand Forest\n  you have Mist Lynx: tapped, damage 1\n";
    let draft = Draft::from_notation(board);
    let mut session = Lab::of(draft.clone()).played(CURRENT, Locale::En).unwrap();
    while draft.facts(&session, Locale::En).is_empty() {
        session = session.after(&Command::NextEvent);
    }
    let told = |locale: Locale, text: &str| {
        let facts = draft.facts(&session, locale);
        let fact = facts.iter().flat_map(|group| group.facts.iter()).find(|fact| &*fact.text == text);
        fact.unwrap_or_else(|| panic!("no {text} in {facts:?}")).sentence.to_string()
    };
    for (text, it, fr, en) in [
        ("you life 1", "Hai 1 punto vita.", "Vous avez 1 point de vie.", "You have 1 life."),
        (
            "you hand 1",
            "Hai 1 carta in mano.",
            "Vous avez 1 carte dans votre main.",
            "You have 1 card in your hand.",
        ),
        (
            "you graveyard 0",
            "Non hai carte nel cimitero.",
            "Vous n’avez aucune carte dans votre cimetière.",
            "You have no cards in your graveyard.",
        ),
        (
            "you mana none",
            "Non hai mana nella riserva.",
            "Vous n’avez pas de mana dans votre réserve.",
            "You have no mana in your pool.",
        ),
        (
            "step upkeep",
            "È la Sottofase di Mantenimento.",
            "C’est l’étape d’entretien.",
            "It is the upkeep step.",
        ),
        ("turn 3", "È il turno 3.", "C’est le tour 3.", "It is turn 3."),
        ("priority you", "Hai la priorità.", "Vous avez la priorité.", "You have priority."),
        ("stack empty", "La pila è vuota.", "La pile est vide.", "The stack is empty."),
        (
            "neither",
            "Non è né giorno né notte.",
            "Il ne fait ni jour ni nuit.",
            "It is neither day nor night.",
        ),
        (
            "Mist Lynx damage 1",
            "Lince di Bruma ha 1 danno.",
            "Lynx de Brume a 1 blessure.",
            "Mist Lynx has 1 damage.",
        ),
        (
            "Mist Lynx controlled by you",
            "Controlli Lince di Bruma.",
            "Vous contrôlez Lynx de Brume.",
            "You control Mist Lynx.",
        ),
    ] {
        assert_eq!([Locale::It, Locale::Fr, Locale::En].map(|locale| told(locale, text)), [it, fr, en]);
    }
}

#[test]
fn everything_that_can_be_expected_holds_when_it_is_run() {
    let mut expected_in_all = 0;
    for scenario in builtins().cloned().chain(scenarios().into_iter().step_by(25)) {
        for edition in scenario.editions.iter() {
            let draft = Draft::from_notation(&print(&scenario));
            let draft = draft.after(&Edit::For(Some(edition)), edition).unwrap();
            let Some(session) = Lab::of(draft.clone()).played(edition, Locale::En) else { continue };
            let mut session = session.after(&Command::Jump(60));
            for _ in 0..40 {
                if !draft.facts(&session, Locale::It).is_empty() {
                    break;
                }
                session = session.after(&Command::NextEventPlainly);
            }
            let facts = draft.facts(&session, Locale::It);
            let expected: Vec<Expected> = facts
                .iter()
                .flat_map(|group| group.facts.iter())
                .map(|fact| Expected { after: session.cursor(), text: fact.text.clone() })
                .collect();
            let Some(recorded) = draft.recorded(&session, &expected) else { continue };
            let run = recorded.run();
            assert!(
                run.iter().all(|run| run.failures.is_empty()),
                "{}: {run:?}\n{}",
                scenario.id,
                recorded.to_notation()
            );
            expected_in_all += expected.len();
        }
    }
    assert!(expected_in_all > 1_000, "{expected_in_all}");
}

#[test]
fn an_expectation_that_fails_is_told_at_its_line() {
    let draft =
        Draft::from_notation("case board\n  you have Peat Bear\n  expect you life 20\n  expect you life 3\n");
    let runs = draft.run();
    assert_eq!(runs.len(), 2);
    for run in runs.iter() {
        let told: Vec<(u32, Found)> = run.failures.iter().map(|own| (own.line, own.found.clone())).collect();
        assert_eq!(told.len(), 1, "{told:?}");
        assert_eq!(told[0], (4, Found::So("you life 20".to_owned())));
    }
}

#[test]
fn every_board_is_the_beginning_of_a_lesson_that_can_be_read() {
    let mut read = 0;
    for scenario in builtins().cloned().chain(scenarios().into_iter().step_by(20)) {
        let draft = Draft::from_notation(&print(&scenario));
        let lesson = draft.to_lesson();
        // What only cases can say has no place in a lesson, and is told when it is opened.
        match Library::of_text(&lesson, Locale::En) {
            Ok(library) => {
                read += 1;
                assert_eq!(library.len(), 1);
            }
            Err(notice) => assert!(
                notice.faults.iter().all(|fault| lesson
                    .lines()
                    .nth(fault.line as usize - 1)
                    .is_some_and(|line| { line.contains("refuse") || line.contains("expect") })),
                "{lesson}\n{:?}",
                notice.faults
            ),
        }
    }
    assert!(read > 40, "{read}");
}

fn read(text: &str) -> (Boards, Vec<BoardsFault>) {
    let reading = read_boards(text, |text| serde_json::from_str::<Json>(text).ok());
    (reading.boards, reading.faults)
}

fn with_hand(card: &str) -> Draft {
    let edit = Edit::Player(PlayerId::One, PlayerEdit::AddCard(CardZone::Hand, card.into()));
    Draft::default().after(&edit, CURRENT).unwrap().after(&Edit::Name(card.into()), CURRENT).unwrap()
}

#[test]
fn boards_survive_their_record() {
    let boards = Boards::default().with_more(&[with_hand("Forest"), with_hand("Island")]);
    let text = serde_json::to_string(&boards.to_json()).unwrap();
    assert_eq!(read(&text), (boards.clone(), Vec::new()));
    assert_eq!(&*boards.all()[1].name, "Forest");
    let unreadable = boards.with(&Draft::from_notation("case x\n  you hav Forest\n"));
    let text = serde_json::to_string(&unreadable.to_json()).unwrap();
    assert_eq!(read(&text).0.draft().to_notation(), "case x\n  you hav Forest\n", "nothing is lost");
    assert_eq!(unreadable.all()[1].name, boards.all()[1].name);
}

#[test]
fn a_deleted_board_can_be_had_back() {
    let boards = Boards::default().with_more(&[with_hand("Forest"), with_hand("Island")]);
    let without = boards.without(1);
    assert_eq!(without.all().len(), 2);
    assert_eq!(without.deleted().map(|board| &*board.name), Some("Forest"));
    assert_eq!(without.undeleted().all(), boards.all());
    let alone = Boards::default().without(0);
    assert_eq!(alone.all().len(), 1, "there always is one");
    assert_eq!(alone.draft(), Draft::default());
}

#[test]
fn two_windows_lose_nothing_of_each_other() {
    let both = Boards::default().with_more(&[with_hand("Forest")]);
    let here = both.with(&with_hand("Swamp"));
    let there = both.opened(0).with(&with_hand("Island"));
    let joined = here.joined(&there, &both);
    let names: Vec<&str> = joined.all().iter().map(|board| &*board.name).collect();
    assert_eq!(names, ["Island", "Swamp"]);
    assert_eq!(joined.draft().name(), "Swamp".into());
    let gone = here.joined(&both.without(1), &both);
    assert!(gone.all().iter().any(|board| &*board.name == "Swamp"), "what is open here stays");
}

#[test]
fn a_window_that_goes_to_another_board_takes_nothing_back_that_another_wrote() {
    let known = Boards::default().with_more(&[with_hand("Forest"), with_hand("Island")]);
    let theirs = known.with(&with_hand("Swamp"));
    let joined = known.joined(&theirs, &known);
    assert_eq!(joined.draft().name(), "Swamp".into(), "the open board is as the other window has it now");
    assert_eq!(joined.opened(0).all(), theirs.all());
}

#[test]
fn a_board_that_two_windows_have_changed_is_there_twice() {
    let known = Boards::default().with_more(&[with_hand("Forest")]);
    let joined = known.with(&with_hand("Swamp")).joined(&known.with(&with_hand("Island")), &known);
    let names: Vec<&str> = joined.all().iter().map(|board| &*board.name).collect();
    assert_eq!(names, ["", "Island", "Swamp"]);
    assert_eq!(joined.draft().name(), "Swamp".into());
    let less = known.without(0).joined(&known.with_more(&[with_hand("Plains")]), &known);
    let names: Vec<&str> = less.all().iter().map(|board| &*board.name).collect();
    assert_eq!(names, ["Forest", "Plains"], "what was deleted here stays deleted");
}

#[test]
fn whatever_a_record_looks_like_it_is_survived_and_said() {
    let of = |boards: &str| format!(r#"{{"format":"in-fase-lab","version":1,"open":1,"boards":{boards}}}"#);
    for text in ["", "x", "null", "[]", "{}", r#"{"format":"in-fase-progress","version":1}"#, &of("7")] {
        assert_eq!(read(text), (Boards::default(), vec![BoardsFault::NotBoards]), "{text}");
    }
    let newer = of("[]").replace(":1,\"open\"", ":9,\"open\"");
    assert_eq!(read(&newer).1, [BoardsFault::Newer { version: 9 }]);
    assert_eq!(read(&" ".repeat(4_000_001)).1, [BoardsFault::TooLarge]);
    let (boards, faults) =
        read(&of(r#"[{"name":"a","text":"case a\n"},7,{"name":"b"},{"name":"c","text":"case c\n"}]"#));
    assert_eq!(faults, [BoardsFault::Board { number: 2 }, BoardsFault::Board { number: 3 }]);
    assert_eq!(boards.all().len(), 2);
    let many = format!("[{}]", vec![r#"{"name":"a","text":"case a\n"}"#; BOARDS_LIMIT + 1].join(","));
    let (boards, faults) = read(&of(&many));
    assert_eq!((boards.all().len(), faults), (BOARDS_LIMIT, vec![BoardsFault::TooMany]));
    assert!(!boards.has_room() && boards.with_more(&[Draft::default()]) == boards);
}
