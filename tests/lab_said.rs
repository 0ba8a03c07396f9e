//! What is read out of an edit in the laboratory: one whole sentence for each thing that a button does.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::{Edition, PlayerId, Step};
use in_fase::locale::Locale;
use in_fase::session::lab::{BoardsReading, CardZone, Draft, Edit, PermanentEdit, PlayerEdit};
use in_fase::web::laboratory::LabWish;
use in_fase::web::learning::Learning;
use in_fase::web::store::{Message, Store};
use std::rc::Rc;
use yew::Reducible;

struct Bench(Rc<Store>);

impl Bench {
    fn of(locale: Locale) -> Self {
        let store = Rc::new(Store::new(locale, Edition::Current, Learning::default()));
        Self(store.reduce(LabWish::Open(BoardsReading::default()).into()))
    }

    fn hears(&mut self, wish: LabWish) -> String {
        let before = self.0.asked.times;
        let is_quiet = matches!(wish, LabWish::Show(_) | LabWish::Rest);
        self.0 = self.0.clone().reduce(Message::Lab(wish));
        assert!(is_quiet || self.0.asked.times != before, "what is said twice is read out twice");
        self.0.lab.as_ref().unwrap().said.to_string()
    }

    fn edits(&mut self, edit: Edit) -> String {
        self.hears(LabWish::Edit(edit))
    }
}

const YOU: PlayerId = PlayerId::One;

#[test]
fn what_a_button_changes_is_said_in_a_sentence() {
    let mut bench = Bench::of(Locale::En);
    assert_eq!(bench.edits(Edit::Turn(4)), "“Turn” is now 4.");
    assert_eq!(bench.edits(Edit::Add(YOU, "Peat Bear".into())), "Peat Bear is now in play (You).");
    let graveyard = |edit: fn(CardZone) -> PlayerEdit| Edit::Player(YOU, edit(CardZone::Graveyard));
    assert_eq!(
        bench.edits(graveyard(|zone| PlayerEdit::AddCard(zone, "Dry Shock".into()))),
        "Dry Shock is now here: Graveyard, You."
    );
    assert_eq!(
        bench.edits(graveyard(|zone| PlayerEdit::RemoveCard(zone, 0))),
        "There is one Dry Shock fewer here: Graveyard, You."
    );
    let at = bench.0.lab.as_ref().unwrap().view.permanents[0].at;
    assert_eq!(bench.edits(Edit::Permanent(at, PermanentEdit::Damage(1))), "“Damage, Peat Bear” is now 1.");
    assert_eq!(bench.edits(Edit::StartAt(Step::Upkeep)), "The game starts from: Upkeep.");
    let at = bench.0.lab.as_ref().unwrap().view.permanents[0].at;
    assert_eq!(bench.edits(Edit::Permanent(at, PermanentEdit::Remove)), "Peat Bear is no longer there.");
    assert_eq!(bench.hears(LabWish::Put(Draft::default())), "The board is cleared.");
    assert_eq!(bench.hears(LabWish::Undo), "The change is undone.");
    assert_eq!(bench.hears(LabWish::Redo), "The change is made again.");
    assert_eq!(bench.hears(LabWish::Redo), "There is nothing to redo.");
}

#[test]
fn each_language_says_it_and_what_a_box_says_itself_is_not_said_again() {
    for (locale, added) in [
        (Locale::It, "Orso di Torba ora è in gioco (Tu)."),
        (Locale::Fr, "Ours de Tourbe est maintenant en jeu (Vous)."),
        (Locale::En, "Peat Bear is now in play (You)."),
    ] {
        let mut bench = Bench::of(locale);
        assert_eq!(bench.edits(Edit::Add(YOU, "Peat Bear".into())), added);
        let at = bench.0.lab.as_ref().unwrap().view.permanents[0].at;
        assert_eq!(bench.edits(Edit::Permanent(at, PermanentEdit::Tapped(true))), "");
    }
}

#[test]
fn an_edit_that_cannot_be_made_says_why() {
    let mut bench = Bench::of(Locale::En);
    let heard = bench.edits(Edit::Player(YOU, PlayerEdit::Name("Bru\u{202e}no".into())));
    let lab = bench.0.lab.as_ref().unwrap();
    assert!(!heard.is_empty() && heard == *lab.refused[0].message, "{heard}");
}
