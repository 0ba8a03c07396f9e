//! What two tellings say side by side, in Italian.

use super::Italian;
use crate::text::compare::{CompareTexts, Comparing};
use crate::text::fact::About;

impl CompareTexts for Italian {
    fn comparing(&self) -> &'static Comparing {
        &Comparing {
            same: "uguale",
            different: "diverso",
            only_in: ["solo nel 2005", "solo nel 2025"],
            allowed_in: ["permesso solo nel 2005", "permesso solo nel 2025"],
            not_here: ["Con le regole del 2005 qui non accade.", "Con le regole del 2025 qui non accade."],
            no_such_step: [
                "Con le regole del 2005 questa parte del turno non c’è.",
                "Con le regole del 2025 questa parte del turno non c’è.",
            ],
            is_allowed: ["Le regole del 2005 lo permettono.", "Le regole del 2025 lo permettono."],
            exists_only_in: [
                "Questo scenario esiste solo con le regole del 2005: non c’è niente da mettere a fronte.",
                "Questo scenario esiste solo con le regole del 2025: non c’è niente da mettere a fronte.",
            ],
            choices_are_yours: "Le scelte sono quelle del tuo tavolo.",
            choices_are_scripted: "Le scelte sono quelle dello scenario.",
            is_cut: "La partita è lunga: si confrontano i primi 6000 eventi.",
        }
    }

    fn differences(&self, differences: usize, of: usize) -> String {
        match (differences, of) {
            (1, _) => format!("differenza su {of}"),
            _ => format!("differenze su {of}"),
        }
    }

    fn about(&self, about: About) -> &'static str {
        match about {
            About::Turn => "Il turno",
            About::Phase => "La fase",
            About::Step => "Si comincia",
            About::Skip => "Che cosa si salta",
            About::Addition => "Che cosa si aggiunge",
            About::Priority => "Priorità",
            About::Phasing => "Chi cambia fase",
            About::Place => "Dove va",
            About::Along => "Che cosa va insieme",
            About::Memory => "Che cosa resta com’è",
            About::MarkedDamage => "Il danno già segnato",
            About::LimitedEffects => "Gli effetti a tempo",
            About::DelayedAbilities => "Le abilità ritardate",
            About::Return => "Come si torna",
            About::AttackAtOnce => "Attaccare subito",
            About::Staying => "Che cosa resta",
            About::DayNight => "Giorno e notte",
            About::UntapSet => "Che cosa si STAPpa",
            About::Untap => "STAPpare",
            About::Tap => "TAPpare",
            About::Draw => "Pescare",
            About::Discard => "Scartare",
            About::Attackers => "Attaccanti",
            About::Blockers => "Bloccanti",
            About::DamageAssigned => "Il danno assegnato",
            About::DamageOnStack => "Il danno in pila",
            About::Damage => "Il danno inflitto",
            About::Prevention => "Il danno prevenuto",
            About::CombatLeft => "Chi lascia il combattimento",
            About::WearOff => "Danno ed effetti finiscono",
            About::UnspentMana => "Il mana non speso",
            About::Mana => "Mana",
            About::Land => "Terra",
            About::Spell => "Magia",
            About::Ability => "Abilità",
            About::Order => "In che ordine",
            About::Resolution => "Che cosa si risolve",
            About::Countered => "Che cosa è neutralizzato",
            About::Copy => "Una copia",
            About::Nothing => "Niente da fare",
            About::ZoneChange => "Un cambio di zona",
            About::Tokens => "Pedine",
            About::Counters => "Segnalini",
            About::Attachment => "A che cosa è assegnato",
            About::EffectBegins => "Un effetto comincia",
            About::EffectEnds => "Un effetto finisce",
            About::Face => "Quale faccia",
            About::Control => "Chi controlla",
            About::Life => "Punti vita e veleno",
            About::Legend => "Leggende",
            About::StateBased => "Il controllo sullo stato",
            About::End => "La fine",
            About::Choice => "È permesso?",
        }
    }
}
