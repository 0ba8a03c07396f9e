//! Names of things in French.

use super::French;
use crate::engine::{CardType, Colour, DayNight, Mana, Phase, Step};
use crate::text::tongue::Words;
use crate::text::voice::Era;

impl Words for French {
    fn list(&self, words: &[String]) -> String {
        match words {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => format!("{} et {last}", first.join(", ")),
        }
    }

    fn list_with_more(&self, words: &[String], more: usize) -> String {
        format!("{} et {more} autres", words.join(", "))
    }

    fn step(&self, era: Era, step: Step) -> &'static str {
        match step {
            Step::Untap => "Étape de dégagement",
            Step::Upkeep => "Étape d’entretien",
            Step::Draw => "Étape de pioche",
            Step::PrecombatMain => "Phase principale",
            Step::BeginningOfCombat => "Étape de début de combat",
            Step::DeclareAttackers => "Étape de déclaration des attaquants",
            Step::DeclareBlockers => "Étape de déclaration des bloqueurs",
            Step::CombatDamage => "Étape des blessures de combat",
            Step::EndOfCombat => "Étape de fin de combat",
            Step::PostcombatMain => "Seconde phase principale",
            Step::End => era.say("Étape de fin de tour", "Étape de fin"),
            Step::Cleanup => "Étape de nettoyage",
        }
    }

    fn the_step(&self, era: Era, step: Step) -> String {
        let name = self.step(era, step);
        match step {
            Step::PrecombatMain => "la phase principale".to_owned(),
            Step::PostcombatMain => "la seconde phase principale".to_owned(),
            _ => name.replacen('É', "l’é", 1),
        }
    }

    fn the_phase(&self, phase: Phase) -> &'static str {
        match phase {
            Phase::Beginning => "la phase de début",
            Phase::PrecombatMain => "la phase principale",
            Phase::Combat => "la phase de combat",
            Phase::PostcombatMain => "la seconde phase principale",
            Phase::Ending => "la phase de fin",
        }
    }

    fn step_short(&self, step: Step) -> &'static str {
        match step {
            Step::Untap => "Dégagement",
            Step::Upkeep => "Entretien",
            Step::Draw => "Pioche",
            Step::PrecombatMain | Step::PostcombatMain => "Principale",
            Step::BeginningOfCombat => "Début du combat",
            Step::DeclareAttackers => "Attaquants",
            Step::DeclareBlockers => "Bloqueurs",
            Step::CombatDamage => "Blessures",
            Step::EndOfCombat => "Fin du combat",
            Step::End => "Fin de tour",
            Step::Cleanup => "Nettoyage",
        }
    }

    fn step_code(&self, step: Step) -> &'static str {
        match step {
            Step::Untap => "DÉ",
            Step::Upkeep => "EN",
            Step::Draw => "PI",
            Step::PrecombatMain | Step::PostcombatMain => "PR",
            Step::BeginningOfCombat => "DC",
            Step::DeclareAttackers => "AT",
            Step::DeclareBlockers => "BL",
            Step::CombatDamage => "BS",
            Step::EndOfCombat => "FC",
            Step::End => "FT",
            Step::Cleanup => "NE",
        }
    }

    fn phase_short(&self, phase: Phase) -> &'static str {
        match phase {
            Phase::Beginning => "Début",
            Phase::PrecombatMain | Phase::PostcombatMain => "Principale",
            Phase::Combat => "Combat",
            Phase::Ending => "Fin",
        }
    }

    fn phase_place(&self, phase: Phase, place: Option<(usize, usize)>) -> String {
        let name = match phase {
            Phase::Beginning => "Phase de début",
            Phase::PrecombatMain => "Avant le combat",
            Phase::Combat => "Phase de combat",
            Phase::PostcombatMain => "Après le combat",
            Phase::Ending => "Phase de fin",
        };
        place.map_or_else(|| name.to_owned(), |(number, of)| format!("{name}, {number} sur {of}"))
    }

    fn card_type(&self, kind: CardType) -> &'static str {
        match kind {
            CardType::Artifact => "Artefact",
            CardType::Creature => "Créature",
            CardType::Enchantment => "Enchantement",
            CardType::Instant => "Éphémère",
            CardType::Land => "Terrain",
            CardType::Sorcery => "Rituel",
        }
    }

    fn type_line(&self, legendary: bool, types: &[&str], subtypes: &[String]) -> String {
        let mut line = types.join(" ");
        if legendary {
            line.push_str(" légendaire");
        }
        if !subtypes.is_empty() {
            line = format!("{line} : {}", subtypes.join(" et "));
        }
        line
    }

    fn mana(&self, mana: &Mana) -> String {
        let coloured = Colour::ALL.map(|colour| (Some(colour), mana.of(colour)));
        let words: Vec<String> = coloured
            .into_iter()
            .chain([(None, mana.colourless)])
            .filter(|(_, amount)| *amount > 0)
            .map(|(colour, amount)| {
                let noun = if amount == 1 { "mana" } else { "manas" };
                format!("{amount} {noun} {}", shade(colour, amount))
            })
            .collect();
        self.list(&words)
    }

    fn mana_part(&self, colour: Option<Colour>, amount: u16) -> String {
        format!("{amount} {}", shade(colour, amount))
    }

    fn cost_part(&self, colour: Option<Colour>, amount: u16) -> String {
        match colour {
            None if amount == 1 => "1 mana quelconque".to_owned(),
            None => format!("{amount} manas quelconques"),
            Some(_) => self.mana_part(colour, amount),
        }
    }

    fn counters(&self, count: u16, name: &str) -> String {
        if count == 1 { format!("1 marqueur {name}") } else { format!("{count} marqueurs {name}") }
    }

    fn day_night(&self, is: DayNight) -> &'static str {
        match is {
            DayNight::Neither => "Ni jour ni nuit",
            DayNight::Day => "Jour",
            DayNight::Night => "Nuit",
        }
    }
}

/// The colour of some mana, agreeing with its amount.
const fn shade(colour: Option<Colour>, amount: u16) -> &'static str {
    let (one, many) = match colour {
        Some(Colour::White) => ("blanc", "blancs"),
        Some(Colour::Blue) => ("bleu", "bleus"),
        Some(Colour::Black) => ("noir", "noirs"),
        Some(Colour::Red) => ("rouge", "rouges"),
        Some(Colour::Green) => ("vert", "verts"),
        None => ("incolore", "incolores"),
    };
    if amount == 1 { one } else { many }
}
