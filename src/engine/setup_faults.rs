//! What is wrong with a set-up: every fault is named.

use super::card::{Ability, Card, CardType, Keyword};
use super::day_night::DayNight;
use super::face::Face;
use super::player::PlayerId;
use super::rule_point::{DayNightCheck, LaterKeywords, TeamTurns};
use super::setup::{PhasedOutSetup, PlayerSetup, Setup, SetupError};
use super::step::Step;
use super::team;
use std::sync::Arc;

/// How many objects a game may start with.
const OBJECT_LIMIT: usize = 10_000;

/// All faults of a set-up.
pub(super) fn faults_of(setup: &Setup) -> Vec<SetupError> {
    let mut faults = Vec::new();
    if !(2..=PlayerId::ALL.len()).contains(&setup.players.len()) {
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
    team_faults(setup, seats, &mut faults);
    let heads = team::heads(&setup.teams);
    for (seat, player) in seats.iter().zip(&setup.players) {
        let team = seats.iter().zip(&setup.players).filter(|(other, _)| heads[**other] == heads[*seat]);
        let poison = team.clone().fold(0, |sum: u32, (_, member)| sum.saturating_add(member.poison));
        if player.life <= 0 || poison >= team::deadly_poison(team.count()) {
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
    let in_play = setup.permanents.iter().flat_map(|it| std::iter::once(&it.card).chain(&it.copies));
    for card in setup.players.iter().flat_map(cards_of).chain(in_play) {
        card_faults(setup, card, &mut faults);
    }
    faults
}

/// 805.1, 810.1: teams of one size, every player on one; 810.4: with one life total.
fn team_faults(setup: &Setup, seats: &[PlayerId], faults: &mut Vec<SetupError>) {
    let Some(first) = setup.teams.first() else { return };
    if setup.ruleset.team_turns == TeamTurns::Unknown {
        // What would be wrong with teams does not matter where there are none.
        return faults.push(SetupError::NoTeams);
    }
    if setup.teams.len() < 2 || setup.teams.iter().any(|team| team.is_empty() || team.len() != first.len()) {
        faults.push(SetupError::UnevenTeams);
    }
    for player in seats {
        if setup.teams.iter().flatten().filter(|member| *member == player).count() != 1 {
            faults.push(SetupError::NotOnOneTeam { player: *player });
        }
    }
    let strangers = setup.teams.iter().flatten().filter(|member| !seats.contains(member));
    faults.extend(strangers.map(|player| SetupError::NoSuchPlayer { player: *player, permanent: None }));
    let life = |player: PlayerId| {
        let at = seats.iter().position(|seat| *seat == player);
        at.and_then(|at| setup.players.get(at)).map(|it| it.life)
    };
    for team in &setup.teams {
        let shared = team.first().and_then(|member| life(*member));
        let unequal = team.iter().filter(|member| life(**member).is_some_and(|own| Some(own) != shared));
        faults.extend(unequal.map(|player| SetupError::UnequalLife { player: *player }));
    }
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
        let later = [Keyword::Deathtouch, Keyword::Lifelink, Keyword::Daybound, Keyword::Nightbound];
        for keyword in later.into_iter().filter(|keyword| card.keywords.has(*keyword)) {
            report(SetupError::UnknownKeyword { card: card.name.clone(), keyword });
        }
        if card.enchants_players().is_some() {
            report(SetupError::NoPlayerAuras { card: card.name.clone() });
        }
        if card.back.is_some() {
            report(SetupError::NoDoubleFaces { card: card.name.clone() });
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
    let shown = it.shown();
    if !it.card.is_permanent() || !shown.is_permanent() {
        faults.push(SetupError::NotAPermanent { permanent: index });
    }
    if it.face == Face::Back && it.card.back.is_none() {
        faults.push(SetupError::NoBackFace { permanent: index });
    }
    if it.damage > 0 && !shown.types.has(CardType::Creature) {
        faults.push(SetupError::DamageOnNonCreature { permanent: index });
    }
    let is_aura = shown.has_subtype("Aura");
    let is_attachment = is_aura || shown.has_subtype("Equipment");
    if let Some(player) = it.enchants {
        enchant_faults(setup, seats, index, player, faults);
    }
    let Some(host_index) = it.attached_to else {
        if is_aura && it.enchants.is_none() {
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
    } else if !may_be_attached(&shown, &host.shown()) {
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

/// 303.4, 702.5: an Aura is attached to a player if it enchants players, and an opponent's if it says so.
fn enchant_faults(
    setup: &Setup,
    seats: &[PlayerId],
    index: usize,
    player: PlayerId,
    faults: &mut Vec<SetupError>,
) {
    let Some(it) = setup.permanents.get(index) else { return };
    let heads = team::heads(&setup.teams);
    let is_mate = heads[player] == heads[it.controller];
    let may_be = it.shown().enchants_players().is_some_and(|filter| !(filter.opponent && is_mate));
    if !seats.contains(&player) {
        faults.push(SetupError::NoSuchPlayer { player, permanent: Some(index) });
    }
    if !may_be || it.attached_to.is_some() {
        faults.push(SetupError::IllegalHost { permanent: index });
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
        None if attachment.enchants_players().is_some() => false,
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
