//! Learners who do anything at all, in any order, and change editions on the way: what a session promises holds after
//! each of their wishes.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)]

use in_fase::engine::Edition;
use in_fase::locale::Locale;
use in_fase::session::snapshot::NoticeKind;
use in_fase::session::{Command, Session, scenarios};
use trials::chance::Chance;
use trials::choose;

/// How many wishes one learner has.
const WISHES: usize = 120;

/// What the learner wishes next; often to go on, so that games get somewhere.
fn wish(session: &Session, chance: &mut Chance) -> Command {
    match chance.below(16) {
        0..3 => Command::NextEvent,
        3 if chance.once_in(2) => Command::NextEventPlainly,
        3 => Command::NextStep,
        4 if chance.once_in(4) => Command::NextTurn,
        4 | 5 => Command::PreviousEvent,
        6 => Command::PreviousStep,
        7 => Command::Jump(chance.small(session.total() + 2)),
        8..11 => match choose::action(session.game(), chance.number()) {
            Some(action) => Command::Act(action),
            None => Command::NextEvent,
        },
        11 => Command::Act(choose::any_action(session.game(), chance)),
        12 => Command::Undo,
        13 => Command::Redo,
        14 => Command::SetEdition(session.edition().other()),
        _ if chance.once_in(8) => Command::Restart,
        _ => chance.pick(&Locale::ALL).map_or(Command::Dismiss, Command::SetLocale),
    }
}

/// Where a session stands.
fn place(session: &Session) -> (Edition, u32, String) {
    (session.edition(), session.cursor(), session.fingerprint())
}

/// Every state is found again from the beginning: the state is the fold of the events.
fn is_found_again(session: &Session) {
    assert!(session.cursor() <= session.total());
    let again = session.after(&Command::Jump(0)).after(&Command::Jump(session.cursor()));
    assert_eq!(place(&again), place(session));
}

/// The other edition has the same scenario at hand; where a choice is not legal there, that is said with its reason; and
/// the way back leads to the same place.
fn leads_there_and_back(session: &Session) {
    let there = session.after(&Command::SetEdition(session.edition().other()));
    assert_eq!(there.edition(), session.edition().other());
    is_found_again(&there);
    let shown = there.snapshot();
    if let Some(notice) = &shown.notice {
        assert_eq!(notice.kind, NoticeKind::ChoiceIllegalThere);
        assert!(notice.text.len() > 20, "{}", notice.text);
    }
    let back = there.after(&Command::SetEdition(session.edition()));
    assert_eq!(place(&back), place(session));
    assert_eq!(back.total(), session.total());
    assert_eq!(back.snapshot().notice, None);
}

#[test]
fn whatever_a_learner_does_the_way_to_the_other_edition_leads_back() {
    let mut switches = 0;
    for seed in 0..24 {
        let mut chance = Chance::of(5, seed);
        let all = scenarios(Locale::En);
        let id = &all[usize::try_from(seed).unwrap() % all.len()].id;
        let edition = Edition::ALL[usize::try_from(seed / 2).unwrap() % 2];
        let mut session = Session::open(id, edition, Locale::En).unwrap();
        for _ in 0..WISHES {
            let command = wish(&session, &mut chance);
            let next = session.after(&command);
            if next.refusal().is_some() {
                assert_eq!(place(&next), place(&session), "{seed}: {command:?}");
                assert!(!next.snapshot().refused.unwrap().citations.is_empty());
            }
            match command {
                Command::Act(_) if next.fingerprint() != session.fingerprint() => {
                    assert_eq!(place(&next.after(&Command::Undo)), place(&session), "{seed}");
                }
                Command::SetEdition(_) => {
                    switches += 1;
                    leads_there_and_back(&session);
                }
                Command::SetLocale(_) | Command::Dismiss => assert_eq!(place(&next), place(&session)),
                _ => {}
            }
            session = next;
        }
        is_found_again(&session);
    }
    assert!(switches > 50, "{switches}");
}
