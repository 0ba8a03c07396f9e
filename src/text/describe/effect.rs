//! Continuous effects and delayed abilities.

use super::Sentence;
use crate::cards;
use crate::engine::{Affects, ContinuousEffect, DelayedTrigger, EffectEnd, EffectId, EffectLost, ObjectId};
use crate::text::opening;
use crate::text::voice::Scene;

pub(super) fn began(scene: &Scene<'_>, effect: &ContinuousEffect) -> Sentence {
    let began = scene.tongue.effect_began(&scene.name(effect.source));
    let Affects::Objects(objects) = &effect.affects else {
        return in_the_words_of_the_card(scene, effect, began);
    };
    if let Some(card) = &effect.copies {
        let (of, _) = scene.names.card(card);
        let lasting = scene.tongue.duration(scene, &effect.duration);
        let fact =
            |id: &ObjectId| format!("{}{lasting}.", scene.tongue.becomes_copy(&scene.name_before(*id), &of));
        let mut facts = objects.iter().map(fact);
        return Sentence::of(facts.next().unwrap_or_default()).and_all(facts).and(began);
    }
    let things = scene.things(objects.iter().copied());
    if things.count() == 0 {
        return Sentence::of(began);
    }
    let by = scene.who(effect.controller);
    let words: Vec<String> = effect
        .changes
        .iter()
        .map(|change| scene.tongue.change(scene.era, change, by, !things.is_one()))
        .collect();
    let lasting = scene.tongue.duration(scene, &effect.duration);
    let change = format!("{}{lasting}", scene.tongue.list(&words));
    Sentence::of(scene.tongue.effect_touches(&things, &change)).and(began)
}

/// Where the effect is about more than can be named: what the card says, if it says one thing.
fn in_the_words_of_the_card(scene: &Scene<'_>, effect: &ContinuousEffect, began: String) -> Sentence {
    let card = scene.card(effect.source).filter(|card| card.abilities.len() == 1);
    let said = card.and_then(|card| {
        let ability = card.abilities.first()?;
        Some(cards::ability(scene.locale, scene.edition, card, ability))
    });
    Sentence::of(began).and_all(said)
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
    let card = scene.card(delayed.source);
    sentence.and_all(card.map(|card| cards::effect(scene.locale, scene.edition, card, &delayed.effect)))
}
