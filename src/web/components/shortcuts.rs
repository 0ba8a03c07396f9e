//! The list of keyboard shortcuts, with the switch that turns them off.

use crate::web::i18n::Strings;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The list and the switch.
pub fn shortcuts(words: &Strings, keys: bool, on_keys: &Callback<bool>) -> Html {
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
            <dl class="shortcuts">
                { row(&["←", "→"], names.arrows) }
                <div><dt><kbd>{ names.shift }</kbd><kbd>{ "←" }</kbd><kbd>{ "→" }</kbd></dt><dd>{ names.step }</dd></div>
                { row(&[names.space], names.play) }
                { row(&["C"], names.choices) }
                { row(&["E"], names.edition) }
                { row(&["L"], words.lines.title) }
                { row(&["P"], words.presenter.title) }
                { row(&["S"], words.share.title) }
                { row(&["/"], names.search) }
                { row(&["?"], names.help) }
                { row(&["Esc"], names.escape) }
            </dl>
            <p class="shortcuts__note">{ names.rows }</p>
            { lesson(words) }
            { presenter(words) }
            <label class="switch"><input type="checkbox" checked={keys} {onchange} />{ names.single }</label>
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

/// What clickers send, and what only presenter mode knows.
fn presenter(words: &Strings) -> Html {
    let names = &words.presenter;
    let [page_down, page_up, enter, home, end] = names.key_names;
    html! {
        <>
            <h3 class="shortcuts__part">{ names.keys }</h3>
            <dl class="shortcuts">
                { row(&[page_down, "→", words.keys.space, enter], names.key_forward) }
                { row(&[page_up, "←"], names.key_back) }
                { row(&[home, end], names.key_ends) }
                { row(&["H"], names.ask) }
                <div><dt><kbd>{ "H" }</kbd></dt><dd>{ words.learn.room.key_answer }</dd></div>
                <div><dt><kbd>{ words.keys.shift }</kbd><kbd>{ "→" }</kbd><kbd>{ "←" }</kbd></dt><dd>{ words.learn.room.key_parts }</dd></div>
                { row(&["N"], names.labels) }
                { row(&["B", "."], names.blank) }
                { row(&["1", "2", "3", "4", "5"], names.key_frame) }
                { row(&["Esc"], names.key_escape) }
            </dl>
        </>
    }
}

fn row(keys: &[&'static str], what: &'static str) -> Html {
    html! { <div key={what}><dt>{ for keys.iter().map(|key| html! { <kbd>{ *key }</kbd> }) }</dt><dd>{ what }</dd></div> }
}
