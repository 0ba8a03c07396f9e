//! Everything that can happen. Simultaneous in the rules is one event here; the log of events is the one truth.

mod part;

pub use self::part::{
    ControlChange, Damage, Discard, DiscardReason, EffectEnd, EffectLost, Entering, GameResult, Move,
    NothingReason, PhasesIn, PhasesOut, Phasing, Prevented, Resolved, SkipReason, SpellCount, StaysTapped,
    TriggerRemoval, Undealt, UndealtReason, UnspentPool, ZoneChangeReason,
};

use crate::engine::action::{Target, TriggerId};
use crate::engine::combat::{Assignment, Block, RemovalReason};
use crate::engine::continuous::{ContinuousEffect, DelayedTrigger, EffectId};
use crate::engine::day_night::DayNightOutcome;
use crate::engine::effect::Counter;
use crate::engine::leaving::Leaving;
use crate::engine::mana::Mana;
use crate::engine::object::ObjectId;
use crate::engine::player::PlayerId;
use crate::engine::stack::{StackItem, WaitingTrigger};
use crate::engine::state_based::StateBasedAction;
use crate::engine::step::{Occurrence, Phase, Skipped, Step};
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
    /// Cards are discarded, down to the maximum hand size or because an effect says so (314.1 / 514.1): by all who do,
    /// at once (103.4 / 101.4), in the order in which they chose.
    Discarded { discards: Vec<Discard>, why: DiscardReason },
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
    /// Players gain life, each so much.
    LifeGained { players: Vec<PlayerId>, amount: u32 },
    /// Players lose life, each so much.
    LifeLost { players: Vec<PlayerId>, amount: u32 },
    /// Players get poison counters, each so many (420.5h / 704.5c).
    PoisonAdded { players: Vec<PlayerId>, amount: u32 },
    /// An effect makes it day or night (730.1). `became`: whether day became night or night day (730.1a).
    DayNightChanged { to: crate::engine::day_night::DayNight, became: bool },
    /// Players will skip a step or a phase (419.6f / 614.10).
    SkipAdded { players: Vec<PlayerId>, what: Skipped },
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
