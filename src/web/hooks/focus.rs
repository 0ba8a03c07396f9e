//! Where the keyboard stands: one stop for each row, and never nowhere after a button has gone.

use crate::web::route::{Route, View};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, MouseEvent};
use yew::prelude::*;

const ITEMS: &str = "button, a[href]";
/// The stops among them, and those of which nobody has said yet whether they are one.
const STOPS: &str = ":is(button, a[href])[tabindex='0']";
const NEW: &str = ":is(button, a[href]):not([tabindex])";

fn items(row: &Element) -> Vec<HtmlElement> {
    let Ok(found) = row.query_selector_all(ITEMS) else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect()
}

/// Leaves one stop for the Tab key in every row: the one that had it, or the first.
fn settle(root: &Element) {
    let Ok(rows) = root.query_selector_all("[data-roving]") else { return };
    let count = |row: &Element, what| row.query_selector_all(what).map_or(0, |found| found.length());
    let rows = (0..rows.length()).filter_map(|at| rows.item(at)?.dyn_into::<Element>().ok());
    // The browser is quick to say that nothing is to be done, and after most events nothing is.
    for row in rows.filter(|row| count(row, NEW) > 0 || count(row, STOPS) != 1) {
        let items = items(&row);
        let keep = items
            .iter()
            .position(|item| item.get_attribute("tabindex").as_deref() == Some("0"))
            .or_else(|| items.iter().position(|item| item.get_attribute("aria-current").is_some()))
            .unwrap_or(0);
        for (at, item) in items.iter().enumerate() {
            let stop = if at == keep { "0" } else { "-1" };
            // Written only where it changes: the browser does not look whether it did.
            if item.get_attribute("tabindex").as_deref() != Some(stop) {
                item.set_tab_index(if at == keep { 0 } else { -1 });
            }
        }
    }
}

/// After every render: one stop in each row, and the focus on the choices if the button that had it is gone.
#[hook]
pub fn use_settled_focus(root: &NodeRef) {
    let root = root.clone();
    let was_inside = use_mut_ref(|| false);
    use_effect(move || {
        let Some(root) = root.cast::<Element>() else { return };
        settle(&root);
        let active =
            web_sys::window().and_then(|window| window.document()).and_then(|it| it.active_element());
        let is_inside = active.as_ref().is_some_and(|active| root.contains(Some(active)));
        let is_nowhere = active.is_none_or(|active| active.tag_name().eq_ignore_ascii_case("body"));
        if *was_inside.borrow() && is_nowhere {
            let next =
                root.query_selector(".choice button, [data-go='forward'], [data-settles]").ok().flatten();
            if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
                // Refused only by what cannot have the focus, and a button can.
                let _ = next.focus();
            }
        }
        *was_inside.borrow_mut() = is_inside || is_nowhere && *was_inside.borrow();
    });
}

/// Another form begins at its heading, unless it was opened by the tab that stands over it.
#[hook]
pub fn use_fresh_form<T: PartialEq + 'static>(root: &NodeRef, form: T) {
    let root = root.clone();
    let is_first = use_mut_ref(|| true);
    use_effect_with(form, move |_| {
        let Some(root) = root.cast::<Element>() else { return };
        if std::mem::replace(&mut *is_first.borrow_mut(), false)
            || root.query_selector("[data-tab]:focus").is_ok_and(|it| it.is_some())
        {
            return;
        }
        let heading = root.query_selector("[data-settles]").ok().flatten();
        if let Some(heading) = heading.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
            // Refused only by what cannot have the focus, and this can.
            let _ = heading.focus();
        }
    });
}

/// Where the focus was: the values of two attributes, that of something around the control and that of the control itself.
type Carried = Option<[String; 2]>;

fn carried(event: &FocusEvent, [around, own]: [&str; 2]) -> Carried {
    let target: Element = event.target()?.dyn_into().ok()?;
    let of = |name: &str| target.closest(&format!("[{name}]")).ok().flatten()?.get_attribute(name);
    Some([of(around)?, of(own)?])
}

/// Keeps the focus on a control while what is around it moves, as the browser does not; if the control is gone, on the first one
/// of the same thing. What is given back hears of the focus.
#[hook]
pub fn use_carried_focus(root: &NodeRef, names: [&'static str; 2]) -> Callback<FocusEvent> {
    let was_at = use_mut_ref(Carried::default);
    let heard = was_at.clone();
    let root = root.clone();
    use_effect(move || {
        let active =
            web_sys::window().and_then(|window| window.document()).and_then(|it| it.active_element());
        let is_kept = active.is_some_and(|active| active.closest("button, a").is_ok_and(|it| it.is_some()));
        // The focus that is set here is heard at once: nothing may be borrowed by then.
        let place = was_at.borrow().clone();
        let (Some([around, own]), false) = (place, is_kept) else { return };
        let place = format!("[{}='{around}'] [{}", names[0], names[1]);
        let found = root.cast::<Element>().and_then(|root| {
            let same = root.query_selector(&format!("{place}='{own}']")).ok().flatten();
            same.or_else(|| root.query_selector(&format!("{place}]")).ok().flatten())
        });
        if let Some(found) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
            // Refused only by what cannot have the focus, and a button can.
            let _ = found.focus();
        }
    });
    Callback::from(move |event: FocusEvent| {
        if let Some(place) = carried(&event, names) {
            *heard.borrow_mut() = Some(place);
        }
    })
}

/// Moves inside a row by the arrow keys. Says whether the key was one of them.
#[must_use]
pub fn rove(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(target) = target else { return false };
    let Some(row) = target.closest("[data-roving]").ok().flatten() else { return false };
    let is_upright = row.get_attribute("data-roving").as_deref() == Some("both");
    let items = items(&row);
    let Some(at) = items.iter().position(|item| item.is_same_node(Some(&target))) else { return false };
    let to = match event.key().as_str() {
        "ArrowRight" => at.saturating_add(1),
        "ArrowDown" if is_upright => at.saturating_add(1),
        "ArrowLeft" => at.saturating_sub(1),
        "ArrowUp" if is_upright => at.saturating_sub(1),
        "Home" => 0,
        "End" => items.len(),
        _ => return false,
    };
    let to = to.min(items.len().saturating_sub(1));
    for (other, item) in items.iter().enumerate() {
        item.set_tab_index(if other == to { 0 } else { -1 });
    }
    if let Some(item) = items.get(to) {
        let _ = item.focus();
    }
    event.prevent_default();
    true
}

fn content() -> Option<HtmlElement> {
    web_sys::window()?.document()?.get_element_by_id("content")?.dyn_into().ok()
}

/// Goes past the running head; the address stays as it is.
pub fn skip_to_content(event: &MouseEvent) {
    event.prevent_default();
    if let Some(content) = content() {
        let _ = content.focus();
    }
}

/// A new page begins at its top, or at the part that its address names, and so does the keyboard.
#[hook]
pub fn use_fresh_page(route: &Route, view: View) {
    let is_first = use_mut_ref(|| true);
    let lesson = match route {
        Route::Lesson { lesson } => Some(lesson.clone()),
        _ => None,
    };
    let page = (!route.is_book()).then(|| (std::mem::discriminant(route), lesson));
    use_effect_with((page, view), move |_| {
        if std::mem::replace(&mut *is_first.borrow_mut(), false) {
            return;
        }
        if let Some(window) = web_sys::window() {
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
        let Some(content) = content() else { return };
        let active =
            web_sys::window().and_then(|window| window.document()).and_then(|it| it.active_element());
        // Somebody who asked for a field of this page is in it already.
        if active
            .is_some_and(|active| content.contains(Some(&active)) && active.matches("input").unwrap_or(false))
        {
            return;
        }
        let part = content.query_selector("[data-here]").ok().flatten();
        let target = part.as_ref().and_then(|part| part.clone().dyn_into::<HtmlElement>().ok());
        let _ = target.unwrap_or(content).focus();
        if let Some(part) = part {
            part.scroll_into_view();
        }
    });
}
