//! The laboratory on the page, without a browser: what a click leads to, and what is drawn of it in each language.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::{Edition, PlayerId, Target};
use in_fase::locale::Locale;
use in_fase::session::lab::{
    BOARDS_LIMIT, Boards, BoardsReading, CardZone, Draft, Edit, PermanentEdit, Seats,
};
use in_fase::session::snapshot::ScriptView;
use in_fase::web::laboratory::{Import, LabWish, Laboratory, News, Pane, ShelfWish};
use in_fase::web::learning::Learning;
use in_fase::web::pages::lab::{LabPage, LabProps};
use in_fase::web::store::{Message, Store, Stride};
use std::rc::Rc;
use yew::{Callback, Reducible};

const CURRENT: Edition = Edition::ALL[1];
const YOU: PlayerId = PlayerId::One;

fn opened() -> Rc<Store> {
    let store = Rc::new(Store::new(Locale::It, CURRENT, Learning::default()));
    store.reduce(LabWish::Open(BoardsReading::default()).into())
}

fn after(store: Rc<Store>, wishes: impl IntoIterator<Item = LabWish>) -> Rc<Store> {
    wishes.into_iter().fold(store, |store, wish| store.reduce(wish.into()))
}

fn lab(store: &Store) -> &Laboratory {
    store.lab.as_ref().unwrap()
}

fn add(card: &str) -> LabWish {
    LabWish::Edit(Edit::Add(YOU, card.into()))
}

fn drawn(store: &Store) -> String {
    let (lab, locale) = (SendLab::of(lab(store)), store.locale);
    drawn_of(move || LabProps { lab: lab.lab(), locale, send: Callback::noop() })
}

fn drawn_of(props: impl FnOnce() -> LabProps + Send + 'static) -> String {
    let rendered = yew::ServerRenderer::<LabPage>::with_props(props);
    tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap()
        .block_on(rendered.hydratable(false).render())
}

/// What a laboratory can be made of again on another thread.
struct SendLab {
    text: String,
    edition: Edition,
    locale: Locale,
    pane: Pane,
}

impl SendLab {
    fn of(lab: &Laboratory) -> Self {
        let text = lab.draft().to_notation().to_owned();
        Self { text, edition: lab.view.edition, locale: lab.board.locale, pane: lab.pane }
    }

    fn lab(&self) -> Laboratory {
        let store = Rc::new(Store::new(self.locale, self.edition, Learning::default()));
        let store = after(
            store,
            [
                LabWish::Open(BoardsReading::default()),
                LabWish::Put(Draft::from_notation(&self.text)),
                LabWish::Show(self.pane),
            ],
        );
        store.lab.clone().unwrap()
    }
}

#[test]
fn what_is_put_into_play_is_at_once_the_one_that_is_described() {
    let store = after(opened(), [add("Mist Lynx"), add("Peat Bear")]);
    let bear = lab(&store).view.permanents[1].at;
    assert_eq!(lab(&store).pane, Pane::Permanent(bear));
    let id = lab(&store).view.permanents[0].id.unwrap();
    let touched = Message::Touch { on: Target::Object(id), attempt: None };
    let store = after(store, [LabWish::Table(Box::new(touched))]);
    assert_eq!(lab(&store).pane, Pane::Permanent(lab(&store).view.permanents[0].at));
    let removed = after(store, [LabWish::Edit(Edit::Permanent(0, PermanentEdit::Remove))]);
    assert_eq!(lab(&removed).pane, Pane::Game);
    let undone = after(removed, [LabWish::Undo]);
    assert_eq!(lab(&undone).view.permanents.len(), 2);
}

#[test]
fn the_picture_stays_as_it_was_while_the_board_is_refused() {
    let store = after(opened(), [add("Peat Bear")]);
    let before = lab(&store).board.fingerprint.clone();
    let refused = after(store, [add("Living Ivy")]);
    assert!(!lab(&refused).is_accepted && !lab(&refused).can_be_played());
    assert_eq!(lab(&refused).board.fingerprint, before);
    assert_eq!(after(refused.clone(), [LabWish::Play]).table_of_lab().map(|table| table.shown.cursor), None);
    let html = drawn(&refused);
    for part in
        [r#"data-accepted="false""#, r#"aria-invalid="true""#, "Un’Aura in gioco", "L’immagine mostra"]
    {
        assert!(html.contains(part), "no {part} in\n{html}");
    }
}

#[test]
fn a_game_goes_on_until_the_board_changes_and_then_begins_anew() {
    let store = after(opened(), [add("Peat Bear"), LabWish::Play]);
    let store = store.reduce(Message::Go(Stride::Forward)).reduce(Message::Go(Stride::Forward));
    let cursor = |store: &Store| store.table_of_lab().unwrap().shown.cursor;
    assert_eq!(cursor(&store), 2);
    let store = after(store, [LabWish::Play]);
    assert_eq!(cursor(&store), 2);
    let store = after(store, [add("Mist Lynx"), LabWish::Play]);
    assert_eq!(cursor(&store), 0);
}

#[test]
fn what_was_played_and_expected_becomes_the_script() {
    let mut store = after(opened(), [add("Peat Bear"), LabWish::Play]);
    for _ in 0..30 {
        let prompt = &store.table_of_lab().unwrap().shown.prompt;
        if prompt.is_yours {
            break;
        }
        store = store.reduce(Message::Go(Stride::Forward));
    }
    let store =
        after(store, [LabWish::Expect("you life 20".into()), LabWish::Expect("opponent hand 0".into())]);
    let store = after(store, [LabWish::Expect("opponent hand 0".into()), LabWish::Keep]);
    let script: Vec<&str> = lab(&store).view.script.iter().map(|row| &*row.text).collect();
    assert_eq!(script, ["expect you life 20"]);
    assert!(lab(&store).runs.iter().all(|run| run.failures.is_empty()) && lab(&store).runs.len() == 2);
    assert!(drawn(&store).contains("expect you life 20"));
}

fn rows(store: &Store) -> Vec<String> {
    lab(store).view.script.iter().map(|row| row.text.to_string()).collect()
}

#[test]
fn keeping_never_deletes_a_script_without_a_word() {
    let text = "case board\n  start at upkeep\n  you have Peat Bear\n  both pass\n  expect you life 20\n";
    let written = rows(&after(opened(), [LabWish::Put(Draft::from_notation(text))]));
    let store = after(opened(), [LabWish::Put(Draft::from_notation(text)), LabWish::Play]);
    let nothing = after(store.clone(), [LabWish::Keep]);
    assert_eq!(rows(&nothing), written, "nothing was played, and nothing is kept");
    let mut played = store;
    for _ in 0..60 {
        let shown = played.table_of_lab().unwrap().shown.clone();
        let choice = shown.prompt.choices.first().filter(|_| shown.script == Some(ScriptView::Over));
        let on = choice.map_or(Message::Go(Stride::ForwardPlainly), |plain| Message::TakeUp(plain.clone()));
        played = played.reduce(on);
    }
    let back = played.reduce(Message::Go(Stride::To(0)));
    let kept = after(back, [LabWish::Keep]);
    assert!(rows(&kept).len() > 1 && rows(&kept) != written, "{:?}", rows(&kept));
    assert_eq!(lab(&kept).news, Some(News::ScriptReplaced));
    let undone = after(kept, [LabWish::Undo]);
    assert_eq!((rows(&undone), lab(&undone).news), (written, None));
}

#[test]
fn a_board_that_was_left_can_still_be_undone() {
    let open = |at| LabWish::Shelf(ShelfWish::Open(at));
    let store = after(opened(), [add("Peat Bear"), add("Mist Lynx"), LabWish::Shelf(ShelfWish::New)]);
    assert!(!lab(&store).can_undo(), "a new board has nothing to undo");
    let store = after(store, [add("Forest"), open(0), LabWish::Undo]);
    assert_eq!(lab(&store).view.permanents.len(), 1);
    let store = after(store, [LabWish::Redo, open(1), LabWish::Undo]);
    assert_eq!(lab(&store).view.permanents.len(), 0);
    let store = after(store, [open(0), LabWish::Undo, LabWish::Undo]);
    assert!(!lab(&store).can_undo());
}

#[test]
fn what_there_is_no_room_for_is_told() {
    let import = |text: &str| LabWish::Shelf(ShelfWish::Import(Some(text.into())));
    let full = move || {
        after(
            opened(),
            [
                import(&(2..BOARDS_LIMIT).map(|at| format!("case x{at}\n")).collect::<String>()),
                import("case a One\ncase b Two\ncase c Three\n"),
            ],
        )
    };
    let store = full();
    assert_eq!(lab(&store).import, Import::Done { taken: 1, left_out: 2, first: "Two".into() });
    let html =
        drawn_of(move || LabProps { lab: lab(&full()).clone(), locale: Locale::It, send: Callback::noop() });
    assert!(
        html.contains("2 tavoli sono rimasti fuori, da «Two» in poi: se ne tengono al massimo 200."),
        "{html}"
    );
    let store = after(
        store,
        [LabWish::Shelf(ShelfWish::DismissImport), LabWish::Show(Pane::Game), LabWish::Shelf(ShelfWish::New)],
    );
    assert_eq!((&lab(&store).import, lab(&store).pane), (&Import::NoRoom, Pane::Boards));
    assert_eq!(lab(&store).boards.all().len(), BOARDS_LIMIT);
}

#[test]
fn what_another_window_changed_on_the_open_board_can_be_undone_here() {
    let store = after(opened(), [add("Peat Bear")]);
    let known = lab(&store).boards.clone();
    let theirs = known.with(&Draft::from_notation("case board\n  you have Mist Lynx\n"));
    let elsewhere = ShelfWish::Elsewhere { theirs: theirs.clone(), known };
    let store = after(store, [LabWish::Shelf(elsewhere)]);
    assert_eq!(lab(&store).boards.all(), theirs.all());
    assert_eq!(&*lab(&store).view.permanents[0].card, "Mist Lynx");
    let store = after(store, [LabWish::Undo]);
    assert_eq!(&*lab(&store).view.permanents[0].card, "Peat Bear");
    assert_ne!(lab(&store).boards, Boards::default());
}

#[test]
fn a_script_about_somebody_who_has_left_is_told_at_its_lines() {
    let text = "case board\n  players 4\n  expect you life 20\n  expect fourth player life 20\n";
    let store =
        after(opened(), [LabWish::Put(Draft::from_notation(text)), LabWish::Edit(Edit::Seats(Seats::Two))]);
    assert_eq!(lab(&store).news, Some(News::ScriptFails));
    let line = lab(&store).view.script[1].line;
    for run in lab(&store).runs.iter() {
        let told: Vec<(u32, String)> =
            run.failures.iter().map(|own| (own.line, own.found.message(Locale::It))).collect();
        assert_eq!(told, [(line, "a questo tavolo «fourth player» non c’è".to_owned())]);
    }
    let store = after(store, [LabWish::Edit(Edit::RemoveScriptLine(1))]);
    assert_eq!(lab(&store).news, None);
}

#[test]
fn boards_are_opened_deleted_and_brought_back_without_a_word_lost() {
    let wish = |wish| LabWish::Shelf(wish);
    let store = after(opened(), [add("Peat Bear"), wish(ShelfWish::New), add("Mist Lynx")]);
    assert_eq!(lab(&store).boards.all().len(), 2);
    let store = after(store, [wish(ShelfWish::Open(0))]);
    assert_eq!(&*lab(&store).view.permanents[0].card, "Peat Bear");
    let store = after(store, [wish(ShelfWish::Delete(0))]);
    assert_eq!(&*lab(&store).view.permanents[0].card, "Mist Lynx");
    let store = after(store, [wish(ShelfWish::Undelete)]);
    assert_eq!(&*lab(&store).view.permanents[0].card, "Peat Bear");
    let text = "case a\n  you have Forest\ncase b\n  you have Island\n";
    let store = after(store, [wish(ShelfWish::Import(Some(text.into())))]);
    assert_eq!(lab(&store).boards.all().len(), 4);
    let faulty =
        after(store, [wish(ShelfWish::Import(Some("case a\n  you hav Forest\n  you life x\n".into())))]);
    assert_eq!(lab(&faulty).boards.all().len(), 4);
}

#[test]
fn every_form_is_drawn_in_every_language_and_hostile_names_are_text() {
    let hostile = "<script>alert(1)</script> 🜁 \u{5d0}";
    for locale in Locale::ALL {
        let store = opened().reduce(Message::Speak(locale));
        let store = after(
            store,
            [
                add("Mist Lynx"),
                LabWish::Edit(Edit::Name(hostile.into())),
                LabWish::Edit(Edit::PreviousTurn(Some((YOU, vec![(YOU, 1)])))),
            ],
        );
        let panes = [
            Pane::Game,
            Pane::Player(YOU),
            Pane::Permanent(lab(&store).view.permanents[0].at),
            Pane::AddPermanent(YOU),
            Pane::AddCards(YOU, CardZone::Library),
            Pane::Cards,
            Pane::Card(None),
            Pane::Text,
            Pane::Script,
            Pane::Boards,
        ];
        for pane in panes {
            let html = drawn(&after(store.clone(), [LabWish::Show(pane)]));
            assert!(html.contains("&lt;script&gt;") && !html.contains("<script>"), "{pane:?}");
        }
    }
}
