//! A text with the words marked that were looked for.

use super::pips::with_signs;
use crate::session::Query;
use crate::web::i18n::Strings;
use yew::prelude::*;

/// The text; nothing is marked if nothing is looked for.
pub fn marked(text: &str, query: &Query) -> Html {
    let mut parts = Vec::new();
    let mut at = 0;
    for place in query.places(text) {
        let (before, found) = (text.get(at..place.start), text.get(place.clone()));
        parts.push(html! { <>{ before.unwrap_or_default() }<mark>{ found.unwrap_or_default() }</mark></> });
        at = place.end;
    }
    let rest = text.get(at..).unwrap_or_default();
    html! { <>{ for parts }{ rest }</> }
}

/// A text of our own: with the words marked that were looked for, or else with its signs of the game.
pub fn marked_own(words: &Strings, text: &str, query: &Query) -> Html {
    if query.places(text).is_empty() { with_signs(words, text) } else { marked(text, query) }
}
