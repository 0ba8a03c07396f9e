//! Questions as a text asks them: read, written, and what their names mean.

use super::Board;
use in_fase::engine::{Edition, PlayerId};
use in_fase::notation::{Cursor, lines};
use in_fase::quiz::Ask;
use in_fase::scenario::{AskLine, When, ask_line, ask_text};

fn read(text: &str) -> Option<AskLine> {
    let (lines, _) = lines(text);
    let mut cursor = Cursor::new(lines.first()?);
    ask_line(&mut cursor).ok().filter(|_| cursor.is_done())
}

#[test]
fn every_question_of_a_text_is_written_as_it_was_read() {
    for text in [
        "next",
        "order",
        "priority",
        "trigger",
        "attack X",
        "block Peat Bear",
        "play Forest",
        "return Mist Lynx#2",
        "life opponent at end of turn",
        "size X next",
        "zone Living Ivy at end of step",
        "tapped X at end of turn",
        "damage \"Step at Night\" next",
    ] {
        let line = read(text).unwrap_or_else(|| panic!("{text}"));
        assert_eq!(ask_text(&line), text);
    }
}

#[test]
fn what_is_no_question_is_refused() {
    for text in ["size X", "life X next", "attack", "zone X at end", "rhubarb"] {
        assert_eq!(read(text), None, "{text}");
    }
}

#[test]
fn the_names_of_a_question_mean_what_they_mean_in_the_script() {
    let board = Board::new(
        Edition::Current,
        "you have X = Peat Bear\n you have Mist Lynx: phased out\n advance to draw",
    );
    let (game, _) = board.played.at(0).unwrap();
    let labels = board.played.script().labels();
    let named = |text| Ask::named(&read(text).unwrap(), &game, labels);
    assert_eq!(named("size X next"), Some(Ask::Size(board.id("X"), When::NextEvent)));
    let lynx = game.battlefield().phased_out().next().unwrap().id;
    assert_eq!(named("return Lince di Bruma"), Some(Ask::Return(lynx)));
    assert_eq!(named("life opponent at end of turn"), Some(Ask::Life(PlayerId::Two, When::EndOfTurn)));
    assert_eq!(named("attack Nobody"), None);
}
