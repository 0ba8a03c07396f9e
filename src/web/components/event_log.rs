//! The log: past events short, the current one large with its passages, the next one in italics.

use super::chip::chip;
use super::passage::annotations;
use super::pips::with_signs;
use crate::engine::Edition;
use crate::session::snapshot::{LogEntry, NextEvent, Refused};
use crate::web::i18n::Strings;
use crate::web::route::{Address, Place, Route};
use crate::web::scene::Scene;
use std::rc::Rc;
use yew::prelude::*;

/// Everything that happened up to the event shown, and what was refused after it.
pub fn event_log(scene: &Scene<'_>, list: NodeRef) -> Html {
    let log = &scene.shown.log;
    let is_start = log.entries.is_empty();
    let refused = scene.shown.refused.as_ref();
    let last = log.entries.len().saturating_sub(1);
    let entries = log.entries.iter().enumerate().map(|(at, entry)| {
        let is_current = at == last && refused.is_none();
        if is_current {
            current(scene, entry)
        } else {
            html! { <Past key={entry.seq} ..PastProps::of(scene, entry) /> }
        }
    });
    html! {
        <ol class="event-log" role="list" tabindex="0" aria-label={scene.words.margin.log} ref={list}>
            { start(scene, is_start && refused.is_none()) }
            { log.entries.first().map(|first| earlier(scene, first.seq)) }
            { for entries }
            { refused.map(|refused| why_not(scene, refused)) }
            { log.next.as_ref().filter(|_| refused.is_none()).map(|next| next_event(scene, next)) }
        </ol>
    }
}

/// What the scenario says before its first event.
fn start(scene: &Scene<'_>, is_current: bool) -> Html {
    html! {
        <li class="event" key="start" data-event="start" data-when={(!is_current).then_some("past")}
            aria-current={is_current.then_some("true")}>
            <span class="event__number">{ 0 }</span>
            <div class="event__body"><p class="event__sentence">{ &*scene.shown.scenario.intro }</p></div>
        </li>
    }
}

/// How many events stand between the beginning and the first one of the log.
fn earlier(scene: &Scene<'_>, count: u32) -> Html {
    if count == 0 {
        return html! {};
    }
    html! {
        <li class="event" key="earlier" data-event="earlier" data-when="past">
            <span class="event__number" aria-hidden="true">{ "…" }</span>
            <div class="event__body"><p class="event__sentence">{ (scene.words.margin.earlier)(count) }</p></div>
        </li>
    }
}

/// An event of the past, which stays as it is while others follow.
#[derive(Clone, Debug, Properties)]
pub struct PastProps {
    entry: Rc<LogEntry>,
    scenario: Rc<str>,
    play: Option<Rc<str>>,
    edition: Edition,
    words: &'static Strings,
}

impl PastProps {
    fn of(scene: &Scene<'_>, entry: &Rc<LogEntry>) -> Self {
        let shown = scene.shown;
        Self {
            entry: entry.clone(),
            scenario: shown.scenario.id.clone(),
            play: shown.scenario.play.clone(),
            edition: shown.edition,
            words: scene.words,
        }
    }

    fn href(&self) -> String {
        // What is played from the laboratory has no name.
        let route = match &*self.scenario {
            "" => Route::LabTable,
            scenario => Route::Play { scenario: scenario.to_owned() },
        };
        let place = Place {
            edition: Some(self.edition),
            locale: Some(self.words.locale),
            event: Some(self.entry.seq + 1),
            play: self.play.as_deref().map(str::to_owned),
            ..Place::default()
        };
        Address { route, place }.href()
    }
}

/// An event that was told once is told again as the same.
impl PartialEq for PastProps {
    fn eq(&self, other: &Self) -> bool {
        (Rc::ptr_eq(&self.entry, &other.entry) || self.entry == other.entry)
            && self.scenario == other.scenario
            && self.play == other.play
            && self.edition == other.edition
            && self.words.locale == other.words.locale
    }
}

/// An event of the past, in short.
#[component]
pub fn Past(props: &PastProps) -> Html {
    let entry = &*props.entry;
    html! {
        <li class="event" data-event={entry.event} data-seq={entry.seq.to_string()} data-step={entry.at.slug} data-when="past">
            <a class="event__number" href={props.href()} aria-label={(props.words.transport.event)(entry.seq + 1)}>{ entry.seq + 1 }</a>
            <div class="event__body">
                <p class="event__sentence">{ &*entry.sentence }</p>
                { entry.citations.first().map(chip) }
            </div>
        </li>
    }
}

fn current(scene: &Scene<'_>, entry: &LogEntry) -> Html {
    let kind = format!("{:?}", entry.kind);
    html! {
        <li class="event" key={entry.seq} data-event={entry.event} data-seq={entry.seq.to_string()} data-kind={kind} data-step={entry.at.slug} aria-current="true">
            <span class="event__number">{ entry.seq + 1 }</span>
            <div class="event__body">
                <p class="event__sentence">{ &*entry.sentence }</p>
                { facts(scene.words, &entry.details) }
                { annotations(scene.words, &scene.shown.log.annotations, true) }
                { further(scene) }
            </div>
        </li>
    }
}

/// More passages worth reading, by their sources alone.
fn further(scene: &Scene<'_>) -> Html {
    let all = &scene.shown.log.further;
    if all.is_empty() {
        return html! {};
    }
    html! {
        <p class="event__further">
            <span>{ scene.words.margin.see_also }</span>
            { for all.iter().map(|view| chip(&view.citation)) }
        </p>
    }
}

fn facts(words: &Strings, details: &[Rc<str>]) -> Html {
    if details.is_empty() {
        return html! {};
    }
    html! { <ul class="event__facts" role="list">{ for details.iter().map(|fact| html! { <li>{ with_signs(words, fact) }</li> }) }</ul> }
}

/// The event shown, with its passages; what is said at the start before the first.
pub fn told(scene: &Scene<'_>) -> Html {
    scene.shown.log.entries.last().map(|entry| current(scene, entry)).unwrap_or_default()
}

/// An attempt that the rules do not allow, explained.
pub fn why_not(scene: &Scene<'_>, refused: &Refused) -> Html {
    html! {
        <li class="event" key="why" data-event="refused" aria-current="true">
            <span class="event__number" aria-hidden="true">{ "?" }</span>
            <div class="event__body">
                <p class="event__sentence">{ &*refused.question }</p>
                { facts(scene.words, std::slice::from_ref(&refused.sentence)) }
                { annotations(scene.words, &refused.annotations, true) }
            </div>
        </li>
    }
}

fn next_event(scene: &Scene<'_>, next: &NextEvent) -> Html {
    html! {
        <li class="event" key="next" data-when="next" data-event={next.event}>
            <span class="event__number" aria-hidden="true">{ scene.shown.cursor + 1 }</span>
            <div class="event__body">
                <p class="event__sentence">{ &*next.text }</p>
                { next.citation.as_ref().map(chip) }
            </div>
        </li>
    }
}
