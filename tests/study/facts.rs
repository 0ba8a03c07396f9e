//! What holds in every beat of every lesson, as it begins.

use super::acting::{
    a_task_is_done_by_acting_at_the_table_as_the_solution_says, no_way_that_ends_well_is_called_a_wrong_one,
    the_mistake_ends_in_a_failure_that_is_named_in_every_language,
};
use super::guidance::{
    after_an_answer_the_next_beat_is_one_press_away, going_on_is_offered_exactly_where_it_leads_somewhere,
    no_division_of_damage_is_suggested, striding_ahead_ends_with_the_part_after_few_presses,
    while_a_question_stands_the_table_does_not_say_what_phases_when, whoever_lets_the_moment_pass_is_told,
};
use super::tasks::what_a_task_asks_for_is_told_and_holds_only_once_it_is_done;
use super::{Case, go_through, in_every_lesson, right_answer};
use in_fase::lesson::BeatKind;
use in_fase::locale::Locale;
use in_fase::session::study::{HintView, OptionMark, Study, StudyCommand, Verdict, Wanted};
use in_fase::session::{Command, default_action};
use std::collections::BTreeSet;

/// Each of these holds in every beat of every lesson. They are looked at together, since to ask a question takes many games.
const FACTS: [fn(&Case, &Study); 17] = [
    what_a_task_asks_for_is_told_and_holds_only_once_it_is_done,
    after_an_answer_the_next_beat_is_one_press_away,
    going_on_is_offered_exactly_where_it_leads_somewhere,
    while_a_question_stands_the_table_does_not_say_what_phases_when,
    no_division_of_damage_is_suggested,
    whoever_lets_the_moment_pass_is_told,
    striding_ahead_ends_with_the_part_after_few_presses,
    no_way_that_ends_well_is_called_a_wrong_one,
    the_mistake_ends_in_a_failure_that_is_named_in_every_language,
    a_task_is_done_by_acting_at_the_table_as_the_solution_says,
    every_wrong_answer_names_a_belief_and_shows_where_it_leads,
    before_an_answer_nothing_shows_what_comes,
    the_table_names_what_is_asked_about,
    hints_say_when_and_where_then_what_sort_of_deed_then_which,
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
        let told = Locale::ALL.map(|locale| {
            let told = answered.after(&StudyCommand::SetLocale(locale)).view();
            told.question.and_then(|it| it.feedback?.belief).unwrap_or_else(|| panic!("{name}, beat {beat}"))
        });
        let differ: BTreeSet<&str> = told.iter().map(|text| &**text).collect();
        assert_eq!(differ.len(), 3, "{name}, beat {beat}: {told:?}");
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

fn the_table_names_what_is_asked_about(case: &Case, begun: &Study) {
    let view = begun.view();
    let Some(question) = &view.question else { return };
    let about: Vec<_> = view.table.prompt.about.to_vec();
    assert_eq!(about, question.about.into_iter().collect::<Vec<_>>(), "{}, beat {}", case.name, begun.beat());
}

fn hints_say_when_and_where_then_what_sort_of_deed_then_which(case: &Case, begun: &Study) {
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
    let mut told = BTreeSet::new();
    for locale in Locale::ALL {
        let hints = begun.after(&StudyCommand::SetLocale(locale)).view().hints;
        let [
            HintView::Step { text: step },
            HintView::Rule { text: sort, passages },
            HintView::Action { text },
        ] = &hints[..]
        else {
            panic!("{name}, beat {beat}: {} hints", hints.len())
        };
        assert!(!passages.is_empty(), "{name}, beat {beat}");
        for said in [step, sort, text] {
            assert!(
                said.ends_with('.') && said.contains(' ') || &**said == "Pass.",
                "{name}, beat {beat}: {said}"
            );
            told.insert(said.to_string());
        }
    }
    assert_eq!(told.len(), 9, "{name}, beat {beat}: {told:?}");
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
