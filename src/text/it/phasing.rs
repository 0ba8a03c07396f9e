//! Phasing, in Italian: *passa fuori fase, torna in gioco* in 2005; *scompare, appare* in 2025.

use super::Italian;
use crate::text::tongue::PhasingTexts;
use crate::text::voice::{Era, Things, Who};
use crate::text::{num, say};

impl PhasingTexts for Italian {
    fn phases_out(&self, era: Era, what: &Things) -> String {
        match era {
            Era::Older => num!(
                what,
                "{what} passa nella zona fuori fase.",
                "{what} passano nella zona fuori fase, nello stesso istante."
            ),
            Era::Newer => num!(what, "{what} scompare.", "{what} scompaiono, nello stesso istante."),
        }
    }

    fn phases_in(&self, era: Era, what: &Things) -> String {
        match era {
            Era::Older => {
                num!(what, "{what} torna in gioco.", "{what} tornano in gioco, nello stesso istante.")
            }
            Era::Newer => num!(what, "{what} appare.", "{what} appaiono, nello stesso istante."),
        }
    }

    fn phases_out_and_in(&self, era: Era, out: &Things, back: &Things) -> String {
        match (era, out.is_one(), back.is_one()) {
            (Era::Older, true, true) => {
                format!("{out} passa nella zona fuori fase e {back} torna in gioco, nello stesso istante.")
            }
            (Era::Older, true, false) => {
                format!("{out} passa nella zona fuori fase; {back} tornano in gioco, nello stesso istante.")
            }
            (Era::Older, false, true) => {
                format!("{out} passano nella zona fuori fase; {back} torna in gioco, nello stesso istante.")
            }
            (Era::Older, false, false) => {
                format!("{out} passano nella zona fuori fase; {back} tornano in gioco, nello stesso istante.")
            }
            (Era::Newer, true, true) => format!("{out} scompare e {back} appare, nello stesso istante."),
            (Era::Newer, true, false) => format!("{out} scompare; {back} appaiono, nello stesso istante."),
            (Era::Newer, false, true) => format!("{out} scompaiono; {back} appare, nello stesso istante."),
            (Era::Newer, false, false) => format!("{out} scompaiono; {back} appaiono, nello stesso istante."),
        }
    }

    fn nothing_phases(&self, era: Era) -> &'static str {
        era.say(
            "Nessun permanente passa fuori fase e nessuno torna in gioco.",
            "Nessun permanente scompare e nessuno appare.",
        )
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

    fn goes_with(&self, era: Era, attachment: &str, host: &str) -> String {
        match era {
            Era::Older => {
                format!("{attachment} va con {host}, indirettamente: tornerà in gioco solo insieme.")
            }
            Era::Newer => format!("{attachment} va con {host}, indirettamente: riapparirà solo insieme."),
        }
    }

    fn goes_both_ways(&self, attachment: &str, host: &str) -> String {
        format!("{attachment} dovrebbe andarsene anche per conto suo, ma segue {host}: vale come indiretto.")
    }

    fn goes_until_leaves(&self, what: &str, source: &str) -> String {
        format!("{what} resta fuori fase finché {source} è al suo posto.")
    }

    fn returns_attached_to_player(&self, era: Era, attachment: &str, who: Who<'_>) -> String {
        match era {
            Era::Older => say!(who, name =>
                "{attachment} torna in gioco ancora assegnata a te.",
                "{attachment} torna in gioco ancora assegnata a {name}."),
            Era::Newer => say!(who, name =>
                "{attachment} appare ancora assegnata a te.",
                "{attachment} appare ancora assegnata a {name}."),
        }
    }

    fn returns_attached(&self, era: Era, attachment: &str, host: &str) -> String {
        match era {
            Era::Older => format!("{attachment} torna in gioco ancora su {host}."),
            Era::Newer => format!("{attachment} appare ancora su {host}."),
        }
    }

    fn returns_without_host(&self, era: Era, attachment: &str, host: &str) -> String {
        match era {
            Era::Older => format!("{attachment} torna in gioco senza {host}, che non c’è più."),
            Era::Newer => format!("{attachment} appare senza {host}, che non c’è più."),
        }
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
