//! Rounds of practice: drawn by a seed, answered, counted belief by belief.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::{Edition, Misconception};
use in_fase::locale::Locale;
use in_fase::session::practice::{
    Level, Practice, PracticeCommand, PracticeView, ROUND, Theme, Wish, has_theme,
};
use in_fase::session::progress::Answered;
use in_fase::session::study::VerdictView;
use std::collections::BTreeSet;

fn wish(seed: u64) -> Wish {
    Wish { edition: Edition::default(), theme: None, level: None, about: [].into(), seed }
}

/// Every question of a round, each answered with the option that `choose` picks; and the round when it is over.
fn gone_through(wish: Wish, choose: impl Fn(&PracticeView) -> usize) -> (Vec<PracticeView>, Practice) {
    let (mut views, mut round) = (Vec::new(), Practice::begin(wish, Locale::It));
    while round.view().question.is_some() {
        views.push(round.view());
        let chosen = choose(views.last().unwrap());
        round = round.after(&PracticeCommand::Answer(chosen)).after(&PracticeCommand::Next);
    }
    (views, round)
}

fn sentences(views: &[PracticeView]) -> Vec<(String, String)> {
    let told = |view: &PracticeView| {
        let question = view.question.as_ref().unwrap();
        (question.sentence.to_string(), view.table.as_ref().unwrap().fingerprint.to_string())
    };
    views.iter().map(told).collect()
}

#[test]
fn the_same_seed_makes_the_same_round_and_no_question_comes_twice() {
    for seed in [1, 2] {
        let (one, _) = gone_through(wish(seed), |_| 0);
        let (other, _) = gone_through(wish(seed), |_| 1);
        assert_eq!(one.len(), usize::try_from(ROUND).unwrap());
        assert_eq!(sentences(&one), sentences(&other), "whatever is answered");
        assert_eq!(sentences(&one).into_iter().collect::<BTreeSet<_>>().len(), one.len());
    }
    let first = |seed| Practice::begin(wish(seed), Locale::It).view().question;
    assert!((1..6).any(|seed| first(seed) != first(seed + 1)));
}

#[test]
fn a_round_about_a_belief_tempts_with_it() {
    let about = [Misconception::UntapFirst, Misconception::AuraFallsOff, Misconception::OneCleanup];
    let (views, _) = gone_through(Wish { about: about.into(), ..wish(5) }, |_| 0);
    for (view, belief) in views.iter().zip(about) {
        assert!(view.question.as_ref().unwrap().tempted.contains(&belief), "{belief:?}");
    }
}

#[test]
fn an_answer_counts_once_for_the_beliefs_behind_it() {
    let round = Practice::begin(Wish { about: [Misconception::UntapFirst].into(), ..wish(1) }, Locale::It);
    let options = round.view().question.unwrap().options.len();
    let outcomes: Vec<_> = (0..options).map(|at| round.after(&PracticeCommand::Answer(at))).collect();
    let right: Vec<_> = outcomes.iter().filter(|it| it.view().verdict == VerdictView::RightAnswer).collect();
    let [right] = right[..] else { panic!("one option is right") };
    assert!(
        matches!(right.counted(), Some((beliefs, Answered::Right)) if beliefs.contains(&Misconception::UntapFirst))
    );
    assert_eq!(right.after(&PracticeCommand::Answer(0)).view(), right.view(), "answered once for all");
    for wrong in outcomes.iter().filter(|it| it.view().verdict != VerdictView::RightAnswer) {
        let Some((beliefs, Answered::Wrong)) = wrong.counted() else { panic!("a wrong answer counts") };
        let view = wrong.view();
        assert!(!beliefs.is_empty() && view.results.iter().all(|it| it.wrong == 1 && it.right == 0));
        let feedback = view.question.unwrap().feedback.unwrap();
        assert!(feedback.belief.is_some() && feedback.why.is_some() && feedback.what_if.is_some());
        assert!(!feedback.passages.is_empty());
    }
}

#[test]
fn what_is_only_shown_counts_for_nothing() {
    let round = Practice::begin(wish(3), Locale::En);
    assert_eq!(round.after(&PracticeCommand::Next).view(), round.view(), "first an answer");
    let shown = round.after(&PracticeCommand::Reveal);
    assert_eq!(shown.view().verdict, VerdictView::Revealed);
    assert!(shown.counted().is_none() && shown.view().results.is_empty());
    assert_eq!(shown.after(&PracticeCommand::Next).view().number, 2);
}

#[test]
fn another_language_tells_the_same_round() {
    let round = Practice::begin(wish(4), Locale::It).after(&PracticeCommand::Answer(0));
    for locale in Locale::ALL {
        let spoken = round.after(&PracticeCommand::SetLocale(locale)).view();
        assert_eq!(spoken.verdict, round.view().verdict);
        assert_eq!(spoken.table.unwrap().fingerprint, round.view().table.unwrap().fingerprint);
    }
}

#[test]
fn there_are_questions_of_every_theme_that_somebody_can_be_wrong_about_and_of_every_level() {
    let has_any = |wish: Wish| Practice::begin(wish, Locale::It).view().question.is_some();
    for theme in Theme::ALL {
        assert!(has_any(Wish { theme: Some(theme), ..wish(9) }), "{theme:?}");
    }
    for level in Level::ALL {
        assert!(has_any(Wish { edition: Edition::ALL[0], level: Some(level), ..wish(2) }), "{level:?}");
    }
    // Tokens that phase out were gone in 2005, and day and night came later.
    let absent = Theme::ALL.into_iter().filter(|theme| !has_theme(Edition::ALL[0], *theme));
    assert_eq!(absent.collect::<Vec<_>>(), [Theme::Tokens, Theme::DayNight]);
    assert!(Theme::ALL.into_iter().all(|theme| has_theme(Edition::ALL[1], theme)));
}
