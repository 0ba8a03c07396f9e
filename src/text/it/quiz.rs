//! Questions and their answers, in Italian.

use super::Italian;
use crate::engine::Whereabouts;
use crate::text::quiz::{At, QuizTexts};
use crate::text::say;
use crate::text::voice::{Era, Who};

impl QuizTexts for Italian {
    fn ask_next(&self) -> &'static str {
        "Che cosa succede adesso?"
    }

    fn ask_order_of_events(&self) -> &'static str {
        "Quali sono le prossime tre cose che succedono, nell’ordine?"
    }

    fn ask_who_gets_priority(&self) -> &'static str {
        "Chi riceve per primo la priorità, e quando?"
    }

    fn ask_first_to_resolve(&self) -> &'static str {
        "Quale di queste abilità si risolve per prima?"
    }

    fn ask_may_attack(&self, what: &str) -> String {
        format!("{what} può attaccare in questo turno?")
    }

    fn ask_may_block(&self, what: &str) -> String {
        format!("{what} può bloccare in questo combattimento?")
    }

    fn ask_may_play(&self, who: Who<'_>, card: &str) -> String {
        say!(who, name => "Puoi ancora giocare {card} in questo turno?", "{name} può ancora giocare {card} in questo turno?")
    }

    fn ask_may_cast(&self, era: Era, who: Who<'_>, card: &str) -> String {
        match era {
            Era::Older => self.ask_may_play(who, card),
            Era::Newer => {
                say!(who, name => "Puoi ancora lanciare {card} in questo turno?", "{name} può ancora lanciare {card} in questo turno?")
            }
        }
    }

    fn ask_return(&self, era: Era, what: &str) -> String {
        match era {
            Era::Older => format!("Quando torna in gioco {what}?"),
            Era::Newer => format!("Quando appare {what}?"),
        }
    }

    fn ask_life(&self, who: Who<'_>, at: At) -> String {
        match at {
            At::Next => say!(who, name =>
                "Quanti punti vita hai dopo il prossimo evento?",
                "Quanti punti vita ha {name} dopo il prossimo evento?"),
            At::StepEnd => say!(who, name =>
                "Quanti punti vita hai quando questa parte del turno è finita?",
                "Quanti punti vita ha {name} quando questa parte del turno è finita?"),
            At::TurnEnd => say!(who, name =>
                "Quanti punti vita hai alla fine del turno?",
                "Quanti punti vita ha {name} alla fine del turno?"),
        }
    }

    fn ask_size(&self, what: &str, at: At) -> String {
        match at {
            At::Next => format!("Quali sono forza e costituzione di {what} dopo il prossimo evento?"),
            At::StepEnd => {
                format!("Quali sono forza e costituzione di {what} quando questa parte del turno è finita?")
            }
            At::TurnEnd => format!("Quali sono forza e costituzione di {what} alla fine del turno?"),
        }
    }

    fn ask_zone(&self, what: &str, at: At) -> String {
        match at {
            At::Next => format!("Dov’è {what} dopo il prossimo evento?"),
            At::StepEnd => format!("Dov’è {what} quando questa parte del turno è finita?"),
            At::TurnEnd => format!("Dov’è {what} alla fine del turno?"),
        }
    }

    fn ask_tapped(&self, what: &str, at: At) -> String {
        match at {
            At::Next => format!("Dopo il prossimo evento {what} è un permanente TAPpato?"),
            At::StepEnd => format!("Quando questa parte del turno è finita, {what} è un permanente TAPpato?"),
            At::TurnEnd => format!("Alla fine del turno {what} è un permanente TAPpato?"),
        }
    }

    fn ask_marked(&self, what: &str, at: At) -> String {
        match at {
            At::Next => format!("Quanto danno è segnato su {what} dopo il prossimo evento?"),
            At::StepEnd => {
                format!("Quanto danno è segnato su {what} quando questa parte del turno è finita?")
            }
            At::TurnEnd => format!("Quanto danno è segnato su {what} alla fine del turno?"),
        }
    }

    fn land_was_played(&self, who: Who<'_>, was: bool) -> String {
        if was {
            say!(who, name => "In questo turno hai già giocato una terra.", "In questo turno {name} ha già giocato una terra.")
        } else {
            say!(who, name => "In questo turno non hai ancora giocato una terra.", "In questo turno {name} non ha ancora giocato una terra.")
        }
    }

    fn came_lately(&self, what: &str, who: Who<'_>) -> String {
        say!(who, name =>
            "Non controlli {what} dall’inizio del tuo turno.",
            "{name} non controlla {what} dall’inizio del suo turno.")
    }

    fn is_first_turn(&self) -> &'static str {
        "È il primo turno della partita."
    }

    fn everybody_passes(&self) -> &'static str {
        "Da qui in poi nessuno fa altro: tutti passano."
    }

    fn most_to_the_player(&self) -> &'static str {
        "Chi divide il danno ne dà al giocatore quanto può."
    }

    fn priority_goes_to(&self, who: Who<'_>, the_step: &str, turn: Option<u32>) -> String {
        // "la Sottofase", "l’Interfase": "nella Sottofase", "nell’Interfase".
        let in_it = format!("nel{the_step}");
        match turn {
            None => say!(who, name => "Tu, {in_it}.", "{name}, {in_it}."),
            Some(turn) => say!(who, name =>
                "Tu, {in_it} del turno {turn}.",
                "{name}, {in_it} del turno {turn}."),
        }
    }

    fn is_first_to_resolve(&self, source: &str) -> String {
        format!("L’abilità di {source}.")
    }

    fn yes(&self) -> &'static str {
        "Sì."
    }

    fn no(&self) -> &'static str {
        "No."
    }

    fn phases_in_during(&self, who: Who<'_>, turn: u32, with: Option<&str>) -> String {
        match with {
            None => say!(who, name =>
                "Nel tuo STAP del turno {turn}.",
                "Nello STAP di {name}, nel turno {turn}."),
            Some(host) => say!(who, name =>
                "Nel tuo STAP del turno {turn}, insieme a {host}.",
                "Nello STAP di {name}, nel turno {turn}, insieme a {host}."),
        }
    }

    fn never_phases_in(&self, era: Era) -> &'static str {
        era.say("Non torna più in gioco.", "Non appare più.")
    }

    fn so_much_life(&self, life: i32) -> String {
        if life == 1 { "1 punto vita.".to_owned() } else { format!("{life} punti vita.") }
    }

    fn has_size(&self, power: i32, toughness: i32) -> String {
        format!("{power}/{toughness}.")
    }

    fn is_on_the_table(&self) -> &'static str {
        "È sul tavolo."
    }

    fn is_found(&self, era: Era, place: Whereabouts) -> &'static str {
        match place {
            Whereabouts::Battlefield => era.say("È in gioco.", "È nel campo di battaglia, in fase."),
            Whereabouts::PhasedOut => {
                era.say("È nella zona fuori fase.", "È nel campo di battaglia, fuori fase.")
            }
            Whereabouts::Hand => "È nella mano del suo proprietario.",
            Whereabouts::Library => "È nel grimorio del suo proprietario.",
            Whereabouts::Graveyard => "È nel cimitero.",
            Whereabouts::Exile => era.say("È fuori dal gioco.", "È in esilio."),
            Whereabouts::Stack => "È in pila.",
            Whereabouts::Nowhere => "Da nessuna parte: ha cessato di esistere.",
        }
    }

    fn has_marked(&self, damage: u32) -> String {
        match damage {
            0 => "Nessun danno.".to_owned(),
            1 => "1 danno.".to_owned(),
            _ => format!("{damage} danni."),
        }
    }
}
