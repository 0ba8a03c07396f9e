//! The stack, in Italian.

use super::Italian;
use crate::engine::NothingReason;
use crate::text::say;
use crate::text::tongue::{StackTexts, Words};
use crate::text::voice::{Aim, Era, Item, Who};

impl StackTexts for Italian {
    fn item(&self, item: &Item) -> String {
        match item {
            Item::Spell(name) => name.clone(),
            Item::Copy(name) => format!("la copia di {name}"),
            Item::Ability(source) => format!("l’abilità di {source}"),
            Item::CombatDamage => "il danno da combattimento".to_owned(),
        }
    }

    fn casts(&self, era: Era, who: Who<'_>, spell: &str) -> String {
        match era {
            Era::Older => {
                say!(who, name => "Giochi {spell}: va in pila.", "{name} gioca {spell}: va in pila.")
            }
            Era::Newer => {
                say!(who, name => "Lanci {spell}: va in pila.", "{name} lancia {spell}: va in pila.")
            }
        }
    }

    fn activates(&self, era: Era, who: Who<'_>, source: &str) -> String {
        match era {
            Era::Older => say!(who, name =>
                "Giochi l’abilità di {source}: va in pila.",
                "{name} gioca l’abilità di {source}: va in pila."),
            Era::Newer => say!(who, name =>
                "Attivi l’abilità di {source}: va in pila.",
                "{name} attiva l’abilità di {source}: va in pila."),
        }
    }

    fn plays_land(&self, who: Who<'_>, land: &str) -> String {
        say!(who, name =>
            "Giochi {land}: è la tua terra di questo turno e non passa dalla pila.",
            "{name} gioca {land}: è la sua terra di questo turno e non passa dalla pila.")
    }

    fn pays(&self, who: Who<'_>, mana: &str) -> String {
        say!(who, name => "Paghi {mana}.", "{name} paga {mana}.")
    }

    fn taps_as_cost(&self, what: &str) -> String {
        format!("{what} si TAPpa: fa parte del costo.")
    }

    fn sacrifices_as_cost(&self, who: Who<'_>, what: &str) -> String {
        say!(who, name =>
            "Sacrifichi {what}: fa parte del costo.",
            "{name} sacrifica {what}: fa parte del costo.")
    }

    fn aims_at(&self, aims: &[Aim<'_>]) -> String {
        let words: Vec<String> = aims
            .iter()
            .map(|aim| match aim {
                Aim::Player(Who::You) => "tu".to_owned(),
                Aim::Player(Who::Named(name)) => (*name).to_owned(),
                Aim::Thing(thing) => thing.clone(),
            })
            .collect();
        let list = self.list(&words);
        if words.len() == 1 { format!("Bersaglio: {list}.") } else { format!("Bersagli: {list}.") }
    }

    fn adds_mana(&self, who: Who<'_>, mana: &str, source: Option<&str>) -> String {
        match source {
            Some(source) => say!(who, name => "{source} ti dà {mana}.", "{source} dà {mana} a {name}."),
            None => say!(who, name => "La tua riserva riceve {mana}.", "La riserva di {name} riceve {mana}."),
        }
    }

    fn mana_skips_stack(&self) -> &'static str {
        "È un’abilità di mana: non passa dalla pila."
    }

    fn orders_triggers(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Metti in ordine le tue abilità innescate.",
            "{name} mette in ordine le sue abilità innescate.")
    }

    fn resolves_last(&self, source: &str) -> String {
        format!("L’abilità di {source} va sotto le altre: si risolverà per ultima.")
    }

    fn resolves_first(&self, source: &str) -> String {
        format!("L’abilità di {source} va sopra le altre: si risolverà per prima.")
    }

    fn triggers(&self, source: &str, delayed: bool) -> String {
        if delayed {
            format!("Si innesca l’abilità ritardata di {source}.")
        } else {
            format!("Si innesca l’abilità di {source}.")
        }
    }

    fn trigger_is_held(&self, era: Era) -> &'static str {
        era.say(
            "In questa interfase nessuno riceve priorità: l’abilità aspetta, di solito fino al mantenimento.",
            "In questa sottofase nessuno riceve priorità: l’abilità aspetta, di solito fino al mantenimento.",
        )
    }

    fn trigger_waits(&self) -> &'static str {
        "Andrà in pila appena un giocatore starà per ricevere priorità."
    }

    fn trigger_stacked(&self, source: &str) -> String {
        format!("L’abilità di {source} va in pila.")
    }

    fn trigger_without_target(&self, source: &str) -> String {
        format!("L’abilità di {source} non va in pila: non c’è un bersaglio legale.")
    }

    fn resolution_began(&self, item: &Item) -> String {
        match item {
            Item::Spell(name) => format!("{name} si risolve."),
            Item::Copy(name) => format!("La copia di {name} si risolve."),
            Item::Ability(source) => format!("L’abilità di {source} si risolve."),
            Item::CombatDamage => "Il danno da combattimento si risolve.".to_owned(),
        }
    }

    fn target_is_illegal(&self, aim: &Aim<'_>) -> String {
        match aim {
            Aim::Player(Who::You) => "Tu non sei più un bersaglio legale.".to_owned(),
            Aim::Player(Who::Named(name)) => format!("{name} non è più un bersaglio legale."),
            Aim::Thing(thing) => format!("{thing} non è più un bersaglio legale."),
        }
    }

    fn spell_finished(&self, spell: &str) -> String {
        format!("{spell} ha fatto il suo effetto e va nel cimitero.")
    }

    fn item_gone(&self, item: &Item) -> String {
        match item {
            Item::Spell(name) => format!("{name} ha fatto il suo effetto e lascia la pila."),
            Item::Copy(name) => format!("La copia di {name} ha fatto il suo effetto e cessa di esistere."),
            Item::Ability(source) => {
                format!("L’abilità di {source} ha fatto il suo effetto e lascia la pila.")
            }
            Item::CombatDamage => "Il danno da combattimento lascia la pila.".to_owned(),
        }
    }

    fn enters(&self, era: Era, what: &str, who: Who<'_>) -> String {
        match era {
            Era::Older => say!(who, name =>
                "{what} entra in gioco sotto il tuo controllo.",
                "{what} entra in gioco sotto il controllo di {name}."),
            Era::Newer => say!(who, name =>
                "{what} entra nel campo di battaglia sotto il tuo controllo.",
                "{what} entra nel campo di battaglia sotto il controllo di {name}."),
        }
    }

    fn enters_tapped(&self, what: &str) -> String {
        format!("{what} arriva come permanente già TAPpato.")
    }

    fn enters_with(&self, what: &str, counters: &str) -> String {
        format!("{what} arriva con {counters}.")
    }

    fn enters_on_back(&self, what: &str) -> String {
        format!("{what} entra con il lato posteriore visibile: è notte.")
    }

    fn enters_attached_to_player(&self, what: &str, who: Who<'_>) -> String {
        say!(who, name => "{what} si assegna a te.", "{what} si assegna a {name}.")
    }

    fn enters_attached(&self, what: &str, host: &str) -> String {
        format!("{what} si assegna a {host}.")
    }

    fn all_targets_illegal(&self, era: Era, item: &Item) -> String {
        match (era, item) {
            (Era::Older, Item::Spell(name)) => {
                format!("{name} è neutralizzata dalle regole: nessun bersaglio è più legale.")
            }
            (Era::Newer, Item::Spell(name)) => {
                format!("{name} non si risolve: nessun bersaglio è più legale.")
            }
            (Era::Older, Item::Copy(name)) => {
                format!("La copia di {name} è neutralizzata dalle regole: nessun bersaglio è più legale.")
            }
            (Era::Newer, Item::Copy(name)) => {
                format!("La copia di {name} non si risolve: nessun bersaglio è più legale.")
            }
            (Era::Older, Item::Ability(name)) => {
                format!("L’abilità di {name} è neutralizzata dalle regole: nessun bersaglio è più legale.")
            }
            (Era::Newer, Item::Ability(name)) => {
                format!("L’abilità di {name} non si risolve: nessun bersaglio è più legale.")
            }
            (_, Item::CombatDamage) => "Il danno da combattimento non ha più a chi andare.".to_owned(),
        }
    }

    fn countered(&self, spell: &str) -> String {
        format!("La magia {spell} è neutralizzata: non farà il suo effetto.")
    }

    fn copied(&self, spell: &str) -> String {
        format!("Una copia di {spell} va in pila.")
    }

    fn copy_is_not_cast(&self, era: Era) -> &'static str {
        era.say(
            "La copia non è giocata: non conta fra le magie del turno.",
            "La copia non è lanciata: non conta fra le magie del turno.",
        )
    }

    fn nothing_because(&self, why: NothingReason, what: &str) -> String {
        match why {
            NothingReason::PhasedOut { .. } => {
                format!("Non succede nulla: {what} è fuori fase, e si gioca come se non ci fosse.")
            }
            NothingReason::WaitsForHost { .. } => {
                format!(
                    "Non succede nulla: {what} è fuori fase indirettamente, e torna solo con il permanente che ha seguito."
                )
            }
            NothingReason::NothingToAffect => "Non succede nulla: non c’è niente su cui agire.".to_owned(),
            NothingReason::NotYoursToSacrifice { .. } => {
                format!(
                    "Non succede nulla: {what} ha un altro controllore, e si sacrifica solo ciò che si controlla."
                )
            }
            NothingReason::AlreadySo => "Non cambia nulla: era già così.".to_owned(),
            NothingReason::TokenCannotReturn => {
                "Non succede nulla: una pedina passata fuori fase non può tornare.".to_owned()
            }
            NothingReason::ConditionFalse => {
                "Non succede nulla: la condizione dell’abilità non è più vera.".to_owned()
            }
            NothingReason::TargetIllegal => {
                "Questa parte non ha effetto: il suo bersaglio non è più legale.".to_owned()
            }
            NothingReason::Forbidden => {
                "Non succede: un effetto lo vieta, e un divieto vince sempre su un permesso.".to_owned()
            }
        }
    }

    fn goes_to_graveyard(&self, what: &str, whose: Who<'_>) -> String {
        say!(whose, name => "{what} va nel tuo cimitero.", "{what} va nel cimitero di {name}.")
    }
}
