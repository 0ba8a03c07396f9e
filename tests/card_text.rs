//! Texts of cards on the page: their signs are drawn and spoken, never written as the notation writes them.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::Action;
use in_fase::locale::Locale;
use in_fase::session::Snapshot;
use in_fase::session::lab::{counter_name, counter_of, named_counter};
use in_fase::session::snapshot::{AbilityView, PermanentView};
use in_fase::web::answer::Answer;
use in_fase::web::components::sheets::sheet;
use in_fase::web::i18n::Strings;
use in_fase::web::scene::Scene;
use in_fase::web::sheet::Sheet;
use std::rc::Rc;
use yew::prelude::*;

const ABILITY: &str = "{1}{U}, {T}: Pesca una carta.";

/// The sample board with a permanent that has a keyword and this ability.
fn board() -> Rc<Snapshot> {
    let mut shown = Snapshot::sample();
    let mut sides = shown.table.sides.to_vec();
    let mut permanents = sides[0].permanents.to_vec();
    let ability =
        AbilityView { index: 0, text: ABILITY.into(), is_playable: false, attempt: Action::PassPriority };
    permanents[0] = PermanentView {
        rules: Rc::from(["Volare".into(), ABILITY.into()]),
        abilities: Rc::from([ability]),
        ..permanents[0].clone()
    };
    sides[0].permanents = permanents.into();
    shown.table.sides = sides.into();
    Rc::new(shown)
}

#[component]
fn FirstPermanent() -> Html {
    let shown = board();
    let id = shown.table.sides[0].permanents[0].id;
    let words = Strings::of(Locale::It);
    let scene = Scene { shown: &shown, words, answer: &Answer::None, send: &Callback::noop() };
    sheet(&scene, Sheet::Object(id)).unwrap().1
}

#[test]
fn the_signs_of_a_card_are_drawn_and_spoken_and_its_ability_is_said_once() {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let html = runtime.block_on(yew::ServerRenderer::<FirstPermanent>::new().hydratable(false).render());
    for raw in ["{T}", "{U}", "{1}"] {
        assert!(!html.contains(raw), "{raw} in\n{html}");
    }
    for shown in ["#icon-tap", "data-colour=\"u\"", "1 mana blu, TAPpa: Pesca una carta.", "Volare"] {
        assert!(html.contains(shown), "no {shown} in\n{html}");
    }
    // Once to be seen, once to be heard.
    assert_eq!(html.matches("Pesca una carta.").count(), 2, "{html}");
}

#[test]
fn a_counter_is_understood_by_its_name_in_the_language_of_the_reader() {
    let names = Locale::ALL.map(|locale| counter_name(locale, &named_counter()).to_string());
    assert_eq!(names, ["infezione", "infection", "infection"]);
    for (locale, name) in Locale::ALL.into_iter().zip(names) {
        assert_eq!(counter_of(locale, &name), Some(named_counter()));
    }
}
