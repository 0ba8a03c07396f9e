//! A text with the words marked that were looked for.

use crate::session::Query;
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
