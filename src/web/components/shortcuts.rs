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
                { row(words, &["←", "→"], names.arrows) }
                { shifted(words, ["←", "→"], names.step) }
                { row(words, &[names.space], names.play) }
                { row(words, &["C"], names.choices) }
                { everywhere(words) }
                { row(words, &["P"], words.presenter.title) }
                { row(words, &["/"], names.search) }
                { row(words, &["Esc"], names.escape) }
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
            { row(words, &["E"], names.edition) }
            { row(words, &["L"], words.lines.title) }
            { row(words, &["S"], words.share.title) }
            { row(words, &["?"], names.help) }
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
                { row(words, &["1", "2", "3", "4"], names.key_choose) }
                { row(words, &[enter, "→"], names.key_go_on) }
                { row(words, &["H"], names.key_hint) }
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
                { row(words, &[page_down, "→", words.keys.space, enter], names.key_forward) }
                { row(words, &[page_up, "←"], names.key_back) }
                { row(words, &[home, end], names.key_ends) }
                { row(words, &["H"], names.key_ask) }
                { shifted(words, ["→", "←"], words.learn.room.key_parts) }
                { row(words, &["N"], names.labels) }
                { row(words, &["B", "."], names.key_blank) }
                { row(words, &["1", "…", "8"], names.key_frame) }
                { row(words, &["Esc"], names.key_escape) }
                { if is_all { everywhere(words) } else { html! {} } }
            </dl>
        </>
    }
}

/// A key: what stands on it is to be seen, what it is called is to be heard.
fn sign(words: &Strings, key: &'static str) -> Html {
    match words.keys.called.iter().find(|(sign, _)| *sign == key) {
        Some((_, name)) => {
            html! { <kbd><span aria-hidden="true">{ key }</span><span class="visually-hidden">{ *name }</span></kbd> }
        }
        None => html! { <kbd>{ key }</kbd> },
    }
}

fn shifted(words: &Strings, keys: [&'static str; 2], what: &'static str) -> Html {
    html! { <div key={what}><dt><kbd>{ words.keys.shift }</kbd>{ for keys.iter().map(|key| sign(words, key)) }</dt><dd>{ what }</dd></div> }
}

fn row(words: &Strings, keys: &[&'static str], what: &'static str) -> Html {
    html! { <div key={what}><dt>{ for keys.iter().map(|key| sign(words, key)) }</dt><dd>{ what }</dd></div> }
}
