//! The page. Knows neither the JavaScript API nor a single rule of the game.

pub mod answer;
mod apart;
pub mod app;
pub mod arrow_path;
pub mod asked;
mod astray;
pub mod comparing;
pub mod components;
mod desk_keys;
mod followed;
pub mod frame;
pub mod hooks;
pub mod i18n;
mod keys;
pub mod laboratory;
pub mod learning;
pub mod on_stage;
mod overlay;
pub mod pages;
mod player;
pub mod presenting;
pub mod qr;
pub mod route;
pub mod said;
pub mod scene;
pub mod settings;
pub mod sharing;
pub mod sheet;
mod shown;
pub mod store;
pub mod table;
pub mod unknown;

pub use app::App;

use wasm_bindgen::prelude::wasm_bindgen;

/// Shows the tutor inside `node` and keeps it running there.
///
/// The page's own script calls this once the module has loaded; nothing starts by itself.
#[wasm_bindgen]
pub fn mount(node: web_sys::Element) {
    yew::Renderer::<App>::with_root(node).render();
}
