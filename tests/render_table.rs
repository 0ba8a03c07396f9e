//! What stands on the table, read as it is drawn: what the picture shows, its words say too.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::{Edition, ObjectId, PlayerId};
use in_fase::locale::Locale;
use in_fase::session::link::encode;
use in_fase::session::snapshot::{Form, TriggerView};
use in_fase::session::{Command, Session, Snapshot};
use in_fase::web::answer::Answer;
use in_fase::web::components::sheets::sheet;
use in_fase::web::components::stack::stack_on_stage;
use in_fase::web::components::transport::Playing;
use in_fase::web::i18n::Strings;
use in_fase::web::pages::play::{Play, PlayProps};
use in_fase::web::scene::Scene;
use in_fase::web::settings::Speed;
use in_fase::web::sheet::Sheet;
use in_fase::web::table::Direction;
use std::rc::Rc;
use yew::prelude::*;

/// The end of the script of a scenario.
fn played(text: &str, edition: Edition, locale: Locale) -> Session {
    let session = Session::open(&encode(text).unwrap(), edition, locale).unwrap();
    session.after(&Command::Jump(u32::MAX))
}

/// The page of that table, on which nothing does anything.
fn page(text: &'static str, edition: Edition, locale: Locale) -> String {
    answering(text, edition, locale, |shown| Answer::to(&shown.prompt))
}

/// The same with an answer that was begun.
fn answering(
    text: &'static str,
    edition: Edition,
    locale: Locale,
    answer: fn(&Snapshot) -> Answer,
) -> String {
    drawn(yew::ServerRenderer::<Play>::with_props(move || {
        let shown = played(text, edition, locale).snapshot();
        PlayProps {
            answer: answer(&shown),
            locale,
            shown: Rc::new(shown),
            direction: Direction::Still,
            playing: Playing {
                is_on: false,
                speed: Speed::Even,
                toggle: Callback::noop(),
                faster: Callback::noop(),
            },
            aside: Default::default(),
            send: Callback::noop(),
        }
    }))
}

fn drawn<C: BaseComponent>(component: yew::ServerRenderer<C>) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(component.hydratable(false).render())
}

/// The text between this opening and the next such end.
fn inside<'a>(html: &'a str, opening: &str, end: &str) -> &'a str {
    let (_, rest) = html.split_once(opening).unwrap_or_else(|| panic!("no {opening:?} in\n{html}"));
    rest.split_once(end).unwrap().0
}

const SHOT: &str = "scenario shot
  start at precombat main
  free mana
  opponent have Mist Lynx
  opponent hand Flat Refusal
  you hand Dry Shock
  you cast Dry Shock at Mist Lynx
  you pass
  opponent cast Flat Refusal at Dry Shock
";

/// 601.2c: a target is chosen as the spell is cast, and announced.
#[test]
fn the_list_of_the_stack_says_what_each_object_is_aimed_at() {
    for (locale, shot, refusal) in [
        (Locale::It, "Bersaglio: Lince di Bruma.", "Bersaglio: Scossa Secca."),
        (Locale::Fr, "Cible\u{a0}: Lynx de Brume.", "Cible\u{a0}: Secousse Sèche."),
        (Locale::En, "Target: Mist Lynx.", "Target: Dry Shock."),
    ] {
        let stack = played(SHOT, Edition::Current, locale).snapshot().table.stack;
        let aims: Vec<&str> = stack.iter().map(|item| &*item.aims).collect();
        assert_eq!(aims, [refusal, shot]);
        assert!(stack.iter().all(|item| item.label.contains(&*item.aims)));
        let html = page(SHOT, Edition::Current, locale);
        let list = inside(&html, "class=\"stack\"><h2>", "</section>");
        assert!(list.find(refusal).unwrap() < list.find(shot).unwrap(), "{list}");
    }
}

#[test]
fn what_has_no_target_says_none() {
    let text =
        "scenario bear\n  start at precombat main\n  free mana\n  you hand Peat Bear\n  you cast Peat Bear\n";
    assert_eq!(&*played(text, Edition::Current, Locale::En).snapshot().table.stack[0].aims, "");
    assert!(!page(text, Edition::Current, Locale::En).contains("stack__aims"));
}

const BURIED: &str = "scenario buried
  start at precombat main
  you graveyard Dry Shock
  you exile Giant Growth
";

/// What lies over the table.
#[derive(Clone, PartialEq, Properties)]
struct OverProps {
    zone: Sheet,
}

#[component]
fn Over(props: &OverProps) -> Html {
    let shown = Rc::new(played(BURIED, Edition::Current, Locale::En).snapshot());
    let (words, answer, send) = (Strings::of(Locale::En), &Answer::None, &Callback::noop());
    sheet(&Scene { shown: &shown, words, answer, send }, props.zone).unwrap().1
}

#[test]
fn a_card_in_the_graveyard_or_in_exile_opens_to_be_read() {
    let drawn = |zone| drawn(yew::ServerRenderer::<Over>::with_props(move || OverProps { zone }));
    let you = PlayerId::One;
    for (zone, name, text) in
        [(Sheet::Graveyard(you), "Dry Shock", "2 damage"), (Sheet::Exile(you), "Giant Growth", "+3/+3")]
    {
        let list = drawn(zone);
        let button = inside(&list, "<button", "</button>");
        assert!(button.contains("aria-haspopup=\"dialog\"") && button.contains(name), "{list}");
        let id = inside(button, "data-card=\"", "\"").parse().unwrap();
        let card = drawn(Sheet::Object(ObjectId::new(id)));
        assert!(card.contains(text), "{card}");
    }
}

/// 514.1: the discard of the cleanup step is a turn-based action; nobody has priority to play anything.
#[test]
fn a_card_that_is_to_be_discarded_is_not_offered_to_be_played() {
    let text = "scenario full
  start at end
  you hand Forest, Forest, Forest, Forest, Forest, Forest, Forest, Dry Shock
  advance to cleanup
";
    let html = answering(text, Edition::Current, Locale::En, |shown| match &shown.prompt.form {
        Some(Form::Discard { hand, .. }) => Answer::Discard(vec![hand[0].id]),
        other => panic!("{other:?}"),
    });
    let section = inside(&html, "class=\"choice\">", "</section>");
    let offered: Vec<&str> =
        section.match_indices("data-choice=\"").map(|(at, it)| &section[at + it.len()..]).collect();
    let offered: Vec<&str> = offered.iter().filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(offered, ["confirm", "cancel"]);
    assert!(!section.contains("data-illegal"), "{section}");
}

#[component]
fn Waits() -> Html {
    let mut shown = Snapshot::sample();
    shown.table.stack = Rc::from([]);
    shown.table.waiting = Rc::from([TriggerView {
        id: 1,
        source: ObjectId::new(1),
        controller: PlayerId::One,
        title: "Vedetta d’Ombra".into(),
        description: "Pesca una carta.".into(),
        reason: "Andrà in pila quando qualcuno riceverà priorità.".into(),
        label: "".into(),
    }]);
    let (words, answer, send) = (Strings::of(Locale::It), &Answer::None, &Callback::noop());
    stack_on_stage(&Scene { shown: &Rc::new(shown), words, answer, send })
}

/// Where nothing is on the stack yet, the heading says of all abilities that they wait.
#[test]
fn before_a_room_that_abilities_wait_is_written_once() {
    let html = drawn(yew::ServerRenderer::<Waits>::new());
    assert!(
        html.contains("<h2>In attesa</h2>") && html.contains("<small>Pesca una carta.</small>"),
        "{html}"
    );
    assert_eq!(html.matches(">In attesa").count(), 1);
}
