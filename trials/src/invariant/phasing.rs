//! Phasing: what is out is treated as though it did not exist, and phasing changes nothing but that (502.15, 217.8 /
//! 702.26).

use std::collections::BTreeSet;

use in_fase::engine::{
    Affects, Cause, Edition, Event, Game, Keyword, ObjectId, Permanent, PhaseStatus, PhasedOutMode,
    StackKind, StateBasedAction, Step, Target,
};

use super::{Happened, Verdict, holds};

/// The permanents that an event is about, other than phasing's, cleanup's and those that end or count things.
fn acted_on(event: &Event) -> Vec<ObjectId> {
    match event {
        Event::Untapped { permanents } | Event::Tapped { permanents } => permanents.clone(),
        Event::UntapDetermined { untapping, staying } => {
            untapping.iter().copied().chain(staying.iter().map(|it| it.permanent)).collect()
        }
        Event::AttackersDeclared { attackers, tapping, .. } => [attackers.clone(), tapping.clone()].concat(),
        Event::BlockersDeclared { blocks, blocked, unblocked, .. } => {
            let pairs = blocks.iter().flat_map(|it| [it.blocker, it.attacker]);
            pairs.chain(blocked.iter().copied()).chain(unblocked.iter().copied()).collect()
        }
        Event::DamageDealt { dealt, .. } => dealt
            .iter()
            .filter_map(|it| match it.to {
                Target::Object(id) => Some(id),
                Target::Player(_) => None,
            })
            .collect(),
        Event::CountersPut { on, .. } => on.clone(),
        Event::CountersRemoved { from, .. } => from.clone(),
        Event::ZoneChanged { moves, .. } => moves.iter().map(|it| it.was).collect(),
        Event::Attached { attachment, host } => vec![*attachment, *host],
        Event::Unattached { attachment } => vec![*attachment],
        Event::ControlChanged { changes } => changes.iter().map(|it| it.permanent).collect(),
        Event::LegendKept { legend, .. } => vec![*legend],
        Event::ManaAdded { source: Some(source), ability: Some(_), .. } => vec![*source],
        Event::AbilityActivated { item, .. } => match &item.kind {
            StackKind::Ability { source, .. } => vec![*source],
            StackKind::Spell { .. } | StackKind::CombatDamage { .. } => Vec::new(),
        },
        Event::EffectBegan { effect } => match &effect.affects {
            Affects::Objects(objects) => objects.clone(),
            Affects::WhateverFits { .. } | Affects::Players(_) => Vec::new(),
        },
        Event::StateBasedActions { actions } => actions.iter().filter_map(of_state_based).collect(),
        _ => Vec::new(),
    }
}

fn of_state_based(action: &StateBasedAction) -> Option<ObjectId> {
    match action {
        StateBasedAction::ZeroToughness { moved }
        | StateBasedAction::LethalDamage { moved }
        | StateBasedAction::Deathtouched { moved }
        | StateBasedAction::Legend { moved }
        | StateBasedAction::AuraFallsOff { moved } => Some(moved.was),
        StateBasedAction::EquipmentUnattached { attachment } => Some(*attachment),
        StateBasedAction::CounterPairs { permanent, .. } => Some(*permanent),
        // 217.8d: a phased-out token is not in play, and so ceases to exist.
        StateBasedAction::TokenCeases { .. }
        | StateBasedAction::LifeGone { .. }
        | StateBasedAction::LibraryGone { .. }
        | StateBasedAction::Poisoned { .. }
        | StateBasedAction::TeamPoisoned { .. }
        | StateBasedAction::LosesWithTeam { .. } => None,
    }
}

/// 217.8c / 702.26b.
pub(super) fn takes_no_part(happened: &Happened<'_>) -> Verdict {
    let is_out = |id: &ObjectId| {
        happened.before.battlefield().get_including_phased_out(*id).is_some_and(Permanent::is_phased_out)
    };
    let out = acted_on(&happened.entry.event).into_iter().find(is_out);
    holds(out.is_none(), || format!("{out:?} is phased out"))
}

/// 502.15c–g / 702.26d–f: the same object with the same counters, tapped or not, under the same controller. 2005 erases
/// its damage (502.15e).
pub(super) fn changes_only_the_status(happened: &Happened<'_>) -> Verdict {
    let Event::Phased(phasing) = &happened.entry.event else { return Ok(()) };
    let (before, after) = (happened.before, happened.after);
    let moved = phasing.out.iter().map(|it| (it.permanent, true));
    let moved = moved.chain(phasing.r#in.iter().map(|it| (it.permanent, false)));
    let mut seen = BTreeSet::new();
    for (id, goes_out) in moved {
        holds(seen.insert(id), || format!("{id:?} phases twice at once"))?;
        let pair = before.battlefield().get_including_phased_out(id);
        let pair = pair.zip(after.battlefield().get_including_phased_out(id));
        let Some((was, is)) = pair else { return Err(format!("{id:?} is not in play")) };
        let swapped = was.is_phased_out() != goes_out && is.is_phased_out() == goes_out;
        holds(swapped, || format!("{} does not change its status", was.card.name))?;
        let erased = goes_out && before.ruleset().edition == Edition::Classic;
        let same = was.is_tapped == is.is_tapped
            && was.counters == is.counters
            && was.controller == is.controller
            && was.timestamp == is.timestamp
            && is.damage == if erased { 0 } else { was.damage };
        holds(same, || format!("{} is another after phasing", was.card.name))?;
    }
    Ok(())
}

/// 302.1, 502.15a–b / 502.1, 702.26a: what has phasing under the active player goes out, what went out under him comes in,
/// as the board was before; nothing else does, but what is attached to it.
pub(super) fn is_whole(happened: &Happened<'_>) -> Verdict {
    let Event::Phased(phasing) = &happened.entry.event else { return Ok(()) };
    if happened.entry.cause != Cause::TurnBasedAction || happened.entry.at.step != Step::Untap {
        return Ok(());
    }
    let game = happened.before;
    let goes = |it: &&Permanent| {
        game.is_active(it.controller)
            && it.now.keywords.has(Keyword::Phasing)
            && !it.now.restrictions.cannot_phase_out
    };
    let comes = |it: &&Permanent| returns(game, it);
    let out: BTreeSet<ObjectId> = phasing.out.iter().map(|it| it.permanent).collect();
    let back: BTreeSet<ObjectId> = phasing.r#in.iter().map(|it| it.permanent).collect();
    let stays = game.battlefield().iter().filter(goes).find(|it| !out.contains(&it.id));
    holds(stays.is_none(), || format!("{:?} has phasing and stays", stays.map(|it| &it.card.name)))?;
    let waits = game.battlefield().phased_out().filter(comes).find(|it| !back.contains(&it.id));
    holds(waits.is_none(), || format!("{:?} should come in", waits.map(|it| &it.card.name)))?;
    for it in game.battlefield().iter().filter(|it| out.contains(&it.id) && !goes(it)) {
        let follows = it.attached_to.is_some_and(|host| out.contains(&host));
        holds(follows, || format!("{} goes out for no reason", it.card.name))?;
    }
    for it in game.battlefield().phased_out().filter(|it| back.contains(&it.id) && !comes(it)) {
        let follows = it.attached_to.is_some_and(|host| back.contains(&host));
        holds(follows, || format!("{} comes in for no reason", it.card.name))?;
    }
    Ok(())
}

/// Whether it went out directly under the active player, or under one who has left and whose turn would have begun
/// (702.26n); a phased-out token of 2005 is gone (217.8d).
fn returns(game: &Game, it: &Permanent) -> bool {
    let PhaseStatus::Out(out) = it.phase else { return false };
    let is_time = game.is_active(out.under) || game.player(out.under).was_passed_over;
    let gone = it.is_token && game.ruleset().edition == Edition::Classic;
    is_time && out.mode == PhasedOutMode::Directly && !it.now.restrictions.cannot_phase_in && !gone
}
