//! Components rendered natively from sample snapshots: what must be in the page, whatever it looks like.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::{Action, Edition, ObjectId, PlayerId, Refusal};
use in_fase::locale::Locale;
use in_fase::session::snapshot::{
    Annotation, Arrow, Candidate, Choice, ChoiceKind, CitationView, Form, LogEntry, PhasedOutZone, Prompt,
    Refused, StackItemKind, StackItemView,
};
use in_fase::session::{Command, Session, Snapshot};
use in_fase::web::answer::Answer;
use in_fase::web::components::page_foot::{FootProps, PageFoot};
use in_fase::web::components::running_head::{HeadProps, RunningHead};
use in_fase::web::components::transport::Playing;
use in_fase::web::pages::play::{Play, PlayProps};
use in_fase::web::route::Route;
use in_fase::web::settings::{Speed, Theme};
use in_fase::web::table::Direction;
use std::rc::Rc;
use yew::prelude::*;

fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(future)
}

fn render<C>(props: impl Fn() -> C::Properties + Send + 'static) -> String
where
    C: BaseComponent,
{
    block_on(yew::ServerRenderer::<C>::with_props(props).hydratable(false).render())
}

/// The page of a table, on which nothing does anything.
fn laid(shown: Snapshot) -> PlayProps {
    PlayProps {
        answer: Answer::to(&shown.prompt),
        locale: shown.locale,
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
}

/// The table of a snapshot that was changed a little.
fn table(change: fn(&mut Snapshot)) -> String {
    render::<Play>(move || {
        let mut shown = Snapshot::sample();
        change(&mut shown);
        laid(shown)
    })
}

fn contains(html: &str, parts: &[&str]) {
    for part in parts {
        assert!(html.contains(part), "no {part:?} in\n{html}");
    }
}

/// The opening tag that has this attribute.
fn tag<'a>(html: &'a str, attribute: &str) -> &'a str {
    let at = html.find(attribute).unwrap_or_else(|| panic!("no {attribute:?} in\n{html}"));
    let start = html[..at].rfind('<').unwrap();
    &html[start..=start + html[start..].find('>').unwrap()]
}

#[test]
fn the_current_step_is_marked_and_visited_steps_lead_back() {
    let html = table(|_| ());
    contains(tag(&html, "data-key=\"untap\""), &["aria-current=\"step\"", "<button"]);
    contains(tag(&html, "data-key=\"upkeep\""), &["data-progress=\"todo\"", "aria-disabled=\"true\""]);
    contains(&html, &["data-cursor=\"2\"", "data-total=\"4\"", "data-step=\"untap\""]);
}

#[test]
fn a_phased_out_permanent_says_so_in_words_and_takes_its_attachments_along() {
    let html = table(|_| ());
    let lynx = tag(&html, "data-permanent=\"1\"");
    contains(lynx, &["data-status=\"out-directly\"", "data-tapped=\"true\"", "Torna nel tuo prossimo STAP."]);
    contains(tag(&html, "data-permanent=\"2\""), &["data-status=\"out-indirectly\""]);
    contains(&html, &[">fuori fase</span>", ">indirettamente</p>"]);
    assert!(!html.contains("data-hole"), "no hole where the edition has no zone");
}

#[test]
fn an_edition_with_a_zone_shows_the_card_there_and_a_hole_in_its_place() {
    let html = table(|shown| {
        let side = shown.table.sides.first().unwrap();
        shown.table.phased_out_zone = Some(PhasedOutZone {
            name: "Zona fuori fase".into(),
            permanents: side.permanents.clone(),
            label: "Zona fuori fase: Lince di Bruma.".into(),
        });
    });
    contains(&html, &["data-hole=\"1\"", "nella zona fuori fase"]);
    contains(tag(&html, "data-permanent=\"1\""), &["data-zone=\"true\""]);
}

#[test]
fn a_passage_keeps_its_language_its_clause_and_its_source() {
    let html = table(|_| ());
    contains(&html, &["<blockquote lang=\"it\"", "<mark>tutti i permanenti con fase</mark>", "§ 502.1"]);
    contains(&html, &["data-event=\"phased\"", "Poi: si STAPpa."]);
}

#[test]
fn where_the_texts_are_silent_our_own_sentence_is_visibly_ours() {
    let html = table(|shown| {
        let first = shown.log.annotations.first().unwrap().clone();
        shown.log.annotations = Rc::from([Annotation {
            paragraphs: Rc::from([]),
            own: Some("Nessuno dei tre testi lo dice.".into()),
            ..first
        }]);
    });
    contains(
        &html,
        &["class=\"own-words\"", "data-own=\"true\"", "Nessuno dei tre testi lo dice.", "Parole nostre"],
    );
    assert!(!html.contains("<blockquote"), "nothing of ours looks like a quotation");
}

#[test]
fn the_log_says_how_many_events_it_has_no_room_for() {
    assert!(!table(|_| ()).contains("data-event=\"earlier\""), "it begins with the first event");
    let cut = table(|shown| {
        let later = |entry: &Rc<LogEntry>| Rc::new(LogEntry { seq: entry.seq + 42, ..(**entry).clone() });
        shown.log.entries = shown.log.entries.iter().map(later).collect();
    });
    contains(&cut, &["data-event=\"earlier\"", "42 eventi prima di questi"]);
}

#[test]
fn what_we_say_of_one_rule_stands_together_under_its_number() {
    let html = table(|shown| {
        let first = shown.log.annotations.first().unwrap().clone();
        let own = |rule: &str, text: &str| Annotation {
            paragraphs: Rc::from([]),
            own: Some(text.into()),
            citation: CitationView { rule: rule.into(), ..first.citation.clone() },
            ..first.clone()
        };
        let number = first.citation.rule.to_string();
        let all = [own("§ 510.4", "Prima."), own("§ 702.19b", "Altro."), own("§ 510.4", "Poi.")];
        let all = std::iter::once(first.clone()).chain(all).chain([own(&number, "Sotto il passo.")]);
        shown.log.annotations = all.collect();
    });
    let ours = html.split("class=\"own-words\"").skip(1).map(|it| it.split("</p>").next().unwrap());
    let ours: Vec<_> = ours.collect();
    assert_eq!(ours.len(), 3, "{html}");
    contains(ours[0], &["Sotto il passo."]);
    assert!(!ours[0].contains("<b>"), "its number stands over the passage: {}", ours[0]);
    contains(ours[1], &["Prima. Poi. ", "<b>§ 510.4</b>"]);
    contains(ours[2], &["Altro. ", "<b>§ 702.19b</b>"]);
}

fn refuse(shown: &mut Snapshot) {
    let annotations = shown.log.annotations.clone();
    shown.refused = Some(Refused {
        question: "Perché il Muro non può attaccare?".into(),
        sentence: "È un Muro.".into(),
        code: "attackerWall",
        refusal: Refusal::AttackerWall { creature: ObjectId::new(3) },
        citations: Rc::from([]),
        annotations,
        instead: Rc::from([pass()]),
        objects: Rc::from([ObjectId::new(3)]),
    });
}

fn pass() -> Choice {
    Choice {
        key: "none".into(),
        kind: ChoiceKind::Plain,
        label: "Non attaccare".into(),
        hint: "".into(),
        object: None,
        action: Action::attack(Vec::new()),
        slots: Rc::from([]),
    }
}

#[test]
fn a_refused_attempt_is_explained_with_what_can_be_done_instead() {
    let html = table(refuse);
    contains(
        &html,
        &["data-event=\"refused\"", "Perché il Muro non può attaccare?", "È un Muro.", "Puoi invece"],
    );
    contains(&html, &["data-choice=\"none\"", "data-choice=\"dismiss\""]);
    contains(tag(&html, "data-permanent=\"3\""), &["data-mark=\"illegal\""]);
}

#[test]
fn what_may_not_attack_can_be_tried_all_the_same() {
    let html = table(|shown| {
        let candidate = |id, label: &str, why: Option<&str>| Candidate {
            id: ObjectId::new(id),
            label: label.into(),
            why_not: why.map(Into::into),
        };
        shown.prompt = Prompt {
            player: Some(PlayerId::One),
            is_yours: true,
            question: "Chi attacca?".into(),
            choices: Rc::from([]),
            form: Some(Form::Attackers {
                creatures: Rc::from([
                    candidate(1, "Lince di Bruma", None),
                    candidate(3, "Muro di Canne", Some("È un Muro.")),
                ]),
            }),
            about: Rc::from([]),
        };
    });
    let wall = tag(&html, "data-candidate=\"3\"");
    contains(wall, &["<button", "data-illegal=\"true\"", "È un Muro."]);
    assert!(!wall.contains("disabled"), "it can be tried: {wall}");
    contains(&html, &["data-choice=\"confirm\"", "Non attaccare"]);
}

#[test]
fn the_stack_is_newest_first_and_says_which_resolves_first() {
    let html = table(|shown| {
        let item = |id, title: &str, is_top, order: &str| StackItemView {
            id: ObjectId::new(id),
            kind: StackItemKind::Spell,
            title: title.into(),
            title_lang: "it",
            kind_text: "Istantaneo di Bruno".into(),
            source: None,
            controller: Some(PlayerId::Two),
            description: "2 danni alla Vedetta".into(),
            targets: Rc::from([]),
            aims: "".into(),
            is_top,
            order: order.into(),
            label: title.into(),
        };
        shown.table.stack = Rc::from([
            item(9, "Scossa Secca", true, "si risolve per prima"),
            item(8, "Ritorno", false, "poi questa"),
        ]);
        shown.table.arrows = Rc::<[Arrow]>::from([]);
    });
    contains(tag(&html, "data-stack=\"9\""), &["data-top=\"true\""]);
    assert!(html.find("Scossa Secca").unwrap() < html.find("Ritorno").unwrap());
    contains(&html, &["si risolve per prima", "poi questa"]);
}

#[test]
fn nothing_is_styled_in_place() {
    for html in [table(|_| ()), table(refuse)] {
        assert!(!html.contains(" style="), "{html}");
    }
}

fn head(locale: Locale) -> String {
    render::<RunningHead>(move || HeadProps {
        locale,
        edition: Edition::default().other(),
        theme: Theme::Auto,
        route: Route::Rulebook,
        scenario: "phasing".into(),
        play: None,
        on_edition: Callback::noop(),
        on_locale: Callback::noop(),
        on_theme: Callback::noop(),
        on_help: Callback::noop(),
        on_share: Callback::noop(),
        on_present: Some(Callback::noop()),
    })
}

#[test]
fn the_head_speaks_every_language_and_marks_what_is_in_use() {
    for (locale, rules, theme) in [
        (Locale::It, "Regolamento", "Tema: come il sistema"),
        (Locale::Fr, "Règles", "Thème\u{a0}: comme le système"),
        (Locale::En, "Rulebook", "Theme: as the system"),
    ] {
        let html = head(locale);
        contains(&html, &[rules, theme, "aria-current=\"page\"", "2005", "2025"]);
        contains(tag(&html, "data-edition=\"classic\""), &["aria-pressed=\"true\""]);
        let lang = format!("lang=\"{}\"", locale.tag());
        contains(tag(&html, &lang), &["aria-pressed=\"true\""]);
    }
}

#[test]
fn the_foot_says_whose_game_this_is() {
    for (locale, words) in [
        (Locale::It, "non ufficiale"),
        (Locale::Fr, "non officiel"),
        (
            Locale::En,
            "In Fase is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.",
        ),
    ] {
        contains(
            &render::<PageFoot>(move || FootProps { locale }),
            &[words, "<footer", "©Wizards of the Coast LLC."],
        );
    }
}

/// The table of a built-in scenario after so many events, in French.
fn french(scenario: &'static str, events: usize) -> String {
    render::<Play>(move || {
        let mut session = Session::open(scenario, Edition::Classic, Locale::Fr).unwrap();
        for _ in 0..events {
            session = session.after(&Command::NextEvent);
        }
        laid(session.snapshot())
    })
}

/// What the page itself says in French, without the quoted Italian and French texts.
fn own_french(html: &str) -> String {
    html.split("<blockquote")
        .map(|part| part.split_once("</blockquote>").map_or(part, |(_, rest)| rest))
        .collect()
}

#[test]
fn in_french_a_space_stands_before_every_colon() {
    let tables = [("tutorial", 1), ("tutorial", 32), ("tutorial", 60), ("phasing", 6), ("phasing", 45)];
    let pages =
        tables.map(|(scenario, events)| french(scenario, events)).into_iter().chain([head(Locale::Fr)]);
    for page in pages {
        let text = own_french(&page);
        let glued = text.match_indices(": ").find(|(at, _)| text[..*at].ends_with(char::is_alphanumeric));
        let around = glued.map(|(at, _)| text[..at].chars().rev().take(30).collect::<Vec<_>>());
        let around = around.map(|back| back.into_iter().rev().collect::<String>());
        assert_eq!(around, None, "no space before the colon that follows");
    }
}

#[test]
fn the_numbers_of_a_division_are_no_regions_of_their_own() {
    let html = (60..80).map(|events| french("tutorial", events)).find(|html| html.contains("choice__amount"));
    let html = html.unwrap();
    assert!(!html.contains("role=\"status\"") && !html.contains("<output"), "the page has one status region");
}
