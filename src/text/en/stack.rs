//! The stack, in English.

use super::English;
use crate::engine::NothingReason;
use crate::text::say;
use crate::text::tongue::{StackTexts, Words};
use crate::text::voice::{Aim, Era, Item, Who};

impl StackTexts for English {
    fn item(&self, item: &Item) -> String {
        match item {
            Item::Spell(name) => name.clone(),
            Item::Copy(name) => format!("the copy of {name}"),
            Item::Ability(source) => format!("the ability of {source}"),
            Item::CombatDamage => "the combat damage".to_owned(),
        }
    }

    fn casts(&self, era: Era, who: Who<'_>, spell: &str) -> String {
        match era {
            Era::Older => say!(who, name =>
                "You play {spell}: it goes on the stack.",
                "{name} plays {spell}: it goes on the stack."),
            Era::Newer => say!(who, name =>
                "You cast {spell}: it goes on the stack.",
                "{name} casts {spell}: it goes on the stack."),
        }
    }

    fn activates(&self, era: Era, who: Who<'_>, source: &str) -> String {
        match era {
            Era::Older => say!(who, name =>
                "You play the ability of {source}: it goes on the stack.",
                "{name} plays the ability of {source}: it goes on the stack."),
            Era::Newer => say!(who, name =>
                "You activate the ability of {source}: it goes on the stack.",
                "{name} activates the ability of {source}: it goes on the stack."),
        }
    }

    fn plays_land(&self, who: Who<'_>, land: &str) -> String {
        say!(who, name =>
            "You play {land}: it is your land for this turn and does not use the stack.",
            "{name} plays {land}: it is the land for this turn and does not use the stack.")
    }

    fn pays(&self, who: Who<'_>, mana: &str) -> String {
        say!(who, name => "You pay {mana}.", "{name} pays {mana}.")
    }

    fn taps_as_cost(&self, what: &str) -> String {
        format!("{what} taps: that is part of the cost.")
    }

    fn sacrifices_as_cost(&self, who: Who<'_>, what: &str) -> String {
        say!(who, name =>
            "You sacrifice {what}: that is part of the cost.",
            "{name} sacrifices {what}: that is part of the cost.")
    }

    fn aims_at(&self, aims: &[Aim<'_>]) -> String {
        let words: Vec<String> = aims
            .iter()
            .map(|aim| match aim {
                Aim::Player(Who::You) => "you".to_owned(),
                Aim::Player(Who::Named(name)) => (*name).to_owned(),
                Aim::Thing(thing) => thing.clone(),
            })
            .collect();
        let list = self.list(&words);
        if words.len() == 1 { format!("Target: {list}.") } else { format!("Targets: {list}.") }
    }

    fn adds_mana(&self, who: Who<'_>, mana: &str, source: Option<&str>) -> String {
        match source {
            Some(source) => say!(who, name => "{source} gives you {mana}.", "{source} gives {name} {mana}."),
            None => say!(who, name =>
                "Your mana pool receives {mana}.",
                "{name}’s mana pool receives {mana}."),
        }
    }

    fn mana_skips_stack(&self) -> &'static str {
        "It is a mana ability: it does not use the stack."
    }

    fn orders_triggers(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "You put your triggered abilities in order.",
            "{name} puts {name}’s triggered abilities in order.")
    }

    fn resolves_last(&self, source: &str) -> String {
        format!("The ability of {source} goes below the others: it will resolve last.")
    }

    fn resolves_first(&self, source: &str) -> String {
        format!("The ability of {source} goes above the others: it will resolve first.")
    }

    fn triggers(&self, source: &str, delayed: bool) -> String {
        if delayed {
            format!("The delayed ability of {source} triggers.")
        } else {
            format!("The ability of {source} triggers.")
        }
    }

    fn trigger_is_held(&self, _: Era) -> &'static str {
        "Nobody receives priority in this step: the ability waits, usually until upkeep."
    }

    fn trigger_waits(&self) -> &'static str {
        "It will go on the stack as soon as a player would receive priority."
    }

    fn trigger_stacked(&self, source: &str) -> String {
        format!("The ability of {source} goes on the stack.")
    }

    fn trigger_without_target(&self, source: &str) -> String {
        format!("The ability of {source} does not go on the stack: there is no legal target.")
    }

    fn resolution_began(&self, item: &Item) -> String {
        match item {
            Item::Spell(name) => format!("{name} resolves."),
            Item::Copy(name) => format!("The copy of {name} resolves."),
            Item::Ability(source) => format!("The ability of {source} resolves."),
            Item::CombatDamage => "The combat damage resolves.".to_owned(),
        }
    }

    fn target_is_illegal(&self, aim: &Aim<'_>) -> String {
        match aim {
            Aim::Player(Who::You) => "You are no longer a legal target.".to_owned(),
            Aim::Player(Who::Named(name)) => format!("{name} is no longer a legal target."),
            Aim::Thing(thing) => format!("{thing} is no longer a legal target."),
        }
    }

    fn spell_finished(&self, spell: &str) -> String {
        format!("{spell} has done what it does and goes to the graveyard.")
    }

    fn item_gone(&self, item: &Item) -> String {
        match item {
            Item::Spell(name) => format!("{name} has done what it does and leaves the stack."),
            Item::Copy(name) => format!("The copy of {name} has done what it does and ceases to exist."),
            Item::Ability(source) => {
                format!("The ability of {source} has done what it does and leaves the stack.")
            }
            Item::CombatDamage => "The combat damage leaves the stack.".to_owned(),
        }
    }

    fn enters(&self, era: Era, what: &str, who: Who<'_>) -> String {
        match era {
            Era::Older => say!(who, name =>
                "{what} comes into play under your control.",
                "{what} comes into play under {name}’s control."),
            Era::Newer => say!(who, name =>
                "{what} enters the battlefield under your control.",
                "{what} enters the battlefield under {name}’s control."),
        }
    }

    fn enters_tapped(&self, what: &str) -> String {
        format!("{what} arrives tapped.")
    }

    fn enters_with(&self, what: &str, counters: &str) -> String {
        format!("{what} arrives with {counters}.")
    }

    fn enters_on_back(&self, what: &str) -> String {
        format!("{what} enters with its back face up: it is night.")
    }

    fn enters_attached_to_player(&self, what: &str, who: Who<'_>) -> String {
        say!(who, name => "{what} is attached to you.", "{what} is attached to {name}.")
    }

    fn enters_attached(&self, what: &str, host: &str) -> String {
        format!("{what} is attached to {host}.")
    }

    fn all_targets_illegal(&self, era: Era, item: &Item) -> String {
        match (era, item) {
            (Era::Older, Item::Spell(name)) => {
                format!("{name} is countered by the rules: no target is legal any more.")
            }
            (Era::Newer, Item::Spell(name)) => {
                format!("{name} does not resolve: no target is legal any more.")
            }
            (Era::Older, Item::Copy(name)) => {
                format!("The copy of {name} is countered by the rules: no target is legal any more.")
            }
            (Era::Newer, Item::Copy(name)) => {
                format!("The copy of {name} does not resolve: no target is legal any more.")
            }
            (Era::Older, Item::Ability(name)) => {
                format!("The ability of {name} is countered by the rules: no target is legal any more.")
            }
            (Era::Newer, Item::Ability(name)) => {
                format!("The ability of {name} does not resolve: no target is legal any more.")
            }
            (_, Item::CombatDamage) => "The combat damage has nobody left to be dealt to.".to_owned(),
        }
    }

    fn countered(&self, spell: &str) -> String {
        format!("The spell {spell} is countered: it will not do what it does.")
    }

    fn copied(&self, spell: &str) -> String {
        format!("A copy of {spell} goes on the stack.")
    }

    fn copy_is_not_cast(&self, era: Era) -> &'static str {
        era.say(
            "The copy is not played: it does not count among the spells of the turn.",
            "The copy is not cast: it does not count among the spells of the turn.",
        )
    }

    fn nothing_because(&self, why: NothingReason, what: &str) -> String {
        match why {
            NothingReason::PhasedOut { .. } => {
                format!("Nothing happens: {what} is phased out and treated as though it did not exist.")
            }
            NothingReason::WaitsForHost { .. } => {
                format!("Nothing happens: {what} phased out indirectly and comes back only with its host.")
            }
            NothingReason::NothingToAffect => "Nothing happens: there is nothing to act on.".to_owned(),
            NothingReason::NotYoursToSacrifice { .. } => {
                format!(
                    "Nothing happens: {what} has another controller, and one sacrifices only what one controls."
                )
            }
            NothingReason::AlreadySo => "Nothing changes: it was so already.".to_owned(),
            NothingReason::TokenCannotReturn => {
                "Nothing happens: a token that phased out cannot come back.".to_owned()
            }
            NothingReason::ConditionFalse => {
                "Nothing happens: the condition of the ability is no longer true.".to_owned()
            }
            NothingReason::TargetIllegal => {
                "This part has no effect: its target is no longer legal.".to_owned()
            }
            NothingReason::Forbidden => {
                "It does not happen: an effect forbids it, and “can’t” always wins.".to_owned()
            }
        }
    }

    fn goes_to_graveyard(&self, what: &str, whose: Who<'_>) -> String {
        say!(whose, name => "{what} goes to your graveyard.", "{what} goes to {name}’s graveyard.")
    }
}
