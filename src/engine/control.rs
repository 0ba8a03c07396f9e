//! Who controls a permanent, once every effect is taken into account (418.5 / 613.1b).

use super::card::Affected;
use super::continuous::{Affects, ContinuousEffect};
use super::effect::Modification;
use super::game::Game;
use super::layers::travels_with;
use super::object::Permanent;
use super::player::PlayerId;
use super::static_sources::StaticSources;

impl Game {
    /// Who controls a permanent by the rules now: who had it enter, overridden by the latest control effect (layer 2).
    pub(super) fn controller_by_rules(&self, permanent: &Permanent, sources: &StaticSources<'_>) -> PlayerId {
        let is_taken = |effect: &&ContinuousEffect| match &effect.affects {
            Affects::Objects(taken) => {
                taken.contains(&permanent.id) && effect.changes.contains(&Modification::Control)
            }
            Affects::WhateverFits { .. } | Affects::Players(_) => false,
        };
        let by_effect = self.effects.iter().filter(is_taken);
        let by_static = sources.for_permanent(permanent.id).filter(|source| {
            source.attached_to == Some(permanent.id)
                && travels_with(source, permanent)
                && sources.abilities_of(self, source).any(|text| {
                    text.affects == Affected::Host && text.changes.contains(&Modification::Control)
                })
        });
        by_effect
            .map(|effect| (effect.timestamp, effect.controller))
            .chain(by_static.map(|source| (source.timestamp, source.controller)))
            .max_by_key(|(timestamp, _)| *timestamp)
            .map_or(permanent.entered_under, |(_, controller)| controller)
    }
}
