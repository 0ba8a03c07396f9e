//! The notation as a whole: built-in scenarios, faults and their places, hostile text, writing and reading again.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::{Edition, Game, PlayerId, Step};
use in_fase::locale::Locale;
use in_fase::scenario::{
    BUILTIN, Decision, Found, Labels, Scenario, Script, builtin, builtin_heads, builtins, default_action,
    parse, parse_with_faults, print, run_case, transcript,
};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Every text in the notation that belongs to the project.
fn texts() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["tests/cases", "src/scenario/data"];
    let files = folders.iter().flat_map(|folder| fs::read_dir(root.join(folder)).unwrap());
    let texts: Vec<String> = files
        .map(|file| file.unwrap().path())
        .filter(|path| path.is_file())
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    assert!(texts.len() >= 4);
    texts
}

/// Plays a script move by move; the transcript, the game at its end, and whether the script came to its end.
fn step_by_step(scenario: &Scenario, edition: Edition) -> (Vec<String>, Game) {
    let built = scenario.build(edition).unwrap();
    let script = Script::new(scenario, edition, built.labels.clone());
    let first = built.game.advance();
    let (mut game, mut log, mut position) = (first.game, first.entries, 0);
    while let Some((next, player, action)) = script.next_move(&game, position) {
        assert!(next >= position);
        position = next;
        log.extend(game.act(player, &action).unwrap());
        assert!(log.len() < 100_000);
    }
    (transcript(&built.game, &log, &built.labels), game)
}

#[test]
fn the_built_in_scenarios_are_complete_and_hold_in_both_editions() {
    let ids: Vec<&str> = builtins().map(|scenario| &*scenario.id).collect();
    assert_eq!(ids, BUILTIN);
    for scenario in builtins() {
        for locale in Locale::ALL {
            assert!(
                scenario.titles.get(locale).is_some() && scenario.intro(locale).is_some(),
                "{}",
                scenario.id
            );
        }
        for edition in Edition::ALL {
            let report = run_case(scenario, edition);
            assert!(report.has_passed(), "{} {edition:?}\n{:#?}", scenario.id, report.failures);
        }
    }
    assert_eq!(builtin("Tutorial").unwrap().title(Locale::It), "Un turno intero");
    assert!(builtin("nothing of the kind").is_none());
}

#[test]
fn the_list_of_scenarios_says_what_the_scenarios_say() {
    let told = |it: &Scenario| (it.id.clone(), it.titles.clone(), it.intros.clone(), it.editions);
    let listed: Vec<_> = builtin_heads().iter().map(told).collect();
    assert_eq!(listed, builtins().map(told).collect::<Vec<_>>());
}

#[test]
fn a_built_in_scenario_goes_move_by_move_to_the_opponents_upkeep() {
    for scenario in builtins() {
        for edition in Edition::ALL {
            let (steps, game) = step_by_step(scenario, edition);
            assert_eq!(steps, run_case(scenario, edition).transcript, "{} {edition:?}", scenario.id);
            assert_eq!((game.active_player(), game.turn().step), (PlayerId::Two, Step::Upkeep));
        }
    }
}

#[test]
fn a_case_goes_move_by_move_as_the_runner_plays_it() {
    let mut same = 0;
    for scenario in texts().iter().flat_map(|text| parse(text).unwrap()) {
        for edition in scenario.editions.iter().filter(|edition| scenario.build(*edition).is_ok()) {
            let played = run_case(&scenario, edition).transcript;
            let (steps, _) = step_by_step(&scenario, edition);
            let first = steps.iter().zip(&played).position(|(step, other)| step != other);
            assert!(first.is_none() && steps.len() == played.len(), "{} {edition:?} {first:?}", scenario.id);
            same += 1;
        }
    }
    assert!(same > 100, "{same}");
}

#[test]
fn whoever_does_nothing_in_particular_reaches_the_next_turn() {
    for scenario in builtins() {
        for edition in Edition::ALL {
            let mut game = scenario.build(edition).unwrap().game.advance().game;
            let turn = game.turn().number;
            let mut choices = 0;
            while game.turn().number == turn {
                let (player, action) = default_action(&game).unwrap();
                game = game.apply(player, &action).unwrap().game;
                choices += 1;
                assert!(choices < 200, "{} does not go on", scenario.id);
            }
        }
    }
}

#[test]
fn writing_and_reading_again_gives_the_same_scenario() {
    for text in texts() {
        for scenario in parse(&text).unwrap() {
            let written = print(&scenario);
            let again = parse(&written).unwrap_or_else(|faults| panic!("{written}\n{faults:#?}"));
            assert_eq!(again, std::slice::from_ref(&scenario), "{written}");
        }
    }
}

/// Places and codes of all faults of a text.
fn faults(text: &str) -> Vec<(u32, u32, &'static str)> {
    let (_, faults) = parse_with_faults(text);
    faults.iter().map(|fault| (fault.spot.line(), fault.spot.column(), fault.problem.code())).collect()
}

#[test]
fn all_faults_of_a_text_are_found_at_their_places() {
    let text = "day\n\
                case A one thing\n\
                \x20 you have X = Bear: tapped, flat\n\
                \x20 you life many\n\
                \x20 expect X in limbo\n\
                \x20 you hand \"Shock\n\
                \x20 you pass now\n\
                \x20 night\n\
                case A again\n\
                \x20 refuse you pass because ofReasons\n\
                \x20 expect events: phased up\n\
                \x20 title de \"Nein\"\n\
                \x20 edition modern\n\
                \x20 advance to lunch\n";
    let found = faults(text);
    let expected = [
        (1, 1, "beforeFirstBlock"),
        (3, 30, "expected"),
        (4, 12, "expected"),
        (5, 15, "expected"),
        (6, 12, "unclosedQuote"),
        (7, 12, "leftOver"),
        (9, 6, "repeatedId"),
        (10, 27, "expected"),
        (11, 25, "leftOver"),
        (12, 9, "expected"),
        (13, 11, "expected"),
        (14, 14, "expected"),
    ];
    assert_eq!(found, expected);
}

#[test]
fn what_is_wrong_with_the_text_as_a_whole_is_said_too() {
    assert_eq!(faults(""), [(1, 1, "nothingHere")]);
    assert_eq!(faults("card Bear: creature Bear 2/2"), [(1, 1, "nothingHere")]);
    assert_eq!(faults("case A\n you pass\n day"), [(3, 2, "setupAfterScript")]);
    assert_eq!(faults("case A\ncase a\n"), [(2, 6, "repeatedId")]);
    assert_eq!(faults("case\n"), [(1, 5, "expected")]);
    assert_eq!(faults(&format!("case A\n{}", "# \n".repeat(100_000)))[0].2, "textTooLong");
    assert_eq!(faults(&format!("case A\n you name {}", "n".repeat(101))), [(2, 11, "nameTooLong")]);
    assert_eq!(faults(&format!("case A\n{}", " you have Bear\n".repeat(501))), [(1, 1, "tooManyPermanents")]);
    assert_eq!(faults("case A\n you hand Forest x501"), [(2, 11, "tooManyCards")]);
    assert_eq!(faults(&format!("case A\n{}", " you pass\n".repeat(10_001))), [(1, 1, "tooManyScriptLines")]);
}

/// Places and codes of what keeps a set-up from being built.
fn build_faults(text: &str, edition: Edition) -> Vec<(u32, u32, &'static str)> {
    let scenarios = parse(text).unwrap();
    let faults = scenarios[0].build(edition).map(|_| ()).unwrap_err();
    faults.iter().map(|fault| (fault.spot.line(), fault.spot.column(), fault.problem.code())).collect()
}

#[test]
fn what_the_set_up_asks_for_in_vain_is_said_at_its_line() {
    let current = Edition::default();
    let text = "case A\n you have Bear Bear\n you have A = Peat Bear\n you have a = Peat Bear\n you have Living Ivy on Q\n you have Living Ivy on Peat Bear";
    assert_eq!(
        build_faults(text, current),
        [(2, 11, "unknownCard"), (4, 11, "repeatedLabel"), (5, 25, "unknownName"), (6, 25, "ambiguousName")]
    );
    let text = "case A\n you life 0\n you have Short Blade on Forest\n you have Forest\n you have Giant Growth\n day\n you have Living Ivy";
    let found = build_faults(text, Edition::default().other());
    for line in [2, 3, 5, 6, 7] {
        assert!(found.contains(&(line, 2, "setup")), "{line}: {found:?}");
    }
    assert_eq!(found.len(), 5);
}

#[test]
fn labels_follow_a_card_through_the_zones() {
    let text = "case A\n start at precombat main\n free mana\n you have X = Peat Bear\n you hand Parting Word\n you cast Parting Word at X\n resolve";
    let scenario = &parse(text).unwrap()[0];
    let edition = Edition::default().other();
    let before: Labels = scenario.build(edition).unwrap().labels;
    let (_, game) = step_by_step(scenario, edition);
    let now = before.meanings(&game, "x");
    assert_eq!(now.len(), 1);
    assert_ne!(Some(now[0]), before.labelled("X"));
    assert_eq!(game.player(PlayerId::One).graveyard.len(), 2);
}

#[test]
fn a_failing_expectation_names_its_line_and_what_was_found() {
    let text = "case A\n you have X = Peat Bear\n expect X tapped\n expect not X is 2/2\n expect you hand 3\n you attack with X\n expect X attacking";
    let report = run_case(&parse(text).unwrap()[0], Edition::default().other());
    let failures: Vec<_> = report
        .failures
        .iter()
        .map(|own| (own.line, &*own.statement, own.found.message(Locale::En)))
        .collect();
    assert_eq!(failures[0], (3, "expect X tapped", "X untapped".to_owned()));
    assert_eq!(failures[1], (4, "expect not X is 2/2", "it holds".to_owned()));
    assert_eq!(failures[2], (5, "expect you hand 3", "you hand 0".to_owned()));
    assert_eq!((failures.len(), failures[3].0), (4, 6));
    assert!(failures[3].2.starts_with("refused: notNow"), "{}", failures[3].2);
}

#[test]
fn whoever_attacks_otherwise_than_the_script_says_goes_on_with_its_next_line() {
    let text = "case A\n start at declare attackers\n you have X = Peat Bear\n you have Y = Peat Bear\n you attack with X\n both pass";
    let scenario = &parse(text).unwrap()[0];
    let edition = Edition::default().other();
    let built = scenario.build(edition).unwrap();
    let script = Script::new(scenario, edition, built.labels.clone());
    let game = built.game.advance().game;
    let (after_line, _, scripted) = script.next_move(&game, 0).unwrap();
    assert_eq!(script.after_other_choice(&game, 0), after_line);
    let (player, other) = default_action(&game).unwrap();
    assert_ne!(other, scripted);
    let game = game.apply(player, &other).unwrap().game;
    let (pass, ..) = script.next_move(&game, after_line).unwrap();
    assert_eq!(script.after_other_choice(&game, after_line), after_line);
    assert!(pass > after_line);
}

#[test]
fn double_faced_cards_and_their_keywords_belong_to_the_current_edition() {
    let text = "case A a\n  card Ward: creature Human 2/2, green, cost 1G\n    daybound\n    back Howler: creature Wolf 4/4, red\n      nightbound\n  you have Ward\n";
    assert_eq!(build_faults(text, Edition::Classic), [(6, 3, "setup"), (6, 3, "setup")]);
    assert!(parse(text).unwrap()[0].build(Edition::Current).is_ok());
    let shows = "case A a\n  you have Peat Bear: back face\n";
    assert_eq!(build_faults(shows, Edition::Current), [(2, 3, "setup")]);
}

/// Whatever a text lets happen without end, running it ends and says why.
#[test]
fn a_game_without_end_is_broken_off() {
    let tokens = "card Brood: creature Insect 1/1
  whenever another creature enters: create 100 1/1 blue Spirit creature tokens
  {0}: create 100 1/1 blue Spirit creature tokens
case BROOD Ever more tokens
  start at precombat main
  you have B = Brood
  you activate B
  advance to end";
    let life = "card Spring: enchantment
  whenever you gain life: you gain 1 life
  {0}: you gain 1 life
case SPRING Ever more life
  start at precombat main
  you have S = Spring
  you activate S
  resolve all";
    for (text, found) in [(tokens, "there are more than 2000 permanents"), (life, "the stack never empties")]
    {
        let report = run_case(&parse(text).unwrap()[0], Edition::default());
        assert_eq!(
            report.failures.iter().map(|failure| failure.found.message(Locale::En)).collect::<Vec<_>>(),
            [found]
        );
    }
}

/// Everything that can be found instead, but for what the notation itself says and what is wrong with a set-up.
#[test]
fn what_is_found_instead_is_told_in_each_language_in_its_own_words() {
    let (tag, awaited) = ("notNow", Some((Decision::Attackers, PlayerId::One)));
    let all = [
        Found::Holds,
        Found::SetUpTaken,
        Found::NeverBegan(Step::Upkeep),
        Found::WaitsFor(awaited),
        Found::WaitsFor(None),
        Found::NoPriority(awaited),
        Found::NoPriority(None),
        Found::NothingCalled("X".to_owned()),
        Found::Refused { tag, why: None },
        Found::RefusedOtherwise { tag, why: None },
        Found::Accepted,
        Found::NotThere { pattern: "X dies".to_owned(), happened: vec!["X attacks".to_owned()] },
        Found::Happened("X dies".to_owned()),
        Found::StackEmpty,
        Found::StackNeverEmpties,
        Found::GameEnded,
        Found::NotReached,
        Found::Crowd(2_000),
        Found::TooLong,
    ];
    let mut seen = BTreeSet::new();
    for found in all {
        for locale in Locale::ALL {
            let told = found.message(locale);
            assert!(!told.is_empty() && seen.insert(told.clone()), "twice: {told}");
        }
    }
    assert!(seen.contains("la partita aspetta «attackers» da «you»"));
    assert!(seen.contains("le jeu attend «\u{a0}attackers\u{a0}» de «\u{a0}you\u{a0}»"));
    assert!(seen.contains("the game waits for attackers (you)"));
}
