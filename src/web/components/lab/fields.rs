//! The fields that the forms are made of.

use crate::session::snapshot::Text;
use crate::web::components::icon::Icon;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

/// The longest name that the notation reads.
const NAME_LIMIT: &str = "100";

/// What is wrong, under the field that it is about.
pub fn faults(told: impl Iterator<Item = String>) -> Html {
    let mut told = told.peekable();
    if told.peek().is_none() {
        return html! {};
    }
    html! {
        <ul class="lab-faults" role="list">
            { for told.map(|text| html! { <li key={text.clone()}>{ Icon::Gap.view() }<span>{ text }</span></li> }) }
        </ul>
    }
}

/// What was typed into a field.
fn typed(event: &Event) -> Option<String> {
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
}

/// A field for a line of text.
pub fn text_field(field: &TextField<'_>, done: Callback<Text>) -> Html {
    html! {
        <label class="lab-field">
            <span>{ field.label }</span>
            <input type="text" value={field.value.to_owned()} maxlength={NAME_LIMIT} placeholder={field.hint.to_owned()} autocomplete="off"
                spellcheck="false" data-field={field.key} aria-invalid={field.is_faulty.then_some("true")} onchange={on_typed(done)} />
        </label>
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
    /// The words for fewer and more.
    pub words: (&'a str, &'a str),
    /// What stands between a word and what it announces.
    pub colon: &'a str,
    /// Whether something is wrong with it.
    pub is_faulty: bool,
}

/// The largest number that the notation reads.
const MOST: u32 = 9_999;

/// A number, with a button for one more and one for one fewer; it can be typed, too.
pub fn number_field(field: &NumberField<'_>, done: Callback<u32>) -> Html {
    let (least, value) = (field.least, field.value);
    let step = |by: i64, word: &str, icon: Icon| {
        let next = u32::try_from(i64::from(value) + by).unwrap_or(0).clamp(least, MOST);
        let label = format!("{}{}{word}", field.label, field.colon);
        let is_end = next == value;
        let done = done.clone();
        html! {
            <button type="button" class="button button--small" aria-label={label} aria-disabled={is_end.then_some("true")}
                data-step={if by < 0 { "fewer" } else { "more" }}
                onclick={Callback::from(move |_: MouseEvent| if !is_end { done.emit(next) })}>{ icon.view() }</button>
        }
    };
    let onchange = {
        let done = done.clone();
        Callback::from(move |event: Event| {
            let Some(input) = event.target().and_then(|it| it.dyn_into::<HtmlInputElement>().ok()) else {
                return;
            };
            match input.value().trim().parse::<u32>() {
                Ok(number) => done.emit(number.clamp(least, MOST)),
                // Not a number: what was there stays.
                Err(_) => input.set_value(&value.to_string()),
            }
        })
    };
    html! {
        <div class="lab-number" role="group" aria-label={field.label.to_owned()} data-field={field.key}>
            <span aria-hidden="true">{ field.label }</span>
            { step(-1, field.words.0, Icon::Minus) }
            <input type="text" inputmode="numeric" value={value.to_string()} maxlength="4" autocomplete="off" aria-label={field.label.to_owned()}
                aria-invalid={field.is_faulty.then_some("true")} {onchange} />
            { step(1, field.words.1, Icon::Plus) }
        </div>
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
