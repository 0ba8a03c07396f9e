//! What others have written, whatever it says: it is read or refused, and what can be read can be written and read again.
//! Fuzzing calls these with bytes; each panics if it finds something.
#![allow(clippy::panic)]

use std::sync::OnceLock;

use in_fase::engine::{Action, Edition, Game};
use in_fase::lesson;
use in_fase::locale::Locale;
use in_fase::scenario::link;
use in_fase::scenario::{Scenario, parse_with_faults, print, run_case};
use in_fase::session::lab::{Draft, read_boards};
use in_fase::session::progress;
use in_fase::session::{Command, Play, Session};

use crate::trial::Trial;

/// A text in the notation: every fault lies inside it and has its sentences; every case that is read is the same when it
/// is written and read again, and can be run.
pub fn notation(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for case in read(text) {
        for edition in Edition::ALL {
            let _ = run_case(&case, edition);
        }
    }
}

/// The body of a card: as [`notation`], and in the editions that know it a game can be had with it in every hand.
pub fn card(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let body = text.replace('\n', "\n  ");
    for head in
        ["creature Spirit 2/2, blue", "enchantment Aura, green", "instant, red", "artifact Equipment, cost 1"]
    {
        let text =
            format!("card Fuzz: {head}\n  {body}\ncase FUZZ a card\n  you hand Fuzz\n  opponent have Fuzz\n");
        for case in read(&text) {
            for edition in Edition::ALL {
                let _ = case.build(edition).map(|built| built.game.advance());
            }
        }
    }
}

/// A lesson: every fault and every flaw has its place inside the text and its sentences; what can be read is judged, which plays it.
pub fn lesson(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let lines = text.lines().count().max(1);
    let is_inside = |line: u32| (1..=lines).contains(&usize::try_from(line).unwrap_or(usize::MAX));
    let (lessons, faults) = lesson::parse_with_faults(text);
    for fault in &faults {
        assert!(is_inside(fault.spot.line()), "{fault:?}");
        for locale in Locale::ALL {
            assert!(!fault.message(locale).is_empty(), "{fault:?}");
        }
    }
    for finding in lesson::lint(&lessons) {
        assert!(is_inside(finding.spot.line()) && finding.lesson < lessons.len(), "{finding:?}");
        for locale in Locale::ALL {
            assert!(!finding.message(locale).is_empty(), "{finding:?}");
        }
    }
}

/// A record of progress: what could be read of it is the same when it is written and read again, then without a fault.
pub fn progress(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let read = |text: &str| progress::read(text, |text| serde_json::from_str(text).ok());
    let progress = read(text).progress;
    let Ok(written) = serde_json::to_string(&progress.to_json()) else {
        panic!("it cannot be written: {progress:?}")
    };
    let again = read(&written);
    assert!(again.faults.is_empty(), "{written}");
    assert_eq!(again.progress, progress, "{written}");
}

/// A scenario in a link: refused, or a text that has a link of its own which says the same. And any text that is short enough
/// survives its link.
pub fn scenario_link(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(read) = link::decode(text) {
        assert!(read.len() <= link::TEXT_LIMIT && link::is_link(text));
        assert_eq!(link::encode(&read).map(|again| link::decode(&again)), Some(Ok(read)));
    }
    if let Some(link) = link::encode(text) {
        assert_eq!(link::decode(&link).as_deref(), Ok(text));
    }
}

/// What was played, as a link holds it, or as the script in it: whatever it says, the game stands somewhere in the scenario, and what a
/// link says of it then leads there again.
pub fn play(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let written = link::encode(&format!("case play\n{text}")).unwrap_or_default();
    for (play, edition) in [text, &written].into_iter().flat_map(|play| Edition::ALL.map(|own| (play, own))) {
        let Ok(fresh) = Session::open("phasing", edition, Locale::It) else { panic!("no scenario") };
        let follow = |play: &str, event| Command::Follow { play: Some(play.into()), event: Some(event) };
        let there = fresh.after(&follow(play, 500));
        assert!(there.cursor() <= there.total());
        if let Play::Own(again) = there.played() {
            let again = fresh.after(&follow(&again, there.cursor()));
            assert_eq!(again.fingerprint(), there.fingerprint(), "{text}");
        }
    }
}

/// Boards of the laboratory: of a text the forms show something and the text is kept; what could be read of a record is the
/// same when it is written and read again, then without a fault.
pub fn lab(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let draft = Draft::from_notation(text);
    assert_eq!(draft.to_notation(), text);
    for edition in Edition::ALL {
        let view = draft.view(edition, Locale::It);
        assert!(view.is_readable || !view.faults.is_empty(), "{text}");
    }
    let read = |text: &str| read_boards(text, |text| serde_json::from_str(text).ok());
    let boards = read(text).boards;
    let Ok(written) = serde_json::to_string(&boards.to_json()) else {
        panic!("it cannot be written: {boards:?}")
    };
    let again = read(&written);
    assert!(again.faults.is_empty(), "{written}");
    assert_eq!(again.boards, boards, "{written}");
}

/// Reads a text and checks what was read.
fn read(text: &str) -> Vec<Scenario> {
    let lines = text.lines().count().max(1);
    let (cases, faults) = parse_with_faults(text);
    for fault in &faults {
        let line = usize::try_from(fault.spot.line()).unwrap_or(usize::MAX);
        assert!((1..=lines).contains(&line) && fault.spot.column() >= 1, "{fault:?}");
        for locale in Locale::ALL {
            assert!(!fault.message(locale).is_empty(), "{fault:?}");
        }
    }
    for case in &cases {
        let written = print(case);
        let (again, faults) = parse_with_faults(&written);
        assert!(faults.is_empty(), "{written}\n{faults:#?}");
        assert_eq!(again, std::slice::from_ref(case), "{written}");
    }
    cases
}

/// An action as JSON, as the JavaScript API receives it: decoded or refused; decoded, a game takes it or refuses it, and it
/// is the same when it is written and read again.
pub fn action(bytes: &[u8]) {
    static GAMES: OnceLock<Vec<Game>> = OnceLock::new();
    let games = GAMES.get_or_init(|| (0..20).filter_map(waiting_game).collect());
    let Ok(action) = serde_json::from_slice::<Action>(bytes) else { return };
    let again = serde_json::to_vec(&action).ok().and_then(|json| serde_json::from_slice(&json).ok());
    assert_eq!(again.as_ref(), Some(&action));
    for game in games {
        let Some(actor) = game.decider(&action) else { continue };
        let listed = game.legal_actions().iter().any(|legal| legal.allows(&action));
        assert_eq!(listed, game.apply(actor, &action).is_ok(), "{action:?}");
    }
}

/// A game that waits for somebody, some decisions into a trial.
fn waiting_game(seed: u64) -> Option<Game> {
    let trial = Trial::of(seed);
    let mut game = Game::new(&trial.setup).ok()?;
    game.go_on();
    for decision in trial.decisions.iter().take(usize::try_from(seed).unwrap_or(0) * 3) {
        let action = crate::choose::action(&game, *decision)?;
        game.act(game.decider(&action)?, &action).ok()?;
    }
    Some(game)
}
