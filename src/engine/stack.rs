//! The stack: spells, abilities and, in `classic`, combat damage.

use super::action::{Target, TriggerId};
use super::card::{Condition, EffectText};
use super::combat::Assignment;
use super::continuous::EffectId;
use super::object::ObjectId;
use super::player::PlayerId;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// An object on the stack.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct StackItem {
    /// Which object: a spell's card, or an id of its own.
    pub id: ObjectId,
    /// Who controls it; combat damage has no controller.
    pub controller: Option<PlayerId>,
    /// What it is.
    pub kind: StackKind,
    /// What it is aimed at.
    pub targets: Vec<Target>,
}

/// What is on the stack.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "type")]
pub enum StackKind {
    /// A spell.
    Spell {
        /// What an instant or sorcery does; nothing for a permanent spell.
        effect: Option<Arc<EffectText>>,
        /// The spell it is a copy of, if it was put on the stack without being cast.
        copy_of: Option<ObjectId>,
    },
    /// An activated or triggered ability.
    Ability {
        /// What it belongs to, by its id when it was put on the stack.
        source: ObjectId,
        /// Whether it triggered, or was activated.
        triggered: bool,
        /// What it does.
        effect: Arc<EffectText>,
        /// An intervening "if" to check again.
        condition: Option<Condition>,
        /// The object the trigger was about.
        that: Option<ObjectId>,
        /// The player the trigger was about.
        that_player: Option<PlayerId>,
        /// The delayed triggered ability it comes from.
        delayed: Option<EffectId>,
    },
    /// Assigned combat damage (310.1, `classic`).
    CombatDamage {
        /// All assignments of both players, frozen.
        assignments: Vec<Assignment>,
    },
}

/// A triggered ability that waits for the next time a player would receive priority.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct WaitingTrigger {
    /// Which one.
    pub id: TriggerId,
    /// What it belongs to.
    pub source: ObjectId,
    /// Who controlled the source when it triggered (410.2 / 603.3a).
    pub controller: PlayerId,
    /// What it does.
    pub effect: Arc<EffectText>,
    /// An intervening "if" to check again.
    pub condition: Option<Condition>,
    /// The object the trigger was about.
    pub that: Option<ObjectId>,
    /// The player the trigger was about.
    pub that_player: Option<PlayerId>,
    /// Whether it triggered by phasing; such triggers of the untap step are held until upkeep (502.15d / 502.4).
    pub by_phasing: bool,
    /// The delayed triggered ability it comes from, which is used up.
    pub delayed: Option<EffectId>,
}
