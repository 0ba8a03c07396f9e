//! Who must decide what, in Italian.

use super::Italian;
use crate::engine::Step;
use crate::text::say;
use crate::text::tongue::{AskTexts, Freedom, StackTexts, Words};
use crate::text::voice::{Era, Item, Who};

impl AskTexts for Italian {
    fn ask_priority(&self, era: Era, who: Who<'_>, may: Freedom) -> String {
        match (era, may) {
            (Era::Older, Freedom::SpellsAndLand) => say!(who, name =>
                "Tocca a te: puoi giocare magie e abilità, e una terra, oppure passare.",
                "Tocca a {name}: può giocare magie e abilità, e una terra, oppure passare."),
            (Era::Older, Freedom::Spells) => say!(who, name =>
                "Tocca a te: puoi giocare magie e abilità, oppure passare.",
                "Tocca a {name}: può giocare magie e abilità, oppure passare."),
            (Era::Older, Freedom::Instants) => say!(who, name =>
                "Tocca a te: puoi giocare istantanei e abilità, oppure passare.",
                "Tocca a {name}: può giocare istantanei e abilità, oppure passare."),
            (Era::Newer, Freedom::SpellsAndLand) => say!(who, name =>
                "Tocca a te: puoi lanciare magie, attivare abilità e giocare una terra, oppure passare.",
                "Tocca a {name}: può lanciare magie, attivare abilità e giocare una terra, oppure passare."),
            (Era::Newer, Freedom::Spells) => say!(who, name =>
                "Tocca a te: puoi lanciare magie e attivare abilità, oppure passare.",
                "Tocca a {name}: può lanciare magie e attivare abilità, oppure passare."),
            (Era::Newer, Freedom::Instants) => say!(who, name =>
                "Tocca a te: puoi lanciare istantanei e attivare abilità, oppure passare.",
                "Tocca a {name}: può lanciare istantanei e attivare abilità, oppure passare."),
        }
    }

    fn ask_attackers(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Scegli con quali creature attacchi, anche nessuna.",
            "{name} sceglie con quali creature attacca, anche nessuna.")
    }

    fn ask_blockers(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Scegli con quali creature blocchi, e che cosa; anche nessuna.",
            "{name} sceglie con quali creature blocca, e che cosa; anche nessuna.")
    }

    fn ask_damage(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Dividi il danno delle tue creature.",
            "{name} divide il danno delle sue creature.")
    }

    fn ask_discard(&self, who: Who<'_>, count: u32) -> String {
        if count == 1 {
            return say!(who, name => "Scegli una carta da scartare.", "{name} sceglie una carta da scartare.");
        }
        say!(who, name =>
            "Scegli {count} carte da scartare.",
            "{name} sceglie {count} carte da scartare.")
    }

    fn ask_untap(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Scegli che cosa non vuoi STAPpare, anche niente.",
            "{name} sceglie che cosa non vuole STAPpare, anche niente.")
    }

    fn ask_order(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Scegli in che ordine le tue abilità vanno in pila: l’ultima si risolve per prima.",
            "{name} sceglie in che ordine le sue abilità vanno in pila: l’ultima si risolve per prima.")
    }

    fn ask_targets(&self, who: Who<'_>, source: &str) -> String {
        say!(who, name =>
            "Scegli i bersagli dell’abilità di {source}.",
            "{name} sceglie i bersagli dell’abilità di {source}.")
    }

    fn ask_legend(&self, who: Who<'_>, legend: &str) -> String {
        say!(who, name =>
            "Hai più di una leggenda di nome {legend}: scegli quale tenere.",
            "{name} ha più di una leggenda di nome {legend}: sceglie quale tenere.")
    }

    fn pass_hint(&self, next: Who<'_>) -> String {
        say!(next, name => "Poi puoi agire tu.", "Poi può agire {name}.")
    }

    fn resolve_label(&self, top: &Item) -> String {
        let top = self.item(top);
        format!("Passa e risolvi {top}")
    }

    fn resolve_hint(&self, top: &Item) -> String {
        let top = self.item(top);
        format!("Gli altri hanno già passato: si risolve {top}, in cima alla pila.")
    }

    fn end_step_label(&self, era: Era, step: Step) -> String {
        let the = self.the_step(era, step);
        format!("Passa e chiudi {the}")
    }

    fn end_step_hint(&self, next: Option<&str>) -> String {
        match next {
            Some(next) => format!("Gli altri hanno già passato e la pila è vuota: si va avanti con {next}."),
            None => "Gli altri hanno già passato e la pila è vuota: il turno finisce.".to_owned(),
        }
    }

    fn play_land_label(&self, card: &str) -> String {
        format!("Gioca {card}")
    }

    fn play_land_hint(&self) -> &'static str {
        "Una terra per turno, e non passa dalla pila."
    }

    fn cast_label(&self, era: Era, card: &str) -> String {
        match era {
            Era::Older => format!("Gioca {card}"),
            Era::Newer => format!("Lancia {card}"),
        }
    }

    fn activate_label(&self, era: Era, source: &str) -> String {
        match era {
            Era::Older => format!("Gioca l’abilità di {source}"),
            Era::Newer => format!("Attiva l’abilità di {source}"),
        }
    }

    fn mana_label(&self, mana: &str, source: &str) -> String {
        format!("Prendi {mana} da {source}")
    }

    fn target_hint(&self, count: usize) -> String {
        match count {
            0 => "Va in cima alla pila.".to_owned(),
            1 => "Scegli un bersaglio; poi va in cima alla pila.".to_owned(),
            _ => format!("Scegli {count} bersagli; poi va in cima alla pila."),
        }
    }

    fn attack_with_label(&self, what: &str) -> String {
        format!("Attacca con {what}")
    }

    fn block_with_label(&self, blocker: &str, attacker: &str) -> String {
        format!("Blocca {attacker} con {blocker}")
    }

    fn discard_label(&self, what: &str) -> String {
        format!("Scarta {what}")
    }

    fn keep_label(&self, what: &str) -> String {
        format!("Tieni {what}")
    }
}
