//! The table inside another page: the board, the event with its passage, and what moves the turn; the rest is a link away.

use super::play::board;
use crate::locale::Locale;
use crate::session::snapshot::Snapshot;
use crate::web::answer::Answer;
use crate::web::components::choice::{Emphasis, choice};
use crate::web::components::edition_mark::edition_mark;
use crate::web::components::event_log::{told, why_not};
use crate::web::components::page_foot::PageFoot;
use crate::web::components::transport::{Playing, transport};
use crate::web::hooks::elsewhere::open_elsewhere;
use crate::web::hooks::focus::{rove, use_single_stops};
use crate::web::hooks::told_height::use_told_height;
use crate::web::i18n::Strings;
use crate::web::route::edition_slug;
use crate::web::scene::Scene;
use crate::web::store::Message;
use crate::web::table::Direction;
use std::rc::Rc;
use yew::prelude::*;

/// What the page shows, and whom it tells.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct EmbedProps {
    /// What there is to show.
    pub shown: Rc<Snapshot>,
    /// The language of the interface.
    pub locale: Locale,
    /// The answer so far.
    pub answer: Answer,
    /// Whether the last change went forward.
    pub direction: Direction,
    /// Playing by itself.
    pub playing: Playing,
    /// Whether it can only be looked at.
    pub hides_controls: bool,
    /// The address of the same place on a page of its own.
    pub whole: AttrValue,
    /// Where clicks go.
    pub send: Callback<Message>,
}

/// Title, board, event, transport, notice, one below the other or the event beside the board. Links lead out of the frame.
#[component]
pub fn Embed(props: &EmbedProps) -> Html {
    let root = use_node_ref();
    use_single_stops(&root);
    use_told_height(&root);
    let shown = &props.shown;
    let words = Strings::of(props.locale);
    let scene = Scene { shown, words, answer: &props.answer, send: &props.send };
    let onkeydown = Callback::from(|event: KeyboardEvent| {
        let _ = rove(&event);
    });
    let current = shown.log.entries.last();
    html! {
        <section class="embed" ref={root} {onkeydown} onclick={Callback::from(|event| open_elsewhere(&event))} aria-label={words.table.play}
            data-scenario={shown.scenario.id.to_string()} data-edition={edition_slug(shown.edition)} data-cursor={shown.cursor.to_string()}
            data-total={shown.total.to_string()} data-turn={shown.track.turn.to_string()} data-step={current.map(|entry| entry.at.slug)}
            data-fingerprint={shown.fingerprint.to_string()} data-can-go-on={shown.can_go_on.to_string()}
            data-direction={(props.direction == Direction::Forward).then_some("forward")}>
            { head(&scene, &props.whole) }
            { board(&scene) }
            <article class="embed__text" aria-label={words.margin.annotations}>
                <ol role="list">{ said(&scene) }</ol>
                <div>{ if props.hides_controls { html! {} } else { choice(&scene, Emphasis::Passing) } }</div>
            </article>
            <div class="embed__controls">{ if props.hides_controls { html! {} } else { transport(&scene, &props.playing, html! {}, None) } }</div>
            <PageFoot locale={props.locale} />
        </section>
    }
}

fn head(scene: &Scene<'_>, whole: &AttrValue) -> Html {
    let shown = scene.shown;
    let [classic, current] = scene.words.head.editions;
    let (_, year) = shown.edition.pick(classic, current);
    html! {
        <header class="embed__head">
            <h1>{ &*shown.scenario.title }</h1>
            <p class="kicker">{ edition_mark(shown.edition) }<span>{ &*shown.edition_name }<span class="visually-hidden">{ " " }{ year }</span></span><span>{ &*shown.track.step_title }</span></p>
            <a class="embed__open" href={whole.clone()}>{ scene.words.share.open_here }</a>
        </header>
    }
}

/// What happened last, or why an attempt was refused; before the first event, what it is about.
fn said(scene: &Scene<'_>) -> Html {
    let shown = scene.shown;
    match (&shown.refused, shown.log.entries.last()) {
        (Some(refused), _) => why_not(scene, refused),
        (None, Some(_)) => told(scene),
        (None, None) => html! {
            <li class="event" data-event="start" aria-current="true">
                <span class="event__number">{ 0 }</span>
                <div class="event__body"><p class="event__sentence">{ &*shown.scenario.intro }</p></div>
            </li>
        },
    }
}
