//! Citations of the turn: its parts, priority, the untap step, the cleanup step.

use crate::engine::{DayNightOutcome, EffectId, Occurrence, Phase, SkipReason, StaysTapped, Step};
use crate::rulebook::topic::Topic;

pub(super) fn began(shared: bool, extra: bool) -> Vec<Topic> {
    let special = [(extra, Topic::ExtraTurn), (shared, Topic::TeamTurn)];
    let special = special.into_iter().filter(|(is_so, _)| *is_so).map(|(_, topic)| topic);
    special.chain([Topic::TurnBegan]).collect()
}

/// An added phase has the steps that were added: a beginning or ending phase not all of its own.
pub(super) fn phase_began(began: Phase, occurrence: Occurrence) -> Vec<Topic> {
    if occurrence != Occurrence::Extra {
        vec![phase(began)]
    } else if matches!(began, Phase::Beginning | Phase::Ending) {
        vec![Topic::ExtraStep]
    } else {
        vec![Topic::ExtraStep, phase(began)]
    }
}

const fn phase(phase: Phase) -> Topic {
    match phase {
        Phase::Beginning => Topic::BeginningPhaseBegan,
        Phase::PrecombatMain => Topic::MainPhase,
        Phase::Combat => Topic::CombatPhaseBegan,
        Phase::PostcombatMain => Topic::SecondMainPhase,
        Phase::Ending => Topic::EndingPhaseBegan,
    }
}

pub(super) fn step(step: Step, occurrence: Occurrence) -> Vec<Topic> {
    let usual = match step {
        Step::Untap => Topic::UntapStepBegan,
        Step::Upkeep => Topic::UpkeepTriggersStacked,
        Step::Draw => Topic::CardDrawn,
        Step::PrecombatMain => Topic::MainPhase,
        Step::BeginningOfCombat => Topic::BeginningOfCombat,
        Step::DeclareAttackers => Topic::AttackersChosen,
        Step::DeclareBlockers => Topic::BlockersDeclared,
        Step::CombatDamage => Topic::CombatDamageStepBegan,
        Step::EndOfCombat => Topic::EndOfCombat,
        Step::PostcombatMain => Topic::SecondMainPhase,
        Step::End => Topic::EndStep,
        Step::Cleanup => Topic::NoPriorityInCleanup,
    };
    match occurrence {
        Occurrence::Regular => vec![usual],
        Occurrence::FirstStrike => vec![Topic::FirstStrikeStep, usual],
        Occurrence::AfterFirstStrike => vec![Topic::AfterFirstStrike, usual],
        Occurrence::RepeatedCleanup => vec![Topic::CleanupRepeats],
        Occurrence::Extra => vec![Topic::ExtraStep, usual],
    }
}

pub(super) fn skipped(step: Step, why: SkipReason) -> Vec<Topic> {
    match why {
        SkipReason::FirstTurnDraw => vec![Topic::FirstDrawSkipped],
        SkipReason::NoAttackers => vec![Topic::NoAttackers],
        SkipReason::Effect if step == Step::Untap => vec![Topic::PhasingSkipped, Topic::StepSkipped],
        SkipReason::Effect => vec![Topic::StepSkipped],
    }
}

/// A beginning phase that is skipped takes its untap step, and so the phasing, with it.
pub(super) fn phase_skipped(phase: Phase) -> Vec<Topic> {
    match phase {
        Phase::Beginning => vec![Topic::PhasingSkipped, Topic::StepSkipped],
        Phase::PrecombatMain | Phase::Combat | Phase::PostcombatMain | Phase::Ending => {
            vec![Topic::StepSkipped]
        }
    }
}

pub(super) fn priority(step: Step, damage_on_stack: bool) -> Vec<Topic> {
    let special = match step {
        Step::Untap => return vec![Topic::PriorityGiven],
        Step::Upkeep => Topic::PriorityInUpkeep,
        Step::Draw => Topic::PriorityInDraw,
        Step::PrecombatMain => Topic::MainPhase,
        Step::BeginningOfCombat => Topic::BeginningOfCombat,
        Step::DeclareAttackers => Topic::PriorityAfterAttackers,
        Step::DeclareBlockers => Topic::PriorityAfterBlockers,
        Step::CombatDamage if damage_on_stack => Topic::ResponsesToDamage,
        Step::CombatDamage => Topic::PriorityAfterDamage,
        Step::EndOfCombat => Topic::EndOfCombat,
        Step::PostcombatMain => Topic::SecondMainPhase,
        Step::End => Topic::EndStep,
        Step::Cleanup => Topic::CleanupRepeats,
    };
    vec![special, Topic::PriorityGiven]
}

pub(super) fn day_night(outcome: DayNightOutcome, teams: bool) -> Vec<Topic> {
    let (alone, together) = match outcome {
        DayNightOutcome::NoCheck => (Topic::NeitherDayNorNight, Topic::TeamNeither),
        DayNightOutcome::NoPreviousTurn => (Topic::NoPreviousTurn, Topic::NoPreviousTurn),
        DayNightOutcome::DayBecameNight => (Topic::DayToNight, Topic::TeamDayToNight),
        DayNightOutcome::NightBecameDay => (Topic::NightToDay, Topic::TeamNightToDay),
        DayNightOutcome::StaysDay | DayNightOutcome::StaysNight => {
            (Topic::DayNightUnchanged, Topic::DayNightUnchanged)
        }
    };
    if teams {
        vec![together, Topic::TeamVariant, Topic::TeamUsesNoStack]
    } else {
        vec![alone, Topic::DayNightUsesNoStack]
    }
}

pub(super) fn untap_determined(staying: &[StaysTapped]) -> Vec<Topic> {
    let mut topics = vec![Topic::UntapSetDetermined];
    if staying.iter().any(|stays| !stays.by_choice) {
        topics.push(Topic::SomethingStaysTapped);
    }
    if staying.iter().any(|stays| stays.by_choice) {
        topics.push(Topic::StaysTappedByChoice);
    }
    topics
}

pub(super) fn wore_off(effects: &[EffectId]) -> Vec<Topic> {
    let mut topics = vec![Topic::DamageWearsOff];
    if !effects.is_empty() {
        topics.push(Topic::UntilEndOfTurnEnds);
    }
    topics
}

pub(super) fn land(step: Step) -> Vec<Topic> {
    if step == Step::PostcombatMain {
        vec![Topic::LandInSecondMainPhase, Topic::LandPlayed]
    } else {
        vec![Topic::LandPlayed]
    }
}
