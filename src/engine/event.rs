//! Everything that can happen. Simultaneous in the rules is one event here; the log of events is the one truth.

use super::action::{Target, TriggerId};
use super::combat::{Assignment, Block, RemovalReason};
use super::continuous::{ContinuousEffect, DelayedTrigger, EffectId};
use super::day_night::DayNightOutcome;
use super::effect::Counter;
use super::leaving::Leaving;
use super::mana::Mana;
use super::object::ObjectId;
use super::phasing::PhasedOutMode;
use super::player::PlayerId;
use super::stack::{StackItem, WaitingTrigger};
use super::state_based::StateBasedAction;
use super::step::{Occurrence, Phase, Skipped, Step};
use serde::{Deserialize, Serialize};

/// When something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Moment {
    /// The number of the turn, from 1.
    pub turn: u32,
    /// Whose turn.
    pub active: PlayerId,
    /// The step.
    pub step: Step,
    /// Which time this turn.
    pub occurrence: Occurrence,
}

/// Why something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum Cause {
    /// The turn goes on by itself: steps, priority.
    Turn,
    /// A turn-based action (a game action in 2005).
    TurnBasedAction,
    /// A state-based action (a state-based effect in 2005).
    StateBasedAction,
    /// A player's choice.
    Player {
        /// Who.
        player: PlayerId,
    },
    /// A spell or ability resolving.
    Resolution {
        /// The object on the stack.
        item: ObjectId,
        /// Which of its instructions, from 0.
        instruction: u16,
    },
    /// It follows from the event before by itself.
    Consequence,
}

/// A numbered event, stamped as it happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    /// Its place in the log, from 0.
    pub seq: u32,
    /// When it happened. A step's beginning is stamped with that step.
    pub at: Moment,
    /// Why.
    pub cause: Cause,
    /// What.
    pub event: Event,
}

/// One thing that happened. Fields are named as in the rules; ids are those before the event unless said otherwise.
#[allow(missing_docs)]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum Event {
    // --- the turn ---
    /// A turn begins (300.1 / 500.1). `extra`: because an effect said so (300.6 / 500.7). `team`: all whose turn it is.
    TurnBegan { player: PlayerId, team: Vec<PlayerId>, number: u32, extra: bool },
    /// A phase begins.
    PhaseBegan { phase: Phase },
    /// A step begins; main phases count as one each.
    StepBegan { step: Step, occurrence: Occurrence },
    /// A step is skipped: proceed as though it did not exist (300.9 / 500.11).
    StepSkipped { step: Step, why: SkipReason },
    /// A phase is skipped with all the steps that it would have had, because an effect says so (300.9 / 500.11).
    PhaseSkipped { phase: Phase, steps: Vec<Step> },
    /// The active player, or whoever just acted, receives priority (408.1b / 117.3).
    PriorityGiven { to: PlayerId },
    /// A player passes; the next in turn order has priority, unless all have passed (408.1c / 117.4).
    PriorityPassed { by: PlayerId },

    // --- turn-based actions ---
    /// Permanents phase out and in, all at once (502.15b / 502.1, 702.26a).
    Phased(Phasing),
    /// Day and night are checked (502.2, 730.2).
    DayNightChecked { outcome: DayNightOutcome, spells: Vec<SpellCount> },
    /// The active player determines what untaps (302.2 / 502.3).
    UntapDetermined { untapping: Vec<ObjectId>, staying: Vec<StaysTapped> },
    /// Permanents untap, all at once.
    Untapped { permanents: Vec<ObjectId> },
    /// Permanents become tapped.
    Tapped { permanents: Vec<ObjectId> },
    /// A player draws a card (304.1 / 504.1).
    CardDrawn { player: PlayerId, card: ObjectId },
    /// A player would draw from an empty library (420.5g / 704.5b).
    DrewFromEmptyLibrary { player: PlayerId },
    /// Attackers are declared and tap, as one (308.2 / 508.1). `defenders`: the player that each of them attacks.
    AttackersDeclared {
        player: PlayerId,
        attackers: Vec<ObjectId>,
        defenders: Vec<PlayerId>,
        tapping: Vec<ObjectId>,
    },
    /// Blockers are declared; each attacker becomes blocked or unblocked (309.2 / 509.1).
    BlockersDeclared {
        player: PlayerId,
        blocks: Vec<Block>,
        blocked: Vec<ObjectId>,
        unblocked: Vec<ObjectId>,
    },
    /// A player announces how his creatures assign their combat damage (310.1 / 510.1).
    DamageAssigned { player: PlayerId, assignments: Vec<Assignment> },
    /// The assigned combat damage goes on the stack (310.1, `classic`).
    CombatDamagePutOnStack { item: StackItem },
    /// Damage is dealt, all at once (310.4 / 510.2, 120).
    DamageDealt { dealt: Vec<Damage>, undealt: Vec<Undealt>, combat: bool },
    /// Creatures leave combat as the combat ends (311.2 / 511.3).
    CombatEnded { creatures: Vec<ObjectId> },
    /// A player discards, down to the maximum hand size or because an effect says so (314.1 / 514.1).
    Discarded { player: PlayerId, moves: Vec<Move>, why: DiscardReason },
    /// One of several players who discard at once has chosen; the cards go when all have (103.4 / 101.4).
    DiscardChosen { player: PlayerId, cards: Vec<ObjectId> },
    /// Damage is removed and "until end of turn" effects expire, at the same instant (314.2 / 514.2).
    DamageAndEffectsWoreOff { damage: Vec<ObjectId>, effects: Vec<EffectId> },
    /// Unspent mana goes without harm (500.4, 106.4).
    ManaEmptied { lost: Vec<UnspentPool> },
    /// Unspent mana goes and each player loses one life for each (300.3).
    ManaBurned { lost: Vec<UnspentPool> },

    // --- players' choices ---
    /// A land is played (305.4 / 116.2a).
    LandPlayed { player: PlayerId, entering: Entering },
    /// A spell is cast ("played") and goes on the stack (409 / 601).
    SpellCast { player: PlayerId, card: ObjectId, item: StackItem, paid: Mana },
    /// An activated ability goes on the stack (403 / 602). Costs are paid with it.
    AbilityActivated {
        player: PlayerId,
        item: StackItem,
        ability: u8,
        paid: Mana,
        tapped: bool,
        sacrificed: Option<Move>,
    },
    /// A mana ability resolves at once (411 / 605).
    ManaAdded {
        player: PlayerId,
        mana: Mana,
        source: Option<ObjectId>,
        ability: Option<u8>,
        tapped: bool,
        sacrificed: Option<Move>,
    },
    /// A player orders his triggered abilities (410.3 / 603.3b).
    TriggersOrdered { player: PlayerId, order: Vec<TriggerId> },
    /// A player names the legend he keeps (704.5j).
    LegendKept { player: PlayerId, legend: ObjectId },

    // --- triggers and the stack ---
    /// An ability triggers and waits; `held`: nobody will have priority in this step (302.3 / 502.4).
    AbilityTriggered { trigger: WaitingTrigger, held: bool },
    /// A waiting ability goes on the stack.
    TriggerPutOnStack { trigger: TriggerId, item: StackItem },
    /// A waiting ability does not go on the stack (410.4 / 603.3c–d).
    TriggerRemoved { trigger: WaitingTrigger, why: TriggerRemoval },
    /// The top object of the stack begins to resolve (413 / 608). `illegal`: targets that are no longer legal.
    ResolutionBegan { item: ObjectId, illegal: Vec<Target> },
    /// It has resolved and leaves the stack; permanents enter, other cards go to the graveyard.
    ResolutionEnded { item: ObjectId, outcome: Resolved },
    /// All its targets are illegal: it does nothing at all (413.2a / 608.2b).
    AllTargetsIllegal { item: ObjectId, targets: Vec<Target>, to: Option<Move> },
    /// A spell is countered by an effect.
    SpellCountered { item: ObjectId, to: Option<Move> },
    /// A copy of a spell is put on the stack without being cast.
    SpellCopied { item: StackItem },
    /// An instruction had nothing to act on.
    NothingHappened { why: NothingReason },

    // --- objects ---
    /// Permanents leave, all at once.
    ZoneChanged { moves: Vec<Move>, why: ZoneChangeReason },
    /// Tokens come into play.
    TokensCreated { tokens: Vec<Entering> },
    /// Counters are put on permanents.
    CountersPut { counter: Counter, count: u16, on: Vec<ObjectId> },
    /// Counters are removed from permanents.
    CountersRemoved { counter: Counter, count: u16, from: Vec<ObjectId> },
    /// An Aura or Equipment becomes attached to a different object.
    Attached { attachment: ObjectId, host: ObjectId },
    /// An Equipment becomes unattached by an effect.
    Unattached { attachment: ObjectId },
    /// A continuous effect begins.
    EffectBegan { effect: ContinuousEffect },
    /// Continuous effects end because their duration is over, wholly or for some of the permanents in their set.
    EffectsEnded { effects: Vec<EffectId>, lost: Vec<EffectLost>, why: EffectEnd },
    /// Prevention was used up by so much.
    DamagePrevented { prevented: Vec<Prevented> },
    /// A delayed triggered ability is set up.
    DelayedTriggerCreated { delayed: DelayedTrigger },
    /// Double-faced permanents transform: each turns its other face up (701.28, 702.145).
    Transformed { permanents: Vec<ObjectId> },
    /// Permanents are turned face up or face down (504 / 708).
    FaceTurned { permanents: Vec<ObjectId>, up: bool },
    /// Permanents change controller.
    ControlChanged { changes: Vec<ControlChange> },
    /// Creatures are removed from combat (306.2 / 506.4).
    RemovedFromCombat { creatures: Vec<ObjectId>, why: RemovalReason },

    // --- players and the game ---
    /// A player gains life.
    LifeGained { player: PlayerId, amount: u32 },
    /// A player loses life.
    LifeLost { player: PlayerId, amount: u32 },
    /// A player gets poison counters (420.5h / 704.5c).
    PoisonAdded { player: PlayerId, amount: u32 },
    /// An effect makes it day or night (730.1). `became`: whether day became night or night day (730.1a).
    DayNightChanged { to: super::day_night::DayNight, became: bool },
    /// A player will skip a step or a phase (419.6f / 614.10).
    SkipAdded { player: PlayerId, what: Skipped },
    /// A player will take an extra turn.
    ExtraTurnAdded { player: PlayerId },
    /// Steps are added to this turn, directly after a step. `apart`: they are a phase of their own, after the
    /// current one (300.7–8 / 500.8–10).
    StepsAdded { steps: Vec<Step>, after: Step, apart: bool },
    /// One pass of state-based actions, all at once (420.5 / 704.5).
    StateBasedActions { actions: Vec<StateBasedAction> },
    /// Players who have lost leave a game that goes on, with everything that is theirs (800.4a).
    PlayersLeft(Leaving),
    /// The game is over.
    GameEnded { result: GameResult },
}

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
    pub to: super::zone::Zone,
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
    pub token: Option<std::sync::Arc<super::card::Card>>,
    /// Which face is up.
    pub face: super::face::Face,
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
