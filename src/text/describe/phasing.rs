//! Phasing: who goes and comes, and all that goes with it.

use super::Sentence;
use crate::engine::{
    Cause, EffectLost, Entry, Keyword, ObjectId, Permanent, PhasedOutDamage, PhasedOutMode, PhasedOutPlace,
    PhasesIn, PhasesOut, Phasing,
};
use crate::text::fact::{About, Fact};
use crate::text::voice::{Scene, Things};

pub(super) fn phased(scene: &Scene<'_>, entry: &Entry, phasing: &Phasing) -> Sentence {
    Sentence::of(main(scene, phasing))
        .and_all(phasing.out.iter().filter_map(|it| follows(scene, it)))
        .and_all(tap_kept(scene, phasing))
        .and_all(damage(scene, phasing))
        .and_all(effects_lost(scene, phasing))
        .and_all(delayed_lost(scene, phasing))
        .and_all(phasing.r#in.iter().filter_map(|it| returns(scene, it)))
        .and_all(counters_kept(scene, phasing))
        .and_all(at_once(scene, phasing))
        .and_all(staying(scene, entry))
}

/// The same fact by fact, with the place of what is out, which the sentence says only of a few.
pub(super) fn facts(scene: &Scene<'_>, entry: &Entry, phasing: &Phasing) -> Vec<Fact> {
    let memory = tap_kept(scene, phasing).into_iter().chain(counters_kept(scene, phasing));
    let facts = [
        Fact::of(About::Phasing, [main(scene, phasing)]),
        Fact::of(About::Place, place(scene, phasing)),
        Fact::of(About::Along, phasing.out.iter().filter_map(|it| follows(scene, it))),
        Fact::of(About::MarkedDamage, damage(scene, phasing)),
        Fact::of(About::LimitedEffects, effects_lost(scene, phasing)),
        Fact::of(About::DelayedAbilities, delayed_lost(scene, phasing)),
        Fact::of(About::Return, phasing.r#in.iter().filter_map(|it| returns(scene, it))),
        Fact::of(About::Memory, memory),
        Fact::of(About::AttackAtOnce, at_once(scene, phasing)),
        Fact::of(About::Staying, staying(scene, entry)),
    ];
    facts.into_iter().flatten().collect()
}

fn main(scene: &Scene<'_>, phasing: &Phasing) -> String {
    let tongue = scene.tongue;
    let out = leading(scene, phasing.out.iter().map(|it| (it.permanent, it.mode)));
    let back = leading(scene, phasing.r#in.iter().map(|it| (it.permanent, it.was)));
    match (out.count(), back.count()) {
        (0, 0) => tongue.nothing_phases(scene.era).to_owned(),
        (_, 0) => tongue.phases_out(scene.era, &out),
        (0, _) => tongue.phases_in(scene.era, &back),
        _ => tongue.phases_out_and_in(scene.era, &out, &back),
    }
}

/// Where everything is that goes.
fn place(scene: &Scene<'_>, phasing: &Phasing) -> Option<String> {
    let out: Vec<ObjectId> = phasing.out.iter().map(|it| it.permanent).collect();
    about(scene, &out, |what| match scene.after.ruleset().phased_out_place {
        PhasedOutPlace::Zone => scene.tongue.goes_to_zone(what),
        PhasedOutPlace::InPlace => scene.tongue.stays_in_place(what),
    })
}

/// Those that go or come by themselves; if none does, all.
fn leading(scene: &Scene<'_>, phasing: impl Iterator<Item = (ObjectId, PhasedOutMode)> + Clone) -> Things {
    let by_itself = |mode: PhasedOutMode| !matches!(mode, PhasedOutMode::Indirectly { .. });
    let direct = scene.things(phasing.clone().filter(|(_, mode)| by_itself(*mode)).map(|(id, _)| id));
    if direct.count() > 0 { direct } else { scene.things(phasing.map(|(id, _)| id)) }
}

/// What an attachment does that goes with its host.
fn follows(scene: &Scene<'_>, out: &PhasesOut) -> Option<String> {
    let name = scene.name(out.permanent);
    match out.mode {
        PhasedOutMode::Directly => None,
        PhasedOutMode::Indirectly { host } if out.both_ways => {
            Some(scene.tongue.goes_both_ways(&name, &scene.name(host)))
        }
        PhasedOutMode::Indirectly { host } => {
            Some(scene.tongue.goes_with(scene.era, &name, &scene.name(host)))
        }
        PhasedOutMode::Until { source } => Some(scene.tongue.goes_until_leaves(&name, &scene.name(source))),
    }
}

fn about(scene: &Scene<'_>, ids: &[ObjectId], say: impl Fn(&Things) -> String) -> Option<String> {
    (!ids.is_empty()).then(|| say(&scene.things(ids.iter().copied())))
}

/// What was on the table as it went out.
fn leaving(scene: &Scene<'_>, phasing: &Phasing, is_so: impl Fn(&Permanent) -> bool) -> Vec<ObjectId> {
    let out = phasing.out.iter().filter_map(|it| scene.before.battlefield().get(it.permanent));
    out.filter(|it| is_so(it)).map(|it| it.id).collect()
}

/// How it lay stays with it.
fn tap_kept(scene: &Scene<'_>, phasing: &Phasing) -> Option<String> {
    let tapped = leaving(scene, phasing, |it| it.is_tapped);
    about(scene, &tapped, |what| scene.tongue.keeps_its_tap(what))
}

/// What becomes of marked damage.
fn damage(scene: &Scene<'_>, phasing: &Phasing) -> Option<String> {
    match scene.after.ruleset().phased_out_damage {
        PhasedOutDamage::Stays => {
            let damaged = leaving(scene, phasing, |it| it.damage > 0);
            about(scene, &damaged, |what| scene.tongue.keeps_its_damage(what))
        }
        PhasedOutDamage::Erased => {
            about(scene, &phasing.damage_erased, |what| scene.tongue.damage_is_erased(what))
        }
    }
}

fn effects_lost(scene: &Scene<'_>, phasing: &Phasing) -> Vec<String> {
    lost(scene, &phasing.effects_lost, |source, what| scene.tongue.effect_lost(source, what))
}

fn delayed_lost(scene: &Scene<'_>, phasing: &Phasing) -> Vec<String> {
    lost(scene, &phasing.delayed_lost, |source, what| scene.tongue.delayed_lost(source, what))
}

fn lost(scene: &Scene<'_>, all: &[EffectLost], say: impl Fn(&str, &str) -> String) -> Vec<String> {
    let sentence = |it: &EffectLost| {
        let source = scene.source_of_effect(it.effect)?;
        Some(say(&scene.name(source), &scene.name(it.permanent)))
    };
    all.iter().filter_map(sentence).collect()
}

fn at_once(scene: &Scene<'_>, phasing: &Phasing) -> Option<String> {
    about(scene, &phasing.as_though_haste, |what| scene.tongue.may_attack_at_once(what))
}

/// How an attachment comes back.
fn returns(scene: &Scene<'_>, back: &PhasesIn) -> Option<String> {
    let name = scene.name(back.permanent);
    if let Some(player) = back.enchants {
        return Some(scene.tongue.returns_attached_to_player(scene.era, &name, scene.who(player)));
    }
    if let Some(player) = back.lost_player {
        return Some(scene.tongue.returns_without_host(scene.era, &name, &scene.player_name(player)));
    }
    match (back.attached_to, back.lost_host) {
        (Some(host), _) => Some(scene.tongue.returns_attached(scene.era, &name, &scene.name(host))),
        (None, Some(host)) => Some(scene.tongue.returns_without_host(scene.era, &name, &scene.name(host))),
        (None, None) => None,
    }
}

/// What comes back with its counters.
fn counters_kept(scene: &Scene<'_>, phasing: &Phasing) -> Vec<String> {
    let back = phasing.r#in.iter().filter_map(|it| scene.after.battlefield().get(it.permanent));
    back.filter(|it| !it.counters.is_empty())
        .map(|it| {
            let words: Vec<String> =
                it.counters.iter().map(|(counter, count)| scene.counters(counter, *count)).collect();
            scene.tongue.keeps_its_counters(&scene.name(it.id), &scene.tongue.list(&words))
        })
        .collect()
}

/// In an untap step: what has phasing too, but belongs to the other player's untap step.
fn staying(scene: &Scene<'_>, entry: &Entry) -> Option<String> {
    if entry.cause != Cause::TurnBasedAction {
        return None;
    }
    let others = || {
        scene
            .before
            .battlefield()
            .iter()
            .filter(|it| !scene.before.are_teammates(it.controller, entry.at.active))
    };
    let has_phasing =
        |id| scene.before.characteristics(id).is_some_and(|now| now.keywords.has(Keyword::Phasing));
    let staying: Vec<ObjectId> = others().map(|it| it.id).filter(|id| has_phasing(*id)).collect();
    let controller = others().find(|it| staying.contains(&it.id))?.controller;
    Some(scene.tongue.other_player_keeps(&scene.things(staying), scene.who(controller)))
}
