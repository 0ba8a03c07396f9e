//! Combat and damage, in English.

use super::English;
use crate::engine::RemovalReason;
use crate::text::tongue::CombatTexts;
use crate::text::voice::{Aim, Things, Who};
use crate::text::{num, say};

fn whom<'a>(to: &'a Aim<'a>) -> &'a str {
    match to {
        Aim::Player(Who::You) => "you",
        Aim::Player(Who::Named(name)) => name,
        Aim::Thing(thing) => thing,
    }
}

impl CombatTexts for English {
    fn attacks(&self, what: &Things, whom: Who<'_>) -> String {
        match (whom, what.is_one()) {
            (Who::You, true) => format!("{what} attacks you."),
            (Who::You, false) => format!("{what} attack you."),
            (Who::Named(name), true) => format!("{what} attacks {name}."),
            (Who::Named(name), false) => format!("{what} attack {name}."),
        }
    }

    fn attacks_with_nothing(&self, who: Who<'_>) -> String {
        say!(who, name => "You do not attack.", "{name} does not attack.")
    }

    fn taps_to_attack(&self, what: &Things) -> String {
        num!(what, "{what} taps to attack.", "{what} tap to attack.")
    }

    fn attacks_without_tapping(&self, what: &Things) -> String {
        num!(
            what,
            "{what} attacks without tapping: it has vigilance.",
            "{what} attack without tapping: they have vigilance."
        )
    }

    fn blocks(&self, what: &Things, attacker: &str) -> String {
        num!(what, "{what} blocks {attacker}.", "{what} block {attacker}.")
    }

    fn blocks_several(&self, who: Who<'_>) -> String {
        say!(who, name => "You declare your blockers.", "{name} declares blockers.")
    }

    fn blocks_with_nothing(&self, who: Who<'_>) -> String {
        say!(who, name => "You do not block.", "{name} does not block.")
    }

    fn is_unblocked(&self, what: &Things) -> String {
        num!(what, "Nobody blocks {what}.", "Nobody blocks these attackers: {what}.")
    }

    fn assigns(&self, source: &str, amount: u32, to: &Aim<'_>) -> String {
        let whom = whom(to);
        format!("{source} assigns {amount} damage to {whom}.")
    }

    fn assigns_several(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "You assign the damage of your creatures.",
            "{name} assigns the damage of {name}’s creatures.")
    }

    fn assigns_nothing(&self, who: Who<'_>) -> String {
        say!(who, name => "Your creatures assign no damage.", "{name}’s creatures assign no damage.")
    }

    fn damage_on_stack(&self) -> &'static str {
        "Combat damage goes on the stack, just as it was assigned."
    }

    fn damage_can_be_answered(&self) -> &'static str {
        "Before it is dealt, players can still respond."
    }

    fn deals(&self, source: &str, amount: u32, to: &Aim<'_>) -> String {
        let whom = whom(to);
        format!("{source} deals {amount} damage to {whom}.")
    }

    fn deals_several(&self, combat: bool) -> &'static str {
        if combat { "Combat damage is dealt, all at once." } else { "Damage is dealt, all at once." }
    }

    fn deals_nothing(&self) -> &'static str {
        "No damage is dealt."
    }

    fn undealt_gone(&self, source: &str, amount: u32, to: &Aim<'_>) -> String {
        let whom = whom(to);
        format!("{source} does not deal {amount} damage to {whom}: it is no longer there.")
    }

    fn undealt_not_creature(&self, source: &str, amount: u32, to: &Aim<'_>) -> String {
        let whom = whom(to);
        format!("{source} does not deal {amount} damage to {whom}: it is no longer a creature.")
    }

    fn undealt_source_gone(&self, source: &str, amount: u32, to: &Aim<'_>) -> String {
        let whom = whom(to);
        format!("{source} does not deal {amount} damage to {whom}: the source is gone.")
    }

    fn lethal_by_touch(&self, source: &str) -> String {
        format!("Any amount is enough: {source} has deathtouch.")
    }

    fn gains_by_link(&self, source: &str, who: Who<'_>, amount: u32) -> String {
        say!(who, name =>
            "You gain {amount} life: {source} has lifelink.",
            "{name} gains {amount} life: {source} has lifelink.")
    }

    fn prevented(&self, amount: u32, to: &Aim<'_>) -> String {
        let whom = whom(to);
        format!("An effect prevents {amount} damage to {whom}.")
    }

    fn prevented_several(&self) -> &'static str {
        "An effect prevents damage."
    }

    fn combat_ended(&self) -> &'static str {
        "Combat is over."
    }

    fn no_longer_in_combat(&self, what: &Things) -> String {
        num!(what, "{what} is no longer in combat.", "{what} are no longer in combat.")
    }

    fn leaves_combat(&self, what: &Things) -> String {
        num!(what, "{what} is removed from combat.", "{what} are removed from combat.")
    }

    fn left_combat_because(&self, why: RemovalReason) -> &'static str {
        match why {
            RemovalReason::PhasedOut => "What is phased out does not fight.",
            RemovalReason::ControllerChanged => "What changes controller fights no longer.",
            RemovalReason::NotACreature => "Only creatures fight.",
        }
    }
}
