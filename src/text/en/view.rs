//! What the table, the track and the log say, in English.

use super::English;
use super::labels::LABELS;
use crate::engine::{CardType, Step};
use crate::text::labels::Labels;
use crate::text::say;
use crate::text::tongue::{StackTexts, ViewTexts, Words};
use crate::text::voice::{Era, Item, PlayerFacts, Who};

impl ViewTexts for English {
    fn labels(&self) -> &'static Labels {
        &LABELS
    }

    fn step_parts(&self, era: Era, step: Step) -> (&'static str, &'static str) {
        ("", self.step(era, step))
    }

    fn turn_title(&self, number: u32, who: Who<'_>) -> String {
        say!(who, name => "Turn {number}, you", "Turn {number}, {name}")
    }

    fn moment(&self, turn: u32, step: &str) -> String {
        format!("Turn {turn}, {step}")
    }

    fn is_declaring(&self, who: Who<'_>) -> String {
        say!(who, name => "you are declaring", "{name} is declaring")
    }

    fn is_choosing(&self, who: Who<'_>) -> String {
        say!(who, name => "you are choosing", "{name} is choosing")
    }

    fn may_act(&self, _: Who<'_>) -> &'static str {
        "may act or pass"
    }

    fn has_passed(&self, who: Who<'_>) -> String {
        say!(who, name => "you have passed", "{name} has passed")
    }

    fn belongs_to(&self, who: Who<'_>) -> String {
        say!(who, name => "yours", "{name}’s")
    }

    fn cause_player(&self, who: Who<'_>) -> String {
        say!(who, name => "Your choice", "{name}’s choice")
    }

    fn cause_resolution(&self, item: &Item) -> String {
        let item = self.item(item);
        format!("Resolving: {item}")
    }

    fn will_phase_out(&self, _: Era, who: Who<'_>) -> String {
        say!(who, name =>
            "It will phase out in your next untap step.",
            "It will phase out in {name}’s next untap step.")
    }

    fn returns_in_untap_step(&self, _: Era, who: Who<'_>) -> String {
        say!(who, name =>
            "It is phased out, directly. It phases in during your next untap step.",
            "It is phased out, directly. It phases in during {name}’s next untap step.")
    }

    fn returns_with(&self, _: Era, host: &str) -> String {
        format!("It is phased out with {host}, indirectly. It phases in only together with it.")
    }

    fn ceases_where_it_is(&self) -> &'static str {
        "It is phased out. A token there ceases to exist at the next check: it does not come back."
    }

    fn out_until(&self, source: &str) -> String {
        format!("It is phased out as long as {source} is in its place.")
    }

    fn player(&self, who: Who<'_>, facts: &PlayerFacts) -> String {
        let PlayerFacts { life, shares_life, hand, library, graveyard, poison, mana, auras, .. } = facts;
        let PlayerFacts { is_active, has_priority, .. } = facts;
        let points = if *shares_life { "team life" } else { "life" };
        let cards = if *hand == 1 { "card" } else { "cards" };
        let mut text = say!(who, name =>
            "You: {life} {points}, {hand} {cards} in hand, {library} in the library, {graveyard} in the graveyard.",
            "{name}: {life} {points}, {hand} {cards} in hand, {library} in the library, {graveyard} in the graveyard.");
        if *poison > 0 {
            text.push_str(&format!(" Poison counters: {poison}."));
        }
        if !mana.is_empty() {
            text.push_str(&format!(" In the pool: {mana}."));
        }
        if !auras.is_empty() {
            text.push_str(&match who {
                Who::You => format!(" Enchanted by {auras}."),
                Who::Named(_) => format!(" Enchanted by {auras}."),
            });
        }
        if *is_active {
            text.push_str(" Active player.");
        }
        if *has_priority {
            text.push_str(" Has priority.");
        }
        text
    }

    fn other_face(&self, face: &str) -> String {
        format!("On its other face: {face}.")
    }

    fn has_keywords(&self, keywords: &str) -> String {
        format!("Has {keywords}.")
    }

    fn has_damage(&self, damage: u32) -> String {
        format!("It has {damage} damage.")
    }

    fn has_counters(&self, counters: &str) -> String {
        format!("It carries {counters}.")
    }

    fn is_attacking(&self, whom: Who<'_>) -> String {
        say!(whom, name => "It attacks you.", "It attacks {name}.")
    }

    fn is_blocked_by(&self, what: &str) -> String {
        format!("It is blocked by {what}.")
    }

    fn is_blocking(&self, what: &str) -> String {
        format!("It blocks {what}.")
    }

    fn is_owned_by(&self, who: Who<'_>) -> String {
        say!(who, name => "You own it.", "{name} owns it.")
    }

    fn carries(&self, what: &str) -> String {
        format!("Attached to it: {what}.")
    }

    fn is_on_player(&self, who: Who<'_>) -> String {
        say!(who, name => "It is attached to you.", "It is attached to {name}.")
    }

    fn is_on(&self, host: &str) -> String {
        format!("It is attached to {host}.")
    }

    fn lands(&self, name: &str, count: usize, tapped: usize) -> String {
        if tapped == 0 { format!("{name}: {count}") } else { format!("{name}: {count}, {tapped} tapped") }
    }

    fn zone_holds(&self, what: &str) -> String {
        format!("In the phased-out zone: {what}.")
    }

    fn costs(&self, cost: &str) -> String {
        format!("It costs {cost}.")
    }

    fn spell_of(&self, kind: CardType, who: Who<'_>) -> String {
        let kind_name = self.card_type(kind);
        say!(who, name => "{kind_name}, yours", "{name}’s {kind_name}")
    }

    fn copy_of(&self, who: Who<'_>) -> String {
        say!(who, name => "Copy, yours", "{name}’s copy")
    }

    fn triggered_ability_of(&self, who: Who<'_>) -> String {
        say!(who, name => "Triggered ability, yours", "{name}’s triggered ability")
    }

    fn activated_ability_of(&self, who: Who<'_>) -> String {
        say!(who, name => "Activated ability, yours", "{name}’s activated ability")
    }

    fn edition_stopped(&self, reason: &str) -> String {
        format!("In this edition one of your choices is not allowed, and the game stops there. {reason}")
    }

    fn play_stopped(&self, events: u32, reason: &str) -> String {
        format!("The choices in this link can be made up to event {events}; there the game stops. {reason}")
            .trim_end()
            .to_owned()
    }

    fn line_in_phase(&self, name: &str, from: u32) -> String {
        if from == 0 {
            format!("{name} is phased in from the start.")
        } else {
            format!("{name} is phased in from event {from}.")
        }
    }

    fn line_out_of_phase(&self, from: u32) -> String {
        if from == 0 {
            "It is phased out from the start.".to_owned()
        } else {
            format!("It is phased out from event {from}.")
        }
    }

    fn line_back_in(&self, from: u32) -> String {
        format!("It is phased in again from event {from}.")
    }

    fn line_gone(&self, from: u32) -> String {
        format!("It is gone with event {from}.")
    }
}
