//! What a beginner is told about going on, about what is to come, and about what was missed.

use super::acting::acted_out;
use super::{Case, go_through, library};
use in_fase::engine::{Edition, Step};
use in_fase::locale::Locale;
use in_fase::session::Command;
use in_fase::session::snapshot::{
    ArrowKind, CombatRole, Form, PermanentView, PhaseView, Progress, Snapshot, Table,
};
use in_fase::session::study::{Again, Study, StudyCommand, Verdict, Wanted};

/// The most presses that a part may take which is only told.
const PRESSES: u32 = 40;

/// In a task as well: after his own last pass a learner has nothing to choose, and must see that he can go on.
pub(super) fn going_on_is_offered_exactly_where_it_leads_somewhere(case: &Case, begun: &Study) {
    let wishes = match begun.view().wanted {
        Wanted::Act => acted_out(begun, &case.lesson, &case.name).1,
        _ => vec![StudyCommand::Next; 3],
    };
    let mut study = begun.clone();
    for wish in wishes {
        leads_where_it_says(&study, &case.name);
        study = study.after(&wish);
        if study.beat() != begun.beat() {
            return;
        }
    }
    leads_where_it_says(&study, &case.name);
}

fn leads_where_it_says(study: &Study, name: &str) {
    let next = study.after(&StudyCommand::Next);
    let place = |study: &Study| (study.beat(), study.session().cursor());
    let leads = place(&next) != place(study);
    assert_eq!(
        study.view().can_go_on,
        leads,
        "{name}, beat {}, event {}",
        study.beat(),
        study.session().cursor()
    );
}

/// No flag, no label and no note answers a question that stands about what goes out of phase or comes back.
pub(super) fn while_a_question_stands_the_table_does_not_say_what_phases_when(case: &Case, begun: &Study) {
    let view = begun.view();
    if view.wanted != Wanted::Answer {
        return;
    }
    for permanent in permanents(&view.table.table) {
        let is_told = match &permanent.phase {
            PhaseView::In { will_go_out, .. } => will_go_out.is_some(),
            PhaseView::OutDirectly { returns_with, .. } => returns_with.is_some(),
            PhaseView::OutIndirectly { .. } | PhaseView::OutUntil { .. } => false,
        };
        assert!(!is_told, "{}, beat {}: {}", case.name, begun.beat(), permanent.name);
    }
}

pub(super) fn no_division_of_damage_is_suggested(case: &Case, begun: &Study) {
    let Some(Form::Damage { sources }) = begun.view().table.prompt.form else { return };
    let mut recipients = sources.iter().flat_map(|source| source.recipients.iter());
    assert!(recipients.all(|part| part.suggested == 0), "{}, beat {}", case.name, begun.beat());
}

/// Whoever lets two turns go by has done what is wanted, or is told that it was missed.
pub(super) fn whoever_lets_the_moment_pass_is_told(case: &Case, begun: &Study) {
    if begun.view().wanted != Wanted::Act {
        return;
    }
    let turn = StudyCommand::Look(Command::NextTurn);
    let later = begun.after(&turn).after(&turn);
    let is_told = matches!(later.verdict(), Verdict::Done | Verdict::Astray);
    assert!(is_told, "{}, beat {}: {:?}", case.name, begun.beat(), later.verdict());
    assert!(matches!(begun.verdict(), Verdict::NotYet));
}

/// What is only told can be gone through in few strides, which end where the part does.
pub(super) fn striding_ahead_ends_with_the_part_after_few_presses(case: &Case, begun: &Study) {
    if begun.view().ahead == 0 {
        return;
    }
    let (mut strider, mut presses) = (begun.clone(), 0);
    while !strider.is_over() {
        let before = strider.session().cursor();
        let ahead = strider.view().ahead;
        strider = strider.after(&StudyCommand::Ahead);
        assert_eq!(strider.session().cursor(), before + ahead, "{}", case.name);
        no_arrow_leads_from_a_blocked_attacker_to_a_player(&strider.view().table, &case.name);
        presses += 1;
        assert!(presses <= PRESSES, "{}, beat {}", case.name, begun.beat());
    }
    let mut walker = begun.clone();
    while !walker.is_over() {
        walker = walker.after(&StudyCommand::Next);
    }
    assert_eq!(walker.session().fingerprint(), strider.session().fingerprint(), "{}", case.name);
    assert_eq!(walker.beat(), strider.beat());
}

fn no_arrow_leads_from_a_blocked_attacker_to_a_player(shown: &Snapshot, name: &str) {
    let attacks = shown.table.arrows.iter().filter(|arrow| arrow.kind == ArrowKind::Attack);
    for arrow in attacks {
        let mut all = permanents(&shown.table);
        let attacker = all.find(|permanent| permanent.id == arrow.from);
        let role = attacker.and_then(|attacker| attacker.combat.as_ref());
        let is_blocked = matches!(role, Some(CombatRole::Attacking { blocked: Some(true), .. }));
        assert!(!is_blocked, "{name}: {arrow:?}");
    }
}

/// Everything on the table, with what is attached to it.
fn permanents(table: &Table) -> impl Iterator<Item = &PermanentView> {
    let on_sides = table.sides.iter().flat_map(|side| side.permanents.iter());
    let in_zone = table.phased_out_zone.iter().flat_map(|zone| zone.permanents.iter());
    on_sides.chain(in_zone).flat_map(|view| std::iter::once(view).chain(view.attachments.iter()))
}

/// Whoever has answered is led to the next beat at once, whatever is left to be told; that has then happened all the same.
pub(super) fn after_an_answer_the_next_beat_is_one_press_away(case: &Case, begun: &Study) {
    if begun.view().wanted != Wanted::Answer || begun.beat() == begun.beats() {
        return;
    }
    let mut study = begun.after(&StudyCommand::Answer(0));
    let told = go_through(study.clone(), &case.name).after(&StudyCommand::Next);
    while !study.is_over() {
        assert!(study.view().can_leap, "{}, beat {}", case.name, begun.beat());
        let next = study.after(&StudyCommand::NextBeat);
        let place = |study: &Study| (study.beat(), study.session().cursor(), study.session().fingerprint());
        assert_eq!(place(&next), place(&told), "{}, beat {}", case.name, begun.beat());
        study = study.after(&StudyCommand::Next);
    }
    assert!(!study.view().can_leap && !begun.view().can_leap);
}

/// 514.3a: priority in cleanup is the exception, and the sign that nobody has it must not stand beside it.
#[test]
fn a_cleanup_in_which_somebody_has_priority_is_not_marked_as_one_without() {
    for edition in Edition::ALL {
        let study =
            Study::open(&library(), "cleanup-repeats", edition, Locale::En, Again::default()).unwrap();
        let marks = |beat| {
            let track = study.after(&StudyCommand::SkipTo(beat)).view().table.track;
            let steps = track.phases.iter().flat_map(|phase| phase.steps.iter());
            let cleanups = steps.filter(|step| step.step == Step::Cleanup);
            cleanups.map(|step| (step.progress, step.gives_priority)).collect::<Vec<_>>()
        };
        assert_eq!(marks(2), [(Progress::Now, false)], "{edition:?}: as it begins");
        assert_eq!(marks(3).first(), Some(&(Progress::Now, true)), "{edition:?}: Ash Sweeper has triggered");
    }
}

/// 505.1: it has no steps, so what begins is the phase; an answer stands alone, and must say which.
#[test]
fn an_answer_that_the_main_phase_begins_names_the_phase() {
    let named = [
        (Locale::It, "La Fase Principale "),
        (Locale::Fr, "La phase principale "),
        (Locale::En, "The main phase "),
    ];
    for (locale, name) in named {
        let study = Study::open(&library(), "draw", Edition::Current, locale, Again::default()).unwrap();
        let question = study.after(&StudyCommand::SkipTo(2)).view().question.unwrap();
        let lines: Vec<_> = question.options.iter().flat_map(|option| option.lines.iter()).collect();
        assert!(lines.iter().any(|line| line.starts_with(name)), "{locale:?}: {lines:?}");
    }
}
