//! Combat and damage.

use super::Sentence;
use crate::engine::{
    Assignment, Block, Damage, ObjectId, PlayerId, Prevented, RemovalReason, Undealt, UndealtReason,
};
use crate::text::voice::Scene;

pub(super) fn attackers(
    scene: &Scene<'_>,
    player: PlayerId,
    attackers: &[ObjectId],
    defenders: &[PlayerId],
    tapping: &[ObjectId],
) -> Sentence {
    let tongue = scene.tongue;
    if attackers.is_empty() {
        return Sentence::of(tongue.attacks_with_nothing(scene.who(player)));
    }
    let upright: Vec<ObjectId> = attackers.iter().copied().filter(|id| !tapping.contains(id)).collect();
    let attack = |defender: PlayerId| {
        let pairs = attackers.iter().zip(defenders);
        let against = pairs.filter(|(_, attacked)| **attacked == defender).map(|(attacker, _)| *attacker);
        tongue.attacks(&scene.things(against), scene.who(defender))
    };
    let mut attacked: Vec<PlayerId> = defenders.to_vec();
    attacked.sort_unstable();
    attacked.dedup();
    let mut attacks = attacked.into_iter().map(attack);
    let mut sentence = Sentence::of(attacks.next().unwrap_or_default()).and_all(attacks);
    if !tapping.is_empty() {
        sentence = sentence.and(tongue.taps_to_attack(&scene.things(tapping.iter().copied())));
    }
    if !upright.is_empty() {
        sentence = sentence.and(tongue.attacks_without_tapping(&scene.things(upright)));
    }
    sentence
}

pub(super) fn blockers(
    scene: &Scene<'_>,
    player: PlayerId,
    blocks: &[Block],
    unblocked: &[ObjectId],
) -> Sentence {
    let tongue = scene.tongue;
    let mut attackers: Vec<ObjectId> = Vec::new();
    for block in blocks {
        if !attackers.contains(&block.attacker) {
            attackers.push(block.attacker);
        }
    }
    let facts: Vec<String> = attackers
        .iter()
        .map(|attacker| {
            let blocking = blocks.iter().filter(|block| block.attacker == *attacker);
            tongue.blocks(&scene.things(blocking.map(|block| block.blocker)), &scene.name(*attacker))
        })
        .collect();
    let sentence = if facts.is_empty() {
        Sentence::of(tongue.blocks_with_nothing(scene.who(player)))
    } else {
        Sentence::gathered(tongue.blocks_several(scene.who(player)), facts)
    };
    let free = (!unblocked.is_empty()).then(|| tongue.is_unblocked(&scene.things(unblocked.iter().copied())));
    sentence.and_all(free)
}

pub(super) fn assigned(scene: &Scene<'_>, player: PlayerId, assignments: &[Assignment]) -> Sentence {
    let tongue = scene.tongue;
    if assignments.is_empty() {
        return Sentence::of(tongue.assigns_nothing(scene.who(player)));
    }
    let facts = assignments
        .iter()
        .map(|part| tongue.assigns(&scene.name(part.source), part.amount, &scene.aim(part.to)))
        .collect();
    Sentence::gathered(tongue.assigns_several(scene.who(player)), facts)
}

pub(super) fn dealt(scene: &Scene<'_>, dealt: &[Damage], undealt: &[Undealt], combat: bool) -> Sentence {
    let tongue = scene.tongue;
    let facts: Vec<String> = dealt
        .iter()
        .map(|part| tongue.deals(&scene.name(part.source), part.amount, &scene.aim(part.to)))
        .collect();
    let sentence = if facts.is_empty() {
        Sentence::of(tongue.deals_nothing())
    } else {
        Sentence::gathered(tongue.deals_several(combat), facts)
    };
    sentence
        .and_all(dealt.iter().flat_map(|part| extras(scene, part)))
        .and_all(undealt.iter().map(|it| not_dealt(scene, it)))
}

fn extras(scene: &Scene<'_>, part: &Damage) -> impl Iterator<Item = String> {
    let source = scene.name(part.source);
    let touch = part.deathtouch.then(|| scene.tongue.lethal_by_touch(&source));
    let link =
        part.lifelink.map(|player| scene.tongue.gains_by_link(&source, scene.who(player), part.amount));
    touch.into_iter().chain(link)
}

fn not_dealt(scene: &Scene<'_>, undealt: &Undealt) -> String {
    let Assignment { source, to, amount } = undealt.assignment;
    let (source, to) = (scene.name(source), scene.aim(to));
    match undealt.why {
        UndealtReason::RecipientGone => scene.tongue.undealt_gone(&source, amount, &to),
        UndealtReason::NotACreature => scene.tongue.undealt_not_creature(&source, amount, &to),
        UndealtReason::SourceGone => scene.tongue.undealt_source_gone(&source, amount, &to),
    }
}

pub(super) fn prevented(scene: &Scene<'_>, prevented: &[Prevented]) -> Sentence {
    let facts = prevented.iter().map(|it| scene.tongue.prevented(it.amount, &scene.aim(it.to))).collect();
    Sentence::gathered(scene.tongue.prevented_several(), facts)
}

pub(super) fn ended(scene: &Scene<'_>, creatures: &[ObjectId]) -> Sentence {
    let sentence = Sentence::of(scene.tongue.combat_ended());
    if creatures.is_empty() {
        return sentence;
    }
    sentence.and(scene.tongue.no_longer_in_combat(&scene.things(creatures.iter().copied())))
}

pub(super) fn removed(scene: &Scene<'_>, creatures: &[ObjectId], why: RemovalReason) -> Sentence {
    Sentence::of(scene.tongue.leaves_combat(&scene.things(creatures.iter().copied())))
        .and(scene.tongue.left_combat_because(why))
}
