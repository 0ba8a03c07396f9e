//! The rulebook: the three texts, word for word, each passage with an address of its own; then the glossary. What is looked
//! for is marked, and what does not have it is left out.

use crate::engine::Edition;
use crate::locale::Locale;
use crate::session::{
    PassageUse, PassageView, Query, SourceView, found, glossary as terms, rulebook, usages,
};
use crate::web::components::book_index::{Index, jump, list};
use crate::web::components::book_margin::margin;
use crate::web::components::edition_mark::edition_mark;
use crate::web::components::glossary::{Glossary, glossary};
use crate::web::components::icon::Icon;
use crate::web::components::marked::{marked, marked_own};
use crate::web::components::passage::{Showing, shown_paragraphs, wrong};
use crate::web::components::search_field::SearchField;
use crate::web::hooks::explored::use_explored;
use crate::web::hooks::here::use_here;
use crate::web::i18n::Strings;
use crate::web::route::{Address, Route, book_href, edition_slug};
use yew::prelude::*;

/// What the page shows.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct RulebookProps {
    /// The language of the interface.
    pub locale: Locale,
    /// The edition in use.
    pub edition: Edition,
    /// The part that the address names.
    pub route: Route,
    /// What is looked for.
    #[prop_or_default]
    pub query: AttrValue,
}

/// The rulebook; shows the part that the address names.
#[component]
pub fn Rulebook(props: &RulebookProps) -> Html {
    let root = use_node_ref();
    use_here(&root, props.route.clone());
    let is_explored = use_explored();
    let (edition, locale) = (props.edition, props.locale);
    let sources = use_memo((edition, locale), |(edition, locale)| rulebook(*edition, *locale));
    let usages = use_memo((edition, locale, is_explored), |(edition, locale, _)| usages(*edition, *locale));
    let groups = use_memo(locale, |locale| terms(*locale));
    let query = use_memo(props.query.clone(), |query| Query::new(query));
    let words = Strings::of(locale);
    let [classic, current] = words.book.wrong_sentence;
    let showing = Showing { wrong: edition.pick(classic, current), query: &query };
    let reader = Reader { words, props, showing, usages: usages.as_deref() };
    let index = Index {
        words,
        sources: &sources,
        glossary: &groups,
        route: &props.route,
        query: &query,
        typed: &props.query,
    };
    let of_terms =
        Glossary { words, groups: &groups, route: &props.route, query: &query, typed: &props.query };
    let found = (!query.is_empty()).then(|| found(&query, &sources, &groups));
    html! {
        <section class="rulebook" ref={root} data-page="rulebook" data-found={found.map(|(passages, terms)| (passages + terms).to_string())}>
            <h1 class="visually-hidden">{ words.head.rulebook }</h1>
            <div class="rulebook__side">
                <div class="rulebook__stay">
                    <SearchField {locale} asked={props.query.clone()} />
                    <nav class="rulebook__index" aria-label={words.book.index}>
                        { jump(&index) }
                        { list(&index) }
                    </nav>
                </div>
            </div>
            <div class="rulebook__text">
                <header><p class="rulebook__title" aria-hidden="true">{ words.head.rulebook }</p>{ reader.lead(found) }</header>
                { for sources.iter().map(|source| reader.text(source)) }
                { glossary(&of_terms) }
            </div>
        </section>
    }
}

/// What was found, in a sentence; `None` if nothing is looked for.
#[must_use]
pub fn found_in_words(edition: Edition, locale: Locale, typed: Option<&str>) -> Option<String> {
    let typed = typed.filter(|typed| !Query::new(typed).is_empty())?;
    let (passages, terms) = found(&Query::new(typed), &rulebook(edition, locale), &terms(locale));
    Some((Strings::of(locale).book.found)(passages, terms, typed))
}

/// What every passage is shown by.
struct Reader<'a> {
    words: &'static Strings,
    props: &'a RulebookProps,
    showing: Showing<'a>,
    /// Where each passage is used, once that is known.
    usages: Option<&'a [PassageUse]>,
}

impl Reader<'_> {
    /// What the page is, or what was found.
    fn lead(&self, found: Option<(usize, usize)>) -> Html {
        let words = &self.words.book;
        let Some((passages, terms)) = found else { return html! { <p>{ words.lead }</p> } };
        let all = Address::page(Route::Rulebook).href();
        html! {
            <>
                <p>{ (words.found)(passages, terms, &self.props.query) }</p>
                { if passages + terms == 0 { html! { <p class="rulebook__hint">{ Icon::Gap.view() }<span>{ words.hint }</span></p> } } else { html! {} } }
                <p><a class="button" href={all} data-search-clear="true">{ words.show_all }</a></p>
            </>
        }
    }

    fn is_here(&self, passage: &PassageView) -> bool {
        matches!(&self.props.route, Route::Passage { passage: here } if **here == *passage.key)
    }

    /// A text, or what of it has been found. The passage that the address names is always there.
    fn text(&self, source: &SourceView) -> Html {
        let is_shown = |passage: &&PassageView| passage.is_found(self.showing.query) || self.is_here(passage);
        let mut shown = source.passages.iter().filter(is_shown).peekable();
        if shown.peek().is_none() {
            return html! {};
        }
        html! {
            <section class="rulebook__source" data-edition={edition_slug(source.edition)} key={&*source.source}>
                <header>
                    <h2>{ edition_mark(source.edition) }<span lang={source.lang}>{ &*source.heading }</span></h2>
                    <p>{ &*source.description }{ "." }</p>
                </header>
                { for shown.map(|passage| self.rule(source, passage)) }
            </section>
        }
    }

    fn rule(&self, source: &SourceView, passage: &PassageView) -> Html {
        let is_here = self.is_here(passage).then_some("true");
        let usage = self.usages.and_then(|all| all.iter().find(|usage| usage.key == passage.key));
        let href = book_href(Route::Passage { passage: passage.key.to_string() }, &self.props.query);
        html! {
            <section class="rule" key={&*passage.key} data-passage={passage.key.to_string()} data-here={is_here}
                data-standing={format!("{:?}", passage.standing).to_lowercase()} tabindex="-1">
                <h3><a {href}>{ marked(passage.number(), self.showing.query) }</a></h3>
                <div class="rule__words">
                    <blockquote lang={source.lang}>{ shown_paragraphs(&passage.paragraphs, self.showing) }</blockquote>
                    { self.gloss(passage) }
                </div>
                { margin(self.words, self.props.edition, passage, usage, self.showing.query) }
            </section>
        }
    }

    /// What the passage says, in the reader's language, with the same marks.
    fn gloss(&self, passage: &PassageView) -> Html {
        if passage.glosses.is_empty() {
            return html! {};
        }
        let parts = passage.glosses.chunk_by(|one, other| one.is_wrong == other.is_wrong);
        html! {
            <p class="passage__gloss">
                <b>{ self.words.margin.gloss }<span class="visually-hidden">{ self.words.colon() }</span></b>
                { for parts.enumerate().map(|(at, part)| {
                    let text = part.iter().map(|gloss| &*gloss.text).collect::<Vec<_>>().join(" ");
                    let text = marked_own(self.words, &text, self.showing.query);
                    let is_wrong = part.iter().any(|gloss| gloss.is_wrong);
                    let text = if is_wrong { wrong(text, self.showing) } else { text };
                    html! { <>{ if at == 0 { "" } else { " " } }{ text }</> }
                }) }
            </p>
        }
    }
}
