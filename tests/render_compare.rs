//! The comparison rendered natively: both columns, the marks, the passages, and what differs, whatever it looks like.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::Edition;
use in_fase::locale::Locale;
use in_fase::session::{Comparison, Session, scenarios};
use in_fase::web::components::transport::Playing;
use in_fase::web::pages::compare::{Compare, CompareProps};
use in_fase::web::settings::Speed;
use in_fase::web::table::Direction;
use std::rc::Rc;
use yew::prelude::*;

/// The page of a built-in scenario after so many lines.
fn page(scenario: &'static str, place: u32, locale: Locale) -> String {
    let render = yew::ServerRenderer::<Compare>::with_props(move || {
        let session = Session::open(scenario, Edition::default(), locale).unwrap();
        let shown = Rc::new(Comparison::of(&session).unwrap().at(place).snapshot());
        let playing =
            Playing { is_on: false, speed: Speed::Even, toggle: Callback::noop(), faster: Callback::noop() };
        let (scenarios, send) = (scenarios(locale), Callback::noop());
        CompareProps { shown, locale, direction: Direction::Still, scenarios, playing, send }
    });
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(render.hydratable(false).render())
}

fn contains(html: &str, parts: &[&str]) {
    for part in parts {
        assert!(html.contains(part), "no {part:?} in\n{html}");
    }
}

/// The row whose heading is this.
fn row<'a>(html: &'a str, about: &str) -> &'a str {
    let heading = format!("<h3>{about}</h3>");
    let at = html.find(&heading).unwrap_or_else(|| panic!("no row {about:?}"));
    let start = html[..at].rfind("<li ").unwrap();
    let end = html[at..].find("compare-row__what").map_or(html.len(), |next| at + next);
    &html[start..end]
}

#[test]
fn both_columns_say_their_edition_and_their_name_of_the_step() {
    let html = page("phasing", 4, Locale::It);
    contains(&html, &["data-comparison=\"phasing\"", "data-place=\"4\"", "data-step=\"untap\""]);
    contains(
        &html,
        &["Interfase di", "Sottofase di", "Classica", "Attuale", "Testo a fronte: Scomparire e apparire"],
    );
    for edition in ["classic", "current"] {
        assert!(html.matches(&format!("data-edition=\"{edition}\"")).count() > 13);
    }
}

#[test]
fn the_zone_stands_in_one_column_and_the_place_in_the_other() {
    let html = page("phasing", 4, Locale::It);
    contains(&html, &["data-hole=\"4\"", "data-zone=\"true\"", "data-status=\"out-directly\""]);
    let place = row(&html, "Dove va");
    contains(place, &["data-row=\"different\"", "aria-current=\"true\"", ">diverso</span>", "#icon-differs"]);
    contains(
        place,
        &[
            "<mark>sono nella zona fuori fase",
            "<mark>restano al loro posto",
            "§ 502.15f",
            "<q lang=\"fr\">",
            "data-own=\"true\"",
        ],
    );
    contains(
        row(&html, "Chi cambia fase"),
        &["data-row=\"same\"", ">uguale</span>", "#icon-same", "<q lang=\"it\">", "§ 502.1"],
    );
}

#[test]
fn what_one_edition_lacks_is_said_in_a_sentence() {
    let night = page("day-night", 5, Locale::Fr);
    let check = row(&night, "Jour et nuit");
    contains(
        check,
        &[
            "data-row=\"only\"",
            "2025 seulement",
            "data-absent=\"true\"",
            "Avec les règles de 2005, cela n’arrive pas ici.",
        ],
    );
    contains(check, &["Dans cette édition, il n’y a ni jour ni nuit."]);
}

#[test]
fn what_differs_on_the_boards_is_marked_and_the_count_is_told() {
    let html = page("tutorial", 60, Locale::En);
    contains(
        &html,
        &[
            "data-life=\"19\" data-differs=\"true\"",
            "data-life=\"20\" data-differs=\"true\"",
            "<mark><b>19</b></mark>",
        ],
    );
    let damage = page("tutorial", 72, Locale::En);
    contains(
        &damage,
        &["data-differences=\"6\" data-facts=\"14\"", "<b>6</b> <span>differences of 14</span>"],
    );
    contains(&damage, &["data-differs=\"true\"", "Stack: Combat damage", "Stack: empty"]);
}

#[test]
fn nothing_on_the_boards_can_be_played_from_here() {
    for place in [0, 30, 60] {
        let html = page("tutorial", place, Locale::En);
        assert!(!html.contains("data-able") && !html.contains("data-choice"));
        assert!(!html.contains(" style="), "nothing is styled in place");
    }
}

/// French sets a space before a colon; what is quoted stays as it is.
#[test]
fn in_french_a_space_stands_before_every_colon() {
    for (scenario, place) in [("tutorial", 42), ("phasing", 4), ("day-night", 5), ("empty", 9)] {
        let html = page(scenario, place, Locale::Fr);
        let own: String =
            html.split("<q ").map(|part| part.split_once("</q>").map_or(part, |(_, rest)| rest)).collect();
        let glued = own.match_indices(": ").find(|(at, _)| own[..*at].ends_with(char::is_alphanumeric));
        assert_eq!(glued.map(|(at, _)| own[..at].chars().rev().take(30).collect::<String>()), None);
    }
}

#[test]
fn the_track_marks_the_steps_in_which_the_editions_differ_before_they_come() {
    let html = page("phasing", 0, Locale::En);
    let marked = |key: &str| {
        let at = html.find(&format!("data-key=\"{key}\"")).unwrap_or_else(|| panic!("no step {key}"));
        let end = html[at..].find("</button>").map_or(html.len(), |end| at + end);
        let step = &html[at..end];
        assert_eq!(
            step.contains("data-differs=\"true\""),
            step.contains("the two editions differ"),
            "{step}"
        );
        step.contains("data-differs=\"true\"")
    };
    // Where what is phased out goes (502.15), and how combat damage is dealt.
    assert!(marked("untap") && marked("combat-damage"));
    assert!(!marked("draw") && !marked("end"));
}

#[test]
fn of_many_permanents_a_small_board_shows_those_that_the_step_is_about() {
    let html = page("crowded", 30, Locale::It);
    let cards = html.matches("permanent__card").count();
    assert!(cards < 60, "{cards} cards on two boards of 60 permanents each");
}
