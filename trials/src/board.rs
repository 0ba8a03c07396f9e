//! A board of any size: lands, creatures with and without phasing, what hangs on them, things that trigger.

use std::sync::Arc;

use in_fase::cards;
use in_fase::engine::{
    Card, CardType, DayNight, Edition, PermanentSetup, PlayerId, PlayerSetup, Ruleset, Setup, Step,
};

/// What a board is made of, over and over. What can be attached hangs on the creature before it.
const PATTERN: [&str; 10] = [
    "Forest",
    "Peat Bear",
    "Living Ivy",
    "Island",
    "Mist Lynx",
    "Short Blade",
    "Rain Scribe",
    "Forest",
    "Reed Wall",
    "Smoke Wraith",
];

/// How much life keeps a game going for as long as it is measured.
const LIFE: i32 = 1_000_000_000;

/// A board of so many permanents, the first half of the pattern for one player, the second for the other, and libraries
/// of so many cards.
#[must_use]
pub fn of(edition: Edition, permanents: usize, library: usize) -> Setup {
    let mut placed: Vec<PermanentSetup> = Vec::with_capacity(permanents);
    for (index, name) in PATTERN.iter().cycle().take(permanents).enumerate() {
        let Some(card) = cards::find(name) else { continue };
        let side = if index % PATTERN.len() < PATTERN.len() / 2 { PlayerId::One } else { PlayerId::Two };
        let hangs = card.has_subtype("Aura") || card.has_subtype("Equipment");
        let host = placed.iter().rposition(|it| it.card.types.has(CardType::Creature));
        placed.push(permanent(card, side, host.filter(|_| hangs)));
    }
    Setup {
        ruleset: Ruleset::of(edition),
        players: vec![player("Anna", library), player("Bruno", library)],
        teams: Vec::new(),
        permanents: placed,
        turn: 1,
        active: PlayerId::One,
        step: Step::Untap,
        is_first_turn: false,
        day_night: DayNight::Neither,
        previous_turn: None,
        free_mana: false,
    }
}

fn player(name: &str, library: usize) -> PlayerSetup {
    let card = cards::find("Blank Card").unwrap_or_default();
    PlayerSetup { name: name.into(), life: LIFE, library: vec![card; library], ..PlayerSetup::default() }
}

fn permanent(card: Arc<Card>, side: PlayerId, attached_to: Option<usize>) -> PermanentSetup {
    PermanentSetup {
        card,
        owner: side,
        controller: side,
        is_token: false,
        copies: None,
        face: in_fase::engine::Face::Front,
        is_tapped: false,
        arrived_this_turn: false,
        damage: 0,
        counters: Vec::new(),
        attached_to,
        enchants: None,
        phased_out: None,
        damaged_players: Vec::new(),
        chosen_colour: None,
        as_though_haste: false,
    }
}
