//! The page's entry point. In a file of its own: a mounted page lives as long as its document, and hears every key.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used)]

use gloo_timers::future::TimeoutFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
async fn mount_shows_the_tutor_in_the_given_node() {
    let document = web_sys::window().unwrap().document().unwrap();
    web_sys::window().unwrap().location().set_hash("").unwrap();
    let node = document.create_element("div").unwrap();
    document.body().unwrap().append_child(&node).unwrap();
    in_fase::web::mount(node.clone());
    TimeoutFuture::new(200).await;
    assert!(node.query_selector("h1").unwrap().is_some());
    assert_eq!(document.document_element().unwrap().get_attribute("data-ready").as_deref(), Some("true"));
    node.remove();
}
