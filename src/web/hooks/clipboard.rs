//! Handing a text on, where the browser allows it: copied, selected, or by the browser's own way of sharing.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::HtmlInputElement;
use yew::{NodeRef, UseStateSetter};

/// Copies a text and says whether that was allowed.
pub fn copy(text: &str, done: UseStateSetter<Option<bool>>) {
    let Some(clipboard) = clipboard() else {
        done.set(Some(false));
        return;
    };
    let refused = done.clone();
    let on_done = Closure::once(move |_: JsValue| done.set(Some(true)));
    let on_refused = Closure::once(move |_: JsValue| refused.set(Some(false)));
    let _ = clipboard.write_text(text).then2(&on_done, &on_refused);
    on_done.forget();
    on_refused.forget();
}

/// Absent on pages that are not served securely.
fn clipboard() -> Option<web_sys::Clipboard> {
    let navigator = web_sys::window()?.navigator();
    let found = js_sys::Reflect::get(&navigator, &"clipboard".into()).ok()?;
    (!found.is_undefined() && !found.is_null()).then(|| found.unchecked_into())
}

/// Selects the text of a field, for the reader to copy it himself.
pub fn select_text(field: &NodeRef) {
    if let Some(field) = field.cast::<HtmlInputElement>() {
        // Refused only by what cannot have the focus, and a field can.
        let _ = field.focus();
        field.select();
    }
}

/// The browser's own way of sharing, where it has one.
fn sharing() -> Option<(web_sys::Navigator, js_sys::Function)> {
    let navigator = web_sys::window()?.navigator();
    let found = js_sys::Reflect::get(&navigator, &"share".into()).ok()?;
    Some((navigator, found.dyn_into().ok()?))
}

/// Whether the browser has a way of sharing.
#[must_use]
pub fn can_share() -> bool {
    sharing().is_some()
}

/// Hands a link to the browser's own way of sharing. Whether the reader goes through with it is his business.
pub fn share(title: &str, link: &str) {
    let Some((navigator, call)) = sharing() else { return };
    let what = js_sys::Object::new();
    for (name, value) in [("title", title), ("url", link)] {
        // Refused only by an object that is frozen, and this one is new.
        let _ = js_sys::Reflect::set(&what, &name.into(), &value.into());
    }
    let promise = call.call1(&navigator, &what).ok().and_then(|it| it.dyn_into::<js_sys::Promise>().ok());
    if let Some(promise) = promise {
        let refused = Closure::once(|_: JsValue| ());
        let _ = promise.catch(&refused);
        refused.forget();
    }
}
