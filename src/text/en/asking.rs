//! Who must decide what, in English.

use super::English;
use crate::engine::Step;
use crate::text::say;
use crate::text::tongue::{AskTexts, Freedom, StackTexts, Words};
use crate::text::voice::{Era, Item, Who};

impl AskTexts for English {
    fn ask_priority(&self, era: Era, who: Who<'_>, may: Freedom) -> String {
        match (era, may) {
            (Era::Older, Freedom::SpellsAndLand) => say!(who, name =>
                "It is your choice: you may play spells and abilities, and a land, or pass.",
                "It is {name}’s choice: play spells and abilities, and a land, or pass."),
            (Era::Older, Freedom::Spells) => say!(who, name =>
                "It is your choice: you may play spells and abilities, or pass.",
                "It is {name}’s choice: play spells and abilities, or pass."),
            (Era::Older, Freedom::Instants) => say!(who, name =>
                "It is your choice: you may play instants and abilities, or pass.",
                "It is {name}’s choice: play instants and abilities, or pass."),
            (Era::Newer, Freedom::SpellsAndLand) => say!(who, name =>
                "It is your choice: you may cast spells, activate abilities and play a land, or pass.",
                "It is {name}’s choice: cast spells, activate abilities and play a land, or pass."),
            (Era::Newer, Freedom::Spells) => say!(who, name =>
                "It is your choice: you may cast spells and activate abilities, or pass.",
                "It is {name}’s choice: cast spells and activate abilities, or pass."),
            (Era::Newer, Freedom::Instants) => say!(who, name =>
                "It is your choice: you may cast instants and activate abilities, or pass.",
                "It is {name}’s choice: cast instants and activate abilities, or pass."),
        }
    }

    fn ask_attackers(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Choose which creatures attack; it may be none.",
            "{name} chooses which creatures attack; it may be none.")
    }

    fn ask_blockers(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Choose which creatures block, and what; it may be none.",
            "{name} chooses which creatures block, and what; it may be none.")
    }

    fn ask_damage(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Divide the damage of your creatures.",
            "{name} divides the damage of {name}’s creatures.")
    }

    fn ask_discard(&self, who: Who<'_>, count: u32) -> String {
        if count == 1 {
            return say!(who, name => "Choose a card to discard.", "{name} chooses a card to discard.");
        }
        say!(who, name => "Choose {count} cards to discard.", "{name} chooses {count} cards to discard.")
    }

    fn ask_untap(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Choose what you do not want to untap; it may be nothing.",
            "{name} chooses what stays tapped; it may be nothing.")
    }

    fn ask_order(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Choose in which order your abilities go on the stack: the last one resolves first.",
            "{name} chooses in which order {name}’s abilities go on the stack: the last one resolves first.")
    }

    fn ask_targets(&self, who: Who<'_>, source: &str) -> String {
        say!(who, name =>
            "Choose the targets of the ability of {source}.",
            "{name} chooses the targets of the ability of {source}.")
    }

    fn ask_legend(&self, who: Who<'_>, legend: &str) -> String {
        say!(who, name =>
            "You have more than one legend named {legend}: choose which to keep.",
            "{name} has more than one legend named {legend} and chooses which to keep.")
    }

    fn pass_hint(&self, next: Who<'_>) -> String {
        say!(next, name => "Then you may act.", "Then {name} may act.")
    }

    fn resolve_label(&self, top: &Item) -> String {
        let top = self.item(top);
        format!("Pass and resolve {top}")
    }

    fn resolve_hint(&self, top: &Item) -> String {
        let top = self.item(top);
        format!("The others have passed already: {top}, on top of the stack, resolves.")
    }

    fn end_step_label(&self, era: Era, step: Step) -> String {
        let the = self.the_step(era, step);
        format!("Pass and end {the}")
    }

    fn end_step_hint(&self, next: Option<&str>) -> String {
        match next {
            Some(next) => {
                format!(
                    "The others have passed already and the stack is empty: the turn goes on with {next}."
                )
            }
            None => "The others have passed already and the stack is empty: the turn ends.".to_owned(),
        }
    }

    fn play_land_label(&self, card: &str) -> String {
        format!("Play {card}")
    }

    fn play_land_hint(&self) -> &'static str {
        "One land each turn, and it does not use the stack."
    }

    fn cast_label(&self, era: Era, card: &str) -> String {
        match era {
            Era::Older => format!("Play {card}"),
            Era::Newer => format!("Cast {card}"),
        }
    }

    fn activate_label(&self, era: Era, source: &str) -> String {
        match era {
            Era::Older => format!("Play the ability of {source}"),
            Era::Newer => format!("Activate the ability of {source}"),
        }
    }

    fn mana_label(&self, mana: &str, source: &str) -> String {
        format!("Take {mana} from {source}")
    }

    fn target_hint(&self, count: usize) -> String {
        match count {
            0 => "It goes on top of the stack.".to_owned(),
            1 => "Choose a target; then it goes on top of the stack.".to_owned(),
            _ => format!("Choose {count} targets; then it goes on top of the stack."),
        }
    }

    fn attack_with_label(&self, what: &str) -> String {
        format!("Attack with {what}")
    }

    fn block_with_label(&self, blocker: &str, attacker: &str) -> String {
        format!("Block {attacker} with {blocker}")
    }

    fn discard_label(&self, what: &str) -> String {
        format!("Discard {what}")
    }

    fn keep_label(&self, what: &str) -> String {
        format!("Keep {what}")
    }
}
