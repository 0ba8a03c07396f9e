//! A dialog over the page: the browser's own, so that focus and Escape are the browser's business.

use super::icon::Icon;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// What a dialog shows.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct DialogProps {
    /// Its title.
    pub title: AttrValue,
    /// The name of its close button.
    pub close: AttrValue,
    /// Called when it is closed.
    pub on_close: Callback<()>,
    /// What is in it.
    pub children: Html,
}

/// A modal dialog, open as long as it is on the page.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            let dialog = node.get().and_then(|node| node.dyn_into::<HtmlDialogElement>().ok());
            if let Some(dialog) = dialog.filter(|dialog| !dialog.open()) {
                // Refused only where it is open already, or no longer on the page.
                let _ = dialog.show_modal();
            }
        });
    }
    let on_backdrop = {
        let (node, on_close) = (node.clone(), props.on_close.clone());
        Callback::from(move |event: MouseEvent| {
            let is_backdrop =
                event.target().and_then(|target| target.dyn_into::<web_sys::Node>().ok()) == node.get();
            if is_backdrop {
                on_close.emit(());
            }
        })
    };
    html! {
        <dialog class="dialog" ref={node} aria-label={props.title.clone()} onclose={props.on_close.reform(|_| ())} onclick={on_backdrop}>
            <div class="dialog__body">
                <header class="dialog__head">
                    <h2>{ &props.title }</h2>
                    <button type="button" class="button button--icon" aria-label={props.close.clone()}
                        onclick={props.on_close.reform(|_| ())}>{ Icon::Cross.view() }</button>
                </header>
                { props.children.clone() }
            </div>
        </dialog>
    }
}
