//! Questions and their answers, in French.

use super::{French, de};
use crate::engine::Whereabouts;
use crate::text::quiz::{At, QuizTexts};
use crate::text::say;
use crate::text::voice::{Era, Who};

impl QuizTexts for French {
    fn ask_next(&self) -> &'static str {
        "Que se passe-t-il maintenant ?"
    }

    fn ask_order_of_events(&self) -> &'static str {
        "Quelles sont les trois prochaines choses qui se passent, dans l’ordre ?"
    }

    fn ask_who_gets_priority(&self) -> &'static str {
        "Qui reçoit la priorité en premier, et quand ?"
    }

    fn ask_first_to_resolve(&self) -> &'static str {
        "Laquelle de ces capacités se résout en premier ?"
    }

    fn ask_may_attack(&self, what: &str) -> String {
        format!("La créature {what} peut-elle attaquer ce tour-ci ?")
    }

    fn ask_may_block(&self, what: &str) -> String {
        format!("La créature {what} peut-elle bloquer dans ce combat ?")
    }

    fn ask_may_play(&self, who: Who<'_>, card: &str) -> String {
        say!(who, name => "Pouvez-vous encore jouer la carte {card} ce tour-ci ?", "La carte {card} peut-elle encore être jouée ce tour-ci par {name} ?")
    }

    fn ask_may_cast(&self, era: Era, who: Who<'_>, card: &str) -> String {
        match era {
            Era::Older => self.ask_may_play(who, card),
            Era::Newer => {
                say!(who, name => "Pouvez-vous encore lancer la carte {card} ce tour-ci ?", "La carte {card} peut-elle encore être lancée ce tour-ci par {name} ?")
            }
        }
    }

    fn ask_return(&self, _: Era, what: &str) -> String {
        format!("Quand la carte {what} passe-t-elle en phase ?")
    }

    fn ask_life(&self, who: Who<'_>, at: At) -> String {
        match at {
            At::Next => say!(who, name =>
                "Combien de points de vie avez-vous après le prochain événement ?",
                "Combien de points de vie a {name} après le prochain événement ?"),
            At::StepEnd => say!(who, name =>
                "Combien de points de vie avez-vous une fois cette partie du tour finie ?",
                "Combien de points de vie a {name} une fois cette partie du tour finie ?"),
            At::TurnEnd => say!(who, name =>
                "Combien de points de vie avez-vous à la fin du tour ?",
                "Combien de points de vie a {name} à la fin du tour ?"),
        }
    }

    fn ask_size(&self, what: &str, at: At) -> String {
        let of = de(what);
        match at {
            At::Next => format!("Quelles sont la force et l’endurance {of} après le prochain événement ?"),
            At::StepEnd => {
                format!("Quelles sont la force et l’endurance {of} une fois cette partie du tour finie ?")
            }
            At::TurnEnd => format!("Quelles sont la force et l’endurance {of} à la fin du tour ?"),
        }
    }

    fn ask_zone(&self, what: &str, at: At) -> String {
        match at {
            At::Next => format!("Où est la carte {what} après le prochain événement ?"),
            At::StepEnd => format!("Où est la carte {what} une fois cette partie du tour finie ?"),
            At::TurnEnd => format!("Où est la carte {what} à la fin du tour ?"),
        }
    }

    fn ask_tapped(&self, what: &str, at: At) -> String {
        match at {
            At::Next => format!("Après le prochain événement, la carte {what} est-elle engagée ?"),
            At::StepEnd => {
                format!("Une fois cette partie du tour finie, la carte {what} est-elle engagée ?")
            }
            At::TurnEnd => format!("À la fin du tour, la carte {what} est-elle engagée ?"),
        }
    }

    fn ask_marked(&self, what: &str, at: At) -> String {
        match at {
            At::Next => {
                format!("Combien de blessures sont marquées sur {what} après le prochain événement ?")
            }
            At::StepEnd => {
                format!("Combien de blessures sont marquées sur {what} une fois cette partie du tour finie ?")
            }
            At::TurnEnd => format!("Combien de blessures sont marquées sur {what} à la fin du tour ?"),
        }
    }

    fn land_was_played(&self, who: Who<'_>, was: bool) -> String {
        if was {
            say!(who, name => "Vous avez déjà joué un terrain ce tour-ci.", "{name} a déjà joué un terrain ce tour-ci.")
        } else {
            say!(who, name => "Vous n’avez pas encore joué de terrain ce tour-ci.", "{name} n’a pas encore joué de terrain ce tour-ci.")
        }
    }

    fn came_lately(&self, what: &str, who: Who<'_>) -> String {
        say!(who, name =>
            "Vous ne contrôlez pas {what} depuis le début de votre tour.",
            "{name} ne contrôle pas {what} depuis le début de son tour.")
    }

    fn is_first_turn(&self) -> &'static str {
        "C’est le premier tour de la partie."
    }

    fn everybody_passes(&self) -> &'static str {
        "À partir d’ici, personne ne fait rien d’autre : tout le monde passe."
    }

    fn most_to_the_player(&self) -> &'static str {
        "Qui répartit les blessures en inflige le plus possible au joueur."
    }

    fn priority_goes_to(&self, who: Who<'_>, the_step: &str, turn: Option<u32>) -> String {
        match turn {
            None => say!(who, name => "Vous, à {the_step}.", "{name}, à {the_step}."),
            Some(turn) => say!(who, name =>
                "Vous, à {the_step} du tour {turn}.",
                "{name}, à {the_step} du tour {turn}."),
        }
    }

    fn is_first_to_resolve(&self, source: &str) -> String {
        let of = de(source);
        format!("Celle {of}.")
    }

    fn yes(&self) -> &'static str {
        "Oui."
    }

    fn no(&self) -> &'static str {
        "Non."
    }

    fn phases_in_during(&self, who: Who<'_>, turn: u32, with: Option<&str>) -> String {
        match (who, with) {
            (Who::You, None) => format!("À votre dégagement du tour {turn}."),
            (Who::You, Some(host)) => format!("À votre dégagement du tour {turn}, avec {host}."),
            (Who::Named(name), None) => {
                let of = de(name);
                format!("Au dégagement {of}, au tour {turn}.")
            }
            (Who::Named(name), Some(host)) => {
                let of = de(name);
                format!("Au dégagement {of}, au tour {turn}, avec {host}.")
            }
        }
    }

    fn never_phases_in(&self, _: Era) -> &'static str {
        "Elle ne revient plus jamais en phase."
    }

    fn so_much_life(&self, life: i32) -> String {
        if matches!(life, -1..=1) {
            format!("{life} point de vie.")
        } else {
            format!("{life} points de vie.")
        }
    }

    fn has_size(&self, power: i32, toughness: i32) -> String {
        format!("{power}/{toughness}.")
    }

    fn is_on_the_table(&self) -> &'static str {
        "Elle est sur la table."
    }

    fn is_found(&self, era: Era, place: Whereabouts) -> &'static str {
        match place {
            Whereabouts::Battlefield => {
                era.say("Elle est en jeu.", "Elle est sur le champ de bataille, en phase.")
            }
            Whereabouts::PhasedOut => {
                era.say("Elle est dans la zone hors phase.", "Elle est sur le champ de bataille, hors phase.")
            }
            Whereabouts::Hand => "Elle est dans la main de son propriétaire.",
            Whereabouts::Library => "Elle est dans la bibliothèque de son propriétaire.",
            Whereabouts::Graveyard => "Elle est au cimetière.",
            Whereabouts::Exile => era.say("Elle est retirée de la partie.", "Elle est en exil."),
            Whereabouts::Stack => "Elle est sur la pile.",
            Whereabouts::Nowhere => "Nulle part : elle a cessé d’exister.",
        }
    }

    fn has_marked(&self, damage: u32) -> String {
        match damage {
            0 => "Aucune blessure.".to_owned(),
            1 => "1 blessure.".to_owned(),
            _ => format!("{damage} blessures."),
        }
    }
}
