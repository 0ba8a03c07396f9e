//! The list of keyboard shortcuts, with the switch that turns them off.

use crate::web::i18n::Strings;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The list and the switch; in presenter mode its own keys come first, and those of other pages not at all.
pub fn shortcuts(words: &Strings, is_presenting: bool, keys: bool, on_keys: &Callback<bool>) -> Html {
    let names = &words.keys;
    let on_keys = on_keys.clone();
    let onchange = Callback::from(move |event: Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        if let Some(input) = input {
            on_keys.emit(input.checked());
        }
    });
    html! {
        <>
            { if is_presenting { presenter(words, true) } else { html! { <>{ table(words) }{ lesson(words) }{ presenter(words, false) }</> } } }
            <label class="switch"><input type="checkbox" checked={keys} {onchange} />{ names.single }</label>
        </>
    }
}

/// What every page with a table knows.
fn table(words: &Strings) -> Html {
    let names = &words.keys;
    html! {
        <>
            <dl class="shortcuts">
                { row(&["←", "→"], names.arrows) }
                { shifted(words, ["←", "→"], names.step) }
                { row(&[names.space], names.play) }
                { row(&["C"], names.choices) }
                { everywhere(words) }
                { row(&["P"], words.presenter.title) }
                { row(&["/"], names.search) }
                { row(&["Esc"], names.escape) }
            </dl>
            <p class="shortcuts__note">{ names.rows }</p>
        </>
    }
}

/// What presenter mode knows as well.
fn everywhere(words: &Strings) -> Html {
    let names = &words.keys;
    html! {
        <>
            { row(&["E"], names.edition) }
            { row(&["L"], words.lines.title) }
            { row(&["S"], words.share.title) }
            { row(&["?"], names.help) }
        </>
    }
}

/// What only lessons and practice know.
fn lesson(words: &Strings) -> Html {
    let names = &words.learn.study;
    let [_, _, enter, _, _] = words.presenter.key_names;
    html! {
        <>
            <h3 class="shortcuts__part">{ names.keys }</h3>
            <dl class="shortcuts">
                { row(&["1", "2", "3", "4"], names.key_choose) }
                { row(&[enter, "→"], names.key_go_on) }
                { row(&["H"], names.key_hint) }
            </dl>
        </>
    }
}

/// What clickers send, and what only presenter mode knows; `is_all`: with everything else that it knows.
fn presenter(words: &Strings, is_all: bool) -> Html {
    let names = &words.presenter;
    let [page_down, page_up, enter, home, end] = names.key_names;
    html! {
        <>
            <h3 class="shortcuts__part">{ names.keys }</h3>
            <dl class="shortcuts">
                { row(&[page_down, "→", words.keys.space, enter], names.key_forward) }
                { row(&[page_up, "←"], names.key_back) }
                { row(&[home, end], names.key_ends) }
                { row(&["H"], names.key_ask) }
                { shifted(words, ["→", "←"], words.learn.room.key_parts) }
                { row(&["N"], names.labels) }
                { row(&["B", "."], names.key_blank) }
                { row(&["1", "…", "8"], names.key_frame) }
                { row(&["Esc"], names.key_escape) }
                { if is_all { everywhere(words) } else { html! {} } }
            </dl>
        </>
    }
}

fn shifted(words: &Strings, keys: [&'static str; 2], what: &'static str) -> Html {
    html! { <div key={what}><dt><kbd>{ words.keys.shift }</kbd>{ for keys.iter().map(|key| html! { <kbd>{ *key }</kbd> }) }</dt><dd>{ what }</dd></div> }
}

fn row(keys: &[&'static str], what: &'static str) -> Html {
    html! { <div key={what}><dt>{ for keys.iter().map(|key| html! { <kbd>{ *key }</kbd> }) }</dt><dd>{ what }</dd></div> }
}
