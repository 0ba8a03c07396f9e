//! The rulebook as a page: every word of the three texts, and where each passage is used, proved by playing.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::Edition;
use in_fase::locale::Locale;
use in_fase::rulebook::{Form, SECTIONS, Term, passages};
use in_fase::session::snapshot::Annotation;
use in_fase::session::{Command, PassageUse, PassageView, Session, explore, rulebook, scenarios, usages};
use in_fase::web::pages::rulebook::{Rulebook, RulebookProps};
use in_fase::web::route::Route;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Where each passage is used, once all games have been played.
fn used(edition: Edition, locale: Locale) -> Rc<[PassageUse]> {
    while explore() {}
    usages(edition, locale).unwrap()
}

fn render(locale: Locale, edition: Edition) -> String {
    look_for("", locale, edition)
}

/// The page on which something is looked for.
fn look_for(typed: &'static str, locale: Locale, edition: Edition) -> String {
    while explore() {}
    let props = move || RulebookProps { locale, edition, route: Route::Rulebook, query: typed.into() };
    let page = yew::ServerRenderer::<Rulebook>::with_props(props).hydratable(false);
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(page.render())
}

/// What stands between the tags.
fn text(html: &str) -> String {
    let words: String =
        html.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect();
    words
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#x27;", "'")
        .replace("&#x2F;", "/")
        .replace("&amp;", "&")
}

/// The words of every quotation on the page, paragraph by paragraph.
fn quoted(html: &str) -> Vec<Vec<String>> {
    let quotations =
        html.split("<blockquote").skip(1).map(|rest| rest.split("</blockquote>").next().unwrap());
    quotations
        .map(|quotation| {
            quotation.split("<p").skip(1).map(|paragraph| text(&format!("<p{paragraph}"))).collect()
        })
        .collect()
}

#[test]
fn every_passage_is_shown_byte_for_byte_in_every_edition_and_language() {
    // In the order of the book: 000, 004, 003.
    let mut expected: Vec<_> = passages().iter().collect();
    expected.sort_by_key(|passage| {
        ["000", "004", "003"].iter().position(|alias| *alias == passage.section.seed.alias())
    });
    let expected: Vec<Vec<String>> = expected
        .iter()
        .map(|passage| passage.paragraphs.iter().map(|paragraph| paragraph.text.to_owned()).collect())
        .collect();
    assert_eq!(expected.len(), SECTIONS.len());
    for locale in Locale::ALL {
        for edition in Edition::ALL {
            assert_eq!(quoted(&render(locale, edition)), expected, "{locale:?}, {edition:?}");
        }
    }
    let bullets = passages()
        .iter()
        .flat_map(|passage| &passage.paragraphs)
        .filter(|it| it.form == Form::Bullet)
        .count();
    assert_eq!(render(Locale::It, Edition::Classic).matches("<p data-item=\"true\"").count(), bullets);
}

/// The part of the page that shows a passage.
fn rule_of<'a>(html: &'a str, key: &str) -> &'a str {
    let of_it =
        |part: &&str| part.contains("class=\"rule\"") && part.contains(&format!("data-passage=\"{key}\""));
    html.split("<section ").find(of_it).unwrap_or_else(|| panic!("no passage {key}"))
}

fn every_passage(edition: Edition, locale: Locale) -> Vec<PassageView> {
    rulebook(edition, locale).iter().flat_map(|source| source.passages.to_vec()).collect()
}

/// The built-in scenarios, each played to the end of its script.
struct Played(BTreeMap<(String, Edition), Session>);

impl Played {
    fn all() -> Self {
        let mut all = BTreeMap::new();
        for card in scenarios(Locale::En).iter() {
            for edition in card.editions.iter() {
                let session = Session::open(&card.id, *edition, Locale::En).unwrap();
                all.insert((card.id.to_string(), *edition), session.after(&Command::Jump(u32::MAX)));
            }
        }
        Self(all)
    }

    /// The keys of the passages that are quoted at a place, and of those that are pointed to.
    fn shown(&self, scenario: &str, edition: Edition, event: u32) -> (BTreeSet<String>, BTreeSet<String>) {
        let there = self.0[&(scenario.to_owned(), edition)].after(&Command::Jump(event));
        assert_eq!(there.cursor(), event, "{scenario}");
        let log = there.snapshot().log;
        let keys = |all: &[Annotation]| {
            all.iter().filter_map(|it| it.citation.passage.as_ref().map(ToString::to_string)).collect()
        };
        (keys(&log.annotations), keys(&log.further))
    }
}

#[test]
fn every_link_in_the_margin_leads_to_an_event_that_cites_the_passage() {
    let played = Played::all();
    let mut links = BTreeSet::new();
    for edition in Edition::ALL {
        for usage in used(edition, Locale::It).iter() {
            let of_scenarios = usage.scenarios.iter().flat_map(|scenario| scenario.places.iter());
            for place in of_scenarios.chain(usage.topics.iter().map(|(_, place)| place)) {
                links.insert((place.scenario.to_string(), place.edition, place.event, usage.key.to_string()));
            }
        }
    }
    assert!(links.len() > 100);
    let mut known = BTreeMap::new();
    for (scenario, edition, event, key) in links {
        let at = known.entry((scenario.clone(), edition, event));
        let (quoted, pointed_to) = at.or_insert_with(|| played.shown(&scenario, edition, event));
        assert!(
            quoted.contains(&key) || pointed_to.contains(&key),
            "{key}: {scenario}, {edition:?}, {event}"
        );
    }
}

#[test]
fn the_place_in_a_scenario_is_the_first_that_quotes_the_passage() {
    let played = Played::all();
    let all = used(Edition::default(), Locale::It);
    let scenario = "phasing";
    for edition in Edition::ALL {
        let mut first = BTreeMap::new();
        for event in 1..=60 {
            for key in played.shown(scenario, edition, event).0 {
                first.entry(key).or_insert(event);
            }
        }
        assert!(first.len() > 8);
        for (key, event) in first {
            let usage = all.iter().find(|usage| *usage.key == *key).unwrap();
            let of_it = usage.scenarios.iter().flat_map(|scenario| scenario.places.iter());
            let found = of_it.filter(|place| &*place.scenario == scenario && place.edition == edition);
            assert_eq!(found.map(|place| place.event).collect::<Vec<_>>(), [event], "{key}, {edition:?}");
        }
    }
}

#[test]
fn what_nothing_shows_says_so_and_what_is_shown_links_there() {
    let html = render(Locale::En, Edition::Current);
    for usage in used(Edition::Current, Locale::En).iter() {
        let rule = rule_of(&html, &usage.key);
        assert_eq!(rule.contains("No scenario shows it."), usage.scenarios.is_empty(), "{}", usage.key);
        for place in usage.scenarios.iter().flat_map(|scenario| scenario.places.iter()) {
            let edition = place.edition.pick("classic", "current");
            let href = format!("href=\"#/{}?ed={edition}&amp;event={}\"", place.scenario, place.event);
            assert!(rule.contains(&href), "{href} in {}", usage.key);
        }
    }
    // Rule 502.15c speaks of skipping the untap step: no built-in scenario does, in any edition.
    let skipped = used(Edition::Classic, Locale::En);
    assert!(skipped.iter().find(|usage| &*usage.key == "004#502.15c").unwrap().scenarios.is_empty());
}

#[test]
fn what_is_wrong_in_an_edition_is_said_there_and_not_elsewhere() {
    let said = |edition, key: &str, words: &str| {
        let html = render(Locale::En, edition);
        rule_of(&html, key).contains(words)
    };
    assert!(said(Edition::Current, "004#502.15e", "Not true in the rules of 2025."));
    assert!(!said(Edition::Classic, "004#502.15e", "Not true"));
    assert!(said(Edition::Current, "003#FC.4", "In the rules of 2025 the marked sentences are not true."));
    assert!(said(Edition::Current, "003#ST", "In the rules of 2025 the marked sentence is not true."));
    assert!(said(Edition::Classic, "000#502.2", "Not true in the rules of 2005."));
    assert!(said(Edition::Current, "004#502.15i", "Wording of another edition, still true"));
    // Day and night are rule 730 today, whatever the passage says.
    assert!(said(Edition::Current, "000#502.2", "730"));
}

#[test]
fn each_passage_names_what_it_is_cited_for_in_the_readers_language() {
    for locale in Locale::ALL {
        for passage in every_passage(Edition::Current, locale) {
            assert!(!passage.topics.is_empty(), "{} is cited for nothing", passage.key);
        }
    }
    let of = |locale| {
        let all = every_passage(Edition::Classic, locale);
        let damage = all.iter().find(|passage| &*passage.key == "003#FP").unwrap();
        damage.topics.iter().map(|topic| topic.text.to_string()).collect::<Vec<_>>()
    };
    assert!(of(Locale::It).contains(&"Si gioca una terra".to_owned()));
    assert!(of(Locale::Fr).contains(&"On joue un terrain".to_owned()));
    assert!(of(Locale::En).contains(&"A land is played".to_owned()));
}

/// The keys of the passages and of the terms that the page shows.
fn shown_keys(html: &str) -> (Vec<String>, Vec<String>) {
    let keys = |class: &str, attribute: &str| {
        let tags = html.split('<').filter_map(|part| part.split('>').next());
        let of_it = tags.filter(|tag| tag.starts_with(class) && tag.contains(attribute));
        let key = |tag: &str| {
            tag.split(&format!("{attribute}=\"")).nth(1).unwrap().split('"').next().unwrap().to_owned()
        };
        of_it.map(key).collect::<Vec<_>>()
    };
    (keys("section", "data-passage"), keys("tr", "data-term"))
}

/// What is marked on the page, letter for letter.
fn marks(html: &str) -> BTreeSet<String> {
    html.split("<mark>").skip(1).map(|rest| rest.split("</mark>").next().unwrap().to_owned()).collect()
}

#[test]
fn words_are_found_in_the_texts_in_the_glosses_and_in_the_glossary() {
    let html = look_for("simultaneamente", Locale::It, Edition::Current);
    // Rules 502.1 and 502.3 say it, and nothing else does.
    assert_eq!(shown_keys(&html), (vec!["000#502.1".into(), "000#502.3".into()], vec![]));
    assert_eq!(marks(&html), BTreeSet::from(["simultaneamente".to_owned()]));
    assert!(html.contains("2 passi contengono «simultaneamente»."));
    // The guide is Italian: an English reader finds it by what it says in English.
    let html = look_for("hand seven", Locale::En, Edition::Current);
    assert_eq!(shown_keys(&html).0, ["003#FF.2"]);
    // A term is found in any of its languages.
    let html = look_for("pietinement", Locale::It, Edition::Current);
    assert_eq!(shown_keys(&html), (vec![], vec!["trample".into()]));
    assert!(html.contains("Una voce del glossario contiene «pietinement»."));
    assert_eq!(marks(&html), BTreeSet::from(["piétinement".to_owned()]));
}

#[test]
fn rule_numbers_are_found_those_of_the_texts_and_those_of_the_topics() {
    let found = |typed| shown_keys(&look_for(typed, Locale::It, Edition::Current)).0;
    assert_eq!(found("502.15d"), ["004#502.15d"]);
    assert_eq!(found("§ 502.15D"), ["004#502.15d"]);
    assert_eq!(found("502.2a"), ["000#502.2a"]);
    assert!(found("702.26").contains(&"000#502.1".to_owned()));
    // Rule 514.2 is about damage wearing off today; the guide's section on cleanup is cited for it.
    let html = look_for("514.2", Locale::It, Edition::Current);
    assert_eq!(shown_keys(&html).0, ["003#FF.2"]);
    assert_eq!(marks(&html), BTreeSet::from(["514.2".to_owned()]));
}

#[test]
fn what_is_found_is_still_shown_byte_for_byte() {
    for typed in ["fase", "stap priorita", "l’etape", "502", "i"] {
        let html = look_for(typed, Locale::En, Edition::Current);
        let (keys, _) = shown_keys(&html);
        let quoted = quoted(&html);
        assert_eq!(keys.len(), quoted.len());
        for (key, paragraphs) in keys.iter().zip(quoted) {
            let passage = passages().iter().find(|passage| passage.section.id() == *key).unwrap();
            let expected: Vec<&str> = passage.paragraphs.iter().map(|paragraph| paragraph.text).collect();
            assert_eq!(paragraphs, expected, "{key}, {typed}");
        }
    }
}

#[test]
fn where_nothing_is_found_the_page_says_so_and_what_to_do() {
    for (locale, said) in [
        (Locale::It, "Nessun passo e nessuna voce del glossario contiene «xyzzy»."),
        (Locale::Fr, "Aucun passage ni aucun terme du glossaire ne contient «\u{a0}xyzzy\u{a0}»."),
        (Locale::En, "No passage and no term of the glossary contains “xyzzy”."),
    ] {
        let html = look_for("xyzzy", locale, Edition::Classic);
        assert_eq!(shown_keys(&html), (vec![], vec![]));
        assert!(
            text(&html).contains(said)
                && html.contains("data-found=\"0\"")
                && html.contains("data-search-clear")
        );
    }
}

#[test]
fn nothing_looked_for_is_everything() {
    for typed in ["", "  ", "«»"] {
        let html = look_for(typed, Locale::Fr, Edition::Current);
        let (passages, terms) = shown_keys(&html);
        assert_eq!((passages.len(), terms.len()), (36, Term::all().count()));
        assert!(!html.contains("<mark>") && !html.contains("data-found"));
    }
}

#[test]
fn every_term_has_its_languages_and_the_readers_own_comes_first() {
    for locale in Locale::ALL {
        let html = render(locale, Edition::Current);
        let rows: Vec<&str> =
            html.split("<tr ").filter(|row| row.split('>').next().unwrap().contains("data-term=")).collect();
        assert_eq!(rows.len(), Term::all().count());
        for row in rows {
            let head = &row[row.find("<th").unwrap()..];
            assert!(head[..head.find('>').unwrap()].contains(&format!("lang=\"{}\"", locale.tag())), "{row}");
            for other in Locale::ALL {
                assert!(row.contains(&format!("lang=\"{}\"", other.tag())), "{row}");
            }
        }
    }
}
