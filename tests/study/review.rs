//! What is asked again at the end of a lesson: first what it is time to ask this learner, and why.

use super::library;
use in_fase::engine::{Edition, Misconception};
use in_fase::locale::Locale;
use in_fase::session::progress::{Answered, Day, Due, Progress, Why};
use in_fase::session::study::{Again, BeatKindView, QuestionView, Study, StudyCommand};

/// Builds on most of the lessons about the turn, combat and phasing.
const LATE: &str = "phasing-and-combat";

/// The questions asked again at the end of a lesson.
fn asked_again(lesson: &str, edition: Edition, again: Again) -> Vec<QuestionView> {
    let study = Study::open(&library(), lesson, edition, Locale::En, again).unwrap();
    let beats = (1..=study.beats()).map(|beat| study.after(&StudyCommand::SkipTo(beat)).view());
    let reviews = beats.filter(|view| view.kind == BeatKindView::Review);
    reviews.map(|view| view.question.unwrap()).collect()
}

fn about(questions: &[QuestionView]) -> Vec<(String, Option<Why>)> {
    let told = |it: &QuestionView| (format!("{:?}: {}", it.from, it.sentence), it.why);
    questions.iter().map(told).collect()
}

fn due(belief: Misconception, why: Why) -> Due {
    Due { belief, why }
}

#[test]
fn what_was_believed_is_asked_again_before_what_chance_draws_and_says_how_often() {
    let why = Why::Believed { times: 2 };
    for edition in Edition::ALL {
        for seed in 0..6 {
            let again = Again { seed, due: [due(Misconception::UnblockedAgain, why)].into() };
            let asked = asked_again(LATE, edition, again.clone());
            assert_eq!(asked.len(), 2);
            assert!(asked[0].tempted.contains(&Misconception::UnblockedAgain), "{:?}", asked[0]);
            assert_eq!((asked[0].why, asked[1].why), (Some(why), None));
            assert_eq!(about(&asked), about(&asked_again(LATE, edition, again)), "seed {seed}");
        }
    }
}

#[test]
fn the_most_pressing_two_are_asked_in_their_order_each_with_its_own_reason() {
    let (believed, waited) = (Why::Believed { times: 1 }, Why::Waited { days: 4 });
    let all = [
        due(Misconception::RespondInUntap, believed),
        due(Misconception::NoAttackNoCombat, waited),
        due(Misconception::UnblockedAgain, waited),
    ];
    let asked = asked_again(LATE, Edition::Current, Again { seed: 3, due: all.into() });
    assert_eq!(asked.iter().map(|it| it.why).collect::<Vec<_>>(), [Some(believed), Some(waited)]);
    assert!(asked[0].tempted.contains(&Misconception::RespondInUntap));
    assert!(asked[1].tempted.contains(&Misconception::NoAttackNoCombat));
}

#[test]
fn without_anything_due_the_seed_alone_draws_and_nothing_is_said_of_a_record() {
    let drawn: Vec<_> =
        (0..6).map(|seed| about(&asked_again(LATE, Edition::Classic, Again::by(seed)))).collect();
    assert!(drawn.iter().flatten().all(|(_, why)| why.is_none()));
    assert!(drawn.iter().filter(|it| **it != drawn[0]).count() > 2, "{drawn:?}");
    // In 2005 no lesson asks about day and night.
    let other = due(Misconception::NeitherBecomesDay, Why::Believed { times: 9 });
    let again = Again { seed: 5, due: [other].into() };
    assert_eq!(about(&asked_again(LATE, Edition::Classic, again)), drawn[5]);
}

/// The third lesson asks who has priority and what comes next; of the two before it one question alone is of another kind.
#[test]
fn what_is_asked_again_is_asked_in_other_words_than_the_lesson_asked_last_where_there_are_any() {
    for edition in Edition::ALL {
        for seed in 0..6 {
            let asked = asked_again("stays-tapped", edition, Again::by(seed));
            let is_new = |it: &QuestionView| &*it.sentence == "May Tower Apprentice block in this combat?";
            assert_eq!(
                asked.iter().position(is_new),
                Some(0),
                "{edition:?}, seed {seed}: {:?}",
                about(&asked)
            );
        }
    }
}

#[test]
fn the_record_says_what_is_due_as_practice_does() {
    let today = Day(20_000);
    let progress = Progress::default()
        .with_answer(&[Misconception::LandPerMain], Answered::Wrong, Day(19_990))
        .with_answer(&[Misconception::LandPerMain], Answered::Wrong, Day(19_990))
        .with_answer(&[Misconception::RespondInUntap], Answered::Right, Day(19_990))
        .with_answer(&[Misconception::OpponentFirst], Answered::Right, today);
    let expected = [
        due(Misconception::LandPerMain, Why::Believed { times: 2 }),
        due(Misconception::RespondInUntap, Why::Waited { days: 1 }),
    ];
    assert_eq!(progress.all_due(today), expected);
    assert_eq!(progress.schedule(today, Edition::Current).due, expected);
}
