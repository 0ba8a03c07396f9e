//! The fields that the forms are made of.

use super::typed::{Reads, TypedNumber, TypedText};
use crate::session::snapshot::Text;
use crate::web::components::icon::Icon;
use crate::web::i18n::Strings;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

/// What is wrong, under the field that it is about.
pub fn faults(told: impl Iterator<Item = String>) -> Html {
    faults_of(None, told)
}

/// The same with a name by which the field can point to it.
pub(super) fn faults_of(id: Option<AttrValue>, told: impl Iterator<Item = String>) -> Html {
    let mut told = told.peekable();
    if told.peek().is_none() {
        return html! {};
    }
    html! {
        <ul {id} class="lab-faults" role="list">
            { for told.map(|text| html! { <li key={text.clone()}>{ Icon::Gap.view() }<span>{ text }</span></li> }) }
        </ul>
    }
}

/// What was typed into a field.
pub(super) fn typed(event: &Event) -> Option<String> {
    let target = event.target()?;
    match target.dyn_into::<HtmlInputElement>() {
        Ok(input) => Some(input.value()),
        Err(other) => other.dyn_into::<HtmlTextAreaElement>().ok().map(|area| area.value()),
    }
}

/// A callback for a field of text: what was typed, once the reader leaves it or presses Enter.
pub fn on_typed(done: Callback<Text>) -> Callback<Event> {
    Callback::from(move |event: Event| {
        if let Some(text) = typed(&event) {
            done.emit(text.into());
        }
    })
}

/// A field for a line of text.
pub struct TextField<'a> {
    /// Its name.
    pub label: &'a str,
    /// A word for tests.
    pub key: &'static str,
    /// What is in it.
    pub value: &'a str,
    /// What stands in it while it is empty.
    pub hint: &'a str,
    /// Whether something is wrong with it.
    pub is_faulty: bool,
    /// If it is for mana: what is said of anything else.
    pub mana: Option<String>,
}

/// A field for a line of text. What cannot be read stays in it, and is told.
pub fn text_field(field: &TextField<'_>, done: Callback<Text>) -> Html {
    let reads = if field.mana.is_some() { Reads::Mana } else { Reads::Anything };
    html! {
        <TypedText label={field.label.to_owned()} name={field.key} value={field.value.to_owned()} hint={field.hint.to_owned()}
            is_faulty={field.is_faulty} {reads} wrong={field.mana.clone().unwrap_or_default()} {done} />
    }
}

/// A number.
pub struct NumberField<'a> {
    /// What it counts.
    pub label: &'a str,
    /// A word for tests.
    pub key: &'static str,
    /// How many.
    pub value: u32,
    /// At least so many.
    pub least: u32,
    /// The words of the interface.
    pub words: &'static Strings,
    /// Whether something is wrong with it.
    pub is_faulty: bool,
}

/// A number, with a button for one more and one for one fewer; it can be typed, too.
pub fn number_field(field: &NumberField<'_>, done: Callback<u32>) -> Html {
    html! {
        <TypedNumber label={field.label.to_owned()} name={field.key} value={field.value} least={field.least} locale={field.words.locale}
            is_faulty={field.is_faulty} {done} />
    }
}

/// Something that is so or is not.
pub fn toggle(label: &str, key: &'static str, icon: Option<Icon>, is_on: bool, done: Callback<bool>) -> Html {
    let onchange = Callback::from(move |_: Event| done.emit(!is_on));
    html! {
        <label class="lab-toggle" data-field={key}>
            <input type="checkbox" class="visually-hidden" checked={is_on} {onchange} />
            <span>{ icon.map(Icon::view) }{ label }</span>
        </label>
    }
}

/// One of several. `options`: what each is called; `chosen`: which it is, by its number.
pub fn choose(
    label: &str,
    key: &'static str,
    options: &[String],
    chosen: usize,
    is_faulty: bool,
    done: Callback<usize>,
) -> Html {
    let onchange = Callback::from(move |event: Event| {
        let select = event.target().and_then(|it| it.dyn_into::<HtmlSelectElement>().ok());
        if let Some(at) = select.and_then(|select| usize::try_from(select.selected_index()).ok()) {
            done.emit(at);
        }
    });
    html! {
        <label class="lab-field">
            <span>{ label }</span>
            <select data-field={key} aria-invalid={is_faulty.then_some("true")} {onchange}>
                { for options.iter().enumerate().map(|(at, name)| option(at, name, at == chosen)) }
            </select>
        </label>
    }
}

/// Made anew when it is chosen or no longer: a browser that was clicked in no longer looks at what is written.
fn option(at: usize, name: &str, is_chosen: bool) -> Html {
    html! { <option key={format!("{at}-{is_chosen}")} value={at.to_string()} selected={is_chosen}>{ name }</option> }
}
