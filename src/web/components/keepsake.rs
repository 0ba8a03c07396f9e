//! What is kept of a learner: handed out as a file, brought along from one, and what went wrong with it.

use super::icon::Icon;
use crate::session::progress::ProgressFault;
use crate::web::hooks::files::{hand_out, read_chosen};
use crate::web::hooks::progress::{read_text, set_aside, written};
use crate::web::i18n::{KeepWords, Strings, fault};
use crate::web::learning::{Import, Learn};
use crate::web::pages::lessons::LessonsProps;
use crate::web::store::Message;
use yew::prelude::*;

/// The learner's record: export, import, and what came of it.
pub fn keepsake(words: &Strings, props: &LessonsProps) -> Html {
    let keep = &words.learn.keep;
    let progress = props.progress.clone();
    let (name, send) = (keep.file_name, props.send.clone());
    let on_export = Callback::from(move |_: MouseEvent| {
        let _ = hand_out(name, "application/json", &written(&progress));
    });
    let on_file = Callback::from(move |event: Event| {
        let done = send
            .reform(|text: Option<String>| Message::Learn(Learn::Opened(text.map(|text| read_text(&text)))));
        read_chosen(&event, done);
    });
    html! {
        <section class="home__part keepsake" data-keep="true">
            <h2>{ keep.title }</h2>
            <p>{ keep.lead }</p>
            <p class="keepsake__buttons">
                <button type="button" class="button" data-keep="export" onclick={on_export}>{ keep.export }</button>
                <label class="button"><input type="file" class="visually-hidden" accept=".json,application/json" data-keep="import" onchange={on_file} />{ keep.import }</label>
            </p>
            <div>{ imported(words, props) }</div>
        </section>
    }
}

fn button(props: &LessonsProps, key: &'static str, label: &'static str, learn: Learn) -> Html {
    let onclick = props.send.reform(move |_: MouseEvent| Message::Learn(learn.clone()));
    let primary = (key == "merge").then_some("button--primary");
    html! { <button type="button" class={classes!("button", primary)} data-keep={key} {onclick}>{ label }</button> }
}

/// What came of the file that was opened.
fn imported(words: &Strings, props: &LessonsProps) -> Html {
    let keep = &words.learn.keep;
    let dismiss = || button(props, "dismiss-import", keep.dismiss, Learn::DismissImport);
    match &props.import {
        Import::Nothing => html! {},
        Import::Done => html! {
            <section class="told" data-import="done"><p>{ Icon::Tick.view() }{ keep.imported }</p><p>{ dismiss() }</p></section>
        },
        Import::Unreadable => html! {
            <section class="told" data-import="unreadable"><p>{ keep.unreadable_file }</p><p>{ dismiss() }</p></section>
        },
        Import::Refused(faults) => html! {
            <section class="told" data-import="refused">
                <h3>{ Icon::Gap.view() }{ keep.bad_file }</h3>
                { list(words, faults) }
                <p>{ keep.bad_file_lead }</p>
                <p>{ dismiss() }</p>
            </section>
        },
        Import::Asking(_) => asking(keep, props),
    }
}

fn asking(keep: &KeepWords, props: &LessonsProps) -> Html {
    html! {
        <section class="told" data-import="asking">
            <h3>{ keep.ask }</h3>
            <p>{ keep.ask_lead }</p>
            <p class="keepsake__buttons">
                { button(props, "merge", keep.merge, Learn::Merge) }
                { button(props, "replace", keep.replace, Learn::Replace) }
                { button(props, "cancel", keep.cancel, Learn::DismissImport) }
            </p>
        </section>
    }
}

/// What of the record in storage could not be read; its original text can be had.
pub fn damage(words: &Strings, props: &LessonsProps) -> Html {
    if props.damage.is_empty() {
        return html! {};
    }
    let keep = &words.learn.keep;
    let name = keep.damaged_name;
    let on_save = Callback::from(move |_: MouseEvent| {
        let _ = set_aside().and_then(|text| hand_out(name, "text/plain", &text));
    });
    html! {
        <section class="told" data-damage={props.damage.len().to_string()}>
            <h2>{ Icon::Gap.view() }{ keep.damaged }</h2>
            { list(words, &props.damage) }
            <p class="keepsake__buttons">
                <button type="button" class="button" data-keep="original" onclick={on_save}>{ keep.save_damaged }</button>
                { button(props, "dismiss-damage", keep.dismiss, Learn::DismissDamage) }
            </p>
        </section>
    }
}

fn list(words: &Strings, faults: &[ProgressFault]) -> Html {
    html! { <ul class="told__faults">{ for faults.iter().map(|it| html! { <li>{ fault(words.locale, it) }</li> }) }</ul> }
}
