//! Every lesson gone through: by its solutions, with right and wrong answers, in both editions and all languages.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

mod acting;
#[path = "../course/mod.rs"]
mod course;
mod facts;
mod guidance;
mod record;
mod review;
mod tasks;

use in_fase::engine::{Action, Edition};
use in_fase::lesson::{Lesson, bundle};
use in_fase::locale::Locale;
use in_fase::session::study::{
    Again, BeatKindView, Library, OptionMark, Study, StudyCommand, StudyView, Verdict, Wanted,
};
use in_fase::session::{Command, default_action};
use std::sync::Arc;

/// More wishes than any lesson needs.
const ENOUGH: usize = 2_000;

/// All lessons.
fn library() -> Library {
    let texts = course::texts();
    Library::of_bundle(&bundle(texts.iter().map(String::as_str)))
}

/// A lesson in an edition, at its first beat, with what to call it when something fails.
struct Case {
    name: String,
    lesson: Arc<Lesson>,
    study: Study,
}

/// Looks at every lesson in each of its editions, several at a time.
fn in_every_lesson(look: impl Fn(&Case) + Sync) {
    let count = library().len();
    assert!(count > 0);
    let of = |number: usize| {
        let library = library();
        let lesson = &library.lessons()[number];
        for edition in lesson.editions.iter() {
            let study = Study::open(&library, &lesson.id, edition, Locale::It, Again::by(7));
            let study = study.unwrap_or_else(|| panic!("{} can't be played in {edition:?}", lesson.id));
            assert_eq!(study.edition(), edition);
            look(&Case { name: format!("{} ({edition:?})", lesson.id), lesson: Arc::clone(lesson), study });
        }
    };
    std::thread::scope(|scope| {
        for first in 0..2 {
            scope.spawn(move || (first..count).step_by(2).for_each(of));
        }
    });
}

/// Goes on until the beat is over.
fn go_through(mut study: Study, name: &str) -> Study {
    for _ in 0..ENOUGH {
        if study.is_over() {
            return study;
        }
        study = study.after(&StudyCommand::Next);
    }
    panic!("{name}: beat {} does not end", study.beat());
}

/// Everything that a view says is there in every language.
fn is_told(view: &StudyView, name: &str) {
    assert!(!view.lesson.title.is_empty() && !view.lesson.goal.is_empty(), "{name}");
    let is_question = matches!(view.kind, BeatKindView::Predict | BeatKindView::Review);
    assert!(is_question || !view.said.is_empty(), "{name}: nothing is said in beat {}", view.beat);
    assert!(view.said.iter().all(|text| !text.is_empty()), "{name}");
    if let Some(question) = &view.question {
        assert!(!question.sentence.is_empty() && question.options.len() >= 2, "{name}");
        assert!(question.options.iter().all(|option| option.lines.iter().all(|line| !line.is_empty())));
        assert_eq!(question.from.is_some(), view.kind == BeatKindView::Review, "{name}");
    }
    if view.kind == BeatKindView::Summary {
        assert!(!view.rules.is_empty(), "{name}: the summary cites nothing");
    }
}

/// The number of the right answer.
fn right_answer(study: &Study) -> usize {
    let shown = study.after(&StudyCommand::Reveal).view().question.unwrap();
    shown.options.iter().position(|option| option.mark == OptionMark::Right).unwrap()
}

/// One beat from its beginning to its end, by the solution and the right answers.
fn solve(study: Study, name: &str) -> Study {
    let view = study.view();
    match view.wanted {
        Wanted::Answer => {
            let answered = study.after(&StudyCommand::Answer(right_answer(&study)));
            assert_eq!(*answered.verdict(), Verdict::RightAnswer, "{name}, beat {}", view.beat);
            let question = answered.view().question.unwrap();
            let feedback = question.feedback.unwrap();
            assert!(feedback.belief.is_none() && feedback.what_if.is_none() && !feedback.passages.is_empty());
            go_through(answered, name)
        }
        Wanted::Act => {
            assert_eq!(*study.verdict(), Verdict::NotYet, "{name}, beat {}: done untouched", view.beat);
            let revealed = study.after(&StudyCommand::Reveal);
            assert_eq!(*revealed.verdict(), Verdict::Revealed);
            go_through(revealed, name)
        }
        Wanted::Try => {
            let revealed = study.after(&StudyCommand::Reveal);
            assert!(revealed.view().table.refused.is_some(), "{name}, beat {}: nothing refused", view.beat);
            revealed
        }
        Wanted::Next | Wanted::Nothing => go_through(study, name),
    }
}

#[test]
fn every_lesson_is_gone_through_by_its_solutions_in_every_language_and_edition() {
    in_every_lesson(|Case { name, study, .. }| {
        let mut study = study.clone();
        for beat in 1..=study.beats() {
            assert_eq!(study.beat(), beat, "{name}");
            for locale in Locale::ALL {
                is_told(&study.after(&StudyCommand::SetLocale(locale)).view(), name);
            }
            study = solve(study, name).after(&StudyCommand::Next);
            assert!(study.view().notice.is_none(), "{name}, beat {beat}");
        }
        assert_eq!(study.view().wanted, Wanted::Nothing, "{name}");
        assert_eq!(study.view().kind, BeatKindView::Summary, "{name}");
    });
}

#[test]
fn a_lesson_that_builds_on_others_ends_with_two_of_their_questions() {
    in_every_lesson(|Case { name, lesson, study }| {
        let beats = 1..=study.beats();
        let kinds: Vec<BeatKindView> =
            beats.map(|beat| study.after(&StudyCommand::SkipTo(beat)).view().kind).collect();
        let asked = kinds.iter().filter(|kind| **kind == BeatKindView::Review).count();
        assert_eq!(asked, if lesson.after.is_empty() { 0 } else { 2 }, "{name}: {kinds:?}");
        assert_eq!(kinds.last(), Some(&BeatKindView::Summary), "{name}");
    });
}

/// A small generator: the same wishes every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }
}

#[test]
fn whatever_is_wished_nothing_panics_and_the_view_can_be_told() {
    in_every_lesson(|Case { name, study, .. }| {
        let (mut study, mut chance) = (study.clone(), Chance(20_251_018));
        for _ in 0..60 {
            let wish = wish(&mut chance, &study);
            study = study.after(&wish);
            assert!((1..=study.beats()).contains(&study.beat()), "{name}: {wish:?}");
        }
        let view = study.view();
        assert!(view.table.cursor <= view.table.total, "{name}");
    });
}

fn wish(chance: &mut Chance, study: &Study) -> StudyCommand {
    let plain = default_action(study.session().game()).map_or(Action::PassPriority, |(_, action)| action);
    match chance.below(16) {
        0..=3 => StudyCommand::Next,
        4 => StudyCommand::Act(plain),
        5 => StudyCommand::Try(Action::attack(Vec::new())),
        6 => StudyCommand::Answer(chance.below(6)),
        7 => StudyCommand::Reveal,
        8 => StudyCommand::Hint,
        9 => StudyCommand::SkipTo(u32::try_from(chance.below(12)).unwrap()),
        10 => StudyCommand::Undo,
        11 => StudyCommand::Redo,
        12 => StudyCommand::SetEdition(Edition::ALL[chance.below(2)]),
        13 => StudyCommand::SetLocale(Locale::ALL[chance.below(3)]),
        14 => [
            StudyCommand::Look(Command::PreviousStep),
            StudyCommand::Look(Command::NextTurn),
            StudyCommand::Look(Command::Jump(3)),
            StudyCommand::Look(Command::Restart),
            StudyCommand::Look(Command::NextEventPlainly),
        ][chance.below(5)]
        .clone(),
        _ => [StudyCommand::Again, StudyCommand::Dismiss][chance.below(2)].clone(),
    }
}
