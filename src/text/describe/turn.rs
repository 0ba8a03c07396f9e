//! The turn and what happens by itself in it.

use super::Sentence;
use crate::engine::{
    DayNight, DayNightOutcome, EffectId, ObjectId, Occurrence, Phase, PlayerId, SkipReason, SpellCount,
    StaysTapped, Step, UnspentPool,
};
use crate::text::fact::{About, Fact};
use crate::text::voice::{Scene, Things};

pub(super) fn turn_began(
    scene: &Scene<'_>,
    player: PlayerId,
    team: &[PlayerId],
    number: u32,
    extra: bool,
) -> Sentence {
    let others: Vec<String> =
        team.iter().filter(|it| **it != player).map(|it| scene.player_name(*it)).collect();
    let shared = (!others.is_empty()).then(|| scene.tongue.turn_is_shared(&scene.tongue.list(&others)));
    let sentence = Sentence::of(scene.tongue.turn_began(scene.who(player), number)).and_all(shared);
    if extra { sentence.and(scene.tongue.turn_is_extra()) } else { sentence }
}

pub(super) fn step_began(scene: &Scene<'_>, step: Step, occurrence: Occurrence) -> Sentence {
    Sentence::of(scene.tongue.step_began(scene.era, step, occurrence))
        .and_all(scene.tongue.no_priority_here(scene.era, step).map(str::to_owned))
}

/// The same as two facts: the step begins, and nobody may act in it.
pub(super) fn step_facts(scene: &Scene<'_>, step: Step, occurrence: Occurrence) -> Vec<Fact> {
    let begins = Fact::of(About::Step, [scene.tongue.step_began(scene.era, step, occurrence)]);
    let silent = scene.tongue.no_priority_here(scene.era, step).map(str::to_owned);
    begins.into_iter().chain(Fact::of(About::Priority, silent)).collect()
}

pub(super) fn step_skipped(scene: &Scene<'_>, active: PlayerId, step: Step, why: SkipReason) -> Sentence {
    let who = scene.who(active);
    Sentence::of(match why {
        SkipReason::FirstTurnDraw => scene.tongue.draw_step_skipped(scene.era, who),
        SkipReason::NoAttackers => scene.tongue.step_skipped_without_attackers(scene.era, step),
        SkipReason::Effect => scene.tongue.skipped_by_effect(&scene.tongue.the_step(scene.era, step), who),
    })
}

pub(super) fn phase_skipped(scene: &Scene<'_>, active: PlayerId, phase: Phase) -> Sentence {
    Sentence::of(scene.tongue.skipped_by_effect(scene.tongue.the_phase(phase), scene.who(active)))
}

pub(super) fn priority_given(scene: &Scene<'_>, to: PlayerId) -> Sentence {
    let stack = match scene.after.stack().last() {
        Some(top) => scene.tongue.stack_top(&scene.item_of(top)),
        None => scene.tongue.stack_is_empty().to_owned(),
    };
    Sentence::of(scene.tongue.priority_given(scene.who(to))).and(stack)
}

pub(super) fn priority_passed(scene: &Scene<'_>, by: PlayerId) -> Sentence {
    let next = match (scene.after.priority(), scene.after.stack().last()) {
        (Some(player), _) => scene.tongue.priority_is_now_with(scene.who(player)),
        (None, Some(top)) => scene.tongue.all_passed_top_resolves(&scene.item_of(top)),
        (None, None) => scene.tongue.all_passed_step_ends(scene.era, scene.after.turn().step).to_owned(),
    };
    Sentence::of(scene.tongue.priority_passed(scene.who(by))).and(next)
}

pub(super) fn day_night_checked(
    scene: &Scene<'_>,
    outcome: DayNightOutcome,
    spells: &[SpellCount],
) -> Sentence {
    let main = match outcome {
        DayNightOutcome::NoCheck => scene.tongue.day_night_not_checked(),
        DayNightOutcome::NoPreviousTurn => scene.tongue.no_previous_turn(),
        DayNightOutcome::DayBecameNight => scene.tongue.becomes(DayNight::Night),
        DayNightOutcome::NightBecameDay => scene.tongue.becomes(DayNight::Day),
        DayNightOutcome::StaysDay => scene.tongue.stays(DayNight::Day),
        DayNightOutcome::StaysNight => scene.tongue.stays(DayNight::Night),
    };
    let counts = spells.iter().map(|it| scene.tongue.spells_last_turn(scene.who(it.player), it.spells));
    let checked = !matches!(outcome, DayNightOutcome::NoCheck | DayNightOutcome::NoPreviousTurn);
    if checked { Sentence::of(main).and_all(counts) } else { Sentence::of(main) }
}

pub(super) fn untap_determined(
    scene: &Scene<'_>,
    active: PlayerId,
    untapping: &[ObjectId],
    staying: &[StaysTapped],
) -> Sentence {
    let who = scene.who(active);
    let things = scene.things(untapping.iter().copied());
    let main = match things.count() {
        0 => scene.tongue.nothing_to_untap(who),
        _ => scene.tongue.untap_determined(who, &things),
    };
    Sentence::of(main).and_all(by_name(scene, &things)).and_all(staying.iter().map(|it| {
        let name = scene.name(it.permanent);
        if it.by_choice {
            scene.tongue.stays_tapped_by_choice(&name, who)
        } else {
            scene.tongue.stays_tapped(&name)
        }
    }))
}

pub(super) fn untapped(scene: &Scene<'_>, permanents: &[ObjectId]) -> Sentence {
    let things = scene.things(permanents.iter().copied());
    Sentence::of(scene.tongue.untaps(&things)).and_all(by_name(scene, &things))
}

/// The names of many, of which the sentence says only how many they are.
fn by_name(scene: &Scene<'_>, things: &Things) -> Option<String> {
    things.are_many().then(|| scene.tongue.these_are(things))
}

pub(super) fn tapped(scene: &Scene<'_>, permanents: &[ObjectId]) -> Sentence {
    Sentence::of(scene.tongue.taps(&scene.things(permanents.iter().copied())))
}

pub(super) fn wore_off(scene: &Scene<'_>, damage: &[ObjectId], effects: &[EffectId]) -> Sentence {
    let mut sentence = Sentence::of(scene.tongue.wears_off(!damage.is_empty(), !effects.is_empty()));
    if !damage.is_empty() {
        sentence = sentence.and(scene.tongue.damage_leaves(&scene.things(damage.iter().copied())));
    }
    let sources = effects.iter().filter_map(|id| scene.source_of_effect(*id));
    sentence.and_all(sources.map(|source| scene.tongue.effect_of_is_over(&scene.name(source))))
}

pub(super) fn mana_emptied(scene: &Scene<'_>, lost: &[UnspentPool]) -> Sentence {
    let each = |pool: &UnspentPool| {
        let (who, mana) = (scene.who(pool.player), scene.tongue.mana(&pool.mana));
        if keeps_some(scene, pool) {
            scene.tongue.mana_goes_in_part(who, &mana, pool.mana.total())
        } else {
            scene.tongue.mana_empties(who, &mana, pool.mana.total())
        }
    };
    Sentence::gathered(scene.tongue.mana_of_several_empties(), lost.iter().map(each).collect())
        .and_all(mana_kept(scene, lost))
}

pub(super) fn mana_burned(scene: &Scene<'_>, lost: &[UnspentPool]) -> Sentence {
    let each = |pool: &UnspentPool| {
        let mana = scene.tongue.mana(&pool.mana);
        scene.tongue.mana_burns(scene.who(pool.player), &mana, pool.mana.total())
    };
    Sentence::gathered(scene.tongue.mana_of_several_burns(), lost.iter().map(each).collect())
        .and_all(mana_kept(scene, lost))
        .and(scene.tongue.burn_is_not_damage())
}

fn keeps_some(scene: &Scene<'_>, pool: &UnspentPool) -> bool {
    !scene.after.player(pool.player).mana.is_empty()
}

/// What an effect kept of those pools.
fn mana_kept(scene: &Scene<'_>, lost: &[UnspentPool]) -> Vec<String> {
    let kept = lost.iter().filter(|pool| keeps_some(scene, pool));
    kept.map(|pool| {
        let mana = scene.tongue.mana(&scene.after.player(pool.player).mana);
        scene.tongue.mana_is_kept(scene.who(pool.player), &mana)
    })
    .collect()
}

pub(super) fn steps_added(scene: &Scene<'_>, steps: &[Step], after: Step) -> Sentence {
    let names: Vec<String> = steps.iter().map(|step| scene.tongue.the_step(scene.era, *step)).collect();
    let after = scene.tongue.the_step(scene.era, after);
    Sentence::of(scene.tongue.steps_added(&scene.tongue.list(&names), &after))
}
