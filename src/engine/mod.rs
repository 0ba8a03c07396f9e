//! The rules engine: pure, deterministic, without any knowledge of texts, languages, pages or browsers.

mod action;
mod attack;
mod block;
mod blocks;
mod card;
mod combat;
mod combat_damage;
mod consequence;
mod continuous;
mod control;
mod damage;
mod day_night;
mod decide;
mod edition;
mod effect;
mod event;
mod evolve;
mod face;
mod filter;
mod game;
mod happening;
mod layers;
mod leaving;
mod legal;
mod mana;
mod misconception;
mod next;
mod object;
mod phasing;
mod play;
mod player;
mod player_rules;
mod refusal;
mod resolve;
mod rule_point;
mod setup;
mod setup_faults;
mod stack;
mod start;
mod state_based;
mod static_sources;
mod step;
mod targets;
mod team;
mod trigger;
mod turn;
mod turn_based;
mod turn_flow;
mod zone;

pub use action::{Action, Awaiting, DamageSource, LegalAction, Lethal, Target, TriggerId};
pub use card::{
    Ability, Activated, Affected, Card, CardType, Colours, Condition, DelayedText, EffectText, Happening,
    Keyword, Keywords, PlayerFilter, PlayerHappening, StaticAbility, TargetSpec, TriggerCondition, Triggered,
    Types, Watched, Whose,
};
pub use combat::{Assignment, Attacker, Block, BlockStatus, Combat, RemovalReason};
pub use continuous::{Affects, ContinuousEffect, DelayedTrigger, Duration, EffectId};
pub use day_night::{DayNight, DayNightOutcome};
pub use decide::Transition;
pub use edition::{Difference, Edition, Ruleset};
pub use effect::{Amount, Counter, Instruction, Lasting, Modification, ObjectFilter, Subject, Who};
pub use event::{
    Cause, ControlChange, Damage, Discard, DiscardReason, EffectEnd, EffectLost, Entering, Entry, Event,
    GameResult, Moment, Move, NothingReason, PhasesIn, PhasesOut, Phasing, Prevented, Resolved, SkipReason,
    SpellCount, StaysTapped, TriggerRemoval, Undealt, UndealtReason, UnspentPool, ZoneChangeReason,
};
pub use face::Face;
pub use game::{Game, Player, Priority};
pub use leaving::Leaving;
pub use mana::{Colour, Mana};
pub use misconception::{Misconception, Standing};
pub use object::{Characteristics, ControlOut, Identity, ObjectId, Permanent, Restrictions, UsedAbility};
pub use phasing::{PhaseStatus, PhasedOut, PhasedOutMode};
pub use player::{PerPlayer, PlayerId};
pub use refusal::{Refusal, TargetProblem};
pub use rule_point::{
    AfterResolution, Attachments, AttackContinuity, CleanupDiscard, CleanupReach, CleanupRepeats,
    ColourLayer, CombatDamageTiming, CounterPairs, DayNightCheck, DayNightSpells, DeadSource,
    EndOfTurnEffects, FirstDraw, FirstStrikeSteps, IndirectReturn, LandDrops, LaterKeywords, LegendRule,
    LimitedEffects, LostBlockers, NeitherDayNorNight, NightEnds, NoAttackers, PhasedInMemory,
    PhasedInPermission, PhasedOutDamage, PhasedOutOfCombat, PhasedOutPlace, PhasedOutTokens, PhasesBackIn,
    PhasesInDuring, PhasingEvent, PhasingTriggers, PumpLayer, SkippedUntap, StepEnd, TappedBlockers,
    TeamTurns, TrampleLethal, TriggersStacked, UnspentMana, UntapStepOrder, UntapStepPriority, Walls,
    WhoMayBlock,
};
pub use setup::{PermanentSetup, PhasedOutSetup, PlayerSetup, PreviousTurn, Setup, SetupError};
pub use stack::{StackItem, StackKind, WaitingTrigger};
pub use state_based::StateBasedAction;
pub use step::{Occurrence, Phase, Skipped, Step};
pub use turn::{PastTurn, Scheduled, Turn};
pub use zone::{Battlefield, Whereabouts, Zone};
