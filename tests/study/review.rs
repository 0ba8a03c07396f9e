//! What is asked again at the end of a lesson: first what it is time to ask this learner, and why.

use super::library;
use in_fase::engine::{Edition, Misconception};
use in_fase::locale::Locale;
use in_fase::session::progress::{Answered, Day, Due, Progress, Why};
use in_fase::session::snapshot::Text;
use in_fase::session::study::{Again, BeatKindView, Library, QuestionView, Study, StudyCommand, StudyView};
use std::collections::{BTreeMap, BTreeSet};

/// Builds on most of the lessons about the turn, combat and phasing.
const LATE: &str = "phasing-and-combat";

/// The parts in which something is asked again at the end of a lesson.
fn reviews(library: &Library, lesson: &str, edition: Edition, again: Again) -> Vec<StudyView> {
    let study = Study::open(library, lesson, edition, Locale::En, again).unwrap();
    // They stand before the summary.
    let beats = study.beats().saturating_sub(2)..study.beats();
    let views = beats.map(|beat| study.after(&StudyCommand::SkipTo(beat)).view());
    views.filter(|view| view.kind == BeatKindView::Review).collect()
}

/// The questions asked again at the end of a lesson.
fn asked_again(lesson: &str, edition: Edition, again: Again) -> Vec<QuestionView> {
    let views = reviews(&library(), lesson, edition, again);
    views.into_iter().map(|view| view.question.unwrap()).collect()
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

/// A question that names two beliefs has room for one of them where it has two answers; it is asked on account of the one with that
/// one's answer. A reason is given only for what tempts.
#[test]
fn whatever_belief_is_due_a_question_that_is_asked_on_its_account_tempts_with_it() {
    let why = Why::Believed { times: 3 };
    let library = library();
    for edition in Edition::ALL {
        let mut asked_about = 0;
        for belief in Misconception::ALL {
            let again = Again { seed: 4, due: [due(*belief, why)].into() };
            let study = Study::open(&library, LATE, edition, Locale::En, again).unwrap();
            // What is asked on account of a belief comes first.
            let first = study.after(&StudyCommand::SkipTo(study.beats() - 2)).view().question.unwrap();
            if first.why.is_some() {
                assert!(first.tempted.contains(belief), "{edition:?}, {belief:?}: {first:?}");
                asked_about += 1;
            }
        }
        assert!(asked_about > 12, "{edition:?}: {asked_about}");
    }
}

/// Two lessons ask who has priority after a resolution; one who takes the step for over with the stack answers the same question.
#[test]
fn both_beliefs_that_one_question_names_are_asked_about_each_with_its_own_answer() {
    let why = Why::Believed { times: 1 };
    for belief in [Misconception::OpponentFirst, Misconception::StepEndsWithStack] {
        for edition in Edition::ALL {
            let asked = asked_again("draw", edition, Again { seed: 2, due: [due(belief, why)].into() });
            assert_eq!(asked[0].why, Some(why), "{belief:?}");
            assert!(asked[0].tempted.contains(&belief), "{belief:?}: {:?}", asked[0].tempted);
        }
    }
}

/// Whoever takes the whole course on one day is asked what he has not been asked yet, as long as there is such a question.
#[test]
fn in_a_course_no_question_is_asked_again_twice_before_all_others_were_asked_once() {
    let library = library();
    for edition in Edition::ALL {
        let mut known: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
        let mut times = [0, 7].map(|seed| (seed, BTreeMap::<String, u32>::new()));
        for lesson in library.lessons().iter().filter(|own| own.editions.include(edition)) {
            let earlier = || lesson.after.iter().filter_map(|name| known.get(&*name.text));
            let before: BTreeSet<String> = earlier().flatten().cloned().collect();
            for (seed, times) in &mut times {
                for view in reviews(&library, &lesson.id, edition, Again::by(*seed)) {
                    let question = whole(&view, view.question.as_ref().unwrap().from.as_ref());
                    let count = |it: &String| times.get(it).copied().unwrap_or_default();
                    let least = before.iter().map(count).min();
                    assert_eq!(Some(count(&question)), least, "{}, {edition:?}: {question}", lesson.id);
                    *times.entry(question).or_default() += 1;
                }
            }
            let own = asked_by(&library, &lesson.id, edition);
            known.insert(&lesson.id, before.into_iter().chain(own).collect());
        }
    }
}

/// What a lesson itself asks.
fn asked_by(library: &Library, lesson: &str, edition: Edition) -> BTreeSet<String> {
    let study = Study::open(library, lesson, edition, Locale::En, Again::default()).unwrap();
    let views = (1..=study.beats()).map(|beat| study.after(&StudyCommand::SkipTo(beat)).view());
    let asked = views.filter(|view| view.kind == BeatKindView::Predict);
    asked.map(|view| whole(&view, Some(&view.lesson.title))).collect()
}

/// A question with what is said before it: a lesson may ask in the same words about two moments.
fn whole(view: &StudyView, from: Option<&Text>) -> String {
    format!("{from:?}: {:?} {}", view.said, view.question.as_ref().unwrap().sentence)
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
