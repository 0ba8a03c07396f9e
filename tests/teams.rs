//! Boards of more than two players: what is refused in a set-up, and what a learner sees of a team.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use PlayerId::{Four, One, Three, Two};
use in_fase::engine::{
    Action, Awaiting, Edition, Event, Game, PlayerId, PlayerSetup, Ruleset, Setup, SetupError,
    StateBasedAction, Step, Target,
};
use in_fase::locale::Locale;
use in_fase::notation::{Fault, Problem, Spot};
use in_fase::scenario::parse;
use in_fase::session::{Command, Session, default_action};
use in_fase::web::answer::Answer;
use in_fase::web::components::transport::Playing;
use in_fase::web::i18n::Strings;
use in_fase::web::pages::play::{Play, PlayProps};
use in_fase::web::settings::Speed;
use in_fase::web::table::Direction;
use std::rc::Rc;
use yew::prelude::*;

const TEAMS: &str = r#"
scenario two-teams
  edition current
  title en "Two teams"
  teams you and partner, opponent and second opponent
  you name "Anna"
  partner name "Carla"
  opponent name "Bruno"
  free mana
  day
  previous turn of opponent, no spells, second opponent no spells
  you have A = Peat Bear
  partner have B = Mist Lynx
  partner have C = Dune Marauder
  opponent have D = Peat Bear
  second opponent have E = Gate Lancer
  partner hand Dry Shock
"#;

fn setup(edition: Edition, players: usize, teams: &[&[PlayerId]]) -> Setup {
    let alone = || PlayerSetup { life: 30, ..PlayerSetup::default() };
    Setup {
        ruleset: Ruleset::of(edition),
        players: std::iter::repeat_with(alone).take(players).collect(),
        teams: teams.iter().map(|team| team.to_vec()).collect(),
        permanents: Vec::new(),
        turn: 2,
        active: One,
        step: Step::Upkeep,
        is_first_turn: false,
        day_night: in_fase::engine::DayNight::Neither,
        previous_turn: None,
        free_mana: false,
    }
}

fn faults(setup: &Setup) -> Vec<SetupError> {
    Game::new(setup).err().unwrap_or_default()
}

#[test]
fn two_to_four_players_may_play() {
    for edition in Edition::ALL {
        for found in 0..=6 {
            let expected = match found {
                2..=4 => vec![],
                0 => vec![
                    SetupError::WrongNumberOfPlayers { found },
                    SetupError::NoSuchPlayer { player: One, permanent: None },
                ],
                _ => vec![SetupError::WrongNumberOfPlayers { found }],
            };
            assert_eq!(faults(&setup(edition, found, &[])), expected);
        }
    }
}

#[test]
fn teams_are_even_and_everybody_is_on_one() {
    let current = |players, teams: &[&[PlayerId]]| faults(&setup(Edition::Current, players, teams));
    assert_eq!(current(4, &[&[One, Three], &[Two, Four]]), []);
    assert_eq!(current(4, &[&[One, Two], &[Three, Four]]), []);
    assert_eq!(current(4, &[&[One, Two, Three], &[Four]]), [SetupError::UnevenTeams]);
    assert_eq!(current(3, &[&[One, Two], &[Three]]), [SetupError::UnevenTeams]);
    assert_eq!(current(2, &[&[One, Two]]), [SetupError::UnevenTeams]);
    assert_eq!(
        current(4, &[&[One, Three], &[Two, Three]]),
        [SetupError::NotOnOneTeam { player: Three }, SetupError::NotOnOneTeam { player: Four }]
    );
    assert_eq!(
        current(3, &[&[One, Three], &[Two, Four]]),
        [SetupError::NoSuchPlayer { player: Four, permanent: None }]
    );
    assert_eq!(faults(&setup(Edition::Classic, 4, &[&[One, Three], &[Two, Four]])), [SetupError::NoTeams]);
}

/// 810.4, 704.6b.
#[test]
fn a_team_shares_its_life_and_counts_its_poison_together() {
    let mut unequal = setup(Edition::Current, 4, &[&[One, Three], &[Two, Four]]);
    unequal.players[2].life = 29;
    assert_eq!(faults(&unequal), [SetupError::UnequalLife { player: Three }]);
    let mut poisoned = setup(Edition::Current, 4, &[&[One, Three], &[Two, Four]]);
    (poisoned.players[1].poison, poisoned.players[3].poison) = (10, 4);
    assert_eq!(faults(&poisoned), []);
    poisoned.players[3].poison = 5;
    assert_eq!(
        faults(&poisoned),
        [SetupError::AlreadyLost { player: Two }, SetupError::AlreadyLost { player: Four }]
    );
}

#[test]
fn a_fault_of_the_teams_is_told_at_its_line_in_three_languages() {
    let text = |lines: &str| format!("case X x\n  edition current\n{lines}\n");
    for (lines, line) in [
        ("  you life 3\n  players 5", 4),
        ("  teams you and partner and opponent, second opponent", 3),
        ("  teams you and partner, opponent and opponent", 3),
        ("  teams you and partner, opponent and second opponent\n  you life 9\n  partner life 8", 5),
        ("  players 2\n  third player have Forest", 4),
    ] {
        let scenario = parse(&text(lines)).unwrap().remove(0);
        let faults = scenario.build(Edition::Current).unwrap_err();
        assert_eq!(faults[0].spot.line(), line, "{lines}: {faults:?}");
    }
    for error in [
        SetupError::NoTeams,
        SetupError::UnevenTeams,
        SetupError::NotOnOneTeam { player: One },
        SetupError::UnequalLife { player: One },
    ] {
        let [it, fr, en] = [Locale::It, Locale::Fr, Locale::En]
            .map(|locale| Fault::new(Spot::new(1, 1), Problem::Setup(error.clone())).message(locale));
        assert!(it != fr && fr != en && it != en, "{en}");
    }
}

/// 805.5: any member acts while the team has priority; whose a card is decides who acts by it.
#[test]
fn a_team_decides_as_one_and_each_member_with_his_own_cards() {
    let game = parse(TEAMS).unwrap()[0].build(Edition::Current).unwrap().game.advance().game;
    assert_eq!(game.awaiting(), Awaiting::Priority { player: One });
    for (player, may) in [(One, true), (Two, false), (Three, true), (Four, false)] {
        assert_eq!(game.may_decide(player, &game.awaiting()), may, "{player:?}");
        assert_eq!(game.apply(player, &Action::PassPriority).is_ok(), may, "{player:?}");
    }
    let shock = game.player(Three).hand[0];
    let cast = Action::Cast { card: shock, targets: vec![Target::Player(Two)] };
    assert_eq!(game.decider(&cast), Some(Three));
    assert_eq!(game.decider(&Action::PassPriority), Some(One));
    assert!(game.apply(One, &cast).is_err());
    assert!(game.apply(Three, &cast).is_ok());
}

/// 810.8a: whoever did not lose by himself loses with his team, in the same pass.
#[test]
fn a_team_loses_in_one_pass() {
    let mut setup = setup(Edition::Current, 4, &[&[One, Three], &[Two, Four]]);
    setup.step = Step::Draw;
    let entries = Game::new(&setup).unwrap().advance().entries;
    let lost = entries.iter().find_map(|entry| match &entry.event {
        Event::StateBasedActions { actions } => Some(actions.clone()),
        _ => None,
    });
    // both members drew from nothing
    let gone = |player| StateBasedAction::LibraryGone { player };
    assert_eq!(lost, Some(vec![gone(One), gone(Three)]));
}

/// The session after so many events, everybody doing the plainest thing.
fn session_after(events: usize, locale: Locale) -> Session {
    let mut session = Session::read(TEAMS, Edition::Current, locale).unwrap();
    for _ in 0..events {
        let before = session.cursor();
        session = session.after(&Command::NextEvent);
        if session.cursor() == before {
            let (_, action) = default_action(session.game()).unwrap();
            session = session.after(&Command::Act(action));
        }
    }
    session
}

/// The page of the session after so many events.
fn page(events: usize, locale: Locale) -> String {
    let renderer = yew::ServerRenderer::<Play>::with_props(move || {
        let shown = session_after(events, locale).snapshot();
        PlayProps {
            answer: Answer::to(&shown.prompt),
            locale,
            shown: Rc::new(shown),
            direction: Direction::Still,
            playing: Playing {
                is_on: false,
                speed: Speed::Even,
                toggle: Callback::noop(),
                faster: Callback::noop(),
            },
            aside: Default::default(),
            send: Callback::noop(),
        }
    });
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(renderer.hydratable(false).render())
}

#[test]
fn a_learner_sees_his_team_on_his_side() {
    for locale in Locale::ALL {
        let seen = session_after(0, locale).snapshot();
        let players: Vec<_> = seen.table.sides.iter().map(|side| &side.player).collect();
        assert_eq!(
            players.iter().map(|it| it.is_on_your_team).collect::<Vec<_>>(),
            [true, false, true, false]
        );
        assert_eq!(players.iter().map(|it| it.is_active).collect::<Vec<_>>(), [true, false, true, false]);
        assert!(players.iter().all(|it| it.life == 30 && !it.has_left && !it.name.is_empty()));
        // 810.4: the life is that of the team, and both say so.
        let own = Strings::of(locale).table.team_life;
        let spoken = own.to_lowercase();
        assert!(players.iter().all(|it| it.shares_life && it.label.to_lowercase().contains(&spoken)));
        assert_eq!(&*players[2].name, "Carla");
        assert!(players[3].name.ends_with(" 4"), "a name for a seat without one: {}", players[3].name);
        let html = page(0, locale);
        let near = html.find("battlefield__near").unwrap();
        let at = |player: &str| html.find(&format!("data-player=\"{player}\"")).unwrap();
        assert!(at("One") > near && at("Three") > near && at("Two") < near && at("Four") < near);
    }
}

#[test]
fn every_event_of_a_team_game_can_be_shown() {
    for locale in Locale::ALL {
        let mut turns = 0;
        let mut session = session_after(0, locale);
        while turns < 4 {
            let before = session.cursor();
            session = session.after(&Command::NextEvent);
            if session.cursor() == before {
                let (_, action) = default_action(session.game()).unwrap();
                session = session.after(&Command::Act(action));
            }
            turns = session.game().turn().number - 2;
            let seen = session.snapshot();
            let shown = seen.log.entries.last().map(|it| it.sentence.to_string()).unwrap_or_default();
            assert!(!shown.is_empty() && !shown.contains("  "), "{shown:?}");
        }
    }
}

/// A card of the partner's is played by the learner, and the partner plays it.
#[test]
fn a_learner_plays_for_his_partner() {
    let mut session = session_after(0, Locale::En);
    while session.awaiting() != (Awaiting::Priority { player: One }) {
        session = session.after(&Command::NextEvent);
    }
    let shock = session.game().player(Three).hand[0];
    let cast = Action::Cast { card: shock, targets: vec![Target::Player(Four)] };
    let played = session.after(&Command::Act(cast));
    assert!(played.refusal().is_none(), "{:?}", played.refusal());
    assert_eq!(played.game().stack()[0].controller, Some(Three));
    let seen = played.snapshot();
    assert!(seen.prompt.is_yours);
    assert_eq!(seen.prompt.player, Some(One));
}
