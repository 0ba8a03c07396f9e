//! What two tellings say side by side, in French.

use super::French;
use crate::text::compare::{CompareTexts, Comparing};
use crate::text::fact::About;

impl CompareTexts for French {
    fn comparing(&self) -> &'static Comparing {
        &Comparing {
            same: "identique",
            different: "différent",
            only_in: ["2005 seulement", "2025 seulement"],
            allowed_in: ["permis en 2005 seulement", "permis en 2025 seulement"],
            not_here: [
                "Avec les règles de 2005, cela n’arrive pas ici.",
                "Avec les règles de 2025, cela n’arrive pas ici.",
            ],
            no_such_step: [
                "Avec les règles de 2005, cette partie du tour n’existe pas.",
                "Avec les règles de 2025, cette partie du tour n’existe pas.",
            ],
            is_allowed: ["Les règles de 2005 le permettent.", "Les règles de 2025 le permettent."],
            exists_only_in: [
                "Ce scénario n’existe qu’avec les règles de 2005 : il n’y a rien à mettre en regard.",
                "Ce scénario n’existe qu’avec les règles de 2025 : il n’y a rien à mettre en regard.",
            ],
            choices_are_yours: "Les choix sont ceux de votre table.",
            choices_are_scripted: "Les choix sont ceux du scénario.",
            is_cut: "La partie est longue : seuls les 6000 premiers événements sont comparés.",
        }
    }

    fn differences(&self, differences: usize, of: usize) -> String {
        match (differences, of) {
            (0 | 1, _) => format!("différence sur {of}"),
            _ => format!("différences sur {of}"),
        }
    }

    fn about(&self, about: About) -> &'static str {
        match about {
            About::Turn => "Le tour",
            About::Phase => "La phase",
            About::Step => "Le début",
            About::Skip => "Ce qui est sauté",
            About::Addition => "Ce qui s’ajoute",
            About::Priority => "Priorité",
            About::Phasing => "Qui change de phase",
            About::Place => "Où cela va",
            About::Along => "Ce qui part avec",
            About::Memory => "Ce qui ne change pas",
            About::MarkedDamage => "Les blessures déjà marquées",
            About::LimitedEffects => "Les effets à durée limitée",
            About::DelayedAbilities => "Les capacités retardées",
            About::Return => "Le retour",
            About::AttackAtOnce => "Attaquer aussitôt",
            About::Staying => "Ce qui reste",
            About::DayNight => "Jour et nuit",
            About::UntapSet => "Quoi dégager",
            About::Untap => "Dégager",
            About::Tap => "Engager",
            About::Draw => "Piocher",
            About::Discard => "Se défausser",
            About::Attackers => "Attaquants",
            About::Blockers => "Bloqueurs",
            About::DamageAssigned => "Les blessures attribuées",
            About::DamageOnStack => "Les blessures sur la pile",
            About::Damage => "Les blessures infligées",
            About::Prevention => "Les blessures prévenues",
            About::CombatLeft => "Qui quitte le combat",
            About::WearOff => "Blessures et effets finissent",
            About::UnspentMana => "Le mana inutilisé",
            About::Mana => "Mana",
            About::Land => "Terrain",
            About::Spell => "Sort",
            About::Ability => "Capacité",
            About::Order => "Dans quel ordre",
            About::Resolution => "Ce qui se résout",
            About::Countered => "Ce qui est contrecarré",
            About::Copy => "Une copie",
            About::Nothing => "Rien à faire",
            About::ZoneChange => "Un changement de zone",
            About::Tokens => "Jetons",
            About::Counters => "Marqueurs",
            About::Attachment => "À quoi c’est attaché",
            About::EffectBegins => "Un effet commence",
            About::EffectEnds => "Un effet se termine",
            About::Face => "Quelle face",
            About::Control => "Qui contrôle",
            About::Life => "Points de vie et poison",
            About::Legend => "Légendes",
            About::StateBased => "La vérification des états",
            About::End => "La fin",
            About::Choice => "Est-ce permis ?",
        }
    }
}
