//! Names of things in Italian.

use super::Italian;
use crate::engine::{CardType, Colour, DayNight, Mana, Phase, Step};
use crate::text::tongue::Words;
use crate::text::voice::Era;

impl Words for Italian {
    fn list(&self, words: &[String]) -> String {
        match words {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                let and = if last.starts_with(['e', 'E']) { "ed" } else { "e" };
                format!("{} {and} {last}", first.join(", "))
            }
        }
    }

    fn list_with_more(&self, words: &[String], more: usize) -> String {
        format!("{} e altri {more}", words.join(", "))
    }

    fn step(&self, era: Era, step: Step) -> &'static str {
        match step {
            Step::Untap => era.say("Interfase di STAP", "Sottofase di STAP"),
            Step::Upkeep => era.say("Interfase di Mantenimento", "Sottofase di Mantenimento"),
            Step::Draw => era.say("Interfase di Acquisizione", "Sottofase di Acquisizione"),
            Step::PrecombatMain => "Fase Principale",
            Step::BeginningOfCombat => {
                era.say("Interfase di Inizio del Combattimento", "Sottofase di Inizio del Combattimento")
            }
            Step::DeclareAttackers => era.say(
                "Interfase di Dichiarazione delle Creature Attaccanti",
                "Sottofase di Dichiarazione delle Creature Attaccanti",
            ),
            Step::DeclareBlockers => era.say(
                "Interfase di Dichiarazione delle Creature Bloccanti",
                "Sottofase di Dichiarazione delle Creature Bloccanti",
            ),
            Step::CombatDamage => {
                era.say("Interfase di Danno da Combattimento", "Sottofase di Danno da Combattimento")
            }
            Step::EndOfCombat => {
                era.say("Interfase di Fine del Combattimento", "Sottofase di Fine del Combattimento")
            }
            Step::PostcombatMain => "Seconda Fase Principale",
            Step::End => era.say("Interfase di Fine del Turno", "Sottofase Finale"),
            Step::Cleanup => era.say("Interfase di Cancellazione", "Sottofase di Cancellazione"),
        }
    }

    fn the_step(&self, era: Era, step: Step) -> String {
        match step {
            Step::PostcombatMain => "la seconda Fase Principale".to_owned(),
            _ => {
                let name = self.step(era, step);
                let article = if name.starts_with('I') { "l’" } else { "la " };
                format!("{article}{name}")
            }
        }
    }

    fn the_phase(&self, phase: Phase) -> &'static str {
        match phase {
            Phase::Beginning => "la fase iniziale",
            Phase::PrecombatMain => "la fase principale",
            Phase::Combat => "la fase di combattimento",
            Phase::PostcombatMain => "la seconda fase principale",
            Phase::Ending => "la fase finale",
        }
    }

    fn step_short(&self, step: Step) -> &'static str {
        match step {
            Step::Untap => "STAP",
            Step::Upkeep => "Mantenimento",
            Step::Draw => "Acquisizione",
            Step::PrecombatMain | Step::PostcombatMain => "Principale",
            Step::BeginningOfCombat => "Inizio combattimento",
            Step::DeclareAttackers => "Attaccanti",
            Step::DeclareBlockers => "Bloccanti",
            Step::CombatDamage => "Danno",
            Step::EndOfCombat => "Fine combattimento",
            Step::End => "Fine turno",
            Step::Cleanup => "Cancellazione",
        }
    }

    fn step_code(&self, step: Step) -> &'static str {
        match step {
            Step::Untap => "ST",
            Step::Upkeep => "MA",
            Step::Draw => "AC",
            Step::PrecombatMain | Step::PostcombatMain => "PR",
            Step::BeginningOfCombat => "IC",
            Step::DeclareAttackers => "AT",
            Step::DeclareBlockers => "BL",
            Step::CombatDamage => "DA",
            Step::EndOfCombat => "FC",
            Step::End => "FT",
            Step::Cleanup => "CA",
        }
    }

    fn phase_short(&self, phase: Phase) -> &'static str {
        match phase {
            Phase::Beginning => "Iniziale",
            Phase::PrecombatMain | Phase::PostcombatMain => "Principale",
            Phase::Combat => "Combattimento",
            Phase::Ending => "Finale",
        }
    }

    fn phase_place(&self, phase: Phase, place: Option<(usize, usize)>) -> String {
        let name = match phase {
            Phase::Beginning => "Fase iniziale",
            Phase::PrecombatMain => "Prima del combattimento",
            Phase::Combat => "Fase di combattimento",
            Phase::PostcombatMain => "Dopo il combattimento",
            Phase::Ending => "Fase finale",
        };
        place.map_or_else(|| name.to_owned(), |(number, of)| format!("{name}, {number} di {of}"))
    }

    fn card_type(&self, kind: CardType) -> &'static str {
        match kind {
            CardType::Artifact => "Artefatto",
            CardType::Creature => "Creatura",
            CardType::Enchantment => "Incantesimo",
            CardType::Instant => "Istantaneo",
            CardType::Land => "Terra",
            CardType::Sorcery => "Stregoneria",
        }
    }

    fn type_line(&self, legendary: bool, types: &[&str], subtypes: &[String]) -> String {
        let mut line = types.join(" ");
        if legendary {
            let feminine = types.first().is_some_and(|first| first.ends_with('a'));
            line.push_str(if feminine { " leggendaria" } else { " leggendario" });
        }
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
            .map(|(colour, amount)| format!("{amount} mana {}", shade(colour, amount)))
            .collect();
        self.list(&words)
    }

    fn mana_part(&self, colour: Option<Colour>, amount: u16) -> String {
        format!("{amount} {}", shade(colour, amount))
    }

    fn cost_part(&self, colour: Option<Colour>, amount: u16) -> String {
        match colour {
            None if amount == 1 => "1 mana qualsiasi".to_owned(),
            None => format!("{amount} mana qualsiasi"),
            Some(_) => self.mana_part(colour, amount),
        }
    }

    fn counters(&self, count: u16, name: &str) -> String {
        if count == 1 { format!("1 segnalino {name}") } else { format!("{count} segnalini {name}") }
    }

    fn day_night(&self, is: DayNight) -> &'static str {
        match is {
            DayNight::Neither => "Né giorno né notte",
            DayNight::Day => "Giorno",
            DayNight::Night => "Notte",
        }
    }
}

/// The colour of some mana, agreeing with its amount.
const fn shade(colour: Option<Colour>, amount: u16) -> &'static str {
    let (one, many) = match colour {
        Some(Colour::White) => ("bianco", "bianchi"),
        Some(Colour::Blue) => ("blu", "blu"),
        Some(Colour::Black) => ("nero", "neri"),
        Some(Colour::Red) => ("rosso", "rossi"),
        Some(Colour::Green) => ("verde", "verdi"),
        None => ("incolore", "incolori"),
    };
    if amount == 1 { one } else { many }
}
