//! What the table, the track and the log say, in French.

use super::labels::LABELS;
use super::{French, de};
use crate::engine::{CardType, Step};
use crate::text::labels::Labels;
use crate::text::say;
use crate::text::tongue::{StackTexts, ViewTexts, Words};
use crate::text::voice::{Era, Item, PlayerFacts, Who};

impl ViewTexts for French {
    fn labels(&self) -> &'static Labels {
        &LABELS
    }

    fn step_parts(&self, era: Era, step: Step) -> (&'static str, &'static str) {
        match step {
            Step::Untap => ("Étape de", "dégagement"),
            Step::Upkeep => ("Étape", "d’entretien"),
            Step::Draw => ("Étape de", "pioche"),
            Step::PrecombatMain => ("", "Phase principale"),
            Step::BeginningOfCombat => ("Étape de", "début de combat"),
            Step::DeclareAttackers => ("Étape de déclaration des", "attaquants"),
            Step::DeclareBlockers => ("Étape de déclaration des", "bloqueurs"),
            Step::CombatDamage => ("Étape des", "blessures de combat"),
            Step::EndOfCombat => ("Étape de", "fin de combat"),
            Step::PostcombatMain => ("", "Seconde phase principale"),
            Step::End => ("Étape de", era.say("fin de tour", "fin")),
            Step::Cleanup => ("Étape de", "nettoyage"),
        }
    }

    fn turn_title(&self, number: u32, who: Who<'_>) -> String {
        say!(who, name => "Tour {number}, vous", "Tour {number}, {name}")
    }

    fn moment(&self, turn: u32, step: &str) -> String {
        format!("Tour {turn}, {step}")
    }

    fn is_declaring(&self, who: Who<'_>) -> String {
        say!(who, name => "vous déclarez", "{name} déclare")
    }

    fn is_choosing(&self, who: Who<'_>) -> String {
        say!(who, name => "vous choisissez", "{name} choisit")
    }

    fn may_act(&self, who: Who<'_>) -> &'static str {
        match who {
            Who::You => "vous pouvez agir ou passer",
            Who::Named(_) => "peut agir ou passer",
        }
    }

    fn has_passed(&self, who: Who<'_>) -> String {
        say!(who, name => "vous avez passé", "{name} a passé")
    }

    fn belongs_to(&self, who: Who<'_>) -> String {
        match who {
            Who::You => "à vous".to_owned(),
            Who::Named(name) => format!("à {name}"),
        }
    }

    fn cause_player(&self, who: Who<'_>) -> String {
        match who {
            Who::You => "Votre choix".to_owned(),
            Who::Named(name) => format!("Un choix {}", de(name)),
        }
    }

    fn cause_resolution(&self, item: &Item) -> String {
        let item = self.item(item);
        format!("Résolution : {item}")
    }

    fn will_phase_out(&self, _: Era, who: Who<'_>) -> String {
        match who {
            Who::You => "La carte passera hors phase à votre prochain dégagement.".to_owned(),
            Who::Named(name) => format!("La carte passera hors phase au prochain dégagement {}.", de(name)),
        }
    }

    fn returns_in_untap_step(&self, _: Era, who: Who<'_>) -> String {
        match who {
            Who::You => {
                "La carte est hors phase, normalement. Elle passe en phase à votre prochain dégagement."
                    .to_owned()
            }
            Who::Named(name) => format!(
                "La carte est hors phase, normalement. Elle passe en phase au prochain dégagement {}.",
                de(name)
            ),
        }
    }

    fn returns_with(&self, _: Era, host: &str) -> String {
        format!("La carte est hors phase avec {host}, indirectement. Elle ne revient qu’avec cet hôte.")
    }

    fn ceases_where_it_is(&self) -> &'static str {
        "La carte est hors phase. Un jeton y cesse d’exister à la prochaine vérification : il ne revient pas en jeu."
    }

    fn out_until(&self, source: &str) -> String {
        format!("La carte est hors phase tant que {source} est à sa place.")
    }

    fn player(&self, who: Who<'_>, facts: &PlayerFacts) -> String {
        let PlayerFacts { life, shares_life, hand, library, graveyard, poison, mana, auras, .. } = facts;
        let PlayerFacts { is_active, has_priority, .. } = facts;
        let points = match (life, shares_life) {
            (-1..=1, false) => "point de vie",
            (_, false) => "points de vie",
            (-1..=1, true) => "point de vie d’équipe",
            (_, true) => "points de vie d’équipe",
        };
        let cards = if *hand < 2 { "carte" } else { "cartes" };
        let mut text = say!(who, name =>
            "Vous : {life} {points}, {hand} {cards} en main, {library} dans la bibliothèque, {graveyard} au cimetière.",
            "{name} : {life} {points}, {hand} {cards} en main, {library} dans la bibliothèque, {graveyard} au cimetière.");
        if *poison > 0 {
            text.push_str(&format!(" Marqueurs poison : {poison}."));
        }
        if !mana.is_empty() {
            text.push_str(&format!(" Dans la réserve : {mana}."));
        }
        if !auras.is_empty() {
            text.push_str(&match who {
                Who::You => format!(" Sur vous : {auras}."),
                Who::Named(_) => format!(" Sur ce joueur : {auras}."),
            });
        }
        if *is_active {
            text.push_str(match who {
                Who::You => " C’est votre tour.",
                Who::Named(_) => " C’est son tour.",
            });
        }
        if *has_priority {
            text.push_str(match who {
                Who::You => " Vous avez la priorité.",
                Who::Named(_) => " Ce joueur a la priorité.",
            });
        }
        text
    }

    fn other_face(&self, face: &str) -> String {
        format!("Sur l’autre face : {face}.")
    }

    fn has_keywords(&self, keywords: &str) -> String {
        format!("Capacités : {keywords}.")
    }

    fn has_damage(&self, damage: u32) -> String {
        if damage == 1 { "Elle a 1 blessure.".to_owned() } else { format!("Elle a {damage} blessures.") }
    }

    fn has_counters(&self, counters: &str) -> String {
        format!("Elle porte {counters}.")
    }

    fn is_attacking(&self, whom: Who<'_>) -> String {
        say!(whom, name => "Elle vous attaque.", "Elle attaque {name}.")
    }

    fn is_blocked_by(&self, what: &str) -> String {
        format!("Elle est bloquée par {what}.")
    }

    fn is_blocking(&self, what: &str) -> String {
        format!("Elle bloque {what}.")
    }

    fn is_owned_by(&self, who: Who<'_>) -> String {
        say!(who, name => "Vous en êtes propriétaire.", "{name} en est propriétaire.")
    }

    fn carries(&self, what: &str) -> String {
        format!("Dessus : {what}.")
    }

    fn is_on_player(&self, who: Who<'_>) -> String {
        say!(who, name => "Elle est attachée à vous.", "Elle est attachée à {name}.")
    }

    fn is_on(&self, host: &str) -> String {
        format!("Elle est sur {host}.")
    }

    fn lands(&self, name: &str, count: usize, tapped: usize) -> String {
        match tapped {
            0 => format!("{name} : {count}"),
            1 => format!("{name} : {count}, 1 engagé"),
            _ => format!("{name} : {count}, {tapped} engagés"),
        }
    }

    fn zone_holds(&self, what: &str) -> String {
        format!("Dans la zone hors phase : {what}.")
    }

    fn costs(&self, cost: &str) -> String {
        format!("Coût : {cost}.")
    }

    fn spell_of(&self, kind: CardType, who: Who<'_>) -> String {
        let kind_name = self.card_type(kind);
        match who {
            Who::You => format!("{kind_name}, à vous"),
            Who::Named(name) => format!("{kind_name} {}", de(name)),
        }
    }

    fn copy_of(&self, who: Who<'_>) -> String {
        match who {
            Who::You => "Copie, à vous".to_owned(),
            Who::Named(name) => format!("Copie {}", de(name)),
        }
    }

    fn triggered_ability_of(&self, who: Who<'_>) -> String {
        match who {
            Who::You => "Capacité déclenchée, à vous".to_owned(),
            Who::Named(name) => format!("Capacité déclenchée {}", de(name)),
        }
    }

    fn activated_ability_of(&self, who: Who<'_>) -> String {
        match who {
            Who::You => "Capacité activée, à vous".to_owned(),
            Who::Named(name) => format!("Capacité activée {}", de(name)),
        }
    }

    fn edition_stopped(&self, reason: &str) -> String {
        format!("Dans cette édition, l’un de vos choix n’est pas permis, et la partie s’arrête là. {reason}")
    }

    fn play_stopped(&self, events: u32, reason: &str) -> String {
        format!("Les choix de ce lien sont possibles jusqu’à l’événement {events} ; la partie s’arrête là. {reason}")
            .trim_end()
            .to_owned()
    }

    fn line_in_phase(&self, name: &str, from: u32) -> String {
        if from == 0 {
            format!("{name} : en phase dès le début.")
        } else {
            format!("{name} : en phase à partir de l’événement {from}.")
        }
    }

    fn line_out_of_phase(&self, from: u32) -> String {
        if from == 0 {
            "Hors phase dès le début.".to_owned()
        } else {
            format!("Hors phase à partir de l’événement {from}.")
        }
    }

    fn line_back_in(&self, from: u32) -> String {
        format!("De nouveau en phase à partir de l’événement {from}.")
    }

    fn line_gone(&self, from: u32) -> String {
        format!("Départ à l’événement {from}.")
    }
}
