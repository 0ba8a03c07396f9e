//! Why not, in English.

use super::English;
use crate::engine::{Action, Awaiting, PlayerId, Refusal, Step, TargetProblem};
use crate::text::say;
use crate::text::tongue::{RefusalTexts, Words};
use crate::text::voice::{Aim, Era, Scene, Who};

impl RefusalTexts for English {
    #[deny(clippy::wildcard_enum_match_arm)]
    fn tried(&self, scene: &Scene<'_>, actor: PlayerId, action: &Action) -> String {
        let who = scene.who(actor);
        match action {
            Action::PassPriority => say!(who, name => "Why can’t you pass?", "Why can’t {name} pass?"),
            Action::PlayLand { card } => {
                let card = scene.name(*card);
                say!(who, name => "Why can’t you play {card}?", "Why can’t {name} play {card}?")
            }
            Action::Cast { card, .. } => {
                let card = scene.name(*card);
                match scene.era {
                    Era::Older => {
                        say!(who, name => "Why can’t you play {card}?", "Why can’t {name} play {card}?")
                    }
                    Era::Newer => {
                        say!(who, name => "Why can’t you cast {card}?", "Why can’t {name} cast {card}?")
                    }
                }
            }
            Action::Activate { source, .. } => {
                let source = scene.name(*source);
                format!("Why not the ability of {source} now?")
            }
            Action::DeclareAttackers { attackers, .. } => {
                let what = scene.things(attackers.iter().copied());
                if what.is_one() {
                    format!("Why can’t {what} attack?")
                } else {
                    say!(who, name => "Why can’t you attack like this?", "Why can’t {name} attack like this?")
                }
            }
            Action::DeclareBlockers { blocks } => match blocks.as_slice() {
                [block] => {
                    let (blocker, attacker) = (scene.name(block.blocker), scene.name(block.attacker));
                    format!("Why can’t {blocker} block {attacker}?")
                }
                _ => say!(who, name => "Why can’t you block like this?", "Why can’t {name} block like this?"),
            },
            Action::AssignDamage { .. } => "Why can’t the damage be divided like this?".to_owned(),
            Action::Discard { .. } => "Why can’t these be discarded?".to_owned(),
            Action::StayTapped { .. } => "Why can’t it stay tapped?".to_owned(),
            Action::OrderTriggers { .. } => "Why not in this order?".to_owned(),
            Action::ChooseTargets { .. } => "Why not these targets?".to_owned(),
            Action::KeepLegend { .. } => "Why can’t this one be kept?".to_owned(),
        }
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn refused(&self, scene: &Scene<'_>, actor: PlayerId, why: &Refusal) -> String {
        let name = |id| scene.name(id);
        let who = scene.who(actor);
        match why {
            Refusal::GameOver => "The game is over.".to_owned(),
            Refusal::NotYourDecision { awaiting, .. } => {
                match awaiting.player().map_or(Who::You, |player| scene.who(player)) {
                    Who::You => "At this moment the choice is yours.".to_owned(),
                    Who::Named(name) => format!("At this moment the choice is {name}’s."),
                }
            }
            Refusal::NotNow { step: Step::Untap, .. } => match scene.era {
                Era::Older => "In the untap step nobody has priority: nothing can be played.".to_owned(),
                Era::Newer => {
                    "In the untap step nobody has priority: nothing can be cast or activated.".to_owned()
                }
            },
            Refusal::NotNow { awaiting: Awaiting::TheTurn, .. } => {
                "The turn is going on by itself: nobody has priority now.".to_owned()
            }
            Refusal::NotNow { step, awaiting: Awaiting::Priority { .. } } => {
                format!("This can’t be done now, during {}.", self.the_step(scene.era, *step))
            }
            Refusal::NotNow { step, .. } => {
                let the = self.the_step(scene.era, *step);
                format!("This can’t be done now, during {the}: another choice comes first.")
            }
            Refusal::OtherChoiceFirst { .. } => {
                "Another choice comes first, and while it is made nobody has priority.".to_owned()
            }
            Refusal::NotInHand { card } => {
                let card = name(*card);
                say!(who, name => "{card} is not in your hand.", "{card} is not in {name}’s hand.")
            }
            Refusal::NotALand { card } => format!("{} is not a land.", name(*card)),
            Refusal::LandIsNotCast { card } => match scene.era {
                Era::Older => format!("{} is a land: it is played without using the stack.", name(*card)),
                Era::Newer => format!("{} is a land: it is played, not cast.", name(*card)),
            },
            Refusal::NotYourMainPhase { card, .. } => {
                let card = name(*card);
                match (scene.era, who) {
                    (Era::Older, Who::You) => format!("{card} can be played only in your own main phase."),
                    (Era::Newer, Who::You) => format!("{card} is only for your own main phase."),
                    (Era::Older, Who::Named(name)) => {
                        format!("{card} can be played only in a main phase of {name}’s.")
                    }
                    (Era::Newer, Who::Named(name)) => format!("{card} is only for a main phase of {name}’s."),
                }
            }
            Refusal::StackNotEmpty { card } => {
                format!("{} has to wait until the stack is empty.", name(*card))
            }
            Refusal::LandAlreadyPlayed { card } => {
                let card = name(*card);
                say!(who, name =>
                    "You have already played your land for this turn: {card} has to wait.",
                    "{name} has already played a land this turn: {card} has to wait.")
            }
            Refusal::CannotPay { cost, pool } => {
                let cost = self.mana_to_pay(cost);
                let pool = self.mana(pool);
                if pool.is_empty() {
                    say!(who, name =>
                        "It costs {cost}, and your mana pool is empty.",
                        "It costs {cost}, and {name}’s mana pool is empty.")
                } else {
                    say!(who, name =>
                        "It costs {cost}, and your mana pool holds only {pool}.",
                        "It costs {cost}, and {name}’s mana pool holds only {pool}.")
                }
            }
            Refusal::WrongNumberOfTargets { needed: 0, .. } => "It has no targets.".to_owned(),
            Refusal::WrongNumberOfTargets { needed: 1, .. } => "It needs one target.".to_owned(),
            Refusal::WrongNumberOfTargets { needed, .. } => format!("It needs {needed} targets."),
            Refusal::IllegalTarget { target, why } => match (scene.aim(*target), why) {
                (Aim::Thing(thing), TargetProblem::PhasedOut) => {
                    format!("{thing} is phased out: only what is phased in can be chosen.")
                }
                (Aim::Thing(thing), TargetProblem::Gone) => format!("{thing} is no longer there."),
                (Aim::Thing(thing), TargetProblem::DoesNotFit) => {
                    format!("{thing} is not the kind of target that is asked for.")
                }
                (Aim::Player(Who::You), _) => "You are not the kind of target that is asked for.".to_owned(),
                (Aim::Player(Who::Named(name)), _) => {
                    format!("{name} is not the kind of target that is asked for.")
                }
            },
            Refusal::NotInPlay { object } => match scene.era {
                Era::Older => format!("{} is not in play.", name(*object)),
                Era::Newer => format!("{} is not on the battlefield.", name(*object)),
            },
            Refusal::PhasedOut { object } => {
                format!("{} is phased out and treated as though it did not exist.", name(*object))
            }
            Refusal::NotYours { object } => {
                let object = name(*object);
                say!(who, name => "You do not control {object}.", "{name} does not control {object}.")
            }
            Refusal::NoSuchAbility { object } => format!("{} has no such ability.", name(*object)),
            Refusal::AlreadyTapped { object } => {
                format!("The cost is to tap {}, which is tapped already.", name(*object))
            }
            Refusal::SummoningSickAbility { object }
            | Refusal::AttackerSummoningSick { creature: object } => {
                let object = name(*object);
                say!(who, name =>
                    "{object} has summoning sickness: you have not controlled it since your turn began.",
                    "{object} has summoning sickness: {name} has not controlled it since the turn began.")
            }
            Refusal::AlreadyUsedThisTurn { object } => {
                format!("This ability of {} works once each turn, and it has been used.", name(*object))
            }
            Refusal::AttackerNotACreature { object } => {
                format!("{} is not a creature: only creatures attack.", name(*object))
            }
            Refusal::AttackerTapped { creature } => {
                format!("{} is tapped: a tapped creature can’t attack.", name(*creature))
            }
            Refusal::AttackerDefender { creature, .. } => {
                format!("{} has defender: it can’t attack.", name(*creature))
            }
            Refusal::AttackerWall { creature } => {
                format!("{} is a Wall: Walls can’t attack.", name(*creature))
            }
            Refusal::AttackForbidden { creature } => {
                format!("An effect keeps {} from attacking.", name(*creature))
            }
            Refusal::NotAnOpponent { player } => say!(scene.who(*player), name =>
                "You can’t be attacked by your own side.",
                "{name} is not an opponent who can be attacked."),
            Refusal::NamedTwice { object } => format!("{} is named twice.", name(*object)),
            Refusal::BlockerNotACreature { object } => {
                format!("{} is not a creature: only creatures block.", name(*object))
            }
            Refusal::BlockerTapped { creature } => {
                format!("{} is tapped: a tapped creature can’t block.", name(*creature))
            }
            Refusal::NotAttacking { creature } => format!("{} is not attacking.", name(*creature)),
            Refusal::AttacksAnother { creature, defender } => {
                let creature = name(*creature);
                say!(scene.who(*defender), name =>
                    "{creature} is attacking you: only your side can block it.",
                    "{creature} is attacking {name}: only that side can block it.")
            }
            Refusal::BlocksTwo { creature } => format!("{} can block only one attacker.", name(*creature)),
            Refusal::CannotBlockFlyer { blocker, attacker } => match scene.era {
                Era::Older => {
                    format!("{} has flying, and {} does not.", name(*attacker), name(*blocker))
                }
                Era::Newer => format!(
                    "{} has flying, and {} has neither flying nor reach.",
                    name(*attacker),
                    name(*blocker)
                ),
            },
            Refusal::BlockForbidden { creature } => {
                format!("An effect keeps {} from blocking.", name(*creature))
            }
            Refusal::DealsNoDamageNow { creature } => {
                format!("{} deals no combat damage now.", name(*creature))
            }
            Refusal::WrongTotal { creature, needed, given } => format!(
                "{} assigns {needed} in all, as much as its power; here the total is {given}.",
                name(*creature)
            ),
            Refusal::IllegalRecipient { creature, to } => match scene.aim(*to) {
                Aim::Player(Who::You) => format!("{} can’t assign damage to you.", name(*creature)),
                Aim::Player(Who::Named(player)) => {
                    format!("{} can’t assign damage to {player}.", name(*creature))
                }
                Aim::Thing(thing) => format!("{} can’t assign damage to {thing}.", name(*creature)),
            },
            Refusal::TrampleNotLethal { creature, blocker, needed, given } => format!(
                "Before it tramples over, {} must assign {needed} to {}; here it assigns {given}.",
                name(*creature),
                name(*blocker)
            ),
            Refusal::WrongNumberOfCards { needed: 1, given } => {
                format!("One card must be discarded; the choice names {given}.")
            }
            Refusal::WrongNumberOfCards { needed, given } => {
                format!("{needed} cards must be discarded; the choice names {given}.")
            }
            Refusal::MustUntap { object } => format!("Nothing allows {} to stay tapped.", name(*object)),
            Refusal::WrongTriggers => "Every waiting ability must be named exactly once.".to_owned(),
            Refusal::NotThatLegend { object } => {
                format!("{} is not among the legends to choose from.", name(*object))
            }
        }
    }
}
