//! The table and the text: where a turn is gone through.

use crate::locale::Locale;
use crate::session::snapshot::{ScenarioView, Snapshot};
use crate::web::answer::Answer;
use crate::web::components::arrows::{Arrows, lines};
use crate::web::components::battlefield::battlefield;
use crate::web::components::choice::{Emphasis, choice};
use crate::web::components::event_log::event_log;
use crate::web::components::headline::{headline, in_short};
use crate::web::components::phased_zone::phased_zone;
use crate::web::components::priority::priority;
use crate::web::components::script_note::script_note;
use crate::web::components::stack::stack;
use crate::web::components::transport::{Playing, transport};
use crate::web::components::turn_track::turn_track;
use crate::web::hooks::focus::{rove, use_single_stops};
use crate::web::hooks::log_scroll::{lead_to, lead_to_choices, use_log_scroll};
use crate::web::i18n::Strings;
use crate::web::route::{compare_href, edition_slug};
use crate::web::scene::Scene;
use crate::web::store::Message;
use crate::web::table::Direction;
use std::rc::Rc;
use yew::prelude::*;

/// A longer name of a step is set smaller, so that it keeps to one line.
const LONG: usize = 19;

/// What the page shows, and whom it tells.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct PlayProps {
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
    /// What the laboratory adds under the choices.
    #[prop_or_default]
    pub aside: Html,
    /// Where clicks go.
    pub send: Callback<Message>,
}

/// The table on the left page, the text on the right, the turn sewn between.
#[component]
pub fn Play(props: &PlayProps) -> Html {
    let (root, log) = (use_node_ref(), use_node_ref());
    use_single_stops(&root);
    use_log_scroll(&log, (props.shown.cursor, props.shown.refused.is_some()));
    let shown = &props.shown;
    let words = Strings::of(props.locale);
    let scene = Scene { shown, words, answer: &props.answer, send: &props.send };
    let onkeydown = Callback::from(|event: KeyboardEvent| {
        let _ = rove(&event);
    });
    let told = headline(words, in_short(words, shown), lead_to(&log));
    let choose = lead_to_choices(&log);
    let current = shown.log.entries.last();
    html! {
        <section class="play" ref={root} {onkeydown} aria-label={words.table.play} data-scenario={shown.scenario.id.to_string()}
            data-edition={edition_slug(shown.edition)} data-cursor={shown.cursor.to_string()} data-total={shown.total.to_string()}
            data-turn={shown.track.turn.to_string()} data-step={current.map(|entry| entry.at.slug)}
            data-fingerprint={shown.fingerprint.to_string()} data-can-go-on={shown.can_go_on.to_string()}
            data-direction={(props.direction == Direction::Forward).then_some("forward")}>
            <h1 class="visually-hidden">{ &*shown.scenario.title }</h1>
            { turn_track(&scene) }
            { board(&scene) }
            { margin(&scene, log, &props.aside) }
            { transport(&scene, &props.playing, told, Some(&choose)) }
        </section>
    }
}

/// The board, with what lies beside the battlefield.
pub fn board(scene: &Scene<'_>) -> Html {
    let has_zone = scene.shown.table.phased_out_zone.is_some();
    html! {
        <div class="board" tabindex="0" role="group" aria-label={scene.words.table.battlefield}>
            <div class="board__aside" data-zone={has_zone.then_some("true")}>
                { priority(scene) }
                { stack(scene) }
                { phased_zone(scene) }
            </div>
            { battlefield(scene) }
            <Arrows lines={lines(scene)} />
        </div>
    }
}

fn margin(scene: &Scene<'_>, log: NodeRef, aside: &Html) -> Html {
    let track = &scene.shown.track;
    html! {
        <article class="margin" aria-label={scene.words.margin.annotations}>
            <header class="margin__head">
                <p class="kicker">{ &*track.step_place }</p>
                <h2 data-long={(track.step_name.chars().count() > LONG).then_some("true")}><small>{ &*track.step_lead }</small>{ " " }<span>{ &*track.step_name }</span></h2>
            </header>
            { event_log(scene, log) }
            <div class="margin__foot">
                <div>{ script_note(scene) }</div>
                { choice(scene, Emphasis::Passing) }
                { beside(scene) }
                { aside.clone() }
            </div>
        </article>
    }
}

/// The way to the same turn in both editions; a scenario of one's own has no address.
fn beside(scene: &Scene<'_>) -> Html {
    let ScenarioView { id, play, .. } = &scene.shown.scenario;
    if id.is_empty() {
        return html! {};
    }
    html! { <p class="margin__beside"><a href={compare_href(id, play.as_deref())}>{ scene.words.compare.same_turn }</a></p> }
}
