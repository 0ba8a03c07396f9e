//! The combat phase: who attacks and blocks whom, and the damage assigned.

use super::action::Target;
use super::object::ObjectId;
use super::player::{PerPlayer, PlayerId};
use serde::{Deserialize, Serialize};

/// A blocker and the attacker it blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Block {
    /// The blocking creature.
    pub blocker: ObjectId,
    /// The attacker it blocks.
    pub attacker: ObjectId,
}

/// Combat damage that one creature assigns to one recipient.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Assignment {
    /// The creature that deals it.
    pub source: ObjectId,
    /// To what.
    pub to: Target,
    /// How much.
    pub amount: u32,
}

/// An attacking creature.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Attacker {
    /// The creature.
    pub creature: ObjectId,
    /// The player it attacks.
    pub defender: PlayerId,
    /// Whether it was blocked.
    pub status: BlockStatus,
    /// The creatures still blocking it.
    pub blockers: Vec<ObjectId>,
}

/// Whether an attacker is blocked; stays so even if every blocker disappears (309 / 509.1h).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum BlockStatus {
    /// Blockers have not been declared.
    #[default]
    Undecided,
    /// At least one blocker was declared for it.
    Blocked,
    /// No blocker was declared for it.
    Unblocked,
}

/// The state of a combat phase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Combat {
    /// Whether any creature was declared as an attacker in this combat (308.4 / 508.8 look at the declaration only).
    pub any_declared: bool,
    /// The creatures attacking now.
    pub attackers: Vec<Attacker>,
    /// The creatures still blocking though what they blocked has left combat (309 / 509.1g): only their own removal or
    /// the end of combat ends that.
    pub bereft_blockers: Vec<ObjectId>,
    /// The creatures that had first or double strike as the first of two damage steps began (502.2 / 510.4).
    pub struck_first: Vec<ObjectId>,
    /// What each player has assigned in this damage step.
    pub assigned: PerPlayer<Option<Vec<Assignment>>>,
}

impl Combat {
    /// The attacker, if the creature is attacking.
    #[must_use]
    pub fn attacker(&self, creature: ObjectId) -> Option<&Attacker> {
        self.attackers.iter().find(|attacker| attacker.creature == creature)
    }

    /// The attacker that a creature blocks.
    #[must_use]
    pub fn blocked_by(&self, creature: ObjectId) -> Option<ObjectId> {
        self.attackers
            .iter()
            .find(|attacker| attacker.blockers.contains(&creature))
            .map(|attacker| attacker.creature)
    }

    /// Everything attacking or blocking.
    pub fn creatures(&self) -> impl Iterator<Item = ObjectId> + '_ {
        self.attackers
            .iter()
            .flat_map(|attacker| std::iter::once(attacker.creature).chain(attacker.blockers.iter().copied()))
            .chain(self.bereft_blockers.iter().copied())
    }

    /// Takes creatures out of combat; what they blocked stays blocked, and what blocked them stays blocking.
    pub(super) fn remove(&mut self, creatures: &[ObjectId]) {
        let stays = |creature: &ObjectId| !creatures.contains(creature);
        let gone = self.attackers.extract_if(.., |attacker| !stays(&attacker.creature));
        self.bereft_blockers.extend(gone.flat_map(|attacker| attacker.blockers));
        self.bereft_blockers.retain(stays);
        for attacker in &mut self.attackers {
            attacker.blockers.retain(stays);
        }
    }
}

/// Why creatures were removed from combat (306.2 / 506.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum RemovalReason {
    /// It phased out.
    PhasedOut,
    /// Its controller changed.
    ControllerChanged,
    /// It is no longer a creature.
    NotACreature,
}
