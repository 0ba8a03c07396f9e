//! Turn-based actions (game actions in 2005) of each step, in their order (703.3–4).

use super::action::Awaiting;
use super::continuous::{Duration, EffectId};
use super::day_night::{DayNight, DayNightOutcome};
use super::event::{Cause, Discard, DiscardReason, EffectEnd, Event, Move, SpellCount, StaysTapped};
use super::game::Game;
use super::next::Next;
use super::object::ObjectId;
use super::phasing;
use super::player::PlayerId;
use super::refusal::Refusal;
use super::rule_point::{
    CleanupDiscard, CleanupReach, DayNightCheck, DayNightSpells, EndOfTurnEffects, NeitherDayNorNight,
    NightEnds, PhasingEvent, UntapStepOrder,
};
use super::step::Step;
use super::zone::Zone;
use super::{attack, block, combat_damage, next, resolve};

/// The next turn-based action of the step, or the decision it needs; `None` when all are done.
pub(super) fn next(game: &Game) -> Option<Next> {
    match game.turn.step {
        Step::Untap => untap_step(game),
        Step::Draw => draw_step(game),
        Step::DeclareAttackers if !game.turn.progress.declared => Some(attack::next(game)),
        Step::DeclareBlockers => block::next(game),
        Step::CombatDamage if !game.turn.progress.damage_done => combat_damage::next(game),
        Step::Cleanup if !game.turn.progress.wore_off => Some(cleanup(game)),
        _ => None,
    }
}

fn happens(event: Event) -> Next {
    Next::Happens(Cause::TurnBasedAction, event)
}

/// 302.1–302.2 / 502.1–502.3: phasing, then (2025) the day/night check, then untapping.
fn untap_step(game: &Game) -> Option<Next> {
    let progress = &game.turn.progress;
    let untapping_first = game.ruleset.untap_step_order == UntapStepOrder::UntappingFirst;
    if untapping_first && let Some(next) = untapping(game) {
        return Some(next);
    }
    if !progress.phased {
        return Some(phasing_event(game));
    }
    if !progress.day_night_checked && game.ruleset.day_night_check == DayNightCheck::InUntapStep {
        return Some(Next::AllHappen(Cause::TurnBasedAction, day_night_checks(game)));
    }
    if untapping_first { None } else { untapping(game) }
}

fn phasing_event(game: &Game) -> Next {
    let event = phasing::untap_step_event(game);
    match game.ruleset.phasing_event {
        PhasingEvent::Simultaneous => happens(Event::Phased(event)),
        PhasingEvent::OutThenIn => {
            let (out, back) = event.in_two();
            Next::AllHappen(Cause::TurnBasedAction, vec![Event::Phased(out), Event::Phased(back)])
        }
    }
}

/// 302.2 / 502.3: what untaps is determined, then it untaps at once.
fn untapping(game: &Game) -> Option<Next> {
    let progress = &game.turn.progress;
    match &progress.untapping {
        None if progress.untap_skipped => None,
        None => Some(untap_choice(game)),
        Some(untapping) if !untapping.is_empty() && !progress.untapped => {
            Some(happens(Event::Untapped { permanents: untapping.clone() }))
        }
        Some(_) => None,
    }
}

/// 502.2, 502.2a, 730.2: one check. It looks only at the spells that the previous turn's active player cast in it; of a
/// team at the member who cast most, for the members' spells are not added up.
fn day_night_checks(game: &Game) -> Vec<Event> {
    let previous = game.turn.previous.as_ref();
    let members = |of: PlayerId| game.players().iter().copied().filter(move |it| game.are_teammates(*it, of));
    let counts = previous.map_or(vec![None], |past| {
        let everyones = game.players().iter().map(|player| past.spells[*player]);
        match game.ruleset.day_night_spells {
            DayNightSpells::ActivePlayers => {
                vec![Some(members(past.active).map(|it| past.spells[it]).max().unwrap_or(0))]
            }
            DayNightSpells::Everyones => vec![Some(everyones.sum())],
            DayNightSpells::EveryonesInTurn => everyones.map(Some).collect(),
        }
    });
    let spells: Vec<SpellCount> = previous
        .into_iter()
        .flat_map(|past| {
            members(past.active).map(|player| SpellCount { player, spells: past.spells[player] })
        })
        .collect();
    let mut time = game.day_night;
    counts
        .into_iter()
        .map(|cast| {
            let outcome = day_night_outcome(game, time, cast);
            time = outcome.after(time);
            Event::DayNightChecked { outcome, spells: spells.clone() }
        })
        .collect()
}

fn day_night_outcome(game: &Game, time: DayNight, cast: Option<u32>) -> DayNightOutcome {
    let enough = match game.ruleset.night_ends {
        NightEnds::ByTwoSpells => 2,
        NightEnds::ByOneSpell => 1,
    };
    match (time, cast) {
        (DayNight::Neither, _) => match game.ruleset.neither_day_nor_night {
            NeitherDayNorNight::StaysSo => DayNightOutcome::NoCheck,
            NeitherDayNorNight::BecomesDay => DayNightOutcome::NightBecameDay,
        },
        (_, None) => DayNightOutcome::NoPreviousTurn,
        (DayNight::Day, Some(0)) => DayNightOutcome::DayBecameNight,
        (DayNight::Day, Some(_)) => DayNightOutcome::StaysDay,
        (DayNight::Night, Some(spells)) if spells < enough => DayNightOutcome::StaysNight,
        (DayNight::Night, Some(_)) => DayNightOutcome::NightBecameDay,
    }
}

fn untap_choice(game: &Game) -> Next {
    let optional: Vec<ObjectId> = tapped_of_active(game)
        .filter(|id| {
            let rules = restrictions(game, *id);
            rules.may_stay_tapped && !rules.does_not_untap
        })
        .collect();
    if optional.is_empty() {
        happens(untap_determined(game, &[]))
    } else {
        Next::Awaits(Awaiting::UntapChoice { player: game.turn.active, optional })
    }
}

/// The active player leaves some permanents tapped where effects allow it.
pub(super) fn determine_untap(
    game: &Game,
    optional: &[ObjectId],
    staying: &[ObjectId],
) -> Result<Event, Refusal> {
    match staying.iter().find(|id| !optional.contains(id)) {
        Some(id) => Err(Refusal::MustUntap { object: *id }),
        None => Ok(untap_determined(game, staying)),
    }
}

fn untap_determined(game: &Game, chosen: &[ObjectId]) -> Event {
    let mut untapping = Vec::new();
    let mut staying = Vec::new();
    for id in tapped_of_active(game) {
        let by_choice = chosen.contains(&id);
        if by_choice || restrictions(game, id).does_not_untap {
            staying.push(StaysTapped { permanent: id, by_choice });
        } else {
            untapping.push(id);
        }
    }
    Event::UntapDetermined { untapping, staying }
}

fn tapped_of_active(game: &Game) -> impl Iterator<Item = ObjectId> + '_ {
    let tapped = game.battlefield.iter().filter(move |it| it.is_tapped && game.is_active(it.controller));
    tapped.map(|permanent| permanent.id)
}

fn restrictions(game: &Game, id: ObjectId) -> super::object::Restrictions {
    game.characteristics(id).map(|it| it.restrictions).unwrap_or_default()
}

/// 304.1 / 504.1: the active player draws; of a team each member, in seat order (805.4b).
fn draw_step(game: &Game) -> Option<Next> {
    let mut left = game.team_of(game.turn.active).filter(|it| !game.turn.progress.drew.contains(it));
    left.next().map(|player| happens(draw(game, player)))
}

/// 304.1 / 504.1, 120.1: the top card, or the mark of an empty library.
pub(super) fn draw(game: &Game, player: PlayerId) -> Event {
    match (game.players[player].library.front(), game.new_ids().next()) {
        (Some(_), Some(card)) => Event::CardDrawn { player, card },
        _ => draw_from_empty(player),
    }
}

/// 420.5g / 704.5b: nothing is drawn; the player loses at the next check.
pub(super) fn draw_from_empty(player: PlayerId) -> Event {
    Event::DrewFromEmptyLibrary { player }
}

/// 314.1–2 / 514.1–2: the discard, then damage and effects at the same instant.
fn cleanup(game: &Game) -> Next {
    let everyone = game.ruleset.cleanup_discard == CleanupDiscard::Everyone;
    for player in game.apnap().filter(|player| everyone || game.is_active(*player)) {
        let hand = u32::try_from(game.players[player].hand.len()).unwrap_or(u32::MAX);
        let excess = game.maximum_hand_size(player).map_or(0, |most| hand.saturating_sub(most));
        if excess > 0 && !game.turn.progress.discarded.contains(&player) {
            return Next::Awaits(Awaiting::Discard { player, count: excess });
        }
    }
    let reached = |it: &&super::object::Permanent| {
        it.damage > 0 && (game.ruleset.cleanup_reach == CleanupReach::PhasedOutToo || !it.is_phased_out())
    };
    let damage = game.battlefield.including_phased_out().filter(reached).map(|it| it.id).collect();
    let ending = game.effects.iter().filter(|effect| effect.duration == Duration::UntilEndOfTurn);
    let effects: Vec<EffectId> = ending.map(|effect| effect.id).collect();
    if game.ruleset.end_of_turn_effects == EndOfTurnEffects::BeforeDamage {
        if !effects.is_empty() {
            let why = EffectEnd::MomentReached;
            return happens(Event::EffectsEnded { effects, lost: Vec::new(), why });
        }
        if let Some(check) = next::settle_state_based(game) {
            return check;
        }
    }
    happens(Event::DamageAndEffectsWoreOff { damage, effects })
}

/// Cards of the player's choice go to his graveyard, exactly as many as asked.
pub(super) fn discard(
    game: &Game,
    player: PlayerId,
    count: u32,
    cards: &[ObjectId],
) -> Result<Event, Refusal> {
    let given = u32::try_from(cards.len()).unwrap_or(u32::MAX);
    for (at, card) in cards.iter().enumerate() {
        if !game.players[player].hand.contains(card) {
            return Err(Refusal::NotInHand { card: *card });
        }
        if cards.iter().skip(at + 1).any(|other| other == card) {
            return Err(Refusal::NamedTwice { object: *card });
        }
    }
    if given != count {
        return Err(Refusal::WrongNumberOfCards { needed: count, given });
    }
    if let Some(resolving) = &game.resolving
        && resolve::others_discard(game, resolving, player)
    {
        return Ok(Event::DiscardChosen { player, cards: cards.to_vec() });
    }
    let why = if game.resolving.is_some() { DiscardReason::Effect } else { DiscardReason::HandSize };
    Ok(Event::Discarded { discards: vec![discard_of(&mut game.new_ids(), player, cards)], why })
}

/// The cards go to their owner's graveyard, as new objects with the next of the ids.
pub(super) fn discard_of(
    ids: &mut impl Iterator<Item = ObjectId>,
    player: PlayerId,
    cards: &[ObjectId],
) -> Discard {
    let moves = cards
        .iter()
        .zip(ids)
        .map(|(card, is)| Move { was: *card, is, owner: player, to: Zone::Graveyard })
        .collect();
    Discard { player, moves }
}
