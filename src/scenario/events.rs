//! Whether events happened as a script expects them.

use super::check::Seen;
use super::found::Found;
use super::model::{Aim, EventPattern};
use super::print;
use super::tags::event_tag;
use super::transcript::line;
use crate::engine::{
    DayNight, DayNightOutcome, Entry, Event, Move, ObjectId, PlayerId, Skipped, StackItem, StackKind,
    StateBasedAction, Target, UnspentPool, Zone,
};
use crate::notation::Name;

/// The events must have happened in this order since the last command; others may lie between. One event may fit
/// several patterns that stand side by side, but not the same twice.
///
/// # Errors
/// The first pattern that was not found, and what happened.
pub(super) fn events(seen: &Seen<'_>, patterns: &[EventPattern]) -> Result<(), Found> {
    let window = seen.log.get(seen.since..).unwrap_or_default();
    let mut rest = window.iter();
    let mut current: Option<&Entry> = None;
    let mut used: Vec<&EventPattern> = Vec::new();
    for pattern in patterns {
        if let Some(entry) = current
            && !used.contains(&pattern)
            && fits(seen, entry, pattern)
        {
            used.push(pattern);
            continue;
        }
        match rest.by_ref().find(|entry| fits(seen, entry, pattern)) {
            Some(entry) => (current, used) = (Some(entry), vec![pattern]),
            None => {
                return Err(Found::NotThere {
                    pattern: print::pattern(pattern),
                    happened: happened(seen, window),
                });
            }
        }
    }
    Ok(())
}

/// None of the events may have happened since the last command.
///
/// # Errors
/// The event that happened.
pub(super) fn no_event(seen: &Seen<'_>, patterns: &[EventPattern]) -> Result<(), Found> {
    let window = seen.log.get(seen.since..).unwrap_or_default();
    for entry in window {
        if patterns.iter().any(|pattern| fits(seen, entry, pattern)) {
            return Err(Found::Happened(line(seen.game, entry, seen.labels)));
        }
    }
    Ok(())
}

fn happened(seen: &Seen<'_>, window: &[Entry]) -> Vec<String> {
    window.iter().map(|entry| line(seen.game, entry, seen.labels)).collect()
}

fn fits(seen: &Seen<'_>, entry: &Entry, pattern: &EventPattern) -> bool {
    let event = &entry.event;
    let named = |name: &Option<Name>, id: ObjectId| match name {
        Some(name) => seen.labels.means(seen.game, name, id),
        None => true,
    };
    let any = |name: &Option<Name>, ids: &[ObjectId]| ids.iter().any(|id| named(name, *id));
    match (pattern, event) {
        (EventPattern::PhasedOut(name), Event::Phased(phasing)) => {
            phasing.out.iter().any(|out| named(name, out.permanent))
        }
        (EventPattern::PhasedIn(name), Event::Phased(phasing)) => {
            phasing.r#in.iter().any(|back| named(name, back.permanent))
        }
        (EventPattern::Untapped(name), Event::Untapped { permanents }) => any(name, permanents),
        (EventPattern::Tapped(name), _) => any(name, &tapped(event)),
        (EventPattern::Triggered(name), Event::AbilityTriggered { trigger, .. }) => {
            named(name, trigger.source)
        }
        (EventPattern::Stacked(name), _) => stacked(event).is_some_and(|item| named(name, source_of(item))),
        (EventPattern::Resolved(name), Event::ResolutionEnded { item, .. }) => {
            named(name, seen.log.iter().find_map(|past| item_of(&past.event, *item)).map_or(*item, source_of))
        }
        (EventPattern::Dies(name), _) => {
            moves(event).iter().any(|moved| died(moved) && named(name, moved.was))
        }
        (EventPattern::WoreOff(name), Event::DamageAndEffectsWoreOff { damage, .. }) => {
            name.is_none() || any(name, damage)
        }
        (EventPattern::LostControl(name), Event::ControlChanged { changes }) => {
            changes.iter().any(|change| named(name, change.permanent))
        }
        (EventPattern::Transformed(name), Event::Transformed { permanents }) => any(name, permanents),
        (EventPattern::Kind(tag), _) => event_tag(event) == *tag,
        _ => fits_without_names(seen, event, pattern),
    }
}

fn fits_without_names(seen: &Seen<'_>, event: &Event, pattern: &EventPattern) -> bool {
    let is = |wanted: &Option<PlayerId>, player: PlayerId| wanted.is_none_or(|wanted| wanted == player);
    match (pattern, event) {
        (EventPattern::Step(wanted), Event::StepBegan { step, .. }) => wanted == step,
        (EventPattern::Skipped(wanted), Event::StepSkipped { step, .. }) => *wanted == Skipped::Step(*step),
        (EventPattern::Skipped(wanted), Event::PhaseSkipped { phase, .. }) => {
            *wanted == Skipped::Phase(*phase)
        }
        (EventPattern::Priority(player), Event::PriorityGiven { to }) => {
            seen.game.are_teammates(*player, *to)
        }
        (EventPattern::Drew(player), Event::CardDrawn { player: own, .. }) => is(player, *own),
        (EventPattern::Dealt(amount, aim), Event::DamageDealt { dealt, .. }) => {
            let hits = |to: Target| aims_at(seen, aim, to);
            let total: u32 = dealt.iter().filter(|part| hits(part.to)).map(|part| part.amount).sum();
            total == *amount && dealt.iter().any(|part| hits(part.to))
        }
        (EventPattern::ManaBurned(player, amount), Event::ManaBurned { lost }) => {
            pool(lost, *player, *amount)
        }
        (EventPattern::ManaEmptied(player), Event::ManaEmptied { lost }) => pool(lost, *player, None),
        (EventPattern::Discarded(player, count), Event::Discarded { discards, .. }) => {
            discards.iter().any(|discard| {
                let fits = |count| u32::try_from(discard.moves.len()) == Ok(count);
                is(player, discard.player) && count.is_none_or(fits)
            })
        }
        (EventPattern::GameOver, Event::GameEnded { .. }) => true,
        _ => fits_day_night(event, pattern),
    }
}

fn fits_day_night(event: &Event, pattern: &EventPattern) -> bool {
    match (pattern, event) {
        (EventPattern::BecameNight, Event::DayNightChanged { to, .. }) => *to == DayNight::Night,
        (EventPattern::BecameDay, Event::DayNightChanged { to, .. }) => *to == DayNight::Day,
        (_, Event::DayNightChecked { outcome, .. }) => match pattern {
            EventPattern::BecameNight => *outcome == DayNightOutcome::DayBecameNight,
            EventPattern::BecameDay => *outcome == DayNightOutcome::NightBecameDay,
            EventPattern::StaysNight => *outcome == DayNightOutcome::StaysNight,
            EventPattern::StaysDay => *outcome == DayNightOutcome::StaysDay,
            EventPattern::NoCheck => {
                matches!(outcome, DayNightOutcome::NoCheck | DayNightOutcome::NoPreviousTurn)
            }
            _ => false,
        },
        _ => false,
    }
}

fn aims_at(seen: &Seen<'_>, aim: &Aim, target: Target) -> bool {
    seen.labels.aims_at(seen.game, aim, target)
}

fn pool(lost: &[UnspentPool], player: Option<PlayerId>, amount: Option<u32>) -> bool {
    lost.iter().any(|pool| {
        player.is_none_or(|player| pool.player == player)
            && amount.is_none_or(|amount| pool.mana.total() == amount)
            && !pool.mana.is_empty()
    })
}

fn tapped(event: &Event) -> Vec<ObjectId> {
    match event {
        Event::Tapped { permanents } => permanents.clone(),
        Event::AttackersDeclared { tapping, .. } => tapping.clone(),
        Event::AbilityActivated { item, tapped: true, .. } => vec![source_of(item)],
        Event::ManaAdded { source: Some(source), tapped: true, .. } => vec![*source],
        _ => Vec::new(),
    }
}

/// What goes on the stack.
pub(super) const fn stacked(event: &Event) -> Option<&StackItem> {
    match event {
        Event::TriggerPutOnStack { item, .. }
        | Event::AbilityActivated { item, .. }
        | Event::SpellCast { item, .. }
        | Event::SpellCopied { item }
        | Event::CombatDamagePutOnStack { item } => Some(item),
        _ => None,
    }
}

fn item_of(event: &Event, id: ObjectId) -> Option<&StackItem> {
    stacked(event).filter(|item| item.id == id)
}

/// A spell's card, or what the ability belongs to.
pub(super) const fn source_of(item: &StackItem) -> ObjectId {
    match &item.kind {
        StackKind::Ability { source, .. } => *source,
        StackKind::Spell { .. } | StackKind::CombatDamage { .. } => item.id,
    }
}

/// Permanents that leave in an event.
fn moves(event: &Event) -> Vec<Move> {
    match event {
        Event::ZoneChanged { moves, .. } => moves.clone(),
        Event::StateBasedActions { actions } => actions.iter().filter_map(moved).collect(),
        Event::AbilityActivated { sacrificed, .. } | Event::ManaAdded { sacrificed, .. } => {
            sacrificed.iter().copied().collect()
        }
        _ => Vec::new(),
    }
}

const fn moved(action: &StateBasedAction) -> Option<Move> {
    match action {
        StateBasedAction::ZeroToughness { moved }
        | StateBasedAction::LethalDamage { moved }
        | StateBasedAction::Deathtouched { moved }
        | StateBasedAction::Legend { moved }
        | StateBasedAction::AuraFallsOff { moved } => Some(*moved),
        _ => None,
    }
}

fn died(moved: &Move) -> bool {
    moved.to == Zone::Graveyard
}
