//! The text of the board, which says everything that the forms say. What cannot be read is told at its line while it is typed.

use super::Bench;
use crate::session::lab::{DraftFault, Edit};
use crate::session::snapshot::Text;
use crate::web::components::icon::Icon;
use wasm_bindgen::JsCast;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The text, with what is wrong with it.
pub fn text_form(bench: &Bench<'_>) -> Html {
    let (words, view) = (&bench.words.lab, &bench.lab.view);
    let write = bench.edit_of(|text: Text| Edit::Write(text));
    let oninput = Callback::from(move |event: InputEvent| {
        if let Some(area) = event.target().and_then(|it| it.dyn_into::<HtmlTextAreaElement>().ok()) {
            write.emit(area.value().into());
        }
    });
    let rows = view.text.lines().count().clamp(12, 40);
    html! {
        <>
            <p class="lab-note">{ words.text_lead }</p>
            <label class="lab-field lab-text">
                <span class="visually-hidden">{ words.text }</span>
                <textarea lang="en" rows={rows.to_string()} value={view.text.to_string()} spellcheck="false" autocomplete="off" wrap="off"
                    data-field="text" aria-invalid={(!view.is_readable).then_some("true")} {oninput} />
            </label>
            <div role="status" data-readable={view.is_readable.to_string()}>
                if !view.is_readable {
                    <p class="lab-note">{ words.unreadable }</p>
                }
                <ul class="lab-faults" role="list">{ for view.faults.iter().map(|fault| told(bench, fault)) }</ul>
            </div>
        </>
    }
}

fn told(bench: &Bench<'_>, fault: &DraftFault) -> Html {
    let own = &bench.words.learn.own;
    let message = match fault.edition {
        Some(edition) => (bench.words.lab.only_there)(super::year(bench.words, edition), &fault.message),
        None => fault.message.to_string(),
    };
    html! {
        <li key={format!("{}-{}-{message}", fault.line, fault.column)} data-line={fault.line.to_string()}>
            { Icon::Gap.view() }<span><b>{ (own.place)(fault.line, fault.column) }</b>{ bench.words.colon() }{ message }</span>
        </li>
    }
}
