//! From a set-up to a game: every fault is named, or the game is had.

use super::blocks::Blocks;
use super::card::Card;
use super::game::{Game, Player, Priority};
use super::object::{Characteristics, Identity, ObjectId, Permanent};
use super::phasing::{PhaseStatus, PhasedOut, PhasedOutMode};
use super::player::{PerPlayer, PlayerId};
use super::setup::{PermanentSetup, PhasedOutSetup, PlayerSetup, Setup, SetupError};
use super::setup_faults::faults_of;
use super::static_sources::StaticSources;
use super::step::{Occurrence, Step};
use super::team;
use super::turn::{PastTurn, Progress, Turn};
use super::zone::Battlefield;
use std::collections::BTreeMap;
use std::sync::Arc;

impl Game {
    /// The game of a set-up, before its first event. Permanents have the ids 1, 2, … in the order of the set-up.
    ///
    /// # Errors
    /// Every fault of the set-up.
    pub fn new(setup: &Setup) -> Result<Self, Vec<SetupError>> {
        let faults = faults_of(setup);
        if faults.is_empty() { Ok(build(setup)) } else { Err(faults) }
    }
}

fn build(setup: &Setup) -> Game {
    let seats: Vec<PlayerId> = PlayerId::ALL.into_iter().take(setup.players.len()).collect();
    let heads = team::heads(&setup.teams);
    let active = heads[setup.active];
    let starts_turn = setup.step == Step::Untap;
    let previous = setup.previous_turn.as_ref().map(|past| {
        let mut spells = PerPlayer::default();
        for count in &past.spells {
            spells[count.player] = count.spells;
        }
        PastTurn { active: past.active, spells }
    });
    let mut game = Game {
        ruleset: setup.ruleset,
        seats: seats.clone(),
        heads,
        players: PerPlayer::default(),
        identities: Blocks::default(),
        battlefield: Battlefield::default(),
        last_known: BTreeMap::new(),
        tokens_elsewhere: Vec::new(),
        stack: Vec::new(),
        resolving: None,
        waiting: Vec::new(),
        trigger_order: Vec::new(),
        effects: Vec::new(),
        delayed: Vec::new(),
        combat: None,
        turn: Turn {
            number: setup.turn,
            active,
            regular: active,
            step: setup.step,
            occurrence: Occurrence::Regular,
            agenda: Turn::regular_agenda(setup.step),
            previous,
            is_first: setup.is_first_turn,
            progress: Progress { turn_begun: !starts_turn, ..Progress::default() },
        },
        priority: Priority::Nobody,
        day_night: setup.day_night,
        extra_turns: Vec::new(),
        kept_legends: Vec::new(),
        next_seq: 0,
        next_timestamp: 1,
        next_effect: 1,
        next_trigger: 1,
        settled: false,
        free_mana: setup.free_mana,
        result: None,
    };
    for (index, permanent) in setup.permanents.iter().enumerate() {
        place_permanent(&mut game, setup, index, permanent);
    }
    for (seat, player) in seats.iter().zip(&setup.players) {
        game.players[*seat] = place_player(&mut game, *seat, player);
    }
    count_turns(&mut game, setup.turn, starts_turn);
    take_control(&mut game);
    game.refresh_characteristics();
    game.fit_faces();
    game
}

/// The most recent turn of everyone, as though no turn before this one had been skipped or added.
fn count_turns(game: &mut Game, number: u32, starts_turn: bool) {
    let mut latest: Vec<PlayerId> = game.round_after(game.turn.active).collect();
    latest.reverse();
    for (ago, head) in (0..).zip(latest) {
        let began = number.checked_sub(ago).filter(|turn| *turn > 0);
        let members: Vec<PlayerId> = game.team_of(head).collect();
        for member in members {
            game.players[member].last_turn = began.filter(|_| ago > 0 || !starts_turn);
        }
    }
}

/// Auras and the like that give control do so from the start, of what is out with them too (418.5 / 613.1b, 702.26d).
fn take_control(game: &mut Game) {
    let sources = StaticSources::of(game);
    let all = game.battlefield.including_phased_out();
    let controllers: Vec<(ObjectId, PlayerId)> =
        all.map(|it| (it.id, game.controller_by_rules(it, &sources))).collect();
    for (id, controller) in controllers {
        if let Some(permanent) = game.battlefield.get_mut(id) {
            permanent.controller = controller;
        }
    }
}

fn place_permanent(game: &mut Game, setup: &Setup, index: usize, it: &PermanentSetup) {
    let id_of = |index: usize| ObjectId::new(u32::try_from(index).unwrap_or(u32::MAX - 1) + 1);
    let attached_to = it.attached_to.map(id_of);
    let phase = match it.phased_out {
        None => PhaseStatus::In,
        Some(PhasedOutSetup::Directly { under }) => {
            PhaseStatus::Out(PhasedOut { mode: PhasedOutMode::Directly, under })
        }
        Some(PhasedOutSetup::Indirectly { under }) => PhaseStatus::Out(PhasedOut {
            mode: attached_to.map_or(PhasedOutMode::Directly, |host| PhasedOutMode::Indirectly { host }),
            under,
        }),
    };
    let mut damaged_players = PerPlayer::default();
    for player in &it.damaged_players {
        damaged_players[*player] = true;
    }
    let id = add_identity(game, &it.card, it.owner, it.is_token);
    debug_assert_eq!(id, id_of(index));
    let timestamp = game.next_timestamp;
    game.next_timestamp += 1;
    game.battlefield.insert(Permanent {
        id,
        card: it.shown(),
        copies: it.copies.clone(),
        face: it.face,
        owner: it.owner,
        entered_under: it.controller,
        controller: it.controller,
        controlled_since: it.arrived_this_turn.then_some(setup.turn),
        control_out: None,
        controller_at_turn_start: (!it.arrived_this_turn).then_some(it.controller),
        is_token: it.is_token,
        is_tapped: it.is_tapped,
        damage: it.damage,
        deathtouched: false,
        counters: it.counters.iter().cloned().collect(),
        attached_to,
        enchants: it.enchants,
        timestamp,
        phase,
        as_though_haste: it.as_though_haste,
        damaged_players,
        chosen_colour: it.chosen_colour,
        used_this_turn: Vec::new(),
        now: Characteristics::default(),
    });
}

fn place_player(game: &mut Game, seat: PlayerId, setup: &PlayerSetup) -> Player {
    let mut place = |cards: &[Arc<Card>]| -> Vec<ObjectId> {
        cards.iter().map(|card| add_identity(game, card, seat, false)).collect()
    };
    Player {
        name: setup.name.clone(),
        life: setup.life,
        poison: setup.poison,
        hand: place(&setup.hand),
        library: place(&setup.library).into(),
        graveyard: place(&setup.graveyard),
        exile: place(&setup.exile),
        mana: setup.mana,
        land_played: setup.land_played.then_some((Step::PrecombatMain, Occurrence::Regular)),
        skips: setup.skips.clone(),
        ..Player::default()
    }
}

fn add_identity(game: &mut Game, card: &Arc<Card>, owner: PlayerId, is_token: bool) -> ObjectId {
    let id = game.new_ids().next().unwrap_or(ObjectId::new(u32::MAX));
    game.identities.push(Identity { card: card.clone(), owner, is_token, was: None, became: None });
    id
}
