//! A dialog over the page: the browser's own, so that focus and Escape are the browser's business.

use super::icon::Icon;
use web_sys::{HtmlDialogElement, Node};
use yew::prelude::*;

/// What a dialog shows.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct DialogProps {
    /// Its title.
    pub title: AttrValue,
    /// Its name for style and tests, if it has one.
    #[prop_or_default]
    pub name: Option<&'static str>,
    /// The name of its close button.
    pub close: AttrValue,
    /// Called when it is closed.
    pub on_close: Callback<()>,
    /// What is in it.
    pub children: Html,
}

/// A modal dialog, open as long as it is on the page.
///
/// However it is closed, the page hears of it at once and only once: the browser itself tells of a closing some time after it,
/// and until then a key that the reader pressed for the page behind would be lost.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            if let Some(dialog) = node.cast::<HtmlDialogElement>().filter(|dialog| !dialog.open()) {
                // Refused only where it is open already, or no longer on the page.
                let _ = dialog.show_modal();
            }
        });
    }
    let is_closed = use_mut_ref(|| false);
    let close = {
        let (node, on_close) = (node.clone(), props.on_close.clone());
        Callback::from(move |()| {
            if std::mem::replace(&mut *is_closed.borrow_mut(), true) {
                return;
            }
            if let Some(dialog) = node.cast::<HtmlDialogElement>() {
                // Closing gives the focus back to what had it; taking the dialog off the page would not.
                dialog.close();
            }
            on_close.emit(());
        })
    };
    let on_backdrop = {
        let (node, close) = (node.clone(), close.clone());
        Callback::from(move |event: MouseEvent| {
            if event.target_dyn_into::<Node>() == node.get() {
                close.emit(());
            }
        })
    };
    let on_key = {
        let close = close.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" && !event.default_prevented() {
                event.prevent_default();
                close.emit(());
            }
        })
    };
    html! {
        <dialog class="dialog" data-sheet={props.name} ref={node} aria-label={props.title.clone()} onclose={close.reform(|_| ())}
            onkeydown={on_key} onclick={on_backdrop}>
            <div class="dialog__body">
                <header class="dialog__head">
                    <h2>{ &props.title }</h2>
                    <button type="button" class="button button--icon" aria-label={props.close.clone()}
                        onclick={close.reform(|_| ())}>{ Icon::Cross.view() }</button>
                </header>
                { props.children.clone() }
            </div>
        </dialog>
    }
}
