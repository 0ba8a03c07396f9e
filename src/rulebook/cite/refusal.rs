//! Citations of refusals: why something is not allowed.

use crate::engine::{Action, Refusal, Step, TargetProblem};
use crate::rulebook::topic::Topic;

/// The topics of a refused action, the one that matters most first; never none.
#[must_use]
pub fn cite_refusal(action: &Action, refusal: &Refusal) -> Vec<Topic> {
    // What one does not control can be used for nothing; which rule says so depends on what it was to be used for.
    match (action, refusal) {
        (Action::DeclareAttackers { .. }, Refusal::NotYours { .. } | Refusal::NotInPlay { .. }) => {
            vec![Topic::RefusedNotYourAttacker]
        }
        (Action::DeclareBlockers { .. }, Refusal::NotYours { .. } | Refusal::NotInPlay { .. }) => {
            vec![Topic::RefusedNotYourBlocker]
        }
        // Of what the main phase allows, the sentence about lands.
        (Action::PlayLand { .. }, Refusal::NotYourMainPhase { .. }) => {
            vec![Topic::RefusedNotYourMainPhase, Topic::LandPlayed]
        }
        (Action::PlayLand { .. }, Refusal::StackNotEmpty { .. }) => {
            vec![Topic::RefusedStackNotEmpty, Topic::LandPlayed]
        }
        _ => cite_reason(refusal),
    }
}

fn cite_reason(refusal: &Refusal) -> Vec<Topic> {
    match refusal {
        Refusal::GameOver => vec![Topic::RefusedGameOver],
        Refusal::NotYourDecision { .. } => vec![Topic::RefusedNotYourDecision],
        Refusal::NotNow { step, .. } => not_now(*step),
        Refusal::OtherChoiceFirst { .. } => vec![Topic::RefusedChoiceFirst],
        Refusal::NotInHand { .. } => vec![Topic::RefusedNotInHand],
        Refusal::NotALand { .. } => vec![Topic::RefusedNotALand],
        Refusal::LandIsNotCast { .. } => vec![Topic::RefusedLandIsNoSpell],
        Refusal::NotYourMainPhase { .. } => vec![Topic::RefusedNotYourMainPhase, Topic::MainPhase],
        Refusal::StackNotEmpty { .. } => vec![Topic::RefusedStackNotEmpty, Topic::MainPhase],
        Refusal::LandAlreadyPlayed { .. } => vec![Topic::SecondLandRefused],
        Refusal::CannotPay { .. } => vec![Topic::RefusedCannotPay],
        Refusal::WrongNumberOfTargets { .. } => vec![Topic::RefusedTargetCount],
        Refusal::IllegalTarget { why: TargetProblem::PhasedOut, .. } | Refusal::PhasedOut { .. } => {
            vec![Topic::IgnoredWhilePhasedOut]
        }
        Refusal::IllegalTarget { why: TargetProblem::Gone, .. } => vec![Topic::RefusedTargetGone],
        Refusal::IllegalTarget { why: TargetProblem::DoesNotFit, .. } => vec![Topic::RefusedTargetDoesNotFit],
        Refusal::NotInPlay { .. } => vec![Topic::RefusedNotInPlay],
        Refusal::NotYours { .. } => vec![Topic::RefusedNotYours],
        Refusal::NoSuchAbility { .. } => vec![Topic::RefusedNoSuchAbility],
        Refusal::AlreadyTapped { .. } => vec![Topic::RefusedAlreadyTapped],
        Refusal::SummoningSickAbility { .. } => vec![Topic::RefusedSickAbility],
        Refusal::AlreadyUsedThisTurn { .. } => vec![Topic::RefusedAlreadyUsed],
        Refusal::AttackerNotACreature { .. } => vec![Topic::RefusedAttackerNoCreature],
        Refusal::AttackerTapped { .. } => vec![Topic::RefusedTappedAttacker],
        Refusal::AttackerSummoningSick { .. } => vec![Topic::RefusedSummoningSick],
        Refusal::AttackerDefender { wall: true, .. } => vec![Topic::RefusedDefender, Topic::RefusedWall],
        Refusal::AttackerDefender { wall: false, .. } => vec![Topic::RefusedDefender],
        Refusal::AttackerWall { .. } => vec![Topic::RefusedWall],
        Refusal::AttackForbidden { .. } | Refusal::BlockForbidden { .. } => vec![Topic::Forbidden],
        Refusal::NamedTwice { .. } => vec![Topic::RefusedNamedTwice],
        Refusal::BlockerNotACreature { .. } => vec![Topic::RefusedBlockerNoCreature],
        Refusal::BlockerTapped { .. } => vec![Topic::RefusedTappedBlocker],
        Refusal::NotAnOpponent { .. } => vec![Topic::RefusedNotAnOpponent],
        Refusal::AttacksAnother { .. } => vec![Topic::RefusedAttacksAnother],
        Refusal::NotAttacking { .. } => vec![Topic::RefusedNotAttacking],
        Refusal::BlocksTwo { .. } => vec![Topic::OneAttackerPerBlocker],
        Refusal::CannotBlockFlyer { .. } => vec![Topic::RefusedFlyingBlock],
        Refusal::DealsNoDamageNow { .. } => vec![Topic::RefusedNoDamageNow],
        Refusal::WrongTotal { .. } => vec![Topic::RefusedWrongTotal],
        Refusal::IllegalRecipient { .. } => vec![Topic::RefusedRecipient],
        Refusal::TrampleNotLethal { .. } => vec![Topic::RefusedTrampleNotLethal],
        Refusal::WrongNumberOfCards { .. } => vec![Topic::RefusedCardCount],
        Refusal::MustUntap { .. } => vec![Topic::RefusedMustUntap],
        Refusal::WrongTriggers => vec![Topic::RefusedTriggerOrder],
        Refusal::NotThatLegend { .. } => vec![Topic::RefusedLegend],
    }
}

/// In two steps it is the step itself that says why: nobody has priority there.
fn not_now(step: Step) -> Vec<Topic> {
    match step {
        Step::Untap => vec![Topic::NoPriorityInUntap, Topic::RefusedOtherDecision],
        Step::Cleanup => vec![Topic::NoPriorityInCleanup, Topic::RefusedOtherDecision],
        Step::Upkeep
        | Step::Draw
        | Step::PrecombatMain
        | Step::BeginningOfCombat
        | Step::DeclareAttackers
        | Step::DeclareBlockers
        | Step::CombatDamage
        | Step::EndOfCombat
        | Step::PostcombatMain
        | Step::End => vec![Topic::RefusedOtherDecision],
    }
}
