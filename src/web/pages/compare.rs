//! Both editions of a turn side by side: two small boards, what each edition says of every fact, and where they part.

use crate::engine::Edition;
use crate::locale::Locale;
use crate::session::ScenarioCard;
use crate::session::snapshot::{ComparisonView, ScenarioView, SideAtPlace};
use crate::web::answer::Answer;
use crate::web::components::compare_rows::compare_rows;
use crate::web::components::edition_mark::edition_mark;
use crate::web::components::scale::{Dial, Notch, Stretch, dial};
use crate::web::components::small_board::small_board;
use crate::web::components::transport::{Playing, Reel, bar};
use crate::web::components::turn_track::marked_track;
use crate::web::hooks::address::follow;
use crate::web::hooks::focus::{rove, use_single_stops};
use crate::web::hooks::row_in_sight::use_rows_in_sight;
use crate::web::i18n::Strings;
use crate::web::route::{compare_href, edition_slug, event_href};
use crate::web::scene::Scene;
use crate::web::store::Message;
use crate::web::table::Direction;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{EventTarget, HtmlSelectElement};
use yew::prelude::*;

/// What the page shows, and whom it tells.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct CompareProps {
    /// What there is to show.
    pub shown: Rc<ComparisonView>,
    /// The language of the interface.
    pub locale: Locale,
    /// Whether the last change went forward.
    pub direction: Direction,
    /// Every scenario there is.
    pub scenarios: Rc<[ScenarioCard]>,
    /// Playing by itself.
    pub playing: Playing,
    /// Where clicks go.
    pub send: Callback<Message>,
}

/// The track lying, then both boards, the rows, and what moves the turn.
#[component]
pub fn Compare(props: &CompareProps) -> Html {
    let (root, list) = (use_node_ref(), use_node_ref());
    let by_keys = use_mut_ref(|| false);
    use_single_stops(&root);
    use_rows_in_sight(&list, props.shown.place);
    let shown = &*props.shown;
    let words = Strings::of(props.locale);
    let send = props.send.reform(|message: Message| Message::Beside(None, Box::new(message)));
    let of_sides = use_memo(props.send.clone(), |send| Edition::ALL.map(|edition| of_side(send, edition)));
    let onkeydown = Callback::from(|event: KeyboardEvent| {
        let _ = rove(&event);
    });
    let step = shown.rows.first().and_then(|_| {
        shown.ticks.iter().find(|group| group.ticks.iter().any(|tick| tick.place == shown.place.max(1)))
    });
    html! {
        <section class="compare" ref={root} {onkeydown} aria-label={words.compare.title} data-comparison={shown.scenario.id.to_string()}
            data-place={shown.place.to_string()} data-total={shown.total.to_string()} data-step={step.map(|step| step.key.to_string())}
            data-differences={shown.differences.to_string()} data-facts={shown.facts.to_string()}
            data-direction={(props.direction == Direction::Forward).then_some("forward")}>
            { track(props, &of_sides) }
            { head(words, props, by_keys) }
            { boards(words, props, &of_sides) }
            { compare_rows(words, shown, list) }
            { transport(words, props, &send) }
        </section>
    }
}

/// The track of the side that has the step; a step leads to where that side has it.
fn track(props: &CompareProps, of_sides: &OfSides) -> Html {
    let shown = &*props.shown;
    let Some(side) = shown.sides.iter().find(|side| side.edition == shown.track_of) else { return html! {} };
    let send = told_by(side, of_sides);
    let differing = shown.ticks.iter().filter(|step| step.ticks.iter().any(|tick| tick.differs));
    let differing: Vec<&str> = differing.map(|step| &*step.key).collect();
    marked_track(&scene(Strings::of(props.locale), side, send), &differing)
}

/// Where each edition's board sends its messages.
type OfSides = [Callback<Message>; 2];

fn told_by<'a>(side: &SideAtPlace, [classic, current]: &'a OfSides) -> &'a Callback<Message> {
    side.edition.pick(classic, current)
}

/// Says of a board's messages which board they come from.
fn of_side(send: &Callback<Message>, edition: Edition) -> Callback<Message> {
    send.reform(move |message: Message| Message::Beside(Some(edition), Box::new(message)))
}

fn scene<'a>(words: &'static Strings, side: &'a SideAtPlace, send: &'a Callback<Message>) -> Scene<'a> {
    Scene { shown: &side.shown, words, answer: &Answer::None, send }
}

fn head(words: &'static Strings, props: &CompareProps, by_keys: Rc<RefCell<bool>>) -> Html {
    let shown = &*props.shown;
    let [older, newer] = &shown.sides;
    html! {
        <header class="compare__head">
            <h1 class="visually-hidden">{ words.told(words.compare.title, &shown.scenario.title) }</h1>
            <div class="compare__bar">{ choose(words, props, by_keys) }<p>{ &*shown.choices }</p></div>
            { side_head(words, shown, older) }
            <p class="compare__count"><b>{ shown.differences }</b>{ " " }<span>{ &*shown.differences_of }</span></p>
            { side_head(words, shown, newer) }
        </header>
    }
}

/// Which scenario is compared.
/// `by_keys`: whether a key was pressed in the list last, and not one that takes what is chosen.
fn choose(words: &'static Strings, props: &CompareProps, by_keys: Rc<RefCell<bool>>) -> Html {
    let here = &props.shown.scenario.id;
    // In a closed list the arrows choose: nobody is led away before he has said Enter, or gone on.
    let goes = {
        let here = here.clone();
        move |target: Option<EventTarget>| {
            let select = target.and_then(|target| target.dyn_into::<HtmlSelectElement>().ok());
            let chosen = select.map(|select| select.value()).filter(|chosen| **chosen != *here);
            chosen.iter().for_each(|chosen| follow(&compare_href(chosen, None)));
            chosen.is_some()
        }
    };
    let onchange = {
        let (goes, by_keys) = (goes.clone(), by_keys.clone());
        Callback::from(move |event: Event| {
            let _ = !*by_keys.borrow() && goes(event.target());
        })
    };
    let onkeydown = {
        let (goes, by_keys) = (goes.clone(), by_keys.clone());
        Callback::from(move |event: KeyboardEvent| {
            let is_enter = event.key() == "Enter";
            *by_keys.borrow_mut() = !is_enter && event.key() != " ";
            if is_enter && goes(event.target()) {
                event.prevent_default();
            }
        })
    };
    let onpointerdown = Callback::from(move |_: PointerEvent| *by_keys.borrow_mut() = false);
    let onblur = Callback::from(move |event: FocusEvent| {
        let _ = goes(event.target());
    });
    html! {
        <label>
            <span class="visually-hidden">{ words.compare.scenario }</span>
            <select {onchange} {onkeydown} {onpointerdown} {onblur}>
                { own_option(props) }
                { for props.scenarios.iter().map(|card| html! {
                    <option key={&*card.id} value={card.id.to_string()} selected={card.id == *here}>{ &*card.title }</option>
                }) }
            </select>
        </label>
    }
}

/// One's own scenario, which is not in the list.
fn own_option(props: &CompareProps) -> Html {
    let scenario = &props.shown.scenario;
    if props.scenarios.iter().any(|card| card.id == scenario.id) {
        return html! {};
    }
    html! { <option value={scenario.id.to_string()} selected=true>{ &*scenario.title }</option> }
}

/// The name of an edition, what it calls the step, and the way to its table.
fn side_head(words: &'static Strings, shown: &ComparisonView, side: &SideAtPlace) -> Html {
    let (name, year) = side.edition.pick(words.head.editions[0], words.head.editions[1]);
    let ScenarioView { id, play, .. } = &shown.scenario;
    let href = event_href(id, play.as_deref(), side.edition, side.shown.cursor);
    html! {
        <div class="compare__side" data-edition={edition_slug(side.edition)} data-cursor={side.shown.cursor.to_string()}
            data-fingerprint={side.shown.fingerprint.to_string()} data-has-step={side.has_step.to_string()}>
            <p class="kicker">
                { edition_mark(side.edition) }<span>{ name }{ " " }{ year }</span>
                <a {href}>{ words.compare.to_table }<span class="visually-hidden">{ ", " }{ name }{ " " }{ year }</span></a>
            </p>
            <h2 data-absent={(!side.has_step).then_some("true")}>{ &*side.step_lead }{ " " }<span>{ &*side.step_name }</span></h2>
        </div>
    }
}

fn boards(words: &'static Strings, props: &CompareProps, of_sides: &OfSides) -> Html {
    let [older, newer] = &props.shown.sides;
    let slips = older.shown.table.sides.iter().chain(newer.shown.table.sides.iter());
    let slips = slips.flat_map(|side| side.permanents.iter()).map(|view| view.attachments.len().min(2)).max();
    html! {
        <div class="compare__boards" data-slips={slips.unwrap_or(0).to_string()} role="group" aria-label={words.compare.boards}>
            { board(words, older, newer, of_sides) }
            { board(words, newer, older, of_sides) }
        </div>
    }
}

fn board(words: &'static Strings, side: &SideAtPlace, other: &SideAtPlace, of_sides: &OfSides) -> Html {
    let send = told_by(side, of_sides);
    let (name, year) = side.edition.pick(words.head.editions[0], words.head.editions[1]);
    html! {
        <section class="small-board" data-edition={edition_slug(side.edition)} aria-label={format!("{name} {year}")}>
            <p class="compare-row__edition" aria-hidden="true">{ edition_mark(side.edition) }{ name }{ " " }{ year }</p>
            { small_board(&scene(words, side, send), &side.touched, &other.shown.table.sides) }
        </section>
    }
}

fn transport(words: &'static Strings, props: &CompareProps, send: &Callback<Message>) -> Html {
    let shown = &*props.shown;
    let stretches: Vec<Stretch> = shown
        .ticks
        .iter()
        .map(|group| Stretch {
            key: group.key.to_string(),
            code: group.code,
            notches: group
                .ticks
                .iter()
                .map(|tick| Notch { place: tick.place, is_phasing: tick.is_phasing, differs: tick.differs })
                .collect(),
        })
        .collect();
    let text = words.told(&(words.compare.line)(shown.place), &shown.said);
    let reel = Reel {
        words,
        is_at_start: shown.place == 0,
        can_go_on: shown.place < shown.total,
        send,
        choose: None,
    };
    let folio = html! {
        <p class="folio"><span><b>{ shown.place }</b>{ " / " }{ shown.total }</span><span class="visually-hidden">{ " " }{ words.compare.lines }</span></p>
    };
    bar(
        reel,
        &props.playing,
        html! {},
        dial(Dial { words, stretches: &stretches, place: shown.place, text: &text, send }),
        folio,
    )
}
