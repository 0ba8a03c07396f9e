//! What permanents are at this moment: continuous effects in layer order (418.5 / 613), and who controls them.

use super::card::{Ability, Affected, CardType, Keyword, Whose};
use super::continuous::{Affects, ContinuousEffect};
use super::effect::{Counter, Modification, ObjectFilter};
use super::game::Game;
use super::object::{Characteristics, ObjectId, Permanent, Restrictions};
use super::player::PlayerId;
use super::rule_point::PumpLayer;

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

/// From whose side a filter is read: who "you" is, what "this" is, which player was targeted.
#[derive(Clone, Copy, Debug)]
pub(super) struct View {
    pub you: PlayerId,
    pub this: ObjectId,
    pub target: Option<PlayerId>,
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
        let sources = self.static_sources();
        let all: Vec<(ObjectId, Characteristics)> = self
            .battlefield
            .including_phased_out()
            .map(|permanent| (permanent.id, self.computed_characteristics(permanent, &sources)))
            .filter(|(id, now)| self.characteristics(*id) != Some(now))
            .collect();
        for (id, now) in all {
            if let Some(permanent) = self.battlefield.get_mut(id) {
                permanent.now = now;
            }
        }
    }

    /// Whether what the fold keeps up for every permanent is what would be computed anew: an invariant, for tests.
    #[must_use]
    pub fn is_consistent(&self) -> bool {
        let sources = self.static_sources();
        self.battlefield.including_phased_out().all(|permanent| {
            permanent.now == self.computed_characteristics(permanent, &sources)
                && (permanent.is_phased_out()
                    || permanent.controller == self.controller_by_rules(permanent, &sources))
        })
    }

    fn computed_characteristics(&self, permanent: &Permanent, sources: &[&Permanent]) -> Characteristics {
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

    /// The permanents, phased in or out, that have static abilities: few, on most boards.
    pub(super) fn static_sources(&self) -> Vec<&Permanent> {
        let is_static = |ability: &Ability| matches!(ability, Ability::Static(_));
        let all = self.battlefield.including_phased_out();
        all.filter(|it| it.card.abilities.iter().any(is_static)).collect()
    }

    fn changes_to<'a>(&'a self, permanent: &Permanent, sources: &[&'a Permanent]) -> Vec<Change<'a>> {
        let mut changes = Vec::new();
        for effect in &self.effects {
            if let Some(scope) = scope_of(effect, permanent) {
                changes.extend(effect.changes.iter().filter_map(|modification| {
                    let layer = self.layer_of(modification, false)?;
                    Some(Change { layer, timestamp: effect.timestamp, scope, modification })
                }));
            }
        }
        for source in sources {
            self.static_changes(source, permanent, &mut changes);
        }
        changes.sort_by_key(|change| (change.layer, change.timestamp));
        changes
    }

    fn static_changes<'a>(&'a self, source: &'a Permanent, on: &Permanent, changes: &mut Vec<Change<'a>>) {
        for ability in &source.card.abilities {
            let Ability::Static(text) = ability else { continue };
            let scope = match &text.affects {
                Affected::This if source.id == on.id => Scope::Certain,
                Affected::Host if source.attached_to == Some(on.id) && travels_with(source, on) => {
                    Scope::Certain
                }
                Affected::Each(filter) if !source.is_phased_out() && !on.is_phased_out() => {
                    let view = View { you: source.controller, this: source.id, target: None };
                    Scope::Fitting { filter, view }
                }
                _ => continue,
            };
            changes.extend(text.changes.iter().filter_map(|modification| {
                let layer = self.layer_of(modification, true)?;
                Some(Change { layer, timestamp: source.timestamp, scope, modification })
            }));
        }
    }

    /// 418.5 / 613.1, 613.4. `None` for what is no layer of a permanent's characteristics.
    fn layer_of(&self, modification: &Modification, is_static: bool) -> Option<Layer> {
        Some(match modification {
            Modification::AddType(_) | Modification::LoseType(_) | Modification::AddSubtype(_) => Layer::Type,
            Modification::BecomeColour(_) => Layer::Colour,
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
            | Modification::NoMaximumHandSize => return None,
        })
    }

    /// Whether a permanent fits a filter now.
    pub(super) fn fits(&self, filter: &ObjectFilter, permanent: &Permanent, view: View) -> bool {
        self.fits_as(filter, permanent, &permanent.now, view)
    }

    fn fits_as(
        &self,
        filter: &ObjectFilter,
        permanent: &Permanent,
        now: &Characteristics,
        view: View,
    ) -> bool {
        let controlled = match filter.controlled_by {
            None | Some(Whose::Each) => true,
            Some(Whose::Your) => permanent.controller == view.you,
            Some(Whose::Opponents) => !self.are_teammates(permanent.controller, view.you),
        };
        let in_combat = |wanted: bool, is: bool| !wanted || is;
        controlled
            && (filter.controlled_by_target.is_none() || view.target == Some(permanent.controller))
            && (filter.types.is_empty() || filter.types.meets(now.types))
            && filter.subtype.as_ref().is_none_or(|wanted| {
                permanent.card.has_subtype(wanted)
                    || now.added_subtypes.iter().any(|own| own.eq_ignore_ascii_case(wanted))
            })
            && (filter.colours.is_empty() || filter.colours.meets(now.colours))
            && filter.with.is_none_or(|keyword| now.keywords.has(keyword))
            && filter.without.is_none_or(|keyword| !now.keywords.has(keyword))
            && !(filter.another && permanent.id == view.this)
            && filter.tapped.is_none_or(|tapped| permanent.is_tapped == tapped)
            && filter.token.is_none_or(|token| permanent.is_token == token)
            && filter.name.as_ref().is_none_or(|name| permanent.card.name == *name)
            && in_combat(filter.attacking, self.is_attacking(permanent.id))
            && in_combat(filter.blocking, self.is_blocking(permanent.id))
    }

    /// Who controls a permanent by the rules now: who had it enter, overridden by the latest control effect (layer 2).
    pub(super) fn controller_by_rules(&self, permanent: &Permanent, sources: &[&Permanent]) -> PlayerId {
        let by_effect = self.effects.iter().filter(|effect| {
            effect.changes.contains(&Modification::Control) && scope_of(effect, permanent).is_some()
        });
        let by_static = sources.iter().filter(|source| {
            source.attached_to == Some(permanent.id)
                && travels_with(source, permanent)
                && source.card.abilities.iter().any(|ability| match ability {
                    Ability::Static(text) => {
                        text.affects == Affected::Host && text.changes.contains(&Modification::Control)
                    }
                    _ => false,
                })
        });
        by_effect
            .map(|effect| (effect.timestamp, effect.controller))
            .chain(by_static.map(|source| (source.timestamp, source.controller)))
            .max_by_key(|(timestamp, _)| *timestamp)
            .map_or(permanent.entered_under, |(_, controller)| controller)
    }

    /// 314.1 / 514.1: a player's maximum hand size; `None` if there is none.
    #[must_use]
    pub fn maximum_hand_size(&self, player: PlayerId) -> Option<u32> {
        let mut size = 7_i32;
        for modification in self.modifications_of(player) {
            match modification {
                Modification::MaximumHandSize(by) => size = size.saturating_add(*by),
                Modification::NoMaximumHandSize => return None,
                _ => {}
            }
        }
        Some(u32::try_from(size).unwrap_or(0))
    }

    /// The changes that effects and static abilities make to a player.
    pub(super) fn modifications_of(&self, player: PlayerId) -> impl Iterator<Item = &Modification> {
        let by_effect = self.effects.iter().filter(move |effect| match &effect.affects {
            Affects::Players(players) => players.contains(&player),
            Affects::Objects(_) | Affects::WhateverFits { .. } => false,
        });
        let statics = self.battlefield.iter().flat_map(move |source| {
            source.card.abilities.iter().filter_map(move |ability| match ability {
                Ability::Static(text) => match text.affects {
                    Affected::Player(whose) if whose_includes(self, whose, source.controller, player) => {
                        Some(&text.changes)
                    }
                    _ => None,
                },
                _ => None,
            })
        });
        by_effect.map(|effect| &effect.changes).chain(statics).flatten()
    }
}

/// Whether a player is meant, seen from "you".
pub(super) fn whose_includes(game: &Game, whose: Whose, you: PlayerId, player: PlayerId) -> bool {
    match whose {
        Whose::Your => player == you,
        Whose::Opponents => !game.are_teammates(player, you),
        Whose::Each => true,
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
        Affects::WhateverFits { filter, target } => (!permanent.is_phased_out()).then_some(Scope::Fitting {
            filter,
            view: View { you: effect.controller, this: effect.source, target: *target },
        }),
        Affects::Players(_) => None,
    }
}

/// An attachment speaks to its host when both are phased in, or when it went out with it.
fn travels_with(attachment: &Permanent, host: &Permanent) -> bool {
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
        | Modification::NoMaximumHandSize => {}
    }
}
