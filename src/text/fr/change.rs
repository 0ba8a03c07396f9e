//! How effects change things and for how long, in French.

use super::{French, de};
use crate::cards;
use crate::engine::{CardType, Colour, Duration, Modification};
use crate::locale::Locale;
use crate::text::plus;
use crate::text::tongue::{ChangeTexts, Words};
use crate::text::voice::{Era, Scene, Who};

impl ChangeTexts for French {
    fn change(&self, _: Era, change: &Modification, by: Who<'_>, many: bool) -> String {
        let verb = |one: &str, more: &str| if many { more.to_owned() } else { one.to_owned() };
        match change {
            Modification::Control => {
                let passes = verb("passe", "passent");
                match by {
                    Who::You => format!("{passes} sous votre contrôle"),
                    Who::Named(name) => format!("{passes} sous le contrôle {}", de(name)),
                }
            }
            Modification::AddType(kind) => {
                let (word, feminine) = kind_word(*kind, many);
                match (many, feminine) {
                    (true, _) => format!("sont aussi des {word}"),
                    (false, true) => format!("est aussi une {word}"),
                    (false, false) => format!("est aussi un {word}"),
                }
            }
            Modification::LoseType(kind) => {
                let (word, feminine) = kind_word(*kind, many);
                match (many, feminine) {
                    (true, _) => format!("ne sont plus des {word}"),
                    (false, true) => format!("n’est plus une {word}"),
                    (false, false) => format!("n’est plus un {word}"),
                }
            }
            Modification::AddSubtype(subtype) => {
                let subtype = cards::subtype(Locale::Fr, subtype);
                if many {
                    format!("sont aussi du type {subtype}")
                } else {
                    format!("est aussi du type {subtype}")
                }
            }
            Modification::BecomeColour(colour) => {
                let shade = shade(*colour, true, many);
                if many { format!("deviennent {shade}") } else { format!("devient {shade}") }
            }
            Modification::Gain(keyword) => {
                let keyword = with_article(cards::keyword(Locale::Fr, *keyword));
                if many { format!("ont {keyword}") } else { format!("a {keyword}") }
            }
            Modification::Lose(keyword) => {
                let keyword = with_article(cards::keyword(Locale::Fr, *keyword));
                if many { format!("perdent {keyword}") } else { format!("perd {keyword}") }
            }
            Modification::SetPowerToughness(power, toughness) => {
                if many {
                    format!("deviennent {power}/{toughness}")
                } else {
                    format!("devient {power}/{toughness}")
                }
            }
            Modification::PowerToughness(power, toughness) => {
                let plus = plus(*power, *toughness);
                if many { format!("gagnent {plus}") } else { format!("gagne {plus}") }
            }
            Modification::DoesNotUntap => verb("ne se dégage pas", "ne se dégagent pas"),
            Modification::MayStayTapped => verb(
                "peut ne pas se dégager au dégagement de son contrôleur, au choix de celui-ci",
                "peuvent ne pas se dégager au dégagement de leur contrôleur, au choix de celui-ci",
            ),
            Modification::CannotAttack => verb("ne peut pas attaquer", "ne peuvent pas attaquer"),
            Modification::CannotBlock => verb("ne peut pas bloquer", "ne peuvent pas bloquer"),
            Modification::CannotPhaseOut => {
                verb("ne peut pas passer hors phase", "ne peuvent pas passer hors phase")
            }
            Modification::CannotPhaseIn => {
                verb("ne peut pas passer en phase", "ne peuvent pas passer en phase")
            }
            Modification::PreventDamage => verb("ne subit pas de blessures", "ne subissent pas de blessures"),
            Modification::PreventNextDamage(1) => {
                verb("évite la prochaine blessure", "évitent la prochaine blessure")
            }
            Modification::PreventNextDamage(amount) => {
                if many {
                    format!("évitent les {amount} prochaines blessures")
                } else {
                    format!("évite les {amount} prochaines blessures")
                }
            }
            Modification::MaximumHandSize(more) if *more < 0 => {
                format!("peut garder {} cartes de moins en main à la fin du tour", more.unsigned_abs())
            }
            Modification::MaximumHandSize(more) => {
                format!("peut garder {more} cartes de plus en main à la fin du tour")
            }
            Modification::KeepMana(colour) => {
                let mana =
                    colour.map_or("mana".to_owned(), |own| format!("mana {}", shade(own, false, false)));
                if many {
                    format!("conservent le {mana} non dépensé")
                } else {
                    format!("conserve le {mana} non dépensé")
                }
            }
            Modification::NoMaximumHandSize => "peut garder autant de cartes que voulu en main".to_owned(),
        }
    }

    fn duration(&self, scene: &Scene<'_>, duration: &Duration) -> String {
        let of = |player| match scene.who(player) {
            Who::You => None,
            Who::Named(name) => Some(de(name)),
        };
        match duration {
            Duration::UntilEndOfTurn => " jusqu’à la fin du tour".to_owned(),
            Duration::UntilEndOfCombat => " jusqu’à la fin du combat".to_owned(),
            Duration::UntilStep { step, player } => {
                let step = small(self.step(scene.era, *step));
                match of(*player) {
                    None => format!(" jusqu’à votre prochaine {step}"),
                    Some(whose) => format!(" jusqu’à la prochaine {step} {whose}"),
                }
            }
            Duration::UntilTurn { player } => match of(*player) {
                None => " jusqu’à votre prochain tour".to_owned(),
                Some(whose) => format!(" jusqu’au prochain tour {whose}"),
            },
            Duration::NextUntapStep { player: Some(player) } => match of(*player) {
                None => " à votre prochain dégagement".to_owned(),
                Some(whose) => format!(" au prochain dégagement {whose}"),
            },
            Duration::NextUntapStep { player: None } => " au prochain dégagement du contrôleur".to_owned(),
            Duration::WhileControls { player, object } => {
                let object = scene.name(*object);
                match scene.who(*player) {
                    Who::You => format!(" tant que vous contrôlez {object}"),
                    Who::Named(name) => format!(" tant que {name} contrôle {object}"),
                }
            }
            Duration::WhileTapped { object } => {
                format!(" tant que {} ne se dégage pas", scene.name(*object))
            }
            Duration::Indefinitely => String::new(),
        }
    }
}

/// The word for a card type, small, and whether it is feminine.
const fn kind_word(kind: CardType, many: bool) -> (&'static str, bool) {
    match (kind, many) {
        (CardType::Artifact, false) => ("artefact", false),
        (CardType::Artifact, true) => ("artefacts", false),
        (CardType::Creature, false) => ("créature", true),
        (CardType::Creature, true) => ("créatures", true),
        (CardType::Enchantment, false) => ("enchantement", false),
        (CardType::Enchantment, true) => ("enchantements", false),
        (CardType::Instant, false) => ("éphémère", false),
        (CardType::Instant, true) => ("éphémères", false),
        (CardType::Land, false) => ("terrain", false),
        (CardType::Land, true) => ("terrains", false),
        (CardType::Sorcery, false) => ("rituel", false),
        (CardType::Sorcery, true) => ("rituels", false),
    }
}

/// A colour agreeing with its noun.
const fn shade(colour: Colour, feminine: bool, many: bool) -> &'static str {
    match (colour, feminine, many) {
        (Colour::White, true, false) => "blanche",
        (Colour::White, true, true) => "blanches",
        (Colour::White, false, false) => "blanc",
        (Colour::White, false, true) => "blancs",
        (Colour::Blue, true, false) => "bleue",
        (Colour::Blue, true, true) => "bleues",
        (Colour::Blue, false, false) => "bleu",
        (Colour::Blue, false, true) => "bleus",
        (Colour::Black, true, false) => "noire",
        (Colour::Black, true, true) => "noires",
        (Colour::Black, false, false) => "noir",
        (Colour::Black, false, true) => "noirs",
        (Colour::Red, _, false) => "rouge",
        (Colour::Red, _, true) => "rouges",
        (Colour::Green, true, false) => "verte",
        (Colour::Green, true, true) => "vertes",
        (Colour::Green, false, false) => "vert",
        (Colour::Green, false, true) => "verts",
    }
}

/// A keyword with its article: "le vol", "la célérité", "l’initiative".
fn with_article(keyword: &str) -> String {
    let feminine = matches!(keyword, "célérité" | "vigilance" | "portée" | "double initiative");
    match (keyword.starts_with(['i']), feminine) {
        (true, _) => format!("l’{keyword}"),
        (false, true) => format!("la {keyword}"),
        (false, false) => format!("le {keyword}"),
    }
}

/// The name of a step in the middle of a sentence.
fn small(step: &str) -> String {
    step.replacen('É', "é", 1).replacen('P', "p", 1).replacen('S', "s", 1)
}
