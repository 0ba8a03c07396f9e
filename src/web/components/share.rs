//! Handing a place on: its link to copy, to send and to read off the wall, the page to print, the code for another page.

use super::icon::Icon;
use super::qr_code::qr_code;
use crate::locale::Locale;
use crate::web::hooks::clipboard::{copy, select_text, share};
use crate::web::i18n::Strings;
use crate::web::sharing::Sharing;
use yew::prelude::*;

/// What is handed on.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ShareProps {
    /// The language of the interface.
    pub locale: Locale,
    /// What can be handed on.
    pub sharing: Sharing,
}

/// The inside of the dialog.
#[component]
pub fn Share(props: &ShareProps) -> Html {
    let words = &Strings::of(props.locale).share;
    let Sharing { title, link, lacks_choices, is_native, print, embed } = &props.sharing;
    let on_native = {
        let (title, link) = (title.clone(), link.clone());
        Callback::from(move |_: MouseEvent| share(&title, &link))
    };
    html! {
        <div class="share">
            <div class="share__qr">{ qr_code(link, words.qr).unwrap_or_else(|| html! { <p class="empty">{ words.no_qr }</p> }) }</div>
            <div class="share__ways">
                if *lacks_choices {
                    <p data-share="no-choices">{ words.no_choices }</p>
                }
                <Copied locale={props.locale} label={words.link} text={link.clone()} what="link" />
                <p class="share__more">
                    if *is_native {
                        <button type="button" class="button" data-share="native" onclick={on_native}>{ Icon::Share.view() }{ words.native }</button>
                    }
                    if let Some(print) = print {
                        <a class="button" data-share="print" href={print.clone()}>{ words.print }</a>
                    }
                </p>
                if let Some(embed) = embed {
                    <details class="share__embed" data-share="embed">
                        <summary>{ words.embed }</summary>
                        <Copied locale={props.locale} label={words.embed_lead} text={embed.clone()} what="embed" />
                    </details>
                }
            </div>
        </div>
    }
}

/// A text that can be copied.
#[derive(Clone, Debug, PartialEq, Properties)]
struct CopiedProps {
    locale: Locale,
    label: AttrValue,
    text: AttrValue,
    /// The name of it in attributes.
    what: AttrValue,
}

/// A text with a button that copies it; where the browser does not allow that, the text is selected for the reader.
#[component]
fn Copied(props: &CopiedProps) -> Html {
    let words = &Strings::of(props.locale).share;
    let field = use_node_ref();
    let done = use_state_eq(|| None::<bool>);
    {
        let field = field.clone();
        use_effect_with(*done, move |done| {
            if *done == Some(false) {
                select_text(&field);
            }
        });
    }
    let onclick = {
        let (text, done) = (props.text.clone(), done.setter());
        Callback::from(move |_: MouseEvent| copy(&text, done.clone()))
    };
    let said = done.map(|done| if done { words.copied } else { words.select });
    let value = props.text.to_string();
    html! {
        <div class="share__text">
            <label><span>{ &props.label }</span><input type="text" readonly=true ref={field} {value} data-share={format!("{}-text", props.what)} /></label>
            <button type="button" class="button button--primary" data-share={format!("copy-{}", props.what)} {onclick}>{ words.copy }</button>
            <p class="share__said" role="status" data-share={format!("{}-said", props.what)} data-done={done.map(|done| done.to_string())}>{ said.unwrap_or_default() }</p>
        </div>
    }
}
