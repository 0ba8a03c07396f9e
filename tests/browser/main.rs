//! Clicks and keys in headless Chromium. Facts about the rules are proved natively.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::panic)]

mod page;
mod presenter;
mod table;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
