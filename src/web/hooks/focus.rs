//! Where the keyboard stands: one stop for each row, and never nowhere after a button has gone.

use crate::web::route::{Route, View};
use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event, FocusOptions, HtmlElement, KeyboardEvent, MouseEvent};
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

/// After every render: one stop in each row.
#[hook]
pub fn use_single_stops(root: &NodeRef) {
    let root = root.clone();
    use_effect(move || root.cast::<Element>().iter().for_each(settle));
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// What has the focus, unless nothing has.
fn focused() -> Option<Element> {
    let active = document().and_then(|document| document.active_element());
    active.filter(|active| !active.tag_name().eq_ignore_ascii_case("body"))
}

/// Whether it cannot be used now: the browser takes the focus from there, but not at once.
fn lies_under(on: &Element) -> bool {
    on.closest("[inert]").is_ok_and(|found| found.is_some())
}

/// What can have the focus.
const FOCUSABLE: &str = "a[href], button, input, select, textarea, summary, [tabindex]";

/// The targets of what is being aimed.
const TARGETS: &str = ".choice [data-target]";

/// What is to be done next, best first: give up the black screen, choose, answer, read a form, go on, read the page. Never to take
/// something back: whoever presses Enter once more would.
const NEXT: [&str; 7] = [
    "[data-present='unblank']",
    ".choice button:not([data-choice='undo'], [data-choice='redo'])",
    "[data-question='open'] button",
    "[data-settles]",
    "[data-go='forward'], [data-go='next-lesson']",
    ".study > .margin__head > h2",
    "h1",
];

/// In a round of practice whatever was pressed is followed by a question or by what came of the answer.
const IN_ROUND: [&str; 2] =
    ["[data-page='practice'] .feedback > h2", "[data-page='practice'] .margin__head > h2"];

/// What is left of the ways to make mana: who pays for something takes more than one.
const MORE: [&str; 1] = [".choice details[open] button"];

/// The first of these that is to be seen on the page.
fn first_of(places: &[&str]) -> Option<HtmlElement> {
    let content = content()?;
    let seen = |place: &&str| {
        let found = content.query_selector_all(place).ok()?;
        let mut all = (0..found.length()).filter_map(|at| found.item(at)?.dyn_into::<HtmlElement>().ok());
        all.find(|it| it.offset_width() > 0 && !lies_under(it))
    };
    places.iter().find_map(seen)
}

/// Puts the focus on something; a heading can have it from then on.
pub(super) fn land(on: &HtmlElement, is_still: bool) {
    if on.tab_index() < 0 && !on.has_attribute("tabindex") {
        on.set_tab_index(-1);
    }
    let options = FocusOptions::new();
    options.set_prevent_scroll(is_still);
    // Refused only by what cannot have the focus, and this can.
    let _ = on.focus_with_options(&options);
}

/// Goes to what is to be chosen, or else to what is to be done next.
pub fn go_to_choices() {
    if let Some(next) = first_of(&NEXT) {
        land(&next, false);
    }
}

/// Where the focus was last, whether among the ways to make mana, and whether a pointer brought it there.
#[derive(Default)]
struct LastFocus {
    on: Option<Element>,
    /// The same on the page itself, under whatever lies over it.
    below: Option<Element>,
    in_details: bool,
    by_pointer: bool,
}

impl LastFocus {
    fn hears(&mut self, event: &Event) {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        match event.type_().as_str() {
            "keydown" => self.by_pointer = false,
            "pointerdown" => {
                self.by_pointer = true;
                self.on = target.and_then(|target| target.closest(FOCUSABLE).ok().flatten());
            }
            _ => self.on = target,
        }
        let is_over = |on: &Element| on.closest("dialog").is_ok_and(|found| found.is_some());
        if self.on.as_ref().is_some_and(|on| !is_over(on)) {
            self.below.clone_from(&self.on);
        }
        let is_in = |on: &Element| on.closest(".choice details").is_ok_and(|found| found.is_some());
        self.in_details = self.on.as_ref().is_some_and(is_in);
    }

    /// What opened the dialog that had the focus and is gone, if it can still have it.
    fn opener(&self) -> Option<HtmlElement> {
        let was_over = self.on.as_ref()?.closest("dialog").ok()?.is_some();
        let below =
            self.below.as_ref().filter(|below| was_over && below.is_connected() && !lies_under(below));
        below?.clone().dyn_into().ok()
    }

    /// Whether what had the focus is gone, or cannot have it any more.
    fn is_gone(&self) -> bool {
        self.on.as_ref().is_some_and(|on| !on.is_connected() || lies_under(on))
    }
}

/// After every render: if what had the focus is gone, the focus is on what is to be done next; and on the first target where a spell or
/// ability begins to be aimed by the keyboard. `aiming`: for which target that is, if something is being aimed.
#[hook]
pub fn use_kept_focus(aiming: Option<usize>) {
    let last = use_mut_ref(LastFocus::default);
    let was_aiming = use_mut_ref(|| None);
    let heard = last.clone();
    use_effect_with((), move |()| {
        let listeners = ["focusin", "pointerdown", "keydown"].map(|kind| {
            let heard = heard.clone();
            let options = EventListenerOptions::run_in_capture_phase();
            let hears = move |event: &Event| heard.borrow_mut().hears(event);
            document().map(|document| EventListener::new_with_options(&document, kind, options, hears))
        });
        move || drop(listeners)
    });
    use_effect(move || {
        let is_new = std::mem::replace(&mut *was_aiming.borrow_mut(), aiming) != aiming && aiming.is_some();
        // The focus that is set here is heard at once: nothing may be borrowed by then.
        let (is_gone, by_pointer) = (last.borrow().is_gone(), last.borrow().by_pointer);
        let in_details = last.borrow().in_details;
        let is_open =
            document().is_some_and(|it| it.query_selector("dialog[open]").is_ok_and(|it| it.is_some()));
        let is_lost = is_gone && focused().is_none_or(|active| lies_under(&active));
        let places: &[&str] = match (is_new && !by_pointer, is_lost) {
            _ if is_open => &[],
            (true, _) => &[TARGETS],
            (false, true) => &NEXT,
            (false, false) => &[],
        };
        let opener = if is_lost && !is_open { last.borrow().opener() } else { None };
        let more = if is_lost && in_details { first_of(&MORE) } else { None };
        let in_round = if is_lost && !is_open { first_of(&IN_ROUND) } else { None };
        let next = opener.or(more).or(in_round).or_else(|| first_of(places));
        if let Some(next) = next {
            land(&next, by_pointer);
        }
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
        let is_kept =
            focused().is_some_and(|active| active.closest("button, a").is_ok_and(|it| it.is_some()));
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
    document()?.get_element_by_id("content")?.dyn_into().ok()
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
        // Somebody who asked for a field of this page is in it already.
        if focused()
            .is_some_and(|active| content.contains(Some(&active)) && active.matches("input").unwrap_or(false))
        {
            return;
        }
        let part = content.query_selector("[data-here]").ok().flatten();
        let target = part.clone().or_else(|| content.query_selector("h1").ok().flatten());
        let target = target.and_then(|target| target.dyn_into::<HtmlElement>().ok());
        land(&target.unwrap_or(content), part.is_none());
        if let Some(part) = part {
            part.scroll_into_view();
        }
    });
}
