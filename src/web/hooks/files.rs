//! Files: one that the reader opens, and one that he is handed.

use js_sys::Array;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, DragEvent, Event, File, HtmlAnchorElement, HtmlInputElement, Url};
use yew::Callback;

/// How large a file may be that is read at all, in bytes.
const LIMIT: f64 = 2_000_000.0;

/// Reads the file that was chosen in a field; `None` if the browser cannot, or if it is larger than anything of ours.
pub fn read_chosen(event: &Event, done: Callback<Option<String>>) {
    let Some(field) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else {
        return;
    };
    let Some(file) = field.files().and_then(|files| files.get(0)) else { return };
    // The same file may be chosen again once it was changed.
    field.set_value("");
    read(&file, done);
}

/// Whether what is dragged is a file, rather than a piece of text from one place of a field to another.
#[must_use]
pub fn carries_file(event: &DragEvent) -> bool {
    event.data_transfer().is_some_and(|carried| carried.types().includes(&"Files".into(), 0))
}

/// Reads the file that was let go over the page; `None` as above. Says whether there was one.
pub fn read_dropped(event: &DragEvent, done: Callback<Option<String>>) -> bool {
    let files = event.data_transfer().and_then(|carried| carried.files());
    let Some(file) = files.and_then(|files| files.get(0)) else { return false };
    read(&file, done);
    true
}

fn read(file: &File, done: Callback<Option<String>>) {
    if file.size() > LIMIT {
        return done.emit(None);
    }
    let refused = done.clone();
    let on_text = Closure::once(move |text: JsValue| done.emit(text.as_string()));
    let on_refused = Closure::once(move |_: JsValue| refused.emit(None));
    let _ = file.text().then2(&on_text, &on_refused);
    on_text.forget();
    on_refused.forget();
}

/// Hands a text to the reader as a file of that name. Says whether the browser let it.
pub fn hand_out(name: &str, kind: &str, text: &str) -> Option<()> {
    let document = web_sys::window()?.document()?;
    let properties = BlobPropertyBag::new();
    properties.set_type(kind);
    let parts = Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &properties).ok()?;
    let url = Url::create_object_url_with_blob(&blob).ok()?;
    let link: HtmlAnchorElement = document.create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // Later: some browsers only begin to read it after the click.
    gloo_timers::callback::Timeout::new(10_000, move || {
        let _ = Url::revoke_object_url(&url);
    })
    .forget();
    Some(())
}
