//! What is wrong with a text that somebody has written, each fault with its line and column.

use crate::session::snapshot::FaultView;
use crate::web::i18n::Strings;
use yew::prelude::*;

/// The list.
pub fn fault_list(words: &Strings, faults: &[FaultView]) -> Html {
    let place = |fault: &FaultView| (words.learn.own.place)(fault.line, fault.column);
    html! { <ul class="told__faults">{ for faults.iter().map(|it| html! { <li><b>{ place(it) }</b>{ words.colon() }{ &*it.message }</li> }) }</ul> }
}
