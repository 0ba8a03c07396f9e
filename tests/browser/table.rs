//! The table by clicks and keys.

use super::page::{Page, document, root_attribute};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;

const SETTINGS: &str = "in-fase.settings";

#[wasm_bindgen_test]
async fn the_front_page_leads_to_every_scenario() {
    let page = Page::at("#/").await;
    assert_eq!(page.count("a[data-scenario]"), 5);
    page.click("a[data-scenario='phasing']").await;
    assert_eq!(page.table("data-scenario"), "phasing");
    assert_eq!(page.cursor(), 0);
}

#[wasm_bindgen_test]
async fn buttons_go_forward_and_back_and_keep_the_focus() {
    let page = Page::at("#/tutorial?ed=current&lang=it").await;
    let button = page.click("[data-go='forward']").await;
    page.click("[data-go='forward']").await;
    assert_eq!(page.cursor(), 2);
    assert!(document().active_element().unwrap().is_same_node(Some(&button)));
    assert!(page.find("[data-event][aria-current]").unwrap().text_content().unwrap().len() > 20);
    page.click("[data-go='back']").await;
    assert_eq!(page.cursor(), 1);
    page.click("[data-go='step']").await;
    page.click("[data-go='step']").await;
    assert_eq!(page.table("data-step"), "upkeep");
    page.click("[data-step='untap'] ").await;
    assert_eq!(page.table("data-step"), "untap");
}

#[wasm_bindgen_test]
async fn arrow_keys_move_through_the_turn() {
    let page = Page::at("#/tutorial?ed=current&lang=it").await;
    page.press("ArrowRight", false).await;
    page.press("ArrowRight", false).await;
    assert_eq!(page.cursor(), 2);
    page.press("ArrowLeft", false).await;
    assert_eq!(page.cursor(), 1);
    page.press("ArrowRight", true).await;
    page.press("ArrowRight", true).await;
    assert_eq!(page.table("data-step"), "upkeep");
}

#[wasm_bindgen_test]
async fn inside_a_row_the_arrows_move_the_focus_instead() {
    let page = Page::at("#/tutorial?ed=current&lang=it").await;
    let first = page.find(".side__row [data-permanent]").unwrap();
    first.focus().unwrap();
    page.press("ArrowRight", false).await;
    assert_eq!(page.cursor(), 0);
    let now = document().active_element().unwrap();
    assert!(!now.is_same_node(Some(&first)));
    assert_eq!(now.get_attribute("tabindex").as_deref(), Some("0"));
    assert_eq!(first.get_attribute("tabindex").as_deref(), Some("-1"));
}

#[wasm_bindgen_test]
async fn single_keys_can_be_turned_off() {
    let page = Page::at("#/tutorial?ed=current&lang=it").await;
    page.press("?", false).await;
    page.click("dialog input[type='checkbox']").await;
    page.click("dialog header button").await;
    page.press("e", false).await;
    assert_eq!(page.table("data-edition"), "current");
    page.press("ArrowRight", false).await;
    assert_eq!(page.cursor(), 1, "an arrow is no character");
}

#[wasm_bindgen_test]
async fn the_language_switch_changes_every_word_but_the_passages() {
    let page = Page::at("#/phasing?ed=current&lang=it&event=4").await;
    let passage = page.find("blockquote").unwrap().text_content();
    page.click("button[lang='fr']").await;
    assert_eq!(root_attribute("lang").as_deref(), Some("fr"));
    assert_eq!(page.find("[data-go='forward']").unwrap().text_content().as_deref(), Some("Suivant"));
    assert_eq!(page.find("blockquote").unwrap().text_content(), passage);
    assert_eq!(page.cursor(), 4);
}

#[wasm_bindgen_test]
async fn the_edition_switch_keeps_the_scenario_and_shows_the_zone_where_there_is_one() {
    let page = Page::at("#/phasing?ed=current&lang=it").await;
    page.click("[data-go='step']").await;
    page.click("[data-go='step']").await;
    assert_eq!(page.count("[data-zone]"), 0);
    assert!(page.count("[data-status='out-directly']") > 0);
    page.press("e", false).await;
    assert_eq!(page.table("data-edition"), "classic");
    assert_eq!(page.table("data-scenario"), "phasing");
    assert!(page.count("[data-zone]") > 0 && page.count("[data-hole]") > 0);
}

#[wasm_bindgen_test]
async fn an_attempt_that_the_rules_forbid_is_explained_and_changes_nothing() {
    let page = Page::at("#/tutorial?ed=current&lang=it").await;
    let before = page.table("data-fingerprint");
    page.click(".hand__card").await;
    assert!(page.find("[data-event='refused']").is_some(), "nothing can be played before the turn begins");
    assert_eq!(page.table("data-fingerprint"), before);
    page.click("[data-choice='dismiss']").await;
    assert!(page.find("[data-event='refused']").is_none());
}

#[wasm_bindgen_test]
async fn nothing_in_the_address_bar_breaks_the_page() {
    for (hash, page_name) in [("#foo", "missing"), ("#/a/b/c", "missing"), ("#/nobody", "missing")] {
        let page = Page::at(hash).await;
        let shown = page.find("[data-page]").map(|found| found.get_attribute("data-page").unwrap());
        assert_eq!(shown.as_deref(), Some(page_name), "{hash}");
        assert!(page.count("main a[href^='#/']") > 0, "{hash} leads nowhere");
    }
    let page = Page::at("#/tutorial?event=999999&ed=nine").await;
    assert!(page.find("[data-notice]").is_some());
    assert_eq!(page.table("data-scenario"), "tutorial");
}

#[wasm_bindgen_test]
async fn capitals_in_the_name_of_a_scenario_do_not_matter() {
    let page = Page::at("#/TUTORIAL?lang=it").await;
    assert_eq!(page.table("data-scenario"), "tutorial");
    page.press("ArrowRight", false).await;
    assert_eq!(page.cursor(), 1);
}

#[wasm_bindgen_test]
async fn a_table_that_is_not_to_be_seen_stays_as_it_is() {
    let page = Page::at("#/tutorial?ed=current&lang=it&event=3").await;
    for hash in ["#/", "#/rules", "#/nobody"] {
        page.go(hash).await;
        for key in ["ArrowRight", "ArrowLeft", " ", "ArrowRight"] {
            page.press(key, false).await;
        }
        let said = page.find("[data-live]").unwrap().text_content().unwrap();
        assert_eq!(said, "", "{hash} speaks of what is not there");
        assert!(!document().title().contains("turno"), "{hash} is called {}", document().title());
    }
    page.go("#/tutorial").await;
    assert_eq!(page.cursor(), 3);
    assert!(document().title().contains("turno"));
}

#[wasm_bindgen_test]
async fn a_passage_that_no_text_has_is_said_to_be_missing() {
    let page = Page::at("#/rules/nobody").await;
    assert!(page.find("[data-notice]").is_some());
    let known = page.find(".rulebook__index a").unwrap().get_attribute("href").unwrap();
    page.go(&known).await;
    assert!(page.find("[data-notice]").is_none());
}

#[wasm_bindgen_test]
async fn what_happens_again_is_told_again() {
    let page = Page::at("#/tutorial?lang=it").await;
    for _ in 0..2 {
        page.press("ArrowLeft", false).await;
        assert!(page.find("[data-notice]").is_some());
        page.click("[data-notice] button").await;
        assert!(page.find("[data-notice]").is_none());
    }
    for _ in 0..2 {
        page.go("#/tutorial?event=banana").await;
        page.click("[data-notice] button").await;
        assert!(page.find("[data-notice]").is_none());
        page.go("#/rules").await;
    }
}

#[wasm_bindgen_test]
async fn damaged_settings_are_survived_and_said() {
    let storage = web_sys::window().unwrap().local_storage().unwrap().unwrap();
    storage.set_item(SETTINGS, "{\"theme\":").unwrap();
    let page = Page::at("#/").await;
    assert!(page.find("[data-notice]").is_some());
    page.click("[data-notice] button").await;
    assert!(page.find("[data-notice]").is_none());
    assert!(storage.get_item(SETTINGS).unwrap().unwrap().contains("theme=auto"));
}

#[wasm_bindgen_test]
async fn the_probe_gives_the_snapshot_as_plain_data() {
    let page = Page::at("#/phasing?ed=current&lang=it&event=3").await;
    let probe = js_sys::Reflect::get(&web_sys::window().unwrap(), &"inFase".into()).unwrap();
    let snapshot = js_sys::Reflect::get(&probe, &"snapshot".into()).unwrap();
    let shown = snapshot.dyn_into::<js_sys::Function>().unwrap().call0(&probe).unwrap();
    let cursor = js_sys::Reflect::get(&shown, &"cursor".into()).unwrap();
    assert_eq!(cursor.as_f64(), Some(f64::from(page.cursor())));
    assert_eq!(
        js_sys::Reflect::get(&shown, &"edition".into()).unwrap().as_string().as_deref(),
        Some("current")
    );
}
