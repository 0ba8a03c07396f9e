//! Combat and damage, in French.

use super::{French, de};
use crate::engine::RemovalReason;
use crate::text::tongue::CombatTexts;
use crate::text::voice::{Aim, Things, Who};
use crate::text::{num, say};

/// "1 blessure", "3 blessures".
fn wounds(amount: u32) -> String {
    if amount == 1 { "1 blessure".to_owned() } else { format!("{amount} blessures") }
}

impl CombatTexts for French {
    fn attacks(&self, what: &Things, whom: Who<'_>) -> String {
        match (whom, what.is_one()) {
            (Who::You, true) => format!("{what} vous attaque."),
            (Who::You, false) => format!("{what} vous attaquent."),
            (Who::Named(name), true) => format!("{what} attaque {name}."),
            (Who::Named(name), false) => format!("{what} attaquent {name}."),
        }
    }

    fn attacks_with_nothing(&self, who: Who<'_>) -> String {
        say!(who, name => "Vous n’attaquez pas.", "{name} n’attaque pas.")
    }

    fn taps_to_attack(&self, what: &Things) -> String {
        num!(what, "{what} s’engage pour attaquer.", "{what} s’engagent pour attaquer.")
    }

    fn attacks_without_tapping(&self, what: &Things) -> String {
        num!(
            what,
            "{what} attaque sans s’engager : c’est la vigilance.",
            "{what} attaquent sans s’engager : c’est la vigilance."
        )
    }

    fn blocks(&self, what: &Things, attacker: &str) -> String {
        num!(what, "{what} bloque {attacker}.", "{what} bloquent {attacker}.")
    }

    fn blocks_several(&self, who: Who<'_>) -> String {
        say!(who, name => "Vous déclarez vos bloqueurs.", "{name} déclare ses bloqueurs.")
    }

    fn blocks_with_nothing(&self, who: Who<'_>) -> String {
        say!(who, name => "Vous ne bloquez pas.", "{name} ne bloque pas.")
    }

    fn is_unblocked(&self, what: &Things) -> String {
        num!(what, "Personne ne bloque {what}.", "Personne ne bloque ces attaquants : {what}.")
    }

    fn assigns(&self, source: &str, amount: u32, to: &Aim<'_>) -> String {
        let wounds = wounds(amount);
        match to {
            Aim::Player(Who::You) => format!("{source} vous attribue {wounds}."),
            Aim::Player(Who::Named(name)) => format!("{source} attribue {wounds} à {name}."),
            Aim::Thing(thing) => format!("{source} attribue {wounds} à {thing}."),
        }
    }

    fn assigns_several(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Vous attribuez les blessures de vos créatures.",
            "{name} attribue les blessures de ses créatures.")
    }

    fn assigns_nothing(&self, who: Who<'_>) -> String {
        match who {
            Who::You => "Vos créatures n’attribuent pas de blessures.".to_owned(),
            Who::Named(name) => {
                let whose = de(name);
                format!("Les créatures {whose} n’attribuent pas de blessures.")
            }
        }
    }

    fn damage_on_stack(&self) -> &'static str {
        "Les blessures de combat vont sur la pile, telles qu’elles sont attribuées."
    }

    fn damage_can_be_answered(&self) -> &'static str {
        "Avant qu’elles soient infligées, on peut encore répondre."
    }

    fn deals(&self, source: &str, amount: u32, to: &Aim<'_>) -> String {
        let wounds = wounds(amount);
        match to {
            Aim::Player(Who::You) => format!("{source} vous inflige {wounds}."),
            Aim::Player(Who::Named(name)) => format!("{source} inflige {wounds} à {name}."),
            Aim::Thing(thing) => format!("{source} inflige {wounds} à {thing}."),
        }
    }

    fn deals_several(&self, combat: bool) -> &'static str {
        if combat {
            "Les blessures de combat sont infligées, toutes au même instant."
        } else {
            "Les blessures sont infligées, toutes au même instant."
        }
    }

    fn deals_nothing(&self) -> &'static str {
        "Aucune blessure n’est infligée."
    }

    fn undealt_gone(&self, source: &str, amount: u32, to: &Aim<'_>) -> String {
        let wounds = wounds(amount);
        match to {
            Aim::Player(Who::You) => format!("{source} ne vous inflige pas {wounds}."),
            Aim::Player(Who::Named(name)) => format!("{source} n’inflige pas {wounds} à {name}."),
            Aim::Thing(thing) => {
                format!("{source} n’inflige pas {wounds} à {thing} : ce permanent n’est plus là.")
            }
        }
    }

    fn undealt_not_creature(&self, source: &str, amount: u32, to: &Aim<'_>) -> String {
        let wounds = wounds(amount);
        match to {
            Aim::Player(Who::You) => format!("{source} ne vous inflige pas {wounds}."),
            Aim::Player(Who::Named(name)) => format!("{source} n’inflige pas {wounds} à {name}."),
            Aim::Thing(thing) => {
                format!("{source} n’inflige pas {wounds} à {thing} : ce n’est plus une créature.")
            }
        }
    }

    fn undealt_source_gone(&self, source: &str, amount: u32, to: &Aim<'_>) -> String {
        let wounds = wounds(amount);
        match to {
            Aim::Player(Who::You) => {
                format!("{source} ne vous inflige pas {wounds} : la source n’est plus là.")
            }
            Aim::Player(Who::Named(name)) => {
                format!("{source} n’inflige pas {wounds} à {name} : la source n’est plus là.")
            }
            Aim::Thing(thing) => {
                format!("{source} n’inflige pas {wounds} à {thing} : la source n’est plus là.")
            }
        }
    }

    fn lethal_by_touch(&self, source: &str) -> String {
        format!("N’importe quelle blessure suffit : {source} a le contact mortel.")
    }

    fn gains_by_link(&self, source: &str, who: Who<'_>, amount: u32) -> String {
        if amount == 1 {
            return say!(who, name =>
                "Vous gagnez 1 point de vie : {source} a le lien de vie.",
                "{name} gagne 1 point de vie : {source} a le lien de vie.");
        }
        say!(who, name =>
            "Vous gagnez {amount} points de vie : {source} a le lien de vie.",
            "{name} gagne {amount} points de vie : {source} a le lien de vie.")
    }

    fn prevented(&self, amount: u32, to: &Aim<'_>) -> String {
        let wounds = wounds(amount);
        match to {
            Aim::Player(Who::You) => format!("Un effet vous épargne {wounds}."),
            Aim::Player(Who::Named(name)) => format!("Un effet épargne {wounds} à {name}."),
            Aim::Thing(thing) => format!("Un effet épargne {wounds} à {thing}."),
        }
    }

    fn prevented_several(&self) -> &'static str {
        "Un effet prévient les blessures."
    }

    fn combat_ended(&self) -> &'static str {
        "Le combat est terminé."
    }

    fn no_longer_in_combat(&self, what: &Things) -> String {
        num!(what, "{what} n’est plus en combat.", "{what} ne sont plus en combat.")
    }

    fn leaves_combat(&self, what: &Things) -> String {
        num!(what, "{what} quitte le combat.", "{what} quittent le combat.")
    }

    fn left_combat_because(&self, why: RemovalReason) -> &'static str {
        match why {
            RemovalReason::PhasedOut => "Ce qui est hors phase ne combat pas.",
            RemovalReason::ControllerChanged => "Ce qui change de contrôleur ne combat plus.",
            RemovalReason::NotACreature => "Seules les créatures combattent.",
        }
    }
}
