//! The three texts, word for word, each passage with an address of its own.

use crate::engine::Edition;
use crate::locale::Locale;
use crate::session::{PassageUse, PassageView, SourceView, rulebook, usages};
use crate::web::components::book_index::{Index, jump, list, number};
use crate::web::components::book_margin::margin;
use crate::web::components::edition_mark::edition_mark;
use crate::web::components::passage::paragraphs;
use crate::web::hooks::explored::use_explored;
use crate::web::hooks::here::use_here;
use crate::web::i18n::Strings;
use crate::web::route::{edition_slug, passage_href};
use yew::prelude::*;

/// What the page shows.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct RulebookProps {
    /// The language of the interface.
    pub locale: Locale,
    /// The edition in use.
    pub edition: Edition,
    /// The passage that the address names.
    pub here: Option<AttrValue>,
}

/// The rulebook; shows the passage that the address names.
#[component]
pub fn Rulebook(props: &RulebookProps) -> Html {
    let root = use_node_ref();
    use_here(&root, props.here.clone());
    let is_explored = use_explored();
    let sources = use_memo((props.edition, props.locale), |(edition, locale)| rulebook(*edition, *locale));
    let usages = use_memo((props.edition, props.locale, is_explored), |(edition, locale, _)| {
        usages(*edition, *locale)
    });
    let words = Strings::of(props.locale);
    let here = props.here.as_deref();
    let index = Index { words, sources: &sources, here };
    let reader = Reader { words, edition: props.edition, usages: usages.as_deref(), here };
    html! {
        <section class="rulebook" ref={root} data-page="rulebook">
            <nav class="rulebook__index" aria-label={words.book.index}>
                { jump(&index) }
                { list(&index) }
            </nav>
            <div class="rulebook__text">
                <header><h1>{ words.head.rulebook }</h1><p>{ words.book.lead }</p></header>
                { for sources.iter().map(|source| reader.text(source)) }
            </div>
        </section>
    }
}

/// What every passage is shown by.
struct Reader<'a> {
    words: &'static Strings,
    edition: Edition,
    /// Where each passage is used, once that is known.
    usages: Option<&'a [PassageUse]>,
    here: Option<&'a str>,
}

impl Reader<'_> {
    fn text(&self, source: &SourceView) -> Html {
        html! {
            <section class="rulebook__source" data-edition={edition_slug(source.edition)} key={&*source.source}>
                <header>
                    <h2>{ edition_mark(source.edition) }<span lang={source.lang}>{ &*source.heading }</span></h2>
                    <p>{ &*source.description }{ "." }</p>
                </header>
                { for source.passages.iter().map(|passage| self.rule(source, passage)) }
            </section>
        }
    }

    fn rule(&self, source: &SourceView, passage: &PassageView) -> Html {
        let is_here = (self.here == Some(&*passage.key)).then_some("true");
        let wrong = self.edition.pick(self.words.book.wrong_sentence[0], self.words.book.wrong_sentence[1]);
        let usage = self.usages.and_then(|all| all.iter().find(|usage| usage.key == passage.key));
        html! {
            <section class="rule" key={&*passage.key} data-passage={passage.key.to_string()} data-here={is_here}
                data-standing={format!("{:?}", passage.standing).to_lowercase()} tabindex="-1">
                <h3><a href={passage_href(&passage.key)}>{ number(passage) }</a></h3>
                <div class="rule__words">
                    <blockquote lang={source.lang}>{ paragraphs(&passage.paragraphs, wrong) }</blockquote>
                    { self.gloss(passage, wrong) }
                </div>
                { margin(self.words, self.edition, passage, usage) }
            </section>
        }
    }

    /// What the passage says, in the reader's language, with the same marks.
    fn gloss(&self, passage: &PassageView, wrong: &'static str) -> Html {
        if passage.glosses.is_empty() {
            return html! {};
        }
        let parts = passage.glosses.chunk_by(|one, other| one.is_wrong == other.is_wrong);
        html! {
            <p class="passage__gloss">
                <b>{ self.words.margin.gloss }</b>
                { for parts.enumerate().map(|(at, part)| {
                    let text = part.iter().map(|gloss| &*gloss.text).collect::<Vec<_>>().join(" ");
                    let is_wrong = part.iter().any(|gloss| gloss.is_wrong);
                    let text = if is_wrong { html! { <s class="passage__wrong" data-wrong={wrong}>{ text }</s> } } else { html! { text } };
                    html! { <>{ if at == 0 { "" } else { " " } }{ text }</> }
                }) }
            </p>
        }
    }
}
