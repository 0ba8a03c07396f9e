//! Where the moves that a scenario brings along are over, and where the learner has left them.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)]

use in_fase::engine::Edition;
use in_fase::locale::Locale;
use in_fase::session::snapshot::{ChoiceKind, ScriptView};
use in_fase::session::{Command, Session};

/// Further than any of these scenarios goes.
const BEYOND: u32 = 1_000;

fn open(edition: Edition) -> Session {
    Session::open("tutorial", edition, Locale::It).unwrap()
}

fn script(session: &Session) -> Option<ScriptView> {
    session.snapshot().script
}

#[test]
fn the_end_of_the_scenario_is_said_at_its_last_event_and_nowhere_else() {
    for edition in Edition::ALL {
        let end = open(edition).after(&Command::Jump(BEYOND));
        assert_eq!(script(&end), Some(ScriptView::Over));
        assert_eq!(script(&open(edition)), None);
        assert_eq!(script(&end.after(&Command::PreviousEvent)), None);
        let beyond = end.after(&Command::NextEventPlainly);
        assert!(beyond.cursor() > end.cursor());
        assert_eq!(script(&beyond), None);
    }
}

#[test]
fn whoever_chooses_something_else_is_told_and_led_back() {
    for edition in Edition::ALL {
        let mut session = open(edition);
        let lands = |session: &Session| {
            let choices = session.snapshot().prompt.choices;
            choices.iter().filter(|choice| choice.kind == ChoiceKind::PlayLand).cloned().collect::<Vec<_>>()
        };
        while lands(&session).len() < 2 {
            session = session.after(&Command::NextEvent);
        }
        let played: Vec<Session> =
            lands(&session).iter().map(|land| session.after(&Command::Act(land.action.clone()))).collect();
        // One of the lands is the one that the scenario has played.
        let left: Vec<&Session> = played.iter().filter(|it| script(it) == Some(ScriptView::Left)).collect();
        assert_eq!(left.len() + 1, played.len());
        for left in left {
            let on = left.after(&Command::NextEventPlainly).after(&Command::NextEventPlainly);
            assert_eq!(script(&on), Some(ScriptView::Left));
            let back = on.after(&Command::BackToScript);
            assert_eq!((back.fingerprint(), back.total()), (session.fingerprint(), session.total()));
            assert_eq!(script(&back), None);
            assert_eq!(script(&back.after(&Command::Undo)), Some(ScriptView::Left));
        }
    }
}

#[test]
fn who_is_on_the_scenarios_way_is_not_led_back_to_it() {
    let session = open(Edition::ALL[1]).after(&Command::NextEvent);
    let back = session.after(&Command::BackToScript);
    assert_eq!((back.cursor(), back.fingerprint()), (session.cursor(), session.fingerprint()));
}

#[test]
fn going_by_steps_halts_where_the_scenario_ends_before_it_leads_on() {
    for edition in Edition::ALL {
        let end = open(edition).after(&Command::Jump(BEYOND));
        let before = end.after(&Command::PreviousEvent);
        let halted = before.after(&Command::NextStep);
        assert_eq!((halted.cursor(), script(&halted)), (end.cursor(), Some(ScriptView::Over)));
        let on = halted.after(&Command::NextStep);
        assert!(on.cursor() > end.cursor());
        // So it does when what lies beyond is known already.
        assert_eq!(
            on.after(&Command::Jump(before.cursor())).after(&Command::NextStep).cursor(),
            end.cursor()
        );
    }
}
