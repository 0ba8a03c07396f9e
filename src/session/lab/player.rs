//! Edits of what a player has.

use super::edit::PlayerEdit;
use super::lines::{insert, say};
use crate::engine::{Edition, PlayerId};
use crate::scenario::{CardCount, CardZone, FILLER, Name, Scenario, SetupLine};

pub(super) fn apply(scenario: &mut Scenario, of: PlayerId, edit: &PlayerEdit, edition: Edition) {
    match edit {
        PlayerEdit::Name(name) => {
            let name = name.trim();
            let statement = (!name.is_empty()).then(|| SetupLine::PlayerName(of, name.into()));
            let is_it = |own: &SetupLine| matches!(own, SetupLine::PlayerName(player, _) if *player == of);
            say(scenario, edition, is_it, statement);
        }
        PlayerEdit::Life(life) => {
            let is_it = |own: &SetupLine| matches!(own, SetupLine::Life(player, _) if *player == of);
            say(scenario, edition, is_it, Some(SetupLine::Life(of, *life)));
        }
        PlayerEdit::Poison(poison) => {
            let is_it = |own: &SetupLine| matches!(own, SetupLine::Poison(player, _) if *player == of);
            say(scenario, edition, is_it, (*poison > 0).then_some(SetupLine::Poison(of, *poison)));
        }
        PlayerEdit::Mana(mana) => {
            let is_it = |own: &SetupLine| matches!(own, SetupLine::Mana(player, _) if *player == of);
            say(scenario, edition, is_it, (!mana.is_empty()).then_some(SetupLine::Mana(of, *mana)));
        }
        PlayerEdit::PlayedALand(played) => {
            let is_it = |own: &SetupLine| matches!(own, SetupLine::PlayedALand(player) if *player == of);
            say(scenario, edition, is_it, played.then_some(SetupLine::PlayedALand(of)));
        }
        PlayerEdit::Skip(skips) => {
            let is_it = |own: &SetupLine| matches!(own, SetupLine::Skip(player, _) if *player == of);
            // The lines about it add up, so one takes the place of all.
            say(scenario, edition, is_it, None);
            if !skips.is_empty() {
                insert(scenario, SetupLine::Skip(of, skips.clone()));
            }
        }
        PlayerEdit::AddCard(zone, card) => add(scenario, of, *zone, card, edition),
        PlayerEdit::RemoveCard(zone, at) => {
            if let Some((cards, place)) = entry(scenario, of, *zone, *at, edition)
                && let Some(own) = cards.get_mut(place)
            {
                own.count = own.count.saturating_sub(1);
                cards.retain(|own| own.count > 0);
            }
            forget_empty(scenario, of, *zone, edition);
        }
        PlayerEdit::Earlier(zone, at) => {
            if let Some((cards, place)) = entry(scenario, of, *zone, *at, edition)
                && place > 0
            {
                cards.swap(place - 1, place);
            }
        }
        PlayerEdit::Empty(zone) => {
            let is_it = is_zone(of, *zone);
            say(scenario, edition, is_it, None);
            // An empty library has to be said: without a word the program fills it.
            if *zone == CardZone::Library {
                insert(scenario, SetupLine::Cards(of, *zone, Vec::new()));
            }
        }
    }
}

fn is_zone(of: PlayerId, zone: CardZone) -> impl Fn(&SetupLine) -> bool {
    move |own| matches!(own, SetupLine::Cards(player, own, _) if *player == of && *own == zone)
}

/// The entries of a zone in order, over all lines about it.
pub(super) fn entries(
    scenario: &Scenario,
    of: PlayerId,
    zone: CardZone,
    edition: Edition,
) -> Option<Vec<&CardCount>> {
    let mut found = None;
    for own in scenario.setup.iter().filter(|own| own.editions.include(edition)) {
        if let SetupLine::Cards(player, own, cards) = &own.statement
            && *player == of
            && *own == zone
        {
            found.get_or_insert_with(Vec::new).extend(cards);
        }
    }
    found
}

/// The list in which the entry of this number stands, and where.
fn entry(
    scenario: &mut Scenario,
    of: PlayerId,
    zone: CardZone,
    mut at: usize,
    edition: Edition,
) -> Option<(&mut Vec<CardCount>, usize)> {
    if zone == CardZone::Library && entries(scenario, of, zone, edition).is_none() {
        insert(scenario, SetupLine::Cards(of, zone, vec![filler()]));
    }
    for own in scenario.setup.iter_mut().filter(|own| own.editions.include(edition)) {
        if let SetupLine::Cards(player, own, cards) = &mut own.statement
            && *player == of
            && *own == zone
        {
            if at < cards.len() {
                return Some((cards, at));
            }
            at -= cards.len();
        }
    }
    None
}

/// What a library consists of that nothing was said about.
pub(super) fn filler() -> CardCount {
    let (name, count) = FILLER;
    CardCount { card: Name::new(name), count }
}

/// A card more: on top of a library, which is filled first if nothing was said of it; elsewhere at the end.
fn add(scenario: &mut Scenario, of: PlayerId, zone: CardZone, card: &str, edition: Edition) {
    let one = || CardCount { card: Name::new(card), count: 1 };
    let is_top = zone == CardZone::Library;
    let is_it = is_zone(of, zone);
    let counting = |own: &crate::scenario::Line<SetupLine>| own.editions.include(edition);
    let mut lines = scenario.setup.iter_mut().filter(|own| counting(own) && is_it(&own.statement));
    let line = if is_top { lines.next() } else { lines.next_back() };
    let Some(SetupLine::Cards(_, _, cards)) = line.map(|own| &mut own.statement) else {
        let below = is_top.then(filler);
        let cards = std::iter::once(one()).chain(below).collect();
        return insert(scenario, SetupLine::Cards(of, zone, cards));
    };
    let neighbour = if is_top { cards.first_mut() } else { cards.last_mut() };
    match neighbour.filter(|own| own.card.is(card)) {
        Some(own) => own.count += 1,
        None if is_top => cards.insert(0, one()),
        None => cards.push(one()),
    }
}

/// A zone of which nothing is left need not be mentioned; a library must be, or the program would fill it.
fn forget_empty(scenario: &mut Scenario, of: PlayerId, zone: CardZone, edition: Edition) {
    let is_left = entries(scenario, of, zone, edition).is_some_and(|cards| !cards.is_empty());
    if !is_left && zone != CardZone::Library {
        say(scenario, edition, is_zone(of, zone), None);
    }
}
