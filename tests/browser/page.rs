//! The page in a browser test: opened at an address, clicked and typed at, gone at the end of the test.

use gloo_timers::future::TimeoutFuture;
use in_fase::web::App;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement, KeyboardEvent, KeyboardEventInit};
use yew::AppHandle;

pub fn document() -> Document {
    web_sys::window().unwrap().document().unwrap()
}

pub fn root_attribute(name: &str) -> Option<String> {
    document().document_element().unwrap().get_attribute(name)
}

/// A page at an address, with its own node; it goes away at the end of its test.
pub struct Page {
    node: Element,
    app: Option<AppHandle<App>>,
}

impl Page {
    pub async fn at(hash: &str) -> Self {
        web_sys::window().unwrap().location().set_hash(hash).unwrap();
        let node = document().create_element("div").unwrap();
        document().body().unwrap().append_child(&node).unwrap();
        let app = yew::Renderer::<App>::with_root(node.clone()).render();
        let page = Self { node, app: Some(app) };
        page.settle().await;
        page
    }

    /// Lets the page render what was asked of it: until nothing has changed for a while.
    pub async fn settle(&self) {
        let (mut shown, mut quiet) = (String::new(), 0);
        while quiet < 6 {
            TimeoutFuture::new(15).await;
            let now = self.node.inner_html();
            quiet = if now == shown { quiet + 1 } else { 0 };
            shown = now;
        }
    }

    pub async fn go(&self, hash: &str) {
        web_sys::window().unwrap().location().set_hash(hash).unwrap();
        self.settle().await;
    }

    pub fn find(&self, selector: &str) -> Option<HtmlElement> {
        self.node.query_selector(selector).unwrap().map(JsCast::unchecked_into)
    }

    pub fn count(&self, selector: &str) -> u32 {
        self.node.query_selector_all(selector).unwrap().length()
    }

    pub async fn click(&self, selector: &str) -> HtmlElement {
        let element = self.find(selector).unwrap_or_else(|| panic!("no {selector}"));
        element.focus().unwrap();
        element.click();
        self.settle().await;
        element
    }

    pub async fn press(&self, key: &str, shift: bool) {
        let on: Element = document().active_element().unwrap_or_else(|| document().body().unwrap().into());
        let init = KeyboardEventInit::new();
        init.set_key(key);
        init.set_shift_key(shift);
        init.set_bubbles(true);
        init.set_cancelable(true);
        let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
        on.dispatch_event(&event).unwrap();
        self.settle().await;
    }

    pub fn table(&self, name: &str) -> String {
        let table = self.find("[data-scenario][data-cursor]").unwrap_or_else(|| panic!("no table"));
        table.get_attribute(name).unwrap_or_default()
    }

    pub fn cursor(&self) -> u32 {
        self.table("data-cursor").parse().unwrap()
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        if let Some(app) = self.app.take() {
            app.destroy();
        }
        self.node.remove();
        web_sys::window().unwrap().local_storage().unwrap().unwrap().clear().unwrap();
    }
}
