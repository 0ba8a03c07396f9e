//! The machinery of the turn, through the public API alone.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use in_fase::engine::{
    Action, Awaiting, Card, CardType, Edition, Entry, Event, Game, PlayerId, PlayerSetup, Ruleset, Setup,
    Step,
};

fn empty_setup(edition: Edition) -> Setup {
    let page =
        Card { name: "Page".into(), types: [CardType::Sorcery].into_iter().collect(), ..Card::default() };
    let page = std::sync::Arc::new(page);
    let library: Vec<_> = std::iter::repeat_n(page, 10).collect();
    let player = |name: &str| PlayerSetup {
        name: name.into(),
        life: 20,
        library: library.clone(),
        ..PlayerSetup::default()
    };
    Setup {
        ruleset: Ruleset::of(edition),
        players: vec![player("Anna"), player("Bruno")],
        teams: Vec::new(),
        permanents: Vec::new(),
        turn: 1,
        active: PlayerId::One,
        step: Step::Untap,
        is_first_turn: true,
        day_night: Default::default(),
        previous_turn: None,
        free_mana: false,
    }
}

/// Passes until the next turn begins.
fn whole_turn(edition: Edition) -> Vec<Entry> {
    let mut game = Game::new(&empty_setup(edition)).expect("a valid set-up");
    let mut entries = Vec::new();
    let mut transition = game.advance();
    while game.turn().number == 1 {
        entries.extend(transition.entries);
        game = transition.game;
        let Awaiting::Priority { player } = game.awaiting() else { panic!("{:?}", game.awaiting()) };
        transition = game.apply(player, &Action::PassPriority).expect("passing is legal");
    }
    entries
}

#[test]
fn quiet_first_turn_shows_every_step_and_skips_the_first_draw() {
    for edition in Edition::ALL {
        let entries = whole_turn(edition);
        let steps: Vec<Step> = entries
            .iter()
            .take_while(|entry| entry.at.turn == 1)
            .filter_map(|entry| match entry.event {
                Event::StepBegan { step, .. } => Some(step),
                _ => None,
            })
            .collect();
        let expected: Vec<Step> = Step::ALL
            .into_iter()
            .filter(|step| !matches!(step, Step::Draw | Step::DeclareBlockers | Step::CombatDamage))
            .collect();
        assert_eq!(steps, expected, "{edition:?}");
    }
}

#[test]
fn each_step_with_priority_gives_it_to_both_players() {
    for edition in Edition::ALL {
        let entries = whole_turn(edition);
        for step in Step::ALL.into_iter().filter(|step| step.gives_priority()) {
            let passes: Vec<PlayerId> = entries
                .iter()
                .filter(|entry| entry.at.turn == 1 && entry.at.step == step)
                .filter_map(|entry| match entry.event {
                    Event::PriorityPassed { by } => Some(by),
                    _ => None,
                })
                .collect();
            let skipped = matches!(step, Step::Draw | Step::DeclareBlockers | Step::CombatDamage);
            let expected = if skipped { vec![] } else { vec![PlayerId::One, PlayerId::Two] };
            assert_eq!(passes, expected, "{edition:?} {step:?}");
        }
    }
}

#[test]
fn folding_the_log_gives_the_state() {
    for edition in Edition::ALL {
        let start = Game::new(&empty_setup(edition)).expect("a valid set-up");
        let transition = start.advance();
        let mut folded = start;
        for entry in &transition.entries {
            folded.evolve(entry);
        }
        assert_eq!(folded.fingerprint(), transition.game.fingerprint());
    }
}

#[test]
fn every_misconception_is_wrong_in_some_edition_and_has_a_name_of_its_own() {
    use in_fase::engine::Misconception;
    for belief in Misconception::ALL {
        assert!(Edition::ALL.iter().any(|edition| !belief.is_right_in(*edition)), "{belief:?}");
        assert_eq!(Misconception::from_slug(belief.slug()), Some(*belief));
    }
    assert!(Misconception::ALL.len() >= 30);
}

#[test]
fn quiet_turns_end_under_every_misconception() {
    use in_fase::engine::Misconception;
    for edition in Edition::ALL {
        for belief in Misconception::ALL {
            let setup = Setup { ruleset: Ruleset::of(edition).believing(*belief), ..empty_setup(edition) };
            let mut game = Game::new(&setup).expect("a valid set-up").advance().game;
            for _ in 0..60 {
                if let Awaiting::Priority { player } = game.awaiting() {
                    game = game.apply(player, &Action::PassPriority).expect("passing is legal").game;
                }
            }
            assert!(game.turn().number > 1, "{edition:?} {belief:?}");
        }
    }
}
