//! One's own choices in links: what was played comes back event by event, whoever chose what; what a link cannot say of it is told.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)]

use in_fase::engine::{Action, Edition, LegalAction};
use in_fase::locale::Locale;
use in_fase::session::link::encode;
use in_fase::session::snapshot::NoticeKind;
use in_fase::session::{Command, PLAY_LIMIT, Play, Session, scenarios};
use trials::chance::Chance;
use trials::choose;

const CLASSIC: Edition = Edition::ALL[0];
const CURRENT: Edition = Edition::ALL[1];

/// Each with its scenario, the edition and the event that it is for, and what is told there in English. Lines are added, never changed.
const EVER_MADE: &str = include_str!("links/play-v1.tsv");

fn open(id: &str, edition: Edition) -> Session {
    Session::open(id, edition, Locale::En).unwrap()
}

fn follow(play: Option<&str>, event: u32) -> Command {
    Command::Follow { play: play.map(Into::into), event: Some(event) }
}

fn play_of(session: &Session) -> Option<String> {
    session.played().in_link().map(ToString::to_string)
}

/// The tutorial with the first choice made otherwise than its script makes it, and where.
fn chosen(edition: Edition) -> (Session, Session) {
    let mut session = open("tutorial", edition);
    loop {
        let other = session.legal_actions().iter().find_map(|legal| choose_another(&session, legal));
        if let Some(action) = other {
            let before = session.clone();
            return (before, session.after(&Command::Act(action)));
        }
        session = session.after(&Command::NextEvent);
    }
}

/// An ability that the script does not activate there.
fn choose_another(session: &Session, legal: &LegalAction) -> Option<Action> {
    let action = match legal {
        LegalAction::Activate { source, ability, slots } if slots.is_empty() => {
            Action::Activate { source: *source, ability: *ability, targets: Vec::new() }
        }
        _ => return None,
    };
    let next = session.after(&Command::Act(action.clone()));
    (next.played() != Play::Prepared).then_some(action)
}

fn told(session: &Session) -> String {
    session.snapshot().log.entries.last().map(|entry| entry.sentence.to_string()).unwrap_or_default()
}

/// A link to the session leads a stranger to the same event of the same game.
fn comes_back(session: &Session, what: &str) {
    let play = play_of(session);
    let fresh = open(&session.snapshot().scenario.id, session.edition());
    let again = fresh.after(&follow(play.as_deref(), session.cursor()));
    assert_eq!(
        again.snapshot().notice.filter(|it| it.kind != NoticeKind::ChoiceIllegalThere),
        None,
        "{what}"
    );
    assert_eq!(again.edition(), session.edition(), "{what}");
    assert_eq!((again.cursor(), again.fingerprint()), (session.cursor(), session.fingerprint()), "{what}");
    assert!(again.is_played_as(play.as_deref()), "{what}");
}

#[test]
fn whatever_was_played_a_link_to_it_leads_to_the_same_event() {
    let (mut own, mut prepared) = (0, 0);
    for seed in 0..10 {
        let mut chance = Chance::of(11, seed);
        let all = scenarios(Locale::En);
        let id = &all[usize::try_from(seed).unwrap() % all.len()].id;
        let mut session = open(id, Edition::ALL[usize::try_from(seed / 2).unwrap() % 2]);
        for wish in 0..50 {
            let command = match chance.below(12) {
                0 | 1 => Command::NextEvent,
                2 => Command::NextEventPlainly,
                3 => Command::NextStep,
                4 => Command::PreviousEvent,
                5 => Command::Undo,
                6 if chance.once_in(3) => Command::SetEdition(session.edition().other()),
                _ => match choose::action(session.game(), chance.number()) {
                    Some(action) => Command::Act(action),
                    None => Command::NextEvent,
                },
            };
            session = session.after(&command);
            match session.played() {
                Play::Own(_) => own += 1,
                Play::Prepared => prepared += 1,
                Play::TooMuch => continue,
            }
            if wish % 5 == 0 {
                comes_back(&session, &format!("{id} {seed}.{wish}"));
            }
        }
    }
    assert!(own > 150 && prepared > 20, "{own} {prepared}");
}

#[test]
fn what_the_script_plays_needs_no_word_in_a_link() {
    for card in scenarios(Locale::En).iter() {
        for edition in card.editions.iter() {
            let session = open(&card.id, *edition).after(&Command::Jump(u32::MAX));
            assert_eq!(session.played(), Play::Prepared, "{}", card.id);
            let there = session.after(&Command::SetEdition(edition.other()));
            comes_back(&there, &card.id);
        }
    }
}

#[test]
fn the_choice_of_the_script_made_by_hand_and_a_choice_taken_back_need_none_either() {
    let (before, after) = chosen(CURRENT);
    assert!(play_of(&after).is_some());
    assert_eq!(after.after(&Command::Undo).played(), Play::Prepared);
    let whole = open("tutorial", CURRENT).after(&Command::Jump(u32::MAX));
    let mut session = open("tutorial", CURRENT);
    for _ in 0..30 {
        // What happens next at the table is what the script does there.
        let made = choose::action(session.game(), choose::PLAIN);
        let by_hand = made.map(|action| session.after(&Command::Act(action)));
        let same = |other: &Session| {
            let there = whole.after(&Command::Jump(other.cursor()));
            other.fingerprint() == there.fingerprint() && other.cursor() > session.cursor()
        };
        session = match by_hand.filter(same) {
            Some(by_hand) => by_hand,
            None => session.after(&Command::NextEvent),
        };
        assert_eq!(session.played(), Play::Prepared);
    }
    assert!(before.cursor() < after.cursor());
}

#[test]
fn the_last_choice_of_a_link_can_be_taken_back() {
    let (before, after) = chosen(CURRENT);
    let play = play_of(&after);
    let again = open("tutorial", CURRENT).after(&follow(play.as_deref(), after.cursor()));
    let back = again.after(&Command::Undo);
    assert_eq!((back.cursor(), back.fingerprint()), (before.cursor(), before.fingerprint()));
    assert_eq!(back.played(), Play::Prepared);
}

#[test]
fn links_of_every_version_still_lead_to_their_event() {
    let lines = EVER_MADE.lines().map(|line| line.split('\t').collect::<Vec<_>>());
    let (found, made): (Vec<_>, Vec<_>) = lines
        .map(|parts| {
            let edition = Edition::ALL[usize::from(parts[1] == "current")];
            let session = open(parts[0], edition).after(&follow(Some(parts[3]), parts[2].parse().unwrap()));
            assert_eq!(session.snapshot().notice, None, "{parts:?}");
            (told(&session), parts[4])
        })
        .unzip();
    assert_eq!(found, made);
}

/// What is said of a play that cannot be read, in each language, with the places of its faults.
fn refused(play: &str) -> (NoticeKind, Vec<String>, Vec<u32>) {
    let fresh = open("tutorial", CURRENT);
    let notices = Locale::ALL.map(|locale| {
        let asked = fresh.after(&Command::SetLocale(locale)).after(&follow(Some(play), 28));
        assert_eq!((asked.cursor(), asked.fingerprint()), (0, fresh.fingerprint()), "{play}");
        assert_eq!(asked.played(), Play::Prepared);
        asked.snapshot().notice.unwrap()
    });
    let lines = notices[0].faults.iter().map(|fault| fault.line).collect();
    (notices[0].kind, notices.iter().map(|notice| notice.text.to_string()).collect(), lines)
}

#[test]
fn choices_that_cannot_be_read_are_told_of_in_every_language_and_the_scenario_stands_at_its_start() {
    let play = play_of(&chosen(CURRENT).1).unwrap();
    let damaged = &play[..play.len() - 2];
    let long = format!("1.{}", "A".repeat(PLAY_LIMIT));
    let faulty = encode("case play\n  edition current\n  you frobnicate\n").unwrap();
    for (bad, kind, places) in [
        ("", NoticeKind::PlayDamaged, vec![]),
        (damaged, NoticeKind::PlayDamaged, vec![]),
        ("%F0%9F%9C%81", NoticeKind::PlayDamaged, vec![]),
        ("2.AAAA", NoticeKind::PlayNewer, vec![]),
        (&*long, NoticeKind::PlayTooLong, vec![]),
        (&*faulty, NoticeKind::PlayFaults, vec![3]),
    ] {
        let (found, texts, lines) = refused(bad);
        assert_eq!((found, lines), (kind, places), "{bad}");
        assert!(texts[0] != texts[1] && texts[1] != texts[2], "{texts:?}");
    }
}

#[test]
fn a_choice_that_cannot_be_made_stops_the_game_before_it_and_says_where() {
    let play = encode("case play\n  edition current\n  you cast Nothing\n  both pass\n").unwrap();
    let session = open("tutorial", CURRENT).after(&follow(Some(&play), 500));
    let notice = session.snapshot().notice.unwrap();
    assert_eq!(notice.kind, NoticeKind::PlayStopped);
    assert_eq!(session.cursor(), session.total());
    assert!(notice.text.contains(&format!("event {}", session.total())), "{}", notice.text);
    assert!(session.legal_actions().len() > 1 || session.game().awaiting().player().is_some());
}

#[test]
fn a_script_that_never_ends_is_not_played_for_ever() {
    let play = encode(&format!("case play\n{}", "  advance to turn 900\n".repeat(3_000))).unwrap();
    let session = open("phasing", CLASSIC).after(&follow(Some(&play), u32::MAX));
    assert_eq!(session.snapshot().notice.unwrap().kind, NoticeKind::PlayStopped);
}

#[test]
fn choices_under_one_edition_are_those_of_a_link_in_the_other() {
    let (_, after) = chosen(CLASSIC);
    let there = after.after(&Command::SetEdition(CURRENT));
    comes_back(&there, "there");
    let (play, event) = (play_of(&after), there.cursor());
    let by_link = open("tutorial", CURRENT).after(&follow(play.as_deref(), event));
    assert_eq!((by_link.cursor(), by_link.fingerprint()), (event, there.fingerprint()));
    assert!(there.is_played_as(play.as_deref()));
}

#[test]
fn the_paper_has_the_choices_of_the_link() {
    let (_, after) = chosen(CURRENT);
    let by_link = open("tutorial", CURRENT).after(&follow(play_of(&after).as_deref(), 0));
    for session in [&after, &by_link] {
        let handout = session.handout(10_000);
        let printed: Vec<_> = handout.steps.iter().flat_map(|step| step.events.iter()).collect();
        let at = usize::try_from(after.cursor()).unwrap();
        assert_eq!(*printed[at - 1].entry.sentence, *told(&after));
        let asked = session.predicted(200);
        assert!(asked.iter().all(|question| question.view.feedback.is_some()));
    }
    let prepared = open("tutorial", CURRENT).handout(10_000);
    assert_ne!(after.handout(10_000).steps, prepared.steps);
}

#[test]
fn more_than_a_link_holds_is_not_half_said() {
    let text = "scenario x\n  you library Island x500\n  opponent library Island x500\n";
    let mut session = open(&encode(text).unwrap(), CURRENT);
    for _ in 0..200 {
        session = session.after(&Command::NextTurn);
    }
    assert_eq!(session.played(), Play::TooMuch);
}
