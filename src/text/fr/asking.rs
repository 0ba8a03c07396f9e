//! Who must decide what, in French.

use super::{French, de};
use crate::engine::Step;
use crate::text::say;
use crate::text::tongue::{AskTexts, Freedom, StackTexts, Words};
use crate::text::voice::{Era, Item, Who};

impl AskTexts for French {
    fn ask_priority(&self, era: Era, who: Who<'_>, may: Freedom) -> String {
        match (era, may) {
            (Era::Older, Freedom::SpellsAndLand) => say!(who, name =>
                "À vous : vous pouvez jouer des sorts et des capacités, et un terrain, ou passer.",
                "C’est à {name} de choisir : jouer des sorts et des capacités, et un terrain, ou passer."),
            (Era::Older, Freedom::Spells) => say!(who, name =>
                "À vous : vous pouvez jouer des sorts et des capacités, ou passer.",
                "C’est à {name} de choisir : jouer des sorts et des capacités, ou passer."),
            (Era::Older, Freedom::Instants) => say!(who, name =>
                "À vous : vous pouvez jouer des éphémères et des capacités, ou passer.",
                "C’est à {name} de choisir : jouer des éphémères et des capacités, ou passer."),
            (Era::Newer, Freedom::SpellsAndLand) => say!(who, name =>
                "À vous : vous pouvez lancer des sorts, activer des capacités et jouer un terrain, ou passer.",
                "C’est à {name} de choisir : lancer des sorts, activer des capacités et jouer un terrain, ou passer."),
            (Era::Newer, Freedom::Spells) => say!(who, name =>
                "À vous : vous pouvez lancer des sorts et activer des capacités, ou passer.",
                "C’est à {name} de choisir : lancer des sorts et activer des capacités, ou passer."),
            (Era::Newer, Freedom::Instants) => say!(who, name =>
                "À vous : vous pouvez lancer des éphémères et activer des capacités, ou passer.",
                "C’est à {name} de choisir : lancer des éphémères et activer des capacités, ou passer."),
        }
    }

    fn ask_attackers(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Choisissez les créatures qui attaquent, ou aucune.",
            "{name} choisit les créatures qui attaquent, ou aucune.")
    }

    fn ask_blockers(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Choisissez les créatures qui bloquent, et quoi, ou aucune.",
            "{name} choisit les créatures qui bloquent, et quoi, ou aucune.")
    }

    fn ask_damage(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Répartissez les blessures de vos créatures.",
            "{name} répartit les blessures de ses créatures.")
    }

    fn ask_discard(&self, who: Who<'_>, count: u32) -> String {
        if count == 1 {
            return say!(who, name =>
                "Choisissez une carte à défausser.",
                "{name} choisit une carte à défausser.");
        }
        say!(who, name =>
            "Choisissez {count} cartes à défausser.",
            "{name} choisit {count} cartes à défausser.")
    }

    fn ask_untap(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Choisissez ce que vous ne voulez pas dégager, ou rien.",
            "{name} choisit ce qui ne se dégage pas, ou rien.")
    }

    fn ask_order(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Choisissez dans quel ordre vos capacités vont sur la pile : la dernière se résout en premier.",
            "{name} choisit dans quel ordre ses capacités vont sur la pile : la dernière se résout en premier.")
    }

    fn ask_targets(&self, who: Who<'_>, source: &str) -> String {
        let source = de(source);
        say!(who, name =>
            "Choisissez les cibles de la capacité {source}.",
            "{name} choisit les cibles de la capacité {source}.")
    }

    fn ask_legend(&self, who: Who<'_>, legend: &str) -> String {
        say!(who, name =>
            "Plusieurs de vos légendes portent le nom {legend} : choisissez laquelle garder.",
            "Plusieurs légendes portent le nom {legend} : {name} choisit laquelle garder.")
    }

    fn pass_hint(&self, next: Who<'_>) -> String {
        say!(next, name => "Ensuite, vous pouvez agir.", "Ensuite, {name} peut agir.")
    }

    fn resolve_label(&self, top: &Item) -> String {
        let top = self.item(top);
        format!("Passer et résoudre {top}")
    }

    fn resolve_hint(&self, top: &Item) -> String {
        let top = self.item(top);
        format!("Les autres ont déjà passé : le sommet de la pile se résout, {top}.")
    }

    fn end_step_label(&self, era: Era, step: Step) -> String {
        let the = self.the_step(era, step);
        format!("Passer et finir {the}")
    }

    fn end_step_hint(&self, next: Option<&str>) -> String {
        match next {
            Some(next) => {
                format!("Les autres ont déjà passé et la pile est vide : le tour continue avec {next}.")
            }
            None => "Les autres ont déjà passé et la pile est vide : le tour se termine.".to_owned(),
        }
    }

    fn play_land_label(&self, card: &str) -> String {
        format!("Jouer {card}")
    }

    fn play_land_hint(&self) -> &'static str {
        "Un terrain par tour, et il n’utilise pas la pile."
    }

    fn cast_label(&self, era: Era, card: &str) -> String {
        match era {
            Era::Older => format!("Jouer {card}"),
            Era::Newer => format!("Lancer {card}"),
        }
    }

    fn activate_label(&self, era: Era, source: &str) -> String {
        let source = de(source);
        match era {
            Era::Older => format!("Jouer la capacité {source}"),
            Era::Newer => format!("Activer la capacité {source}"),
        }
    }

    fn mana_label(&self, mana: &str, source: &str) -> String {
        let source = de(source);
        format!("Tirer {mana} {source}")
    }

    fn target_hint(&self, count: usize) -> String {
        match count {
            0 => "Cela va au sommet de la pile.".to_owned(),
            1 => "Choisissez une cible ; cela va ensuite au sommet de la pile.".to_owned(),
            _ => format!("Choisissez {count} cibles ; cela va ensuite au sommet de la pile."),
        }
    }

    fn attack_with_label(&self, what: &str) -> String {
        format!("Attaquer avec {what}")
    }

    fn block_with_label(&self, blocker: &str, attacker: &str) -> String {
        format!("Bloquer {attacker} avec {blocker}")
    }

    fn discard_label(&self, what: &str) -> String {
        format!("Défausser {what}")
    }

    fn keep_label(&self, what: &str) -> String {
        format!("Garder {what}")
    }
}
