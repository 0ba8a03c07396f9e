//! Phasing, in Italian: *scompare, appare* in both editions.

use super::Italian;
use crate::text::tongue::PhasingTexts;
use crate::text::voice::{Era, Things, Who};
use crate::text::{num, say};

impl PhasingTexts for Italian {
    fn phases_out(&self, era: Era, what: &Things) -> String {
        match era {
            Era::Older => num!(
                what,
                "{what} scompare, nella zona fuori fase.",
                "{what} scompaiono nello stesso istante, nella zona fuori fase."
            ),
            Era::Newer => num!(what, "{what} scompare.", "{what} scompaiono, nello stesso istante."),
        }
    }

    fn phases_in(&self, era: Era, what: &Things) -> String {
        match era {
            Era::Older => num!(
                what,
                "{what} appare ed è di nuovo in gioco.",
                "{what} appaiono nello stesso istante e sono di nuovo in gioco."
            ),
            Era::Newer => num!(what, "{what} appare.", "{what} appaiono, nello stesso istante."),
        }
    }

    fn phases_out_and_in(&self, _: Era, out: &Things, back: &Things) -> String {
        match (out.is_one(), back.is_one()) {
            (true, true) => format!("{out} scompare e {back} appare, nello stesso istante."),
            (true, false) => format!("{out} scompare; {back} appaiono, nello stesso istante."),
            (false, true) => format!("{out} scompaiono; {back} appare, nello stesso istante."),
            (false, false) => format!("{out} scompaiono; {back} appaiono, nello stesso istante."),
        }
    }

    fn nothing_phases(&self, _: Era) -> &'static str {
        "Nessun permanente scompare e nessuno appare."
    }

    fn goes_to_zone(&self, what: &Things) -> String {
        num!(
            what,
            "{what} è nella zona fuori fase: non è più in gioco.",
            "{what} sono nella zona fuori fase: non sono più in gioco."
        )
    }

    fn stays_in_place(&self, what: &Things) -> String {
        num!(
            what,
            "{what} resta al suo posto, come se non ci fosse.",
            "{what} restano al loro posto, come se non ci fossero."
        )
    }

    fn goes_with(&self, _: Era, attachment: &str, host: &str) -> String {
        format!("{attachment} va con {host}, indirettamente: riapparirà solo insieme.")
    }

    fn goes_both_ways(&self, attachment: &str, host: &str) -> String {
        format!("{attachment} dovrebbe andarsene anche per conto suo, ma segue {host}: vale come indiretto.")
    }

    fn goes_until_leaves(&self, what: &str, source: &str) -> String {
        format!("{what} resta fuori fase finché {source} è al suo posto.")
    }

    fn returns_attached_to_player(&self, _: Era, attachment: &str, who: Who<'_>) -> String {
        say!(who, name =>
            "{attachment} appare ancora assegnata a te.",
            "{attachment} appare ancora assegnata a {name}.")
    }

    fn returns_attached(&self, _: Era, attachment: &str, host: &str) -> String {
        format!("{attachment} appare ancora su {host}.")
    }

    fn returns_without_host(&self, _: Era, attachment: &str, host: &str) -> String {
        format!("{attachment} appare senza {host}, che non c’è più.")
    }

    fn keeps_its_tap(&self, what: &Things) -> String {
        num!(
            what,
            "{what} resta un permanente TAPpato: al ritorno sarà ancora da STAPpare.",
            "{what} restano permanenti TAPpati: al ritorno saranno ancora da STAPpare."
        )
    }

    fn keeps_its_counters(&self, what: &str, counters: &str) -> String {
        format!("{what} conserva ciò che porta: {counters}.")
    }

    fn keeps_its_damage(&self, what: &Things) -> String {
        num!(what, "Il danno su {what} resta segnato.", "Il danno resta segnato su {what}.")
    }

    fn damage_is_erased(&self, what: &Things) -> String {
        num!(what, "Il danno su {what} è cancellato.", "Il danno è cancellato su {what}.")
    }

    fn effect_lost(&self, source: &str, what: &str) -> String {
        format!("L’effetto a tempo di {source} su {what} è perso per sempre.")
    }

    fn delayed_lost(&self, source: &str, what: &str) -> String {
        format!("L’abilità ritardata di {source} non potrà più toccare {what}.")
    }

    fn may_attack_at_once(&self, what: &Things) -> String {
        num!(
            what,
            "{what} può attaccare subito, come se avesse rapidità.",
            "{what} possono attaccare subito, come se avessero rapidità."
        )
    }

    fn other_player_keeps(&self, what: &Things, who: Who<'_>) -> String {
        match (who, what.is_one()) {
            (Who::You, true) => format!("{what} ha fase, ma è sotto il tuo controllo: resta."),
            (Who::You, false) => format!("{what} hanno fase, ma sono sotto il tuo controllo: restano."),
            (Who::Named(name), true) => format!("{what} ha fase, ma è sotto il controllo di {name}: resta."),
            (Who::Named(name), false) => {
                format!("{what} hanno fase, ma sono sotto il controllo di {name}: restano.")
            }
        }
    }
}
