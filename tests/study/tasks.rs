//! What a task asks for, as the learner sees it: each condition in a sentence, ticked once it holds, and what is left to pass.

use super::{Case, course, go_through, library};
use in_fase::engine::{Action, Edition, LegalAction, PlayerId, Target};
use in_fase::lesson::bundle;
use in_fase::locale::Locale;
use in_fase::session::study::{Again, HintView, Library, Study, StudyCommand, Verdict, Wanted};

pub(super) fn what_a_task_asks_for_is_told_and_holds_only_once_it_is_done(case: &Case, begun: &Study) {
    let place = format!("{}, beat {}", case.name, begun.beat());
    let view = begun.view();
    if view.wanted != Wanted::Act {
        assert!(view.conditions.is_empty() && view.passes_left == 0, "{place}");
        return;
    }
    assert!(view.conditions.iter().any(|it| !it.is_met), "{place}");
    for locale in Locale::ALL {
        let told = begun.after(&StudyCommand::SetLocale(locale)).view().conditions;
        assert!(told.iter().all(|it| it.text.ends_with('.')), "{place}: {told:?}");
    }
    let solved = go_through(begun.after(&StudyCommand::Reveal), &place).view();
    assert!(solved.conditions.iter().all(|it| it.is_met), "{place}: {:?}", solved.conditions);
    assert_eq!(solved.passes_left, 0, "{place}");
}

/// The first task of a lesson, as it begins.
fn first_task(lesson: &str, edition: Edition, locale: Locale) -> Study {
    let study = Study::open(&library(), lesson, edition, locale, Again::by(7)).unwrap();
    let mut beats = (1..=study.beats()).map(|beat| study.after(&StudyCommand::SkipTo(beat)));
    beats.find(|study| study.view().wanted == Wanted::Act).unwrap()
}

/// Conditions that no lesson of ours uses, as somebody may write them in his own, with what the learner reads.
const RARE: [(&str, &str); 11] = [
    ("not opponent life 18", "This is not so: Bruno has 18 life."),
    ("not Cub in exile", "This is not so: Peat Bear is in exile."),
    ("you exile 0", "You have no cards in exile."),
    ("opponent exile 2", "Bruno has 2 cards in exile."),
    ("active opponent", "It is Bruno’s turn."),
    ("Cub phased in", "Peat Bear is phased in."),
    ("Cub phased out with Cub", "Peat Bear is phased out with Peat Bear."),
    ("Cub attached to nothing", "Peat Bear is attached to nothing."),
    ("Cub owned by you", "You own Peat Bear."),
    ("Cub cannot attack", "Peat Bear can’t attack."),
    ("Cub summoning sick", "Peat Bear has summoning sickness."),
];

#[test]
fn a_condition_of_ones_own_is_a_sentence_too_and_so_is_that_it_does_not_hold() {
    let conditions: String = RARE.iter().map(|(line, _)| format!("    until {line}\n")).collect();
    let texts = course::texts();
    let texts = texts.iter().map(|text| text.replace("    until not opponent life 18\n", &conditions));
    let texts: Vec<String> = texts.collect();
    let library = Library::of_bundle(&bundle(texts.iter().map(String::as_str)));
    let study = Study::open(&library, "sample", Edition::Current, Locale::En, Again::default()).unwrap();
    let mut beats = (1..=study.beats()).map(|beat| study.after(&StudyCommand::SkipTo(beat)));
    let task = beats.find(|it| it.view().conditions.len() == RARE.len()).unwrap();
    let told = |locale| task.after(&StudyCommand::SetLocale(locale)).view().conditions;
    let english: Vec<_> = told(Locale::En).iter().map(|it| it.text.to_string()).collect();
    assert_eq!(english, RARE.map(|(_, sentence)| sentence));
    for locale in Locale::ALL {
        for (condition, (line, _)) in told(locale).iter().zip(RARE) {
            assert!(condition.text.ends_with('.') && &*condition.text != line, "{locale:?}: {condition:?}");
        }
    }
}

#[test]
fn a_place_in_the_turn_says_how_often_is_still_to_be_passed() {
    let begun = first_task("first-turn", Edition::Current, Locale::It);
    let told: Vec<_> = begun.view().conditions.iter().map(|it| it.text.to_string()).collect();
    assert_eq!((told, begun.view().passes_left), (vec!["È la Sottofase di Acquisizione.".to_owned()], 2));
    let once = passed(&begun);
    assert_eq!((once.view().passes_left, once.view().conditions[0].is_met), (1, false));
    let twice = passed(&once);
    assert_eq!(*twice.verdict(), Verdict::Done);
    assert_eq!((twice.view().passes_left, twice.view().conditions[0].is_met), (0, true));
}

#[test]
fn what_is_left_to_pass_is_said_only_once_passing_is_all_that_is_left() {
    let begun = first_task("untap", Edition::Classic, Locale::En);
    assert_eq!((&*begun.view().conditions[0].text, begun.view().passes_left), ("Bruno has 19 life.", 0));
    let aimed = begun.after(&aim(&begun, |target| target == Target::Player(PlayerId::Two)));
    assert_eq!((aimed.view().passes_left, aimed.view().conditions[0].is_met), (2, false));
}

/// "Tower Apprentice can deal 1 damage to Bruno": at anything else it does not do what is asked.
#[test]
fn damage_to_a_creature_does_not_do_a_task_about_a_player() {
    for edition in Edition::ALL {
        let begun = first_task("untap", edition, Locale::En);
        let mut study = begun.after(&aim(&begun, |target| matches!(target, Target::Object(_))));
        for _ in 0..2 {
            study = passed(&study);
        }
        assert!(study.session().game().stack().is_empty());
        assert_ne!(*study.verdict(), Verdict::Done, "{edition:?}");
    }
}

/// Whoever has priority passes, and everything that follows is seen.
fn passed(study: &Study) -> Study {
    let mut study = study.after(&StudyCommand::Act(Action::PassPriority));
    while *study.verdict() == Verdict::NotYet && study.session().game().awaiting().player().is_none() {
        study = study.after(&StudyCommand::Next);
    }
    study
}

/// The only ability with a target, at the first target of which this holds.
fn aim(study: &Study, fits: impl Fn(Target) -> bool) -> StudyCommand {
    let legal = study.session().game().legal_actions();
    let aimed = legal.into_iter().find_map(|legal| match legal {
        LegalAction::Activate { source, ability, slots } => {
            let target = slots.first()?.iter().copied().find(|target| fits(*target))?;
            Some(Action::Activate { source, ability, targets: vec![target] })
        }
        _ => None,
    });
    StudyCommand::Act(aimed.unwrap())
}

/// Why something is forbidden is told of the moment that the text speaks of, whatever was done since.
#[test]
fn what_is_forbidden_is_shown_where_the_part_begins() {
    let library = library();
    let code = |study: &Study| study.after(&StudyCommand::Reveal).view().table.refused.map(|it| it.code);
    let mut tried = 0;
    for lesson in library.lessons() {
        for edition in lesson.editions.iter() {
            let study = Study::open(&library, &lesson.id, edition, Locale::It, Again::by(7)).unwrap();
            let beats = (1..=study.beats()).map(|beat| study.after(&StudyCommand::SkipTo(beat)));
            for begun in beats.filter(|study| study.view().wanted == Wanted::Try) {
                let passed = begun.after(&StudyCommand::Act(Action::PassPriority));
                let place = format!("{} ({edition:?}), beat {}", lesson.id, begun.beat());
                assert!(code(&begun).is_some(), "{place}");
                assert_eq!(code(&passed), code(&begun), "{place}");
                tried += usize::from(passed.session().cursor() > begun.session().cursor());
            }
        }
    }
    assert!(tried > 0);
}

/// 117.3b, 307.1: the second creature cannot be cast while the first is on the stack.
#[test]
fn a_hint_lets_a_spell_resolve_before_the_next() {
    let mut task = first_task("shared-turns", Edition::Current, Locale::En);
    for _ in 0..3 {
        task = task.after(&StudyCommand::Hint);
    }
    let hints = task.view().hints;
    let Some(HintView::Action { text }) = hints.last() else { panic!("{hints:?}") };
    assert!(
        text.contains("Cast Peat Bear. Then everybody passes, and it resolves. Cast Ford Falcon."),
        "{text}"
    );
}

#[test]
fn a_hint_for_what_is_forbidden_never_says_that_it_can_be_done() {
    let study = Study::open(&library(), "untap", Edition::Current, Locale::En, Again::by(7)).unwrap();
    let mut beats = (1..=study.beats()).map(|beat| study.after(&StudyCommand::SkipTo(beat)));
    let attempt = beats.find(|study| study.view().wanted == Wanted::Try).unwrap();
    let hints = attempt.after(&StudyCommand::Hint).view().hints;
    let Some(HintView::Step { text }) = hints.first() else { panic!("{hints:?}") };
    assert!(text.starts_with("Try it now: the rules forbid it."), "{text}");
}
