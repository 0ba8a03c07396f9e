//! The foot of every page: whose game this is.

use crate::locale::Locale;
use crate::web::i18n::Strings;
use yew::prelude::*;

/// In which language.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct FootProps {
    /// The language of the interface.
    pub locale: Locale,
}

/// The fan-content notice.
#[component]
pub fn PageFoot(props: &FootProps) -> Html {
    let words = Strings::of(props.locale);
    html! { <footer class="page-foot"><p>{ words.head.notice }{ " " }{ words.head.passages }</p></footer> }
}
