//! What follows from an event at once, without priority or checks: effects that end, control that changes, creatures
//! that leave combat.

use super::combat::RemovalReason;
use super::continuous::{ContinuousEffect, Duration};
use super::event::{ControlChange, EffectEnd, Event, Move, Resolved, ZoneChangeReason};
use super::game::Game;
use super::object::ObjectId;
use super::player::PlayerId;
use super::rule_point::PhasedOutOfCombat;
use super::static_sources::StaticSources;
use super::zone::Zone;
use super::{face, leaving, phasing};

/// The next consequence of an event, until there is none.
pub(super) fn of(game: &Game, event: &Event) -> Option<Event> {
    if !game.effects.is_empty()
        && let Some(ended) = effects_ended(game, event)
    {
        return Some(ended);
    }
    if (may_unbind(event) || may_meet_condition(event) && game.has_conditional_abilities())
        && let Some(event) = face::bound(game)
    {
        return Some(event);
    }
    if !(may_change_control(event) || may_meet_condition(event) && game.has_filtered_changes()) {
        return None;
    }
    phasing::released(game)
        .map(Event::Phased)
        .or_else(|| abandoned(game))
        .or_else(|| control_changed(game, event))
        .or_else(|| removed_from_combat(game, event))
}

/// Events after which a permanent's face may not fit the time of day.
fn may_unbind(event: &Event) -> bool {
    may_change_control(event)
        || matches!(
            event,
            Event::DayNightChecked { .. }
                | Event::DayNightChanged { .. }
                | Event::LandPlayed { .. }
                | Event::TokensCreated { .. }
        )
}

/// Events after which "as long as" may begin or end to hold, or "each tapped creature" to fit, so that control changes
/// or something is no creature.
const fn may_meet_condition(event: &Event) -> bool {
    matches!(
        event,
        Event::Tapped { .. }
            | Event::Untapped { .. }
            | Event::AttackersDeclared { .. }
            | Event::BlockersDeclared { .. }
            | Event::RemovedFromCombat { .. }
            | Event::LandPlayed { .. }
            | Event::TokensCreated { .. }
            | Event::CombatEnded { .. }
    )
}

/// Events after which control, or who is in combat, may be different.
fn may_change_control(event: &Event) -> bool {
    match event {
        Event::Phased(phasing) => !phasing.is_empty(),
        Event::DamageAndEffectsWoreOff { effects, .. } => !effects.is_empty(),
        Event::EffectBegan { .. }
        | Event::EffectsEnded { .. }
        | Event::ZoneChanged { .. }
        | Event::StateBasedActions { .. }
        | Event::ResolutionEnded { outcome: Resolved::Enters(_), .. }
        | Event::Attached { .. }
        | Event::Unattached { .. }
        | Event::ControlChanged { .. }
        | Event::Transformed { .. }
        | Event::FaceTurned { .. }
        | Event::PlayersLeft(_)
        | Event::AbilityActivated { .. }
        | Event::ManaAdded { .. } => true,
        _ => false,
    }
}

/// What a turn begins or a step reaches ends; 800.4m: what lasts until a turn of somebody who has left, when that turn
/// would have begun.
fn effects_ended(game: &Game, event: &Event) -> Option<Event> {
    let reached = |effect: &ContinuousEffect| match (&effect.duration, event) {
        (Duration::UntilStep { step, player }, Event::StepBegan { step: began, .. }) => {
            began == step && game.is_active(*player)
        }
        (Duration::UntilTurn { player }, Event::TurnBegan { .. }) if game.is_active(*player) => true,
        (Duration::UntilTurn { player } | Duration::UntilStep { player, .. }, Event::TurnBegan { .. }) => {
            game.player(*player).was_passed_over
        }
        _ => false,
    };
    let over = |effect: &ContinuousEffect| match effect.duration {
        Duration::WhileControls { player, object } => !controls(game, player, object),
        Duration::WhileTapped { object } => !game.battlefield.get(object).is_some_and(|it| it.is_tapped),
        _ => false,
    };
    let ended = |why: EffectEnd, ends: &dyn Fn(&ContinuousEffect) -> bool| {
        let effects: Vec<_> =
            game.effects.iter().filter(|effect| ends(effect)).map(|effect| effect.id).collect();
        (!effects.is_empty()).then_some(Event::EffectsEnded { effects, lost: Vec::new(), why })
    };
    ended(EffectEnd::MomentReached, &reached)
        .or_else(|| ended(EffectEnd::ConditionOver, &over))
        .or_else(|| ended(EffectEnd::UsedUp, &ContinuousEffect::is_used_up))
}

/// Whether a player controls a permanent that can be seen (217.8c / 702.26d).
fn controls(game: &Game, player: PlayerId, object: ObjectId) -> bool {
    game.battlefield.get(object).is_some_and(|it| it.controller == player)
}

fn control_changed(game: &Game, event: &Event) -> Option<Event> {
    let returned = |id: ObjectId| match event {
        Event::Phased(phasing) => phasing.r#in.iter().any(|back| back.permanent == id),
        _ => false,
    };
    let sources = StaticSources::of(game);
    let changes: Vec<ControlChange> = game
        .battlefield
        .iter()
        .filter_map(|it| {
            let to = game.controller_by_rules(it, &sources);
            let change =
                ControlChange { permanent: it.id, from: it.controller, to, on_return: returned(it.id) };
            (to != it.controller).then_some(change)
        })
        .collect();
    (!changes.is_empty()).then_some(Event::ControlChanged { changes })
}

/// 800.4a, 800.4c: what nobody could control is exiled.
fn abandoned(game: &Game) -> Option<Event> {
    let moves: Vec<Move> = leaving::abandoned(game)
        .into_iter()
        .zip(game.new_ids())
        .filter_map(|(was, is)| {
            game.identity(was).map(|it| Move { was, is, owner: it.owner, to: Zone::Exile })
        })
        .collect();
    (!moves.is_empty()).then_some(Event::ZoneChanged { moves, why: ZoneChangeReason::Exiled })
}

/// 306.2 / 506.4: what phased out, changed controller or stopped being a creature leaves combat.
fn removed_from_combat(game: &Game, event: &Event) -> Option<Event> {
    let combat = game.combat.as_ref()?;
    let mut removed: Vec<(ObjectId, RemovalReason)> = Vec::new();
    for creature in combat.creatures() {
        let changed = match event {
            Event::ControlChanged { changes } => changes.iter().any(|it| it.permanent == creature),
            _ => false,
        };
        let why = match game.battlefield.get(creature) {
            None => (game.ruleset.phased_out_of_combat == PhasedOutOfCombat::Removed)
                .then_some(RemovalReason::PhasedOut),
            Some(_) if changed => Some(RemovalReason::ControllerChanged),
            Some(it) if !game.is_creature(it.id) => Some(RemovalReason::NotACreature),
            Some(_) => None,
        };
        removed.extend(why.map(|why| (creature, why)));
    }
    let why = removed.first()?.1;
    let creatures =
        removed.into_iter().filter(|(_, reason)| *reason == why).map(|(creature, _)| creature).collect();
    Some(Event::RemovedFromCombat { creatures, why })
}
