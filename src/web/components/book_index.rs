//! The parts of the rulebook as a list to go by: beside the text, or on narrow screens the browser's own.

use super::edition_mark::edition_mark;
use super::pips::spoken;
use crate::session::{PassageView, Query, SourceView, TermGroupView};
use crate::web::hooks::address::follow;
use crate::web::i18n::Strings;
use crate::web::route::{Route, book_href, edition_slug};
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
    /// The glossary.
    pub glossary: &'a [TermGroupView],
    /// The part that the address names.
    pub route: &'a Route,
    /// What is looked for.
    pub query: &'a Query,
    /// What is looked for, as it was typed.
    pub typed: &'a str,
}

/// A part of the book: where it is, and what it is called.
struct Part<'a> {
    route: Route,
    name: &'a str,
    /// What stands there, in the reader's language.
    about: Option<&'a str>,
}

impl<'a> Index<'a> {
    /// The passages of a text that have what is looked for.
    fn passages(&self, source: &'a SourceView) -> Vec<Part<'a>> {
        let found = source.passages.iter().filter(|passage| passage.is_found(self.query));
        let part = |passage: &'a PassageView| Part {
            route: Route::Passage { passage: passage.key.to_string() },
            name: passage.number(),
            about: passage.topics.first().map(|topic| &*topic.text),
        };
        found.map(part).collect()
    }

    /// The groups of terms that have what is looked for.
    fn groups(&self) -> Vec<Part<'a>> {
        let is_found = |group: &&TermGroupView| group.terms.iter().any(|term| term.is_found(self.query));
        let found = self.glossary.iter().filter(is_found);
        found
            .map(|group| Part {
                route: Route::Term { term: group.key.to_owned() },
                name: group.title,
                about: None,
            })
            .collect()
    }

    /// Whether the address names this part, or a term in it.
    fn is_here(&self, part: &Part<'_>) -> bool {
        let has = |group: &TermGroupView, key: &str| group.terms.iter().any(|term| term.key == key);
        match (self.route, &part.route) {
            (Route::Term { term }, Route::Term { term: group }) => {
                term == group || self.glossary.iter().any(|it| it.key == group && has(it, term))
            }
            (here, part) => here == part,
        }
    }

    fn href(&self, part: &Part<'_>) -> String {
        book_href(part.route.clone(), self.typed)
    }
}

/// The list beside the text.
pub fn list(index: &Index<'_>) -> Html {
    let groups = index.groups();
    html! {
        <div class="rulebook__lists">
            { for index.sources.iter().map(|source| {
                let title = html! { <>{ edition_mark(source.edition) }{ &*source.source }</> };
                part_list(index, &source.source, Some(source), title, &index.passages(source))
            }) }
            { part_list(index, "glossary", None, html! { index.words.book.glossary }, &groups) }
        </div>
    }
}

fn part_list(
    index: &Index<'_>,
    key: &str,
    source: Option<&SourceView>,
    title: Html,
    parts: &[Part<'_>],
) -> Html {
    if parts.is_empty() {
        return html! { <section key={key.to_owned()} hidden={true}></section> };
    }
    html! {
        <section data-edition={source.map(|source| edition_slug(source.edition))} key={key.to_owned()}>
            <h2>{ title }</h2>
            <ul role="list">
                { for parts.iter().map(|part| html! {
                    <li key={part.name.to_owned()}>
                        <a href={index.href(part)} aria-current={index.is_here(part).then_some("true")} title={part.about.map(|about| spoken(index.words, about))}>
                            <span lang={source.map(|source| source.lang)}>{ part.name }</span>
                            { part.about.map(|about| html! { <span class="visually-hidden">{ ", " }{ spoken(index.words, about) }</span> }) }
                        </a>
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
            follow(&select.value());
        }
    });
    let is_anywhere = matches!(index.route, Route::Passage { .. } | Route::Term { .. });
    html! {
        <label class="rulebook__jump">
            { index.words.book.go_to }
            <select {onchange}>
                <option value="" selected={!is_anywhere}>{ "—" }</option>
                { for index.sources.iter().map(|source| options(index, &source.source, &index.passages(source))) }
                { options(index, index.words.book.glossary, &index.groups()) }
            </select>
        </label>
    }
}

fn options(index: &Index<'_>, label: &str, parts: &[Part<'_>]) -> Html {
    html! {
        <optgroup label={label.to_owned()} key={label.to_owned()}>
            { for parts.iter().map(|part| html! { <option value={index.href(part)} selected={index.is_here(part)}>{ part.name }</option> }) }
        </optgroup>
    }
}
