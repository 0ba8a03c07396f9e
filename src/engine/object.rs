//! Objects: permanents with their status, and the identity every object keeps for the log.

use super::card::{Ability, Card, Colours, EffectText, Keywords, Types};
use super::effect::Counter;
use super::face::Face;
use super::mana::Colour;
use super::phasing::PhaseStatus;
use super::player::{PerPlayer, PlayerId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// An object of the game. A zone change makes a new one; phasing never does (502.15f / 702.26d).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ObjectId(u32);

impl ObjectId {
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

/// What is known of an object for good, whatever zone it was last seen in.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Identity {
    /// The card, or the token's characteristics.
    pub card: Arc<Card>,
    /// Who owns it.
    pub owner: PlayerId,
    /// Whether it is a token or a copy of a spell, rather than a card.
    pub is_token: bool,
    /// The object that the same card was before its last zone change.
    pub was: Option<ObjectId>,
    /// The object that the same card became by its next zone change.
    pub became: Option<ObjectId>,
}

/// What may be on the battlefield ("in play" in 2005), phased in or out.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Permanent {
    /// Which object.
    pub id: ObjectId,
    /// The printed characteristics that it shows: those of the face that is up, or of what it copies.
    pub card: Arc<Card>,
    /// The card that it is a copy of, without end; kept through phasing (503 / 707).
    pub copies: Option<Arc<Card>>,
    /// Which face is up; kept through phasing (502.15h / 110.5, 702.26d).
    pub face: Face,
    /// Who owns it.
    pub owner: PlayerId,
    /// Under whose control it came into play, before effects.
    pub entered_under: PlayerId,
    /// Who controls it now. While it is phased out: who controlled it last.
    pub controller: PlayerId,
    /// The number of the turn in which `controller` gained control, if during this game.
    pub controlled_since: Option<u32>,
    /// To whom control has passed while it was phased out, if to anyone. It shows as it returns; he counts as having had it
    /// since then (702.26d).
    pub control_out: Option<ControlOut>,
    /// Who controlled it when the turn began.
    pub controller_at_turn_start: Option<PlayerId>,
    /// Whether it is a token.
    pub is_token: bool,
    /// Whether it is tapped.
    pub is_tapped: bool,
    /// Damage marked on it.
    pub damage: u32,
    /// Whether a source with deathtouch damaged it since the last check (704.5h).
    pub deathtouched: bool,
    /// Its counters.
    pub counters: BTreeMap<Counter, u16>,
    /// What it is attached to; remembered while it is phased out.
    pub attached_to: Option<ObjectId>,
    /// The player that an Aura is attached to (absent / 702.5); remembered while it is phased out.
    pub enchants: Option<PlayerId>,
    /// When it came into play or was last attached to a different object (418.5 / 613.7).
    pub timestamp: u32,
    /// Phased in, or out with what it takes to come back.
    pub phase: PhaseStatus,
    /// 502.15m: may attack and use {T} abilities as though it had haste.
    pub as_though_haste: bool,
    /// The players it has dealt damage to.
    pub damaged_players: PerPlayer<bool>,
    /// A colour chosen as it came into play.
    pub chosen_colour: Option<Colour>,
    /// The activated abilities that it has used this turn.
    pub used_this_turn: Vec<UsedAbility>,
    /// What it is at this moment, after all effects; kept up by the fold.
    pub now: Characteristics,
}

/// An activated ability that a permanent has used. By its place in the list alone it could be taken for another one: that of
/// what the permanent is a copy of by now.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UsedAbility {
    /// Its place among the permanent's abilities.
    pub ability: u8,
    /// What it does.
    pub effect: Arc<EffectText>,
}

/// Control that has passed to somebody while a permanent was phased out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ControlOut {
    /// To whom.
    pub by: PlayerId,
    /// The number of the turn in which it did.
    pub since: u32,
}

impl Permanent {
    /// One of its activated abilities, as a note of its use.
    #[must_use]
    pub fn use_of(&self, ability: u8) -> Option<UsedAbility> {
        match self.card.abilities.get(usize::from(ability)) {
            Some(Ability::Activated(used)) => Some(UsedAbility { ability, effect: Arc::clone(&used.effect) }),
            _ => None,
        }
    }

    /// Whose it is by the effects that last, though it may be phased out.
    #[must_use]
    pub fn controller_out(&self) -> PlayerId {
        self.control_out.map_or(self.controller, |control| control.by)
    }

    /// Whether it is phased out: treated as though it did not exist (217.8c / 702.26b).
    #[must_use]
    pub const fn is_phased_out(&self) -> bool {
        matches!(self.phase, PhaseStatus::Out(_))
    }

    /// Whether it has a subtype now.
    #[must_use]
    pub fn has_subtype(&self, subtype: &str) -> bool {
        self.card.has_subtype(subtype)
            || self.now.added_subtypes.iter().any(|own| own.eq_ignore_ascii_case(subtype))
    }

    /// How many counters of a kind it has.
    #[must_use]
    pub fn counters_of(&self, counter: &Counter) -> u16 {
        self.counters.get(counter).copied().unwrap_or(0)
    }
}

/// What a permanent is at this moment, after all effects in layer order (418.5 / 613).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Characteristics {
    /// Power; 0 for what is not a creature.
    pub power: i32,
    /// Toughness; 0 for what is not a creature.
    pub toughness: i32,
    /// Card types.
    pub types: Types,
    /// Subtypes gained in addition to the printed ones.
    pub added_subtypes: Vec<Arc<str>>,
    /// Colours.
    pub colours: Colours,
    /// Keywords.
    pub keywords: Keywords,
    /// What it may not do, and other rules about it.
    pub restrictions: Restrictions,
}

/// Rules that effects impose on a permanent without changing its characteristics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Restrictions {
    /// Does not untap during its controller's untap step.
    pub does_not_untap: bool,
    /// May be left tapped by choice during the untap step.
    pub may_stay_tapped: bool,
    /// Can't attack.
    pub cannot_attack: bool,
    /// Can't block.
    pub cannot_block: bool,
    /// Can't phase out.
    pub cannot_phase_out: bool,
    /// Can't phase in.
    pub cannot_phase_in: bool,
    /// All damage to it is prevented.
    pub damage_prevented: bool,
}
