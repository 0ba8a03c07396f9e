//! What events are made of: one struct or enum for each kind of particulars.

use crate::engine::action::Target;
use crate::engine::combat::Assignment;
use crate::engine::continuous::EffectId;
use crate::engine::effect::Counter;
use crate::engine::mana::Mana;
use crate::engine::object::ObjectId;
use crate::engine::phasing::PhasedOutMode;
use crate::engine::player::PlayerId;
use serde::{Deserialize, Serialize};

/// Permanents that phase out and in as one event, with what goes with it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Phasing {
    /// What phases out: each host directly before its attachments.
    pub out: Vec<PhasesOut>,
    /// What phases in: each host directly before its attachments.
    pub r#in: Vec<PhasesIn>,
    /// Permanents whose marked damage is erased (502.15e).
    pub damage_erased: Vec<ObjectId>,
    /// Effects of limited duration that can never affect the permanent again (502.15g).
    pub effects_lost: Vec<EffectLost>,
    /// Delayed triggers that can never affect the permanent again (502.15g).
    pub delayed_lost: Vec<EffectLost>,
    /// Permanents that may now attack and use {T} as though they had haste (502.15m).
    pub as_though_haste: Vec<ObjectId>,
}

/// One permanent phasing out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PhasesOut {
    /// The permanent.
    pub permanent: ObjectId,
    /// Directly, indirectly or until an event.
    pub mode: PhasedOutMode,
    /// Who controlled it at that instant.
    pub under: PlayerId,
    /// Whether it was directly named and also followed its host: it counts as indirect (702.26h).
    pub both_ways: bool,
}

/// One permanent phasing in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PhasesIn {
    /// The permanent.
    pub permanent: ObjectId,
    /// How it had been out.
    pub was: PhasedOutMode,
    /// What it is attached to now.
    pub attached_to: Option<ObjectId>,
    /// What it had been attached to, if it found no host again (502.15j / 702.26i).
    pub lost_host: Option<ObjectId>,
    /// The player that an Aura is attached to now.
    pub enchants: Option<PlayerId>,
    /// The player that it had been attached to, if he has left the game.
    pub lost_player: Option<PlayerId>,
}

/// An effect or delayed trigger that lost a permanent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct EffectLost {
    /// Which effect, or delayed trigger.
    pub effect: EffectId,
    /// Which permanent.
    pub permanent: ObjectId,
}

/// How many spells a player cast in the turn that the day/night check looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SpellCount {
    /// Who.
    pub player: PlayerId,
    /// How many.
    pub spells: u32,
}

/// A tapped permanent of the active player that does not untap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct StaysTapped {
    /// The permanent.
    pub permanent: ObjectId,
    /// Whether its controller chose so; else an effect says so.
    pub by_choice: bool,
}

/// Why a step was skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum SkipReason {
    /// The starting player's first draw step (101.5 / 103.8a).
    FirstTurnDraw,
    /// No creature was declared as an attacker (308.4 / 508.8).
    NoAttackers,
    /// An effect said so (300.9, 419.6f / 614.10).
    Effect,
}

/// The cards that one player discards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Discard {
    /// Who.
    pub player: PlayerId,
    /// Which cards, each to the graveyard.
    pub moves: Vec<Move>,
}

/// A card that changes zones and so becomes a new object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Move {
    /// The object it was.
    pub was: ObjectId,
    /// The object it is now.
    pub is: ObjectId,
    /// Whose zone, for zones that belong to a player.
    pub owner: PlayerId,
    /// Where it goes.
    pub to: crate::engine::zone::Zone,
}

/// A permanent coming into play.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Entering {
    /// The object it was, unless it is a token.
    pub was: Option<ObjectId>,
    /// The permanent.
    pub is: ObjectId,
    /// A token's characteristics.
    pub token: Option<std::sync::Arc<crate::engine::card::Card>>,
    /// Which face is up.
    pub face: crate::engine::face::Face,
    /// Under whose control.
    pub controller: PlayerId,
    /// Whether it comes into play tapped.
    pub tapped: bool,
    /// With which counters.
    pub counters: Vec<(Counter, u16)>,
    /// What an Aura is attached to.
    pub attached_to: Option<ObjectId>,
    /// The player that an Aura is attached to.
    pub enchants: Option<PlayerId>,
}

/// Damage dealt by one source to one recipient.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Damage {
    /// What dealt it.
    pub source: ObjectId,
    /// To what.
    pub to: Target,
    /// How much.
    pub amount: u32,
    /// Deathtouch: lethal whatever the amount (702.2).
    pub deathtouch: bool,
    /// Lifelink: its controller gains as much life in the same event (702.15).
    pub lifelink: Option<PlayerId>,
}

/// Assigned damage that is not dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Undealt {
    /// The assignment.
    pub assignment: Assignment,
    /// Why not.
    pub why: UndealtReason,
}

/// Why assigned damage is not dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum UndealtReason {
    /// The recipient is no longer in play, or is phased out (310.4c, 217.8c).
    RecipientGone,
    /// The recipient is no longer a creature.
    NotACreature,
    /// Its source is gone: nobody's rule, but what somebody may believe.
    SourceGone,
}

/// Damage that an effect prevented.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Prevented {
    /// To what.
    pub to: Target,
    /// How much.
    pub amount: u32,
    /// The shield it used up, if it counts.
    pub shield: Option<EffectId>,
}

/// Why a player discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum DiscardReason {
    /// Down to the maximum hand size in cleanup.
    HandSize,
    /// An effect said so.
    Effect,
}

/// A player's unspent mana that goes; what an effect keeps is not part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UnspentPool {
    /// Who.
    pub player: PlayerId,
    /// What mana.
    pub mana: Mana,
}

/// Why a waiting ability did not go on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum TriggerRemoval {
    /// There is no legal target.
    NoLegalTarget,
}

/// What became of an object that resolved.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum Resolved {
    /// A permanent came into play.
    Enters(Entering),
    /// A card went to its owner's graveyard.
    Moves(Move),
    /// An ability or a copy is gone.
    Gone,
}

/// Why an instruction did nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum NothingReason {
    /// What it is about is phased out: treated as though it were not there.
    PhasedOut {
        /// The permanent.
        permanent: ObjectId,
    },
    /// It phased out indirectly and waits for its host (502.15i / 702.26g).
    WaitsForHost {
        /// The permanent.
        permanent: ObjectId,
    },
    /// What it is about is gone, or there is nothing that fits.
    NothingToAffect,
    /// Its controller is another player: nobody sacrifices what he does not control (701.21a, and so in 2005).
    NotYoursToSacrifice {
        /// The permanent.
        permanent: ObjectId,
    },
    /// It was already so: tapping what is tapped, making it day when it is day.
    AlreadySo,
    /// A phased-out token can't come back (216.3, 217.8d).
    TokenCannotReturn,
    /// An intervening "if" is no longer true (404.3 / 603.4).
    ConditionFalse,
    /// Its target is no longer legal (413.2a / 608.2b).
    TargetIllegal,
    /// It can't happen: an effect says so, and "can't" wins (103.2 / 101.2).
    Forbidden,
}

/// Why permanents left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ZoneChangeReason {
    /// Destroyed by an effect.
    Destroyed,
    /// Exiled by an effect.
    Exiled,
    /// Returned to hand by an effect.
    ReturnedToHand,
    /// Sacrificed.
    Sacrificed,
}

/// Why an effect ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum EffectEnd {
    /// The step or turn until which it lasted begins (300.4 / 500.5).
    MomentReached,
    /// The combat phase ended (300.4 / 500.5).
    CombatEnded,
    /// The untap step it was about is over.
    UntapStepOver,
    /// What it tracked is no longer so (3.2.7: "for as long as"; 502.15g / 702.26f).
    ConditionOver,
    /// A prevention shield is used up.
    UsedUp,
}

/// A change of controller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ControlChange {
    /// The permanent.
    pub permanent: ObjectId,
    /// Who controlled it.
    pub from: PlayerId,
    /// Who controls it now.
    pub to: PlayerId,
    /// Whether it phased in a moment before: it returned under another controller (502.15h / 702.26d–e).
    pub on_return: bool,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum GameResult {
    /// One player is left.
    Won {
        /// Who.
        by: PlayerId,
    },
    /// All lost at the same time.
    Draw,
}
