//! What holds now, in English.

use super::English;
use crate::engine::{DayNight, Step};
use crate::text::hold_texts::{Counted, HoldTexts, Lies};
use crate::text::say;
use crate::text::tongue::Words;
use crate::text::voice::{Aim, Era, Who};

impl HoldTexts for English {
    fn life_is(&self, who: Who<'_>, life: i32) -> String {
        say!(who, name => "You have {life} life.", "{name} has {life} life.")
    }

    fn poison_is(&self, who: Who<'_>, poison: u32) -> String {
        match poison {
            1 => say!(who, name => "You have 1 poison counter.", "{name} has 1 poison counter."),
            _ => {
                say!(who, name => "You have {poison} poison counters.", "{name} has {poison} poison counters.")
            }
        }
    }

    fn cards_are(&self, who: Who<'_>, zone: Counted, count: u32) -> String {
        let zone = match zone {
            Counted::Hand => "hand",
            Counted::Graveyard => "graveyard",
            Counted::Library => "library",
        };
        match count {
            0 => {
                say!(who, name => "You have no cards in your {zone}.", "{name} has no cards in their {zone}.")
            }
            1 => say!(who, name => "You have 1 card in your {zone}.", "{name} has 1 card in their {zone}."),
            _ => {
                say!(who, name => "You have {count} cards in your {zone}.", "{name} has {count} cards in their {zone}.")
            }
        }
    }

    fn exiled_are(&self, era: Era, who: Who<'_>, count: u32) -> String {
        let there = era.say("removed from the game", "in exile");
        match count {
            0 => say!(who, name => "You have no cards {there}.", "{name} has no cards {there}."),
            1 => say!(who, name => "You have 1 card {there}.", "{name} has 1 card {there}."),
            _ => say!(who, name => "You have {count} cards {there}.", "{name} has {count} cards {there}."),
        }
    }

    fn mana_is(&self, who: Who<'_>, mana: &str) -> String {
        say!(who, name => "You have {mana} in your pool.", "{name} has {mana} in their pool.")
    }

    fn no_mana_is(&self, who: Who<'_>) -> String {
        say!(who, name => "You have no mana in your pool.", "{name} has no mana in their pool.")
    }

    fn spells_are(&self, era: Era, who: Who<'_>, count: u32) -> String {
        match (era, count) {
            (Era::Older, 0) => {
                say!(who, name => "You have played no spells this turn.", "{name} has played no spells this turn.")
            }
            (Era::Older, 1) => {
                say!(who, name => "You have played 1 spell this turn.", "{name} has played 1 spell this turn.")
            }
            (Era::Older, _) => {
                say!(who, name => "You have played {count} spells this turn.", "{name} has played {count} spells this turn.")
            }
            (Era::Newer, 0) => {
                say!(who, name => "You have cast no spells this turn.", "{name} has cast no spells this turn.")
            }
            (Era::Newer, 1) => {
                say!(who, name => "You have cast 1 spell this turn.", "{name} has cast 1 spell this turn.")
            }
            (Era::Newer, _) => {
                say!(who, name => "You have cast {count} spells this turn.", "{name} has cast {count} spells this turn.")
            }
        }
    }

    fn lies(&self, era: Era, what: &str, zone: Lies) -> String {
        match (zone, era) {
            (Lies::InPlay, Era::Older) => format!("{what} is in play."),
            (Lies::InPlay, Era::Newer) => format!("{what} is on the battlefield."),
            (Lies::PhasedOutZone, _) => format!("{what} is in the phased-out zone."),
            (Lies::Graveyard, _) => format!("{what} is in the graveyard."),
            (Lies::Exile, Era::Older) => format!("{what} is removed from the game."),
            (Lies::Exile, Era::Newer) => format!("{what} is in exile."),
            (Lies::Hand, _) => format!("{what} is in its owner’s hand."),
        }
    }

    fn is_phased_in(&self, what: &str) -> String {
        format!("{what} is phased in.")
    }

    fn is_phased_out(&self, what: &str) -> String {
        format!("{what} is phased out.")
    }

    fn is_phased_out_directly(&self, what: &str) -> String {
        format!("{what} is phased out directly, not together with another permanent.")
    }

    fn is_phased_out_with(&self, what: &str, host: &str) -> String {
        format!("{what} is phased out with {host}.")
    }

    fn is_tapped(&self, what: &str) -> String {
        format!("{what} is tapped.")
    }

    fn is_untapped(&self, what: &str) -> String {
        format!("{what} is untapped.")
    }

    fn size_is(&self, what: &str, power: i32, toughness: i32) -> String {
        format!("{what} is {power}/{toughness}.")
    }

    fn damage_is(&self, what: &str, damage: u32) -> String {
        match damage {
            0 => format!("{what} has no damage."),
            _ => format!("{what} has {damage} damage."),
        }
    }

    fn attacks_now(&self, what: &str) -> String {
        format!("{what} is attacking.")
    }

    fn attacks_not(&self, what: &str) -> String {
        format!("{what} is not attacking.")
    }

    fn blocks_now(&self, what: &str, attacker: &str) -> String {
        format!("{what} is blocking {attacker}.")
    }

    fn counters_are(&self, what: &str, counters: &str) -> String {
        format!("{what} has {counters}.")
    }

    fn is_attached(&self, what: &str, host: &str) -> String {
        format!("{what} is attached to {host}.")
    }

    fn is_unattached(&self, what: &str) -> String {
        format!("{what} is attached to nothing.")
    }

    fn owns(&self, who: Who<'_>, what: &str) -> String {
        say!(who, name => "You own {what}.", "{name} owns {what}.")
    }

    fn can_attack(&self, what: &str) -> String {
        format!("{what} can attack.")
    }

    fn cannot_attack(&self, what: &str) -> String {
        format!("{what} can’t attack.")
    }

    fn is_sick(&self, what: &str) -> String {
        format!("{what} has summoning sickness.")
    }

    fn is_not_sick(&self, what: &str) -> String {
        format!("{what} has no summoning sickness.")
    }

    fn controls(&self, who: Who<'_>, what: &str) -> String {
        say!(who, name => "You control {what}.", "{name} controls {what}.")
    }

    fn step_is(&self, era: Era, step: Step) -> String {
        format!("It is {}.", self.the_step(era, step))
    }

    fn turn_is(&self, number: u32) -> String {
        format!("It is turn {number}.")
    }

    fn active_is(&self, who: Who<'_>) -> String {
        say!(who, name => "It is your turn.", "It is {name}’s turn.")
    }

    fn priority_is(&self, who: Option<Who<'_>>) -> String {
        match who {
            Some(who) => say!(who, name => "You have priority.", "{name} has priority."),
            None => "Nobody has priority.".to_owned(),
        }
    }

    fn time_is(&self, time: DayNight) -> &'static str {
        match time {
            DayNight::Day => "It is day.",
            DayNight::Night => "It is night.",
            DayNight::Neither => "It is neither day nor night.",
        }
    }

    fn holds_not(&self, sentence: &str) -> String {
        format!("This is not so: {sentence}")
    }

    fn stack_is(&self, items: &str) -> String {
        format!("On the stack, from the top: {items}.")
    }

    fn stacked_at(&self, what: &str, aims: &[Aim<'_>]) -> String {
        let word = |aim: &Aim<'_>| match aim {
            Aim::Player(Who::You) => "you".to_owned(),
            Aim::Player(Who::Named(name)) => (*name).to_owned(),
            Aim::Thing(thing) => thing.clone(),
        };
        let list = self.list(&aims.iter().map(word).collect::<Vec<_>>());
        if aims.len() == 1 { format!("{what} (target: {list})") } else { format!("{what} (targets: {list})") }
    }
}
