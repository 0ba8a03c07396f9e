//! What happens to objects.

use super::Sentence;
use super::stack::{how_it_enters, into_graveyard};
use crate::engine::{
    Cause, ControlChange, Counter, Entering, Move, ObjectId, PlayerId, StateBasedAction, ZoneChangeReason,
};
use crate::text::voice::{Item, Scene};

pub(super) fn moved(scene: &Scene<'_>, cause: Cause, moves: &[Move], why: ZoneChangeReason) -> Sentence {
    let tongue = scene.tongue;
    let things = scene.things(moves.iter().map(|it| it.was));
    let source = match cause {
        Cause::Resolution { item, .. } => scene.item(item),
        _ => Item::Spell(String::new()),
    };
    let owner = moves.first().map(|it| it.owner);
    let main = match (why, owner) {
        (ZoneChangeReason::Destroyed, _) => tongue.destroys(&source, &things),
        (ZoneChangeReason::Exiled, _) => tongue.exiles(scene.era, &source, &things),
        (ZoneChangeReason::ReturnedToHand, Some(owner)) if moves.iter().all(|it| it.owner == owner) => {
            tongue.returns_to_hand(&things, scene.who(owner))
        }
        (ZoneChangeReason::ReturnedToHand, _) => tongue.several_return_to_hand(&things),
        (ZoneChangeReason::Sacrificed, _) => tongue.sacrifices(scene.who(controller(scene, moves)), &things),
    };
    Sentence::of(main).and_all(moves.iter().filter_map(|it| into_graveyard(scene, *it)))
}

fn controller(scene: &Scene<'_>, moves: &[Move]) -> PlayerId {
    let permanent = moves.first().and_then(|it| scene.before.battlefield().get_including_phased_out(it.was));
    permanent.map_or(scene.you, |it| it.controller)
}

pub(super) fn tokens(scene: &Scene<'_>, tokens: &[Entering]) -> Sentence {
    Sentence::of(scene.tongue.creates(scene.era, &scene.things(tokens.iter().map(|it| it.is))))
        .and_all(tokens.iter().flat_map(|it| how_it_enters(scene, it)))
}

pub(super) fn counters_put(scene: &Scene<'_>, counter: &Counter, count: u16, on: &[ObjectId]) -> Sentence {
    let counters = scene.counters(counter, count);
    Sentence::of(scene.tongue.gets_counters(&scene.things(on.iter().copied()), &counters))
}

pub(super) fn counters_removed(
    scene: &Scene<'_>,
    counter: &Counter,
    count: u16,
    from: &[ObjectId],
) -> Sentence {
    let counters = scene.counters(counter, count);
    Sentence::of(scene.tongue.loses_counters(&scene.things(from.iter().copied()), &counters))
}

pub(super) fn face_turned(scene: &Scene<'_>, permanents: &[ObjectId], up: bool) -> Sentence {
    let fact = |id: &ObjectId| {
        if up {
            scene.tongue.turned_face_up(&scene.name(*id))
        } else {
            scene.tongue.turned_face_down(&scene.name_before(*id))
        }
    };
    let mut facts = permanents.iter().map(fact);
    Sentence::of(facts.next().unwrap_or_default()).and_all(facts)
}

pub(super) fn transformed(scene: &Scene<'_>, permanents: &[ObjectId]) -> Sentence {
    let fact = |id: &ObjectId| scene.tongue.transforms(&scene.name_before(*id), &scene.name(*id));
    Sentence::gathered(scene.tongue.several_transform(), permanents.iter().map(fact).collect())
}

pub(super) fn control(scene: &Scene<'_>, changes: &[ControlChange]) -> Sentence {
    let tongue = scene.tongue;
    let facts = changes.iter().map(|it| tongue.controls_now(scene.who(it.to), &scene.name(it.permanent)));
    let returned = changes.iter().filter(|it| it.on_return);
    Sentence::gathered(tongue.controllers_changed(), facts.collect())
        .and_all(returned.map(|it| tongue.returned_under_other(&scene.name(it.permanent))))
}

pub(super) fn state_based(scene: &Scene<'_>, actions: &[StateBasedAction]) -> Sentence {
    let facts: Vec<String> = actions.iter().map(|action| state_based_action(scene, action)).collect();
    let is_one = facts.len() == 1;
    let sentence = Sentence::gathered(scene.tongue.state_based_several(scene.era, facts.len()), facts);
    if is_one { sentence.and(scene.tongue.state_based_one(scene.era)) } else { sentence }
}

#[deny(clippy::wildcard_enum_match_arm)]
fn state_based_action(scene: &Scene<'_>, action: &StateBasedAction) -> String {
    let tongue = scene.tongue;
    match action {
        StateBasedAction::LifeGone { player } => tongue.life_gone(scene.who(*player)),
        StateBasedAction::LibraryGone { player } => tongue.library_gone(scene.who(*player)),
        StateBasedAction::Poisoned { player } => tongue.poisoned(scene.who(*player)),
        StateBasedAction::TeamPoisoned { player } => tongue.team_poisoned(scene.who(*player)),
        StateBasedAction::LosesWithTeam { player } => tongue.loses_with_team(scene.who(*player)),
        StateBasedAction::TokenCeases { token } => tongue.token_ceases(&scene.name(*token)),
        StateBasedAction::ZeroToughness { moved } => tongue.zero_toughness(&scene.name(moved.was)),
        StateBasedAction::LethalDamage { moved } => tongue.lethal_damage(&scene.name(moved.was)),
        StateBasedAction::Deathtouched { moved } => tongue.deathtouched(&scene.name(moved.was)),
        StateBasedAction::Legend { moved } => tongue.legend_rule(&scene.name(moved.was)),
        StateBasedAction::AuraFallsOff { moved } => tongue.aura_falls_off(&scene.name(moved.was)),
        StateBasedAction::EquipmentUnattached { attachment } => {
            tongue.equipment_stays(scene.era, &scene.name(*attachment))
        }
        StateBasedAction::CounterPairs { permanent, pairs } => {
            tongue.counter_pairs(&scene.name(*permanent), *pairs)
        }
    }
}
