//! The foot of every page: whose game this is.

use crate::web::i18n::Strings;
use yew::prelude::*;

/// The fan-content notice.
pub fn page_foot(words: &Strings) -> Html {
    html! { <footer class="page-foot"><p>{ words.head.notice }{ " " }{ words.head.passages }</p></footer> }
}
