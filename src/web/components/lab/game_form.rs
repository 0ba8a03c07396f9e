//! The game: what the board is called, for which edition it is, who plays, which turn it is.

use super::fields::{NumberField, TextField, choose, number_field, text_field, toggle};
use super::{Bench, year};
use crate::engine::{DayNight, Edition, PlayerId};
use crate::session::lab::{Edit, Field, PreviousView, Seats};
use crate::web::components::icon::Icon;
use crate::web::laboratory::Pane;
use yew::prelude::*;

/// The tables that can be set.
const SEATS: [Seats; 4] = [Seats::Two, Seats::Three, Seats::Four, Seats::Teams];

/// The times of day, after "nothing said".
const TIMES: [DayNight; 3] = [DayNight::Day, DayNight::Night, DayNight::Neither];

/// The form.
pub fn game_form(bench: &Bench<'_>) -> Html {
    let (words, view) = (&bench.words.lab, &bench.lab.view);
    let name = TextField {
        label: words.name,
        key: "name",
        value: &view.name,
        hint: words.unnamed,
        is_faulty: bench.is_faulty(Field::Name),
        mana: None,
    };
    html! {
        <>
            { bench.faults(Field::Board) }
            { text_field(&name, bench.edit_of(Edit::Name)) }
            { bench.faults(Field::Name) }
            <div class="lab-pair">
                { editions(bench) }
                { seats(bench) }
            </div>
            { bench.faults(Field::Edition) }
            { bench.faults(Field::Seats) }
            { turn(bench) }
            { day(bench) }
            { players(bench) }
            { permanents(bench) }
        </>
    }
}

fn editions(bench: &Bench<'_>) -> Html {
    let words = &bench.words.lab;
    let only = bench.lab.view.only;
    let of = |edition| (words.only_edition)(year(bench.words, edition));
    let options: Vec<String> =
        std::iter::once(words.both_editions.to_owned()).chain(Edition::ALL.into_iter().map(of)).collect();
    let chosen =
        only.and_then(|only| Edition::ALL.into_iter().position(|own| own == only)).map_or(0, |at| at + 1);
    let done =
        bench.edit_of(|at: usize| Edit::For(at.checked_sub(1).and_then(|at| Edition::ALL.get(at).copied())));
    choose(bench.words.head.edition, "edition", &options, chosen, bench.is_faulty(Field::Edition), done)
}

fn seats(bench: &Bench<'_>) -> Html {
    let words = &bench.words.lab;
    let now = bench.lab.view.seats;
    let mut options: Vec<String> = words.seats.iter().map(|own| (*own).to_owned()).collect();
    let chosen = SEATS.into_iter().position(|own| own == now).unwrap_or(options.len());
    if now == Seats::Other {
        options.push(words.other_seats.to_owned());
    }
    let done = bench.edit_of(|at: usize| Edit::Seats(SEATS.get(at).copied().unwrap_or(Seats::Other)));
    choose(words.players, "seats", &options, chosen, bench.is_faulty(Field::Seats), done)
}

/// The names of the players, and where one of them is among them.
fn names(bench: &Bench<'_>) -> Vec<String> {
    bench.lab.view.players.iter().map(|own| own.shown.to_string()).collect()
}

fn seat(bench: &Bench<'_>, player: PlayerId) -> usize {
    bench.lab.view.players.iter().position(|own| own.id == player).unwrap_or(0)
}

fn turn(bench: &Bench<'_>) -> Html {
    let (words, view) = (&bench.words.lab, &bench.lab.view);
    let is_faulty = bench.is_faulty(Field::Turn);
    let number = NumberField {
        label: words.turn,
        key: "turn",
        value: view.turn,
        least: 0,
        words: bench.words,
        is_faulty,
    };
    let of = |at: usize| Edit::TurnOf(PlayerId::ALL.get(at).copied().unwrap_or_default());
    html! {
        <fieldset class="lab-part">
            <legend>{ words.which_turn }</legend>
            <div class="lab-pair">
                { choose(words.turn_of, "turn-of", &names(bench), seat(bench, view.turn_of), is_faulty, bench.edit_of(of)) }
                { number_field(&number, bench.edit_of(Edit::Turn)) }
            </div>
            { bench.faults(Field::Turn) }
            { bench.faults(Field::Start) }
            <div class="lab-toggles">
                { toggle(words.first_turn, "first-turn", None, view.is_first_turn, bench.edit_of(Edit::FirstTurn)) }
                { toggle(words.free_mana, "free-mana", None, view.free_mana, bench.edit_of(Edit::FreeMana)) }
            </div>
        </fieldset>
    }
}

fn day(bench: &Bench<'_>) -> Html {
    let (words, view) = (&bench.words.lab, &bench.lab.view);
    let times: Vec<String> = words.times.iter().map(|own| (*own).to_owned()).collect();
    let chosen =
        view.time.and_then(|now| TIMES.into_iter().position(|own| own == now)).map_or(0, |at| at + 1);
    let time = bench.edit_of(|at: usize| Edit::Time(at.checked_sub(1).and_then(|at| TIMES.get(at).copied())));
    let mut before = vec![words.nothing_said.to_owned()];
    before.extend(names(bench));
    let of = view.previous.as_ref().map_or(0, |turn| seat(bench, turn.of) + 1);
    let spells: Vec<(PlayerId, u32)> =
        view.previous.iter().flat_map(|turn| turn.spells.iter().copied()).collect();
    let previous = bench.edit_of(move |at: usize| {
        let of = at.checked_sub(1).and_then(|at| PlayerId::ALL.get(at).copied());
        Edit::PreviousTurn(of.map(|of| (of, spells.clone())))
    });
    html! {
        <fieldset class="lab-part">
            <legend>{ words.day_and_night }</legend>
            <div class="lab-pair">
                { choose(words.time, "time", &times, chosen, bench.is_faulty(Field::Time), time) }
                { choose(words.previous_turn, "previous", &before, of, bench.is_faulty(Field::PreviousTurn), previous) }
            </div>
            { bench.faults(Field::Time) }
            { view.previous.as_ref().map(|turn| spells_of(bench, turn)) }
            { bench.faults(Field::PreviousTurn) }
        </fieldset>
    }
}

/// How many spells each player cast in the turn before.
fn spells_of(bench: &Bench<'_>, turn: &PreviousView) -> Html {
    let words = &bench.words.lab;
    let row = |(player, count): (PlayerId, u32)| {
        let shown = bench.lab.view.players.iter().find(|own| own.id == player).map(|own| own.shown.clone());
        let label = (words.spells_of)(&shown.unwrap_or_default());
        let field = NumberField {
            label: &label,
            key: "spells",
            value: count,
            least: 0,
            words: bench.words,
            is_faulty: false,
        };
        let turn = turn.clone();
        let done = bench.edit_of(move |count: u32| {
            let now = |(own, before): (PlayerId, u32)| (own, if own == player { count } else { before });
            Edit::PreviousTurn(Some((turn.of, turn.spells.iter().copied().map(now).collect())))
        });
        html! { <div key={format!("{player:?}")}>{ number_field(&field, done) }</div> }
    };
    html! { <div class="lab-numbers">{ for turn.spells.iter().copied().map(row) }</div> }
}

/// The way to each player's form.
fn players(bench: &Bench<'_>) -> Html {
    html! {
        <section class="lab-part">
            <h3>{ bench.words.lab.players }</h3>
            <ul class="lab-links" role="list">
                { for bench.lab.view.players.iter().map(|own| html! {
                    <li key={format!("{:?}", own.id)}><button type="button" class="button" data-show-player={format!("{:?}", own.id)}
                        onclick={bench.shows(Pane::Player(own.id))}>{ &*own.shown }</button></li>
                }) }
            </ul>
        </section>
    }
}

/// Everything in play, in its order; what is wrong with something can be reached here though the picture does not show it.
fn permanents(bench: &Bench<'_>) -> Html {
    let (words, view) = (&bench.words.lab, &bench.lab.view);
    if view.permanents.is_empty() {
        return html! {};
    }
    let is_faulty = |at: usize| {
        view.faults.iter().any(|fault| matches!(fault.field, Field::Permanent(own, _) if own == at))
    };
    html! {
        <section class="lab-part">
            <h3>{ words.in_play }</h3>
            <ul class="lab-links" role="list">
                { for view.permanents.iter().map(|own| html! {
                    <li key={own.at}><button type="button" class="button" data-show-permanent={own.at.to_string()} data-faulty={is_faulty(own.at).then_some("true")}
                        onclick={bench.shows(Pane::Permanent(own.at))}>
                        { is_faulty(own.at).then(|| html! { <>{ Icon::Gap.view() }<span class="visually-hidden">{ words.faulty }{ bench.words.colon() }</span></> }) }{ &*own.title }
                    </button></li>
                }) }
            </ul>
        </section>
    }
}
