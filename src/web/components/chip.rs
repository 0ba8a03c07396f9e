//! Where a passage comes from: the sign of its edition, the rule, the source.

use super::edition_mark::edition_mark;
use super::icon::Icon;
use crate::session::snapshot::CitationView;
use crate::web::route::{edition_slug, passage_href};
use yew::prelude::*;

/// The source of a passage, linked to the rulebook; for our own sentence, the rule it speaks of.
pub fn chip(citation: &CitationView) -> Html {
    let edition = edition_slug(citation.edition);
    let inside = html! {
        <>
            { if citation.is_own { Icon::Gap.view() } else { edition_mark(citation.edition) } }
            <b>{ &*citation.rule }</b>
            <span>{ &*citation.source }</span>
        </>
    };
    match &citation.passage {
        Some(key) => html! {
            <a class="chip" data-edition={edition} data-passage={key.to_string()} href={passage_href(key)} title={citation.label.to_string()}>{ inside }</a>
        },
        None => html! { <span class="chip" data-edition={edition} data-own="true">{ inside }</span> },
    }
}
