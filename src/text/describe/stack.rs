//! The stack: what goes on it, what resolves, what waits.

use super::Sentence;
use crate::engine::{
    Entering, Face, Mana, Move, NothingReason, ObjectId, PlayerId, Resolved, StackItem, Target, TriggerId,
    WaitingTrigger, Zone,
};
use crate::text::voice::{Aim, Item, Scene};

pub(super) fn land_played(scene: &Scene<'_>, player: PlayerId, entering: &Entering) -> Sentence {
    Sentence::of(scene.tongue.plays_land(scene.who(player), &scene.name(entering.is)))
        .and_all(how_it_enters(scene, entering))
}

pub(super) fn cast(
    scene: &Scene<'_>,
    player: PlayerId,
    card: ObjectId,
    item: &StackItem,
    paid: &Mana,
) -> Sentence {
    let who = scene.who(player);
    Sentence::of(scene.tongue.casts(scene.era, who, &scene.name(card)))
        .and_all(aims(scene, &item.targets))
        .and_all(payment(scene, player, paid))
}

pub(super) fn activated(
    scene: &Scene<'_>,
    player: PlayerId,
    (item, paid): (&StackItem, &Mana),
    tapped: bool,
    sacrificed: Option<Move>,
) -> Sentence {
    let source = source_name(scene, item);
    Sentence::of(scene.tongue.activates(scene.era, scene.who(player), &source))
        .and_all(aims(scene, &item.targets))
        .and_all(payment(scene, player, paid))
        .and_all(tapped.then(|| scene.tongue.taps_as_cost(&source)))
        .and_all(sacrificed.map(|_| scene.tongue.sacrifices_as_cost(scene.who(player), &source)))
}

pub(super) fn mana_added(
    scene: &Scene<'_>,
    player: PlayerId,
    (mana, source): (&Mana, Option<ObjectId>),
    tapped: bool,
    sacrificed: Option<Move>,
) -> Sentence {
    let tongue = scene.tongue;
    let name = source.map(|source| scene.name(source));
    let sentence = Sentence::of(tongue.adds_mana(scene.who(player), &tongue.mana(mana), name.as_deref()));
    let Some(name) = name.filter(|_| tapped || sacrificed.is_some()) else { return sentence };
    sentence
        .and_all(tapped.then(|| tongue.taps_as_cost(&name)))
        .and_all(sacrificed.map(|_| tongue.sacrifices_as_cost(scene.who(player), &name)))
        .and(tongue.mana_skips_stack())
}

pub(super) fn ordered(scene: &Scene<'_>, player: PlayerId, order: &[TriggerId]) -> Sentence {
    let source = |id: Option<&TriggerId>| {
        let waiting = scene.before.waiting().iter().find(|trigger| Some(&trigger.id) == id)?;
        Some(scene.name(waiting.source))
    };
    Sentence::of(scene.tongue.orders_triggers(scene.who(player)))
        .and_all(source(order.first()).map(|name| scene.tongue.resolves_last(&name)))
        .and_all(source(order.last()).map(|name| scene.tongue.resolves_first(&name)))
}

pub(super) fn triggered(scene: &Scene<'_>, trigger: &WaitingTrigger, held: bool) -> Sentence {
    let tongue = scene.tongue;
    let main = tongue.triggers(&scene.name(trigger.source), trigger.delayed.is_some());
    Sentence::of(main).and(if held { tongue.trigger_is_held(scene.era) } else { tongue.trigger_waits() })
}

pub(super) fn trigger_stacked(scene: &Scene<'_>, item: &StackItem) -> Sentence {
    Sentence::of(scene.tongue.trigger_stacked(&source_name(scene, item))).and_all(aims(scene, &item.targets))
}

pub(super) fn resolution_began(scene: &Scene<'_>, item: ObjectId, illegal: &[Target]) -> Sentence {
    Sentence::of(scene.tongue.resolution_began(&scene.item(item)))
        .and_all(illegal.iter().map(|target| scene.tongue.target_is_illegal(&scene.aim(*target))))
}

pub(super) fn resolution_ended(scene: &Scene<'_>, item: ObjectId, outcome: &Resolved) -> Sentence {
    match outcome {
        Resolved::Enters(entering) => enters(scene, entering),
        Resolved::Moves(moved) => Sentence::of(scene.tongue.spell_finished(&scene.name(moved.was))),
        Resolved::Gone => Sentence::of(scene.tongue.item_gone(&scene.item(item))),
    }
}

/// A permanent comes into play.
pub(super) fn enters(scene: &Scene<'_>, entering: &Entering) -> Sentence {
    let who = scene.who(entering.controller);
    Sentence::of(scene.tongue.enters(scene.era, &scene.name(entering.is), who))
        .and_all(how_it_enters(scene, entering))
}

/// Tapped, with counters, attached.
pub(super) fn how_it_enters(scene: &Scene<'_>, entering: &Entering) -> Vec<String> {
    let name = scene.name(entering.is);
    let mut facts = Vec::new();
    if entering.tapped {
        facts.push(scene.tongue.enters_tapped(&name));
    }
    if entering.face == Face::Back {
        facts.push(scene.tongue.enters_on_back(&name));
    }
    for (counter, count) in &entering.counters {
        facts.push(scene.tongue.enters_with(&name, &scene.counters(counter, *count)));
    }
    if let Some(player) = entering.enchants {
        facts.push(scene.tongue.enters_attached_to_player(&name, scene.who(player)));
    }
    if let Some(host) = entering.attached_to {
        facts.push(scene.tongue.enters_attached(&name, &scene.name(host)));
    }
    facts
}

pub(super) fn all_targets_illegal(
    scene: &Scene<'_>,
    item: ObjectId,
    targets: &[Target],
    to: Option<Move>,
) -> Sentence {
    Sentence::of(scene.tongue.all_targets_illegal(scene.era, &scene.item(item)))
        .and_all(targets.iter().map(|target| scene.tongue.target_is_illegal(&scene.aim(*target))))
        .and_all(to.and_then(|moved| into_graveyard(scene, moved)))
}

pub(super) fn countered(scene: &Scene<'_>, item: ObjectId, to: Option<Move>) -> Sentence {
    Sentence::of(scene.tongue.countered(&scene.name(item)))
        .and_all(to.and_then(|moved| into_graveyard(scene, moved)))
}

/// Where a card goes, if it is a graveyard.
pub(super) fn into_graveyard(scene: &Scene<'_>, moved: Move) -> Option<String> {
    let name = scene.name(moved.was);
    (moved.to == Zone::Graveyard).then(|| scene.tongue.goes_to_graveyard(&name, scene.who(moved.owner)))
}

pub(super) fn nothing(scene: &Scene<'_>, why: NothingReason) -> Sentence {
    let what = match why {
        NothingReason::PhasedOut { permanent }
        | NothingReason::WaitsForHost { permanent }
        | NothingReason::NotYoursToSacrifice { permanent } => scene.name(permanent),
        _ => String::new(),
    };
    Sentence::of(scene.tongue.nothing_because(why, &what))
}

fn aims(scene: &Scene<'_>, targets: &[Target]) -> Option<String> {
    let aims: Vec<Aim<'_>> = targets.iter().map(|target| scene.aim(*target)).collect();
    (!aims.is_empty()).then(|| scene.tongue.aims_at(&aims))
}

fn payment(scene: &Scene<'_>, player: PlayerId, paid: &Mana) -> Option<String> {
    (!paid.is_empty()).then(|| scene.tongue.pays(scene.who(player), &scene.tongue.mana(paid)))
}

fn source_name(scene: &Scene<'_>, item: &StackItem) -> String {
    match scene.item_of(item) {
        Item::Spell(name) | Item::Copy(name) | Item::Ability(name) => name,
        Item::CombatDamage => String::new(),
    }
}
