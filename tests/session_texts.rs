//! What a session makes of a reader's own text.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)]

use in_fase::engine::Edition;
use in_fase::locale::Locale;
use in_fase::session::{Command, Session};

#[test]
fn a_text_with_faults_keeps_the_session_and_tells_the_places() {
    let playing = Session::open("phasing", Edition::Classic, Locale::It).unwrap().after(&Command::NextStep);
    let broken = playing.after(&Command::Read("scenario x\n you have Nessie\n you dance\n".into()));
    assert_eq!(broken.fingerprint(), playing.fingerprint());
    let notice = broken.snapshot().notice.unwrap();
    assert!(notice.faults[0].starts_with("Riga 3, colonna 6: "), "{:?}", notice.faults);
    let unknown = playing.after(&Command::Open("no-such".into()));
    assert_eq!(unknown.fingerprint(), playing.fingerprint());
    assert!(unknown.snapshot().notice.is_some());
    assert!(Session::read("\u{0}\u{202e}{{{", Edition::Classic, Locale::Fr).is_err());
}

/// Each token that enters makes a hundred more: the scenario stops going on by itself, and the session goes on answering.
#[test]
fn a_text_that_makes_ever_more_tokens_comes_to_a_stop() {
    let text = "card Brood: creature Insect 1/1
  whenever another creature enters: create 100 1/1 blue Spirit creature tokens
  {0}: create 100 1/1 blue Spirit creature tokens
case BROOD Ever more tokens
  start at precombat main
  you have B = Brood
  you activate B
  resolve all";
    let session = Session::read(text, Edition::Current, Locale::En).unwrap();
    let end = session.after(&Command::NextTurn);
    let permanents: usize = end.snapshot().table.sides.iter().map(|side| side.permanents.len()).sum();
    assert!((2_000..2_200).contains(&permanents), "{permanents} permanents");
    assert_eq!(end.after(&Command::NextStep).snapshot().cursor, end.snapshot().cursor);
    assert_eq!(end.after(&Command::Restart).snapshot().cursor, 0);
}
