//! The sections of the three texts: their codes, the headings that begin them, the labels readers see.

use super::seed::Seed;
use super::text::Text;

/// A section of a text: what a locator names before the words, and what a passage is the text of.
#[derive(Debug, PartialEq, Eq)]
pub struct Section {
    /// The text it belongs to.
    pub seed: Seed,
    /// The code in a locator: the rule number, or for the guide the letters of the heading.
    pub code: &'static str,
    /// The line of the file that begins the section, or the beginning of that line.
    pub heading: &'static str,
    /// What a reference to the section shows: the rule number, or a short title.
    pub label: Text,
}

impl Section {
    /// The rule number, if the section is a numbered rule.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        self.code.starts_with(|first: char| first.is_ascii_digit()).then_some(self.code)
    }

    /// A name that is stable and unique among the three texts, such as `000#502.1`.
    #[must_use]
    pub fn id(&self) -> String {
        format!("{}#{}", self.seed.alias(), self.code)
    }
}

const fn rule(seed: Seed, code: &'static str, heading: &'static str) -> Section {
    Section { seed, code, heading, label: Text::same(code) }
}

const fn guide(
    code: &'static str,
    heading: &'static str,
    it: &'static str,
    fr: &'static str,
    en: &'static str,
) -> Section {
    Section { seed: Seed::T003, code, heading, label: Text { it, fr, en } }
}

/// Every section of the three texts, in reading order.
///
/// `000` opens with a sentence that has no heading: section `IN`.
pub static SECTIONS: [Section; 36] = [
    Section {
        seed: Seed::T000,
        code: "IN",
        heading: "",
        label: Text { it: "Introduzione", fr: "Introduction", en: "Introduction" },
    },
    rule(Seed::T000, "502.1", "502.1."),
    rule(Seed::T000, "502.2", "502.2."),
    rule(Seed::T000, "502.2a", "502.2a"),
    rule(Seed::T000, "502.3", "502.3."),
    rule(Seed::T000, "502.4", "502.4."),
    guide("ST", "Struttura del Turno", "Struttura del turno", "Structure du tour", "Turn structure"),
    guide("FI", "Fase Iniziale", "Fase iniziale", "Phase de début", "Beginning phase"),
    guide("FI.1", "1. Interfase di STAP", "STAP", "Dégagement", "Untap"),
    guide("FI.2", "2. Interfase di Mantenimento", "Mantenimento", "Entretien", "Upkeep"),
    guide("FI.3", "3. Interfase di Acquisizione", "Acquisizione", "Pioche", "Draw"),
    guide("FP", "Fase Principale", "Fase principale", "Phase principale", "Main phase"),
    guide("FC", "Fase di Combattimento", "Fase di combattimento", "Phase de combat", "Combat phase"),
    guide(
        "FC.1",
        "1. Interfase di Inizio del Combattimento",
        "Inizio combattimento",
        "Début du combat",
        "Beginning of combat",
    ),
    guide(
        "FC.2",
        "2. Interfase di Dichiarazione delle Creature Attaccanti",
        "Attaccanti",
        "Attaquants",
        "Attackers",
    ),
    guide(
        "FC.3",
        "3. Interfase di Dichiarazione delle Creature Bloccanti",
        "Bloccanti",
        "Bloqueurs",
        "Blockers",
    ),
    guide("FC.4", "4. Interfase di Danno da Combattimento", "Danno", "Blessures", "Damage"),
    guide(
        "FC.5",
        "5. Interfase di Fine del Combattimento",
        "Fine combattimento",
        "Fin du combat",
        "End of combat",
    ),
    guide(
        "FP2",
        "Fase Principale (di nuovo)",
        "Seconda fase principale",
        "Seconde phase principale",
        "Second main phase",
    ),
    guide("FF", "Fase Finale", "Fase finale", "Phase de fin", "Ending phase"),
    guide("FF.1", "1. Interfase di Fine del Turno", "Fine turno", "Fin de tour", "End of turn"),
    guide("FF.2", "2. Interfase di Cancellazione", "Cancellazione", "Nettoyage", "Cleanup"),
    rule(Seed::T004, "502.15a", "502.15a."),
    rule(Seed::T004, "502.15b", "502.15b."),
    rule(Seed::T004, "502.15c", "502.15c."),
    rule(Seed::T004, "502.15d", "502.15d."),
    rule(Seed::T004, "502.15e", "502.15e."),
    rule(Seed::T004, "502.15f", "502.15f."),
    rule(Seed::T004, "502.15g", "502.15g."),
    rule(Seed::T004, "502.15h", "502.15h."),
    rule(Seed::T004, "502.15i", "502.15i."),
    rule(Seed::T004, "502.15j", "502.15j."),
    rule(Seed::T004, "502.15k", "502.15k."),
    rule(Seed::T004, "502.15m", "502.15m."),
    rule(Seed::T004, "502.15n", "502.15n."),
    rule(Seed::T004, "502.15p", "502.15p."),
];
