//! The map, 6: state-based actions and the end of the game.

use super::Cite::Valid;
use super::{Row, Says};
use crate::rulebook::data::{own_phasing, own_state as own, t004};
use crate::rulebook::topic::Topic;

pub(super) const ROWS: &[Row] = &[
    Row(
        Topic::StateBasedActions,
        ["420", "704"],
        &[],
        &[],
        Says::Each(&own::STATE_BASED_2005, &own::STATE_BASED_2025),
    ),
    Row(Topic::NoLifeLeft, ["420.5a", "704.5a"], &[], &[], Says::Both(&own::NO_LIFE)),
    Row(Topic::NoLibraryLeft, ["420.5g", "704.5b"], &[], &[], Says::Both(&own::NO_LIBRARY)),
    Row(Topic::Poisoned, ["420.5h", "704.5c"], &[], &[], Says::Both(&own::POISON)),
    Row(
        Topic::TeamPoisoned,
        ["420.5h", "704.6b"],
        &[],
        &[],
        Says::Each(&own::NO_TEAMS_2005, &own::TEAM_POISON_2025),
    ),
    Row(
        Topic::TeamLoses,
        ["102", "810.8a"],
        &[],
        &[],
        Says::Each(&own::NO_TEAMS_2005, &own::TEAM_LOSES_2025),
    ),
    Row(
        Topic::TokenCeases,
        ["420.5f", "704.5d"],
        &[],
        &[],
        Says::Each(&own::TOKEN_GONE_2005, &own::TOKEN_GONE_2025),
    ),
    Row(Topic::ZeroToughness, ["420.5b", "704.5f"], &[], &[], Says::Both(&own::ZERO_TOUGHNESS)),
    Row(Topic::LethalDamage, ["420.5c", "704.5g"], &[], &[], Says::Both(&own::LETHAL_DAMAGE)),
    Row(
        Topic::DeathtouchDestroys,
        ["420.5", "704.5h"],
        &[],
        &[],
        Says::Each(&own_phasing::UNKNOWN_IN_2005, &own::DEATHTOUCHED_2025),
    ),
    Row(
        Topic::LegendRule,
        ["420.5e", "704.5j"],
        &[],
        &[],
        Says::Each(&own::LEGENDS_2005, &own::LEGENDS_2025),
    ),
    Row(Topic::AuraWithoutHost, ["420.5d", "704.5m"], &[], &[], Says::Both(&own::AURA_WITHOUT_HOST)),
    Row(
        Topic::AuraFallsOffAfterPhasing,
        ["420.5d", "704.5m"],
        &[Valid(&t004::AURA_STATE_BASED)],
        &[],
        Says::Current(&own::AURA_WITHOUT_HOST),
    ),
    Row(Topic::EquipmentWithoutHost, ["420.5", "704.5n"], &[], &[], Says::Both(&own::EQUIPMENT_WITHOUT_HOST)),
    Row(
        Topic::EquipmentUnattachedAfterPhasing,
        ["420.5", "704.5n"],
        &[Valid(&t004::EQUIPMENT_STATE_BASED)],
        &[],
        Says::Current(&own::EQUIPMENT_WITHOUT_HOST),
    ),
    Row(
        Topic::CounterPairs,
        ["420.5", "704.5q"],
        &[],
        &[],
        Says::Each(&own::COUNTER_PAIRS_2005, &own::COUNTER_PAIRS_2025),
    ),
    Row(Topic::PlayerLeft, ["102", "800.4a"], &[], &[], Says::Both(&own::LEAVES_WITH_ALL)),
    Row(Topic::GameWon, ["102", "104"], &[], &[], Says::Both(&own::GAME_WON)),
    Row(Topic::GameDrawn, ["102", "104"], &[], &[], Says::Both(&own::GAME_DRAWN)),
];
