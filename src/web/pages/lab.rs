//! The laboratory: the board in the making on the left page, its forms on the right, the step to start from between.

use crate::locale::Locale;
use crate::web::components::icon::Icon;
use crate::web::components::lab::Bench;
use crate::web::components::lab::board::board;
use crate::web::components::lab::expect::expect;
use crate::web::components::lab::margin::margin;
use crate::web::components::lab::start_track::start_track;
use crate::web::hooks::files::{carries_file, read_dropped};
use crate::web::hooks::focus::{rove, use_fresh_form, use_single_stops};
use crate::web::hooks::typed::{use_pause, use_typed_taken_over};
use crate::web::i18n::Strings;
use crate::web::laboratory::{LabWish, Laboratory, ShelfWish};
use crate::web::route::{Address, Route};
use crate::web::store::{Message, Store};
use yew::prelude::*;

/// What the page shows, and whom it tells.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct LabProps {
    /// The laboratory.
    pub lab: Laboratory,
    /// The language of the interface.
    pub locale: Locale,
    /// Where clicks go.
    pub send: Callback<Message>,
}

/// The page. Ctrl+Z and Ctrl+Shift+Z undo and redo, except in a field, whose own they are.
#[component]
pub fn LabPage(props: &LabProps) -> Html {
    let root = use_node_ref();
    use_single_stops(&root);
    use_fresh_form(&root, props.lab.pane);
    use_typed_taken_over(&root);
    let written = props.lab.lab().is_writing().then(|| AttrValue::from(props.lab.view.text.to_string()));
    use_pause(written, props.send.reform(|()| LabWish::Rest.into()));
    let bench = Bench { lab: &props.lab, words: Strings::of(props.locale), send: &props.send };
    let onkeydown = {
        let send = props.send.clone();
        Callback::from(move |event: KeyboardEvent| {
            if let Some(wish) = history_key(&event) {
                event.prevent_default();
                send.emit(wish.into());
                return;
            }
            let _ = rove(&event);
        })
    };
    let is_over = use_state_eq(|| false);
    let ondragover = {
        let is_over = is_over.setter();
        Callback::from(move |event: DragEvent| {
            if carries_file(&event) {
                event.prevent_default();
                is_over.set(true);
            }
        })
    };
    let ondragleave = {
        let is_over = is_over.setter();
        Callback::from(move |_: DragEvent| is_over.set(false))
    };
    let ondrop = {
        let (is_over, send) = (is_over.setter(), props.send.clone());
        Callback::from(move |event: DragEvent| {
            is_over.set(false);
            if !carries_file(&event) {
                return;
            }
            event.prevent_default();
            let done = send.reform(|text: Option<String>| {
                LabWish::Shelf(ShelfWish::Import(text.map(Into::into))).into()
            });
            read_dropped(&event, done);
        })
    };
    html! {
        <section class="play lab" ref={root} {onkeydown} {ondragover} {ondragleave} {ondrop} aria-label={bench.words.lab.title} data-page="lab"
            data-faults={props.lab.view.faults.len().to_string()}>
            <h1 class="visually-hidden">{ bench.words.lab.title }</h1>
            { start_track(&bench) }
            { board(&bench) }
            { margin(&bench) }
            { is_over.then(|| html! { <p class="lab-drop" aria-hidden="true">{ bench.words.lab.drop_here }</p> }) }
        </section>
    }
}

/// What a key asks for in the laboratory, unless the reader is typing.
fn history_key(event: &KeyboardEvent) -> Option<LabWish> {
    let is_field = event.target_dyn_into::<web_sys::Element>().is_some_and(|target| {
        target.closest("input:not([type=checkbox]), textarea").is_ok_and(|it| it.is_some())
    });
    if is_field || !(event.ctrl_key() || event.meta_key()) || event.alt_key() {
        return None;
    }
    match (event.key().to_lowercase().as_str(), event.shift_key()) {
        ("z", false) => Some(LabWish::Undo),
        ("z", true) | ("y", false) => Some(LabWish::Redo),
        _ => None,
    }
}

/// What stands under the choices while the board is played.
pub fn at_table(words: &'static Strings, store: &Store, send: &Callback<Message>) -> Html {
    match (&store.lab, store.table_of_lab()) {
        (Some(lab), Some(table)) => expect(words, lab, table, send),
        _ => html! {},
    }
}

/// The board cannot be played as it stands.
pub fn not_playable(words: &'static Strings) -> Html {
    html! {
        <section class="message" data-page="not-playable">
            { Icon::Gap.view() }
            <h1>{ words.lab.title }</h1>
            <p>{ words.lab.cannot_play }</p>
            <p class="message__links"><a class="button button--primary" href={Address::page(Route::Lab).href()}>{ words.lab.to_lab }</a></p>
        </section>
    }
}
