//! The map, 7: refusals that have no row of their own elsewhere.

use super::{Row, Says};
use crate::rulebook::data::own_refusal as own;
use crate::rulebook::topic::Topic;

pub(super) const ROWS: &[Row] = &[
    Row(Topic::RefusedGameOver, ["102", "104"], &[], &[], Says::Both(&own::GAME_OVER)),
    Row(Topic::RefusedNotYourDecision, ["408.1", "117.1"], &[], &[], Says::Both(&own::NOT_YOUR_DECISION)),
    Row(Topic::RefusedOtherDecision, ["408.1", "117.1"], &[], &[], Says::Both(&own::OTHER_DECISION)),
    Row(Topic::RefusedChoiceFirst, ["408.1", "117.1"], &[], &[], Says::Both(&own::CHOICE_FIRST)),
    Row(Topic::RefusedNotInHand, ["409.1", "601.2"], &[], &[], Says::Both(&own::FROM_HAND)),
    Row(Topic::RefusedNotALand, ["305.4", "305.1"], &[], &[], Says::Both(&own::ONLY_LANDS)),
    Row(Topic::RefusedLandIsNoSpell, ["305.4", "116.2a"], &[], &[], Says::Both(&own::LAND_IS_NO_SPELL)),
    Row(Topic::RefusedNotYourMainPhase, ["305.3", "505.6"], &[], &[], Says::Both(&own::OWN_MAIN_PHASE)),
    Row(Topic::RefusedStackNotEmpty, ["305.3", "505.6"], &[], &[], Says::Both(&own::EMPTY_STACK)),
    Row(Topic::RefusedCannotPay, ["409.1", "601.2h"], &[], &[], Says::Both(&own::CANNOT_PAY)),
    Row(Topic::RefusedTargetCount, ["409.1", "601.2c"], &[], &[], Says::Both(&own::TARGET_COUNT)),
    Row(Topic::RefusedTargetGone, ["409.1", "601.2c"], &[], &[], Says::Both(&own::TARGET_GONE)),
    Row(Topic::RefusedTargetDoesNotFit, ["409.1", "601.2c"], &[], &[], Says::Both(&own::TARGET_DOES_NOT_FIT)),
    Row(
        Topic::RefusedNotInPlay,
        ["403", "602"],
        &[],
        &[],
        Says::Each(&own::NOT_IN_PLAY_2005, &own::NOT_IN_PLAY_2025),
    ),
    Row(Topic::RefusedNotYours, ["403", "602"], &[], &[], Says::Both(&own::NOT_YOURS)),
    Row(Topic::RefusedNoSuchAbility, ["403", "602"], &[], &[], Says::Both(&own::NO_SUCH_ABILITY)),
    Row(Topic::RefusedAlreadyTapped, ["403", "602"], &[], &[], Says::Both(&own::ALREADY_TAPPED)),
    Row(Topic::RefusedSickAbility, ["403.4", "302.6"], &[], &[], Says::Both(&own::SICK_ABILITY)),
    Row(Topic::RefusedAlreadyUsed, ["403", "602.5"], &[], &[], Says::Both(&own::ONCE_EACH_TURN)),
    Row(
        Topic::RefusedAttackerNoCreature,
        ["308.2a", "508.1a"],
        &[],
        &[],
        Says::Both(&own::ONLY_CREATURES_ATTACK),
    ),
    Row(Topic::RefusedNamedTwice, ["308.2", "508.1"], &[], &[], Says::Both(&own::NAMED_TWICE)),
    Row(
        Topic::RefusedBlockerNoCreature,
        ["309.2a", "509.1a"],
        &[],
        &[],
        Says::Both(&own::ONLY_CREATURES_BLOCK),
    ),
    Row(
        Topic::RefusedNotAttacking,
        ["309.2", "509.1"],
        &[],
        &[],
        Says::Both(&own::ONLY_ATTACKERS_ARE_BLOCKED),
    ),
    Row(Topic::RefusedNoDamageNow, ["310.2", "510.1"], &[], &[], Says::Both(&own::NO_DAMAGE_NOW)),
    Row(Topic::RefusedWrongTotal, ["310.2", "510.1"], &[], &[], Says::Both(&own::WHOLE_POWER)),
    Row(Topic::RefusedRecipient, ["310.2", "510.1"], &[], &[], Says::Both(&own::WRONG_RECIPIENT)),
    Row(Topic::RefusedTrampleNotLethal, ["502.9", "702.19b"], &[], &[], Says::Both(&own::TRAMPLE_LETHAL)),
    Row(Topic::RefusedCardCount, ["314.1", "514.1"], &[], &[], Says::Both(&own::CARD_COUNT)),
    Row(Topic::RefusedMustUntap, ["302.2", "502.3"], &[], &[], Says::Both(&own::MUST_UNTAP)),
    Row(Topic::RefusedTriggerOrder, ["410.3", "603.3b"], &[], &[], Says::Both(&own::EACH_TRIGGER_ONCE)),
    Row(Topic::RefusedLegend, ["420.5e", "704.5j"], &[], &[], Says::Both(&own::ONE_OF_THE_LEGENDS)),
];
