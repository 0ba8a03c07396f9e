//! Presenter mode: the clicker's keys, the question to the room, the way in and out.

use super::page::{Page, document, root_attribute};
use wasm_bindgen_test::wasm_bindgen_test;

const AT_FOUR: &str = "#/phasing?ed=current&lang=it&event=4&view=presenter";

fn is_presenting(page: &Page) -> bool {
    let is = page.find("section.presenter").is_some();
    assert_eq!(root_attribute("data-view").as_deref(), is.then_some("presenter"));
    is
}

fn said(page: &Page) -> String {
    page.find(".stage-text h2").unwrap().text_content().unwrap()
}

#[wasm_bindgen_test]
async fn a_link_opens_presenter_mode_and_the_clicker_moves_it() {
    let page = Page::at(AT_FOUR).await;
    assert!(is_presenting(&page));
    for (key, cursor) in
        [("PageDown", 5), (" ", 6), ("Enter", 7), ("ArrowRight", 8), ("PageUp", 7), ("ArrowLeft", 6)]
    {
        page.press(key, false).await;
        assert_eq!(page.cursor(), cursor, "{key}");
    }
    page.press("Home", false).await;
    assert_eq!(page.cursor(), 0);
    page.press("End", false).await;
    assert_eq!(page.table("data-cursor"), page.table("data-total"));
}

#[wasm_bindgen_test]
async fn the_key_enters_and_leaves_and_keeps_the_place() {
    let page = Page::at("#/phasing?ed=current&lang=it&event=4").await;
    page.press("PageDown", false).await;
    assert_eq!(page.cursor(), 4, "at the table the key is the browser's");
    page.press("p", false).await;
    assert!(is_presenting(&page));
    assert!(web_sys::window().unwrap().location().hash().unwrap().contains("view=presenter"));
    page.press("PageDown", false).await;
    page.press("Escape", false).await;
    assert!(!is_presenting(&page));
    assert_eq!(page.cursor(), 5);
}

#[wasm_bindgen_test]
async fn going_back_in_the_history_leads_to_the_table() {
    let page = Page::at("#/phasing?ed=current&lang=it&event=4").await;
    page.press("p", false).await;
    web_sys::window().unwrap().history().unwrap().back().unwrap();
    page.settle().await;
    assert!(!is_presenting(&page));
    assert_eq!(page.cursor(), 4);
}

#[wasm_bindgen_test]
async fn the_room_is_asked_and_hears_the_question() {
    let page = Page::at("#/phasing?ed=current&lang=it&event=3&view=presenter").await;
    page.press("h", false).await;
    page.press("PageDown", false).await;
    assert_eq!((page.cursor(), said(&page).as_str()), (3, "Che cosa succede adesso?"));
    assert_eq!(page.find("[data-live]").unwrap().text_content().unwrap().trim(), "Che cosa succede adesso?");
    page.press("PageDown", false).await;
    assert_eq!(page.cursor(), 4);
    // The particulars, which the stage has no room for, are read out after it.
    assert!(page.find("[data-live]").unwrap().text_content().unwrap().starts_with(&said(&page)));
}

#[wasm_bindgen_test]
async fn a_number_and_a_click_put_a_frame_round_a_permanent() {
    let page = Page::at(AT_FOUR).await;
    page.press("2", false).await;
    let card = page.click(".stage .permanent__card").await;
    assert_eq!(page.count("[data-framed]"), 2);
    assert_eq!(card.get_attribute("aria-pressed").as_deref(), Some("true"));
    page.press("ArrowRight", false).await;
    assert_eq!(page.cursor(), 5, "the focus on a card does not hold the clicker up");
    page.press("Escape", false).await;
    assert_eq!(page.count("[data-framed]"), 0);
    assert!(is_presenting(&page));
}

#[wasm_bindgen_test]
async fn turned_off_keys_leave_the_clicker_its_own() {
    let page = Page::at(AT_FOUR).await;
    page.click("[data-present='keys']").await;
    page.click("dialog input[type='checkbox']").await;
    page.click("dialog header button").await;
    page.press("h", false).await;
    page.press("1", false).await;
    assert_eq!(page.count("[data-framed]"), 0);
    page.press("PageDown", false).await;
    assert_eq!(page.cursor(), 5, "and nobody is asked");
}

#[wasm_bindgen_test]
async fn a_black_screen_is_left_by_any_key_that_moves() {
    let page = Page::at(AT_FOUR).await;
    page.press(".", false).await;
    assert!(page.find("[inert]").is_some() && page.find("[data-present='unblank']").is_some());
    page.press("PageUp", false).await;
    assert!(page.find("[inert]").is_none());
    assert_eq!(page.cursor(), 4);
    assert!(document().active_element().is_some());
}
