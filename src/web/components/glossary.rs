//! The glossary: for each group of terms a table with a column a language, the reader's own first.

use super::edition_mark::edition_mark;
use super::marked::marked;
use crate::session::{Query, TermGroupView, TermView, TermWords};
use crate::web::i18n::{Strings, own_name};
use crate::web::route::{Route, book_href, edition_slug};
use yew::prelude::*;

/// What the glossary is made of.
#[derive(Clone, Copy, Debug)]
pub struct Glossary<'a> {
    /// The words of the interface.
    pub words: &'static Strings,
    /// The terms.
    pub groups: &'a [TermGroupView],
    /// The part that the address names.
    pub route: &'a Route,
    /// What is looked for.
    pub query: &'a Query,
    /// What is looked for, as it was typed.
    pub typed: &'a str,
}

impl Glossary<'_> {
    fn is_here(&self, key: &str) -> bool {
        matches!(self.route, Route::Term { term } if term == key)
    }
}

/// The glossary, or what of it has been found. The term that the address names is always there.
pub fn glossary(of: &Glossary<'_>) -> Html {
    let shown = |group: &TermGroupView| -> Vec<TermView> {
        let all_of_it = of.is_here(group.key);
        let is_shown = |term: &&TermView| all_of_it || term.is_found(of.query) || of.is_here(term.key);
        group.terms.iter().filter(is_shown).cloned().collect()
    };
    let groups: Vec<_> =
        of.groups.iter().map(|group| (group, shown(group))).filter(|(_, terms)| !terms.is_empty()).collect();
    if groups.is_empty() {
        return html! {};
    }
    let is_here = (*of.route == Route::Glossary).then_some("true");
    html! {
        <section class="glossary" key="glossary" data-glossary="true" data-here={is_here} tabindex="-1">
            <header><h2>{ of.words.book.glossary }</h2><p>{ of.words.book.glossary_lead }</p></header>
            { for groups.iter().map(|(group, terms)| view(of, group, terms)) }
        </section>
    }
}

// The roles are those that the elements have of themselves; they keep them where the rows are laid out one below the other.
fn view(of: &Glossary<'_>, group: &TermGroupView, terms: &[TermView]) -> Html {
    let languages =
        terms.first().map(|term| term.words.each_ref().map(|words| words.lang)).unwrap_or_default();
    html! {
        <section class="glossary__group" key={group.key} data-term={group.key} data-here={of.is_here(group.key).then_some("true")} tabindex="-1">
            <h3 id={group.key}><a href={book_href(Route::Term { term: group.key.to_owned() }, of.typed)}>{ group.title }</a></h3>
            <table role="table" aria-labelledby={group.key}>
                <thead role="rowgroup"><tr role="row">
                    { for languages.iter().map(|lang| html! { <th role="columnheader" scope="col" key={*lang} lang={*lang}>{ own_name(lang) }</th> }) }
                </tr></thead>
                <tbody role="rowgroup">{ for terms.iter().map(|term| row(of, term)) }</tbody>
            </table>
        </section>
    }
}

fn row(of: &Glossary<'_>, term: &TermView) -> Html {
    let [own, others @ ..] = &term.words;
    html! {
        <tr role="row" key={term.key} data-term={term.key} data-here={of.is_here(term.key).then_some("true")} tabindex="-1">
            <th role="rowheader" scope="row" lang={own.lang}>
                <a href={book_href(Route::Term { term: term.key.to_owned() }, of.typed)}>{ forms(of, own) }</a>
                { term.note.map(|note| html! { <p class="glossary__note">{ marked(note, of.query) }</p> }) }
            </th>
            { for others.iter().map(|words| html! {
                <td role="cell" key={words.lang} lang={words.lang}>
                    <span class="glossary__language" aria-hidden="true">{ words.lang }</span>
                    <div>{ forms(of, words) }</div>
                </td>
            }) }
        </tr>
    }
}

/// The words in a language, each with the sign and the year of its edition where they differ.
fn forms(of: &Glossary<'_>, words: &TermWords) -> Html {
    let [(_, classic), (_, current)] = of.words.head.editions;
    html! {
        <>
            { for words.forms.iter().map(|(edition, form)| match edition {
                None => html! { <span class="glossary__form">{ marked(form, of.query) }</span> },
                Some(edition) => html! {
                    <span class="glossary__form" data-edition={edition_slug(*edition)}>
                        { edition_mark(*edition) }
                        <span class="visually-hidden">{ edition.pick(classic, current) }{ " " }</span>
                        <span>{ marked(form, of.query) }</span>
                    </span>
                },
            }) }
            { words.short.map(|short| html! { <small class="glossary__short">{ marked(short, of.query) }</small> }) }
        </>
    }
}
