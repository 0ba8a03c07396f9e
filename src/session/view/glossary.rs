//! The glossary, for the page that shows it.

use crate::engine::Edition;
use crate::locale::Locale;
use crate::rulebook::{Known, Term, TermForm, TermGroup};
use serde::Serialize;
use std::rc::Rc;

/// Terms that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TermGroupView {
    /// Its name in links.
    pub key: &'static str,
    /// What it is called, in the reader's language.
    pub title: &'static str,
    /// Its terms.
    pub terms: Rc<[TermView]>,
}

/// A term.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TermView {
    /// Its name in links: `untap-step`.
    pub key: &'static str,
    /// The words, in the reader's language first.
    pub words: [TermWords; 3],
    /// What to beware of, in the reader's language.
    pub note: Option<&'static str>,
}

/// The words for a term in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TermWords {
    /// The language.
    pub lang: &'static str,
    /// The words, each with the edition to which it belongs if the other has other words, or no such thing.
    pub forms: Rc<[(Option<Edition>, &'static str)]>,
    /// What the table calls it, where there is little room.
    pub short: Option<&'static str>,
}

/// The glossary, for a reader of a language.
#[must_use]
pub fn glossary(locale: Locale) -> Rc<[TermGroupView]> {
    let others = Locale::ALL.into_iter().filter(|other| *other != locale);
    let order: Vec<Locale> = std::iter::once(locale).chain(others).collect();
    let group = |group: TermGroup| TermGroupView {
        key: group.key(),
        title: group.title(locale),
        terms: group.terms().iter().map(|term| view(term, &order)).collect(),
    };
    TermGroup::ALL.into_iter().map(group).collect()
}

/// Whether the glossary has a term or a group of this key.
#[must_use]
pub fn has_term(key: &str) -> bool {
    Term::all().any(|term| term.key == key) || TermGroup::ALL.into_iter().any(|group| group.key() == key)
}

/// The word for a term in an edition; `None` if there is no such term, or no such thing in that edition.
#[must_use]
pub fn term(key: &str, edition: Edition, locale: Locale) -> Option<&'static str> {
    let term = Term::all().find(|term| term.key == key && term.known.includes(edition))?;
    Some(match term.form(locale) {
        TermForm::Same(word) => word,
        TermForm::Each([then, now]) => edition.pick(then, now),
    })
}

fn view(term: &'static Term, order: &[Locale]) -> TermView {
    let [first, second, third] = [0, 1, 2].map(|at| order.get(at).copied().unwrap_or_default());
    TermView {
        key: term.key,
        words: [first, second, third].map(|locale| words(term, locale)),
        note: term.note.map(|note| note.get(first)),
    }
}

fn words(term: &'static Term, locale: Locale) -> TermWords {
    let forms = match (term.form(locale), term.known) {
        (TermForm::Same(word), Known::Always) => Rc::from([(None, word)]),
        (TermForm::Same(word), known) => Edition::ALL
            .into_iter()
            .filter(|edition| known.includes(*edition))
            .map(|it| (Some(it), word))
            .collect(),
        (TermForm::Each(words), _) => Edition::ALL.into_iter().map(Some).zip(words).collect(),
    };
    TermWords { lang: locale.tag(), forms, short: term.short.map(|short| short.get(locale)) }
}
