//! Acting at the table: as the solution says, as the mistake says, and in a way of one's own.

use super::course::library;
use super::{Case, ENOUGH};
use in_fase::engine::{Action, Awaiting, Edition, LegalAction, PlayerId};
use in_fase::lesson::{BeatKind, Course, Lesson, Mistake, Stretch};
use in_fase::locale::Locale;
use in_fase::scenario::{Script, action_of};
use in_fase::session::default_action;
use in_fase::session::study::{BeatKindView, Study, StudyCommand, Verdict, VerdictView, Wanted};
use std::sync::Arc;

pub(super) fn a_task_is_done_by_acting_at_the_table_as_the_solution_says(case: &Case, begun: &Study) {
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
pub(super) fn a_mistake_does_not_lead_there_or_is_refused_for_its_reason(case: &Case, begun: &Study) {
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
