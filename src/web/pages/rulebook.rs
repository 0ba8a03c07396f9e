//! The three texts, word for word, each passage with an address of its own.

use crate::session::{PassageView, SourceView};
use crate::web::components::edition_mark::edition_mark;
use crate::web::components::passage::paragraphs;
use crate::web::i18n::Strings;
use crate::web::route::{edition_slug, passage_href};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlSelectElement};
use yew::prelude::*;

/// What the page shows.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct RulebookProps {
    /// The words of the interface, by their language.
    pub locale: crate::locale::Locale,
    /// The texts.
    pub sources: Rc<[SourceView]>,
    /// The passage that the address names.
    pub here: Option<AttrValue>,
}

/// The rulebook; scrolls to the passage that the address names.
#[component]
pub fn Rulebook(props: &RulebookProps) -> Html {
    let root = use_node_ref();
    {
        let root = root.clone();
        use_effect_with(props.here.clone(), move |_| {
            let root = root.cast::<Element>();
            if let Some(rule) = root.and_then(|root| root.query_selector("[data-here]").ok().flatten()) {
                rule.scroll_into_view();
            }
        });
    }
    let words = Strings::of(props.locale);
    let here = props.here.as_deref();
    html! {
        <section class="rulebook" ref={root} data-page="rulebook">
            <nav class="rulebook__index" aria-label={words.head.rulebook}>
                { jump(words, props) }
                <div class="rulebook__lists">{ for props.sources.iter().map(|source| index(source, here)) }</div>
            </nav>
            <div class="rulebook__text">
                <header><h1>{ words.head.rulebook }</h1><p>{ words.pages.rulebook_lead }</p></header>
                { for props.sources.iter().map(|source| text(words, source, here)) }
            </div>
        </section>
    }
}

/// On narrow screens the index is the browser's own list.
fn jump(words: &Strings, props: &RulebookProps) -> Html {
    let onchange = Callback::from(|event: Event| {
        let select = event.target().and_then(|target| target.dyn_into::<HtmlSelectElement>().ok());
        if let Some(select) = select.filter(|select| !select.value().is_empty()) {
            crate::web::hooks::address::follow(&passage_href(&select.value()));
        }
    });
    html! {
        <label class="rulebook__jump">
            { words.pages.go_to }
            <select {onchange}>
                <option value="" selected={props.here.is_none()}>{ "—" }</option>
                { for props.sources.iter().map(|source| html! {
                    <optgroup label={source.source.to_string()}>
                        { for source.passages.iter().map(|passage| html! {
                            <option value={passage.key.to_string()} selected={props.here.as_deref() == Some(&*passage.key)}>{ number(passage) }</option>
                        }) }
                    </optgroup>
                }) }
            </select>
        </label>
    }
}

fn index(source: &SourceView, here: Option<&str>) -> Html {
    html! {
        <section data-edition={edition_slug(source.edition)} key={&*source.source}>
            <h2>{ edition_mark(source.edition) }{ &*source.source }</h2>
            <ul role="list">
                { for source.passages.iter().map(|passage| html! {
                    <li key={&*passage.key}>
                        <a href={passage_href(&passage.key)} lang={source.lang} aria-current={(here == Some(&*passage.key)).then_some("true")}>{ number(passage) }</a>
                    </li>
                }) }
            </ul>
        </section>
    }
}

fn text(words: &Strings, source: &SourceView, here: Option<&str>) -> Html {
    html! {
        <section class="rulebook__source" data-edition={edition_slug(source.edition)} key={&*source.source}>
            <header>
                <h2>{ edition_mark(source.edition) }<span lang={source.lang}>{ &*source.heading }</span></h2>
                <p>{ &*source.description }{ "." }</p>
            </header>
            { for source.passages.iter().map(|passage| rule(words, source, passage, here)) }
        </section>
    }
}

fn rule(words: &Strings, source: &SourceView, passage: &PassageView, here: Option<&str>) -> Html {
    let is_here = (here == Some(&*passage.key)).then_some("true");
    html! {
        <section class="rule" key={&*passage.key} data-passage={passage.key.to_string()} data-here={is_here}>
            <h3 lang={source.lang}><a href={passage_href(&passage.key)}>{ number(passage) }</a></h3>
            <blockquote lang={source.lang}>{ paragraphs(&passage.paragraphs) }</blockquote>
            <div class="rule__notes">
                { for passage.glosses.iter().map(|gloss| html! { <p>{ &**gloss }</p> }) }
                { if passage.is_cited { html! {} } else { html! { <p class="empty">{ words.pages.not_cited }</p> } } }
            </div>
        </section>
    }
}

/// In the rulebook everything is a rule: its sign need not be said each time.
fn number(passage: &PassageView) -> &str {
    passage.citation.rule.trim_start_matches("§ ")
}
