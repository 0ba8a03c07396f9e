//! From a set-up to a game: every fault is named, or the game is had.

use super::card::{Ability, Card, CardType, Keyword};
use super::day_night::DayNight;
use super::game::{Game, Player, Priority};
use super::object::{Characteristics, Identity, ObjectId, Permanent};
use super::phasing::{PhaseStatus, PhasedOut, PhasedOutMode};
use super::player::{PerPlayer, PlayerId};
use super::rule_point::{DayNightCheck, LaterKeywords};
use super::setup::{PermanentSetup, PhasedOutSetup, PlayerSetup, Setup, SetupError};
use super::step::{Occurrence, Step};
use super::turn::{PastTurn, Progress, Turn};
use super::zone::Battlefield;
use std::collections::BTreeMap;
use std::sync::Arc;

/// How many objects a game may start with.
const OBJECT_LIMIT: usize = 10_000;

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

fn faults_of(setup: &Setup) -> Vec<SetupError> {
    let mut faults = Vec::new();
    if setup.players.len() != 2 {
        faults.push(SetupError::WrongNumberOfPlayers { found: setup.players.len() });
    }
    let seats = PlayerId::ALL.get(..setup.players.len().min(PlayerId::ALL.len())).unwrap_or(&[]);
    if !seats.contains(&setup.active) {
        faults.push(SetupError::NoSuchPlayer { player: setup.active, permanent: None });
    }
    if setup.turn == 0 {
        faults.push(SetupError::TurnZero);
    }
    if matches!(setup.step, Step::DeclareBlockers | Step::CombatDamage) {
        faults.push(SetupError::CannotStartIn { step: setup.step });
    }
    if setup.day_night != DayNight::Neither && setup.ruleset.day_night_check == DayNightCheck::Absent {
        faults.push(SetupError::NoDayNight);
    }
    for (seat, player) in seats.iter().zip(&setup.players) {
        if player.life <= 0 || player.poison >= 10 {
            faults.push(SetupError::AlreadyLost { player: *seat });
        }
    }
    let found =
        setup.permanents.len() + setup.players.iter().map(cards_of).map(Iterator::count).sum::<usize>();
    if found > OBJECT_LIMIT {
        faults.push(SetupError::TooMany { limit: OBJECT_LIMIT, found });
    }
    for index in 0..setup.permanents.len() {
        permanent_faults(setup, seats, index, &mut faults);
    }
    for card in setup.players.iter().flat_map(cards_of).chain(setup.permanents.iter().map(|it| &it.card)) {
        card_faults(setup, card, &mut faults);
    }
    faults
}

fn cards_of(player: &PlayerSetup) -> impl Iterator<Item = &Arc<Card>> {
    player.hand.iter().chain(&player.library).chain(&player.graveyard).chain(&player.exile)
}

fn card_faults(setup: &Setup, card: &Card, faults: &mut Vec<SetupError>) {
    let mut report = |fault: SetupError| {
        if !faults.contains(&fault) {
            faults.push(fault);
        }
    };
    if card.types.has(CardType::Creature) && card.power_toughness.is_none() {
        report(SetupError::CreatureWithoutPower { card: card.name.clone() });
    }
    if setup.ruleset.later_keywords == LaterKeywords::Unknown {
        for keyword in [Keyword::Deathtouch, Keyword::Lifelink] {
            if card.keywords.has(keyword) {
                report(SetupError::UnknownKeyword { card: card.name.clone(), keyword });
            }
        }
    }
}

fn permanent_faults(setup: &Setup, seats: &[PlayerId], index: usize, faults: &mut Vec<SetupError>) {
    let Some(it) = setup.permanents.get(index) else { return };
    for player in [it.owner, it.controller] {
        if !seats.contains(&player) {
            faults.push(SetupError::NoSuchPlayer { player, permanent: Some(index) });
        }
    }
    if !it.card.is_permanent() {
        faults.push(SetupError::NotAPermanent { permanent: index });
    }
    if it.damage > 0 && !it.card.types.has(CardType::Creature) {
        faults.push(SetupError::DamageOnNonCreature { permanent: index });
    }
    let is_aura = it.card.has_subtype("Aura");
    let is_attachment = is_aura || it.card.has_subtype("Equipment");
    let Some(host_index) = it.attached_to else {
        if is_aura {
            faults.push(SetupError::AuraWithoutHost { permanent: index });
        }
        if matches!(it.phased_out, Some(PhasedOutSetup::Indirectly { .. })) {
            faults.push(SetupError::IndirectWithoutHost { permanent: index });
        }
        return;
    };
    let Some(host) = setup.permanents.get(host_index) else {
        faults.push(SetupError::NoSuchHost { permanent: index });
        return;
    };
    if !is_attachment {
        faults.push(SetupError::NotAnAttachment { permanent: index });
    } else if !may_be_attached(&it.card, &host.card) {
        faults.push(SetupError::IllegalHost { permanent: index });
    }
    if attached_in_a_circle(setup, index) {
        faults.push(SetupError::AttachedInACircle { permanent: index });
    }
    let indirect = matches!(it.phased_out, Some(PhasedOutSetup::Indirectly { .. }));
    if indirect && host.phased_out.is_none() {
        faults.push(SetupError::IndirectWithoutHost { permanent: index });
    }
}

fn may_be_attached(attachment: &Card, host: &Card) -> bool {
    let enchants = attachment.abilities.iter().find_map(|ability| match ability {
        Ability::Enchant(filter) => Some(filter),
        _ => None,
    });
    let types_fit =
        |filter: &super::effect::ObjectFilter| filter.types.is_empty() || filter.types.meets(host.types);
    match enchants {
        Some(filter) => types_fit(filter),
        None => host.types.has(CardType::Creature),
    }
}

fn attached_in_a_circle(setup: &Setup, start: usize) -> bool {
    let mut at = start;
    for _ in 0..=setup.permanents.len() {
        match setup.permanents.get(at).and_then(|permanent| permanent.attached_to) {
            Some(host) if host == start => return true,
            Some(host) => at = host,
            None => return false,
        }
    }
    false
}

fn build(setup: &Setup) -> Game {
    let seats: Vec<PlayerId> = PlayerId::ALL.into_iter().take(setup.players.len()).collect();
    let starts_turn = setup.step == Step::Untap;
    let previous = setup.previous_turn.map(|past| {
        let mut spells = PerPlayer::default();
        spells[past.active] = past.spells;
        PastTurn { active: past.active, spells }
    });
    let mut game = Game {
        ruleset: setup.ruleset,
        seats: seats.clone(),
        players: PerPlayer::default(),
        identities: Vec::new(),
        battlefield: Battlefield::default(),
        last_known: BTreeMap::new(),
        stack: Vec::new(),
        resolving: None,
        waiting: Vec::new(),
        trigger_order: Vec::new(),
        effects: Vec::new(),
        delayed: Vec::new(),
        combat: None,
        turn: Turn {
            number: setup.turn,
            active: setup.active,
            regular: setup.active,
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
        let mut placed = place_player(&mut game, *seat, player);
        placed.last_turn = (*seat == setup.active).then_some(setup.turn).filter(|_| !starts_turn);
        game.players[*seat] = placed;
    }
    if !setup.is_first_turn && setup.turn > 1 {
        let other = game.opponent_of(setup.active);
        game.players[other].last_turn = Some(setup.turn - 1);
    }
    take_control(&mut game);
    game.refresh_characteristics();
    game
}

/// Auras and the like that give control do so from the start (418.5 / 613.1b).
fn take_control(game: &mut Game) {
    let sources = game.static_sources();
    let phased_in = game.battlefield.iter();
    let controllers: Vec<(ObjectId, PlayerId)> =
        phased_in.map(|it| (it.id, game.controller_by_rules(it, &sources))).collect();
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
        card: it.card.clone(),
        owner: it.owner,
        entered_under: it.controller,
        controller: it.controller,
        controlled_since: it.arrived_this_turn.then_some(setup.turn),
        control_ended_out: None,
        controller_at_turn_start: (!it.arrived_this_turn).then_some(it.controller),
        is_token: it.is_token,
        is_tapped: it.is_tapped,
        damage: it.damage,
        deathtouched: false,
        counters: it.counters.iter().cloned().collect(),
        attached_to,
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
    let mut place =
        |cards: &[Arc<Card>]| cards.iter().map(|card| add_identity(game, card, seat, false)).collect();
    Player {
        name: setup.name.clone(),
        life: setup.life,
        poison: setup.poison,
        hand: place(&setup.hand),
        library: place(&setup.library),
        graveyard: place(&setup.graveyard),
        exile: place(&setup.exile),
        mana: setup.mana,
        land_played: setup.land_played,
        skips: setup.skips.clone(),
        ..Player::default()
    }
}

fn add_identity(game: &mut Game, card: &Arc<Card>, owner: PlayerId, is_token: bool) -> ObjectId {
    let id = game.new_ids().next().unwrap_or(ObjectId::new(u32::MAX));
    game.identities.push(Identity { card: card.clone(), owner, is_token, was: None, became: None });
    id
}
