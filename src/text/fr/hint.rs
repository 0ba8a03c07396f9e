//! What is to be done, in French.

use super::{French, de};
use crate::engine::{Action, Assignment, Block, Step};
use crate::text::hint_texts::{Deed, HintTexts};
use crate::text::tongue::Words;
use crate::text::voice::{Aim, Era, Scene, Who};

impl HintTexts for French {
    fn act_now(&self, era: Era, step: Step) -> String {
        format!("Vous pouvez le faire maintenant : c’est {}.", self.the_step(era, step))
    }

    fn act_later(&self, era: Era, step: Step, whose: Who<'_>) -> String {
        let the = self.the_step(era, step);
        match whose {
            Who::You => format!("Le bon moment vient plus tard, à votre tour : c’est {the}."),
            Who::Named(name) => format!("Le bon moment vient plus tard, au tour {} : c’est {the}.", de(name)),
        }
    }

    fn look(&self, deed: Deed) -> &'static str {
        match deed {
            Deed::Pass => "Regardez qui a la priorité, et ce qu’il y a sur la pile.",
            Deed::PlayLand | Deed::Cast { .. } | Deed::Discard => "Regardez les cartes de votre main.",
            Deed::Activate { .. } => "Regardez ce que savent faire vos permanents sur la table.",
            Deed::TapForMana => "Regardez vos terrains sur la table.",
            Deed::Attack => "Regardez lesquelles de vos créatures peuvent attaquer.",
            Deed::Block => "Regardez qui attaque, et lesquelles de vos créatures peuvent bloquer.",
            Deed::Divide => {
                "Regardez combien de blessures infligent vos créatures, et combien en supportent les bloqueurs."
            }
            Deed::StayTapped => "Regardez vos permanents engagés.",
            Deed::Order => "Regardez vos capacités qui attendent d’aller sur la pile.",
            Deed::ChooseTargets => "Regardez ce qui peut être choisi comme cible.",
            Deed::Keep => "Regardez vos légendes qui ont le même nom.",
        }
    }

    fn sort_of(&self, era: Era, deed: Deed) -> &'static str {
        match deed {
            Deed::Pass => "Il suffit de passer la priorité.",
            Deed::PlayLand => "Il faut jouer un terrain.",
            Deed::Cast { aimed: false } => era.say("Il faut jouer un sort.", "Il faut lancer un sort."),
            Deed::Cast { aimed: true } => era.say(
                "Il faut jouer un sort et en choisir la cible.",
                "Il faut lancer un sort et en choisir la cible.",
            ),
            Deed::Activate { aimed: false } => {
                era.say("Il faut jouer une capacité.", "Il faut activer une capacité.")
            }
            Deed::Activate { aimed: true } => era.say(
                "Il faut jouer une capacité et en choisir la cible.",
                "Il faut activer une capacité et en choisir la cible.",
            ),
            Deed::TapForMana => "Il faut engager pour avoir du mana.",
            Deed::Attack => "Il faut déclarer qui attaque.",
            Deed::Block => "Il faut déclarer qui bloque quoi.",
            Deed::Divide => "Il faut répartir les blessures.",
            Deed::Discard => "Il faut se défausser.",
            Deed::StayTapped => "Il faut choisir ce qui reste engagé.",
            Deed::Order => {
                "Il faut ordonner les capacités : la dernière mise sur la pile se résout la première."
            }
            Deed::ChooseTargets => "Il faut choisir une cible.",
            Deed::Keep => "Il faut choisir laquelle garder.",
        }
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn advice(&self, scene: &Scene<'_>, action: &Action) -> String {
        let era = scene.era;
        let name = |id| scene.name(id);
        let aims =
            |targets: &[_]| self.list(&targets.iter().map(|it| aimed(&scene.aim(*it))).collect::<Vec<_>>());
        match action {
            Action::PassPriority => "Passez.".to_owned(),
            Action::PlayLand { card } => format!("Jouez {}.", name(*card)),
            Action::Cast { card, targets } => match (era, targets.as_slice()) {
                (Era::Older, []) => format!("Jouez {}.", name(*card)),
                (Era::Newer, []) => format!("Lancez {}.", name(*card)),
                (Era::Older, to) => format!("Jouez {} et choisissez comme cible {}.", name(*card), aims(to)),
                (Era::Newer, to) => format!("Lancez {} et choisissez comme cible {}.", name(*card), aims(to)),
            },
            Action::Activate { source, .. } if Deed::of(action, scene.before) == Deed::TapForMana => {
                format!("Engagez {} pour avoir du mana.", name(*source))
            }
            Action::Activate { source, targets, .. } => {
                let of = de(&name(*source));
                match (era, targets.as_slice()) {
                    (Era::Older, []) => format!("Jouez la capacité {of}."),
                    (Era::Newer, []) => format!("Activez la capacité {of}."),
                    (Era::Older, to) => {
                        format!("Jouez la capacité {of} et choisissez comme cible {}.", aims(to))
                    }
                    (Era::Newer, to) => {
                        format!("Activez la capacité {of} et choisissez comme cible {}.", aims(to))
                    }
                }
            }
            Action::DeclareAttackers { attackers, .. } if attackers.is_empty() => {
                "N’attaquez pas.".to_owned()
            }
            Action::DeclareAttackers { attackers, .. } => {
                format!("Attaquez avec {}.", scene.things(attackers.iter().copied()))
            }
            Action::DeclareBlockers { blocks } if blocks.is_empty() => "Ne bloquez pas.".to_owned(),
            Action::DeclareBlockers { blocks } => {
                let block = |it: &Block| format!("Bloquez {} avec {}.", name(it.attacker), name(it.blocker));
                blocks.iter().map(block).collect::<Vec<_>>().join(" ")
            }
            Action::AssignDamage { assignments } => {
                let part = |it: &Assignment| {
                    let (amount, source, to) = (it.amount, de(&name(it.source)), aimed(&scene.aim(it.to)));
                    match amount {
                        1 => format!("Donnez 1 blessure {source} à {to}."),
                        _ => format!("Donnez {amount} blessures {source} à {to}."),
                    }
                };
                let dealt = assignments.iter().filter(|it| it.amount > 0);
                dealt.map(part).collect::<Vec<_>>().join(" ")
            }
            Action::Discard { cards } => {
                let what = scene.things(cards.iter().copied()).to_string();
                format!("Défaussez-vous {}.", de(&what))
            }
            Action::StayTapped { permanents } if permanents.is_empty() => "Dégagez tout.".to_owned(),
            Action::StayTapped { permanents } => {
                format!("Laissez {} tel quel.", scene.things(permanents.iter().copied()))
            }
            Action::OrderTriggers { order } => {
                let names: Vec<String> = scene.sources_of_waiting(order).map(name).collect();
                format!("Mettez-les sur la pile dans cet ordre : {}.", self.list(&names))
            }
            Action::ChooseTargets { targets } => format!("Choisissez comme cible {}.", aims(targets)),
            Action::KeepLegend { legend } => format!("Gardez {}.", name(*legend)),
        }
    }

    fn try_now(&self) -> &'static str {
        "Essayez maintenant : les règles l’interdisent."
    }

    fn then_resolve(&self) -> &'static str {
        "Ensuite, tout le monde passe, et cela se résout."
    }

    fn then_pass(&self) -> &'static str {
        "Ensuite, tout le monde passe jusqu’à ce que ce soit fait."
    }
}

fn aimed(aim: &Aim<'_>) -> String {
    match aim {
        Aim::Player(Who::You) => "vous".to_owned(),
        Aim::Player(Who::Named(name)) => (*name).to_owned(),
        Aim::Thing(thing) => thing.clone(),
    }
}
