//! Which topic settles a mistaken belief. A new belief without one does not compile.

use crate::engine::{Edition, Misconception};
use crate::rulebook::topic::Topic;

/// The topic whose passages, or whose sentence of our own, say how it is in the edition.
#[must_use]
pub const fn settling(belief: Misconception, edition: Edition) -> Topic {
    use Misconception as M;
    match belief {
        M::UntapFirst => Topic::PhasingBeforeUntap,
        M::PhaseTwoPasses => Topic::PhasingIsSimultaneous,
        M::KeywordReturns | M::OwnerReturns => Topic::PhasedInDirectly,
        M::AuraFallsOff => Topic::PhasedOutIndirectly,
        M::AttachmentReturnsAlone => Topic::PhasedInIndirectly,
        M::PhasingEnters => Topic::NoEnterOrLeaveTriggers,
        M::PhasingIsBlink => Topic::SamePermanent,
        M::DamageWiped => Topic::DamageClearedByPhasingOut,
        M::DamageWaits => edition.pick(Topic::DamageClearedByPhasingOut, Topic::DamageWearsOff),
        M::PumpSurvives | M::PumpLost => Topic::LimitedEffectLost,
        M::HasteAfterPhasing | M::SickAfterPhasing => Topic::AttackAfterPhasingIn,
        M::TokenGone => Topic::TokenPhasedOut,
        M::ReturnsAttacking => Topic::RemovedFromCombat,
        M::UnblockedAgain => Topic::StaysBlocked,
        M::PhasingOnSkip => Topic::PhasingSkipped,
        M::RespondInUntap => Topic::NoPriorityInUntap,
        M::FirstPlayerDraws => Topic::FirstDrawSkipped,
        M::LandPerMain => Topic::SecondLandRefused,
        M::StepEndsWithStack => Topic::PriorityPassed,
        M::OpponentFirst => Topic::PriorityGiven,
        M::ActiveResolvesFirst => Topic::TriggersOrdered,
        M::WallAttacks => edition.pick(Topic::RefusedWall, Topic::RefusedDefender),
        M::WallsNeverAttack => Topic::RefusedWall,
        M::SickCannotBlock => Topic::BlockersDeclared,
        M::TappedBlocks => Topic::RefusedTappedBlocker,
        M::TappedBlockerHarmless => Topic::TappedBlockerDeals,
        M::DamageOnStack => edition.pick(Topic::DamagePutOnStack, Topic::CombatDamageDealt),
        M::DeadSource => Topic::SourceGone,
        M::NoAttackNoCombat => Topic::NoAttackers,
        M::FirstStrikeOnce => Topic::FirstStrikeStep,
        M::TrampleForgets | M::TrampleOneBlocker => Topic::Trample,
        M::EffectsEndFirst | M::BonusBeforeDamage => Topic::UntilEndOfTurnEnds,
        M::EveryoneDiscards => Topic::DiscardToHandSize,
        M::OneCleanup | M::CleanupEndsTurn => Topic::CleanupRepeats,
        M::ManaBurnsEachStep | M::ManaStaysPhase => edition.pick(Topic::ManaBurn, Topic::ManaEmptied),
        M::AnyonesSpells | M::SpellsInTurn => Topic::DayToNight,
        M::OneSpellMakesDay => Topic::NightToDay,
        M::NeitherBecomesDay => Topic::NeitherDayNorNight,
        M::ControlAtBeginning => Topic::RefusedSummoningSick,
    }
}
