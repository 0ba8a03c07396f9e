//! What is read out: every event, what must be chosen, how an answer was judged, and what was arranged on the screen.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::Edition;
use in_fase::lesson::bundle;
use in_fase::locale::Locale;
use in_fase::session::link::encode;
use in_fase::session::snapshot::{Form, LogEntry};
use in_fase::web::answer::Answer;
use in_fase::web::asked::Asked;
use in_fase::web::i18n::Strings;
use in_fase::web::learning::{Learn, Learning, StudyWish, Studying};
use in_fase::web::presenting::Present;
use in_fase::web::said::{read_out, said, said_beside, said_in_lesson};
use in_fase::web::sheet::Sheet;
use in_fase::web::store::{Message, Store, Stride};
use std::rc::Rc;
use yew::Reducible;

/// Somebody who hears the page.
struct Listener(Rc<Store>);

impl Listener {
    fn at(scenario: &str, edition: Edition, event: u32) -> Self {
        Self::of(Locale::En, scenario, edition, event)
    }

    fn of(locale: Locale, scenario: &str, edition: Edition, event: u32) -> Self {
        let mut listener = Self(Rc::new(Store::new(locale, edition, Learning::default())));
        listener.send(Message::Open {
            scenario: scenario.into(),
            edition: None,
            play: None,
            event: Some(event),
        });
        listener
    }

    fn in_lesson(text: &str, lesson: &str, beat: u32) -> Self {
        let mut listener = Self(Rc::new(Store::new(Locale::En, Edition::Current, Learning::default())));
        listener.send(Message::Learn(Learn::Arrived(Some(bundle([text]).into()))));
        listener.send(Message::Learn(Learn::Open { lesson: lesson.into(), beat: Some(beat), room: None }));
        listener
    }

    fn send(&mut self, message: Message) {
        self.0 = self.0.clone().reduce(message);
    }

    fn heard(&self) -> String {
        let (words, store) = (Strings::of(self.0.locale), &self.0);
        let table = store.table.as_ref().unwrap();
        read_out(words, &store.asked, said(words, table, &store.asked, store.presenting.as_ref()))
    }

    fn lesson(&self) -> &Studying {
        self.0.learning.studying.as_ref().unwrap()
    }

    fn wish(&mut self, wish: StudyWish) -> String {
        self.send(wish.into());
        let words = Strings::of(Locale::En);
        read_out(words, &self.0.asked, said_in_lesson(words, self.lesson(), &self.0.asked))
    }

    fn last(&self) -> Rc<LogEntry> {
        self.0.table.as_ref().unwrap().shown.log.entries.last().unwrap().clone()
    }

    fn event(&self) -> String {
        sentences(&self.last()).join(" ")
    }

    /// Goes on until an event of this name has just happened.
    fn go_to(&mut self, event: &str) -> Rc<LogEntry> {
        for _ in 0..400 {
            self.send(Message::Go(Stride::Forward));
            if self.last().event == event {
                return self.last();
            }
        }
        panic!("no {event}");
    }
}

/// What the log says of an event.
fn sentences(entry: &LogEntry) -> Vec<String> {
    [&entry.sentence].into_iter().chain(&*entry.details).map(ToString::to_string).collect()
}

#[test]
fn pressing_on_where_somebody_must_choose_says_what_is_to_be_chosen_and_says_it_again() {
    let mut listener = Listener::at("tutorial", Edition::default(), 0);
    listener.send(Message::Go(Stride::To(u32::MAX)));
    assert!(listener.heard().contains("The scenario ends here."), "{}", listener.heard());
    while listener.0.table.as_ref().unwrap().shown.can_go_on {
        listener.send(Message::Go(Stride::PlayOn));
    }
    let question = listener.0.table.as_ref().unwrap().shown.prompt.question.to_string();
    let first = listener.heard();
    assert_eq!(first.trim(), format!("{} {question}", listener.event()));
    listener.send(Message::Go(Stride::Forward));
    let second = listener.heard();
    assert_eq!(second.trim(), first.trim());
    assert_ne!(second, first, "a live region that does not change is not read out");
}

#[test]
fn an_event_is_read_out_with_its_particulars_in_the_order_of_the_log() {
    let tables = [
        ("tutorial", Locale::It),
        ("phasing", Locale::Fr),
        ("day-night", Locale::En),
        ("crowded", Locale::It),
    ];
    for (scenario, locale) in tables {
        for edition in Edition::ALL {
            let mut listener = Listener::of(locale, scenario, edition, 0);
            for _ in 0..90 {
                listener.send(Message::Go(Stride::Forward));
                let (told, heard) = (listener.event(), listener.heard());
                assert!(heard.starts_with(&told), "{scenario}: {told}\n{heard}");
            }
        }
    }
}

#[test]
fn an_attachment_that_goes_along_is_named_and_said_to_go_indirectly() {
    let mut listener = Listener::at("phasing", Edition::Current, 0);
    listener.go_to("phased");
    let heard = listener.heard();
    assert!(heard.contains("Living Ivy goes with Mist Lynx, indirectly"), "{heard}");
}

/// A board on which these are tapped, at the beginning of their controller's turn.
fn tapped(cards: &[&str]) -> String {
    let board: Vec<String> = cards.iter().map(|card| format!("  you have {card}: tapped\n")).collect();
    let text = format!(
        "scenario many\n  turn 3 of you\n{}  you library Island\n  advance to upkeep\n",
        board.concat()
    );
    encode(&text).unwrap()
}

#[test]
fn what_untaps_is_named_however_much_it_is() {
    let board = tapped(&["Forest", "Forest", "Peat Bear", "Forest", "Island"]);
    for (locale, many) in [
        (Locale::It, "5 permanenti si STAPpano, tutti insieme. Sono 3 Foresta, Orso di Torba e Isola."),
        (Locale::Fr, "5 permanents se dégagent, tous ensemble. Ce sont 3 Forêt, Ours de Tourbe et Île."),
        (Locale::En, "5 permanents untap, all at once. They are 3 Forest, Peat Bear and Island."),
    ] {
        let mut listener = Listener::of(locale, &board, Edition::Current, 0);
        listener.go_to("untapped");
        assert!(listener.heard().starts_with(many), "{}", listener.heard());
    }
}

#[test]
fn a_long_list_ends_with_how_many_more_there_are() {
    const LANDS: [&str; 5] = ["Forest", "Island", "Plains", "Swamp", "Mountain"];
    const CREATURES: [&str; 7] =
        ["Peat Bear", "Quarry Ox", "Reed Wall", "Ford Falcon", "Gate Lancer", "Marsh Rider", "Marsh Rider"];
    let ten = [&LANDS[..], &CREATURES[..5]].concat();
    let eleven = [&LANDS[..], &CREATURES].concat();
    for (locale, more) in
        [(Locale::It, " e altri 3."), (Locale::Fr, " et 3 autres."), (Locale::En, " and 3 more.")]
    {
        let mut listener = Listener::of(locale, &tapped(&eleven), Edition::Current, 0);
        let told = listener.go_to("untapped").details.join(" ");
        assert!(told.ends_with(more), "{told}");
        assert_eq!(told.matches(',').count(), 8, "nine names: {told}");
        // Where all have room, none is left out.
        let mut listener = Listener::of(locale, &tapped(&ten), Edition::Current, 0);
        let told = listener.go_to("untapped").details.join(" ");
        assert!(!told.ends_with(more) && told.matches(',').count() == 8, "ten names: {told}");
    }
}

#[test]
fn leaving_the_prepared_game_is_said_once() {
    let mut listener = Listener::at("tutorial", Edition::Current, 48);
    let words = Strings::of(Locale::En);
    assert!(listener.0.table.as_ref().unwrap().shown.prompt.form.is_some(), "attackers are declared here");
    listener.send(Message::Confirm);
    assert!(listener.heard().contains(words.margin.left), "{}", listener.heard());
    listener.send(Message::Go(Stride::Forward));
    assert!(!listener.heard().contains(words.margin.left), "{}", listener.heard());
}

#[test]
fn attackers_are_asked_for_and_what_was_chosen_is_said() {
    let mut listener = Listener::at("tutorial", Edition::Current, 0);
    let form = |listener: &Listener| listener.0.table.as_ref().unwrap().shown.prompt.form.clone();
    while !matches!(form(&listener), Some(Form::Attackers { .. })) {
        listener.send(Message::Go(Stride::Forward));
    }
    let Some(Form::Attackers { creatures }) = form(&listener) else { panic!("nobody attacks") };
    let question = listener.0.table.as_ref().unwrap().shown.prompt.question.to_string();
    assert!(listener.heard().trim().ends_with(&question), "{}", listener.heard());
    let able = creatures.iter().find(|creature| creature.why_not.is_none()).unwrap();
    let on = in_fase::engine::Target::Object(able.id);
    listener.send(Message::Touch { on, attempt: None });
    assert_eq!(listener.heard().trim(), "Attack with 1 creature.");
}

#[test]
fn another_edition_is_named() {
    let mut listener = Listener::at("phasing", Edition::Current, 4);
    listener.send(Message::Edition(Edition::Classic));
    assert!(listener.heard().starts_with("Edition of the rules: Classic 2005."), "{}", listener.heard());
    listener.send(Message::Go(Stride::Forward));
    assert!(!listener.heard().contains("2005"), "{}", listener.heard());
}

#[test]
fn what_the_keys_of_presenter_mode_did_is_said() {
    let mut listener = Listener::at("phasing", Edition::Current, 4);
    listener.send(Message::Present(Present::Enter));
    let event = listener.event();
    for (wish, said) in [
        (Present::Blank, "Black screen."),
        (Present::Blank, "The screen can be seen again."),
        (Present::Labels, "Names and labels are hidden."),
        (Present::Labels, "Names and labels are shown again."),
        (Present::Ask, "The class is asked before each event."),
        (Present::Ask, "Events are shown without asking."),
        (Present::FrameAt(1), "Frame: Mist Lynx."),
        (Present::Escape, "No frames."),
        (Present::Escape, "Presentation closed."),
    ] {
        listener.send(Message::Present(wish));
        assert_eq!(listener.heard().trim(), said, "{wish:?}, not {event}");
    }
    listener.send(Message::Go(Stride::Forward));
    assert!(listener.heard().starts_with(&listener.event()));
}

const UNTAP: &str = include_str!("../lessons/02-untap.lesson");

#[test]
fn a_question_is_read_with_its_answers_and_its_verdict_with_the_reason() {
    let mut listener = Listener::in_lesson(UNTAP, "untap", 2);
    let heard = listener.wish(StudyWish::Again);
    let question = listener.lesson().view.question.clone().unwrap();
    assert!(heard.starts_with(&*question.sentence), "{heard}");
    let line = |at: usize| question.options[at].lines[0].trim_end_matches('.').to_owned();
    assert!(heard.contains(&format!("1) {}; 2) {}", line(0), line(1))), "{heard}");
    let hint = listener.wish(StudyWish::Hint);
    if !listener.lesson().view.hints.is_empty() {
        assert!(
            ["When: ", "Which rule: ", "What to do: "].iter().any(|level| hint.starts_with(level)),
            "{hint}"
        );
    }
    let answered = listener.wish(StudyWish::Answer(0));
    let feedback = listener.lesson().view.question.clone().unwrap().feedback.unwrap();
    assert!(answered.starts_with("That is so") || answered.starts_with("Not yet"), "{answered}");
    assert!(feedback.why.is_none_or(|why| answered.contains(&*why)), "{answered}");
}

#[test]
fn every_event_of_a_lesson_is_read_out_also_after_an_answer() {
    let mut listener = Listener::in_lesson(UNTAP, "untap", 2);
    listener.wish(StudyWish::Answer(0));
    for _ in 0..40 {
        let before = (listener.lesson().view.beat, listener.lesson().table.cursor);
        let heard = listener.wish(StudyWish::Next);
        let lesson = listener.lesson();
        if lesson.view.beat != before.0 {
            return;
        }
        if lesson.table.cursor > before.1 {
            let event = lesson.table.log.entries.last().unwrap().sentence.clone();
            assert!(heard.contains(&*event), "{event}: {heard}");
        }
    }
    panic!("the part does not end");
}

#[test]
fn the_end_is_said() {
    let mut listener = Listener::in_lesson(UNTAP, "untap", 1);
    let last = listener.lesson().view.beats;
    let heard = listener.wish(StudyWish::SkipTo(last));
    assert!(heard.trim().ends_with("This is the end: nothing comes after it."), "{heard}");
    let mut beside = Listener(Rc::new(Store::new(Locale::En, Edition::Current, Learning::default())));
    beside.send(Message::Compare { scenario: "phasing".into(), play: None, place: Some(u32::MAX) });
    let compared = beside.0.compared("phasing").unwrap();
    let heard = said_beside(Strings::of(Locale::En), compared);
    assert!(heard.ends_with("This is the end: nothing comes after it."), "{heard}");
}

#[test]
fn where_the_editions_differ_each_is_named_with_what_it_says() {
    let mut beside = Listener(Rc::new(Store::new(Locale::It, Edition::Current, Learning::default())));
    beside.send(Message::Compare { scenario: "phasing".into(), play: None, place: Some(4) });
    let said = beside.0.compared("phasing").unwrap().shown.said.to_string();
    let at = |what: &str| said.find(what).unwrap_or_else(|| panic!("{what}: {said}"));
    assert!(at("Dove va, diverso.") < at("2005: ") && at("2005: ") < at("2025: "), "{said}");
}

#[test]
fn the_particulars_of_a_compared_line_are_read_out() {
    let mut beside = Listener(Rc::new(Store::new(Locale::En, Edition::Current, Learning::default())));
    let mut read = 0;
    for place in 1..60 {
        beside.send(Message::Compare { scenario: "phasing".into(), play: None, place: Some(place) });
        let shown = &beside.0.compared("phasing").unwrap().shown;
        for row in shown.rows.iter().filter(|row| row.is_current) {
            for fact in row.sides[0].facts.iter() {
                assert!(shown.said.contains(&*fact.text), "{}: {}", fact.text, shown.said);
                read += 1;
            }
        }
    }
    assert!(read > 5, "{read}");
}

#[test]
fn the_signs_of_a_card_are_read_out_in_words() {
    let said = |locale, text: &str| read_out(Strings::of(locale), &Asked::default(), text.to_owned());
    assert_eq!(said(Locale::En, "{T}: Add {G}."), "Tap: Add green mana.");
    assert_eq!(said(Locale::Fr, "{T} : Ajoutez {G}."), "Engagez : Ajoutez mana vert.");
}

#[test]
fn a_number_that_answers_nothing_says_nothing_false_in_a_task() {
    let damage = include_str!("../lessons/15-damage.lesson");
    let mut listener = Listener::in_lesson(damage, "damage", 5);
    assert!(listener.lesson().answer == Answer::to(&listener.lesson().table.prompt));
    listener.wish(StudyWish::Answer(0));
    assert_eq!(listener.lesson().view.notice, None);
}

/// What was said of something that is put away is no longer so.
#[test]
fn giving_up_an_answer_or_a_refusal_says_so_and_what_is_asked_now() {
    let mut listener = Listener::at("tutorial", Edition::Current, 11);
    let hand = listener.0.table.as_ref().unwrap().shown.table.sides.iter().find(|side| side.player.is_you);
    let card = hand.unwrap().player.hand.iter().find(|it| &*it.name == "Giant Growth").unwrap().clone();
    listener.send(Message::Attempt(card.attempt.unwrap()));
    let refused = listener.heard();
    listener.send(Message::Cancel);
    let question = listener.0.table.as_ref().unwrap().shown.prompt.question.to_string();
    assert_eq!(listener.heard().trim(), format!("Cancelled. {question}"));
    assert_ne!(listener.heard(), refused);
    let times = listener.0.asked.times;
    listener.send(Message::Cancel);
    assert_eq!(listener.0.asked.times, times, "nothing is left to give up");
    listener.send(Message::Show(Sheet::Lines));
    listener.send(Message::Close);
    assert_eq!(listener.heard().trim(), "", "the page speaks again");
}
