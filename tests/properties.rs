//! What holds in every legal game: random boards, random play, both editions. `cargo xtask soak` does the same for longer.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeMap;
use std::rc::Rc;

use in_fase::engine::{Action, Edition, Entry, Event, Game};
use in_fase::locale::Locale;
use in_fase::scenario::{EVENTS, default_action, event_tag};
use in_fase::session::{Command, Plot, Session};
use trials::bare::Bare;
use trials::trial::Trial;
use trials::{canary, choose, soak};

/// How many random games of each edition are played in the normal run.
const GAMES: u64 = 50;

/// How many decisions a canary makes in the normal run.
const CANARY_DECISIONS: usize = 5;

/// Even seeds play `classic`, odd ones `current`.
fn games_of(first: u64) {
    for seed in (first..2 * GAMES).step_by(2) {
        soak::replay(seed).unwrap_or_else(|failure| panic!("{failure}"));
    }
}

#[test]
fn random_games_of_2005_break_nothing() {
    games_of(0);
}

#[test]
fn random_games_of_2025_break_nothing() {
    games_of(1);
}

/// Plays a trial without checks; `look` sees each decision and what followed from it.
fn play(trial: &Trial, mut look: impl FnMut(&Game, &Action, &[Entry])) -> Game {
    let mut game = Game::new(&trial.setup).expect("a random board is valid");
    let begun = game.go_on();
    look(&game.clone(), &Action::PassPriority, &begun);
    for decision in &trial.decisions {
        let Some(action) = choose::action(&game, *decision) else { break };
        let actor = game.decider(&action).expect("somebody must decide");
        let before = game.clone();
        let entries = game.act(actor, &action).expect("what is listed is accepted");
        look(&before, &action, &entries);
    }
    game
}

/// The other tests say nothing of what never occurs.
#[test]
fn in_random_games_everything_happens() {
    let mut times: BTreeMap<&str, u32> = BTreeMap::new();
    let (mut teams, mut three) = (0, 0);
    for seed in 0..400 {
        let trial = Trial::of(seed);
        teams += u32::from(!trial.setup.teams.is_empty());
        three += u32::from(trial.setup.players.len() == 3);
        play(&trial, |_, _, entries| {
            for entry in entries {
                *times.entry(event_tag(&entry.event)).or_default() += 1;
            }
        });
    }
    assert!(teams > 20 && three > 20, "{teams} boards of two teams, {three} of three players");
    let never: Vec<_> = EVENTS.iter().filter(|tag| !times.contains_key(**tag)).collect();
    assert!(never.is_empty(), "{never:?}");
}

#[test]
fn passing_always_reaches_the_next_turn() {
    for seed in 0..100 {
        let mut trial = Trial::of(seed);
        trial.decisions.truncate(30);
        let mut game = play(&trial, |_, _, _| {});
        let turn = game.turn().number;
        let mut decisions = 0;
        while let Some((actor, action)) = default_action(&game).filter(|_| game.turn().number == turn) {
            game.act(actor, &action).expect("a default is legal");
            decisions += 1;
            assert!(decisions < 500, "seed {seed}: turn {turn} does not end");
        }
        assert!(game.turn().number > turn || game.result().is_some(), "seed {seed}: nobody decides");
    }
}

/// The session at the end of what is known, where a decision is waited for.
fn at_the_end(session: &Session) -> Session {
    session.after(&Command::Jump(session.total()))
}

#[test]
fn undoing_brings_back_the_identical_state_and_redoing_too() {
    for seed in 0..16 {
        let mut trial = Trial::of(seed);
        trial.decisions.truncate(40);
        let edition = trial.setup.ruleset.edition;
        let plot: Rc<dyn Plot> = Rc::new(Bare(vec![trial.setup.clone()]));
        let mut session = at_the_end(&Session::play(plot, edition, Locale::En).expect("a valid board"));
        let mut seen = vec![session.fingerprint()];
        for decision in &trial.decisions {
            let Some(action) = choose::action(session.game(), *decision) else { break };
            session = at_the_end(&session.after(&Command::Act(action.clone())));
            assert!(session.refusal().is_none(), "seed {seed}: {action:?} is refused");
            seen.push(session.fingerprint());
        }
        let played = seen.len() - 1;
        let mut back = session.clone();
        for expected in seen.iter().rev().skip(1) {
            back = back.after(&Command::Undo);
            assert_eq!(back.fingerprint(), *expected, "seed {seed}");
        }
        for _ in 0..played {
            back = back.after(&Command::Redo);
        }
        assert_eq!(at_the_end(&back).fingerprint(), session.fingerprint(), "seed {seed}");
    }
}

/// 104.2a: when one of two is left the game is over, and nobody leaves it.
#[test]
fn players_leave_only_games_that_go_on() {
    let mut left = 0;
    for seed in 0..250 {
        let trial = Trial::of(seed);
        play(&trial, |before, _, entries| {
            let leave = entries.iter().filter(|entry| matches!(entry.event, Event::PlayersLeft(_))).count();
            assert!(leave == 0 || before.players().len() > 2, "seed {seed}");
            left += leave;
        });
    }
    assert!(left > 3, "{left} times somebody left");
}

#[test]
fn the_canaries_sing_as_before() {
    let known = canary::known();
    assert!(known.len() >= 40, "{} counts", known.len());
    for board in canary::boards() {
        for edition in Edition::ALL {
            for counted in canary::count(&board, edition, CANARY_DECISIONS) {
                assert!(known.contains(&counted), "counted {}", canary::line(&counted));
            }
        }
    }
}
