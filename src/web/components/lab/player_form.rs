//! A player: name, life, mana, what he will skip, and the cards of his zones.

use super::Bench;
use super::fields::{NumberField, TextField, number_field, text_field, toggle};
use crate::engine::{Phase, PlayerId, Skipped, Step};
use crate::session::lab::{
    CardEntry, CardZone, Edit, Field, NUMBER_LIMIT, PlayerEdit, PlayerField, PlayerForm, ZoneForm, mana_of,
    mana_word,
};
use crate::session::snapshot::Text;
use crate::session::turn_outline;
use crate::web::components::icon::Icon;
use crate::web::laboratory::Pane;
use yew::prelude::*;

/// The form.
pub fn player_form(bench: &Bench<'_>, own: &PlayerForm) -> Html {
    html! {
        <>
            { character(bench, own) }
            { bench.faults(Field::Player(own.id, PlayerField::Other)) }
            { for own.zones.iter().map(|zone| zone_form(bench, own.id, zone)) }
            { skips(bench, own) }
            <p class="lab-foot">
                <button type="button" class="button" data-add-to={format!("{:?}", own.id)} onclick={bench.shows(Pane::AddPermanent(own.id))}>
                    { Icon::Plus.view() }{ bench.words.lab.add_permanent }
                </button>
            </p>
        </>
    }
}

fn character(bench: &Bench<'_>, own: &PlayerForm) -> Html {
    let words = &bench.words.lab;
    let id = own.id;
    let is_faulty = |field| bench.is_faulty(Field::Player(id, field));
    let field = |key: &'static str, label: &'static str, value: u32, place: PlayerField| NumberField {
        label,
        key,
        value,
        least: 0,
        words: bench.words,
        is_faulty: is_faulty(place),
    };
    let name = TextField {
        label: words.player_name,
        key: "player-name",
        value: &own.name,
        hint: &own.shown,
        is_faulty: is_faulty(PlayerField::Name),
        mana: None,
    };
    let typed_mana = mana_word(&own.mana);
    let mana = TextField {
        label: words.mana,
        key: "mana",
        value: &typed_mana,
        hint: words.mana_hint,
        is_faulty: is_faulty(PlayerField::Mana),
        mana: Some((words.no_mana)(NUMBER_LIMIT)),
    };
    let before = own.mana;
    // What is no mana changes nothing, and is not heard of.
    let on_mana =
        bench.edit_of(move |word: Text| Edit::Player(id, PlayerEdit::Mana(mana_of(&word).unwrap_or(before))));
    let life = field("life", bench.words.table.life, own.life, PlayerField::Life);
    let poison = field("poison", bench.words.table.poison, own.poison, PlayerField::Poison);
    html! {
        <>
            { text_field(&name, bench.edit_of(move |name| Edit::Player(id, PlayerEdit::Name(name)))) }
            { bench.faults(Field::Player(id, PlayerField::Name)) }
            <div class="lab-numbers">
                { number_field(&life, bench.edit_of(move |life| Edit::Player(id, PlayerEdit::Life(life)))) }
                { number_field(&poison, bench.edit_of(move |poison| Edit::Player(id, PlayerEdit::Poison(poison)))) }
            </div>
            { if own.shares_life { html! { <p class="lab-note">{ words.team_life }</p> } } else { html! {} } }
            { bench.faults(Field::Player(id, PlayerField::Life)) }
            { bench.faults(Field::Player(id, PlayerField::Poison)) }
            <div class="lab-pair">
                { text_field(&mana, on_mana) }
                <div class="lab-toggles">
                    { toggle(words.played_a_land, "land", None, own.played_a_land, bench.edit_of(move |it| Edit::Player(id, PlayerEdit::PlayedALand(it)))) }
                </div>
            </div>
            { bench.faults(Field::Player(id, PlayerField::Mana)) }
        </>
    }
}

/// The word for a zone in attributes.
const fn slug(zone: CardZone) -> &'static str {
    match zone {
        CardZone::Hand => "hand",
        CardZone::Library => "library",
        CardZone::Graveyard => "graveyard",
        CardZone::Exile => "exile",
    }
}

/// The name of a zone.
#[must_use]
pub fn zone_name(bench: &Bench<'_>, zone: CardZone) -> &'static str {
    crate::web::laboratory::zone_name(bench.words, bench.lab.view.edition, zone)
}

fn zone_form(bench: &Bench<'_>, player: PlayerId, zone: &ZoneForm) -> Html {
    let words = &bench.words.lab;
    let name = zone_name(bench, zone.zone);
    let which = zone.zone;
    let inside = if zone.cards.is_empty() {
        html! { <p class="empty">{ bench.words.table.empty }</p> }
    } else {
        html! {
            <ol class="lab-cards" role="list">
                { for zone.cards.iter().enumerate().map(|(at, entry)| html! { <li key={at}>{ entry_form(bench, player, which, at, entry) }</li> }) }
            </ol>
        }
    };
    let note = match (zone.is_filler, which) {
        (true, _) => words.filler,
        (false, CardZone::Library) if !zone.cards.is_empty() => words.top_first,
        _ => "",
    };
    html! {
        <fieldset class="lab-part" key={slug(which)} data-zone={slug(which)}>
            <legend>{ name }</legend>
            { inside }
            { if note.is_empty() { html! {} } else { html! { <p class="lab-note">{ note }</p> } } }
            { bench.faults(Field::Player(player, PlayerField::Zone(which))) }
            <p class="lab-buttons">
                <button type="button" class="button button--name" data-add-card={slug(which)} aria-label={bench.words.told(words.add_card, name)}
                    onclick={bench.shows(Pane::AddCards(player, which))}>{ Icon::Plus.view() }{ words.add_card }</button>
                if !zone.cards.is_empty() {
                    <button type="button" class="button button--name" aria-label={bench.words.told(words.empty_zone, name)}
                        onclick={bench.edits(Edit::Player(player, PlayerEdit::Empty(which)))}>{ words.empty_zone }</button>
                }
            </p>
        </fieldset>
    }
}

fn entry_form(bench: &Bench<'_>, player: PlayerId, zone: CardZone, at: usize, entry: &CardEntry) -> Html {
    let words = &bench.words.lab;
    let label = |word: &str| bench.words.told(word, &entry.name);
    html! {
        <>
            <span>if entry.count > 1 { <b>{ entry.count }{ " " }</b> }{ &*entry.name }</span>
            if at > 0 {
                <button type="button" class="button button--small" aria-label={label(words.earlier)}
                    onclick={bench.edits(Edit::Player(player, PlayerEdit::Earlier(zone, at)))}>{ Icon::Up.view() }</button>
            }
            <button type="button" class="button button--small" data-remove-card="true" aria-label={label(words.one_fewer)}
                onclick={bench.edits(Edit::Player(player, PlayerEdit::RemoveCard(zone, at)))}>{ Icon::Cross.view() }</button>
        </>
    }
}

/// Every step and every phase of several steps that can be skipped.
fn skips(bench: &Bench<'_>, own: &PlayerForm) -> Html {
    let id = own.id;
    let row = |what: Skipped, name: String| {
        let is_on = own.skips.contains(&what);
        let before: Vec<Skipped> = own.skips.to_vec();
        let done = bench.edit_of(move |skips: bool| {
            let rest = before.iter().copied().filter(|other| *other != what);
            Edit::Player(id, PlayerEdit::Skip(rest.chain(skips.then_some(what)).collect()))
        });
        html! { <li key={format!("{what:?}")}>{ toggle(&name, "skip", None, is_on, done) }</li> }
    };
    let outline = turn_outline(bench.words.locale);
    let steps = outline
        .iter()
        .flatten()
        .map(|step| row(Skipped::Step(step.step), step_name(step.step, step.name, step.phase)));
    let phases = outline.iter().filter(|steps| steps.len() > 1).filter_map(|steps| steps.first());
    let phases = phases.map(|first| {
        let phase: Phase = first.step.phase();
        row(Skipped::Phase(phase), (bench.words.lab.whole_phase)(first.phase))
    });
    html! {
        <details class="lab-part lab-more">
            <summary>{ bench.words.lab.skips }{ if own.skips.is_empty() { String::new() } else { format!(" ({})", own.skips.len()) } }</summary>
            <ul class="lab-toggles" role="list">{ for steps }{ for phases }</ul>
            { bench.faults(Field::Player(id, PlayerField::Skip)) }
        </details>
    }
}

/// Two steps are called "Main": their phases tell them apart.
fn step_name(step: Step, name: &str, phase: &str) -> String {
    if step.is_main() { phase.to_owned() } else { name.to_owned() }
}
