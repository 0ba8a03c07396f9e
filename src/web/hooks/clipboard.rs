//! Copying a text, where the browser allows it.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use yew::UseStateSetter;

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
