//! Combat and damage, in Italian.

use super::Italian;
use crate::engine::RemovalReason;
use crate::text::tongue::CombatTexts;
use crate::text::voice::{Aim, Things, Who};
use crate::text::{num, say};

/// "1 danno", "3 danni".
fn damage(amount: u32) -> String {
    if amount == 1 { "1 danno".to_owned() } else { format!("{amount} danni") }
}

impl CombatTexts for Italian {
    fn attacks(&self, what: &Things, whom: Who<'_>) -> String {
        match (whom, what.is_one()) {
            (Who::You, true) => format!("{what} ti attacca."),
            (Who::You, false) => format!("{what} ti attaccano."),
            (Who::Named(name), true) => format!("{what} attacca {name}."),
            (Who::Named(name), false) => format!("{what} attaccano {name}."),
        }
    }

    fn attacks_with_nothing(&self, who: Who<'_>) -> String {
        say!(who, name => "Non attacchi.", "{name} non attacca.")
    }

    fn taps_to_attack(&self, what: &Things) -> String {
        num!(what, "{what} si TAPpa per attaccare.", "{what} si TAPpano per attaccare.")
    }

    fn attacks_without_tapping(&self, what: &Things) -> String {
        num!(
            what,
            "{what} attacca senza TAPparsi: ha cautela.",
            "{what} attaccano senza TAPparsi: hanno cautela."
        )
    }

    fn blocks(&self, what: &Things, attacker: &str) -> String {
        num!(what, "{what} blocca {attacker}.", "{what} bloccano {attacker}.")
    }

    fn blocks_several(&self, who: Who<'_>) -> String {
        say!(who, name => "Dichiari le tue creature bloccanti.", "{name} dichiara le sue creature bloccanti.")
    }

    fn blocks_with_nothing(&self, who: Who<'_>) -> String {
        say!(who, name => "Non blocchi.", "{name} non blocca.")
    }

    fn is_unblocked(&self, what: &Things) -> String {
        num!(what, "Nessuno blocca {what}.", "Nessuno blocca questi attaccanti: {what}.")
    }

    fn assigns(&self, source: &str, amount: u32, to: &Aim<'_>) -> String {
        let damage = damage(amount);
        match to {
            Aim::Player(Who::You) => format!("{source} assegna a te {damage}."),
            Aim::Player(Who::Named(name)) => format!("{source} assegna {damage} a {name}."),
            Aim::Thing(thing) => format!("{source} assegna {damage} a {thing}."),
        }
    }

    fn assigns_several(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Assegni il danno delle tue creature.",
            "{name} assegna il danno delle sue creature.")
    }

    fn assigns_nothing(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Le tue creature non assegnano danno.",
            "Le creature di {name} non assegnano danno.")
    }

    fn damage_on_stack(&self) -> &'static str {
        "Il danno da combattimento va in pila, così com’è assegnato."
    }

    fn damage_can_be_answered(&self) -> &'static str {
        "Prima che sia inflitto si può ancora rispondere."
    }

    fn deals(&self, source: &str, amount: u32, to: &Aim<'_>) -> String {
        let damage = damage(amount);
        match to {
            Aim::Player(Who::You) => format!("{source} ti infligge {damage}."),
            Aim::Player(Who::Named(name)) => format!("{source} infligge {damage} a {name}."),
            Aim::Thing(thing) => format!("{source} infligge {damage} a {thing}."),
        }
    }

    fn deals_several(&self, combat: bool) -> &'static str {
        if combat {
            "Il danno da combattimento è inflitto, tutto nello stesso istante."
        } else {
            "Il danno è inflitto, tutto nello stesso istante."
        }
    }

    fn deals_nothing(&self) -> &'static str {
        "Non è inflitto alcun danno."
    }

    fn undealt_gone(&self, source: &str, amount: u32, to: &Aim<'_>) -> String {
        let damage = damage(amount);
        match to {
            Aim::Thing(thing) => format!("{source} non infligge {damage} a {thing}: non è più lì."),
            Aim::Player(Who::You) => format!("{source} non ti infligge {damage}."),
            Aim::Player(Who::Named(name)) => format!("{source} non infligge {damage} a {name}."),
        }
    }

    fn undealt_not_creature(&self, source: &str, amount: u32, to: &Aim<'_>) -> String {
        let damage = damage(amount);
        match to {
            Aim::Thing(thing) => {
                format!("{source} non infligge {damage} a {thing}: non è più una creatura.")
            }
            Aim::Player(Who::You) => format!("{source} non ti infligge {damage}."),
            Aim::Player(Who::Named(name)) => format!("{source} non infligge {damage} a {name}."),
        }
    }

    fn undealt_source_gone(&self, source: &str, amount: u32, to: &Aim<'_>) -> String {
        let damage = damage(amount);
        match to {
            Aim::Thing(thing) => format!("{source} non infligge {damage} a {thing}: la fonte non c’è più."),
            Aim::Player(Who::You) => format!("{source} non ti infligge {damage}: la fonte non c’è più."),
            Aim::Player(Who::Named(name)) => {
                format!("{source} non infligge {damage} a {name}: la fonte non c’è più.")
            }
        }
    }

    fn lethal_by_touch(&self, source: &str) -> String {
        format!("Basta quel danno, qualunque sia: {source} ha tocco letale.")
    }

    fn gains_by_link(&self, source: &str, who: Who<'_>, amount: u32) -> String {
        if amount == 1 {
            return say!(who, name =>
                "Guadagni 1 punto vita: {source} ha legame vitale.",
                "{name} guadagna 1 punto vita: {source} ha legame vitale.");
        }
        say!(who, name =>
            "Guadagni {amount} punti vita: {source} ha legame vitale.",
            "{name} guadagna {amount} punti vita: {source} ha legame vitale.")
    }

    fn prevented(&self, amount: u32, to: &Aim<'_>) -> String {
        match (amount, to) {
            (1, Aim::Thing(thing)) => format!("Un effetto previene 1 danno a {thing}."),
            (_, Aim::Thing(thing)) => format!("Un effetto previene {amount} danni a {thing}."),
            (1, Aim::Player(Who::You)) => "Un effetto previene 1 danno a te.".to_owned(),
            (_, Aim::Player(Who::You)) => format!("Un effetto previene {amount} danni a te."),
            (1, Aim::Player(Who::Named(name))) => format!("Un effetto previene 1 danno a {name}."),
            (_, Aim::Player(Who::Named(name))) => format!("Un effetto previene {amount} danni a {name}."),
        }
    }

    fn prevented_several(&self) -> &'static str {
        "Un effetto previene il danno."
    }

    fn combat_ended(&self) -> &'static str {
        "Il combattimento è finito."
    }

    fn no_longer_in_combat(&self, what: &Things) -> String {
        num!(what, "{what} non è più in combattimento.", "{what} non sono più in combattimento.")
    }

    fn leaves_combat(&self, what: &Things) -> String {
        num!(what, "{what} esce dal combattimento.", "{what} escono dal combattimento.")
    }

    fn left_combat_because(&self, why: RemovalReason) -> &'static str {
        match why {
            RemovalReason::PhasedOut => "Chi è fuori fase non combatte.",
            RemovalReason::ControllerChanged => "Chi cambia controllore non combatte più.",
            RemovalReason::NotACreature => "Combattono solo le creature.",
        }
    }
}
