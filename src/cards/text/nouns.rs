//! Noun phrases in Italian and French, which are built alike: the noun, then what agrees with it, then what is told of it.

use super::language::{Article, Language, Phrase};
use super::words::{Noun, permanent_noun, subtype_noun, token_noun, type_noun};
use crate::engine::{Colour, Keyword, ObjectFilter, Whose};

/// The words of a language for noun phrases.
pub(super) struct Words {
    /// "or".
    pub or: &'static str,
    /// "attacking", masculine and feminine, singular and plural.
    pub attacking: Forms,
    /// "blocking".
    pub blocking: Forms,
    /// "tapped".
    pub tapped: Forms,
    /// "untapped".
    pub untapped: Forms,
    /// "non-token".
    pub nontoken: &'static str,
    /// "named".
    pub named: Forms,
    /// "target", as an adjective.
    pub target: Forms,
    /// "with", "without".
    pub with: [&'static str; 2],
    /// "you control", "your opponent controls", "enchanted player controls".
    pub controlled: [&'static str; 3],
    /// The colours, in their usual order.
    pub colours: [Forms; 5],
}

/// Masculine and feminine singular, masculine and feminine plural.
pub(super) type Forms = [&'static str; 4];

/// The form that agrees.
pub(super) const fn form(forms: Forms, feminine: bool, plural: bool) -> &'static str {
    let [one, one_feminine, many, many_feminine] = forms;
    match (plural, feminine) {
        (false, false) => one,
        (false, true) => one_feminine,
        (true, false) => many,
        (true, true) => many_feminine,
    }
}

/// A colour that agrees.
pub(super) fn colour(words: &Words, colour: Colour, feminine: bool, plural: bool) -> &'static str {
    Colour::ALL
        .into_iter()
        .zip(words.colours)
        .find(|(own, _)| *own == colour)
        .map_or("", |(_, forms)| form(forms, feminine, plural))
}

/// A noun phrase without its article: the noun with all that follows it, and whether it is feminine.
pub(super) fn after_article(
    language: &dyn Language,
    words: &Words,
    filter: &ObjectFilter,
    article: Article,
    controlled_by: Option<&str>,
) -> Phrase {
    let plural = article == Article::Several;
    let (noun, feminine) = noun(language, words, filter, plural);
    let agree = |forms: Forms| form(forms, feminine, plural).to_owned();
    let mut parts = vec![noun];
    let adjectives = [
        (filter.attacking, words.attacking),
        (filter.blocking, words.blocking),
        (filter.tapped == Some(true), words.tapped),
        (filter.tapped == Some(false), words.untapped),
    ];
    parts.extend(adjectives.into_iter().filter(|(holds, _)| *holds).map(|(_, forms)| agree(forms)));
    if filter.token == Some(false) {
        parts.push(words.nontoken.to_owned());
    }
    let colours: Vec<&str> = filter.colours.iter().map(|own| colour(words, own, feminine, plural)).collect();
    if !colours.is_empty() {
        parts.push(colours.join(words.or));
    }
    if article == Article::Target {
        parts.push(agree(words.target));
    }
    parts.extend(filter.name.as_ref().map(|name| format!("{} {name}", agree(words.named))));
    let [with, without] = words.with;
    let keyword = |own: Keyword| language.keyword(own);
    parts.extend(filter.with.map(|own| format!("{with} {}", keyword(own))));
    parts.extend(filter.without.map(|own| format!("{without} {}", keyword(own))));
    let [you, opponent, enchanted] = words.controlled;
    match (filter.controlled_by, controlled_by) {
        (_, Some(who)) => parts.push(who.to_owned()),
        (Some(Whose::Your), None) => parts.push(you.to_owned()),
        (Some(Whose::Opponents), None) => parts.push(opponent.to_owned()),
        (Some(Whose::Enchanted), None) => parts.push(enchanted.to_owned()),
        (Some(Whose::Each) | None, None) => {}
    }
    Phrase::new(parts.join(" "), feminine)
}

fn noun(language: &dyn Language, words: &Words, filter: &ObjectFilter, plural: bool) -> (String, bool) {
    let locale = language.locale();
    let word = |noun: &Noun| if plural { noun.many } else { noun.one };
    if let Some(subtype) = &filter.subtype {
        return match subtype_noun(locale, subtype) {
            Some(noun) => (word(&noun).to_owned(), noun.feminine),
            None => (subtype.to_string(), false),
        };
    }
    let types: Vec<Noun> = filter.types.iter().map(|own| type_noun(locale, own)).collect();
    if let Some(first) = types.first() {
        let all: Vec<&str> = types.iter().map(word).collect();
        let mut text = all.join(words.or);
        if filter.token == Some(true) {
            text = format!("{} {text}", word(&token_noun(locale)));
        }
        return (text, first.feminine);
    }
    let noun = if filter.token == Some(true) { token_noun(locale) } else { permanent_noun(locale) };
    (word(&noun).to_owned(), noun.feminine)
}

/// Whether a word begins with a vowel, or with an h that is not heard.
pub(super) fn begins_with_vowel(word: &str) -> bool {
    word.chars().next().is_some_and(|first| "aeiouhàâéèêîôœAEIOUHÀÂÉÈÊÎÔŒ".contains(first))
}
