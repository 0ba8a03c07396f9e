//! What a session makes of a reader's own text, and that its own words do not depend on what was read before.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)]

use in_fase::engine::{Edition, Phase, Step};
use in_fase::locale::Locale;
use in_fase::session::snapshot::{NoticeKind, PhaseView};
use in_fase::session::{Command, Session, scenarios};

#[test]
fn a_text_with_faults_keeps_the_session_and_tells_the_places() {
    let playing = Session::open("phasing", Edition::Classic, Locale::It).unwrap().after(&Command::NextStep);
    let broken = playing.after(&Command::Read("scenario x\n you have Nessie\n you dance\n".into()));
    assert_eq!(broken.fingerprint(), playing.fingerprint());
    let notice = broken.snapshot().notice.unwrap();
    let first = &notice.faults[0];
    assert_eq!((first.line, first.column, first.code), (3, 6, "expected"));
    assert!(first.message.contains("dance"), "{}", first.message);
    let french = broken.after(&Command::SetLocale(Locale::Fr)).snapshot().notice;
    assert_eq!(french, None);
    let unknown = playing.after(&Command::Open("no-such".into()));
    assert_eq!(unknown.fingerprint(), playing.fingerprint());
    assert!(unknown.snapshot().notice.is_some());
    assert!(Session::read("\u{0}\u{202e}{{{", Edition::Classic, Locale::Fr).is_err());
}

/// Each token that enters makes a hundred more: the scenario stops going on by itself, and the session goes on answering.
#[test]
fn a_text_that_makes_ever_more_tokens_comes_to_a_stop() {
    let text = "card Brood: creature Insect 1/1
  whenever another creature enters: create 100 1/1 blue Spirit creature tokens
  {0}: create 100 1/1 blue Spirit creature tokens
case BROOD Ever more tokens
  start at precombat main
  you have B = Brood
  you activate B
  resolve all";
    let session = Session::read(text, Edition::Current, Locale::En).unwrap();
    // The first time as far as the scenario's own moves go.
    let end = session.after(&Command::NextTurn).after(&Command::NextTurn);
    let permanents: usize = end.snapshot().table.sides.iter().map(|side| side.permanents.len()).sum();
    assert!((2_000..2_200).contains(&permanents), "{permanents} permanents");
    for command in [Command::NextEvent, Command::NextStep, Command::NextTurn] {
        let still = end.after(&command).snapshot();
        assert_eq!(still.cursor, end.snapshot().cursor);
        assert_eq!(still.notice.map(|notice| notice.kind), Some(NoticeKind::TooLarge));
        assert!(!still.can_go_on);
    }
    assert_eq!(end.after(&Command::Restart).snapshot().cursor, 0);
}

/// A scenario of one edition is played in that one, and another edition is refused without losing the place.
#[test]
fn a_text_of_one_edition_is_played_in_that_one_only() {
    let text = "scenario mine\n edition current\n title it \"Mio\"\n night\n you have Peat Bear";
    let session = Session::read(text, Edition::Classic, Locale::Fr).unwrap().after(&Command::NextStep);
    assert_eq!(session.snapshot().edition, Edition::Current);
    let still = session.after(&Command::SetEdition(Edition::Classic));
    assert_eq!(still.fingerprint(), session.fingerprint());
    assert_eq!(still.snapshot().cursor, session.snapshot().cursor);
    assert_eq!(still.snapshot().notice.unwrap().kind, NoticeKind::NotInThatEdition);
}

#[test]
fn a_phase_that_was_skipped_shows_its_steps_on_the_track_as_skipped() {
    let text = "case SKIP A combat phase is skipped
  you skip combat phase
  advance to postcombat main";
    let mut session = Session::read(text, Edition::Classic, Locale::En).unwrap();
    let combat = loop {
        let snapshot = session.snapshot();
        let mut phases = snapshot.track.phases.iter();
        if let Some(combat) =
            phases.find(|it| it.phase == Phase::Combat && it.steps.iter().any(|step| step.skipped.is_some()))
        {
            break combat.clone();
        }
        assert!(snapshot.cursor < 200);
        session = session.after(&Command::NextEvent);
    };
    let steps: Vec<Step> = combat.steps.iter().map(|step| step.step).collect();
    assert_eq!(steps, Step::ALL[4..9].to_vec());
    assert!(combat.steps.iter().all(|step| step.skipped.is_some()));
    assert_eq!(format!("{:?}", combat.progress), "Skipped");
}

/// The log, the track and the passage call it the same, as the lessons do.
#[test]
fn the_second_main_phase_has_one_name_in_each_language() {
    let names = [
        (Locale::It, "seconda fase principale"),
        (Locale::Fr, "seconde phase principale"),
        (Locale::En, "second main phase"),
    ];
    for edition in Edition::ALL {
        for (locale, name) in names {
            let mut session = Session::open("tutorial", edition, locale).unwrap();
            let says = |session: &Session| {
                let snapshot = session.snapshot();
                snapshot.log.entries.last().is_some_and(|entry| entry.sentence.to_lowercase().contains(name))
            };
            while !says(&session) {
                assert!(session.cursor() < 200, "{edition:?}: no {name}");
                session = session.after(&Command::NextEvent);
            }
            let snapshot = session.after(&Command::NextEvent).snapshot();
            assert_eq!(snapshot.track.step_title.to_lowercase(), name, "{edition:?}");
            let rules: Vec<_> =
                snapshot.log.annotations.iter().map(|it| it.citation.rule.to_lowercase()).collect();
            assert!(rules.iter().any(|rule| rule.contains(name)), "{edition:?} {name}: {rules:?}");
        }
    }
}

/// 601.2c before 601.2h: with a target at hand, what stands in the way of a spell that nobody can pay is its cost.
#[test]
fn a_card_that_cannot_be_paid_is_refused_for_its_cost() {
    let text =
        "scenario mine\n start at precombat main\n you have Peat Bear\n you hand Giant Growth, Living Ivy";
    for edition in Edition::ALL {
        let mut session = Session::read(text, edition, Locale::It).unwrap();
        while session.snapshot().prompt.player.is_none() {
            session = session.after(&Command::NextEvent);
        }
        let hand = session.snapshot().table.sides[0].player.hand.clone();
        assert_eq!(hand.len(), 2);
        for card in hand.iter() {
            let refused = session.after(&Command::Try(card.attempt.clone().unwrap())).snapshot().refused;
            assert_eq!(refused.unwrap().code, "cannotPay", "{}", card.name);
        }
    }
}

/// An Aura on a player stands on its controller's side, and the player's bar names it, as long as it is there.
#[test]
fn an_aura_on_a_player_is_named_where_the_player_is() {
    let text = "card Hex: enchantment Aura, black, cost B
  phasing
  enchant player
case HEX An Aura on a player
  edition current
  you have Hex on opponent";
    let session = Session::read(text, Edition::Current, Locale::En).unwrap();
    let table = session.snapshot().table.clone();
    assert_eq!(table.sides[1].player.auras.iter().map(|name| &**name).collect::<Vec<_>>(), ["Hex"]);
    assert!(table.sides[1].player.label.contains("Enchanted by Hex."), "{}", table.sides[1].player.label);
    assert_eq!(table.sides[0].permanents.len(), 1);
    let later = session.after(&Command::NextStep).after(&Command::NextStep).snapshot().table.clone();
    assert!(later.sides[1].player.auras.is_empty());
}

/// What a timeline remembers of having been told must not be seen: whoever goes event by event, looks back, speaks another
/// language in between or takes something back reads what somebody reads who comes straight from a link.
#[test]
fn a_turn_reads_the_same_however_it_was_read_before() {
    for edition in Edition::ALL {
        let open = |locale, cursor| {
            let session = Session::open("tutorial", edition, locale).unwrap();
            session.after(&Command::Jump(cursor)).snapshot()
        };
        let check = |session: &Session| {
            let (read, fresh) = (session.snapshot(), open(session.locale(), session.cursor()));
            assert_eq!(read.log.entries, fresh.log.entries, "{edition:?}, event {}", read.cursor);
            assert_eq!(read.log.annotations, fresh.log.annotations, "{edition:?}, event {}", read.cursor);
            assert_eq!(read.table, fresh.table, "{edition:?}, event {}", read.cursor);
        };
        let mut session = Session::open("tutorial", edition, Locale::It).unwrap();
        for at in 0..72 {
            check(&session);
            if at % 9 == 8 {
                let other = session.after(&Command::SetLocale(Locale::Fr));
                check(&other);
                session = other.after(&Command::SetLocale(Locale::It));
            }
            session = session.after(&Command::NextEvent);
        }
        assert!(session.cursor() > 60, "far enough that the log no longer begins with the first event");
        for _ in 0..20 {
            session = session.after(&Command::PreviousEvent);
            check(&session);
        }
    }
}

/// 217.8d, 420.5f in 2005, 702.26d today: only today does a token come back.
#[test]
fn a_phased_out_token_is_not_said_to_come_back_in_the_edition_where_it_ceases_to_exist() {
    let said = |edition, word: &str| {
        let mut session = Session::open("phasing", edition, Locale::It).unwrap();
        for _ in 0..12 {
            let sides = session.snapshot().table.sides.clone();
            let mut all = sides.iter().flat_map(|side| side.permanents.iter());
            let token = all.find(|it| &*it.name == "Fuoco Fatuo").map(|it| it.phase.clone());
            if let Some(PhaseView::OutDirectly { returns_with, text, .. }) = token {
                assert!(text.contains(word), "{text}");
                return Some(returns_with.is_some());
            }
            session = session.after(&Command::NextEvent);
        }
        None
    };
    assert_eq!(said(Edition::Current, "Appare nel tuo prossimo STAP"), Some(true));
    assert_eq!(said(Edition::Classic, "cessa di esistere"), Some(false));
}

#[test]
fn what_is_to_be_read_beside_an_event_is_named_once_and_is_not_there_already() {
    let played = |id: &str, edition| Session::open(id, edition, Locale::It).ok();
    for scenario in scenarios(Locale::It).iter() {
        for mut session in Edition::ALL.into_iter().filter_map(|edition| played(&scenario.id, edition)) {
            while session.cursor() < session.total() {
                session = session.after(&Command::NextEvent);
                let log = session.snapshot().log;
                let rules =
                    log.annotations.iter().chain(&*log.further).map(|it| it.citation.rule.to_string());
                let mut rules: Vec<_> = rules.collect();
                let further = rules.split_off(log.annotations.len());
                let place = (&scenario.id, session.edition(), session.cursor());
                for (at, rule) in further.iter().enumerate() {
                    assert!(!rules.contains(rule) && !further[..at].contains(rule), "{place:?}: {rule}");
                }
            }
        }
    }
}

#[test]
fn a_source_is_called_in_the_language_of_the_reader() {
    let source = |edition, locale| {
        let shown = Session::open("phasing", edition, locale).unwrap().after(&Command::Jump(4)).snapshot();
        shown.log.annotations[0].citation.source.to_string()
    };
    let [classic, current] = [Edition::Classic, Edition::Current];
    let spoken = Locale::ALL.map(|locale| (source(classic, locale), source(current, locale)));
    let expected =
        [("Regole 2005", "Regole 2025"), ("Règles 2005", "Règles 2025"), ("Rules 2005", "Rules 2025")];
    assert_eq!(spoken, expected.map(|(one, other)| (one.to_owned(), other.to_owned())));
}

/// The "you" of a card is its controller, who need not be the reader: what Bruno gains control of comes under his control.
#[test]
fn whoever_gains_control_is_named_as_the_controller_of_the_effect() {
    let text = |who: &str| {
        format!(
            "card Brief Loan: instant, red, cost R
  gain control of target creature until end of turn
case LOAN Brief Loan
  start at precombat main
  free mana
  opponent name \"Bruno\"
  you have Reed Wall
  opponent have Dune Marauder
  {who} hand Brief Loan
  {pass}
  {who} cast Brief Loan at {aim}
  resolve",
            pass = if who == "you" { "" } else { "you pass" },
            aim = if who == "you" { "Dune Marauder" } else { "Reed Wall" },
        )
    };
    let said = |who: &str, locale| {
        let mut session = Session::read(&text(who), Edition::Current, locale).unwrap();
        while session.cursor() < session.total() && session.cursor() < 40 {
            session = session.after(&Command::NextEvent);
        }
        let entries = session.snapshot().log.entries;
        entries.iter().map(|entry| entry.sentence.to_string()).collect::<Vec<_>>().join(" ")
    };
    let bruno = Locale::ALL.map(|locale| said("opponent", locale));
    let own = Locale::ALL.map(|locale| said("you", locale));
    let of_bruno = [
        "passa sotto il controllo di Bruno",
        "passe sous le contrôle de Bruno",
        "comes under Bruno’s control",
    ];
    let of_reader = ["passa sotto il tuo controllo", "passe sous votre contrôle", "comes under your control"];
    for (said, wanted) in bruno.iter().zip(of_bruno).chain(own.iter().zip(of_reader)) {
        assert!(said.contains(wanted), "{said}: {wanted}");
    }
}
