//! The page. Knows neither the JavaScript API nor a single rule of the game.

use wasm_bindgen::prelude::wasm_bindgen;
use yew::prelude::*;

/// The root of the page.
#[component]
pub fn App() -> Html {
    html! { <h1>{ "In Fase" }</h1> }
}

/// Shows the tutor inside `node` and keeps it running there.
///
/// The page's own script calls this once the module has loaded; nothing starts by itself.
#[wasm_bindgen]
pub fn mount(node: web_sys::Element) {
    yew::Renderer::<App>::with_root(node).render();
}
