//! Questions and their answers, in English.

use super::English;
use crate::engine::Whereabouts;
use crate::text::quiz::{At, QuizTexts};
use crate::text::say;
use crate::text::voice::{Era, Who};

impl QuizTexts for English {
    fn ask_next(&self) -> &'static str {
        "What happens now?"
    }

    fn ask_order_of_events(&self) -> &'static str {
        "Which are the next three things to happen, in order?"
    }

    fn ask_who_gets_priority(&self) -> &'static str {
        "Who receives priority first, and when?"
    }

    fn ask_first_to_resolve(&self) -> &'static str {
        "Which of these abilities resolves first?"
    }

    fn ask_may_attack(&self, what: &str) -> String {
        format!("May {what} attack this turn?")
    }

    fn ask_may_block(&self, what: &str) -> String {
        format!("May {what} block in this combat?")
    }

    fn ask_may_play(&self, who: Who<'_>, card: &str) -> String {
        say!(who, name => "May you still play {card} this turn?", "May {name} still play {card} this turn?")
    }

    fn ask_may_cast(&self, era: Era, who: Who<'_>, card: &str) -> String {
        match era {
            Era::Older => self.ask_may_play(who, card),
            Era::Newer => {
                say!(who, name => "May you still cast {card} this turn?", "May {name} still cast {card} this turn?")
            }
        }
    }

    fn ask_return(&self, _: Era, what: &str) -> String {
        format!("When does {what} phase in?")
    }

    fn ask_life(&self, who: Who<'_>, at: At) -> String {
        match at {
            At::Next => say!(who, name =>
                "How much life do you have after the next event?",
                "How much life does {name} have after the next event?"),
            At::StepEnd => say!(who, name =>
                "How much life do you have when this part of the turn is over?",
                "How much life does {name} have when this part of the turn is over?"),
            At::TurnEnd => say!(who, name =>
                "How much life do you have at the end of the turn?",
                "How much life does {name} have at the end of the turn?"),
        }
    }

    fn ask_size(&self, what: &str, at: At) -> String {
        match at {
            At::Next => format!("What are the power and toughness of {what} after the next event?"),
            At::StepEnd => {
                format!("What are the power and toughness of {what} when this part of the turn is over?")
            }
            At::TurnEnd => format!("What are the power and toughness of {what} at the end of the turn?"),
        }
    }

    fn ask_zone(&self, what: &str, at: At) -> String {
        match at {
            At::Next => format!("Where is {what} after the next event?"),
            At::StepEnd => format!("Where is {what} when this part of the turn is over?"),
            At::TurnEnd => format!("Where is {what} at the end of the turn?"),
        }
    }

    fn ask_tapped(&self, what: &str, at: At) -> String {
        match at {
            At::Next => format!("Is {what} tapped after the next event?"),
            At::StepEnd => format!("Is {what} tapped when this part of the turn is over?"),
            At::TurnEnd => format!("Is {what} tapped at the end of the turn?"),
        }
    }

    fn ask_marked(&self, what: &str, at: At) -> String {
        match at {
            At::Next => format!("How much damage is marked on {what} after the next event?"),
            At::StepEnd => format!("How much damage is marked on {what} when this part of the turn is over?"),
            At::TurnEnd => format!("How much damage is marked on {what} at the end of the turn?"),
        }
    }

    fn land_was_played(&self, who: Who<'_>, was: bool) -> String {
        if was {
            say!(who, name => "You have played a land this turn.", "{name} has played a land this turn.")
        } else {
            say!(who, name => "You have not played a land this turn.", "{name} has not played a land this turn.")
        }
    }

    fn came_lately(&self, what: &str, who: Who<'_>) -> String {
        say!(who, name =>
            "{what} has not been under your control since your turn began.",
            "{what} has not been under {name}’s control since {name}’s turn began.")
    }

    fn is_first_turn(&self) -> &'static str {
        "This is the first turn of the game."
    }

    fn everybody_passes(&self) -> &'static str {
        "From here on nobody does anything else: everybody passes."
    }

    fn most_to_the_player(&self) -> &'static str {
        "Whoever divides damage deals as much of it as possible to the player."
    }

    fn priority_goes_to(&self, who: Who<'_>, the_step: &str, turn: Option<u32>) -> String {
        match turn {
            None => say!(who, name => "You do, in {the_step}.", "{name} does, in {the_step}."),
            Some(turn) => say!(who, name =>
                "You do, in {the_step} of turn {turn}.",
                "{name} does, in {the_step} of turn {turn}."),
        }
    }

    fn is_first_to_resolve(&self, source: &str) -> String {
        format!("The ability of {source}.")
    }

    fn yes(&self) -> &'static str {
        "Yes."
    }

    fn no(&self) -> &'static str {
        "No."
    }

    fn phases_in_during(&self, who: Who<'_>, turn: u32, with: Option<&str>) -> String {
        match with {
            None => say!(who, name =>
                "During your untap step in turn {turn}.",
                "During {name}’s untap step in turn {turn}."),
            Some(host) => say!(who, name =>
                "During your untap step in turn {turn}, together with {host}.",
                "During {name}’s untap step in turn {turn}, together with {host}."),
        }
    }

    fn never_phases_in(&self, _: Era) -> &'static str {
        "It never phases in again."
    }

    fn so_much_life(&self, life: i32) -> String {
        format!("{life} life.")
    }

    fn has_size(&self, power: i32, toughness: i32) -> String {
        format!("{power}/{toughness}.")
    }

    fn is_on_the_table(&self) -> &'static str {
        "It is on the table."
    }

    fn is_found(&self, era: Era, place: Whereabouts) -> &'static str {
        match place {
            Whereabouts::Battlefield => era.say("It is in play.", "It is on the battlefield, phased in."),
            Whereabouts::PhasedOut => {
                era.say("It is in the phased-out zone.", "It is on the battlefield, phased out.")
            }
            Whereabouts::Hand => "It is in its owner’s hand.",
            Whereabouts::Library => "It is in its owner’s library.",
            Whereabouts::Graveyard => "It is in the graveyard.",
            Whereabouts::Exile => era.say("It is removed from the game.", "It is in exile."),
            Whereabouts::Stack => "It is on the stack.",
            Whereabouts::Nowhere => "Nowhere: it has ceased to exist.",
        }
    }

    fn has_marked(&self, damage: u32) -> String {
        if damage == 0 { "No damage.".to_owned() } else { format!("{damage} damage.") }
    }
}
