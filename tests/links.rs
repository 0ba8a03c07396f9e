//! One's own scenarios in links: links of every version ever made still open, what is wrong with one is said, and what a stranger
//! wrote into one stays text.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::Edition;
use in_fase::locale::Locale;
use in_fase::session::link::{TEXT_LIMIT, encode};
use in_fase::session::snapshot::{NoticeKind, Snapshot};
use in_fase::session::{Command, Session, is_same_scenario, scenarios};
use in_fase::web::learning::Learning;
use in_fase::web::route::{Address, Place, Route};
use in_fase::web::store::{Message, Store};
use std::rc::Rc;
use yew::Reducible;

/// Each with the title that its scenario has, and how many events are known at least. Lines are added, never changed.
const EVER_MADE: &str = include_str!("links/v1.tsv");

fn store() -> Store {
    Store::new(Locale::En, Edition::default(), Learning::default())
}

fn ever_made() -> Vec<(&'static str, &'static str, u32)> {
    let lines = EVER_MADE.lines().map(|line| line.split('\t').collect::<Vec<_>>());
    lines.map(|parts| (parts[0], parts[1], parts[2].parse().unwrap())).collect()
}

fn refused(link: &str, locale: Locale) -> (NoticeKind, String, Vec<(u32, u32)>) {
    let notice = Session::open(link, Edition::default(), locale).unwrap_err();
    (notice.kind, notice.text.to_string(), notice.faults.iter().map(|it| (it.line, it.column)).collect())
}

#[test]
fn links_of_every_version_still_open() {
    for (link, title, events) in ever_made() {
        let session = Session::open(link, Edition::default(), Locale::En).unwrap();
        let shown = session.snapshot();
        assert_eq!(&*shown.scenario.title, title);
        assert_eq!(&*shown.scenario.id, link);
        assert!(shown.total >= events, "{title}: {}", shown.total);
    }
}

#[test]
fn a_link_to_an_event_of_ones_own_scenario_brings_that_event_in_every_view() {
    let (link, ..) = ever_made()[0];
    let session = Session::open(link, Edition::default(), Locale::En).unwrap().after(&Command::Jump(4));
    for route in [
        Route::Play { scenario: link.into() },
        Route::Embed { scenario: link.into() },
        Route::Print { scenario: link.into() },
        Route::Compare { scenario: link.into() },
    ] {
        let place = Place { event: Some(4), locale: Some(Locale::Fr), ..Place::default() };
        let address = Address { route, place };
        let read = Address::parse(&address.href());
        assert_eq!(read, address);
        assert_eq!(read.route.scenario(), Some(link));
    }
    let opened = store().opened(link, None, Some(4));
    assert_eq!(opened.table_of(link).unwrap().shown.fingerprint, session.snapshot().fingerprint);
    let compared =
        Rc::new(opened).reduce(Message::Compare { scenario: link.into(), play: None, place: Some(2) });
    assert_eq!(&*compared.compared(link).unwrap().shown.scenario.id, link);
}

/// The table in sight cannot leave its only edition; out of sight it holds nobody, and whoever comes back to it finds it as it was.
#[test]
fn a_table_of_one_edition_holds_the_edition_while_it_is_in_sight_and_no_longer() {
    let link = encode("scenario own\n  edition current\n  title en \"Own\"\n  you have Peat Bear\n").unwrap();
    let open =
        |scenario: &str| Message::Open { scenario: scenario.into(), play: None, event: None, edition: None };
    let table = Rc::new(store()).reduce(open(&link));
    let notice =
        |store: &Store| store.table.as_ref().unwrap().shown.notice.as_ref().map(|notice| notice.kind);
    let at_table = table.clone().reduce(Message::TableEdition(Edition::Classic));
    assert_eq!(at_table.edition, Edition::Current);
    assert_eq!(notice(&at_table), Some(NoticeKind::NotInThatEdition));
    let elsewhere = table.reduce(Message::Edition(Edition::Classic));
    assert_eq!(elsewhere.edition, Edition::Classic);
    let back = elsewhere.clone().reduce(open(&link));
    assert_eq!(back.edition, Edition::Current);
    assert_eq!(back.table.as_ref().unwrap().shown.edition, Edition::Current);
    let other = elsewhere.reduce(open("phasing"));
    assert_eq!(
        (other.edition, other.table.as_ref().unwrap().shown.edition),
        (Edition::Classic, Edition::Classic)
    );
}

/// Nobody chose anything: each edition's game is that of its script, whichever way the reader came from the one to the other.
#[test]
fn a_link_to_the_other_edition_leads_to_its_prepared_game() {
    let editions = [Edition::Classic, Edition::Current];
    for card in scenarios(Locale::En).iter().filter(|card| card.editions.len() == 2) {
        for (from, to) in [(0, 1), (1, 0)].map(|(from, to)| (editions[from], editions[to])) {
            let open = |edition, event| Message::Open {
                scenario: card.id.to_string(),
                edition: Some(edition),
                play: None,
                event: Some(event),
            };
            for (left, asked) in [(5, 4), (30, 1)] {
                let there = Rc::new(store()).reduce(open(from, left)).reduce(open(to, asked));
                let fresh = Rc::new(store()).reduce(open(to, asked));
                let (there, fresh) = (there.table.as_ref().unwrap(), fresh.table.as_ref().unwrap());
                let seen = |shown: &Snapshot| (shown.cursor, shown.fingerprint.clone());
                let what = format!("{} {from:?} {left} {asked}", card.id);
                assert_eq!(there.shown.scenario.play, None, "{what}");
                assert_eq!(seen(&there.shown), seen(&fresh.shown), "{what}");
            }
        }
    }
}

#[test]
fn capitals_matter_in_links_and_not_in_names() {
    assert!(is_same_scenario("phasing", "Phasing"));
    let (link, ..) = ever_made()[0];
    assert!(is_same_scenario(link, link));
    assert!(!is_same_scenario(link, &link.to_ascii_lowercase()));
}

#[test]
fn what_is_wrong_with_a_link_is_said_in_every_language() {
    let (link, ..) = ever_made()[0];
    let long = format!("1.{}", "A".repeat(70_000));
    for (bad, kind) in [
        (&link[..link.len() - 1], NoticeKind::LinkDamaged),
        ("1.", NoticeKind::LinkDamaged),
        ("2.AAAA", NoticeKind::LinkNewer),
        (&*long, NoticeKind::LinkTooLong),
        ("nobody", NoticeKind::NoSuchScenario),
    ] {
        let said: Vec<_> = Locale::ALL.iter().map(|locale| refused(bad, *locale)).collect();
        assert!(said.iter().all(|(found, text, _)| *found == kind && !text.is_empty()), "{said:?}");
        assert!(said[0].1 != said[1].1 && said[1].1 != said[2].1, "{said:?}");
        let store = Rc::new(store().opened(bad, None, Some(3)));
        assert_eq!(store.why_not(bad).unwrap().kind, kind);
        let spoken = store.reduce(Message::Speak(Locale::Fr));
        assert_eq!(*spoken.why_not(bad).unwrap().text, *refused(bad, Locale::Fr).1);
    }
}

#[test]
fn every_fault_of_the_text_in_a_link_is_named_with_its_place() {
    let link = encode("scenario x\n  opponent frobnicate\n  you frobnicate\n").unwrap();
    let (kind, _, places) = refused(&link, Locale::It);
    assert_eq!(kind, NoticeKind::ScenarioFaults);
    assert_eq!(places.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [2, 3]);
    let empty = encode("").unwrap();
    assert_eq!(refused(&empty, Locale::It).0, NoticeKind::ScenarioFaults);
}

#[test]
fn a_name_too_long_or_with_signs_that_turn_text_is_refused_at_its_place_and_others_stay_as_they_are() {
    let named =
        |name: &str| encode(&format!("scenario x\n  opponent name \"{name}\"\n  you have Island\n")).unwrap();
    for bad in ["x".repeat(10_000), "a\u{202e}cba".to_owned()] {
        assert_eq!(refused(&named(&bad), Locale::En).2[0].0, 2, "{bad}");
    }
    for name in ["<img src=x onerror=alert(1)>", "🜁👩‍👩‍👧‍👦", "&amp;&lt;", "' onclick='x"]
    {
        let session = Session::open(&named(name), Edition::default(), Locale::En).unwrap();
        let shown = session.snapshot();
        assert!(shown.table.sides.iter().any(|side| &*side.player.name == name), "{name}");
    }
}

#[test]
fn a_place_beyond_the_end_of_the_scenario_is_the_nearest_one() {
    let (link, ..) = ever_made()[0];
    let opened = store().opened(link, None, Some(u32::MAX));
    let shown = &opened.table_of(link).unwrap().shown;
    assert_eq!(shown.cursor, shown.total);
    assert_eq!(shown.notice.as_ref().unwrap().kind, NoticeKind::NoSuchEvent);
}

/// What a link says of a game of the tutorial in which the first choice was to tap a land.
fn play() -> String {
    encode("case play\n  edition current\n  you tap Forest#1\n").unwrap()
}

fn asked(play: Option<&str>, event: Option<u32>) -> Message {
    Message::Open { scenario: "tutorial".into(), edition: None, play: play.map(str::to_owned), event }
}

fn at(store: &Store) -> (u32, Option<String>) {
    let shown = &store.table_of("tutorial").unwrap().shown;
    (shown.cursor, shown.scenario.play.as_deref().map(str::to_owned))
}

#[test]
fn an_address_says_which_game_is_on_the_table() {
    let (play, event) = (play(), 12);
    let store = Rc::new(store()).reduce(asked(Some(&play), Some(event)));
    let written = at(&store).1;
    assert!(written.is_some());
    // A link to the scenario alone leaves it, one to an event is of the prepared game.
    assert_eq!(at(&store.clone().reduce(asked(None, None))), (event, written.clone()));
    assert_eq!(at(&store.clone().reduce(asked(written.as_deref(), Some(3)))), (3, written.clone()));
    let prepared = store.reduce(asked(None, Some(3)));
    assert_eq!(at(&prepared), (3, None));
    // What was chosen is not lost by that.
    assert_eq!(at(&prepared.reduce(Message::Undo)), (event, written));
}

#[test]
fn what_is_said_of_a_bad_link_stays_said_when_the_address_is_read_again() {
    let bad = asked(Some("1.AAAA"), Some(28));
    let store = Rc::new(store()).reduce(bad.clone()).reduce(bad);
    let shown = &store.table_of("tutorial").unwrap().shown;
    assert_eq!((shown.cursor, shown.notice.as_ref().unwrap().kind), (0, NoticeKind::PlayDamaged));
    assert!(!shown.can_undo);
}

#[test]
fn both_editions_side_by_side_have_the_choices_of_the_link() {
    let play = play();
    let wish = Message::Compare { scenario: "tutorial".into(), play: Some(play.clone()), place: Some(4) };
    let store = Rc::new(store()).reduce(wish);
    let shown = &store.compared("tutorial").unwrap().shown;
    assert_eq!((shown.place, shown.scenario.play.as_deref()), (4, Some(&*play)));
    let bad = Message::Compare { scenario: "tutorial".into(), play: Some("1.AAAA".into()), place: Some(4) };
    let compared = store.reduce(bad).compared("tutorial").unwrap().clone();
    assert_eq!(compared.notice.unwrap().kind, NoticeKind::PlayDamaged);
}

#[test]
fn every_view_of_a_scenario_has_the_choices_in_its_address() {
    let play = Some(play());
    for route in [
        Route::Play { scenario: "tutorial".into() },
        Route::Embed { scenario: "tutorial".into() },
        Route::Print { scenario: "tutorial".into() },
        Route::Compare { scenario: "tutorial".into() },
    ] {
        let address = Address { route, place: Place { play: play.clone(), ..Place::default() } };
        assert_eq!(Address::parse(&address.href()), address);
    }
}

#[test]
fn a_text_longer_than_is_read_has_no_link() {
    assert_eq!(encode(&"x".repeat(TEXT_LIMIT + 1)), None);
}

#[test]
fn a_scenario_on_paper_tells_every_event_and_quotes_a_passage_once() {
    use in_fase::session::Quoted;
    for edition in Edition::ALL {
        let session = Session::open("phasing", edition, Locale::It).unwrap().after(&Command::Jump(7));
        let handout = session.handout(10_000);
        let events: Vec<_> = handout.steps.iter().flat_map(|step| step.events.iter()).collect();
        let whole = session.after(&Command::Jump(u32::MAX));
        assert_eq!(events.len(), usize::try_from(whole.total()).unwrap());
        assert!(events.iter().zip(1..).all(|(event, number)| event.number == number));
        let fresh: Vec<_> = events.iter().flat_map(|event| event.passages.iter()).collect();
        let quoted: Vec<_> = fresh
            .iter()
            .filter_map(|it| if let Quoted::Here(view) = it { Some(view) } else { None })
            .collect();
        for (at, view) in quoted.iter().enumerate() {
            let same = |other: &&&in_fase::session::snapshot::Annotation| {
                other.paragraphs == view.paragraphs && other.own == view.own
            };
            assert_eq!(quoted.iter().position(|other| same(&other)), Some(at), "{}", view.citation.label);
        }
        assert!(fresh.iter().any(|it| matches!(it, Quoted::Before { event, .. } if *event > 0)));
        let sentence =
            &whole.after(&Command::Jump(4)).snapshot().log.entries.last().unwrap().sentence.clone();
        assert_eq!(&events[3].entry.sentence, sentence);
        assert!(session.handout(10).is_cut && !handout.is_cut);
    }
}

#[test]
fn questions_on_paper_have_one_right_answer_and_are_the_same_every_time() {
    use in_fase::session::study::OptionMark;
    let session = Session::open("phasing", Edition::default(), Locale::En).unwrap();
    let asked = session.predicted(200);
    assert!(asked.len() > 1, "{}", asked.len());
    for question in asked.iter() {
        let right = question.view.options.iter().filter(|option| option.mark == OptionMark::Right).count();
        assert_eq!(right, 1, "{}", question.view.sentence);
        assert!(question.view.options.len() > 1 && question.view.feedback.is_some());
    }
    assert_eq!(session.after(&Command::Jump(9)).predicted(200), asked);
}
