//! Names of things in English.

use super::English;
use crate::engine::{CardType, Colour, DayNight, Mana, Phase, Step};
use crate::text::tongue::Words;
use crate::text::voice::Era;

impl Words for English {
    fn list(&self, words: &[String]) -> String {
        match words {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => format!("{} and {last}", first.join(", ")),
        }
    }

    fn list_with_more(&self, words: &[String], more: usize) -> String {
        format!("{} and {more} more", words.join(", "))
    }

    fn step(&self, era: Era, step: Step) -> &'static str {
        match step {
            Step::Untap => "Untap step",
            Step::Upkeep => "Upkeep step",
            Step::Draw => "Draw step",
            Step::PrecombatMain => "Main phase",
            Step::BeginningOfCombat => "Beginning of combat step",
            Step::DeclareAttackers => "Declare attackers step",
            Step::DeclareBlockers => "Declare blockers step",
            Step::CombatDamage => "Combat damage step",
            Step::EndOfCombat => "End of combat step",
            Step::PostcombatMain => "Second main phase",
            Step::End => era.say("End of turn step", "End step"),
            Step::Cleanup => "Cleanup step",
        }
    }

    fn the_step(&self, era: Era, step: Step) -> String {
        let name = self.step(era, step);
        format!("the {}", name.to_lowercase())
    }

    fn the_phase(&self, phase: Phase) -> &'static str {
        match phase {
            Phase::Beginning => "the beginning phase",
            Phase::PrecombatMain => "the main phase",
            Phase::Combat => "the combat phase",
            Phase::PostcombatMain => "the second main phase",
            Phase::Ending => "the ending phase",
        }
    }

    fn step_short(&self, step: Step) -> &'static str {
        match step {
            Step::Untap => "Untap",
            Step::Upkeep => "Upkeep",
            Step::Draw => "Draw",
            Step::PrecombatMain | Step::PostcombatMain => "Main",
            Step::BeginningOfCombat => "Beginning of combat",
            Step::DeclareAttackers => "Attackers",
            Step::DeclareBlockers => "Blockers",
            Step::CombatDamage => "Damage",
            Step::EndOfCombat => "End of combat",
            Step::End => "End of turn",
            Step::Cleanup => "Cleanup",
        }
    }

    fn step_code(&self, step: Step) -> &'static str {
        match step {
            Step::Untap => "UN",
            Step::Upkeep => "UP",
            Step::Draw => "DR",
            Step::PrecombatMain | Step::PostcombatMain => "MA",
            Step::BeginningOfCombat => "BC",
            Step::DeclareAttackers => "AT",
            Step::DeclareBlockers => "BL",
            Step::CombatDamage => "DA",
            Step::EndOfCombat => "EC",
            Step::End => "EN",
            Step::Cleanup => "CL",
        }
    }

    fn phase_short(&self, phase: Phase) -> &'static str {
        match phase {
            Phase::Beginning => "Beginning",
            Phase::PrecombatMain | Phase::PostcombatMain => "Main",
            Phase::Combat => "Combat",
            Phase::Ending => "Ending",
        }
    }

    fn phase_place(&self, phase: Phase, place: Option<(usize, usize)>) -> String {
        let name = match phase {
            Phase::Beginning => "Beginning phase",
            Phase::PrecombatMain => "Before combat",
            Phase::Combat => "Combat phase",
            Phase::PostcombatMain => "After combat",
            Phase::Ending => "Ending phase",
        };
        place.map_or_else(|| name.to_owned(), |(number, of)| format!("{name}, {number} of {of}"))
    }

    fn card_type(&self, kind: CardType) -> &'static str {
        match kind {
            CardType::Artifact => "Artifact",
            CardType::Creature => "Creature",
            CardType::Enchantment => "Enchantment",
            CardType::Instant => "Instant",
            CardType::Land => "Land",
            CardType::Sorcery => "Sorcery",
        }
    }

    fn type_line(&self, legendary: bool, types: &[&str], subtypes: &[String]) -> String {
        let mut line = if legendary { "Legendary ".to_owned() } else { String::new() };
        line.push_str(&types.join(" "));
        if !subtypes.is_empty() {
            line = format!("{line} — {}", subtypes.join(" "));
        }
        line
    }

    fn mana(&self, mana: &Mana) -> String {
        let coloured = Colour::ALL.map(|colour| (Some(colour), mana.of(colour)));
        let words: Vec<String> = coloured
            .into_iter()
            .chain([(None, mana.colourless)])
            .filter(|(_, amount)| *amount > 0)
            .map(|(colour, amount)| format!("{amount} {} mana", shade(colour)))
            .collect();
        self.list(&words)
    }

    fn mana_part(&self, colour: Option<Colour>, amount: u16) -> String {
        format!("{amount} {}", shade(colour))
    }

    fn cost_part(&self, colour: Option<Colour>, amount: u16) -> String {
        match colour {
            None => format!("{amount} mana of any kind"),
            Some(_) => self.mana_part(colour, amount),
        }
    }

    fn counters(&self, count: u16, name: &str) -> String {
        match (count, name.starts_with(['a', 'e', 'i', 'o', 'u'])) {
            (1, true) => format!("an {name} counter"),
            (1, false) => format!("a {name} counter"),
            _ => format!("{count} {name} counters"),
        }
    }

    fn day_night(&self, is: DayNight) -> &'static str {
        match is {
            DayNight::Neither => "Neither day nor night",
            DayNight::Day => "Day",
            DayNight::Night => "Night",
        }
    }
}

const fn shade(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::White) => "white",
        Some(Colour::Blue) => "blue",
        Some(Colour::Black) => "black",
        Some(Colour::Red) => "red",
        Some(Colour::Green) => "green",
        None => "colourless",
    }
}
