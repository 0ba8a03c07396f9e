//! Which questions make sense at a place.

use super::ask::Ask;
use super::reply::ends_step;
use super::world::World;
use crate::engine::{CardType, Event, ObjectId, Step};
use crate::scenario::When;

/// Everything that can be asked where a world starts, in a fixed order.
pub(super) fn asks(world: &mut World<'_>) -> Vec<Ask> {
    let next = world.event(0).map(|(entry, ..)| entry.event.clone());
    let Some(next) = next else { return Vec::new() };
    let mut asks = about_events(world);
    asks.extend(about_permission(world));
    let moments = moments(&next);
    let game = world.start();
    for player in game.players().iter().filter(|player| game.is_in_game(**player)) {
        asks.extend(moments.iter().map(|when| Ask::Life(*player, *when)));
    }
    for permanent in game.battlefield().including_phased_out() {
        let id = permanent.id;
        if permanent.is_phased_out() {
            asks.push(Ask::Return(id));
        }
        for when in &moments {
            asks.push(Ask::Zone(id, *when));
            if permanent.attached_to.is_none() {
                asks.push(Ask::Tapped(id, *when));
            }
            if game.is_creature(id) || permanent.is_phased_out() {
                asks.push(Ask::Size(id, *when));
                asks.push(Ask::Damage(id, *when));
            }
        }
    }
    asks
}

/// What happens by the rules alone: nobody has to choose first.
fn about_events(world: &World<'_>) -> Vec<Ask> {
    let game = world.start();
    if world.decision(0).is_some() {
        return Vec::new();
    }
    let mut asks = vec![Ask::Next, Ask::Order];
    if game.priority().is_none() {
        asks.push(Ask::Priority);
    }
    let mut sources: Vec<ObjectId> = game.waiting().iter().map(|it| it.source).collect();
    sources.sort_unstable();
    sources.dedup();
    if sources.len() > 1 {
        asks.push(Ask::Trigger);
    }
    asks
}

fn about_permission(world: &World<'_>) -> Vec<Ask> {
    let game = world.start();
    let step = game.turn().step;
    let mut asks = Vec::new();
    let is_before = |last: Step| order(step) <= order(last);
    for permanent in game.battlefield().including_phased_out() {
        let is_creature = game.is_creature(permanent.id) || permanent.is_phased_out();
        if !is_creature {
            continue;
        }
        if game.is_active(permanent.controller) && is_before(Step::DeclareAttackers) {
            asks.push(Ask::Attack(permanent.id));
        }
        let in_combat = is_before(Step::DeclareBlockers) && !is_before(Step::BeginningOfCombat);
        if !game.is_active(permanent.controller) && in_combat {
            asks.push(Ask::Block(permanent.id));
        }
    }
    let hand = &game.player(game.active_player()).hand;
    let is_land = |id: &ObjectId| game.identity(*id).is_some_and(|it| it.card.types.has(CardType::Land));
    asks.extend(hand.iter().copied().filter(is_land).take(1).map(Ask::Play));
    asks
}

fn order(step: Step) -> usize {
    Step::ALL.iter().position(|own| *own == step).unwrap_or(0)
}

/// The moments that can be asked about: the next event only where it changes what is in play.
fn moments(next: &Event) -> Vec<When> {
    let changes = matches!(
        next,
        Event::Phased(_)
            | Event::DamageDealt { .. }
            | Event::StateBasedActions { .. }
            | Event::DamageAndEffectsWoreOff { .. }
    );
    let mut moments = Vec::new();
    if changes {
        moments.push(When::NextEvent);
    }
    if !ends_step(next) {
        moments.push(When::EndOfStep);
    }
    moments.push(When::EndOfTurn);
    moments
}
