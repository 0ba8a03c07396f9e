//! Phasing, in French: *passer hors phase, passer en phase* in both editions.

use super::{French, de};
use crate::text::tongue::PhasingTexts;
use crate::text::voice::{Era, Things, Who};
use crate::text::{num, say};

impl PhasingTexts for French {
    fn phases_out(&self, era: Era, what: &Things) -> String {
        match era {
            Era::Older => num!(
                what,
                "{what} passe hors phase, dans la zone hors phase.",
                "{what} passent hors phase, dans la zone hors phase, au même instant."
            ),
            Era::Newer => {
                num!(what, "{what} passe hors phase.", "{what} passent hors phase, au même instant.")
            }
        }
    }

    fn phases_in(&self, era: Era, what: &Things) -> String {
        match era {
            Era::Older => num!(
                what,
                "{what} passe en phase et revient en jeu.",
                "{what} passent en phase et reviennent en jeu, au même instant."
            ),
            Era::Newer => num!(what, "{what} passe en phase.", "{what} passent en phase, au même instant."),
        }
    }

    fn phases_out_and_in(&self, _: Era, out: &Things, back: &Things) -> String {
        match (out.is_one(), back.is_one()) {
            (true, true) => format!("{out} passe hors phase et {back} passe en phase, au même instant."),
            (true, false) => format!("{out} passe hors phase ; {back} passent en phase, au même instant."),
            (false, true) => format!("{out} passent hors phase ; {back} passe en phase, au même instant."),
            (false, false) => format!("{out} passent hors phase ; {back} passent en phase, au même instant."),
        }
    }

    fn nothing_phases(&self, _: Era) -> &'static str {
        "Aucun permanent ne passe hors phase et aucun ne passe en phase."
    }

    fn goes_to_zone(&self, what: &Things) -> String {
        num!(
            what,
            "{what} est dans la zone hors phase, et n’est plus en jeu.",
            "{what} sont dans la zone hors phase, et ne sont plus en jeu."
        )
    }

    fn stays_in_place(&self, what: &Things) -> String {
        num!(
            what,
            "{what} garde sa place sur le champ de bataille, mais n’y compte pas.",
            "{what} gardent leur place sur le champ de bataille, mais n’y comptent pas."
        )
    }

    fn goes_with(&self, _: Era, attachment: &str, host: &str) -> String {
        format!("{attachment} part avec {host}, indirectement : le retour ne se fera qu’ensemble.")
    }

    fn goes_both_ways(&self, attachment: &str, host: &str) -> String {
        format!("{attachment} devait partir de toute façon, mais suit {host} : cela compte comme indirect.")
    }

    fn goes_until_leaves(&self, what: &str, source: &str) -> String {
        format!("{what} reste hors phase tant que {source} est à sa place.")
    }

    fn returns_attached_to_player(&self, _: Era, attachment: &str, who: Who<'_>) -> String {
        say!(who, name =>
            "{attachment} passe en phase, toujours attachée à vous.",
            "{attachment} passe en phase, toujours attachée à {name}.")
    }

    fn returns_attached(&self, _: Era, attachment: &str, host: &str) -> String {
        format!("{attachment} passe en phase, toujours sur {host}.")
    }

    fn returns_without_host(&self, _: Era, attachment: &str, host: &str) -> String {
        format!("{attachment} passe en phase sans {host}, qui n’est plus là.")
    }

    fn keeps_its_tap(&self, what: &Things) -> String {
        num!(
            what,
            "{what} reste un permanent engagé : au retour, il faudra encore le dégager.",
            "{what} restent des permanents engagés : au retour, il faudra encore les dégager."
        )
    }

    fn keeps_its_counters(&self, what: &str, counters: &str) -> String {
        format!("{what} conserve ce qui est dessus : {counters}.")
    }

    fn keeps_its_damage(&self, what: &Things) -> String {
        num!(
            what,
            "Les blessures de ce permanent restent marquées : {what}.",
            "Les blessures de ces permanents restent marquées : {what}."
        )
    }

    fn damage_is_erased(&self, what: &Things) -> String {
        num!(
            what,
            "Les blessures de ce permanent sont effacées : {what}.",
            "Les blessures de ces permanents sont effacées : {what}."
        )
    }

    fn effect_lost(&self, source: &str, what: &str) -> String {
        let source = de(source);
        format!("L’effet à durée limitée {source} sur {what} est perdu pour de bon.")
    }

    fn delayed_lost(&self, source: &str, what: &str) -> String {
        let source = de(source);
        format!("La capacité retardée {source} ne pourra plus affecter {what}.")
    }

    fn may_attack_at_once(&self, what: &Things) -> String {
        num!(
            what,
            "{what} peut attaquer tout de suite, comme avec la célérité.",
            "{what} peuvent attaquer tout de suite, comme avec la célérité."
        )
    }

    fn other_player_keeps(&self, what: &Things, who: Who<'_>) -> String {
        match (who, what.is_one()) {
            (Who::You, true) => format!("{what} a le déphasage, mais sous votre contrôle : pas de départ."),
            (Who::You, false) => {
                format!("{what} ont le déphasage, mais sous votre contrôle : pas de départ.")
            }
            (Who::Named(name), true) => {
                let whose = de(name);
                format!("{what} a le déphasage, mais sous le contrôle {whose} : pas de départ.")
            }
            (Who::Named(name), false) => {
                let whose = de(name);
                format!("{what} ont le déphasage, mais sous le contrôle {whose} : pas de départ.")
            }
        }
    }
}
