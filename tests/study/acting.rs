//! Acting at the table: as the solution says, as the mistake says, and in a way of one's own.

use super::library;
use super::{Case, ENOUGH};
use in_fase::engine::{Action, Awaiting, Edition, LegalAction, PlayerId};
use in_fase::lesson::{BeatKind, Course, Lesson, Mistake, Stretch};
use in_fase::locale::Locale;
use in_fase::scenario::{Script, action_of};
use in_fase::session::study::{Again, BeatKindView, Study, StudyCommand, Verdict, VerdictView, Wanted};
use in_fase::session::{Command, default_action};
use in_fase::web::components::question::verdict_said;
use in_fase::web::i18n::Strings;
use std::collections::BTreeSet;
use std::sync::Arc;

pub(super) fn a_task_is_done_by_acting_at_the_table_as_the_solution_says(case: &Case, begun: &Study) {
    let name = &case.name;
    let lesson = &case.lesson;
    if begun.view().wanted == Wanted::Act {
        let hinted = begun.after(&StudyCommand::Hint);
        let done = act_it_out(&hinted, lesson, name);
        assert_eq!(*done.verdict(), Verdict::Done, "{name}, beat {}", begun.beat());
        // A hint that puts something off until later is not said of what is past.
        assert!(!hinted.view().hints.is_empty() && done.view().hints.is_empty(), "{name}");
        assert!(done.is_over());
        assert_eq!(done.view().verdict, VerdictView::Done);
    }
}

/// The most likely wrong way, made at the table as the lesson says it, ends in a failure with a name: the reason of a refusal, or
/// that it leads elsewhere. In every language there are words for it.
pub(super) fn the_mistake_ends_in_a_failure_that_is_named_in_every_language(case: &Case, begun: &Study) {
    let place = format!("{}, beat {}", case.name, begun.beat());
    if begun.view().wanted != Wanted::Act {
        return;
    }
    let Some(Strayed { study: strayed, because, .. }) = go_astray(begun, &case.lesson, &place) else {
        return;
    };
    match (because, strayed.verdict()) {
        (Some(because), Verdict::Refused(tag)) => assert!(because.is_none_or(|own| own == *tag), "{place}"),
        (None, Verdict::Astray) => {
            assert_eq!(strayed.view().verdict, VerdictView::Astray);
            if strayed.view().is_lost {
                is_gone_no_further(&strayed, &place);
            }
        }
        (_, verdict) => panic!("{place}: {verdict:?}"),
    }
    assert!(!strayed.is_over(), "{place}");
    let told = Locale::ALL.map(|locale| {
        let view = strayed.after(&StudyCommand::SetLocale(locale)).view();
        let refused = view.table.refused.map(|it| it.sentence.to_string());
        refused.unwrap_or_else(|| verdict_said(Strings::of(locale), &view.verdict).to_owned())
    });
    let differ: BTreeSet<&String> = told.iter().collect();
    assert!(differ.len() == 3 && told.iter().all(|text| !text.is_empty()), "{place}: {told:?}");
    let undone = strayed.after(&StudyCommand::Again);
    assert_eq!(*act_it_out(&undone, &case.lesson, &place).verdict(), Verdict::Done, "{place}");
}

/// From a wrong way nothing leads on, neither by an event nor by a step; what was chosen can be taken back.
fn is_gone_no_further(strayed: &Study, place: &str) {
    assert!(!strayed.view().can_go_on, "{place}");
    for wish in
        [StudyCommand::Next, StudyCommand::Look(Command::NextStep), StudyCommand::Look(Command::NextTurn)]
    {
        let next = strayed.after(&wish);
        assert_eq!(next.session().cursor(), strayed.session().cursor(), "{place}: {wish:?}");
    }
    assert_ne!(*strayed.after(&StudyCommand::Undo).verdict(), Verdict::Astray, "{place}");
}

/// Deeds that may be swapped: in whatever order they are done, nobody whose way ends well was told on it that it does not lead there.
pub(super) fn no_way_that_ends_well_is_called_a_wrong_one(case: &Case, begun: &Study) {
    if begun.view().wanted != Wanted::Act {
        return;
    }
    let (_, wishes) = acted_out(begun, &case.lesson, &case.name);
    let is_deed = |wish: &&StudyCommand| matches!(wish, StudyCommand::Act(it) if *it != Action::PassPriority);
    let deeds: Vec<StudyCommand> = wishes.iter().filter(is_deed).cloned().collect();
    for first in 0..deeds.len() {
        let mut left = deeds.clone();
        left.rotate_left(first);
        let (mut study, mut was_astray) = (begun.clone(), false);
        for _ in 0..wishes.len() + 2 {
            let done =
                left.iter().position(|wish| study.after(wish).session().cursor() > study.session().cursor());
            study = match done {
                Some(number) => study.after(&left.remove(number)),
                None if study.view().table.prompt.is_yours => {
                    study.after(&StudyCommand::Act(Action::PassPriority))
                }
                None => study.after(&StudyCommand::Next),
            };
            was_astray |= *study.verdict() == Verdict::Astray;
            if *study.verdict() == Verdict::Done {
                assert!(!was_astray, "{}, beat {}, from deed {first}", case.name, begun.beat());
                break;
            }
        }
    }
}

/// Either creature may be cast first: after both orders two spells were cast, and it is never said that this does not lead there.
#[test]
fn two_spells_may_be_cast_in_either_order() {
    let library = library();
    let study = Study::open(&library, "shared-turns", Edition::Current, Locale::En, Again::by(1)).unwrap();
    let begun = (1..=study.beats()).map(|beat| study.after(&StudyCommand::SkipTo(beat)));
    let begun = begun.into_iter().find(|begun| begun.view().kind == BeatKindView::Do).unwrap();
    let casts = begun.session().legal_actions().into_iter().filter_map(|legal| match legal {
        LegalAction::Cast { card, .. } => Some(Action::Cast { card, targets: Vec::new() }),
        _ => None,
    });
    let casts: Vec<Action> = casts.collect();
    assert_eq!(casts.len(), 2);
    for first in 0..2 {
        let one = begun.after(&StudyCommand::Act(casts[first].clone()));
        assert_eq!(*one.verdict(), Verdict::NotYet, "after the first of {first}");
        let mut own = one;
        for _ in 0..ENOUGH {
            let may_cast = own.session().game().stack().is_empty()
                && own.session().awaiting().player() == Some(PlayerId::One);
            own = own.after(&match own.view().table.prompt.is_yours {
                true if may_cast => StudyCommand::Act(casts[1 - first].clone()),
                true => StudyCommand::Act(Action::PassPriority),
                false => StudyCommand::Next,
            });
            assert_ne!(*own.verdict(), Verdict::Astray, "on the way of {first}");
            if own.is_over() {
                break;
            }
        }
        assert_eq!(*own.verdict(), Verdict::Done, "{first}");
    }
}

/// Where a mistake has led.
pub(super) struct Strayed {
    pub(super) study: Study,
    /// Every wish on the way.
    pub(super) wishes: Vec<StudyCommand>,
    /// If the last choice is refused: the reason that the lesson names, if it names one.
    because: Option<Option<&'static str>>,
}

/// The mistake of a beat, choice by choice. `None` without a mistake.
pub(super) fn go_astray(begun: &Study, lesson: &Arc<Lesson>, place: &str) -> Option<Strayed> {
    let course = Course::new(lesson, begun.edition()).unwrap();
    let beat = course.beat(stretch_of(&course, begun)).unwrap();
    let (BeatKind::Do(task) | BeatKind::Free(task)) = &beat.kind else { panic!("{place}") };
    let here = task.mistakes.iter().filter(|line| line.editions.include(begun.edition()));
    let (mut study, mut because, mut wishes) = (begun.clone(), None, Vec::new());
    for line in here {
        while !matches!(study.session().awaiting().player(), Some(PlayerId::One)) {
            let before = study.session().cursor();
            study = study.after(&StudyCommand::Next);
            wishes.push(StudyCommand::Next);
            assert!(study.session().cursor() > before, "{place}: it is never the learner's turn");
        }
        let game = study.session().game().clone();
        let action = match &line.statement {
            Mistake::Refused(attempt) => {
                because = Some(attempt.because);
                action_of(&attempt.act, attempt.player, &game, course.labels()).unwrap()
            }
            Mistake::Plays(in_fase::scenario::Command::Act(player, act)) => {
                action_of(act, *player, &game, course.labels()).unwrap()
            }
            Mistake::Plays(_) => Action::PassPriority,
        };
        let wish = StudyCommand::Act(action);
        study = study.after(&wish);
        wishes.push(wish);
    }
    (!wishes.is_empty()).then_some(Strayed { study, wishes, because })
}

/// Makes the learner's choices of the solution by hand, and lets the opponent play as he does.
fn act_it_out(begun: &Study, lesson: &Arc<Lesson>, name: &str) -> Study {
    acted_out(begun, lesson, name).0
}

/// The same, with every wish on the way.
pub(super) fn acted_out(begun: &Study, lesson: &Arc<Lesson>, name: &str) -> (Study, Vec<StudyCommand>) {
    let mut wishes = Vec::new();
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
        wishes.push(wish);
    }
    (study, wishes)
}

fn stretch_of(course: &Course, study: &Study) -> Stretch {
    course.stretches()[usize::try_from(study.beat()).unwrap() - 1]
}

/// The sample's free beat asks for damage: attacking with both creatures does it, where the solution sends one.
#[test]
fn a_way_of_ones_own_is_left_with_a_word() {
    let library = library();
    let study = Study::open(&library, "sample", Edition::Current, Locale::En, Again::by(1)).unwrap();
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
