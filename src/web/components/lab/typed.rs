//! Fields that are typed into: what cannot be read stays as it was typed until it is mended, and is told at the field; the board
//! stays as it was.

use super::fields::{faults_of, typed};
use crate::locale::Locale;
use crate::session::lab::{NUMBER_LIMIT, mana_of};
use crate::session::snapshot::Text;
use crate::web::components::icon::Icon;
use crate::web::i18n::Strings;
use std::cell::Cell;
use yew::prelude::*;

/// What can be read of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reads {
    /// Anything.
    Anything,
    /// Mana.
    Mana,
    /// A number, at least this one.
    Number(u32),
}

impl Reads {
    fn can_read(self, text: &str) -> bool {
        match self {
            Self::Anything => true,
            Self::Mana => mana_of(text).is_some(),
            Self::Number(least) => number_of(text, least).is_some(),
        }
    }
}

fn number_of(text: &str, least: u32) -> Option<u32> {
    let number = text.trim().parse().ok();
    number.filter(|number| (least..=NUMBER_LIMIT).contains(number))
}

/// What was typed into a field.
#[derive(Clone, Debug, PartialEq)]
struct Typed {
    text: AttrValue,
    /// Whether the reader is done with it: has left the field, or pressed Enter.
    is_done: bool,
}

/// A field that is typed into.
struct Typing {
    /// What stands in it.
    shown: AttrValue,
    /// Whether it cannot be read, and the reader is done with it.
    is_wrong: bool,
    /// The name of what is told then.
    id: AttrValue,
    oninput: Callback<InputEvent>,
    onchange: Callback<Event>,
}

impl Typing {
    /// What is told of it.
    fn wrong(&self, says: &str) -> Html {
        faults_of(Some(self.id.clone()), self.is_wrong.then(|| says.to_owned()).into_iter())
    }

    fn described_by(&self) -> Option<AttrValue> {
        self.is_wrong.then(|| self.id.clone())
    }
}

/// `value`: what the board says; `is_refused`: whether the board did not take over what was typed last; `done`: hears of what can
/// be read.
#[hook]
fn use_typing(value: &AttrValue, is_refused: bool, reads: Reads, done: Callback<Text>) -> Typing {
    let own = use_state_eq(|| None::<Typed>);
    let id = use_memo((), |()| AttrValue::from(fresh_id()));
    {
        let setter = own.setter();
        use_effect_with(value.clone(), move |_| setter.set(None));
    }
    let is_told = own.as_ref().is_some_and(|own| own.is_done);
    let is_wrong = own.as_ref().is_some_and(|own| own.is_done && !reads.can_read(&own.text));
    // What was taken over is what the board says now.
    let stands = own.as_ref().filter(|own| !own.is_done || is_wrong || is_refused);
    let shown = stands.map_or_else(|| value.clone(), |own| own.text.clone());
    let setter = own.setter();
    let oninput = Callback::from(move |event: InputEvent| {
        if let Some(text) = typed(&event) {
            // What was wrong is told until it is mended.
            let is_done = is_told && !reads.can_read(&text);
            setter.set(Some(Typed { text: text.into(), is_done }));
        }
    });
    let setter = own.setter();
    let onchange = Callback::from(move |event: Event| {
        if let Some(text) = typed(&event) {
            if reads.can_read(&text) {
                done.emit(text.as_str().into());
            }
            setter.set(Some(Typed { text: text.into(), is_done: true }));
        }
    });
    Typing { shown, is_wrong, id: (*id).clone(), oninput, onchange }
}

/// A name that nothing else on the page has.
fn fresh_id() -> String {
    thread_local! { static LAST: Cell<u32> = const { Cell::new(0) }; }
    LAST.set(LAST.get().wrapping_add(1));
    format!("lab-wrong-{}", LAST.get())
}

/// A field for a line of text.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct TypedTextProps {
    /// Its name.
    pub label: AttrValue,
    /// A word for tests.
    pub name: &'static str,
    /// What the board says.
    pub value: AttrValue,
    /// What stands in it while it is empty.
    pub hint: AttrValue,
    /// Whether the board is wrong there, or did not take over what was typed.
    pub is_faulty: bool,
    /// What can be read.
    pub reads: Reads,
    /// What is said of anything else.
    pub wrong: AttrValue,
    /// Hears of what was typed, once the reader leaves it or presses Enter.
    pub done: Callback<Text>,
}

/// A field for a line of text.
#[component]
pub fn TypedText(props: &TypedTextProps) -> Html {
    let typing = use_typing(&props.value, props.is_faulty, props.reads, props.done.clone());
    let is_invalid = props.is_faulty || typing.is_wrong;
    html! {
        <div class="lab-typed">
            <label class="lab-field">
                <span>{ props.label.clone() }</span>
                <input type="text" value={typing.shown.clone()} placeholder={props.hint.clone()} autocomplete="off" spellcheck="false" data-field={props.name}
                    aria-invalid={is_invalid.then_some("true")} aria-describedby={typing.described_by()}
                    oninput={typing.oninput.clone()} onchange={typing.onchange.clone()} />
            </label>
            { typing.wrong(&props.wrong) }
        </div>
    }
}

/// A number.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct TypedNumberProps {
    /// What it counts.
    pub label: AttrValue,
    /// A word for tests.
    pub name: &'static str,
    /// How many.
    pub value: u32,
    /// At least so many.
    pub least: u32,
    /// The language of the interface.
    pub locale: Locale,
    /// Whether the board is wrong there.
    pub is_faulty: bool,
    /// Hears of another number.
    pub done: Callback<u32>,
}

/// A number, with a button for one more and one for one fewer.
#[component]
pub fn TypedNumber(props: &TypedNumberProps) -> Html {
    let (least, value) = (props.least, props.value);
    let words = Strings::of(props.locale);
    let done = {
        let done = props.done.clone();
        Callback::from(move |text: Text| {
            if let Some(number) = number_of(&text, least) {
                done.emit(number);
            }
        })
    };
    let typing = use_typing(&value.to_string().into(), props.is_faulty, Reads::Number(least), done);
    let step = |by: i64, word: &str, icon: Icon| {
        let next = u32::try_from(i64::from(value) + by).unwrap_or(0).clamp(least, NUMBER_LIMIT);
        let is_end = next == value;
        let done = props.done.clone();
        html! {
            <button type="button" class="button button--small" aria-label={words.told(&props.label, word)} aria-disabled={is_end.then_some("true")}
                data-step={if by < 0 { "fewer" } else { "more" }}
                onclick={Callback::from(move |_: MouseEvent| if !is_end { done.emit(next) })}>{ icon.view() }</button>
        }
    };
    let is_invalid = props.is_faulty || typing.is_wrong;
    html! {
        <div class="lab-typed">
            <div class="lab-number" role="group" aria-label={props.label.clone()} data-field={props.name}>
                <span aria-hidden="true">{ props.label.clone() }</span>
                { step(-1, words.lab.fewer, Icon::Minus) }
                <input type="text" inputmode="numeric" value={typing.shown.clone()} autocomplete="off" aria-label={props.label.clone()}
                    aria-invalid={is_invalid.then_some("true")} aria-describedby={typing.described_by()}
                    oninput={typing.oninput.clone()} onchange={typing.onchange.clone()} />
                { step(1, words.lab.more, Icon::Plus) }
            </div>
            { typing.wrong(&(words.lab.number_range)(least, NUMBER_LIMIT)) }
        </div>
    }
}
