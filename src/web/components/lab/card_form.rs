//! A card made on the spot: its characteristics in fields, its abilities in the words of the notation.

use super::Bench;
use super::fields::{TextField, faults, on_typed, text_field, toggle};
use crate::engine::{CardType, Colour, Colours, Keyword};
use crate::session::lab::{CardForm, Edit, Field, keyword_name, type_name};
use crate::session::snapshot::Text;
use crate::web::components::icon::Icon;
use crate::web::laboratory::{LabWish, Making, Pane};
use yew::prelude::*;

/// The cards made so far, and the way to another.
pub fn cards(bench: &Bench<'_>) -> Html {
    let words = &bench.words.lab;
    let list = bench.lab.view.cards.iter().enumerate().map(|(at, card)| {
        html! {
            <li key={at}>
                <span><button type="button" class="button button--name" data-card-form={at.to_string()} onclick={bench.shows(Pane::Card(Some(at)))}>{ &*card.name }</button></span>
                <small>{ &*card.type_line }</small>
                <button type="button" class="button button--small" aria-label={bench.words.told(words.remove, &card.name)}
                    onclick={bench.edits(Edit::RemoveCard(at))}>{ Icon::Cross.view() }</button>
            </li>
        }
    });
    html! {
        <>
            <p class="lab-note">{ words.own_cards_lead }</p>
            <ul class="lab-cards" role="list">{ for list }</ul>
            <p class="lab-foot"><button type="button" class="button" data-make="true" onclick={bench.shows(Pane::Card(None))}>{ Icon::Plus.view() }{ words.make_card }</button></p>
        </>
    }
}

/// The form of the card being made.
pub fn card_form(bench: &Bench<'_>, making: &Making) -> Html {
    let words = &bench.words.lab;
    let form = &making.form;
    let field = Field::Card(making.at);
    html! {
        <>
            <div class="lab-pair">
                { line(bench, form, "card-name", words.card_name, &form.name, |form, text| form.name = text) }
                { line(bench, form, "subtypes", words.subtypes, &form.subtypes, |form, text| form.subtypes = text) }
                { line(bench, form, "italian", words.italian_name, &form.italian, |form, text| form.italian = text) }
                { line(bench, form, "french", words.french_name, &form.french, |form, text| form.french = text) }
                { line(bench, form, "size", words.size, &form.size, |form, text| form.size = text) }
                { line(bench, form, "cost", words.cost, &form.cost, |form, text| form.cost = text) }
            </div>
            { types(bench, form) }
            { colours(bench, form) }
            { keywords(bench, form) }
            { abilities(bench, form, field) }
            { bench.faults(field) }
            <p class="lab-buttons">
                <button type="button" class="button button--primary" data-finish="true" onclick={bench.wishes(LabWish::Finish)}>{ words.finish_card }</button>
                <button type="button" class="button" data-give-up="true" onclick={bench.wishes(LabWish::GiveUp)}>{ bench.words.margin.cancel }</button>
            </p>
        </>
    }
}

/// A callback that changes the form.
fn makes<T: 'static>(
    bench: &Bench<'_>,
    form: &CardForm,
    change: impl Fn(&mut CardForm, T) + 'static,
) -> Callback<T> {
    let (form, send) = (form.clone(), bench.send.clone());
    Callback::from(move |value| {
        let mut changed = form.clone();
        change(&mut changed, value);
        send.emit(LabWish::Make(Box::new(changed)).into());
    })
}

fn line(
    bench: &Bench<'_>,
    form: &CardForm,
    key: &'static str,
    label: &'static str,
    value: &str,
    change: fn(&mut CardForm, String),
) -> Html {
    let field = TextField { label, key, value, hint: "", is_faulty: false, mana: None };
    text_field(&field, makes(bench, form, move |form, text: Text| change(form, text.to_string())))
}

fn types(bench: &Bench<'_>, form: &CardForm) -> Html {
    let words = &bench.words.lab;
    let row = |kind: CardType| {
        let done = makes(bench, form, move |form, is_on: bool| {
            form.types = if is_on { form.types.with(kind) } else { form.types.without(kind) };
        });
        html! { <li key={format!("{kind:?}")}>{ toggle(type_name(bench.words.locale, kind), "type", None, form.types.has(kind), done) }</li> }
    };
    let legendary = makes(bench, form, |form, is_on: bool| form.legendary = is_on);
    html! {
        <fieldset class="lab-part">
            <legend>{ words.types }</legend>
            <ul class="lab-toggles" role="list">
                { for CardType::ALL.into_iter().map(row) }
                <li key="legendary">{ toggle(words.legendary, "legendary", None, form.legendary, legendary) }</li>
            </ul>
        </fieldset>
    }
}

fn colours(bench: &Bench<'_>, form: &CardForm) -> Html {
    let words = &bench.words.lab;
    let row = |(colour, name): (Colour, &str)| {
        let is_on = form.colours.is_some_and(|own| own.has(colour));
        let done = makes(bench, form, move |form, is_on: bool| {
            let own = form.colours.unwrap_or(Colours::EMPTY);
            form.colours = Some(if is_on { own.with(colour) } else { own.without(colour) });
        });
        html! { <li key={format!("{colour:?}")}>{ toggle(name, "colour", None, is_on, done) }</li> }
    };
    let of_cost = makes(bench, form, |form, is_on: bool| form.colours = (!is_on).then_some(Colours::EMPTY));
    html! {
        <fieldset class="lab-part">
            <legend>{ words.colour }</legend>
            <ul class="lab-toggles" role="list">
                <li key="cost">{ toggle(words.colours_of_cost, "colours-of-cost", None, form.colours.is_none(), of_cost) }</li>
                { for Colour::ALL.into_iter().zip(words.colours).map(row) }
            </ul>
        </fieldset>
    }
}

fn keywords(bench: &Bench<'_>, form: &CardForm) -> Html {
    let row = |keyword: Keyword| {
        let done = makes(bench, form, move |form, is_on: bool| {
            form.keywords = if is_on { form.keywords.with(keyword) } else { form.keywords.without(keyword) };
        });
        html! { <li key={format!("{keyword:?}")}>{ toggle(keyword_name(bench.words.locale, keyword), "keyword", None, form.keywords.has(keyword), done) }</li> }
    };
    html! {
        <fieldset class="lab-part">
            <legend>{ bench.words.lab.keywords }</legend>
            <ul class="lab-toggles" role="list">{ for Keyword::ALL.into_iter().map(row) }</ul>
        </fieldset>
    }
}

fn abilities(bench: &Bench<'_>, form: &CardForm, field: Field) -> Html {
    let words = &bench.words.lab;
    let done = makes(bench, form, |form, text: Text| form.lines = text.to_string());
    let wrong = bench.lab.refused.iter().filter(|fault| fault.field == field && fault.line > 0);
    let wrong: Vec<String> = wrong.map(|fault| (words.at_line)(fault.line, &fault.message)).collect();
    html! {
        <>
            <label class="lab-field">
                <span>{ words.abilities }</span>
                <textarea lang="en" rows="5" value={form.lines.clone()} spellcheck="false" autocomplete="off" data-field="abilities"
                    placeholder={"whenever another permanent phases in: you gain 1 life\n{1}, {T}: target creature gets +1/+1 until end of turn"}
                    aria-invalid={(!wrong.is_empty()).then_some("true")} onchange={on_typed(done)} />
            </label>
            <p class="lab-note">{ words.abilities_lead }</p>
            { faults(wrong.into_iter()) }
        </>
    }
}
