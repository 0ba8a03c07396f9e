//! How questions read, letter by letter.

use super::Board;
use in_fase::engine::{Edition, Event, PlayerId};
use in_fase::locale::Locale;
use in_fase::quiz::{Ask, Told, Worlds};

fn told(board: &Board, at: usize, ask: Ask, locale: Locale) -> Told {
    let state = board.played.at(at).unwrap();
    let question = Worlds::new(board.played.place(&state)).question(ask, 4).unwrap();
    let mut told = question.told(board.played.script(), locale, PlayerId::One);
    told.options.sort();
    told
}

#[test]
fn a_question_about_attacking_reads_like_this() {
    let board = Board::new(Edition::Classic, "you have W = Driftwood Wall\n advance to precombat main");
    let ask = Ask::Attack(board.id("W"));
    let expected = [
        (Locale::It, "Muro alla Deriva può attaccare in questo turno?", ["No.", "Sì."]),
        (Locale::Fr, "La créature Mur à la Dérive peut-elle attaquer ce tour-ci\u{a0}?", ["Non.", "Oui."]),
        (Locale::En, "May Driftwood Wall attack this turn?", ["No.", "Yes."]),
    ];
    for (locale, question, options) in expected {
        let told = told(&board, 0, ask, locale);
        assert_eq!(told.question, question);
        assert_eq!(told.options.concat(), options);
        assert_eq!(told.assumptions.len(), 1);
    }
}

#[test]
fn a_question_about_priority_reads_like_this() {
    let board = Board::new(Edition::Current, "turn 5 of you\n you have Island: tapped\n advance to draw");
    let place = board.before(|event| matches!(event, Event::Phased(_)));
    let expected = [
        (Locale::It, "Chi riceve per primo la priorità, e quando?", "Tu, nella Sottofase di Mantenimento."),
        (Locale::Fr, "Qui reçoit la priorité en premier, et quand\u{a0}?", "Vous, à l’étape d’entretien."),
        (Locale::En, "Who receives priority first, and when?", "You do, in the upkeep step."),
    ];
    for (locale, question, right) in expected {
        let told = told(&board, place, Ask::Priority, locale);
        assert_eq!(told.question, question);
        assert!(told.options.iter().any(|option| option == &[right.to_owned()]), "{:?}", told.options);
        assert!(told.assumptions.is_empty(), "nobody chooses before upkeep");
    }
}
