//! The file of lessons, fetched when a page first needs it: it is no part of the first load.

use crate::web::learning::{Learn, Shelf};
use crate::web::store::Message;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;
use yew::prelude::*;

/// Where it lies, seen from the page.
const PLACE: &str = "www/pkg/lessons.txt";

async fn fetched() -> Option<String> {
    let answer = JsFuture::from(web_sys::window()?.fetch_with_str(PLACE)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    let is_text =
        answer.headers().get("content-type").ok()?.is_none_or(|kind| !kind.starts_with("text/html"));
    if !answer.ok() || !is_text {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}

/// Fetches the lessons as soon as they are wanted, and again whenever the reader asks for it after a failure.
#[hook]
pub fn use_lessons(shelf: &Shelf, is_wanted: bool, send: &Callback<Message>) {
    let send = send.clone();
    use_effect_with(shelf.wanted().filter(|_| is_wanted), move |time| {
        if time.is_some() {
            yew::platform::spawn_local(async move {
                let text = fetched().await;
                send.emit(Message::Learn(Learn::Arrived(text.map(Into::into))));
            });
        }
    });
}
