//! The turn, in English.

use super::English;
use crate::engine::{DayNight, Occurrence, Phase, PlayerId, Skipped, Step};
use crate::text::tongue::{StackTexts, TurnTexts, Words};
use crate::text::voice::{Era, Item, Things, Who};
use crate::text::{num, say};

impl TurnTexts for English {
    fn turn_began(&self, who: Who<'_>, number: u32) -> String {
        say!(who, name => "Your turn {number} begins.", "Turn {number} begins: it is {name}’s.")
    }

    fn turn_is_extra(&self) -> &'static str {
        "It is an extra turn."
    }

    fn turn_is_shared(&self, with: &str) -> String {
        format!("It is a team turn, shared with {with}.")
    }

    fn seat(&self, player: PlayerId) -> &'static str {
        match player {
            PlayerId::One => "Player 1",
            PlayerId::Two => "Player 2",
            PlayerId::Three => "Player 3",
            PlayerId::Four => "Player 4",
        }
    }

    fn phase_began(&self, phase: Phase) -> &'static str {
        match phase {
            Phase::Beginning => "The beginning phase begins.",
            Phase::PrecombatMain => "The main phase begins.",
            Phase::Combat => "The combat phase begins.",
            Phase::PostcombatMain => "The second main phase begins.",
            Phase::Ending => "The ending phase begins.",
        }
    }

    fn step_began(&self, era: Era, step: Step, occurrence: Occurrence) -> String {
        let name = self.step(era, step);
        let lower = name.to_lowercase();
        match occurrence {
            Occurrence::Regular if step.is_main() => {
                format!("The {lower} has no steps: players can act at once.")
            }
            Occurrence::Regular => format!("The {lower} begins."),
            Occurrence::FirstStrike => {
                format!(
                    "The first {lower} begins: creatures with first strike or double strike deal damage here."
                )
            }
            Occurrence::AfterFirstStrike => {
                format!(
                    "The second {lower} begins: the others deal damage here, and double strikers once more."
                )
            }
            Occurrence::RepeatedCleanup => {
                format!("Another {lower} begins: something happened in the one before.")
            }
            Occurrence::Extra => format!("An additional {lower} begins."),
        }
    }

    fn no_priority_here(&self, _: Era, step: Step) -> Option<&'static str> {
        match step {
            Step::Untap => Some("Nobody receives priority in this step."),
            Step::Cleanup => Some("As a rule, nobody receives priority in this step."),
            _ => None,
        }
    }

    fn draw_step_skipped(&self, era: Era, who: Who<'_>) -> String {
        let the = self.the_step(era, Step::Draw);
        say!(who, name =>
            "You skip {the}: this is the first turn of the game.",
            "{name} skips {the}: this is the first turn of the game.")
    }

    fn step_skipped_without_attackers(&self, era: Era, step: Step) -> String {
        let lower = self.step(era, step).to_lowercase();
        format!("The {lower} is skipped: no creature was declared as an attacker.")
    }

    fn skipped_by_effect(&self, the: &str, who: Who<'_>) -> String {
        say!(who, name => "You skip {the}: an effect says so.", "{name} skips {the}: an effect says so.")
    }

    fn priority_given(&self, who: Who<'_>) -> String {
        say!(who, name => "You receive priority: you may act or pass.", "{name} receives priority.")
    }

    fn priority_passed(&self, who: Who<'_>) -> String {
        say!(who, name => "You pass priority.", "{name} passes priority.")
    }

    fn priority_is_now_with(&self, who: Who<'_>) -> String {
        say!(who, name => "Now you have it.", "Now {name} has it.")
    }

    fn all_passed_step_ends(&self, _: Era, step: Step) -> &'static str {
        if step.is_main() {
            "All players have passed in succession and the stack is empty: the phase ends."
        } else {
            "All players have passed in succession and the stack is empty: the step ends."
        }
    }

    fn all_passed_top_resolves(&self, top: &Item) -> String {
        let top = self.item(top);
        format!("All players have passed in succession: the top of the stack resolves, {top}.")
    }

    fn stack_is_empty(&self) -> &'static str {
        "The stack is empty."
    }

    fn stack_top(&self, top: &Item) -> String {
        let top = self.item(top);
        format!("On top of the stack: {top}.")
    }

    fn becomes(&self, is: DayNight) -> &'static str {
        match is {
            DayNight::Neither => "It is neither day nor night any more.",
            DayNight::Day => "It becomes day.",
            DayNight::Night => "It becomes night.",
        }
    }

    fn stays(&self, is: DayNight) -> &'static str {
        match is {
            DayNight::Neither => "It stays neither day nor night.",
            DayNight::Day => "It stays day.",
            DayNight::Night => "It stays night.",
        }
    }

    fn day_night_not_checked(&self) -> &'static str {
        "It is neither day nor night: the check does not happen."
    }

    fn no_previous_turn(&self) -> &'static str {
        "There is no previous turn to look at: the check changes nothing."
    }

    fn spells_last_turn(&self, who: Who<'_>, spells: u32) -> String {
        match spells {
            0 => say!(who, name =>
                "You cast no spells during the previous turn.",
                "{name} cast no spells during the previous turn."),
            1 => say!(who, name =>
                "You cast one spell during the previous turn.",
                "{name} cast one spell during the previous turn."),
            _ => say!(who, name =>
                "You cast {spells} spells during the previous turn.",
                "{name} cast {spells} spells during the previous turn."),
        }
    }

    fn untap_determined(&self, who: Who<'_>, what: &Things) -> String {
        if what.are_many() {
            let count = what.count();
            return say!(who, name =>
                "You determine what untaps: {count} permanents.",
                "{name} determines what untaps: {count} permanents.");
        }
        say!(who, name => "You determine what untaps: {what}.", "{name} determines what untaps: {what}.")
    }

    fn nothing_to_untap(&self, who: Who<'_>) -> String {
        say!(who, name => "You have nothing to untap.", "{name} has nothing to untap.")
    }

    fn these_are(&self, what: &Things) -> String {
        format!("They are {what}.")
    }

    fn stays_tapped(&self, what: &str) -> String {
        format!("{what} does not untap: an effect says so.")
    }

    fn stays_tapped_by_choice(&self, what: &str, who: Who<'_>) -> String {
        say!(who, name => "{what} does not untap: you chose so.", "{what} does not untap: {name} chose so.")
    }

    fn untaps(&self, what: &Things) -> String {
        if what.are_many() {
            let count = what.count();
            return format!("{count} permanents untap, all at once.");
        }
        num!(what, "{what} untaps.", "{what} untap, at the same instant.")
    }

    fn taps(&self, what: &Things) -> String {
        num!(what, "{what} becomes tapped.", "{what} become tapped, at the same instant.")
    }

    fn draws(&self, who: Who<'_>, card: &str) -> String {
        say!(who, name => "You draw {card}.", "{name} draws {card}.")
    }

    fn draws_from_nothing(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "You have to draw, but your library is empty.",
            "{name} has to draw, but has no library left.")
    }

    fn loses_at_next_check(&self) -> &'static str {
        "Nothing happens at once: the loss comes when the state of the game is next checked."
    }

    fn discards(&self, who: Who<'_>, what: &Things) -> String {
        if what.count() == 0 {
            return say!(who, name => "You have no cards to discard.", "{name} has no cards to discard.");
        }
        say!(who, name => "You discard {what}.", "{name} discards {what}.")
    }

    fn discard_together(&self) -> &'static str {
        "Several players discard at the same time."
    }

    fn chooses_to_discard(&self, who: Who<'_>, what: &Things) -> String {
        say!(who, name => "You choose to discard {what}.", "{name} chooses to discard {what}.")
    }

    fn hand_too_large(&self, who: Who<'_>, maximum: u32) -> String {
        if maximum == 1 {
            return say!(who, name =>
                "At the end of your turn you may keep only one card in hand.",
                "At the end of the turn {name} may keep only one card in hand.");
        }
        say!(who, name =>
            "At the end of your turn you may keep at most {maximum} cards in hand.",
            "At the end of the turn {name} may keep at most {maximum} cards in hand.")
    }

    fn nothing_wears_off(&self) -> &'static str {
        "There is no damage to remove and no effect ends."
    }

    fn wears_off(&self, damage: bool, effects: bool) -> &'static str {
        match (damage, effects) {
            (true, true) => "Damage wears off and “until end of turn” effects end, at the same instant.",
            (true, false) => "Damage wears off.",
            (false, true) => "“Until end of turn” effects end.",
            (false, false) => self.nothing_wears_off(),
        }
    }

    fn damage_leaves(&self, what: &Things) -> String {
        num!(what, "{what} has no damage any more.", "{what} have no damage any more.")
    }

    fn effect_of_is_over(&self, source: &str) -> String {
        format!("The effect of {source} is over.")
    }

    fn mana_empties(&self, who: Who<'_>, mana: &str, _: u32) -> String {
        say!(who, name =>
            "Your mana pool empties: {mana} goes unused, without consequences.",
            "{name}’s mana pool empties: {mana} goes unused, without consequences.")
    }

    fn mana_goes_in_part(&self, who: Who<'_>, mana: &str, _: u32) -> String {
        say!(who, name =>
            "Out of your mana pool {mana} goes unused, without consequences.",
            "Out of {name}’s mana pool {mana} goes unused, without consequences.")
    }

    fn mana_is_kept(&self, who: Who<'_>, mana: &str) -> String {
        say!(who, name =>
            "An effect keeps {mana} in your mana pool.",
            "An effect keeps {mana} in {name}’s mana pool.")
    }

    fn mana_burns(&self, who: Who<'_>, mana: &str, total: u32) -> String {
        say!(who, name =>
            "Mana burn: you did not spend {mana} and lose {total} life.",
            "Mana burn: {name} did not spend {mana} and loses {total} life.")
    }

    fn mana_of_several_empties(&self) -> &'static str {
        "The mana pools empty."
    }

    fn mana_of_several_burns(&self) -> &'static str {
        "The mana pools empty, and whoever had mana loses life."
    }

    fn burn_is_not_damage(&self) -> &'static str {
        "It is not damage: it is loss of life."
    }

    fn skip_added(&self, era: Era, who: Who<'_>, what: Skipped) -> String {
        let lower = match what {
            Skipped::Step(step) => self.step(era, step).to_lowercase(),
            Skipped::Phase(phase) => self.the_phase(phase).replacen("the ", "", 1),
        };
        say!(who, name => "You will skip your next {lower}.", "{name} will skip the next {lower}.")
    }

    fn skip_together(&self) -> &'static str {
        "Several players will skip a part of their next turn."
    }

    fn extra_turn_added(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "After this turn you take an extra one.",
            "After this turn {name} takes an extra one.")
    }

    fn steps_added(&self, steps: &str, after: &str) -> String {
        format!("This turn grows longer: after {after} comes, in addition, {steps}.")
    }
}
