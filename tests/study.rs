//! Every lesson gone through: by its solutions, with right and wrong answers, in both editions and all languages.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

mod course;

use course::library;
use in_fase::engine::{Action, Awaiting, Edition, LegalAction, PlayerId};
use in_fase::lesson::{BeatKind, Course, Lesson, Mistake, Stretch};
use in_fase::locale::Locale;
use in_fase::scenario::{Script, action_of};
use in_fase::session::study::{
    BeatKindView, HintView, OptionMark, Study, StudyCommand, StudyView, Verdict, VerdictView, Wanted,
};
use in_fase::session::{Command, default_action};
use std::sync::Arc;

/// More wishes than any lesson needs.
const ENOUGH: usize = 2_000;

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
            let study = Study::open(&library, &lesson.id, edition, Locale::It, 7);
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

/// Each of these holds in every beat of every lesson. They are looked at together, since to ask a question takes many games.
const FACTS: [fn(&Case, &Study); 8] = [
    a_mistake_does_not_lead_there_or_is_refused_for_its_reason,
    a_task_is_done_by_acting_at_the_table_as_the_solution_says,
    every_wrong_answer_names_a_belief_and_shows_where_it_leads,
    before_an_answer_nothing_shows_what_comes,
    hints_say_where_then_by_which_rule_then_what,
    a_forbidden_attempt_is_refused_for_the_reason_that_the_beat_is_about,
    undo_takes_a_choice_back_and_redo_brings_it_again,
    changing_the_edition_or_the_language_and_back_loses_nothing,
];

#[test]
fn every_fact_about_beats_holds_in_every_beat_of_every_lesson() {
    in_every_lesson(|case| {
        // Once there and back, so that the other edition's model run is known from now on.
        let edition = case.study.edition();
        let there = case.study.after(&StudyCommand::SetEdition(edition.other()));
        let study = there.after(&StudyCommand::SetEdition(edition));
        for beat in 1..=study.beats() {
            let begun = study.after(&StudyCommand::SkipTo(beat));
            assert_eq!(begun.beat(), beat, "{}", case.name);
            FACTS.iter().for_each(|holds| holds(case, &begun));
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

fn a_task_is_done_by_acting_at_the_table_as_the_solution_says(case: &Case, begun: &Study) {
    let name = &case.name;
    let lesson = &case.lesson;
    if begun.view().wanted == Wanted::Act {
        let done = act_it_out(begun, lesson, name);
        assert_eq!(*done.verdict(), Verdict::Done, "{name}, beat {}", begun.beat());
        assert!(done.is_over());
        assert_eq!(done.view().verdict, VerdictView::Done);
    }
}

/// The mistakes that are one choice of the learner, made at the table.
fn a_mistake_does_not_lead_there_or_is_refused_for_its_reason(case: &Case, begun: &Study) {
    if begun.view().wanted != Wanted::Act {
        return;
    }
    let course = Course::new(&case.lesson, begun.edition()).unwrap();
    let beat = course.beat(stretch_of(&course, begun)).unwrap();
    let (BeatKind::Do(task) | BeatKind::Free(task)) = &beat.kind else { panic!("{}", case.name) };
    let here = task.mistakes.iter().filter(|line| line.editions.include(begun.edition()));
    for (number, line) in here.enumerate() {
        let (player, act, because) = match &line.statement {
            // Behind a move it is about another place.
            Mistake::Refused(attempt) if number == 0 => (attempt.player, &attempt.act, Some(attempt.because)),
            Mistake::Plays(in_fase::scenario::Command::Act(player, act)) if number == 0 => {
                (*player, act, None)
            }
            _ => continue,
        };
        let action = action_of(act, player, begun.session().game(), course.labels()).unwrap();
        let acted = begun.after(&StudyCommand::Act(action));
        let place = format!("{}, line {}", case.name, line.spot.line());
        match (because, acted.verdict()) {
            (Some(because), Verdict::Refused(tag)) => {
                assert!(because.is_none_or(|own| own == *tag), "{place}")
            }
            (None, Verdict::NotYet | Verdict::Refused(_)) => {}
            (_, verdict) => panic!("{place}: {verdict:?}"),
        }
        assert!(!acted.is_over(), "{place}");
    }
}

/// Makes the learner's choices of the solution by hand, and lets the opponent play as he does.
fn act_it_out(begun: &Study, lesson: &Arc<Lesson>, name: &str) -> Study {
    let course = Course::new(lesson, begun.edition()).unwrap();
    let stretch = stretch_of(&course, begun);
    let (mut study, mut position) = (begun.clone(), Script::at_line(stretch.first));
    for _ in 0..ENOUGH {
        if *study.verdict() == Verdict::Done {
            break;
        }
        let game = study.session().game().clone();
        let next = match study.session().awaiting() {
            Awaiting::TheTurn => None,
            _ => course.next_move(&game, position, stretch.end),
        };
        let wish = match next {
            Some((next, actor, action)) => {
                position = next;
                if game.are_teammates(actor, PlayerId::One) {
                    StudyCommand::Act(action)
                } else {
                    let plain = default_action(&game);
                    assert_eq!(plain, Some((actor, action)), "{name}: the opponent must play plainly");
                    StudyCommand::Next
                }
            }
            None => StudyCommand::Next,
        };
        let before = study.session().cursor();
        study = study.after(&wish);
        assert!(study.session().refusal().is_none(), "{name}: {wish:?}: {:?}", study.session().refusal());
        if study.session().cursor() == before {
            break;
        }
    }
    study
}

fn stretch_of(course: &Course, study: &Study) -> Stretch {
    course.stretches()[usize::try_from(study.beat()).unwrap() - 1]
}

fn every_wrong_answer_names_a_belief_and_shows_where_it_leads(case: &Case, begun: &Study) {
    let name = &case.name;
    let view = begun.view();
    if view.wanted != Wanted::Answer {
        return;
    }
    let beat = begun.beat();
    assert!(view.question.as_ref().unwrap().options.iter().all(|it| it.mark == OptionMark::Open));
    let right = right_answer(begun);
    for chosen in (0..view.question.unwrap().options.len()).filter(|chosen| *chosen != right) {
        let answered = begun.after(&StudyCommand::Answer(chosen));
        let Verdict::WrongAnswer(believed) = answered.verdict() else { panic!("{name}, beat {beat}") };
        assert!(!believed.is_empty());
        let question = answered.view().question.unwrap();
        assert_eq!(question.options[chosen].mark, OptionMark::Wrong);
        assert_eq!(question.options[right].mark, OptionMark::Right);
        let feedback = question.feedback.unwrap();
        assert!(feedback.belief.is_some() && feedback.why.is_some(), "{name}, beat {beat}");
        assert!(feedback.what_if.is_some() && !feedback.passages.is_empty(), "{name}, beat {beat}");
        let again = answered.after(&StudyCommand::Answer(right));
        assert_eq!(again.verdict(), answered.verdict(), "only the first answer counts");
        assert!(go_through(answered, name).is_over());
    }
}

fn before_an_answer_nothing_shows_what_comes(case: &Case, begun: &Study) {
    let name = &case.name;
    if begun.view().wanted != Wanted::Answer {
        return;
    }
    for wish in [
        StudyCommand::Next,
        StudyCommand::Look(Command::NextEvent),
        StudyCommand::Look(Command::NextStep),
        StudyCommand::Look(Command::NextEventPlainly),
        StudyCommand::Look(Command::Jump(10_000)),
        StudyCommand::Hint,
    ] {
        let peeked = begun.after(&wish);
        assert_eq!(peeked.session().cursor(), begun.session().cursor(), "{name}: {wish:?}");
        assert_eq!(peeked.session().total(), begun.session().cursor(), "{name}: {wish:?}");
        assert!(peeked.view().table.log.next.is_none(), "{name}: {wish:?}");
    }
}

fn hints_say_where_then_by_which_rule_then_what(case: &Case, begun: &Study) {
    let name = &case.name;
    let beat = begun.beat();
    if !matches!(begun.view().wanted, Wanted::Act | Wanted::Try) {
        assert_eq!(begun.view().hints_left, 0, "{name}, beat {beat}");
        return;
    }
    let mut begun = begun.clone();
    for given in 0..3 {
        assert_eq!(begun.view().hints.len(), given, "{name}, beat {beat}");
        assert_eq!(usize::try_from(begun.view().hints_left).unwrap(), 3 - given);
        begun = begun.after(&StudyCommand::Hint);
    }
    begun = begun.after(&StudyCommand::Hint);
    for locale in Locale::ALL {
        let hints = begun.after(&StudyCommand::SetLocale(locale)).view().hints;
        let [HintView::Step { text: step }, HintView::Rule { passages }, HintView::Action { text }] =
            &hints[..]
        else {
            panic!("{name}, beat {beat}: {} hints", hints.len())
        };
        assert!(!step.is_empty() && !passages.is_empty() && !text.is_empty(), "{name}, beat {beat}");
    }
}

fn a_forbidden_attempt_is_refused_for_the_reason_that_the_beat_is_about(case: &Case, begun: &Study) {
    let name = &case.name;
    let lesson = &case.lesson;
    if begun.view().wanted != Wanted::Try {
        return;
    }
    let shown = begun.after(&StudyCommand::Reveal);
    assert_eq!(*shown.verdict(), Verdict::Revealed);
    let refused = shown.view().table.refused.unwrap();
    let named = lesson.beats.iter().any(|line| match &line.statement.kind {
        BeatKind::Try { forbidden } => {
            forbidden.iter().any(|own| own.statement.because == Some(refused.code))
        }
        _ => false,
    });
    assert!(named, "{name}, beat {}: {}", begun.beat(), refused.code);
    assert!(!refused.sentence.is_empty() && !refused.annotations.is_empty(), "{name}");
    let tried = begun.after(&StudyCommand::Try(shown.session().attempted().unwrap().clone()));
    assert_eq!(*tried.verdict(), Verdict::Done, "{name}, beat {}", begun.beat());
}

fn undo_takes_a_choice_back_and_redo_brings_it_again(case: &Case, begun: &Study) {
    let name = &case.name;
    let beat = begun.beat();
    let plain = default_action(begun.session().game());
    let Some((_, action)) = plain.filter(|_| begun.view().wanted == Wanted::Act) else { return };
    let acted = begun.after(&StudyCommand::Act(action));
    assert!(acted.session().cursor() > begun.session().cursor(), "{name}, beat {beat}");
    let undone = acted.after(&StudyCommand::Undo);
    assert_eq!(undone.session().fingerprint(), begun.session().fingerprint(), "{name}, beat {beat}");
    assert_eq!(*undone.verdict(), Verdict::NotYet, "{name}, beat {beat}");
    let redone = undone.after(&StudyCommand::Redo);
    assert_eq!(redone.session().fingerprint(), acted.session().fingerprint(), "{name}, beat {beat}");
}

fn changing_the_edition_or_the_language_and_back_loses_nothing(case: &Case, begun: &Study) {
    let name = &case.name;
    let beat = begun.beat();
    let kept = match begun.view().wanted {
        Wanted::Answer => begun.after(&StudyCommand::Answer(0)),
        Wanted::Act | Wanted::Try => begun.after(&StudyCommand::Hint),
        Wanted::Next | Wanted::Nothing => begun.after(&StudyCommand::Next),
    };
    let view = kept.view();
    let heard = kept.after(&StudyCommand::SetLocale(Locale::Fr)).after(&StudyCommand::SetLocale(Locale::It));
    assert!(heard.view() == view, "{name}, beat {beat}: changed by a change of language");
    let there = kept.after(&StudyCommand::SetEdition(kept.edition().other()));
    let back = there.after(&StudyCommand::SetEdition(kept.edition()));
    assert_eq!(back.edition(), kept.edition());
    assert!(back.view() == view, "{name}, beat {beat}: changed by a change of edition");
}

/// The sample's free beat asks for damage: attacking with both creatures does it, where the solution sends one.
#[test]
fn a_way_of_ones_own_is_left_with_a_word() {
    let library = library();
    let study = Study::open(&library, "sample", Edition::Current, Locale::En, 1).unwrap();
    let begun = (1..=study.beats()).map(|beat| study.after(&StudyCommand::SkipTo(beat)));
    let begun = begun.into_iter().find(|begun| begun.view().kind == BeatKindView::Free).unwrap();
    let lesson = &library.lessons()[library.find("sample").unwrap()];
    let as_told = act_it_out(&begun, lesson, "sample").after(&StudyCommand::Next);
    assert!(as_told.view().notice.is_none());

    let both = begun.session().legal_actions().into_iter().find_map(|legal| match legal {
        LegalAction::DeclareAttackers { able, .. } => Some(able),
        _ => None,
    });
    let mut own = begun.after(&StudyCommand::Act(Action::attack(both.unwrap())));
    for _ in 0..ENOUGH {
        if *own.verdict() == Verdict::Done {
            break;
        }
        own = own.after(&StudyCommand::Next);
        if own.view().table.prompt.is_yours {
            own = own.after(&StudyCommand::Act(Action::PassPriority));
        }
    }
    assert_eq!(*own.verdict(), Verdict::Done);
    let left = own.after(&StudyCommand::Next);
    assert_eq!(left.beat(), begun.beat() + 1);
    assert!(left.view().notice.is_some());
    assert_eq!(left.session().fingerprint(), as_told.session().fingerprint());
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
