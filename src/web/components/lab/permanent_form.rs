//! A permanent: everything that can be said of one on the board.

use super::fields::{NumberField, TextField, choose, number_field, text_field, toggle};
use super::{Bench, year};
use crate::engine::{Colour, Counter, Edition, Face, PlayerId};
use crate::session::lab::{
    Edit, Field, Host, PermanentEdit, PermanentField, PermanentForm, PhaseForm, counter_name, counter_of,
    named_counter,
};
use crate::session::snapshot::Text;
use crate::web::components::icon::Icon;
use crate::web::laboratory::Pane;
use yew::prelude::*;

/// The form.
pub fn permanent_form(bench: &Bench<'_>, own: &PermanentForm) -> Html {
    html! {
        <>
            <p class="lab-note">{ &*own.type_line }</p>
            { bench.faults(Field::Permanent(own.at, PermanentField::Card)) }
            { deeds(bench, own) }
            { state(bench, own) }
            { numbers(bench, own) }
            { place(bench, own) }
            { attached(bench, own) }
            { more(bench, own) }
        </>
    }
}

/// A callback that says something else of it.
fn says<T: 'static>(
    bench: &Bench<'_>,
    own: &PermanentForm,
    edit: impl Fn(T) -> PermanentEdit + 'static,
) -> Callback<T> {
    let at = own.at;
    bench.edit_of(move |value| Edit::Permanent(at, edit(value)))
}

fn deeds(bench: &Bench<'_>, own: &PermanentForm) -> Html {
    let words = &bench.words.lab;
    let does = |edit| bench.edits(Edit::Permanent(own.at, edit));
    html! {
        <p class="lab-buttons">
            <button type="button" class="button button--name" data-deed="duplicate" onclick={does(PermanentEdit::Duplicate)}>{ words.duplicate }</button>
            <button type="button" class="button button--name" data-deed="earlier" onclick={does(PermanentEdit::Earlier)}>{ words.earlier }</button>
            if let Some(card) = own.own_card {
                <button type="button" class="button button--name" data-deed="card" onclick={bench.shows(Pane::Card(Some(card)))}>{ words.change_card }</button>
            }
            <button type="button" class="button button--name" data-deed="remove" onclick={does(PermanentEdit::Remove)}>{ Icon::Cross.view() }{ words.remove }</button>
        </p>
    }
}

fn state(bench: &Bench<'_>, own: &PermanentForm) -> Html {
    let (words, table) = (&bench.words.lab, &bench.words.table);
    html! {
        <fieldset class="lab-part">
            <legend>{ words.state }</legend>
            <div class="lab-toggles">
                { toggle(table.tapped, "tapped", Some(Icon::Tap), own.is_tapped, says(bench, own, PermanentEdit::Tapped)) }
                { toggle(words.is_new, "new", Some(Icon::Sick), own.is_new, says(bench, own, PermanentEdit::New)) }
                { toggle(words.token, "token", None, own.is_token, says(bench, own, PermanentEdit::Token)) }
            </div>
            { phase(bench, own) }
        </fieldset>
    }
}

/// In phase, or out of it: under whom, or with its host.
fn phase(bench: &Bench<'_>, own: &PermanentForm) -> Html {
    let words = &bench.words.lab;
    let players: Vec<PlayerId> = bench.lab.view.players.iter().map(|player| player.id).collect();
    let mut options =
        vec![words.in_phase.to_owned(), words.out_of_phase.to_owned(), words.out_with_host.to_owned()];
    options.extend(bench.lab.view.players.iter().map(|player| (words.out_under)(&player.shown)));
    let chosen = match own.phase {
        PhaseForm::In => 0,
        PhaseForm::Out(None) => 1,
        PhaseForm::WithHost => 2,
        PhaseForm::Out(Some(under)) => players.iter().position(|own| *own == under).map_or(1, |at| at + 3),
    };
    let done = says(bench, own, move |at: usize| {
        PermanentEdit::Phase(match at {
            0 => PhaseForm::In,
            1 => PhaseForm::Out(None),
            2 => PhaseForm::WithHost,
            _ => PhaseForm::Out(players.get(at - 3).copied()),
        })
    });
    let field = Field::Permanent(own.at, PermanentField::Phase);
    html! {
        <>
            { choose(words.phase, "phase", &options, chosen, bench.is_faulty(field), done) }
            { bench.faults(field) }
        </>
    }
}

fn numbers(bench: &Bench<'_>, own: &PermanentForm) -> Html {
    let words = &bench.words.lab;
    let number = |label: &str, key: &'static str, value: u32, place: PermanentField, done: Callback<u32>| {
        let field = NumberField {
            label,
            key,
            value,
            least: 0,
            words: bench.words,
            is_faulty: bench.is_faulty(Field::Permanent(own.at, place)),
        };
        number_field(&field, done)
    };
    let usual = [Counter::PlusOne, Counter::MinusOne];
    let others = own.counters.iter().map(|(kind, _)| kind.clone()).filter(|kind| !usual.contains(kind));
    let kinds: Vec<Counter> = usual.iter().cloned().chain(others).collect();
    let counter = |kind: Counter| {
        let count = own.counters.iter().find(|(other, _)| *other == kind).map_or(0, |(_, count)| *count);
        let label = (words.counters)(&counter_name(bench.words.locale, &kind));
        let key = format!("{kind:?}");
        let done = says(bench, own, move |count: u32| {
            PermanentEdit::Counters(kind.clone(), u16::try_from(count).unwrap_or(u16::MAX))
        });
        html! { <div {key}>{ number(&label, "counters", count.into(), PermanentField::Counters, done) }</div> }
    };
    let locale = bench.words.locale;
    let example = counter_name(locale, &named_counter());
    let other = TextField {
        label: words.other_counter,
        key: "counter-kind",
        value: "",
        hint: &example,
        is_faulty: bench.is_faulty(Field::Permanent(own.at, PermanentField::Counters)),
        mana: None,
    };
    let on_other = {
        let (at, send) = (own.at, bench.edit_of(|edit: Edit| edit));
        Callback::from(move |word: Text| {
            if let Some(kind) = counter_of(locale, &word) {
                send.emit(Edit::Permanent(at, PermanentEdit::Counters(kind, 1)));
            }
        })
    };
    html! {
        <>
            <div class="lab-numbers">
                { number(words.damage, "damage", own.damage, PermanentField::Damage, says(bench, own, PermanentEdit::Damage)) }
                { for kinds.into_iter().map(counter) }
            </div>
            { bench.faults(Field::Permanent(own.at, PermanentField::Damage)) }
            { bench.faults(Field::Permanent(own.at, PermanentField::Counters)) }
            { text_field(&other, on_other) }
        </>
    }
}

/// Who controls it, who owns it, what it is attached to.
fn place(bench: &Bench<'_>, own: &PermanentForm) -> Html {
    let words = &bench.words.lab;
    let players = &bench.lab.view.players;
    let names: Vec<String> = players.iter().map(|player| player.shown.to_string()).collect();
    let ids: Vec<PlayerId> = players.iter().map(|player| player.id).collect();
    let seat = |of: PlayerId| ids.iter().position(|id| *id == of).unwrap_or(0);
    let to = |edit: fn(PlayerId) -> PermanentEdit| {
        let ids = ids.clone();
        says(bench, own, move |at: usize| edit(ids.get(at).copied().unwrap_or_default()))
    };
    let is_faulty = |field| bench.is_faulty(Field::Permanent(own.at, field));
    html! {
        <fieldset class="lab-part">
            <legend>{ words.place }</legend>
            <div class="lab-pair">
                { choose(words.controller, "controller", &names, seat(own.controller), is_faulty(PermanentField::Controller), to(PermanentEdit::Controller)) }
                { choose(bench.words.table.owner, "owner", &names, seat(own.owner), is_faulty(PermanentField::Owner), to(PermanentEdit::Owner)) }
            </div>
            { bench.faults(Field::Permanent(own.at, PermanentField::Controller)) }
            { host(bench, own) }
            { bench.faults(Field::Permanent(own.at, PermanentField::Host)) }
        </fieldset>
    }
}

fn host(bench: &Bench<'_>, own: &PermanentForm) -> Html {
    let words = &bench.words.lab;
    let view = &bench.lab.view;
    let others = view.permanents.iter().filter(|other| other.at != own.at);
    let mut hosts: Vec<(Option<Host>, String)> = vec![(None, words.nothing.to_owned())];
    hosts.extend(others.map(|other| (Some(Host::Permanent(other.at)), other.title.to_string())));
    hosts.extend(view.players.iter().map(|player| (Some(Host::Player(player.id)), player.shown.to_string())));
    let options: Vec<String> = hosts.iter().map(|(_, name)| name.clone()).collect();
    let chosen = hosts.iter().position(|(host, _)| *host == own.host).unwrap_or(0);
    let done = says(bench, own, move |at: usize| {
        PermanentEdit::AttachedTo(hosts.get(at).and_then(|(host, _)| *host))
    });
    let is_faulty = bench.is_faulty(Field::Permanent(own.at, PermanentField::Host));
    choose(words.attached_to, "host", &options, chosen, is_faulty, done)
}

/// What is attached to it, each with a button that takes it off.
fn attached(bench: &Bench<'_>, own: &PermanentForm) -> Html {
    let words = &bench.words.lab;
    let on_it: Vec<&PermanentForm> = bench
        .lab
        .view
        .permanents
        .iter()
        .filter(|other| other.host == Some(Host::Permanent(own.at)))
        .collect();
    if on_it.is_empty() {
        return html! {};
    }
    html! {
        <section class="lab-part">
            <h3>{ words.attached }</h3>
            <ul class="lab-cards" role="list">
                { for on_it.iter().map(|other| html! {
                    <li key={other.at}>
                        <span><button type="button" class="button button--small" onclick={bench.shows(Pane::Permanent(other.at))}>{ &*other.title }</button></span>
                        <small>{ &*other.type_line }</small>
                        <button type="button" class="button button--small" aria-label={bench.words.told(words.take_off, &other.title)}
                            onclick={bench.edits(Edit::Permanent(other.at, PermanentEdit::AttachedTo(None)))}>{ Icon::Cross.view() }</button>
                    </li>
                }) }
            </ul>
        </section>
    }
}

/// What is seldom said of one.
fn more(bench: &Bench<'_>, own: &PermanentForm) -> Html {
    let words = &bench.words.lab;
    let label = TextField {
        label: words.label,
        key: "label",
        value: &own.label,
        hint: &own.card,
        is_faulty: bench.is_faulty(Field::Permanent(own.at, PermanentField::Label)),
        mana: None,
    };
    let damaged = bench.lab.view.players.iter().map(|player| {
        let id = player.id;
        let done = says(bench, own, move |it| PermanentEdit::Damaged(id, it));
        html! { <li key={format!("{id:?}")}>{ toggle(&(words.damaged)(&player.shown), "damaged", None, own.damaged.contains(&id), done) }</li> }
    });
    let faults = [PermanentField::Face, PermanentField::Copy, PermanentField::Label, PermanentField::Owner]
        .map(|field| bench.faults(Field::Permanent(own.at, field)));
    html! {
        <details class="lab-part lab-more">
            <summary>{ words.more_of_it }</summary>
            <div class="lab-pair">
                { faces(bench, own) }
                { copies(bench, own) }
                { colours(bench, own) }
                { editions(bench, own) }
            </div>
            { text_field(&label, says(bench, own, PermanentEdit::Label)) }
            { for faults }
            <ul class="lab-toggles" role="list">
                <li key="haste">{ toggle(words.as_though_haste, "as-though-haste", None, own.as_though_haste, says(bench, own, PermanentEdit::AsThoughHaste)) }</li>
                { for damaged }
            </ul>
        </details>
    }
}

fn faces(bench: &Bench<'_>, own: &PermanentForm) -> Html {
    const FACES: [Face; 3] = [Face::Front, Face::Back, Face::Down];
    let words = &bench.words.lab;
    let options = words.faces.map(str::to_owned);
    let chosen = FACES.into_iter().position(|face| face == own.face).unwrap_or(0);
    let done = says(bench, own, |at: usize| PermanentEdit::Face(FACES.get(at).copied().unwrap_or_default()));
    choose(
        words.face,
        "face",
        &options,
        chosen,
        bench.is_faulty(Field::Permanent(own.at, PermanentField::Face)),
        done,
    )
}

fn copies(bench: &Bench<'_>, own: &PermanentForm) -> Html {
    let words = &bench.words.lab;
    let cards: Vec<(Text, Text)> = bench
        .lab
        .catalogue
        .iter()
        .filter(|card| card.is_permanent)
        .map(|card| (card.card.clone(), card.name.clone()))
        .collect();
    let options: Vec<String> = std::iter::once(words.nothing.to_owned())
        .chain(cards.iter().map(|(_, name)| name.to_string()))
        .collect();
    let chosen = own
        .copy
        .as_ref()
        .and_then(|copy| cards.iter().position(|(_, name)| name == copy))
        .map_or(0, |at| at + 1);
    let done = says(bench, own, move |at: usize| {
        PermanentEdit::CopyOf(at.checked_sub(1).and_then(|at| cards.get(at)).map(|(card, _)| card.clone()))
    });
    choose(
        words.copy_of,
        "copy",
        &options,
        chosen,
        bench.is_faulty(Field::Permanent(own.at, PermanentField::Copy)),
        done,
    )
}

fn colours(bench: &Bench<'_>, own: &PermanentForm) -> Html {
    let words = &bench.words.lab;
    let options: Vec<String> =
        std::iter::once(words.nothing_said).chain(words.colours).map(str::to_owned).collect();
    let chosen = own
        .chose
        .and_then(|own| Colour::ALL.into_iter().position(|other| other == own))
        .map_or(0, |at| at + 1);
    let done = says(bench, own, |at: usize| {
        PermanentEdit::Chose(at.checked_sub(1).and_then(|at| Colour::ALL.get(at).copied()))
    });
    choose(words.chose, "chose", &options, chosen, false, done)
}

fn editions(bench: &Bench<'_>, own: &PermanentForm) -> Html {
    let words = &bench.words.lab;
    let of = |edition| (words.only_edition)(year(bench.words, edition));
    let options: Vec<String> =
        std::iter::once(words.both_editions.to_owned()).chain(Edition::ALL.into_iter().map(of)).collect();
    let chosen =
        own.only.and_then(|only| Edition::ALL.into_iter().position(|own| own == only)).map_or(0, |at| at + 1);
    let done = says(bench, own, |at: usize| {
        PermanentEdit::For(at.checked_sub(1).and_then(|at| Edition::ALL.get(at).copied()))
    });
    choose(words.there_in, "there-in", &options, chosen, false, done)
}
