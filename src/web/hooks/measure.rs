//! Where things stand on the screen, found again whenever that may have changed.

use crate::web::arrow_path::{ArrowPath, Frame, arrow_path};
use crate::web::components::arrows::Line;
use gloo_events::{EventListener, EventListenerOptions};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element};
use yew::prelude::*;

/// What an arrow goes round.
const CARDS: &str = ".side__row .permanent__card, .side__row .hole";
/// What scrolls by itself on the board.
const ZONE: &str = ".phased-zone";
/// After these, what was measured may no longer be so.
const MOVES: [&str; 3] = ["transitionend", "animationend", "scrollend"];

/// The paths of some arrows over the element's parent: after every render, and when the page is resized or settles.
#[hook]
pub fn use_arrow_paths(node: &NodeRef, lines: &Rc<[Line]>) -> Rc<[(Line, ArrowPath)]> {
    let paths = use_state_eq(Rc::<[(Line, ArrowPath)]>::default);
    let measure = {
        let (node, lines, paths) = (node.clone(), lines.clone(), paths.setter());
        Rc::new(move || {
            if let Some(svg) = node.cast::<Element>() {
                paths.set(measured(&svg, &lines));
            }
        })
    };
    let node = node.clone();
    use_effect_with(lines.clone(), move |_| {
        measure();
        let mut listeners = Vec::new();
        if let Some(window) = web_sys::window() {
            let again = measure.clone();
            listeners.push(EventListener::new(&window, "resize", move |_| again()));
        }
        if let Some(board) = node.cast::<Element>().and_then(|svg| svg.parent_element()) {
            // What scrolls inside the board says so to nobody above it.
            let options = EventListenerOptions::run_in_capture_phase();
            listeners.extend(MOVES.map(|name| {
                let again = measure.clone();
                EventListener::new_with_options(&board, name, options, move |_| again())
            }));
        }
        move || drop(listeners)
    });
    (*paths).clone()
}

fn measured(svg: &Element, lines: &[Line]) -> Rc<[(Line, ArrowPath)]> {
    // To ask where something stands is to have the whole page laid out: not for nothing.
    if lines.is_empty() {
        return Rc::default();
    }
    let Some(board) = svg.parent_element() else { return Rc::default() };
    let corner = svg.get_bounding_client_rect();
    let find = |selector: &str| frame(&board.query_selector(selector).ok().flatten()?, &corner);
    let cards = board.query_selector_all(CARDS).ok();
    let cards: Vec<Frame> = cards
        .iter()
        .flat_map(|list| (0..list.length()).filter_map(|at| list.item(at)))
        .filter_map(|node| frame(node.dyn_ref::<Element>()?, &corner))
        .collect();
    lines
        .iter()
        .filter_map(|line| {
            let path = arrow_path(line.style, find(&line.from)?, find(&line.to)?, corner.width(), &cards);
            Some((line.clone(), path))
        })
        .collect()
}

/// An element's place, measured from a corner; `None` for what is not shown, or only behind the edge of the phased-out zone.
fn frame(element: &Element, corner: &DomRect) -> Option<Frame> {
    let found = element.get_bounding_client_rect();
    let zone = element.closest(ZONE).ok().flatten().map(|zone| zone.get_bounding_client_rect());
    let (top, bottom) = zone.map_or((found.top(), found.bottom()), |zone| {
        (found.top().max(zone.top()), found.bottom().min(zone.bottom()))
    });
    (found.width() > 0.0 && bottom > top).then(|| Frame {
        left: found.left() - corner.left(),
        top: top - corner.top(),
        right: found.right() - corner.left(),
        bottom: bottom - corner.top(),
    })
}
