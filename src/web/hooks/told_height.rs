//! Inside another page: how high the table would like to be, told to that page whenever it changes.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{Element, ResizeObserver, Window};
use yew::prelude::*;

/// The name of the message.
const MESSAGE: &str = "in-fase:height";

/// Tells the page around this one the height of an element: `{ type: "in-fase:height", height }`, in CSS pixels.
#[hook]
pub fn use_told_height(node: &NodeRef) {
    let node = node.clone();
    use_effect_with((), move |()| {
        let watched =
            node.cast::<Element>().zip(around()).and_then(|(element, around)| watch(element, around));
        move || {
            if let Some((observer, told)) = watched {
                observer.disconnect();
                drop(told);
            }
        }
    });
}

/// The page around this one; `None` if there is none.
fn around() -> Option<Window> {
    let window = web_sys::window()?;
    let around = window.parent().ok()??;
    (!Object::is(&around, &window)).then_some(around)
}

/// Watches, as long as its closure lives.
type Watch = (ResizeObserver, Closure<dyn Fn(Array)>);

fn watch(element: Element, around: Window) -> Option<Watch> {
    let watched = element.clone();
    let told = Closure::<dyn Fn(Array)>::new(move |_| tell(&element, &around));
    let observer = ResizeObserver::new(told.as_ref().unchecked_ref::<Function>()).ok()?;
    observer.observe(&watched);
    Some((observer, told))
}

/// To whatever page it is: a height is no secret.
fn tell(element: &Element, around: &Window) {
    let height = element.get_bounding_client_rect().height().ceil();
    let message = Object::new();
    for (name, value) in [("type", JsValue::from(MESSAGE)), ("height", JsValue::from(height))] {
        // Refused only by an object that is frozen, and this one is new.
        let _ = Reflect::set(&message, &name.into(), &value);
    }
    let _ = around.post_message(&message, "*");
}
