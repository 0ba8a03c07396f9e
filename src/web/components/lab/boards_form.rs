//! All boards that are kept in this browser, and files.

use super::Bench;
use super::fields::faults;
use crate::session::lab::{BOARDS_LIMIT, Board, BoardsFault, DraftFault};
use crate::web::components::icon::Icon;
use crate::web::hooks::boards::set_aside;
use crate::web::hooks::files::{hand_out, read_chosen};
use crate::web::laboratory::{Import, LabWish, ShelfWish};
use yew::prelude::*;

/// The boards.
pub fn boards_form(bench: &Bench<'_>) -> Html {
    let (words, boards) = (&bench.words.lab, &bench.lab.boards);
    html! {
        <>
            { damage(bench) }
            { imported(bench) }
            <p class="lab-note">{ words.boards_lead }</p>
            <ol class="lab-cards" role="list" data-boards={boards.all().len().to_string()}>
                { for boards.all().iter().enumerate().map(|(at, board)| html! { <li key={at}>{ row(bench, at, board) }</li> }) }
            </ol>
            { deleted(bench) }
            <p class="lab-buttons">
                <button type="button" class="button" data-board="new" onclick={shelf(bench, ShelfWish::New)}>{ Icon::Plus.view() }{ words.new_board }</button>
                { open_file(bench) }
                { save_file(bench) }
            </p>
        </>
    }
}

fn shelf<E: 'static>(bench: &Bench<'_>, wish: ShelfWish) -> Callback<E> {
    bench.wishes(LabWish::Shelf(wish))
}

fn row(bench: &Bench<'_>, at: usize, board: &Board) -> Html {
    let words = &bench.words.lab;
    let is_open = bench.lab.boards.open() == at;
    let name = if board.name.is_empty() { words.unnamed } else { &*board.name };
    html! {
        <>
            <span><button type="button" class="button button--name" data-open-board={at.to_string()} aria-current={is_open.then_some("true")}
                onclick={shelf(bench, ShelfWish::Open(at))}>{ is_open.then(|| Icon::Tick.view()) }{ name }</button></span>
            <button type="button" class="button button--small" data-delete-board={at.to_string()} aria-label={bench.words.told(words.delete_board, name)}
                onclick={shelf(bench, ShelfWish::Delete(at))}>{ Icon::Cross.view() }</button>
        </>
    }
}

/// The board that was deleted can be had back.
fn deleted(bench: &Bench<'_>) -> Html {
    let words = &bench.words.lab;
    let told = bench.lab.boards.deleted().map(|board| {
        let name = if board.name.is_empty() { words.unnamed } else { &*board.name };
        html! {
            <>
                <span>{ (words.deleted)(name) }</span>{ " " }
                <button type="button" class="button button--name" data-board="undelete" onclick={shelf(bench, ShelfWish::Undelete)}>{ Icon::Undo.view() }{ words.undelete }</button>
            </>
        }
    });
    html! { <p class="lab-note" role="status">{ told }</p> }
}

fn open_file(bench: &Bench<'_>) -> Html {
    let send = bench.send.clone();
    let on_file = Callback::from(move |event: Event| {
        let done = send
            .reform(|text: Option<String>| LabWish::Shelf(ShelfWish::Import(text.map(Into::into))).into());
        read_chosen(&event, done);
    });
    html! {
        <label class="button lab-file">
            <input type="file" class="visually-hidden" accept=".case,.scn,.txt,text/plain" data-board="import" onchange={on_file} />
            <span>{ bench.words.lab.open_file }</span>
        </label>
    }
}

fn save_file(bench: &Bench<'_>) -> Html {
    let draft = bench.lab.draft().clone();
    let as_case = Callback::from(move |_: MouseEvent| {
        let _ = hand_out(&format!("{}.case", draft.id()), "text/plain", draft.to_notation());
    });
    let draft = bench.lab.draft().clone();
    let as_lesson = Callback::from(move |_: MouseEvent| {
        let _ = hand_out(&format!("{}.lesson", draft.id()), "text/plain", &draft.to_lesson());
    });
    html! {
        <>
            <button type="button" class="button" data-board="export" onclick={as_case}>{ bench.words.lab.save_file }</button>
            <button type="button" class="button" data-board="lesson" onclick={as_lesson}>{ bench.words.lab.save_lesson }</button>
        </>
    }
}

/// What came of a file.
fn imported(bench: &Bench<'_>) -> Html {
    let words = &bench.words.lab;
    let slug = match &bench.lab.import {
        Import::Nothing => return html! {},
        Import::Unreadable => "unreadable",
        Import::Faulty { .. } => "faulty",
        Import::Done { .. } => "done",
        Import::NoRoom => "no-room",
    };
    let says = match &bench.lab.import {
        Import::Nothing => String::new(),
        Import::Unreadable => bench.words.learn.keep.unreadable_file.to_owned(),
        Import::Faulty { .. } => words.faulty_file.to_owned(),
        Import::Done { taken, .. } => (words.imported)(*taken),
        Import::NoRoom => (words.no_room)(BOARDS_LIMIT),
    };
    let place = |fault: &DraftFault| {
        let at = (bench.words.learn.own.place)(fault.line, fault.column);
        format!("{at}{}{}", bench.words.colon(), fault.message)
    };
    let wrong = match &bench.lab.import {
        Import::Faulty { faults, .. } => faults.iter().map(place).collect(),
        _ => Vec::new(),
    };
    html! {
        <section class="lab-part" data-import={slug}>
            <p role="status">{ says }{ left_out(bench) }</p>
            { faults(wrong.into_iter()) }
            <p class="lab-buttons"><button type="button" class="button button--name" data-board="dismiss" onclick={shelf(bench, ShelfWish::DismissImport)}>{ bench.words.learn.keep.dismiss }</button></p>
        </section>
    }
}

/// What of a file there was no room for.
fn left_out(bench: &Bench<'_>) -> Html {
    let words = &bench.words.lab;
    match &bench.lab.import {
        Import::Done { left_out, first, .. } if *left_out > 0 => {
            let first = if first.is_empty() { words.unnamed } else { first };
            html! { <>{ " " }<span data-left-out={left_out.to_string()}>{ (words.left_out)(*left_out, first, BOARDS_LIMIT) }</span></> }
        }
        _ => html! {},
    }
}

/// What of the boards in storage could not be read; the original text can be had.
fn damage(bench: &Bench<'_>) -> Html {
    let words = &bench.words.lab;
    if bench.lab.damage.is_empty() {
        return html! {};
    }
    let told = bench.lab.damage.iter().map(|fault| match fault {
        BoardsFault::TooLarge => words.record_too_large.to_owned(),
        BoardsFault::NotBoards => words.record_is_none.to_owned(),
        BoardsFault::Newer { version } => (words.record_is_newer)(*version),
        BoardsFault::Board { number } => (words.record_board)(*number),
        BoardsFault::TooMany => words.record_too_many.to_owned(),
    });
    let told: Vec<String> = told.collect();
    let name = words.original_name;
    let on_save = Callback::from(move |_: MouseEvent| {
        let _ = set_aside().and_then(|text| hand_out(name, "text/plain", &text));
    });
    html! {
        <section class="lab-part" data-damage={told.len().to_string()}>
            <h3>{ words.damaged_record }</h3>
            { faults(told.into_iter()) }
            <p class="lab-buttons">
                <button type="button" class="button button--name" data-board="original" onclick={on_save}>{ bench.words.learn.keep.save_damaged }</button>
                <button type="button" class="button button--name" onclick={shelf(bench, ShelfWish::DismissDamage)}>{ bench.words.learn.keep.dismiss }</button>
            </p>
        </section>
    }
}
