//! What permanents are at this moment: continuous effects in layer order (418.5 / 613).

use super::card::{Affected, CardType, Keyword};
use super::continuous::{Affects, ContinuousEffect};
use super::effect::{Counter, Modification, ObjectFilter};
use super::filter::View;
use super::game::Game;
use super::object::{Characteristics, ObjectId, Permanent, Restrictions};
use super::rule_point::{ColourLayer, PumpLayer};
use super::static_sources::{Held, StaticSources, conditions_met};

/// How long a chain of conditions may be, each of which is met by what the one before it gives.
const CHAIN: usize = 8;

/// The layers in the order in which they apply; control is computed apart, before all others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Layer {
    Type,
    Colour,
    Ability,
    SetPowerToughness,
    PumpByEffect,
    Counters,
    PumpByStatic,
    Rules,
}

/// One change that may apply, in the order of layers and timestamps.
struct Change<'a> {
    layer: Layer,
    timestamp: u32,
    scope: Scope<'a>,
    modification: &'a Modification,
}

/// Whether a change applies is known at once, or judged when its turn comes.
#[derive(Clone, Copy)]
enum Scope<'a> {
    Certain,
    Fitting { filter: &'a ObjectFilter, view: View },
}

impl Game {
    /// A permanent's characteristics after all effects, phased in or out. What is phased out is seen with its printed
    /// values, its counters, its lasting effects and what hangs on it; no rule looks at it (217.8c / 702.26b).
    #[must_use]
    pub fn characteristics(&self, id: ObjectId) -> Option<&Characteristics> {
        self.last_known(id).map(|permanent| &permanent.now)
    }

    /// Whether a permanent has a keyword now.
    #[must_use]
    pub fn has_keyword(&self, id: ObjectId, keyword: Keyword) -> bool {
        self.characteristics(id).is_some_and(|it| it.keywords.has(keyword))
    }

    /// Whether a phased-in permanent is a creature now.
    #[must_use]
    pub fn is_creature(&self, id: ObjectId) -> bool {
        self.battlefield.get(id).is_some_and(|it| it.now.types.has(CardType::Creature))
    }

    /// Computes every permanent's characteristics anew; the fold does so whenever an event may have changed any.
    pub(super) fn refresh_characteristics(&mut self) {
        let mut held = Held::new();
        // a condition may hang on what another ability gives: each round may meet more of them
        for _ in 0..CHAIN {
            self.refresh_assuming(held.clone());
            let met = if self.has_conditional_abilities() { conditions_met(self) } else { Held::new() };
            if met == held {
                return;
            }
            held = met;
        }
    }

    fn refresh_assuming(&mut self, held: Held) {
        let sources = StaticSources::assuming(self, held);
        let changed: Vec<(ObjectId, Characteristics)> = self
            .battlefield
            .including_phased_out()
            .filter_map(|permanent| {
                let now = self.computed_characteristics(permanent, &sources);
                (now != permanent.now).then_some((permanent.id, now))
            })
            .collect();
        for (id, now) in changed {
            if let Some(permanent) = self.battlefield.get_mut(id) {
                permanent.now = now;
            }
        }
    }

    /// Whether what the fold keeps up for every permanent is what would be computed anew: an invariant, for tests.
    #[must_use]
    pub fn is_consistent(&self) -> bool {
        let sources = StaticSources::of(self);
        let mut all = self.battlefield.including_phased_out();
        self.battlefield.is_listed()
            && all.all(|permanent| {
                permanent.now == self.computed_characteristics(permanent, &sources)
                    && (permanent.is_phased_out()
                        || permanent.controller == self.controller_by_rules(permanent, &sources))
            })
    }

    fn computed_characteristics(
        &self,
        permanent: &Permanent,
        sources: &StaticSources<'_>,
    ) -> Characteristics {
        let mut now = printed(permanent);
        let changes = self.changes_to(permanent, sources);
        let first_after_counters = changes.partition_point(|change| change.layer < Layer::Counters);
        for change in changes.iter().take(first_after_counters) {
            self.apply_change(change, permanent, &mut now);
        }
        let counters = i32::from(permanent.counters_of(&Counter::PlusOne))
            - i32::from(permanent.counters_of(&Counter::MinusOne));
        if permanent.card.power_toughness.is_some() || now.types.has(CardType::Creature) {
            now.power = now.power.saturating_add(counters);
            now.toughness = now.toughness.saturating_add(counters);
        }
        for change in changes.iter().skip(first_after_counters) {
            self.apply_change(change, permanent, &mut now);
        }
        now
    }

    fn apply_change(&self, change: &Change<'_>, permanent: &Permanent, now: &mut Characteristics) {
        let applies = match change.scope {
            Scope::Certain => true,
            Scope::Fitting { filter, view } => self.fits_as(filter, permanent, now, view),
        };
        if applies {
            modify(now, change.modification);
        }
    }

    fn changes_to<'a>(&'a self, permanent: &Permanent, sources: &StaticSources<'a>) -> Vec<Change<'a>> {
        let mut changes = Vec::new();
        for effect in &self.effects {
            if let Some(scope) = scope_of(effect, permanent) {
                changes.extend(effect.changes.iter().filter_map(|modification| {
                    let layer = self.layer_of(modification, false)?;
                    Some(Change { layer, timestamp: effect.timestamp, scope, modification })
                }));
            }
        }
        for source in sources.for_permanent(permanent.id) {
            self.static_changes(source, permanent, sources, &mut changes);
        }
        changes.sort_by_key(|change| (change.layer, change.timestamp));
        changes
    }

    /// What is out makes no rules (217.8c / 702.26b), be it for itself or for what it went out with.
    fn static_changes<'a>(
        &'a self,
        source: &'a Permanent,
        on: &Permanent,
        sources: &StaticSources<'a>,
        changes: &mut Vec<Change<'a>>,
    ) {
        for text in sources.abilities_of(self, source) {
            let scope = match &text.affects {
                Affected::This if source.id == on.id => Scope::Certain,
                Affected::Host if source.attached_to == Some(on.id) && travels_with(source, on) => {
                    Scope::Certain
                }
                Affected::Each(filter)
                    if !source.is_phased_out() && on.is_phased_out() == filter.phased_out =>
                {
                    let view = View { you: source.controller, this: source.id, target: None };
                    Scope::Fitting { filter, view }
                }
                _ => continue,
            };
            changes.extend(text.changes.iter().filter_map(|modification| {
                let layer = self.layer_of(modification, true)?;
                let is_silent = source.is_phased_out() && layer == Layer::Rules;
                (!is_silent).then_some(Change { layer, timestamp: source.timestamp, scope, modification })
            }));
        }
    }

    /// 418.5 / 613.1, 613.4. `None` for what is no layer of a permanent's characteristics.
    fn layer_of(&self, modification: &Modification, is_static: bool) -> Option<Layer> {
        Some(match modification {
            Modification::AddType(_) | Modification::LoseType(_) | Modification::AddSubtype(_) => Layer::Type,
            Modification::BecomeColour(_) => match self.ruleset.colour_layer {
                ColourLayer::WithAbilities => Layer::Ability,
                ColourLayer::BeforeAbilities => Layer::Colour,
            },
            Modification::Gain(_) | Modification::Lose(_) => Layer::Ability,
            Modification::SetPowerToughness(..) => Layer::SetPowerToughness,
            Modification::PowerToughness(..) if is_static => Layer::PumpByStatic,
            Modification::PowerToughness(..) => match self.ruleset.pump_layer {
                PumpLayer::WithSetters => Layer::SetPowerToughness,
                PumpLayer::AfterSetters => Layer::PumpByEffect,
            },
            Modification::DoesNotUntap
            | Modification::MayStayTapped
            | Modification::CannotAttack
            | Modification::CannotBlock
            | Modification::CannotPhaseOut
            | Modification::CannotPhaseIn
            | Modification::PreventDamage => Layer::Rules,
            Modification::Control
            | Modification::PreventNextDamage(_)
            | Modification::MaximumHandSize(_)
            | Modification::NoMaximumHandSize
            | Modification::KeepMana(_) => return None,
        })
    }
}

fn printed(permanent: &Permanent) -> Characteristics {
    let card = &permanent.card;
    let (power, toughness) = card.power_toughness.unwrap_or((0, 0));
    Characteristics {
        power,
        toughness,
        types: card.types,
        added_subtypes: Vec::new(),
        colours: card.colours,
        keywords: card.keywords,
        restrictions: Restrictions::default(),
    }
}

fn scope_of<'a>(effect: &'a ContinuousEffect, permanent: &Permanent) -> Option<Scope<'a>> {
    match &effect.affects {
        Affects::Objects(objects) => objects.contains(&permanent.id).then_some(Scope::Certain),
        Affects::WhateverFits { filter, target } => {
            let view = View { you: effect.controller, this: effect.source, target: *target };
            (permanent.is_phased_out() == filter.phased_out).then_some(Scope::Fitting { filter, view })
        }
        Affects::Players(_) => None,
    }
}

/// An attachment speaks to its host when both are phased in, or when it went out with it.
pub(super) fn travels_with(attachment: &Permanent, host: &Permanent) -> bool {
    use super::phasing::{PhaseStatus, PhasedOut, PhasedOutMode};
    match (attachment.phase, host.phase) {
        (PhaseStatus::In, PhaseStatus::In) => true,
        (
            PhaseStatus::Out(PhasedOut { mode: PhasedOutMode::Indirectly { host: with }, .. }),
            PhaseStatus::Out(_),
        ) => with == host.id,
        _ => false,
    }
}

fn modify(now: &mut Characteristics, modification: &Modification) {
    match modification {
        Modification::AddType(kind) => now.types = now.types.with(*kind),
        Modification::LoseType(kind) => now.types = now.types.without(*kind),
        Modification::AddSubtype(subtype) => now.added_subtypes.push(subtype.clone()),
        Modification::BecomeColour(colour) => now.colours = super::card::Colours::EMPTY.with(*colour),
        Modification::Gain(keyword) => now.keywords = now.keywords.with(*keyword),
        Modification::Lose(keyword) => now.keywords = now.keywords.without(*keyword),
        Modification::SetPowerToughness(power, toughness) => {
            (now.power, now.toughness) = (*power, *toughness)
        }
        Modification::PowerToughness(power, toughness) => {
            now.power = now.power.saturating_add(*power);
            now.toughness = now.toughness.saturating_add(*toughness);
        }
        Modification::DoesNotUntap => now.restrictions.does_not_untap = true,
        Modification::MayStayTapped => now.restrictions.may_stay_tapped = true,
        Modification::CannotAttack => now.restrictions.cannot_attack = true,
        Modification::CannotBlock => now.restrictions.cannot_block = true,
        Modification::CannotPhaseOut => now.restrictions.cannot_phase_out = true,
        Modification::CannotPhaseIn => now.restrictions.cannot_phase_in = true,
        Modification::PreventDamage => now.restrictions.damage_prevented = true,
        Modification::Control
        | Modification::PreventNextDamage(_)
        | Modification::MaximumHandSize(_)
        | Modification::NoMaximumHandSize
        | Modification::KeepMana(_) => {}
    }
}
