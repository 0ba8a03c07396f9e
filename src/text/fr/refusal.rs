//! Why not, in French.

use super::{French, de};
use crate::engine::{Action, Awaiting, PlayerId, Refusal, Step, TargetProblem};
use crate::text::say;
use crate::text::tongue::{RefusalTexts, Words};
use crate::text::voice::{Aim, Era, Scene, Who};

impl RefusalTexts for French {
    #[deny(clippy::wildcard_enum_match_arm)]
    fn tried(&self, scene: &Scene<'_>, actor: PlayerId, action: &Action) -> String {
        let who = scene.who(actor);
        match action {
            Action::PassPriority => {
                say!(who, name => "Pourquoi ne pouvez-vous pas passer ?", "Pourquoi {name} ne peut pas passer ?")
            }
            Action::PlayLand { card } => format!("Pourquoi ne pas jouer {} maintenant ?", scene.name(*card)),
            Action::Cast { card, .. } => match scene.era {
                Era::Older => format!("Pourquoi ne pas jouer {} maintenant ?", scene.name(*card)),
                Era::Newer => format!("Pourquoi ne pas lancer {} maintenant ?", scene.name(*card)),
            },
            Action::Activate { source, .. } => {
                let source = de(&scene.name(*source));
                format!("Pourquoi pas la capacité {source} maintenant ?")
            }
            Action::DeclareAttackers { attackers, .. } => {
                let what = scene.things(attackers.iter().copied());
                if what.is_one() {
                    format!("Pourquoi ne pas attaquer avec {what} ?")
                } else {
                    "Pourquoi ne pas attaquer ainsi ?".to_owned()
                }
            }
            Action::DeclareBlockers { blocks } => match blocks.as_slice() {
                [block] => {
                    let (blocker, attacker) = (scene.name(block.blocker), scene.name(block.attacker));
                    format!("Pourquoi ne pas bloquer {attacker} avec {blocker} ?")
                }
                _ => "Pourquoi ne pas bloquer ainsi ?".to_owned(),
            },
            Action::AssignDamage { .. } => "Pourquoi ne pas répartir les blessures ainsi ?".to_owned(),
            Action::Discard { .. } => "Pourquoi ne pas défausser ainsi ?".to_owned(),
            Action::StayTapped { .. } => "Pourquoi faut-il dégager ce permanent ?".to_owned(),
            Action::OrderTriggers { .. } => "Pourquoi pas dans cet ordre ?".to_owned(),
            Action::ChooseTargets { .. } => "Pourquoi pas ces cibles ?".to_owned(),
            Action::KeepLegend { .. } => "Pourquoi ne pas garder celle-ci ?".to_owned(),
        }
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn refused(&self, scene: &Scene<'_>, actor: PlayerId, why: &Refusal) -> String {
        let name = |id| scene.name(id);
        let who = scene.who(actor);
        match why {
            Refusal::GameOver => "La partie est terminée.".to_owned(),
            Refusal::NotYourDecision { awaiting, .. } => {
                match awaiting.player().map_or(Who::You, |player| scene.who(player)) {
                    Who::You => "En ce moment, le choix est à vous.".to_owned(),
                    Who::Named(name) => format!("En ce moment, le choix est à {name}."),
                }
            }
            Refusal::NotNow { step: Step::Untap, .. } => match scene.era {
                Era::Older => {
                    "Pendant l’étape de dégagement, personne n’a la priorité : on ne joue rien.".to_owned()
                }
                Era::Newer => {
                    "Pendant l’étape de dégagement, personne n’a la priorité : on ne lance et on n’active rien."
                        .to_owned()
                }
            },
            Refusal::NotNow { awaiting: Awaiting::TheTurn, .. } => {
                "Le tour avance tout seul : personne n’a la priorité maintenant.".to_owned()
            }
            Refusal::NotNow { step, awaiting: Awaiting::Priority { .. } } => {
                format!("Ce n’est pas possible maintenant, pendant {}.", self.the_step(scene.era, *step))
            }
            Refusal::NotNow { step, .. } => {
                let the = self.the_step(scene.era, *step);
                format!("Ce n’est pas possible maintenant, pendant {the} : il y a un autre choix d’abord.")
            }
            Refusal::OtherChoiceFirst { .. } => "Il y a un autre choix à faire d’abord, et pendant ce choix personne n’a la priorité.".to_owned(),
            Refusal::NotInHand { card } => {
                let card = name(*card);
                match who {
                    Who::You => format!("{card} n’est pas dans votre main."),
                    Who::Named(name) => format!("{card} n’est pas dans la main {}.", de(name)),
                }
            }
            Refusal::NotALand { card } => format!("{} n’est pas un terrain.", name(*card)),
            Refusal::LandIsNotCast { card } => match scene.era {
                Era::Older => format!("{} est un terrain : on le joue sans utiliser la pile.", name(*card)),
                Era::Newer => format!("{} est un terrain : on le joue, on ne le lance pas.", name(*card)),
            },
            Refusal::NotYourMainPhase { card, .. } => {
                let card = name(*card);
                match who {
                    Who::You => format!("{card} ne se joue que pendant l’une de vos phases principales."),
                    Who::Named(name) => {
                        format!("{card} ne se joue que pendant une phase principale {}.", de(name))
                    }
                }
            }
            Refusal::StackNotEmpty { card } => {
                format!("{} ne se joue que lorsque la pile est vide.", name(*card))
            }
            Refusal::LandAlreadyPlayed { card } => {
                let card = name(*card);
                say!(who, name =>
                    "Vous avez déjà joué votre terrain de ce tour : {card} doit attendre.",
                    "{name} a déjà joué son terrain de ce tour : {card} doit attendre.")
            }
            Refusal::CannotPay { cost, pool } => {
                let cost = self.mana_to_pay(cost);
                let pool = self.mana(pool);
                match (who, pool.is_empty()) {
                    (Who::You, true) => format!("Coût : {cost} ; votre réserve est vide."),
                    (Who::You, false) => format!("Coût : {cost} ; votre réserve n’a que ceci : {pool}."),
                    (Who::Named(name), true) => format!("Coût : {cost} ; la réserve {} est vide.", de(name)),
                    (Who::Named(name), false) => {
                        format!("Coût : {cost} ; la réserve {} n’a que ceci : {pool}.", de(name))
                    }
                }
            }
            Refusal::WrongNumberOfTargets { needed: 0, .. } => "Il n’y faut pas de cible.".to_owned(),
            Refusal::WrongNumberOfTargets { needed: 1, .. } => "Il y faut une cible.".to_owned(),
            Refusal::WrongNumberOfTargets { needed, .. } => format!("Il y faut {needed} cibles."),
            Refusal::IllegalTarget { target, why } => match (scene.aim(*target), why) {
                (Aim::Thing(thing), TargetProblem::PhasedOut) => {
                    format!("{thing} est hors phase : on ne peut choisir que ce qui est en phase.")
                }
                (Aim::Thing(thing), TargetProblem::Gone) => format!("{thing} n’est plus là."),
                (Aim::Thing(thing), TargetProblem::DoesNotFit) => {
                    format!("{thing} n’est pas le genre de cible demandé.")
                }
                (Aim::Player(Who::You), _) => "Vous n’êtes pas le genre de cible demandé.".to_owned(),
                (Aim::Player(Who::Named(name)), _) => format!("{name} n’est pas le genre de cible demandé."),
            },
            Refusal::NotInPlay { object } => match scene.era {
                Era::Older => format!("{} n’est pas en jeu.", name(*object)),
                Era::Newer => format!("{} n’est pas sur le champ de bataille.", name(*object)),
            },
            Refusal::PhasedOut { object } => {
                format!("{} est hors phase : on fait comme si ce n’était pas là.", name(*object))
            }
            Refusal::NotYours { object } => {
                let object = name(*object);
                say!(who, name => "Vous ne contrôlez pas {object}.", "{name} ne contrôle pas {object}.")
            }
            Refusal::NoSuchAbility { object } => format!("{} n’a pas de capacité de ce genre.", name(*object)),
            Refusal::AlreadyTapped { object } => {
                format!("Le coût demande d’engager {}, mais ce permanent est déjà engagé.", name(*object))
            }
            Refusal::SummoningSickAbility { object } | Refusal::AttackerSummoningSick { creature: object } => {
                let object = name(*object);
                say!(who, name =>
                    "{object} a le mal d’invocation : vous ne contrôlez pas cette créature depuis le début du tour.",
                    "{object} a le mal d’invocation : {name} ne contrôle pas cette créature depuis le début du tour.")
            }
            Refusal::AlreadyUsedThisTurn { object } => {
                let object = de(&name(*object));
                format!("Cette capacité {object} sert une fois par tour, et elle a déjà servi.")
            }
            Refusal::AttackerNotACreature { object } => {
                format!("{} n’est pas une créature : seules les créatures attaquent.", name(*object))
            }
            Refusal::AttackerTapped { creature } => {
                format!("{} est une créature engagée : une créature engagée n’attaque pas.", name(*creature))
            }
            Refusal::AttackerDefender { creature, .. } => {
                format!("{} a le défenseur : pas d’attaque.", name(*creature))
            }
            Refusal::AttackerWall { creature } => {
                format!("{} est un mur : les murs n’attaquent pas.", name(*creature))
            }
            Refusal::AttackForbidden { creature } => {
                format!("Un effet empêche {} d’attaquer.", name(*creature))
            }
            Refusal::NotAnOpponent { player } => say!(scene.who(*player), name =>
                "Votre propre camp ne peut pas vous attaquer.",
                "{name} n’est pas un adversaire que l’on puisse attaquer."),
            Refusal::NamedTwice { object } => format!("{} est là deux fois.", name(*object)),
            Refusal::BlockerNotACreature { object } => {
                format!("{} n’est pas une créature : seules les créatures bloquent.", name(*object))
            }
            Refusal::BlockerTapped { creature } => {
                format!("{} est une créature engagée : une créature engagée ne bloque pas.", name(*creature))
            }
            Refusal::NotAttacking { creature } => format!("{} n’attaque pas.", name(*creature)),
            Refusal::AttacksAnother { creature, defender } => {
                let creature = name(*creature);
                say!(scene.who(*defender), name =>
                    "{creature} vous attaque : seul votre camp peut bloquer.",
                    "{creature} attaque {name} : seul ce camp peut bloquer.")
            }
            Refusal::BlocksTwo { creature } => {
                format!("{} ne peut bloquer qu’un seul attaquant.", name(*creature))
            }
            Refusal::CannotBlockFlyer { blocker, attacker } => match scene.era {
                Era::Older => format!("{} a le vol, et pas {}.", name(*attacker), name(*blocker)),
                Era::Newer => format!(
                    "{} a le vol, et {} n’a ni le vol ni la portée.",
                    name(*attacker),
                    name(*blocker)
                ),
            },
            Refusal::BlockForbidden { creature } => {
                format!("Un effet empêche {} de bloquer.", name(*creature))
            }
            Refusal::DealsNoDamageNow { creature } => {
                format!("{} n’inflige pas de blessures de combat maintenant.", name(*creature))
            }
            Refusal::WrongTotal { creature, needed, given } => format!(
                "{} attribue {needed} en tout, autant que sa force ; ici, le total est {given}.",
                name(*creature)
            ),
            Refusal::IllegalRecipient { creature, to } => match scene.aim(*to) {
                Aim::Player(Who::You) => format!("{} ne peut pas vous attribuer de blessures.", name(*creature)),
                Aim::Player(Who::Named(player)) => {
                    format!("{} ne peut pas attribuer de blessures à {player}.", name(*creature))
                }
                Aim::Thing(thing) => {
                    format!("{} ne peut pas attribuer de blessures à {thing}.", name(*creature))
                }
            },
            Refusal::TrampleNotLethal { creature, blocker, needed, given } => format!(
                "Avant de piétiner, {} doit attribuer {needed} à {} ; ici, c’est {given}.",
                name(*creature),
                name(*blocker)
            ),
            Refusal::WrongNumberOfCards { needed: 1, given } => {
                format!("Il faut défausser une carte ; le choix en nomme {given}.")
            }
            Refusal::WrongNumberOfCards { needed, given } => {
                format!("Il faut défausser {needed} cartes ; le choix en nomme {given}.")
            }
            Refusal::MustUntap { object } => {
                format!("Rien ne permet à {} de ne pas se dégager.", name(*object))
            }
            Refusal::WrongTriggers => {
                "Chaque capacité qui attend doit être nommée une fois exactement.".to_owned()
            }
            Refusal::NotThatLegend { object } => {
                format!("{} n’est pas parmi les légendes à choisir.", name(*object))
            }
        }
    }
}
