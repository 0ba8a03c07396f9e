//! The rules engine: pure, deterministic, without any knowledge of texts, languages, pages or browsers.

mod action;
mod card;
mod combat;
mod continuous;
mod day_night;
mod edition;
mod effect;
mod event;
mod mana;
mod object;
mod phasing;
mod player;
mod refusal;
mod setup;
mod stack;
mod step;
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
pub use edition::{
    CombatDamageTiming, CounterPairs, DayNightCheck, Edition, LaterKeywords, LegendRule, LimitedEffects,
    PhasedInPermission, PhasedOutDamage, PhasedOutTokens, PumpLayer, Ruleset, UnspentMana, Walls,
};
pub use effect::{Amount, Counter, Instruction, Lasting, Modification, ObjectFilter, Subject, Who};
pub use event::{
    Cause, ControlChange, Damage, DiscardReason, EffectEnd, EffectLost, Entering, Entry, Event, GameResult,
    Moment, Move, NothingReason, PhasesIn, PhasesOut, Phasing, Prevented, Resolved, SkipReason, SpellCount,
    StateBasedAction, StaysTapped, TriggerRemoval, Undealt, UndealtReason, UnspentPool, ZoneChangeReason,
};
pub use mana::{Colour, Mana};
pub use object::{Characteristics, Identity, ObjectId, Permanent, Restrictions};
pub use phasing::{PhaseStatus, PhasedOut, PhasedOutMode};
pub use player::{PerPlayer, PlayerId};
pub use refusal::{Refusal, TargetProblem};
pub use setup::{PermanentSetup, PhasedOutSetup, PlayerSetup, PreviousTurn, Setup, SetupError};
pub use stack::{StackItem, StackKind, WaitingTrigger};
pub use step::{Occurrence, Phase, Step};
pub use zone::{Battlefield, Zone};
