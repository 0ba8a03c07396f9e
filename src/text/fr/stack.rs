//! The stack, in French.

use super::{French, de};
use crate::engine::NothingReason;
use crate::text::say;
use crate::text::tongue::{StackTexts, Words};
use crate::text::voice::{Aim, Era, Item, Who};

impl StackTexts for French {
    fn item(&self, item: &Item) -> String {
        match item {
            Item::Spell(name) => name.clone(),
            Item::Copy(name) => format!("la copie {}", de(name)),
            Item::Ability(source) => format!("la capacité {}", de(source)),
            Item::CombatDamage => "les blessures de combat".to_owned(),
        }
    }

    fn casts(&self, era: Era, who: Who<'_>, spell: &str) -> String {
        match era {
            Era::Older => say!(who, name =>
                "Vous jouez {spell}, qui va sur la pile.",
                "{name} joue {spell}, qui va sur la pile."),
            Era::Newer => say!(who, name =>
                "Vous lancez {spell}, qui va sur la pile.",
                "{name} lance {spell}, qui va sur la pile."),
        }
    }

    fn activates(&self, era: Era, who: Who<'_>, source: &str) -> String {
        let source = de(source);
        match era {
            Era::Older => say!(who, name =>
                "Vous jouez la capacité {source}, qui va sur la pile.",
                "{name} joue la capacité {source}, qui va sur la pile."),
            Era::Newer => say!(who, name =>
                "Vous activez la capacité {source}, qui va sur la pile.",
                "{name} active la capacité {source}, qui va sur la pile."),
        }
    }

    fn plays_land(&self, who: Who<'_>, land: &str) -> String {
        say!(who, name =>
            "Vous jouez {land} : c’est votre terrain de ce tour, et il n’utilise pas la pile.",
            "{name} joue {land} : c’est son terrain de ce tour, et il n’utilise pas la pile.")
    }

    fn pays(&self, who: Who<'_>, mana: &str) -> String {
        say!(who, name => "Vous payez {mana}.", "{name} paie {mana}.")
    }

    fn taps_as_cost(&self, what: &str) -> String {
        format!("{what} s’engage : cela fait partie du coût.")
    }

    fn sacrifices_as_cost(&self, who: Who<'_>, what: &str) -> String {
        say!(who, name =>
            "Vous sacrifiez {what} : cela fait partie du coût.",
            "{name} sacrifie {what} : cela fait partie du coût.")
    }

    fn aims_at(&self, aims: &[Aim<'_>]) -> String {
        let words: Vec<String> = aims
            .iter()
            .map(|aim| match aim {
                Aim::Player(Who::You) => "vous".to_owned(),
                Aim::Player(Who::Named(name)) => (*name).to_owned(),
                Aim::Thing(thing) => thing.clone(),
            })
            .collect();
        let list = self.list(&words);
        if words.len() == 1 { format!("Cible : {list}.") } else { format!("Cibles : {list}.") }
    }

    fn adds_mana(&self, who: Who<'_>, mana: &str, source: Option<&str>) -> String {
        match (source, who) {
            (Some(source), Who::You) => format!("{source} vous donne {mana}."),
            (Some(source), Who::Named(name)) => format!("{source} donne {mana} à {name}."),
            (None, Who::You) => format!("Votre réserve reçoit {mana}."),
            (None, Who::Named(name)) => {
                let whose = de(name);
                format!("La réserve {whose} reçoit {mana}.")
            }
        }
    }

    fn mana_skips_stack(&self) -> &'static str {
        "C’est une capacité de mana : elle n’utilise pas la pile."
    }

    fn orders_triggers(&self, who: Who<'_>) -> String {
        say!(who, name =>
            "Vous ordonnez vos capacités déclenchées.",
            "{name} ordonne ses capacités déclenchées.")
    }

    fn resolves_last(&self, source: &str) -> String {
        let source = de(source);
        format!("La capacité {source} va sous les autres : elle se résoudra en dernier.")
    }

    fn resolves_first(&self, source: &str) -> String {
        let source = de(source);
        format!("La capacité {source} va sur les autres : elle se résoudra en premier.")
    }

    fn triggers(&self, source: &str, delayed: bool) -> String {
        let source = de(source);
        if delayed {
            format!("La capacité retardée {source} se déclenche.")
        } else {
            format!("La capacité {source} se déclenche.")
        }
    }

    fn trigger_is_held(&self, _: Era) -> &'static str {
        "Personne ne reçoit la priorité pendant cette étape : la capacité attend, d’ordinaire jusqu’à l’entretien."
    }

    fn trigger_waits(&self) -> &'static str {
        "Elle ira sur la pile dès qu’un joueur devrait recevoir la priorité."
    }

    fn trigger_stacked(&self, source: &str) -> String {
        let source = de(source);
        format!("La capacité {source} va sur la pile.")
    }

    fn trigger_without_target(&self, source: &str) -> String {
        let source = de(source);
        format!("La capacité {source} ne va pas sur la pile : il n’y a pas de cible légale.")
    }

    fn resolution_began(&self, item: &Item) -> String {
        match item {
            Item::Spell(name) => format!("{name} se résout."),
            Item::Copy(name) => format!("La copie {} se résout.", de(name)),
            Item::Ability(source) => format!("La capacité {} se résout.", de(source)),
            Item::CombatDamage => "Les blessures de combat se résolvent.".to_owned(),
        }
    }

    fn target_is_illegal(&self, aim: &Aim<'_>) -> String {
        match aim {
            Aim::Player(Who::You) => "Vous n’êtes plus une cible légale.".to_owned(),
            Aim::Player(Who::Named(name)) => format!("{name} n’est plus une cible légale."),
            Aim::Thing(thing) => format!("{thing} n’est plus une cible légale."),
        }
    }

    fn spell_finished(&self, spell: &str) -> String {
        format!("{spell} a fait son effet et va au cimetière.")
    }

    fn item_gone(&self, item: &Item) -> String {
        match item {
            Item::Spell(name) => format!("{name} a fait son effet et quitte la pile."),
            Item::Copy(name) => format!("La copie {} a fait son effet et cesse d’exister.", de(name)),
            Item::Ability(source) => {
                format!("La capacité {} a fait son effet et quitte la pile.", de(source))
            }
            Item::CombatDamage => "Les blessures de combat quittent la pile.".to_owned(),
        }
    }

    fn enters(&self, era: Era, what: &str, who: Who<'_>) -> String {
        match (era, who) {
            (Era::Older, Who::You) => format!("{what} arrive en jeu sous votre contrôle."),
            (Era::Newer, Who::You) => format!("{what} arrive sur le champ de bataille sous votre contrôle."),
            (Era::Older, Who::Named(name)) => {
                let whose = de(name);
                format!("{what} arrive en jeu sous le contrôle {whose}.")
            }
            (Era::Newer, Who::Named(name)) => {
                let whose = de(name);
                format!("{what} arrive sur le champ de bataille sous le contrôle {whose}.")
            }
        }
    }

    fn enters_tapped(&self, what: &str) -> String {
        format!("{what} arrive comme permanent déjà engagé.")
    }

    fn enters_with(&self, what: &str, counters: &str) -> String {
        format!("{what} arrive avec {counters}.")
    }

    fn enters_on_back(&self, what: &str) -> String {
        format!("{what} arrive verso visible : il fait nuit.")
    }

    fn enters_attached_to_player(&self, what: &str, who: Who<'_>) -> String {
        say!(who, name => "{what} s’attache à vous.", "{what} s’attache à {name}.")
    }

    fn enters_attached(&self, what: &str, host: &str) -> String {
        format!("{what} s’attache à {host}.")
    }

    fn all_targets_illegal(&self, era: Era, item: &Item) -> String {
        match (era, item) {
            (Era::Older, Item::Spell(name)) => {
                format!("Les règles contrecarrent {name} : aucune cible n’est plus légale.")
            }
            (Era::Newer, Item::Spell(name)) => {
                format!("{name} ne se résout pas : aucune cible n’est plus légale.")
            }
            (Era::Older, Item::Copy(name)) => {
                format!("Les règles contrecarrent la copie {} : aucune cible n’est plus légale.", de(name))
            }
            (Era::Newer, Item::Copy(name)) => {
                format!("La copie {} ne se résout pas : aucune cible n’est plus légale.", de(name))
            }
            (Era::Older, Item::Ability(name)) => {
                format!("Les règles contrecarrent la capacité {} : aucune cible n’est plus légale.", de(name))
            }
            (Era::Newer, Item::Ability(name)) => {
                format!("La capacité {} ne se résout pas : aucune cible n’est plus légale.", de(name))
            }
            (_, Item::CombatDamage) => "Les blessures de combat n’ont plus de destinataire.".to_owned(),
        }
    }

    fn countered(&self, spell: &str) -> String {
        format!("Le sort {spell} est contrecarré : il ne fera pas son effet.")
    }

    fn copied(&self, spell: &str) -> String {
        let spell = de(spell);
        format!("Une copie {spell} va sur la pile.")
    }

    fn copy_is_not_cast(&self, era: Era) -> &'static str {
        era.say(
            "La copie n’est pas jouée : elle ne compte pas parmi les sorts du tour.",
            "La copie n’est pas lancée : elle ne compte pas parmi les sorts du tour.",
        )
    }

    fn nothing_because(&self, why: NothingReason, what: &str) -> String {
        match why {
            NothingReason::PhasedOut { .. } => {
                format!("Rien ne se passe : {what} est hors phase, et l’on fait comme si ce n’était pas là.")
            }
            NothingReason::WaitsForHost { .. } => {
                format!(
                    "Rien ne se passe : {what} est hors phase indirectement, et revient seulement avec son hôte."
                )
            }
            NothingReason::NothingToAffect => "Rien ne se passe : il n’y a rien à affecter.".to_owned(),
            NothingReason::NotYoursToSacrifice { .. } => {
                format!(
                    "Rien ne se passe : {what} a un autre contrôleur, et on ne sacrifie que ce qu’on contrôle."
                )
            }
            NothingReason::AlreadySo => "Rien ne change : c’était déjà ainsi.".to_owned(),
            NothingReason::TokenCannotReturn => {
                "Rien ne se passe : un jeton passé hors phase ne peut pas revenir.".to_owned()
            }
            NothingReason::ConditionFalse => {
                "Rien ne se passe : la condition de la capacité n’est plus vraie.".to_owned()
            }
            NothingReason::TargetIllegal => {
                "Cette partie n’a pas d’effet : sa cible n’est plus légale.".to_owned()
            }
            NothingReason::Forbidden => {
                "Cela n’arrive pas : un effet l’interdit, et une interdiction l’emporte toujours.".to_owned()
            }
        }
    }

    fn goes_to_graveyard(&self, what: &str, whose: Who<'_>) -> String {
        match whose {
            Who::You => format!("{what} va dans votre cimetière."),
            Who::Named(name) => {
                let whose = de(name);
                format!("{what} va dans le cimetière {whose}.")
            }
        }
    }
}
