//! Every address survives its link, and none is too bad to read.

use super::*;
use crate::engine::Misconception;
use crate::session::practice::{Level, Theme};

fn play(place: Place) -> Address {
    Address { route: Route::Play { scenario: "phasing".into() }, place }
}

#[test]
fn an_address_survives_its_link() {
    let place = Place {
        edition: edition_of("classic"),
        locale: Some(Locale::Fr),
        event: Some(12),
        ..Place::default()
    };
    assert_eq!(play(place.clone()).href(), "#/phasing?ed=classic&lang=fr&event=12");
    assert_eq!(Address::parse(&play(place.clone()).href()), play(place));
    let presented = Place { view: View::Presenter, ..Place::default() };
    assert_eq!(play(presented.clone()).href(), "#/phasing?view=presenter");
    assert_eq!(Address::parse(&play(presented.clone()).href()), play(presented));
    let compared = Address {
        route: Route::Compare { scenario: "phasing".into() },
        place: Place { event: Some(3), ..Place::default() },
    };
    assert_eq!(compared.href(), "#/compare/phasing?event=3");
    assert_eq!(Address::parse(&compared.href()), compared);
    let lesson = Address {
        route: Route::Lesson { lesson: "untap".into() },
        place: Place { beat: Some(3), ..Place::default() },
    };
    assert_eq!(lesson.href(), "#/lesson/untap?beat=3");
    assert_eq!(Address::parse(&lesson.href()), lesson);
    let place = Place { view: View::Presenter, order: vec![3, 1, 2], ..lesson.place.clone() };
    let lecture = Address { place, ..lesson };
    assert_eq!(lecture.href(), "#/lesson/untap?beat=3&view=presenter&order=3.1.2");
    assert_eq!(Address::parse(&lecture.href()), lecture);
    let round = Round {
        seed: Some(7),
        theme: Some(Theme::Phasing),
        level: Some(Level::Second),
        about: vec![Misconception::UntapFirst, Misconception::TokenGone],
    };
    assert_eq!(round.href(), "#/practice?theme=phasing&level=2&about=untap-first.token-gone&seed=7");
    assert_eq!(Address::parse(&round.href()).place.round, round);
    let embedded = Address {
        route: Route::Embed { scenario: "1.eJx_-A".into() },
        place: Place {
            frame: Frame {
                theme: Some(crate::web::settings::Theme::Dark),
                hides_controls: true,
                ..Frame::default()
            },
            ..Place::default()
        },
    };
    assert_eq!(embedded.href(), "#/embed/1.eJx_-A?theme=dark&controls=off");
    assert_eq!(Address::parse(&embedded.href()), embedded);
    let printed = Address {
        route: Route::Print { scenario: "phasing".into() },
        place: Place { frame: Frame { has_questions: true, ..Frame::default() }, ..Place::default() },
    };
    assert_eq!(printed.href(), "#/print/phasing?questions=on");
    assert_eq!(Address::parse(&printed.href()), printed);
    let told = Address::parse("#/print/phasing?questions=on&log=on");
    assert!(told.place.frame.has_log);
    assert_eq!(told.href(), "#/print/phasing?questions=on&log=on");
    let place = Place { event: Some(9), play: Some("1.eJx_-A".into()), ..Place::default() };
    assert_eq!(play(place.clone()).href(), "#/phasing?event=9&play=1.eJx_-A");
    assert_eq!(Address::parse(&play(place.clone()).href()), play(place));
    let passage = Address::page(Route::Passage { passage: "000#502.1".into() });
    assert_eq!(Address::parse(&passage.href()), passage);
}

#[test]
fn what_is_looked_for_survives_its_link() {
    for words in ["priorità", "502.15d", "fin de tour, étape", "a&b=c#d?e%20+1/+1", "🜁", "«x»"] {
        let place = Place { query: Some(words.to_owned()), ..Place::default() };
        let address = Address { route: Route::Rulebook, place };
        assert_eq!(Address::parse(&address.href()), address, "{}", address.href());
    }
    let written = Address::parse("#/rules?q=due+magie").place.query;
    assert_eq!(written.as_deref(), Some("due magie"));
    assert_eq!(Address::parse("#/rules?q=").place, Place::default());
}

#[test]
fn a_damaged_query_is_left_out_and_said() {
    let long = format!("#/rules?q={}", "a".repeat(QUERY_LIMIT + 1));
    for bad in [
        "#/rules?q=%ff",
        "#/rules?q=%00",
        "#/glossary?q=a%07b",
        "#/phasing?q=fase",
        "#/phasing?beat=2",
        "#/phasing?theme=dark",
        "#/print/phasing?controls=off",
        "#/embed/phasing?questions=on",
        "#/embed/phasing?log=on",
        "#/embed/phasing?view=presenter",
        "#/embed/phasing?controls=maybe",
        "#/lesson/untap?beat=0",
        "#/lesson/untap?order=1.2",
        "#/lesson/untap?order=1.x",
        "#/phasing?order=1.2",
        "#/practice?theme=flat-earth",
        "#/lab?play=1.eJx_-A",
        "#/lesson/untap?play=1.eJx_-A",
        "#/practice?level=4",
        "#/practice?about=x",
        "#/?seed=1",
        "#/?q=fase",
        &*long,
    ] {
        let place = Address::parse(bad).place;
        assert_eq!(place, Place { is_damaged: true, ..Place::default() }, "{bad}");
    }
}

#[test]
fn the_glossary_and_its_terms_have_addresses_of_their_own() {
    assert_eq!(Address::parse("#/glossary").route, Route::Glossary);
    assert_eq!(Address::parse(&term_href("untap-step")).route, Route::Term { term: "untap-step".into() });
}

#[test]
fn no_scenario_has_the_name_of_a_page() {
    for card in crate::session::scenarios(Locale::En).iter() {
        let route = Address::parse(&scenario_href(&card.id)).route;
        assert_eq!(route, Route::Play { scenario: card.id.to_string() }, "{}", card.id);
    }
}

#[test]
fn nothing_typed_into_the_address_bar_is_too_bad_to_read() {
    assert_eq!(Address::parse("").route, Route::Home);
    assert_eq!(Address::parse("#").route, Route::Home);
    assert_eq!(Address::parse("#/").route, Route::Home);
    for bad in ["#foo", "#/a/b/c", "#//", "#/%ff", "#?", "#/rules/x/y", "#🜁"] {
        let route = Address::parse(bad).route;
        assert!(matches!(route, Route::Missing | Route::Home), "{bad}: {route:?}");
    }
}

#[test]
fn what_cannot_be_read_is_left_out_and_said() {
    let place = Address::parse("#/phasing?ed=2031&lang=xx&event=-1&view=upside-down").place;
    assert_eq!(place, Place { is_damaged: true, ..Place::default() });
    assert!(!Address::parse("#/phasing?event=3").place.is_damaged);
}
