//! What the table, the track and the log say, in Italian.

use super::Italian;
use super::labels::LABELS;
use crate::engine::{CardType, Step};
use crate::text::labels::Labels;
use crate::text::say;
use crate::text::tongue::{StackTexts, ViewTexts, Words};
use crate::text::voice::{Era, Item, PlayerFacts, Who};

impl ViewTexts for Italian {
    fn labels(&self) -> &'static Labels {
        &LABELS
    }

    fn step_parts(&self, era: Era, step: Step) -> (&'static str, &'static str) {
        let of = era.say("Interfase di", "Sottofase di");
        let declaring = era.say("Interfase di Dichiarazione delle", "Sottofase di Dichiarazione delle");
        match step {
            Step::Untap => (of, "STAP"),
            Step::Upkeep => (of, "Mantenimento"),
            Step::Draw => (of, "Acquisizione"),
            Step::PrecombatMain => ("", "Fase Principale"),
            Step::BeginningOfCombat => (of, "Inizio del Combattimento"),
            Step::DeclareAttackers => (declaring, "Creature Attaccanti"),
            Step::DeclareBlockers => (declaring, "Creature Bloccanti"),
            Step::CombatDamage => (of, "Danno da Combattimento"),
            Step::EndOfCombat => (of, "Fine del Combattimento"),
            Step::PostcombatMain => ("", "Seconda Fase Principale"),
            Step::End => era.say(("Interfase di", "Fine del Turno"), ("", "Sottofase Finale")),
            Step::Cleanup => (of, "Cancellazione"),
        }
    }

    fn turn_title(&self, number: u32, who: Who<'_>) -> String {
        say!(who, name => "Turno {number}, tu", "Turno {number}, {name}")
    }

    fn moment(&self, turn: u32, step: &str) -> String {
        format!("Turno {turn}, {step}")
    }

    fn is_declaring(&self, who: Who<'_>) -> String {
        say!(who, name => "stai dichiarando", "{name} sta dichiarando")
    }

    fn is_choosing(&self, who: Who<'_>) -> String {
        say!(who, name => "stai scegliendo", "{name} sta scegliendo")
    }

    fn may_act(&self, who: Who<'_>) -> &'static str {
        match who {
            Who::You => "puoi agire o passare",
            Who::Named(_) => "può agire o passare",
        }
    }

    fn has_passed(&self, who: Who<'_>) -> String {
        say!(who, name => "hai passato", "{name} ha passato")
    }

    fn belongs_to(&self, who: Who<'_>) -> String {
        say!(who, name => "tua", "di {name}")
    }

    fn cause_player(&self, who: Who<'_>) -> String {
        say!(who, name => "Una tua scelta", "Una scelta di {name}")
    }

    fn cause_resolution(&self, item: &Item) -> String {
        let item = self.item(item);
        format!("Si risolve {item}")
    }

    fn will_phase_out(&self, era: Era, who: Who<'_>) -> String {
        match era {
            Era::Older => say!(who, name =>
                "Passerà fuori fase nel tuo prossimo STAP.",
                "Passerà fuori fase nel prossimo STAP di {name}."),
            Era::Newer => say!(who, name =>
                "Scomparirà nel tuo prossimo STAP.",
                "Scomparirà nel prossimo STAP di {name}."),
        }
    }

    fn returns_in_untap_step(&self, era: Era, who: Who<'_>) -> String {
        match era {
            Era::Older => say!(who, name =>
                "È fuori fase, direttamente. Torna in gioco nel tuo prossimo STAP.",
                "È fuori fase, direttamente. Torna in gioco nel prossimo STAP di {name}."),
            Era::Newer => say!(who, name =>
                "È fuori fase, direttamente. Appare nel tuo prossimo STAP.",
                "È fuori fase, direttamente. Appare nel prossimo STAP di {name}."),
        }
    }

    fn returns_with(&self, era: Era, host: &str) -> String {
        match era {
            Era::Older => format!("È fuori fase con {host}, indirettamente. Torna in gioco solo insieme."),
            Era::Newer => format!("È fuori fase con {host}, indirettamente. Appare solo insieme."),
        }
    }

    fn ceases_where_it_is(&self) -> &'static str {
        "È fuori fase. Una pedina lì cessa di esistere al prossimo controllo: non torna in gioco."
    }

    fn out_until(&self, source: &str) -> String {
        format!("È fuori fase finché {source} è al suo posto.")
    }

    fn player(&self, who: Who<'_>, facts: &PlayerFacts) -> String {
        let PlayerFacts { life, shares_life, hand, library, graveyard, poison, mana, auras, .. } = facts;
        let PlayerFacts { is_active, has_priority, .. } = facts;
        let points = match (life, shares_life) {
            (1 | -1, false) => "punto vita",
            (_, false) => "punti vita",
            (1 | -1, true) => "punto vita di squadra",
            (_, true) => "punti vita di squadra",
        };
        let cards = if *hand == 1 { "carta" } else { "carte" };
        let mut text = say!(who, name =>
            "Tu: {life} {points}, {hand} {cards} in mano, {library} nel grimorio, {graveyard} nel cimitero.",
            "{name}: {life} {points}, {hand} {cards} in mano, {library} nel grimorio, {graveyard} nel cimitero.");
        if *poison > 0 {
            text.push_str(&format!(" Segnalini veleno: {poison}."));
        }
        if !mana.is_empty() {
            text.push_str(&format!(" Nella riserva: {mana}."));
        }
        if !auras.is_empty() {
            text.push_str(&match who {
                Who::You => format!(" Su di te: {auras}."),
                Who::Named(_) => format!(" Su di lui: {auras}."),
            });
        }
        if *is_active {
            text.push_str(match who {
                Who::You => " È il tuo turno.",
                Who::Named(_) => " È il suo turno.",
            });
        }
        if *has_priority {
            text.push_str(match who {
                Who::You => " Hai la priorità.",
                Who::Named(_) => " Ha la priorità.",
            });
        }
        text
    }

    fn other_face(&self, face: &str) -> String {
        format!("Sull’altro lato: {face}.")
    }

    fn has_keywords(&self, keywords: &str) -> String {
        format!("Ha {keywords}.")
    }

    fn has_damage(&self, damage: u32) -> String {
        if damage == 1 { "Ha 1 danno.".to_owned() } else { format!("Ha {damage} danni.") }
    }

    fn has_counters(&self, counters: &str) -> String {
        format!("Porta {counters}.")
    }

    fn is_attacking(&self, whom: Who<'_>) -> String {
        say!(whom, name => "Ti attacca.", "Attacca {name}.")
    }

    fn is_blocked_by(&self, what: &str) -> String {
        format!("È bloccata da {what}.")
    }

    fn is_blocking(&self, what: &str) -> String {
        format!("Blocca {what}.")
    }

    fn is_owned_by(&self, who: Who<'_>) -> String {
        say!(who, name => "Il proprietario sei tu.", "Il proprietario è {name}.")
    }

    fn carries(&self, what: &str) -> String {
        format!("Su di lei: {what}.")
    }

    fn is_on_player(&self, who: Who<'_>) -> String {
        say!(who, name => "È assegnata a te.", "È assegnata a {name}.")
    }

    fn is_on(&self, host: &str) -> String {
        format!("È su {host}.")
    }

    fn lands(&self, name: &str, count: usize, tapped: usize) -> String {
        match tapped {
            0 => format!("{name}: {count}"),
            1 => format!("{name}: {count}, 1 TAPpata"),
            _ => format!("{name}: {count}, {tapped} TAPpate"),
        }
    }

    fn zone_holds(&self, what: &str) -> String {
        format!("Nella zona fuori fase: {what}.")
    }

    fn costs(&self, cost: &str) -> String {
        format!("Costa {cost}.")
    }

    fn spell_of(&self, kind: CardType, who: Who<'_>) -> String {
        let kind_name = self.card_type(kind);
        match (who, kind) {
            (Who::Named(name), _) => format!("{kind_name} di {name}"),
            (Who::You, CardType::Artifact | CardType::Enchantment | CardType::Instant) => {
                format!("{kind_name}, tuo")
            }
            (Who::You, CardType::Creature | CardType::Land | CardType::Sorcery) => {
                format!("{kind_name}, tua")
            }
        }
    }

    fn copy_of(&self, who: Who<'_>) -> String {
        say!(who, name => "Copia, tua", "Copia di {name}")
    }

    fn triggered_ability_of(&self, who: Who<'_>) -> String {
        say!(who, name => "Abilità innescata, tua", "Abilità innescata di {name}")
    }

    fn activated_ability_of(&self, who: Who<'_>) -> String {
        say!(who, name => "Abilità attivata, tua", "Abilità attivata di {name}")
    }

    fn edition_stopped(&self, reason: &str) -> String {
        format!("In questa edizione una tua scelta non è permessa, e la partita si ferma lì. {reason}")
    }

    fn play_stopped(&self, events: u32, reason: &str) -> String {
        format!("Le scelte di questo collegamento si possono fare fino all’evento {events}; lì la partita si ferma. {reason}")
            .trim_end()
            .to_owned()
    }

    fn line_in_phase(&self, name: &str, from: u32) -> String {
        if from == 0 {
            format!("{name} è in fase dall’inizio.")
        } else {
            format!("{name} è in fase dall’evento {from}.")
        }
    }

    fn line_out_of_phase(&self, from: u32) -> String {
        if from == 0 {
            "È fuori fase dall’inizio.".to_owned()
        } else {
            format!("È fuori fase dall’evento {from}.")
        }
    }

    fn line_back_in(&self, from: u32) -> String {
        format!("È di nuovo in fase dall’evento {from}.")
    }

    fn line_gone(&self, from: u32) -> String {
        format!("All’evento {from} se ne va.")
    }
}
