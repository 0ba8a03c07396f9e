//! The map, 3: day and night, untapping, and who may act meanwhile.

use super::Cite::{Borrowed, Valid};
use super::{Row, Says};
use crate::rulebook::data::{own_untap as own, t000, t003};
use crate::rulebook::topic::Topic;

pub(super) const ROWS: &[Row] = &[
    Row(
        Topic::DayToNight,
        ["302", "502.2"],
        &[],
        &[Valid(&t000::DAY_TO_NIGHT)],
        Says::Classic(&own::NO_DAY_NIGHT_2005),
    ),
    Row(
        Topic::NightToDay,
        ["302", "502.2"],
        &[],
        &[Valid(&t000::NIGHT_TO_DAY)],
        Says::Classic(&own::NO_DAY_NIGHT_2005),
    ),
    Row(
        Topic::NeitherDayNorNight,
        ["302", "502.2"],
        &[],
        &[Valid(&t000::NEITHER_DAY_NOR_NIGHT)],
        Says::Classic(&own::NO_DAY_NIGHT_2005),
    ),
    Row(
        Topic::DayNightUnchanged,
        ["302", "502.2"],
        &[],
        &[],
        Says::Each(&own::NO_DAY_NIGHT_2005, &own::UNCHANGED_2025),
    ),
    Row(
        Topic::NoPreviousTurn,
        ["302", "502.2"],
        &[],
        &[],
        Says::Each(&own::NO_DAY_NIGHT_2005, &own::NO_PREVIOUS_TURN_2025),
    ),
    Row(
        Topic::DayNightUsesNoStack,
        ["302", "502.2"],
        &[],
        &[Valid(&t000::DAY_NIGHT_NO_STACK)],
        Says::Classic(&own::NO_DAY_NIGHT_2005),
    ),
    Row(
        Topic::DayNightReference,
        ["302", "730"],
        &[],
        &[Borrowed(&t000::SEE_728)],
        Says::Each(&own::NO_DAY_NIGHT_2005, &own::IS_730_2025),
    ),
    Row(
        Topic::DayNightSet,
        ["302", "730.1"],
        &[],
        &[],
        Says::Each(&own::NO_DAY_NIGHT_2005, &own::SET_BY_EFFECT_2025),
    ),
    Row(
        Topic::TeamVariant,
        ["302", "502.2a"],
        &[],
        &[Valid(&t000::TEAMS)],
        Says::Classic(&own::NO_DAY_NIGHT_2005),
    ),
    Row(
        Topic::TeamDayToNight,
        ["302", "502.2a"],
        &[],
        &[Valid(&t000::TEAM_DAY_TO_NIGHT)],
        Says::Classic(&own::NO_DAY_NIGHT_2005),
    ),
    Row(
        Topic::TeamNightToDay,
        ["302", "502.2a"],
        &[],
        &[Valid(&t000::TEAM_NIGHT_TO_DAY)],
        Says::Each(&own::NO_DAY_NIGHT_2005, &own::ONE_TEAMMATE_2025),
    ),
    Row(
        Topic::TeamNeither,
        ["302", "502.2a"],
        &[],
        &[Valid(&t000::TEAM_NEITHER)],
        Says::Classic(&own::NO_DAY_NIGHT_2005),
    ),
    Row(
        Topic::TeamUsesNoStack,
        ["302", "502.2a"],
        &[],
        &[Valid(&t000::TEAM_NO_STACK)],
        Says::Classic(&own::NO_DAY_NIGHT_2005),
    ),
    Row(
        Topic::UntapSetDetermined,
        ["302.2", "502.3"],
        &[Borrowed(&t000::UNTAP_SET)],
        &[Valid(&t000::UNTAP_SET)],
        Says::Classic(&own::AFTER_PHASING_2005),
    ),
    Row(
        Topic::PermanentsUntap,
        ["302.2", "502.3"],
        &[Valid(&t003::UNTAP)],
        &[Valid(&t000::UNTAP_AT_ONCE)],
        Says::Nothing,
    ),
    Row(
        Topic::UntapUsesNoStack,
        ["302.2", "502.3"],
        &[Borrowed(&t000::UNTAP_NO_STACK)],
        &[Valid(&t000::UNTAP_NO_STACK)],
        Says::Nothing,
    ),
    Row(
        Topic::SomethingStaysTapped,
        ["302.2", "502.3"],
        &[Borrowed(&t000::SOME_STAY_TAPPED)],
        &[Valid(&t000::SOME_STAY_TAPPED)],
        Says::Nothing,
    ),
    Row(Topic::StaysTappedByChoice, ["302.2", "502.3"], &[], &[], Says::Both(&own::KEPT_BY_CHOICE)),
    Row(
        Topic::NoPriorityInUntap,
        ["302.3", "502.4"],
        &[Valid(&t003::UNTAP_NO_PRIORITY)],
        &[Valid(&t000::NO_PRIORITY)],
        Says::Nothing,
    ),
    Row(
        Topic::TriggerHeld,
        ["302.3", "502.4"],
        &[Borrowed(&t000::TRIGGER_HELD)],
        &[Valid(&t000::TRIGGER_HELD), Valid(&t000::SEE_503)],
        Says::Nothing,
    ),
    Row(Topic::TappedOrUntappedByEffect, ["413.2", "608.2c"], &[], &[], Says::Both(&own::BY_EFFECT)),
];
