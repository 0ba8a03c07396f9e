//! The field in which words are looked for in the rulebook.

use crate::locale::Locale;
use crate::web::hooks::search::{take_wish, use_search};
use crate::web::i18n::Strings;
use crate::web::route::QUERY_LIMIT;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What the field shows.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct SearchProps {
    /// The language of the interface.
    pub locale: Locale,
    /// What the address looks for.
    pub asked: AttrValue,
}

/// The field. What is typed goes into the address once the reader rests; Escape empties it.
#[component]
pub fn SearchField(props: &SearchProps) -> Html {
    let words = &Strings::of(props.locale).book;
    let (typed, search) = use_search(&props.asked);
    let input = use_node_ref();
    {
        let input = input.clone();
        use_effect_with((), move |()| {
            if let Some(input) = input.cast::<HtmlInputElement>().filter(|_| take_wish()) {
                // Refused only by what cannot have the focus, and a field can.
                let _ = input.focus();
            }
        });
    }
    let oninput = {
        let search = search.clone();
        Callback::from(move |event: InputEvent| {
            let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
            if let Some(input) = input {
                search.typed(input.value());
            }
        })
    };
    let onkeydown = {
        let (search, is_empty) = (search.clone(), typed.is_empty());
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" && !is_empty {
                event.prevent_default();
                search.done(String::new());
            }
        })
    };
    let onsubmit = {
        let typed = typed.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            search.done(typed.to_string());
        })
    };
    html! {
        <form class="search" role="search" {onsubmit}>
            <label>
                <span>{ words.search }</span>
                <input type="search" name="q" ref={input} value={typed} maxlength={QUERY_LIMIT.to_string()} autocomplete="off" autocapitalize="off"
                    spellcheck="false" enterkeyhint="search" placeholder={words.search_example} data-search="true" {oninput} {onkeydown} />
            </label>
        </form>
    }
}
