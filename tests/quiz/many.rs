//! Ten thousand questions: one option each is right, by a second opinion, and no two say the same in any language.

use super::judge::Judge;
use in_fase::engine::{Edition, PlayerId};
use in_fase::locale::Locale;
use in_fase::quiz::{Played, Question, Worlds, boards};
use in_fase::scenario::{Scenario, builtins};
use std::collections::BTreeSet;

/// How many questions are asked.
const QUESTIONS: usize = 10_000;
/// Of the places of a board every third is visited, and asked with so many seeds.
const STRIDE: usize = 3;
const SEEDS: u64 = 10;
/// Built-in scenarios are longer: so many of their places, and no crowd.
const LONG_STRIDE: usize = 17;
const CROWD: usize = 20;

#[test]
fn of_ten_thousand_questions_each_has_one_right_option_and_options_never_coincide() {
    let mut asked = 0;
    for (scenario, stride) in scenarios() {
        for edition in scenario.editions.iter() {
            let played = Played::new(scenario, edition).unwrap();
            let judge = Judge::new(scenario, edition);
            for at in (0..=played.len()).step_by(stride) {
                asked += asked_at(scenario, edition, &played, &judge, at);
            }
        }
    }
    assert!(asked >= QUESTIONS, "only {asked} questions");
}

fn scenarios() -> impl Iterator<Item = (&'static Scenario, usize)> {
    let small = |scenario: &&Scenario| scenario.setup.len() < 2 * CROWD;
    boards().iter().map(|it| (it, STRIDE)).chain(builtins().filter(small).map(|it| (it, LONG_STRIDE)))
}

fn asked_at(scenario: &Scenario, edition: Edition, played: &Played, judge: &Judge, at: usize) -> usize {
    let Some(state) = played.at(at) else { return 0 };
    let mut worlds = Worlds::new(played.place(&state));
    let mut asked = 0;
    for seed in 0..SEEDS {
        for question in worlds.questions(seed * 1_000) {
            let place = format!("{} {edition:?} {at}: {:?}", scenario.id, question.ask);
            is_sound(&place, &question, judge, at);
            if seed == 0 {
                is_told_apart(&place, &question, played);
            }
            asked += 1;
        }
    }
    asked
}

fn is_sound(place: &str, question: &Question, judge: &Judge, at: usize) {
    let truth = judge.answer(at, question.ask);
    let right = question.options.iter().filter(|it| Some(&it.answer) == truth.as_ref()).count();
    assert_eq!(right, 1, "{place}: {truth:?}");
    assert_eq!(Some(&question.options[question.right].answer), truth.as_ref(), "{place}");
    assert!((2..=question.level.options()).contains(&question.options.len()), "{place}");
    for (number, option) in question.options.iter().enumerate() {
        assert_eq!(option.believed.is_empty(), number == question.right, "{place}");
        assert!(option.entries.len() <= 600, "{place}: a world without end");
    }
}

fn is_told_apart(place: &str, question: &Question, played: &Played) {
    for locale in Locale::ALL {
        let told = question.told(played.script(), locale, PlayerId::One);
        let distinct: BTreeSet<_> = told.options.iter().collect();
        assert_eq!(distinct.len(), told.options.len(), "{place} {locale:?}: {:?}", told.options);
        let is_sentence = |text: &String| text.ends_with(['.', '?']) && !text.contains("  ");
        assert!(is_sentence(&told.question), "{place}: {}", told.question);
        let texts = told.options.iter().flatten().chain(&told.assumptions);
        texts.for_each(|text| assert!(is_sentence(text), "{place}: {text}"));
    }
}
