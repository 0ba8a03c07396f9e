//! What holds now, in French.

use super::{French, de};
use crate::engine::{DayNight, Step};
use crate::text::hold_texts::{Counted, HoldTexts, Lies};
use crate::text::say;
use crate::text::tongue::Words;
use crate::text::voice::{Aim, Era, Who};

impl HoldTexts for French {
    fn life_is(&self, who: Who<'_>, life: i32) -> String {
        match life {
            -1..=1 => say!(who, name => "Vous avez {life} point de vie.", "{name} a {life} point de vie."),
            _ => say!(who, name => "Vous avez {life} points de vie.", "{name} a {life} points de vie."),
        }
    }

    fn poison_is(&self, who: Who<'_>, poison: u32) -> String {
        match poison {
            0 | 1 => {
                say!(who, name => "Vous avez {poison} marqueur poison.", "{name} a {poison} marqueur poison.")
            }
            _ => {
                say!(who, name => "Vous avez {poison} marqueurs poison.", "{name} a {poison} marqueurs poison.")
            }
        }
    }

    fn cards_are(&self, who: Who<'_>, zone: Counted, count: u32) -> String {
        let (yours, theirs) = match zone {
            Counted::Hand => ("dans votre main", "dans sa main"),
            Counted::Graveyard => ("dans votre cimetière", "dans son cimetière"),
            Counted::Library => ("dans votre bibliothèque", "dans sa bibliothèque"),
        };
        match count {
            0 => say!(who, name => "Vous n’avez aucune carte {yours}.", "{name} n’a aucune carte {theirs}."),
            1 => say!(who, name => "Vous avez 1 carte {yours}.", "{name} a 1 carte {theirs}."),
            _ => say!(who, name => "Vous avez {count} cartes {yours}.", "{name} a {count} cartes {theirs}."),
        }
    }

    fn exiled_are(&self, era: Era, who: Who<'_>, count: u32) -> String {
        let there = match (era, count) {
            (Era::Older, 0 | 1) => "retirée du jeu",
            (Era::Older, _) => "retirées du jeu",
            (Era::Newer, _) => "en exil",
        };
        match count {
            0 => say!(who, name => "Vous n’avez aucune carte {there}.", "{name} n’a aucune carte {there}."),
            1 => say!(who, name => "Vous avez 1 carte {there}.", "{name} a 1 carte {there}."),
            _ => say!(who, name => "Vous avez {count} cartes {there}.", "{name} a {count} cartes {there}."),
        }
    }

    fn mana_is(&self, who: Who<'_>, mana: &str) -> String {
        say!(who, name => "Vous avez {mana} dans votre réserve.", "{name} a {mana} dans sa réserve.")
    }

    fn no_mana_is(&self, who: Who<'_>) -> String {
        say!(who, name => "Vous n’avez pas de mana dans votre réserve.", "{name} n’a pas de mana dans sa réserve.")
    }

    fn spells_are(&self, era: Era, who: Who<'_>, count: u32) -> String {
        match (era, count) {
            (Era::Older, 0) => {
                say!(who, name => "Ce tour-ci, vous n’avez joué aucun sort.", "Ce tour-ci, {name} n’a joué aucun sort.")
            }
            (Era::Older, 1) => {
                say!(who, name => "Ce tour-ci, vous avez joué 1 sort.", "Ce tour-ci, {name} a joué 1 sort.")
            }
            (Era::Older, _) => say!(who, name =>
                "Ce tour-ci, vous avez joué {count} sorts.",
                "Ce tour-ci, {name} a joué {count} sorts."),
            (Era::Newer, 0) => {
                say!(who, name => "Ce tour-ci, vous n’avez lancé aucun sort.", "Ce tour-ci, {name} n’a lancé aucun sort.")
            }
            (Era::Newer, 1) => {
                say!(who, name => "Ce tour-ci, vous avez lancé 1 sort.", "Ce tour-ci, {name} a lancé 1 sort.")
            }
            (Era::Newer, _) => say!(who, name =>
                "Ce tour-ci, vous avez lancé {count} sorts.",
                "Ce tour-ci, {name} a lancé {count} sorts."),
        }
    }

    fn lies(&self, era: Era, what: &str, zone: Lies) -> String {
        match (zone, era) {
            (Lies::InPlay, Era::Older) => format!("{what} est en jeu."),
            (Lies::InPlay, Era::Newer) => format!("{what} est sur le champ de bataille."),
            (Lies::PhasedOutZone, _) => format!("{what} est dans la zone hors phase."),
            (Lies::Graveyard, _) => format!("{what} est au cimetière."),
            (Lies::Exile, Era::Older) => format!("{what} est parmi les cartes retirées de la partie."),
            (Lies::Exile, Era::Newer) => format!("{what} est en exil."),
            (Lies::Hand, _) => format!("{what} est dans la main de son propriétaire."),
        }
    }

    fn is_phased_in(&self, what: &str) -> String {
        format!("{what} est en phase.")
    }

    fn is_phased_out(&self, what: &str) -> String {
        format!("{what} est hors phase.")
    }

    fn is_phased_out_directly(&self, what: &str) -> String {
        format!("{what} est hors phase directement, et non avec un autre permanent.")
    }

    fn is_phased_out_with(&self, what: &str, host: &str) -> String {
        format!("{what} est hors phase avec {host}.")
    }

    fn is_tapped(&self, what: &str) -> String {
        format!("{what} est un permanent engagé.")
    }

    fn is_untapped(&self, what: &str) -> String {
        format!("{what} est un permanent dégagé.")
    }

    fn size_is(&self, what: &str, power: i32, toughness: i32) -> String {
        format!("{what} est une {power}/{toughness}.")
    }

    fn damage_is(&self, what: &str, damage: u32) -> String {
        match damage {
            0 => format!("{what} n’a aucune blessure."),
            1 => format!("{what} a 1 blessure."),
            _ => format!("{what} a {damage} blessures."),
        }
    }

    fn attacks_now(&self, what: &str) -> String {
        format!("{what} attaque.")
    }

    fn attacks_not(&self, what: &str) -> String {
        format!("{what} n’attaque pas.")
    }

    fn blocks_now(&self, what: &str, attacker: &str) -> String {
        format!("{what} bloque {attacker}.")
    }

    fn counters_are(&self, what: &str, counters: &str) -> String {
        format!("{what} porte {counters}.")
    }

    fn is_attached(&self, what: &str, host: &str) -> String {
        format!("{what} est sur {host}.")
    }

    fn is_unattached(&self, what: &str) -> String {
        format!("{what} n’est sur aucun permanent.")
    }

    fn owns(&self, who: Who<'_>, what: &str) -> String {
        say!(who, name => "{what} vous appartient.", "{what} appartient à {name}.")
    }

    fn can_attack(&self, what: &str) -> String {
        format!("{what} peut attaquer.")
    }

    fn cannot_attack(&self, what: &str) -> String {
        format!("{what} ne peut pas attaquer.")
    }

    fn is_sick(&self, what: &str) -> String {
        format!("{what} a le mal d’invocation.")
    }

    fn is_not_sick(&self, what: &str) -> String {
        format!("{what} n’a pas le mal d’invocation.")
    }

    fn controls(&self, who: Who<'_>, what: &str) -> String {
        say!(who, name => "Vous contrôlez {what}.", "{name} contrôle {what}.")
    }

    fn step_is(&self, era: Era, step: Step) -> String {
        format!("C’est {}.", self.the_step(era, step))
    }

    fn turn_is(&self, number: u32) -> String {
        format!("C’est le tour {number}.")
    }

    fn active_is(&self, who: Who<'_>) -> String {
        match who {
            Who::You => "C’est votre tour.".to_owned(),
            Who::Named(name) => format!("C’est le tour {}.", de(name)),
        }
    }

    fn priority_is(&self, who: Option<Who<'_>>) -> String {
        match who {
            Some(who) => say!(who, name => "Vous avez la priorité.", "{name} a la priorité."),
            None => "Personne n’a la priorité.".to_owned(),
        }
    }

    fn time_is(&self, time: DayNight) -> &'static str {
        match time {
            DayNight::Day => "Il fait jour.",
            DayNight::Night => "Il fait nuit.",
            DayNight::Neither => "Il ne fait ni jour ni nuit.",
        }
    }

    fn holds_not(&self, sentence: &str) -> String {
        format!("Ce n’est pas le cas : {sentence}")
    }

    fn stack_is(&self, items: &str) -> String {
        format!("Dans la pile, à partir du sommet : {items}.")
    }

    fn stacked_at(&self, what: &str, aims: &[Aim<'_>]) -> String {
        let word = |aim: &Aim<'_>| match aim {
            Aim::Player(Who::You) => "vous".to_owned(),
            Aim::Player(Who::Named(name)) => (*name).to_owned(),
            Aim::Thing(thing) => thing.clone(),
        };
        let list = self.list(&aims.iter().map(word).collect::<Vec<_>>());
        if aims.len() == 1 {
            format!("{what} (cible : {list})")
        } else {
            format!("{what} (cibles : {list})")
        }
    }
}
