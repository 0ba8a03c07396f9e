//! Continuous effects of resolved spells and abilities, and delayed triggered abilities.

use super::action::Target;
use super::card::{Card, EffectText};
use super::effect::{Modification, ObjectFilter};
use super::object::ObjectId;
use super::player::PlayerId;
use super::step::Step;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A continuous effect or a delayed triggered ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EffectId(u32);

impl EffectId {
    /// The id with this number.
    #[must_use]
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0
    }
}

/// A continuous effect that a spell or ability started.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ContinuousEffect {
    /// Which one.
    pub id: EffectId,
    /// What started it.
    pub source: ObjectId,
    /// Who controls it.
    pub controller: PlayerId,
    /// When it began (418.5 / 613.7).
    pub timestamp: u32,
    /// What it changes.
    pub affects: Affects,
    /// How.
    pub changes: Vec<Modification>,
    /// What the affected permanents are copies of; it comes before all other changes (418.5 / 613.1a).
    #[serde(default)]
    pub copies: Option<Arc<Card>>,
    /// For how long.
    pub duration: Duration,
    /// What its shields have taken so far: each recipient has its own (419 / 615.7).
    #[serde(default)]
    pub absorbed: Vec<(Target, u32)>,
}

impl ContinuousEffect {
    /// How much damage to a recipient it still prevents (419 / 615.7); nothing, if it is no shield for it.
    #[must_use]
    pub(super) fn shield_left(&self, to: Target) -> u32 {
        let protects = match (&self.affects, to) {
            (Affects::Objects(objects), Target::Object(object)) => objects.contains(&object),
            (Affects::Players(players), Target::Player(player)) => players.contains(&player),
            _ => false,
        };
        let absorbed = self.absorbed.iter().filter(|(own, _)| *own == to).map(|(_, amount)| amount).sum();
        if protects { self.shield_size().saturating_sub(absorbed) } else { 0 }
    }

    /// Counts what a recipient's shield has taken, so that twice one and once two leave the same state.
    pub(super) fn absorb(&mut self, to: Target, amount: u32) {
        match self.absorbed.iter_mut().find(|(own, _)| *own == to) {
            Some((_, taken)) => *taken = taken.saturating_add(amount),
            None => self.absorbed.push((to, amount)),
        }
    }

    /// Whether it was a shield and has nothing left for anybody.
    #[must_use]
    pub(super) fn is_used_up(&self) -> bool {
        let is_shield =
            self.changes.iter().any(|change| matches!(change, Modification::PreventNextDamage(_)));
        is_shield
            && match &self.affects {
                Affects::Objects(objects) => {
                    objects.iter().all(|it| self.shield_left(Target::Object(*it)) == 0)
                }
                Affects::Players(players) => {
                    players.iter().all(|it| self.shield_left(Target::Player(*it)) == 0)
                }
                Affects::WhateverFits { .. } => false,
            }
    }

    fn shield_size(&self) -> u32 {
        let sizes = self.changes.iter().filter_map(|change| match change {
            Modification::PreventNextDamage(size) => Some(*size),
            _ => None,
        });
        sizes.fold(0, u32::saturating_add)
    }
}

/// What a continuous effect changes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "type", content = "of")]
pub enum Affects {
    /// A set locked in when it began (418.3b / 611.2c).
    Objects(Vec<ObjectId>),
    /// Whatever fits at the moment; "you" is the controller of the effect, a targeted player is resolved.
    WhateverFits {
        /// The filter.
        filter: ObjectFilter,
        /// The player that "controlled by target" meant.
        target: Option<PlayerId>,
    },
    /// Players.
    Players(Vec<PlayerId>),
}

/// How long a continuous effect lasts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum Duration {
    /// Until end of turn.
    UntilEndOfTurn,
    /// Until the combat phase ends.
    UntilEndOfCombat,
    /// Until this step of this player's turn begins.
    UntilStep {
        /// The step.
        step: Step,
        /// Whose turn.
        player: PlayerId,
    },
    /// Until this player's next turn begins.
    UntilTurn {
        /// Whose turn.
        player: PlayerId,
    },
    /// Through the next untap step that each affected permanent's controller really has.
    NextUntapStep {
        /// The player whose step it is, where the effect names a player; else each permanent's controller.
        player: Option<PlayerId>,
    },
    /// As long as the player controls the object, phased in.
    WhileControls {
        /// Who.
        player: PlayerId,
        /// What.
        object: ObjectId,
    },
    /// As long as the object stays tapped, phased in.
    WhileTapped {
        /// What.
        object: ObjectId,
    },
    /// No stated duration.
    Indefinitely,
}

impl Duration {
    /// Whether card text states a duration: such effects are limited in the sense of 502.15g.
    #[must_use]
    pub const fn is_limited(&self) -> bool {
        !matches!(self, Self::Indefinitely)
    }
}

/// A delayed triggered ability that waits for a step (406.2 / 603.7).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DelayedTrigger {
    /// Which one.
    pub id: EffectId,
    /// What set it up.
    pub source: ObjectId,
    /// Who controls it.
    pub controller: PlayerId,
    /// The step at whose next beginning it triggers …
    pub step: Step,
    /// … in a turn of this player or his team, or of anyone.
    pub whose: Option<PlayerId>,
    /// What it is about.
    pub about: Option<ObjectId>,
    /// What it does.
    pub effect: Arc<EffectText>,
}
