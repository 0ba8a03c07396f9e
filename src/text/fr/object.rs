//! What happens to objects and to players, in French.

use super::{French, de};
use crate::text::tongue::{ObjectTexts, PlayerTexts, StackTexts};
use crate::text::voice::{Era, Item, Things, Who};
use crate::text::{num, opening, say};

impl ObjectTexts for French {
    fn destroys(&self, source: &Item, what: &Things) -> String {
        let source = opening(&self.item(source));
        format!("{source} détruit {what}.")
    }

    fn exiles(&self, era: Era, source: &Item, what: &Things) -> String {
        let source = opening(&self.item(source));
        match era {
            Era::Older => format!("{source} retire de la partie {what}."),
            Era::Newer => format!("{source} exile {what}."),
        }
    }

    fn returns_to_hand(&self, what: &Things, whose: Who<'_>) -> String {
        match (whose, what.is_one()) {
            (Who::You, true) => format!("{what} retourne dans votre main."),
            (Who::You, false) => format!("{what} retournent dans votre main."),
            (Who::Named(name), true) => {
                let whose = de(name);
                format!("{what} retourne dans la main {whose}.")
            }
            (Who::Named(name), false) => {
                let whose = de(name);
                format!("{what} retournent dans la main {whose}.")
            }
        }
    }

    fn several_return_to_hand(&self, what: &Things) -> String {
        format!("{what} retournent dans les mains de leurs propriétaires.")
    }

    fn sacrifices(&self, who: Who<'_>, what: &Things) -> String {
        say!(who, name => "Vous sacrifiez {what}.", "{name} sacrifie {what}.")
    }

    fn creates(&self, era: Era, what: &Things) -> String {
        match era {
            Era::Older => num!(
                what,
                "Un jeton arrive en jeu : {what}.",
                "Des jetons arrivent en jeu, au même instant : {what}."
            ),
            Era::Newer => {
                num!(what, "Un jeton est créé : {what}.", "Des jetons sont créés, au même instant : {what}.")
            }
        }
    }

    fn gets_counters(&self, what: &Things, counters: &str) -> String {
        num!(what, "{what} reçoit {counters}.", "Chacun de ces permanents reçoit {counters} : {what}.")
    }

    fn loses_counters(&self, what: &Things, counters: &str) -> String {
        num!(what, "{what} perd {counters}.", "Chacun de ces permanents perd {counters} : {what}.")
    }

    fn attaches(&self, attachment: &str, host: &str) -> String {
        format!("{attachment} s’attache à {host}.")
    }

    fn unattaches(&self, attachment: &str) -> String {
        format!("{attachment} se détache et n’est plus sur rien.")
    }

    fn effect_began(&self, source: &str) -> String {
        let source = de(source);
        format!("L’effet {source} commence.")
    }

    fn effect_touches(&self, what: &Things, change: &str) -> String {
        format!("{what} {change}.")
    }

    fn effects_ended(&self, sources: &Things) -> String {
        let source = de(&sources.to_string());
        if sources.is_one() {
            format!("L’effet {source} se termine.")
        } else {
            format!("Des effets se terminent : {sources}.")
        }
    }

    fn effect_reached_moment(&self) -> &'static str {
        "Il durait jusqu’à ce moment."
    }

    fn effect_lasted_combat(&self) -> &'static str {
        "Il durait jusqu’à la fin du combat."
    }

    fn effect_lasted_untap_step(&self, _: Era) -> &'static str {
        "Il concernait cette étape de dégagement."
    }

    fn effect_condition_over(&self) -> &'static str {
        "Il durait tant qu’une chose était vraie, et elle ne l’est plus."
    }

    fn effect_used_up(&self) -> &'static str {
        "Il a prévenu toutes les blessures qu’il pouvait."
    }

    fn effect_no_longer_touches(&self, source: &str, what: &str) -> String {
        let source = de(source);
        format!("L’effet {source} n’affecte plus {what}.")
    }

    fn delayed_created(&self, source: &str, step: &str) -> String {
        format!("{source} laisse une capacité qui attend {step}.")
    }

    fn turned_face_down(&self, what: &str) -> String {
        format!("{what} se retourne face cachée : c’est maintenant une créature 2/2 sans nom ni capacité.")
    }

    fn turned_face_up(&self, what: &str) -> String {
        format!("{what} se retourne face visible.")
    }

    fn becomes_copy(&self, what: &str, of: &str) -> String {
        format!("{what} devient une copie de {of}")
    }

    fn transforms(&self, from: &str, to: &str) -> String {
        format!("{from} se transforme en {to}.")
    }

    fn several_transform(&self) -> &'static str {
        "Des permanents se transforment, au même instant."
    }

    fn controls_now(&self, who: Who<'_>, what: &str) -> String {
        match who {
            Who::You => format!("{what} passe sous votre contrôle."),
            Who::Named(name) => {
                let whose = de(name);
                format!("{what} passe sous le contrôle {whose}.")
            }
        }
    }

    fn controllers_changed(&self) -> &'static str {
        "Des permanents changent de contrôleur, au même instant."
    }

    fn returned_under_other(&self, what: &str) -> String {
        format!("Pendant que {what} était hors phase, l’effet qui en donnait le contrôle s’est terminé.")
    }

    fn state_based_one(&self, era: Era) -> &'static str {
        era.say("C’est un effet basé sur un état.", "C’est une action basée sur un état.")
    }

    fn state_based_several(&self, era: Era, count: usize) -> String {
        match era {
            Era::Older => format!("{count} effets basés sur un état s’appliquent au même instant."),
            Era::Newer => format!("{count} actions basées sur un état ont lieu au même instant."),
        }
    }

    fn token_ceases(&self, what: &str) -> String {
        format!("Le jeton {what} cesse d’exister.")
    }

    fn zero_toughness(&self, what: &str) -> String {
        format!("{what} a 0 d’endurance ou moins et va au cimetière.")
    }

    fn lethal_damage(&self, what: &str) -> String {
        format!("{what} a subi des blessures mortelles et va au cimetière.")
    }

    fn deathtouched(&self, what: &str) -> String {
        format!("Une source au contact mortel a blessé {what} : direction le cimetière.")
    }

    fn legend_rule(&self, what: &str) -> String {
        format!("Plusieurs légendes portent le nom {what} : l’une d’elles va au cimetière.")
    }

    fn aura_falls_off(&self, what: &str) -> String {
        format!("{what} n’a plus de permanent auquel s’attacher et va au cimetière.")
    }

    fn equipment_stays(&self, era: Era, what: &str) -> String {
        match era {
            Era::Older => format!("{what} reste en jeu sans rien équiper."),
            Era::Newer => format!("{what} reste sur le champ de bataille sans rien équiper."),
        }
    }

    fn counter_pairs(&self, what: &str, pairs: u16) -> String {
        if pairs == 1 {
            format!("{what} perd un marqueur +1/+1 et un marqueur −1/−1 : ils s’annulent.")
        } else {
            format!("{what} perd {pairs} marqueurs +1/+1 et autant de marqueurs −1/−1 : ils s’annulent.")
        }
    }
}

impl PlayerTexts for French {
    fn gain_life_together(&self, amount: u32) -> String {
        if amount == 1 {
            "Plusieurs joueurs gagnent en même temps 1 point de vie chacun.".to_owned()
        } else {
            format!("Plusieurs joueurs gagnent en même temps {amount} points de vie chacun.")
        }
    }

    fn lose_life_together(&self, amount: u32) -> String {
        if amount == 1 {
            "Plusieurs joueurs perdent en même temps 1 point de vie chacun.".to_owned()
        } else {
            format!("Plusieurs joueurs perdent en même temps {amount} points de vie chacun.")
        }
    }

    fn get_poison_together(&self, amount: u32) -> String {
        if amount == 1 {
            "Plusieurs joueurs reçoivent en même temps 1 marqueur poison chacun.".to_owned()
        } else {
            format!("Plusieurs joueurs reçoivent en même temps {amount} marqueurs poison chacun.")
        }
    }

    fn gains_life(&self, who: Who<'_>, amount: u32) -> String {
        if amount == 1 {
            return say!(who, name => "Vous gagnez 1 point de vie.", "{name} gagne 1 point de vie.");
        }
        say!(who, name => "Vous gagnez {amount} points de vie.", "{name} gagne {amount} points de vie.")
    }

    fn loses_life(&self, who: Who<'_>, amount: u32) -> String {
        if amount == 1 {
            return say!(who, name => "Vous perdez 1 point de vie.", "{name} perd 1 point de vie.");
        }
        say!(who, name => "Vous perdez {amount} points de vie.", "{name} perd {amount} points de vie.")
    }

    fn gets_poison(&self, who: Who<'_>, amount: u32, total: u32) -> String {
        say!(who, name => "Vous recevez des marqueurs poison : {amount}. Vous en avez maintenant {total}.", "{name} reçoit des marqueurs poison : {amount}. {name} en a maintenant {total}.")
    }

    fn has_life(&self, who: Who<'_>, life: i32) -> String {
        if matches!(life, -1..=1) {
            return say!(who, name =>
                "Vous avez maintenant {life} point de vie.",
                "{name} a maintenant {life} point de vie.");
        }
        say!(who, name =>
            "Vous avez maintenant {life} points de vie.",
            "{name} a maintenant {life} points de vie.")
    }

    fn keeps_legend(&self, who: Who<'_>, legend: &str) -> String {
        say!(who, name =>
            "Vous choisissez l’exemplaire à garder : {legend}.",
            "{name} choisit l’exemplaire à garder : {legend}.")
    }

    fn life_gone(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Vous n’avez plus de points de vie : vous perdez la partie.",
            "{name} n’a plus de points de vie et perd la partie.")
    }

    fn library_gone(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Vous deviez piocher dans une bibliothèque vide : vous perdez la partie.",
            "{name} devait piocher dans une bibliothèque vide et perd la partie.")
    }

    fn poisoned(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Vous avez dix marqueurs poison : vous perdez la partie.",
            "{name} a dix marqueurs poison et perd la partie.")
    }

    fn team_poisoned(&self, who: Who<'_>) -> String {
        say!(who, name => "Votre équipe a quinze marqueurs poison : vous perdez la partie.", "L’équipe de {name} a quinze marqueurs poison : {name} perd la partie.")
    }

    fn loses_with_team(&self, who: Who<'_>) -> String {
        say!(who, name => "Vous perdez la partie avec votre équipe.", "{name} perd la partie avec son équipe.")
    }

    fn leaves_game(&self, who: Who<'_>) -> String {
        say!(who, name => "Vous quittez la partie.", "{name} quitte la partie.")
    }

    fn leave_with_owner(&self, things: &Things) -> String {
        num!(things, "{things} quitte aussi la partie.", "{things} quittent aussi la partie.")
    }

    fn wins(&self, who: Who<'_>) -> String {
        say!(who, name => "Vous gagnez la partie.", "{name} gagne la partie.")
    }

    fn draw_game(&self) -> &'static str {
        "La partie est nulle."
    }
}
