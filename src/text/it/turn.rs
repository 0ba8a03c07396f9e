//! The turn, in Italian.

use super::Italian;
use crate::engine::{DayNight, Occurrence, Phase, PlayerId, Skipped, Step};
use crate::text::tongue::{StackTexts, TurnTexts, Words};
use crate::text::voice::{Era, Item, Things, Who};
use crate::text::{num, opening, say};

impl TurnTexts for Italian {
    fn turn_began(&self, who: Who<'_>, number: u32) -> String {
        say!(who, name => "Comincia il tuo turno {number}.", "Comincia il turno {number}: tocca a {name}.")
    }

    fn turn_is_extra(&self) -> &'static str {
        "È un turno in più."
    }

    fn turn_is_shared(&self, with: &str) -> String {
        format!("È un turno di squadra, condiviso con {with}.")
    }

    fn seat(&self, player: PlayerId) -> &'static str {
        match player {
            PlayerId::One => "Giocatore 1",
            PlayerId::Two => "Giocatore 2",
            PlayerId::Three => "Giocatore 3",
            PlayerId::Four => "Giocatore 4",
        }
    }

    fn phase_began(&self, phase: Phase) -> &'static str {
        match phase {
            Phase::Beginning => "Comincia la fase iniziale.",
            Phase::PrecombatMain => "Comincia la fase principale.",
            Phase::Combat => "Comincia la fase di combattimento.",
            Phase::PostcombatMain => "Comincia la seconda fase principale.",
            Phase::Ending => "Comincia la fase finale.",
        }
    }

    fn step_began(&self, era: Era, step: Step, occurrence: Occurrence) -> String {
        let the = self.the_step(era, step);
        match occurrence {
            Occurrence::Regular if step.is_main() => {
                format!("{} non si divide: si può agire da subito.", opening(&the))
            }
            Occurrence::Regular => format!("Comincia {the}."),
            Occurrence::FirstStrike => {
                format!(
                    "Comincia {the}, la prima delle due: qui colpisce chi ha attacco improvviso o doppio attacco."
                )
            }
            Occurrence::AfterFirstStrike => {
                format!(
                    "Comincia {the}, la seconda: qui colpiscono gli altri, e di nuovo chi ha doppio attacco."
                )
            }
            Occurrence::RepeatedCleanup => {
                format!("Comincia di nuovo {the}: nella precedente è successo qualcosa.")
            }
            Occurrence::Extra => format!("Comincia {the}, in più rispetto al solito."),
        }
    }

    fn no_priority_here(&self, era: Era, step: Step) -> Option<&'static str> {
        match step {
            Step::Untap => Some(era.say(
                "In questa interfase nessuno riceve priorità.",
                "In questa sottofase nessuno riceve priorità.",
            )),
            Step::Cleanup => Some(era.say(
                "Di solito in questa interfase nessuno riceve priorità.",
                "Di solito in questa sottofase nessuno riceve priorità.",
            )),
            _ => None,
        }
    }

    fn draw_step_skipped(&self, era: Era, who: Who<'_>) -> String {
        let the = self.the_step(era, Step::Draw);
        say!(who, name =>
            "Salti {the}: questo è il primo turno della partita.",
            "{name} salta {the}: questo è il primo turno della partita.")
    }

    fn step_skipped_without_attackers(&self, era: Era, step: Step) -> String {
        let the = self.the_step(era, step);
        format!("Si salta {the}: nessuna creatura è stata dichiarata attaccante.")
    }

    fn skipped_by_effect(&self, the: &str, who: Who<'_>) -> String {
        say!(who, name => "Salti {the}: lo dice un effetto.", "{name} salta {the}: lo dice un effetto.")
    }

    fn priority_given(&self, who: Who<'_>) -> String {
        say!(who, name => "Ricevi la priorità: puoi agire o passare.", "{name} riceve la priorità.")
    }

    fn priority_passed(&self, who: Who<'_>) -> String {
        say!(who, name => "Passi la priorità.", "{name} passa la priorità.")
    }

    fn priority_is_now_with(&self, who: Who<'_>) -> String {
        say!(who, name => "Ora ce l’hai tu.", "Ora ce l’ha {name}.")
    }

    fn all_passed_step_ends(&self, era: Era, step: Step) -> &'static str {
        if step.is_main() {
            "Avete passato tutti di seguito e la pila è vuota: la fase finisce."
        } else {
            era.say(
                "Avete passato tutti di seguito e la pila è vuota: l’interfase finisce.",
                "Avete passato tutti di seguito e la pila è vuota: la sottofase finisce.",
            )
        }
    }

    fn all_passed_top_resolves(&self, top: &Item) -> String {
        let top = self.item(top);
        format!("Avete passato tutti di seguito: si risolve ciò che è in cima alla pila, {top}.")
    }

    fn stack_is_empty(&self) -> &'static str {
        "La pila è vuota."
    }

    fn stack_top(&self, top: &Item) -> String {
        let top = self.item(top);
        format!("In cima alla pila: {top}.")
    }

    fn becomes(&self, is: DayNight) -> &'static str {
        match is {
            DayNight::Neither => "Non è più né giorno né notte.",
            DayNight::Day => "Diventa giorno.",
            DayNight::Night => "Diventa notte.",
        }
    }

    fn stays(&self, is: DayNight) -> &'static str {
        match is {
            DayNight::Neither => "Resta né giorno né notte.",
            DayNight::Day => "Resta giorno.",
            DayNight::Night => "Resta notte.",
        }
    }

    fn day_night_not_checked(&self) -> &'static str {
        "Non è né giorno né notte: il controllo non avviene."
    }

    fn no_previous_turn(&self) -> &'static str {
        "Non c’è un turno precedente da guardare: il controllo non cambia nulla."
    }

    fn spells_last_turn(&self, who: Who<'_>, spells: u32) -> String {
        match spells {
            0 => say!(who, name =>
                "Nel turno precedente non hai lanciato magie.",
                "Nel turno precedente {name} non ha lanciato magie."),
            1 => say!(who, name =>
                "Nel turno precedente hai lanciato una magia.",
                "Nel turno precedente {name} ha lanciato una magia."),
            _ => say!(who, name =>
                "Nel turno precedente hai lanciato {spells} magie.",
                "Nel turno precedente {name} ha lanciato {spells} magie."),
        }
    }

    fn untap_determined(&self, who: Who<'_>, what: &Things) -> String {
        if what.are_many() {
            let count = what.count();
            return say!(who, name =>
                "Decidi che cosa STAPpi: {count} permanenti.",
                "{name} decide che cosa STAPpa: {count} permanenti.");
        }
        say!(who, name => "Decidi che cosa STAPpi: {what}.", "{name} decide che cosa STAPpa: {what}.")
    }

    fn nothing_to_untap(&self, who: Who<'_>) -> String {
        say!(who, name => "Non hai niente da STAPpare.", "{name} non ha niente da STAPpare.")
    }

    fn these_are(&self, what: &Things) -> String {
        format!("Sono {what}.")
    }

    fn stays_tapped(&self, what: &str) -> String {
        format!("{what} non si STAPpa: lo dice un effetto.")
    }

    fn stays_tapped_by_choice(&self, what: &str, who: Who<'_>) -> String {
        say!(who, name => "{what} non si STAPpa: hai scelto così.", "{what} non si STAPpa: {name} ha scelto così.")
    }

    fn untaps(&self, what: &Things) -> String {
        if what.are_many() {
            let count = what.count();
            return format!("{count} permanenti si STAPpano, tutti insieme.");
        }
        num!(what, "{what} si STAPpa.", "{what} si STAPpano, nello stesso istante.")
    }

    fn taps(&self, what: &Things) -> String {
        num!(what, "{what} si TAPpa.", "{what} si TAPpano, nello stesso istante.")
    }

    fn draws(&self, who: Who<'_>, card: &str) -> String {
        say!(who, name => "Peschi {card}.", "{name} pesca {card}.")
    }

    fn draws_from_nothing(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Devi pescare, ma il tuo grimorio è vuoto.",
            "{name} deve pescare, ma il suo grimorio è vuoto.")
    }

    fn loses_at_next_check(&self) -> &'static str {
        "Non succede subito nulla: la sconfitta arriva al prossimo controllo dello stato."
    }

    fn discards(&self, who: Who<'_>, what: &Things) -> String {
        if what.count() == 0 {
            return say!(who, name => "Non hai carte da scartare.", "{name} non ha carte da scartare.");
        }
        say!(who, name => "Scarti {what}.", "{name} scarta {what}.")
    }

    fn discard_together(&self) -> &'static str {
        "Più giocatori scartano nello stesso momento."
    }

    fn chooses_to_discard(&self, who: Who<'_>, what: &Things) -> String {
        say!(who, name => "Scegli di scartare {what}.", "{name} sceglie di scartare {what}.")
    }

    fn hand_too_large(&self, who: Who<'_>, maximum: u32) -> String {
        if maximum == 1 {
            return say!(who, name =>
                "A fine turno puoi tenere in mano una carta sola.",
                "A fine turno {name} può tenere in mano una carta sola.");
        }
        say!(who, name =>
            "A fine turno puoi tenere in mano {maximum} carte al massimo.",
            "A fine turno {name} può tenere in mano {maximum} carte al massimo.")
    }

    fn nothing_wears_off(&self) -> &'static str {
        "Non c’è danno da togliere e nessun effetto finisce."
    }

    fn wears_off(&self, damage: bool, effects: bool) -> &'static str {
        match (damage, effects) {
            (true, true) => {
                "Il danno sparisce e finiscono gli effetti «fino alla fine del turno», nello stesso istante."
            }
            (true, false) => "Il danno sparisce.",
            (false, true) => "Finiscono gli effetti «fino alla fine del turno».",
            (false, false) => self.nothing_wears_off(),
        }
    }

    fn damage_leaves(&self, what: &Things) -> String {
        num!(what, "{what} non ha più danno.", "{what} non hanno più danno.")
    }

    fn effect_of_is_over(&self, source: &str) -> String {
        format!("L’effetto di {source} è finito.")
    }

    fn mana_empties(&self, who: Who<'_>, mana: &str, total: u32) -> String {
        if total == 1 {
            return say!(who, name =>
                "La tua riserva si svuota: {mana} va perso, senza conseguenze.",
                "La riserva di {name} si svuota: {mana} va perso, senza conseguenze.");
        }
        say!(who, name =>
            "La tua riserva si svuota: {mana} vanno persi, senza conseguenze.",
            "La riserva di {name} si svuota: {mana} vanno persi, senza conseguenze.")
    }

    fn mana_goes_in_part(&self, who: Who<'_>, mana: &str, total: u32) -> String {
        let lost = if total == 1 { "va perso" } else { "vanno persi" };
        say!(who, name =>
            "Dalla tua riserva {mana} {lost}, senza conseguenze.",
            "Dalla riserva di {name} {mana} {lost}, senza conseguenze.")
    }

    fn mana_is_kept(&self, who: Who<'_>, mana: &str) -> String {
        say!(who, name =>
            "Nella tua riserva resta {mana}: un effetto lo conserva.",
            "Nella riserva di {name} resta {mana}: un effetto lo conserva.")
    }

    fn mana_burns(&self, who: Who<'_>, mana: &str, total: u32) -> String {
        if total == 1 {
            return say!(who, name =>
                "Eccesso di mana: non hai speso {mana} e perdi 1 punto vita.",
                "Eccesso di mana: {name} non ha speso {mana} e perde 1 punto vita.");
        }
        say!(who, name =>
            "Eccesso di mana: non hai speso {mana} e perdi {total} punti vita.",
            "Eccesso di mana: {name} non ha speso {mana} e perde {total} punti vita.")
    }

    fn mana_of_several_empties(&self) -> &'static str {
        "Le riserve di mana si svuotano."
    }

    fn mana_of_several_burns(&self) -> &'static str {
        "Le riserve di mana si svuotano, e chi ne aveva perde punti vita."
    }

    fn burn_is_not_damage(&self) -> &'static str {
        "Non è danno: è perdita di punti vita."
    }

    fn skip_added(&self, era: Era, who: Who<'_>, what: Skipped) -> String {
        let what = match what {
            Skipped::Step(step) => self.step(era, step).to_owned(),
            Skipped::Phase(phase) => self.the_phase(phase).replacen("la ", "", 1),
        };
        say!(who, name =>
            "Salterai la tua prossima {what}.",
            "{name} salterà la sua prossima {what}.")
    }

    fn skip_together(&self) -> &'static str {
        "Più giocatori salteranno una parte del loro prossimo turno."
    }

    fn extra_turn_added(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Dopo questo turno ne avrai uno in più.",
            "Dopo questo turno {name} ne avrà uno in più.")
    }

    fn steps_added(&self, steps: &str, after: &str) -> String {
        format!("Questo turno si allunga: dopo {after} viene in più {steps}.")
    }
}
