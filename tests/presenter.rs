//! Presenter mode: what clickers and keys bring about, and what is in the page.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::{Edition, ObjectId, Refusal, Target};
use in_fase::locale::Locale;
use in_fase::session::Snapshot;
use in_fase::session::snapshot::{Form, Refused};
use in_fase::web::answer::Answer;
use in_fase::web::components::stage_foot::Tools;
use in_fase::web::i18n::Strings;
use in_fase::web::learning::Learning;
use in_fase::web::on_stage::on_stage;
use in_fase::web::pages::presenter::{Presenter, PresenterProps};
use in_fase::web::presenting::{Present, Presenting, standing};
use in_fase::web::route::View;
use in_fase::web::settings::Theme;
use in_fase::web::store::{Message, Store, Stride};
use in_fase::web::table::{Direction, Table};
use std::rc::Rc;
use yew::prelude::*;

/// A store that shows a scenario to a room.
struct Room(Rc<Store>);

impl Room {
    fn at(scenario: &str, edition: Edition, event: u32) -> Self {
        let mut room = Self(Rc::new(Store::new(Locale::It, edition, Learning::default())));
        let open = Message::Open { scenario: scenario.into(), edition: None, play: None, event: Some(event) };
        room.send(open);
        room.present(Present::Enter);
        room
    }

    fn send(&mut self, message: Message) {
        self.0 = self.0.clone().reduce(message);
    }

    fn present(&mut self, wish: Present) {
        self.send(Message::Present(wish));
    }

    fn go(&mut self, stride: Stride) {
        self.send(Message::Go(stride));
    }

    fn table(&self) -> &Table {
        self.0.table.as_ref().unwrap()
    }

    fn cursor(&self) -> u32 {
        self.table().shown.cursor
    }

    fn now(&self) -> &Presenting {
        self.0.presenting.as_ref().unwrap()
    }

    fn names(&self) -> Vec<String> {
        let groups = on_stage(&self.table().shown);
        groups.iter().flat_map(|group| group.permanents.iter()).map(|view| view.name.to_string()).collect()
    }
}

#[test]
fn the_phasing_of_the_lynx_stands_on_the_stage() {
    for edition in Edition::ALL {
        let room = Room::at("phasing", edition, 4);
        let names = room.names();
        assert_eq!(names[..4], ["Lince di Bruma", "Vedetta d’Ombra", "Fuoco Fatuo", "Falco di Guado"]);
        assert_eq!(names[4..], ["Predone delle Dune", "Muro di Canne", "Spettro di Fumo"]);
        let groups = on_stage(&room.table().shown);
        let attached: Vec<_> = groups[0].permanents[0].attachments.iter().map(|view| &*view.name).collect();
        assert_eq!(attached, ["Edera Viva", "Lama Breve"]);
    }
}

#[test]
fn the_room_is_asked_before_an_event_and_then_it_happens() {
    let mut room = Room::at("phasing", Edition::default(), 3);
    room.present(Present::Ask);
    assert_eq!((room.now().asks, room.now().is_asking), (true, false), "what is shown stays");
    room.go(Stride::Forward);
    assert_eq!((room.cursor(), room.now().is_asking), (3, true));
    room.go(Stride::Forward);
    assert_eq!((room.cursor(), room.now().is_asking), (4, false));
    room.go(Stride::Forward);
    room.go(Stride::Back);
    assert_eq!((room.cursor(), room.now().is_asking), (4, false), "back takes the question away");
    room.go(Stride::Back);
    assert_eq!(room.cursor(), 3);
    room.go(Stride::Forward);
    room.present(Present::Ask);
    assert_eq!((room.cursor(), room.now().asks), (4, false), "the same key answers, and asks no more");
    room.go(Stride::Forward);
    assert_eq!(room.cursor(), 5);
}

#[test]
fn a_question_does_not_survive_another_place_or_another_edition() {
    let mut room = Room::at("phasing", Edition::default(), 3);
    room.present(Present::Ask);
    room.go(Stride::Forward);
    room.go(Stride::To(1));
    assert!(!room.now().is_asking && room.now().asks);
    room.go(Stride::Forward);
    assert!(room.now().is_asking);
    room.send(Message::Edition(Edition::default().other()));
    assert!(!room.now().is_asking);
    assert_eq!(room.0.view(), View::Presenter);
}

#[test]
fn a_clicker_alone_gets_through_every_choice() {
    for edition in Edition::ALL {
        for scenario in ["tutorial", "phasing"] {
            let mut room = Room::at(scenario, edition, 0);
            room.go(Stride::To(u32::MAX));
            for _ in 0..250 {
                let before = room.cursor();
                room.go(Stride::Forward);
                assert_eq!(room.cursor(), before + 1, "{scenario}: {:?}", room.table().shown.prompt.question);
            }
        }
    }
}

#[test]
fn forward_confirms_an_answer_that_was_begun() {
    let mut room = Room::at("phasing", Edition::default(), 0);
    room.go(Stride::To(u32::MAX));
    let creature = loop {
        let prompt = &room.table().shown.prompt;
        if prompt.is_yours
            && let Some(Form::Attackers { creatures }) = &prompt.form
            && let Some(able) = creatures.iter().find(|one| one.why_not.is_none())
        {
            break able.id;
        }
        room.go(Stride::Forward);
    };
    room.send(Message::Touch { on: Target::Object(creature), attempt: None });
    room.go(Stride::Forward);
    let entry = room.table().shown.log.entries.last().unwrap().clone();
    assert_eq!((entry.event, &*entry.objects), ("attackersDeclared", &[creature][..]));
}

#[test]
fn frames_go_on_and_off_by_their_place_and_stay_while_what_they_frame_is_there() {
    let mut room = Room::at("phasing", Edition::default(), 4);
    room.present(Present::FrameAt(1));
    room.present(Present::FrameAt(2));
    room.present(Present::FrameAt(2));
    room.present(Present::FrameAt(8));
    let lynx = standing(&room.table().shown).next().unwrap();
    assert_eq!(room.now().framed, [lynx], "on the eighth place stands nothing");
    room.go(Stride::Forward);
    assert_eq!(room.now().framed, [lynx]);
    room.present(Present::Frame(lynx));
    assert!(room.now().framed.is_empty());
}

#[test]
fn escape_takes_frames_away_before_it_leaves() {
    let mut room = Room::at("phasing", Edition::default(), 4);
    room.present(Present::FrameAt(1));
    room.present(Present::Escape);
    assert!(room.now().framed.is_empty());
    room.present(Present::Escape);
    assert_eq!((room.0.view(), room.cursor()), (View::Table, 4), "the place is kept");
}

#[test]
fn a_black_screen_comes_back_before_anything_moves() {
    let mut room = Room::at("phasing", Edition::default(), 4);
    for wish in [Present::Blank, Present::Escape] {
        room.present(Present::Blank);
        assert!(room.now().is_blank);
        room.present(wish);
        assert!(!room.now().is_blank);
    }
    room.present(Present::Blank);
    room.go(Stride::Forward);
    assert_eq!((room.cursor(), room.now().is_blank), (4, false));
}

fn refused(id: u32) -> Refused {
    Refused {
        question: "Perché il Muro non può attaccare?".into(),
        sentence: "È un Muro.".into(),
        code: "attackerWall",
        refusal: Refusal::AttackerWall { creature: ObjectId::new(id) },
        citations: Rc::from([]),
        annotations: Rc::from([]),
        instead: Rc::from([]),
        objects: Rc::from([ObjectId::new(id)]),
    }
}

fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(future)
}

fn page(presenting: Presenting, change: fn(&mut Snapshot)) -> String {
    let props = move || {
        let mut shown = Snapshot::sample();
        change(&mut shown);
        PresenterProps {
            answer: Answer::to(&shown.prompt),
            locale: shown.locale,
            shown: Rc::new(shown),
            direction: Direction::Still,
            presenting,
            tools: Tools { theme: Theme::Auto, on_theme: Callback::noop(), on_edition: Callback::noop() },
            send: Callback::noop(),
        }
    };
    block_on(yew::ServerRenderer::<Presenter>::with_props(props).hydratable(false).render())
}

fn contains(html: &str, parts: &[&str]) {
    for part in parts {
        assert!(html.contains(part), "no {part:?} in\n{html}");
    }
}

#[test]
fn one_sentence_and_one_clause_in_its_own_language_with_its_source() {
    let html = page(Presenting::default(), |_| ());
    let sentence = Snapshot::sample().log.entries.last().unwrap().sentence.clone();
    contains(&html, &["<h2", &*sentence, "<q lang=\"it\">tutti i permanenti con fase</q>", "§ 502.1"]);
    contains(
        &html,
        &["Sottofase di STAP", "Fase iniziale, 1 di 3", "Turno 5, tu", "Nessuno ha priorità", "Giorno"],
    );
    contains(&html, &["data-go=\"back\"", "data-go=\"forward\"", "data-present=\"leave\"", "non ufficiale"]);
    assert_eq!(html.matches("<h1").count(), 1);
    assert!(!html.contains(" style="), "{html}");
}

#[test]
fn under_its_sign_each_tool_says_a_part_of_its_name() {
    for locale in Locale::ALL {
        let words = Strings::of(locale);
        let (short, presenter, room) = (&words.presenter.tool_words, &words.presenter, &words.learn.room);
        for (word, name) in [
            (short.ask, presenter.ask),
            (short.labels, presenter.labels),
            (short.answer, room.answer),
            (short.parts, room.parts),
            (short.keys, words.head.shortcuts),
        ] {
            assert!(name.to_lowercase().contains(&word.to_lowercase()), "{word}: {name}");
        }
    }
    let html = page(Presenting::default(), |_| {});
    let seen = ["Chiedi alla classe", "Nascondi nomi", "Schermo nero", "2025", "Tema", "Condividi", "Tasti"];
    contains(&html, &seen.map(|word| format!("<span>{word}</span>")).each_ref().map(|word| &**word));
}

#[test]
fn a_clause_in_another_language_is_said_in_that_of_the_room_first() {
    let html = page(Presenting::default(), |shown| {
        let mut first = shown.log.annotations[0].clone();
        first.gloss = "All permanents with phasing.".into();
        shown.log.annotations = Rc::from([first]);
    });
    let [gloss, original] =
        ["All permanents with phasing.", "<q lang=\"it\">"].map(|it| html.find(it).unwrap());
    assert!(gloss < original);
    contains(&html, &["data-foreign=\"true\""]);
    assert!(!page(Presenting::default(), |_| ()).contains("data-foreign"));
}

#[test]
fn every_player_has_his_life_on_the_stage_at_every_event() {
    for edition in Edition::ALL {
        let mut room = Room::at("phasing", edition, 0);
        for _ in 0..20 {
            let seats = on_stage(&room.table().shown).len();
            assert_eq!(seats, 2, "{edition:?}, event {}", room.cursor());
            room.go(Stride::Forward);
        }
    }
}

#[test]
fn what_phases_out_at_event_4_stands_there_from_the_beginning_and_a_waiting_trigger_keeps_its_source() {
    for edition in Edition::ALL {
        for event in 0..12 {
            let room = Room::at("phasing", edition, event);
            let names = room.names();
            // In 2005 a phased-out token ceases to exist.
            let sides = room.table().shown.table.sides.iter().flat_map(|side| side.permanents.iter());
            let there: Vec<_> = sides.map(|view| view.name.to_string()).collect();
            for name in ["Lince di Bruma", "Vedetta d’Ombra", "Fuoco Fatuo", "Spettro di Fumo"] {
                let is_there = there.iter().any(|own| own == name);
                assert!(!is_there || names.iter().any(|own| own == name), "{name} at {event} in {names:?}");
            }
        }
    }
}

#[test]
fn while_the_room_is_asked_nothing_tells_what_comes() {
    let presenting = Presenting { asks: true, is_asking: true, ..Presenting::default() };
    let html = page(presenting, |_| ());
    contains(&html, &["Che cosa succede adesso?", "data-asking=\"true\"", "data-event=\"asked\""]);
    let log = &Snapshot::sample().log;
    for told in [&log.entries.last().unwrap().sentence, &log.next.as_ref().unwrap().text] {
        assert!(!html.contains(&**told), "{told} in\n{html}");
    }
    assert!(!html.contains("<q "), "{html}");
}

#[test]
fn hidden_labels_are_still_there_for_those_who_listen() {
    let html = page(Presenting { hides_labels: true, ..Presenting::default() }, |_| ());
    contains(&html, &["data-labels=\"hidden\"", "Lince di Bruma, 5/4, TAPpata, fuori fase."]);
}

#[test]
fn a_frame_has_a_word_and_says_that_it_is_pressed() {
    let html = page(Presenting { framed: vec![ObjectId::new(1)], ..Presenting::default() }, |_| ());
    contains(&html, &["data-framed=\"true\"", "guarda qui", "aria-pressed=\"true\""]);
    let bare = page(Presenting::default(), |_| ());
    assert!(!bare.contains("guarda qui"));
}

#[test]
fn under_a_black_screen_nothing_can_be_used() {
    let html = page(Presenting { is_blank: true, ..Presenting::default() }, |_| ());
    contains(&html, &[" inert", "data-present=\"unblank\"", "Schermo nero: tocca"]);
    assert!(!page(Presenting::default(), |_| ()).contains(" inert"));
}

#[test]
fn a_choice_that_must_be_made_stands_there_and_no_other() {
    assert!(
        !page(Presenting::default(), |_| ()).contains("data-choice=\"pass\""),
        "the turn goes on by itself"
    );
    let html = page(Presenting::default(), |shown| shown.can_go_on = false);
    contains(&html, &["data-choice=\"pass\"", "Hai la priorità: puoi agire, oppure passare."]);
    let refused = page(Presenting::default(), |shown| shown.refused = Some(refused(3)));
    contains(&refused, &["È un Muro.", "data-choice=\"dismiss\""]);
}
