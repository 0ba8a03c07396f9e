//! The passages of the rulebook as a list to go by: beside the text, or on narrow screens the browser's own.

use super::edition_mark::edition_mark;
use crate::session::{PassageView, SourceView};
use crate::web::i18n::Strings;
use crate::web::route::{edition_slug, passage_href};
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// What the lists are made of.
#[derive(Clone, Copy, Debug)]
pub struct Index<'a> {
    /// The words of the interface.
    pub words: &'static Strings,
    /// The texts.
    pub sources: &'a [SourceView],
    /// The passage that the address names.
    pub here: Option<&'a str>,
}

/// The list beside the text.
pub fn list(index: &Index<'_>) -> Html {
    html! { <div class="rulebook__lists">{ for index.sources.iter().map(|source| of_source(index, source)) }</div> }
}

fn of_source(index: &Index<'_>, source: &SourceView) -> Html {
    let current = |passage: &PassageView| (index.here == Some(&*passage.key)).then_some("true");
    html! {
        <section data-edition={edition_slug(source.edition)} key={&*source.source}>
            <h2>{ edition_mark(source.edition) }<span lang={source.lang}>{ &*source.source }</span></h2>
            <ul role="list">
                { for source.passages.iter().map(|passage| html! {
                    <li key={&*passage.key}>
                        <a href={passage_href(&passage.key)} aria-current={current(passage)}>{ number(passage) }</a>
                    </li>
                }) }
            </ul>
        </section>
    }
}

/// The browser's own list.
pub fn jump(index: &Index<'_>) -> Html {
    let onchange = Callback::from(|event: Event| {
        let select = event.target().and_then(|target| target.dyn_into::<HtmlSelectElement>().ok());
        if let Some(select) = select.filter(|select| !select.value().is_empty()) {
            crate::web::hooks::address::follow(&passage_href(&select.value()));
        }
    });
    html! {
        <label class="rulebook__jump">
            { index.words.book.go_to }
            <select {onchange}>
                <option value="" selected={index.here.is_none()}>{ "—" }</option>
                { for index.sources.iter().map(|source| html! {
                    <optgroup label={source.source.to_string()}>
                        { for source.passages.iter().map(|passage| html! {
                            <option value={passage.key.to_string()} selected={index.here == Some(&*passage.key)}>{ number(passage) }</option>
                        }) }
                    </optgroup>
                }) }
            </select>
        </label>
    }
}

/// In the rulebook everything is a rule: its sign need not be said each time.
#[must_use]
pub fn number(passage: &PassageView) -> &str {
    passage.citation.rule.trim_start_matches("§ ")
}
