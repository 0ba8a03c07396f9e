//! What happens to objects and to players, in English.

use super::English;
use crate::text::tongue::{ObjectTexts, PlayerTexts, StackTexts};
use crate::text::voice::{Era, Item, Things, Who};
use crate::text::{num, opening, say};

impl ObjectTexts for English {
    fn destroys(&self, source: &Item, what: &Things) -> String {
        let source = opening(&self.item(source));
        format!("{source} destroys {what}.")
    }

    fn exiles(&self, era: Era, source: &Item, what: &Things) -> String {
        let source = opening(&self.item(source));
        match era {
            Era::Older => format!("{source} removes {what} from the game."),
            Era::Newer => format!("{source} exiles {what}."),
        }
    }

    fn returns_to_hand(&self, what: &Things, whose: Who<'_>) -> String {
        match (whose, what.is_one()) {
            (Who::You, true) => format!("{what} returns to your hand."),
            (Who::You, false) => format!("{what} return to your hand."),
            (Who::Named(name), true) => format!("{what} returns to {name}’s hand."),
            (Who::Named(name), false) => format!("{what} return to {name}’s hand."),
        }
    }

    fn several_return_to_hand(&self, what: &Things) -> String {
        format!("{what} return to their owners’ hands.")
    }

    fn sacrifices(&self, who: Who<'_>, what: &Things) -> String {
        say!(who, name => "You sacrifice {what}.", "{name} sacrifices {what}.")
    }

    fn creates(&self, era: Era, what: &Things) -> String {
        match era {
            Era::Older => num!(
                what,
                "A token comes into play: {what}.",
                "Tokens come into play, at the same instant: {what}."
            ),
            Era::Newer => {
                num!(what, "A token is created: {what}.", "Tokens are created, at the same instant: {what}.")
            }
        }
    }

    fn gets_counters(&self, what: &Things, counters: &str) -> String {
        num!(what, "{what} gets {counters}.", "Each of these permanents gets {counters}: {what}.")
    }

    fn loses_counters(&self, what: &Things, counters: &str) -> String {
        num!(what, "{what} loses {counters}.", "Each of these permanents loses {counters}: {what}.")
    }

    fn attaches(&self, attachment: &str, host: &str) -> String {
        format!("{attachment} becomes attached to {host}.")
    }

    fn unattaches(&self, attachment: &str) -> String {
        format!("{attachment} comes off and is attached to nothing.")
    }

    fn effect_began(&self, source: &str) -> String {
        format!("The effect of {source} begins.")
    }

    fn effect_touches(&self, what: &Things, change: &str) -> String {
        format!("{what} {change}.")
    }

    fn effects_ended(&self, sources: &Things) -> String {
        num!(sources, "The effect of {sources} ends.", "The effects of {sources} end.")
    }

    fn effect_reached_moment(&self) -> &'static str {
        "It lasted until this moment."
    }

    fn effect_lasted_combat(&self) -> &'static str {
        "It lasted until end of combat."
    }

    fn effect_lasted_untap_step(&self, _: Era) -> &'static str {
        "It was about this untap step."
    }

    fn effect_condition_over(&self) -> &'static str {
        "It lasted as long as something was true, and that is so no longer."
    }

    fn effect_used_up(&self) -> &'static str {
        "It has prevented all the damage it could."
    }

    fn effect_no_longer_touches(&self, source: &str, what: &str) -> String {
        format!("The effect of {source} no longer affects {what}.")
    }

    fn delayed_created(&self, source: &str, step: &str) -> String {
        format!("{source} leaves an ability that waits for {step}.")
    }

    fn turned_face_down(&self, what: &str) -> String {
        format!("{what} is turned face down: it is now a 2/2 creature without name or abilities.")
    }

    fn turned_face_up(&self, what: &str) -> String {
        format!("{what} is turned face up.")
    }

    fn becomes_copy(&self, what: &str, of: &str) -> String {
        format!("{what} becomes a copy of {of}")
    }

    fn transforms(&self, from: &str, to: &str) -> String {
        format!("{from} transforms into {to}.")
    }

    fn several_transform(&self) -> &'static str {
        "Some permanents transform, at the same instant."
    }

    fn controls_now(&self, who: Who<'_>, what: &str) -> String {
        say!(who, name => "You now control {what}.", "{name} now controls {what}.")
    }

    fn controllers_changed(&self) -> &'static str {
        "Some permanents change controller, at the same instant."
    }

    fn returned_under_other(&self, what: &str) -> String {
        format!("While {what} was phased out, the effect that gave control of it ended.")
    }

    fn state_based_one(&self, era: Era) -> &'static str {
        era.say("It is a state-based effect.", "It is a state-based action.")
    }

    fn state_based_several(&self, era: Era, count: usize) -> String {
        match era {
            Era::Older => format!("{count} state-based effects apply at the same instant."),
            Era::Newer => format!("{count} state-based actions happen at the same instant."),
        }
    }

    fn token_ceases(&self, what: &str) -> String {
        format!("The token {what} ceases to exist.")
    }

    fn zero_toughness(&self, what: &str) -> String {
        format!("{what} has toughness 0 or less and goes to the graveyard.")
    }

    fn lethal_damage(&self, what: &str) -> String {
        format!("{what} has been dealt lethal damage and is destroyed.")
    }

    fn deathtouched(&self, what: &str) -> String {
        format!("{what} has been dealt damage by a source with deathtouch and is destroyed.")
    }

    fn legend_rule(&self, what: &str) -> String {
        format!("There is more than one legend named {what}: one goes to the graveyard.")
    }

    fn aura_falls_off(&self, what: &str) -> String {
        format!("{what} has nothing left to be attached to and goes to the graveyard.")
    }

    fn equipment_stays(&self, era: Era, what: &str) -> String {
        match era {
            Era::Older => format!("{what} stays in play, attached to nothing."),
            Era::Newer => format!("{what} stays on the battlefield, attached to nothing."),
        }
    }

    fn counter_pairs(&self, what: &str, pairs: u16) -> String {
        if pairs == 1 {
            format!("{what} loses a +1/+1 counter and a −1/−1 counter: they cancel each other.")
        } else {
            format!("{what} loses {pairs} +1/+1 counters and as many −1/−1 counters: they cancel each other.")
        }
    }
}

impl PlayerTexts for English {
    fn gain_life_together(&self, amount: u32) -> String {
        format!("Several players gain {amount} life each at the same time.")
    }

    fn lose_life_together(&self, amount: u32) -> String {
        format!("Several players lose {amount} life each at the same time.")
    }

    fn get_poison_together(&self, amount: u32) -> String {
        if amount == 1 {
            "Several players get 1 poison counter each at the same time.".to_owned()
        } else {
            format!("Several players get {amount} poison counters each at the same time.")
        }
    }

    fn gains_life(&self, who: Who<'_>, amount: u32) -> String {
        say!(who, name => "You gain {amount} life.", "{name} gains {amount} life.")
    }

    fn loses_life(&self, who: Who<'_>, amount: u32) -> String {
        say!(who, name => "You lose {amount} life.", "{name} loses {amount} life.")
    }

    fn gets_poison(&self, who: Who<'_>, amount: u32, total: u32) -> String {
        say!(who, name => "You get poison counters: {amount}. You now have {total}.", "{name} gets poison counters: {amount}. {name} now has {total}.")
    }

    fn has_life(&self, who: Who<'_>, life: i32) -> String {
        say!(who, name => "You now have {life} life.", "{name} now has {life} life.")
    }

    fn keeps_legend(&self, who: Who<'_>, legend: &str) -> String {
        say!(who, name => "You choose which {legend} to keep.", "{name} chooses which {legend} to keep.")
    }

    fn life_gone(&self, who: Who<'_>) -> String {
        say!(who, name => "You have no life left: you lose the game.", "{name} has no life left and loses the game.")
    }

    fn library_gone(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "You had to draw from an empty library: you lose the game.",
            "{name} had to draw from an empty library and loses the game.")
    }

    fn poisoned(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "You have ten poison counters: you lose the game.",
            "{name} has ten poison counters and loses the game.")
    }

    fn team_poisoned(&self, who: Who<'_>) -> String {
        say!(who, name => "Your team has fifteen poison counters: you lose the game.", "The team of {name} has fifteen poison counters: {name} loses the game.")
    }

    fn loses_with_team(&self, who: Who<'_>) -> String {
        say!(who, name => "You lose the game with your team.", "{name} loses the game with the team.")
    }

    fn leaves_game(&self, who: Who<'_>) -> String {
        say!(who, name => "You leave the game.", "{name} leaves the game.")
    }

    fn leave_with_owner(&self, things: &Things) -> String {
        num!(things, "{things} leaves the game too.", "{things} leave the game too.")
    }

    fn wins(&self, who: Who<'_>) -> String {
        say!(who, name => "You win the game.", "{name} wins the game.")
    }

    fn draw_game(&self) -> &'static str {
        "The game is a draw."
    }
}
