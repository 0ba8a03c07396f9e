//! Answers that must be put together: attackers, blockers, divided damage and the like.

use super::Text;
use crate::engine::{Action, Assignment, Block, ObjectId, Target, TriggerId};
use serde::Serialize;
use std::rc::Rc;

/// A possible target.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TargetChoice {
    /// Which.
    pub target: Target,
    /// Its name, told apart from others of the same name.
    pub label: Text,
}

/// Something that may be named in an answer, or may not: then `why_not` says why. Naming it all the same is refused.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Candidate {
    /// Which object.
    pub id: ObjectId,
    /// Its name, told apart from others of the same name.
    pub label: Text,
    /// Why it may not be named.
    pub why_not: Option<Text>,
}

/// An answer to be put together. Every variant has a function of the same name below that turns a selection into the
/// action; the engine judges it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "type")]
pub enum Form {
    /// Which creatures attack.
    Attackers {
        /// All creatures of the player.
        creatures: Rc<[Candidate]>,
    },
    /// Which creatures block what.
    Blockers {
        /// All creatures of the player, each with the attackers.
        blockers: Rc<[BlockerForm]>,
    },
    /// How damage is divided.
    Damage {
        /// Who deals how much.
        sources: Rc<[DamageForm]>,
    },
    /// Which cards are discarded.
    Discard {
        /// The hand.
        hand: Rc<[Candidate]>,
        /// How many.
        count: u32,
    },
    /// What stays tapped.
    StayTapped {
        /// What may.
        optional: Rc<[Candidate]>,
    },
    /// In which order triggered abilities go on the stack.
    Order {
        /// All of them; the first named resolves last.
        triggers: Rc<[TriggerChoice]>,
    },
    /// The targets of a triggered ability.
    Targets {
        /// The ability, in words.
        ability: Text,
        /// The legal targets, slot by slot.
        slots: Rc<[Rc<[TargetChoice]>]>,
    },
    /// Which legend is kept.
    Legend {
        /// The legends.
        legends: Rc<[Candidate]>,
    },
}

impl Form {
    /// Declares these attackers.
    #[must_use]
    pub fn attackers(chosen: &[ObjectId]) -> Action {
        Action::attack(chosen.to_vec())
    }

    /// Declares these blocks.
    #[must_use]
    pub fn blockers(chosen: &[Block]) -> Action {
        Action::DeclareBlockers { blocks: chosen.to_vec() }
    }

    /// Assigns damage so; amounts of 0 are left out.
    #[must_use]
    pub fn damage(chosen: &[Assignment]) -> Action {
        Action::AssignDamage { assignments: chosen.iter().filter(|part| part.amount > 0).copied().collect() }
    }

    /// Discards these cards.
    #[must_use]
    pub fn discard(chosen: &[ObjectId]) -> Action {
        Action::Discard { cards: chosen.to_vec() }
    }

    /// Leaves these tapped.
    #[must_use]
    pub fn stay_tapped(chosen: &[ObjectId]) -> Action {
        Action::StayTapped { permanents: chosen.to_vec() }
    }

    /// Puts the abilities on the stack in this order.
    #[must_use]
    pub fn order(chosen: &[TriggerId]) -> Action {
        Action::OrderTriggers { order: chosen.to_vec() }
    }

    /// Aims the triggered ability at these.
    #[must_use]
    pub fn targets(chosen: &[Target]) -> Action {
        Action::ChooseTargets { targets: chosen.to_vec() }
    }

    /// The same, with no division suggested: where dividing is what is to be learned.
    #[must_use]
    pub fn unsuggested(&self) -> Self {
        let Self::Damage { sources } = self else { return self.clone() };
        let blank = |source: &DamageForm| DamageForm {
            recipients: source.recipients.iter().map(|it| Recipient { suggested: 0, ..it.clone() }).collect(),
            ..source.clone()
        };
        Self::Damage { sources: sources.iter().map(blank).collect() }
    }

    /// The objects that may be named in the answer; cards of the hand, which are chosen there, apart.
    #[must_use]
    pub fn about(&self) -> Vec<ObjectId> {
        let aimed = |target: Target| match target {
            Target::Object(id) => Some(id),
            Target::Player(_) => None,
        };
        let named = |all: &[Candidate]| all.iter().map(|it| it.id).collect();
        match self {
            Self::Attackers { creatures } => named(creatures),
            Self::Blockers { blockers } => blockers.iter().map(|it| it.blocker.id).collect(),
            Self::Damage { sources } => {
                let dealt = |source: &DamageForm| {
                    let to = source.recipients.iter().filter_map(|it| aimed(it.to)).collect::<Vec<_>>();
                    std::iter::once(source.source).chain(to)
                };
                sources.iter().flat_map(dealt).collect()
            }
            Self::StayTapped { optional } => named(optional),
            Self::Targets { slots, .. } => {
                slots.iter().flat_map(|slot| slot.iter().filter_map(|it| aimed(it.target))).collect()
            }
            Self::Legend { legends } => named(legends),
            Self::Discard { .. } | Self::Order { .. } => Vec::new(),
        }
    }

    /// Keeps this legend.
    #[must_use]
    pub const fn legend(chosen: ObjectId) -> Action {
        Action::KeepLegend { legend: chosen }
    }
}

/// A possible blocker.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BlockerForm {
    /// The creature.
    pub blocker: Candidate,
    /// Every attacker; `why_not` says why this creature may not block it.
    pub attackers: Rc<[Candidate]>,
}

/// A creature that deals combat damage.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DamageForm {
    /// The creature.
    pub source: ObjectId,
    /// Its name.
    pub label: Text,
    /// How much it assigns in total.
    pub amount: u32,
    /// To whom it may.
    pub recipients: Rc<[Recipient]>,
}

impl DamageForm {
    /// Whether this may be given nothing.
    #[must_use]
    pub fn forbids(&self, to: Target) -> bool {
        self.recipients.iter().any(|part| part.to == to && part.why_not.is_some())
    }
}

/// Something that combat damage may be assigned to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Recipient {
    /// A creature or the player.
    pub to: Target,
    /// Its name.
    pub label: Text,
    /// How much would be lethal, for a creature.
    pub lethal: Option<u32>,
    /// A legal division to start from.
    pub suggested: u32,
    /// Why it may be given nothing. Giving it all the damage all the same is refused.
    pub why_not: Option<Text>,
}

/// A triggered ability to be ordered.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TriggerChoice {
    /// Which.
    pub id: TriggerId,
    /// Its source and effect.
    pub label: Text,
}
