//! What happens to objects and to players, in Italian.

use super::Italian;
use crate::text::tongue::{ObjectTexts, PlayerTexts, StackTexts};
use crate::text::voice::{Era, Item, Things, Who};
use crate::text::{num, opening, say};

impl ObjectTexts for Italian {
    fn destroys(&self, source: &Item, what: &Things) -> String {
        let source = opening(&self.item(source));
        format!("{source} distrugge {what}.")
    }

    fn exiles(&self, era: Era, source: &Item, what: &Things) -> String {
        let source = opening(&self.item(source));
        match era {
            Era::Older => format!("{source} rimuove dal gioco {what}."),
            Era::Newer => format!("{source} esilia {what}."),
        }
    }

    fn returns_to_hand(&self, what: &Things, whose: Who<'_>) -> String {
        match (whose, what.is_one()) {
            (Who::You, true) => format!("{what} torna nella tua mano."),
            (Who::You, false) => format!("{what} tornano nella tua mano."),
            (Who::Named(name), true) => format!("{what} torna nella mano di {name}."),
            (Who::Named(name), false) => format!("{what} tornano nella mano di {name}."),
        }
    }

    fn several_return_to_hand(&self, what: &Things) -> String {
        format!("{what} tornano in mano ai rispettivi proprietari.")
    }

    fn sacrifices(&self, who: Who<'_>, what: &Things) -> String {
        say!(who, name => "Sacrifichi {what}.", "{name} sacrifica {what}.")
    }

    fn creates(&self, era: Era, what: &Things) -> String {
        match era {
            Era::Older => num!(
                what,
                "Una pedina entra in gioco: {what}.",
                "Alcune pedine entrano in gioco, nello stesso istante: {what}."
            ),
            Era::Newer => {
                num!(
                    what,
                    "È creata una pedina: {what}.",
                    "Sono create, nello stesso istante, delle pedine: {what}."
                )
            }
        }
    }

    fn gets_counters(&self, what: &Things, counters: &str) -> String {
        num!(what, "{what} riceve {counters}.", "Ognuno di questi permanenti riceve {counters}: {what}.")
    }

    fn loses_counters(&self, what: &Things, counters: &str) -> String {
        num!(what, "{what} perde {counters}.", "Ognuno di questi permanenti perde {counters}: {what}.")
    }

    fn attaches(&self, attachment: &str, host: &str) -> String {
        format!("{attachment} si assegna a {host}.")
    }

    fn unattaches(&self, attachment: &str) -> String {
        format!("{attachment} si stacca e non è più su niente.")
    }

    fn effect_began(&self, source: &str) -> String {
        format!("Comincia l’effetto di {source}.")
    }

    fn effect_touches(&self, what: &Things, change: &str) -> String {
        format!("{what} {change}.")
    }

    fn effects_ended(&self, sources: &Things) -> String {
        num!(sources, "Finisce l’effetto di {sources}.", "Finiscono gli effetti di {sources}.")
    }

    fn effect_reached_moment(&self) -> &'static str {
        "Durava fino a questo momento."
    }

    fn effect_lasted_combat(&self) -> &'static str {
        "Durava fino alla fine del combattimento."
    }

    fn effect_lasted_untap_step(&self, era: Era) -> &'static str {
        era.say("Riguardava questa Interfase di STAP.", "Riguardava questa Sottofase di STAP.")
    }

    fn effect_condition_over(&self) -> &'static str {
        "Durava finché una cosa era vera, e non lo è più."
    }

    fn effect_used_up(&self) -> &'static str {
        "Ha prevenuto tutto il danno che poteva."
    }

    fn effect_no_longer_touches(&self, source: &str, what: &str) -> String {
        format!("L’effetto di {source} non tocca più {what}.")
    }

    fn delayed_created(&self, source: &str, step: &str) -> String {
        format!("{source} lascia un’abilità che aspetta {step}.")
    }

    fn turned_face_down(&self, what: &str) -> String {
        format!("{what} si gira a faccia in giù: ora è una creatura 2/2 senza nome né abilità.")
    }

    fn turned_face_up(&self, what: &str) -> String {
        format!("Si gira a faccia in su {what}.")
    }

    fn becomes_copy(&self, what: &str, of: &str) -> String {
        format!("{what} diventa una copia di {of}")
    }

    fn transforms(&self, from: &str, to: &str) -> String {
        format!("{from} si trasforma in {to}.")
    }

    fn several_transform(&self) -> &'static str {
        "Alcuni permanenti si trasformano, nello stesso istante."
    }

    fn controls_now(&self, who: Who<'_>, what: &str) -> String {
        say!(who, name => "{what} passa sotto il tuo controllo.", "{what} passa sotto il controllo di {name}.")
    }

    fn controllers_changed(&self) -> &'static str {
        "Alcuni permanenti cambiano controllore, nello stesso istante."
    }

    fn returned_under_other(&self, what: &str) -> String {
        format!("Mentre {what} era fuori fase, l’effetto che ne dava il controllo è finito.")
    }

    fn state_based_one(&self, era: Era) -> &'static str {
        era.say("È un effetto generato dallo stato.", "È un’azione generata dallo stato.")
    }

    fn state_based_several(&self, era: Era, count: usize) -> String {
        match era {
            Era::Older => format!("{count} effetti generati dallo stato si applicano nello stesso istante."),
            Era::Newer => format!("{count} azioni generate dallo stato avvengono nello stesso istante."),
        }
    }

    fn token_ceases(&self, what: &str) -> String {
        format!("La pedina {what} cessa di esistere.")
    }

    fn zero_toughness(&self, what: &str) -> String {
        format!("{what} ha costituzione 0 o meno e va nel cimitero.")
    }

    fn lethal_damage(&self, what: &str) -> String {
        format!("{what} ha subìto danno letale e va nel cimitero.")
    }

    fn deathtouched(&self, what: &str) -> String {
        format!("{what} ha subìto danno da una fonte con tocco letale e va nel cimitero.")
    }

    fn legend_rule(&self, what: &str) -> String {
        format!("Ci sono più leggende di nome {what}: una va nel cimitero.")
    }

    fn aura_falls_off(&self, what: &str) -> String {
        format!("{what} non ha più un permanente su cui stare e va nel cimitero.")
    }

    fn equipment_stays(&self, era: Era, what: &str) -> String {
        match era {
            Era::Older => format!("{what} resta in gioco senza equipaggiare niente."),
            Era::Newer => format!("{what} resta nel campo di battaglia senza equipaggiare niente."),
        }
    }

    fn counter_pairs(&self, what: &str, pairs: u16) -> String {
        if pairs == 1 {
            format!("{what} perde un segnalino +1/+1 e uno −1/−1: si annullano a vicenda.")
        } else {
            format!("{what} perde {pairs} segnalini +1/+1 e altrettanti −1/−1: si annullano a vicenda.")
        }
    }
}

impl PlayerTexts for Italian {
    fn gain_life_together(&self, amount: u32) -> String {
        if amount == 1 {
            "Più giocatori guadagnano insieme 1 punto vita ciascuno.".to_owned()
        } else {
            format!("Più giocatori guadagnano insieme {amount} punti vita ciascuno.")
        }
    }

    fn lose_life_together(&self, amount: u32) -> String {
        if amount == 1 {
            "Più giocatori perdono insieme 1 punto vita ciascuno.".to_owned()
        } else {
            format!("Più giocatori perdono insieme {amount} punti vita ciascuno.")
        }
    }

    fn get_poison_together(&self, amount: u32) -> String {
        if amount == 1 {
            "Più giocatori ricevono insieme 1 segnalino veleno ciascuno.".to_owned()
        } else {
            format!("Più giocatori ricevono insieme {amount} segnalini veleno ciascuno.")
        }
    }

    fn gains_life(&self, who: Who<'_>, amount: u32) -> String {
        if amount == 1 {
            return say!(who, name => "Guadagni 1 punto vita.", "{name} guadagna 1 punto vita.");
        }
        say!(who, name => "Guadagni {amount} punti vita.", "{name} guadagna {amount} punti vita.")
    }

    fn loses_life(&self, who: Who<'_>, amount: u32) -> String {
        if amount == 1 {
            return say!(who, name => "Perdi 1 punto vita.", "{name} perde 1 punto vita.");
        }
        say!(who, name => "Perdi {amount} punti vita.", "{name} perde {amount} punti vita.")
    }

    fn gets_poison(&self, who: Who<'_>, amount: u32, total: u32) -> String {
        say!(who, name => "Ricevi segnalini veleno: {amount}. Ora ne hai {total}.", "{name} riceve segnalini veleno: {amount}. Ora ne ha {total}.")
    }

    fn has_life(&self, who: Who<'_>, life: i32) -> String {
        if life == 1 {
            return say!(who, name => "Ora hai 1 punto vita.", "Ora {name} ha 1 punto vita.");
        }
        say!(who, name => "Ora hai {life} punti vita.", "Ora {name} ha {life} punti vita.")
    }

    fn keeps_legend(&self, who: Who<'_>, legend: &str) -> String {
        say!(who, name => "Scegli quale {legend} tenere.", "{name} sceglie quale {legend} tenere.")
    }

    fn life_gone(&self, who: Who<'_>) -> String {
        say!(who, name => "Non hai più punti vita: perdi la partita.", "{name} non ha più punti vita: perde la partita.")
    }

    fn library_gone(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Dovevi pescare da un grimorio vuoto: perdi la partita.",
            "{name} doveva pescare da un grimorio vuoto: perde la partita.")
    }

    fn poisoned(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Hai dieci segnalini veleno: perdi la partita.",
            "{name} ha dieci segnalini veleno: perde la partita.")
    }

    fn team_poisoned(&self, who: Who<'_>) -> String {
        say!(who, name => "La tua squadra ha quindici segnalini veleno: perdi la partita.", "La squadra di {name} ha quindici segnalini veleno: {name} perde la partita.")
    }

    fn loses_with_team(&self, who: Who<'_>) -> String {
        say!(who, name => "Perdi la partita con la tua squadra.", "{name} perde la partita con la sua squadra.")
    }

    fn leaves_game(&self, who: Who<'_>) -> String {
        say!(who, name => "Lasci la partita.", "{name} lascia la partita.")
    }

    fn leave_with_owner(&self, things: &Things) -> String {
        num!(things, "Anche {things} lascia la partita.", "Anche {things} lasciano la partita.")
    }

    fn wins(&self, who: Who<'_>) -> String {
        say!(who, name => "Vinci la partita.", "{name} vince la partita.")
    }

    fn draw_game(&self) -> &'static str {
        "La partita finisce in parità."
    }
}
