//! What of the game so far an answer rests on, and the board does not show: a question says it before it asks.

use super::ask::Ask;
use crate::engine::{Affects, CardType, ContinuousEffect, DayNight, ObjectId, Step};
use crate::text::{Scene, in_force};

/// The premises of a question, a sentence each.
pub(super) fn premises(scene: &Scene<'_>, ask: Ask) -> Vec<String> {
    match ask {
        Ask::Play(card) => land_drop(scene, card).into_iter().collect(),
        Ask::Next | Ask::Order | Ask::Priority => turn_so_far(scene),
        Ask::Attack(id) => came_lately(scene, id).into_iter().chain(effects(scene, id)).collect(),
        Ask::Block(id) | Ask::Size(id, _) | Ask::Zone(id, _) | Ask::Tapped(id, _) | Ask::Damage(id, _) => {
            effects(scene, id).collect()
        }
        Ask::Return(_) | Ask::Trigger | Ask::Life(..) => Vec::new(),
    }
}

/// 305.2: whether the land of this turn was played.
fn land_drop(scene: &Scene<'_>, card: ObjectId) -> Option<String> {
    let is_land = scene.card(card)?.types.has(CardType::Land);
    let owner = scene.after.identity(card)?.owner;
    let was_played = scene.after.player(owner).land_played.is_some();
    is_land.then(|| scene.tongue.land_was_played(scene.who(owner), was_played))
}

/// 302.6: whether its controller has had it since his turn began.
fn came_lately(scene: &Scene<'_>, id: ObjectId) -> Option<String> {
    let permanent = scene.after.battlefield().get(id)?;
    let came = scene.after.is_summoning_sick(id);
    came.then(|| scene.tongue.came_lately(&scene.name(id), scene.who(permanent.controller)))
}

/// 103.8, 730.2: whether the game has just begun, and what was cast in the turn before.
fn turn_so_far(scene: &Scene<'_>) -> Vec<String> {
    let game = scene.after;
    let turn = game.turn();
    let is_first = turn.is_first && matches!(turn.step, Step::Untap | Step::Upkeep);
    let first = is_first.then(|| scene.tongue.is_first_turn().to_owned());
    let is_checked = turn.step == Step::Untap && game.day_night() != DayNight::Neither;
    let cast = turn
        .previous
        .as_ref()
        .filter(|_| is_checked)
        .map(|past| scene.tongue.spells_last_turn(scene.who(past.active), past.spells[past.active]));
    first.into_iter().chain(cast).collect()
}

/// What spells and abilities do to it for a while.
fn effects<'a>(scene: &'a Scene<'_>, id: ObjectId) -> impl Iterator<Item = String> + 'a {
    let concerns = move |effect: &&ContinuousEffect| match &effect.affects {
        Affects::Objects(objects) => objects.contains(&id),
        Affects::Players(_) | Affects::WhateverFits { .. } => false,
    };
    scene.after.effects().iter().filter(concerns).map(|effect| in_force(scene, effect))
}
