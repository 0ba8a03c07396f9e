//! The picture of the board in the making: the table itself, where a click opens the form of what was clicked.

use super::Bench;
use crate::session::snapshot::PlayerView;
use crate::web::components::battlefield::battlefield_with;
use crate::web::components::icon::Icon;
use crate::web::components::phased_zone::phased_zone;
use crate::web::laboratory::{LabWish, Pane};
use crate::web::scene::Scene;
use crate::web::store::Message;
use yew::prelude::*;

/// The picture.
pub fn board(bench: &Bench<'_>) -> Html {
    let words = bench.words;
    let send = bench.send.reform(|message: Message| LabWish::Table(Box::new(message)).into());
    let answer = bench.lab.looking();
    let scene = Scene { shown: &bench.lab.board, words, answer: &answer, send: &send };
    let add = |player: &PlayerView| {
        let label = words.told(words.lab.add, &player.name);
        Some(html! {
            <button type="button" class="lab-add" data-add={format!("{:?}", player.id)} aria-label={label}
                onclick={bench.shows(Pane::AddPermanent(player.id))}>{ Icon::Plus.view() }<span aria-hidden="true">{ words.lab.add }</span></button>
        })
    };
    html! {
        <div class="board lab-board" tabindex="0" role="group" aria-label={words.table.battlefield}
            data-accepted={bench.lab.is_accepted.to_string()} data-fingerprint={bench.lab.board.fingerprint.to_string()}>
            <div class="board__aside">
                <section class="lab-status">
                    <h2>{ words.lab.status }</h2>
                    { status(bench) }
                </section>
                { phased_zone(&scene) }
            </div>
            { battlefield_with(&scene, &add) }
        </div>
    }
}

/// Whether the engine accepts the board, and how much is wrong with it.
fn status(bench: &Bench<'_>) -> Html {
    let words = &bench.words.lab;
    let count = bench.lab.view.faults.len();
    let says = if count == 0 { words.is_accepted.to_owned() } else { (words.has_faults)(count) };
    let icon = if count == 0 { Icon::Tick } else { Icon::Gap };
    let stale = !bench.lab.is_accepted;
    html! {
        <>
            <p class="lab-status__now" role="status" data-faults={count.to_string()}>{ icon.view() }<b>{ says }</b></p>
            <p class="lab-status__stale">{ if stale { words.is_stale } else { words.touch } }</p>
        </>
    }
}
