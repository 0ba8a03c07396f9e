//! Clicks and keys in headless Chromium. Facts about the rules are proved natively.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used)]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// A fresh node of the page, for one test to mount into.
fn node() -> web_sys::Element {
    let document = web_sys::window().unwrap().document().unwrap();
    let node = document.create_element("div").unwrap();
    document.body().unwrap().append_child(&node).unwrap();
    node
}

#[wasm_bindgen_test]
async fn mount_shows_the_tutor_in_the_given_node() {
    let node = node();
    in_fase::web::mount(node.clone());
    gloo_timers::future::TimeoutFuture::new(0).await;
    assert!(node.query_selector("h1").unwrap().is_some());
}
