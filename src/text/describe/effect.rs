//! Continuous effects and delayed abilities.

use super::Sentence;
use crate::engine::{Affects, ContinuousEffect, DelayedTrigger, EffectEnd, EffectId, EffectLost, PlayerId};
use crate::text::opening;
use crate::text::telling::Telling;
use crate::text::voice::{Scene, Things, Who};

pub(super) fn began(scene: &Scene<'_>, effect: &ContinuousEffect) -> Sentence {
    let source = scene.name(effect.source);
    let Some(card) = scene.card(effect.source) else {
        return Sentence::of(scene.tongue.effect_began(&source));
    };
    let telling = Telling::new(scene.names, scene.era, card);
    let lasting = scene.tongue.duration(scene, &effect.duration);
    let change = |many| {
        let words: Vec<String> =
            effect.changes.iter().map(|it| scene.tongue.change(&telling, it, many)).collect();
        format!("{}{lasting}", scene.tongue.list(&words))
    };
    let told = match &effect.affects {
        Affects::Objects(objects) => {
            let things = scene.things(objects.iter().copied());
            let change = change(!things.is_one());
            (things.count() > 0).then(|| scene.tongue.effect_touches(&things, &change))
        }
        Affects::WhateverFits { filter, .. } => {
            let things = Things::many(scene.tongue.those(&telling, filter));
            Some(scene.tongue.effect_touches(&things, &change(true)))
        }
        Affects::Players(players) => players
            .first()
            .map(|player| scene.tongue.effect_touches(&player_name(scene, *player), &change(false))),
    };
    match told {
        Some(told) => Sentence::of(told).and(scene.tongue.effect_began(&source)),
        None => Sentence::of(scene.tongue.effect_began(&source)),
    }
}

fn player_name(scene: &Scene<'_>, player: PlayerId) -> Things {
    Things::one(match scene.who(player) {
        Who::You => scene.tongue.labels().you.to_owned(),
        Who::Named(name) => name.to_owned(),
    })
}

pub(super) fn ended(
    scene: &Scene<'_>,
    effects: &[EffectId],
    lost: &[EffectLost],
    why: EffectEnd,
) -> Sentence {
    let tongue = scene.tongue;
    let because = match why {
        EffectEnd::MomentReached => tongue.effect_reached_moment(),
        EffectEnd::CombatEnded => tongue.effect_lasted_combat(),
        EffectEnd::UntapStepOver => tongue.effect_lasted_untap_step(scene.era),
        EffectEnd::ConditionOver => tongue.effect_condition_over(),
        EffectEnd::UsedUp => tongue.effect_used_up(),
    };
    let mut facts: Vec<String> = lost
        .iter()
        .filter_map(|it| {
            let source = scene.source_of_effect(it.effect)?;
            Some(tongue.effect_no_longer_touches(&scene.name(source), &scene.name(it.permanent)))
        })
        .collect();
    let sources = scene.things(effects.iter().filter_map(|id| scene.source_of_effect(*id)));
    if sources.count() > 0 {
        facts.insert(0, tongue.effects_ended(&sources));
    }
    let mut facts = facts.into_iter();
    let main = facts.next().unwrap_or_default();
    Sentence::of(main).and_all(facts).and(because)
}

pub(super) fn delayed(scene: &Scene<'_>, delayed: &DelayedTrigger) -> Sentence {
    let step = scene.tongue.the_step(scene.era, delayed.step);
    let sentence = Sentence::of(opening(&scene.tongue.delayed_created(&scene.name(delayed.source), &step)));
    let Some(card) = scene.card(delayed.source) else { return sentence };
    let telling = Telling::new(scene.names, scene.era, card);
    sentence.and(scene.tongue.effect(&telling, &delayed.effect))
}
