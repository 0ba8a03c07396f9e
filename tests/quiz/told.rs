//! How questions read, letter by letter.

use super::Board;
use in_fase::engine::{Edition, Event, PlayerId};
use in_fase::locale::Locale;
use in_fase::quiz::{Ask, Told, Worlds};
use in_fase::scenario::When;

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

/// 305.2: what of the turn so far the answer rests on is said.
#[test]
fn a_question_about_a_land_says_that_one_was_played_this_turn() {
    let text = "start at precombat main\n you hand Forest, Island\n you play Forest";
    let board = Board::new(Edition::Current, text);
    let state = board.played.at(board.end()).unwrap();
    let island = state.0.player(PlayerId::One).hand[0];
    for (locale, already) in [
        (Locale::It, "In questo turno hai già giocato una terra."),
        (Locale::Fr, "Vous avez déjà joué un terrain ce tour-ci."),
        (Locale::En, "You have played a land this turn."),
    ] {
        assert_eq!(told(&board, board.end(), Ask::Play(island), locale).assumptions[0], already);
    }
}

/// 302.6, 611.2: what came this turn, and what lasts for a while, is said of the creature that is asked about.
#[test]
fn a_question_about_a_creature_says_what_came_lately_and_what_lasts_for_a_while() {
    let text = "start at precombat main\n free mana\n you have X = Peat Bear\n you have N = Dune Marauder: new
 you hand Giant Growth, Contrary Breath x2, Fog Bridge\n you cast Giant Growth at X\n resolve\n you cast Fog Bridge
 you cast Contrary Breath at N\n you cast Contrary Breath at X";
    let older = Board::new(Edition::Classic, text);
    let size = told(&older, older.end(), Ask::Size(older.id("X"), When::EndOfStep), Locale::En);
    assert_eq!(size.assumptions[0], "Peat Bear gets +3/+3 until end of turn.");
    let newer = Board::new(Edition::Current, text);
    let attack = told(&newer, newer.end(), Ask::Attack(newer.id("N")), Locale::En);
    let lately = "Dune Marauder has not been under your control since your turn began.";
    assert_eq!(attack.assumptions[0], lately);
}
