//! What holds now, in Italian.

use super::Italian;
use crate::engine::{DayNight, Step};
use crate::text::hold_texts::{Counted, HoldTexts, Lies};
use crate::text::say;
use crate::text::tongue::Words;
use crate::text::voice::{Aim, Era, Who};

impl HoldTexts for Italian {
    fn life_is(&self, who: Who<'_>, life: i32) -> String {
        match life {
            -1 | 1 => say!(who, name => "Hai {life} punto vita.", "{name} ha {life} punto vita."),
            _ => say!(who, name => "Hai {life} punti vita.", "{name} ha {life} punti vita."),
        }
    }

    fn poison_is(&self, who: Who<'_>, poison: u32) -> String {
        match poison {
            1 => say!(who, name => "Hai 1 segnalino veleno.", "{name} ha 1 segnalino veleno."),
            _ => say!(who, name => "Hai {poison} segnalini veleno.", "{name} ha {poison} segnalini veleno."),
        }
    }

    fn cards_are(&self, who: Who<'_>, zone: Counted, count: u32) -> String {
        let there = match zone {
            Counted::Hand => "in mano",
            Counted::Graveyard => "nel cimitero",
            Counted::Library => "nel grimorio",
        };
        match count {
            0 => say!(who, name => "Non hai carte {there}.", "{name} non ha carte {there}."),
            1 => say!(who, name => "Hai 1 carta {there}.", "{name} ha 1 carta {there}."),
            _ => say!(who, name => "Hai {count} carte {there}.", "{name} ha {count} carte {there}."),
        }
    }

    fn exiled_are(&self, era: Era, who: Who<'_>, count: u32) -> String {
        match (era, count) {
            (Era::Older, 0) => {
                say!(who, name => "Nessuna tua carta è rimossa dal gioco.", "Nessuna carta di {name} è rimossa dal gioco.")
            }
            (Era::Older, 1) => {
                say!(who, name => "Hai 1 carta rimossa dal gioco.", "{name} ha 1 carta rimossa dal gioco.")
            }
            (Era::Older, _) => say!(who, name =>
                "Hai {count} carte rimosse dal gioco.",
                "{name} ha {count} carte rimosse dal gioco."),
            (Era::Newer, 0) => {
                say!(who, name => "Non hai carte in esilio.", "{name} non ha carte in esilio.")
            }
            (Era::Newer, 1) => say!(who, name => "Hai 1 carta in esilio.", "{name} ha 1 carta in esilio."),
            (Era::Newer, _) => {
                say!(who, name => "Hai {count} carte in esilio.", "{name} ha {count} carte in esilio.")
            }
        }
    }

    fn mana_is(&self, who: Who<'_>, mana: &str) -> String {
        say!(who, name => "Hai {mana} nella riserva.", "{name} ha {mana} nella riserva.")
    }

    fn no_mana_is(&self, who: Who<'_>) -> String {
        say!(who, name => "Non hai mana nella riserva.", "{name} non ha mana nella riserva.")
    }

    fn spells_are(&self, era: Era, who: Who<'_>, count: u32) -> String {
        match (era, count) {
            (Era::Older, 0) => {
                say!(who, name => "In questo turno non hai giocato magie.", "In questo turno {name} non ha giocato magie.")
            }
            (Era::Older, 1) => {
                say!(who, name => "In questo turno hai giocato 1 magia.", "In questo turno {name} ha giocato 1 magia.")
            }
            (Era::Older, _) => say!(who, name =>
                "In questo turno hai giocato {count} magie.",
                "In questo turno {name} ha giocato {count} magie."),
            (Era::Newer, 0) => {
                say!(who, name => "In questo turno non hai lanciato magie.", "In questo turno {name} non ha lanciato magie.")
            }
            (Era::Newer, 1) => {
                say!(who, name => "In questo turno hai lanciato 1 magia.", "In questo turno {name} ha lanciato 1 magia.")
            }
            (Era::Newer, _) => say!(who, name =>
                "In questo turno hai lanciato {count} magie.",
                "In questo turno {name} ha lanciato {count} magie."),
        }
    }

    fn lies(&self, era: Era, what: &str, zone: Lies) -> String {
        match (zone, era) {
            (Lies::InPlay, Era::Older) => format!("{what} è in gioco."),
            (Lies::InPlay, Era::Newer) => format!("{what} è sul campo di battaglia."),
            (Lies::PhasedOutZone, _) => format!("{what} è nella zona fuori fase."),
            (Lies::Graveyard, _) => format!("{what} è nel cimitero."),
            (Lies::Exile, Era::Older) => format!("{what} è fra le carte rimosse dal gioco."),
            (Lies::Exile, Era::Newer) => format!("{what} è in esilio."),
            (Lies::Hand, _) => format!("{what} è nella mano del suo proprietario."),
        }
    }

    fn is_phased_in(&self, what: &str) -> String {
        format!("{what} è in fase.")
    }

    fn is_phased_out(&self, what: &str) -> String {
        format!("{what} è fuori fase.")
    }

    fn is_phased_out_directly(&self, what: &str) -> String {
        format!("{what} è fuori fase direttamente, non insieme a un altro permanente.")
    }

    fn is_phased_out_with(&self, what: &str, host: &str) -> String {
        format!("{what} è fuori fase con {host}.")
    }

    fn is_tapped(&self, what: &str) -> String {
        format!("{what} è un permanente TAPpato.")
    }

    fn is_untapped(&self, what: &str) -> String {
        format!("{what} è un permanente STAPpato.")
    }

    fn size_is(&self, what: &str, power: i32, toughness: i32) -> String {
        format!("{what} è {power}/{toughness}.")
    }

    fn damage_is(&self, what: &str, damage: u32) -> String {
        match damage {
            0 => format!("{what} non ha danno."),
            1 => format!("{what} ha 1 danno."),
            _ => format!("{what} ha {damage} danni."),
        }
    }

    fn attacks_now(&self, what: &str) -> String {
        format!("{what} sta attaccando.")
    }

    fn attacks_not(&self, what: &str) -> String {
        format!("{what} non sta attaccando.")
    }

    fn blocks_now(&self, what: &str, attacker: &str) -> String {
        format!("{what} blocca {attacker}.")
    }

    fn counters_are(&self, what: &str, counters: &str) -> String {
        format!("{what} porta {counters}.")
    }

    fn is_attached(&self, what: &str, host: &str) -> String {
        format!("{what} è su {host}.")
    }

    fn is_unattached(&self, what: &str) -> String {
        format!("{what} non è su nessun permanente.")
    }

    fn owns(&self, who: Who<'_>, what: &str) -> String {
        say!(who, name => "{what} appartiene a te.", "{what} appartiene a {name}.")
    }

    fn can_attack(&self, what: &str) -> String {
        format!("{what} può attaccare.")
    }

    fn cannot_attack(&self, what: &str) -> String {
        format!("{what} non può attaccare.")
    }

    fn is_sick(&self, what: &str) -> String {
        format!("{what} ha la debolezza da evocazione.")
    }

    fn is_not_sick(&self, what: &str) -> String {
        format!("{what} non ha la debolezza da evocazione.")
    }

    fn controls(&self, who: Who<'_>, what: &str) -> String {
        say!(who, name => "Controlli {what}.", "{name} controlla {what}.")
    }

    fn step_is(&self, era: Era, step: Step) -> String {
        format!("È {}.", self.the_step(era, step))
    }

    fn turn_is(&self, number: u32) -> String {
        format!("È il turno {number}.")
    }

    fn active_is(&self, who: Who<'_>) -> String {
        say!(who, name => "È il tuo turno.", "È il turno di {name}.")
    }

    fn priority_is(&self, who: Option<Who<'_>>) -> String {
        match who {
            Some(who) => say!(who, name => "Hai la priorità.", "{name} ha la priorità."),
            None => "Nessuno ha la priorità.".to_owned(),
        }
    }

    fn time_is(&self, time: DayNight) -> &'static str {
        match time {
            DayNight::Day => "È giorno.",
            DayNight::Night => "È notte.",
            DayNight::Neither => "Non è né giorno né notte.",
        }
    }

    fn holds_not(&self, sentence: &str) -> String {
        format!("Non è così: {sentence}")
    }

    fn stack_is(&self, items: &str) -> String {
        format!("In pila, dalla cima: {items}.")
    }

    fn stacked_at(&self, what: &str, aims: &[Aim<'_>]) -> String {
        let word = |aim: &Aim<'_>| match aim {
            Aim::Player(Who::You) => "tu".to_owned(),
            Aim::Player(Who::Named(name)) => (*name).to_owned(),
            Aim::Thing(thing) => thing.clone(),
        };
        let list = self.list(&aims.iter().map(word).collect::<Vec<_>>());
        if aims.len() == 1 {
            format!("{what} (bersaglio: {list})")
        } else {
            format!("{what} (bersagli: {list})")
        }
    }
}
