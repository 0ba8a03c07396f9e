//! What is to be done, in English.

use super::English;
use crate::engine::{Action, Assignment, Block, Step};
use crate::text::hint_texts::{Deed, HintTexts};
use crate::text::say;
use crate::text::tongue::Words;
use crate::text::voice::{Aim, Era, Scene, Who};

impl HintTexts for English {
    fn act_now(&self, era: Era, step: Step) -> String {
        format!("You can do it now: it is {}.", self.the_step(era, step))
    }

    fn act_later(&self, era: Era, step: Step, whose: Who<'_>) -> String {
        let the = self.the_step(era, step);
        say!(whose, name =>
            "The right moment comes later, in your turn: it is {the}.",
            "The right moment comes later, in {name}’s turn: it is {the}.")
    }

    fn look(&self, deed: Deed) -> &'static str {
        match deed {
            Deed::Pass => "See who has priority, and what is on the stack.",
            Deed::PlayLand | Deed::Cast { .. } | Deed::Discard => "Look at the cards in your hand.",
            Deed::Activate { .. } => "Look at what your permanents on the table can do.",
            Deed::TapForMana => "Look at your lands on the table.",
            Deed::Attack => "See which of your creatures can attack.",
            Deed::Block => "See who attacks, and which of your creatures can block.",
            Deed::Divide => "See how much damage your creatures deal, and how much their blockers can take.",
            Deed::StayTapped => "Look at your tapped permanents.",
            Deed::Order => "Look at your abilities that are waiting to go on the stack.",
            Deed::ChooseTargets => "See what can be chosen as a target.",
            Deed::Keep => "Look at your legends that have the same name.",
        }
    }

    fn sort_of(&self, era: Era, deed: Deed) -> &'static str {
        match deed {
            Deed::Pass => "It is enough to pass priority.",
            Deed::PlayLand => "A land is to be played.",
            Deed::Cast { aimed: false } => era.say("A spell is to be played.", "A spell is to be cast."),
            Deed::Cast { aimed: true } => era.say(
                "A spell is to be played, and its target chosen.",
                "A spell is to be cast, and its target chosen.",
            ),
            Deed::Activate { aimed: false } => {
                era.say("An ability is to be played.", "An ability is to be activated.")
            }
            Deed::Activate { aimed: true } => era.say(
                "An ability is to be played, and its target chosen.",
                "An ability is to be activated, and its target chosen.",
            ),
            Deed::TapForMana => "Something is to be tapped for mana.",
            Deed::Attack => "Say who attacks.",
            Deed::Block => "Say who blocks what.",
            Deed::Divide => "The damage is to be divided.",
            Deed::Discard => "Something is to be discarded.",
            Deed::StayTapped => "Choose what stays tapped.",
            Deed::Order => {
                "The abilities are to be put in order: the last to go on the stack resolves first."
            }
            Deed::ChooseTargets => "A target is to be chosen.",
            Deed::Keep => "Choose which one to keep.",
        }
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn advice(&self, scene: &Scene<'_>, action: &Action) -> String {
        let era = scene.era;
        let name = |id| scene.name(id);
        let aims =
            |targets: &[_]| self.list(&targets.iter().map(|it| aimed(&scene.aim(*it))).collect::<Vec<_>>());
        match action {
            Action::PassPriority => "Pass.".to_owned(),
            Action::PlayLand { card } => format!("Play {}.", name(*card)),
            Action::Cast { card, targets } => match (era, targets.as_slice()) {
                (Era::Older, []) => format!("Play {}.", name(*card)),
                (Era::Newer, []) => format!("Cast {}.", name(*card)),
                (Era::Older, to) => format!("Play {} and choose {} as its target.", name(*card), aims(to)),
                (Era::Newer, to) => format!("Cast {} and choose {} as its target.", name(*card), aims(to)),
            },
            Action::Activate { source, .. } if Deed::of(action, scene.before) == Deed::TapForMana => {
                format!("Tap {} for mana.", name(*source))
            }
            Action::Activate { source, targets, .. } => match (era, targets.as_slice()) {
                (Era::Older, []) => format!("Play the ability of {}.", name(*source)),
                (Era::Newer, []) => format!("Activate the ability of {}.", name(*source)),
                (Era::Older, to) => {
                    format!("Play the ability of {} and choose {} as its target.", name(*source), aims(to))
                }
                (Era::Newer, to) => {
                    format!(
                        "Activate the ability of {} and choose {} as its target.",
                        name(*source),
                        aims(to)
                    )
                }
            },
            Action::DeclareAttackers { attackers, .. } if attackers.is_empty() => "Do not attack.".to_owned(),
            Action::DeclareAttackers { attackers, .. } => {
                format!("Attack with {}.", scene.things(attackers.iter().copied()))
            }
            Action::DeclareBlockers { blocks } if blocks.is_empty() => "Do not block.".to_owned(),
            Action::DeclareBlockers { blocks } => {
                let block = |it: &Block| format!("Block {} with {}.", name(it.attacker), name(it.blocker));
                blocks.iter().map(block).collect::<Vec<_>>().join(" ")
            }
            Action::AssignDamage { assignments } => {
                let part = |it: &Assignment| {
                    let (amount, source, to) = (it.amount, name(it.source), aimed(&scene.aim(it.to)));
                    format!("Assign {amount} damage from {source} to {to}.")
                };
                let dealt = assignments.iter().filter(|it| it.amount > 0);
                dealt.map(part).collect::<Vec<_>>().join(" ")
            }
            Action::Discard { cards } => format!("Discard {}.", scene.things(cards.iter().copied())),
            Action::StayTapped { permanents } if permanents.is_empty() => "Untap everything.".to_owned(),
            Action::StayTapped { permanents } => {
                format!("Leave {} as it is.", scene.things(permanents.iter().copied()))
            }
            Action::OrderTriggers { order } => {
                let names: Vec<String> = scene.sources_of_waiting(order).map(name).collect();
                format!("Put them on the stack in this order: {}.", self.list(&names))
            }
            Action::ChooseTargets { targets } => format!("Choose {} as the target.", aims(targets)),
            Action::KeepLegend { legend } => format!("Keep {}.", name(*legend)),
        }
    }

    fn try_now(&self) -> &'static str {
        "Try it now: the rules forbid it."
    }

    fn then_resolve(&self) -> &'static str {
        "Then everybody passes, and it resolves."
    }

    fn then_pass(&self) -> &'static str {
        "Then everybody passes until it is done."
    }
}

fn aimed(aim: &Aim<'_>) -> String {
    match aim {
        Aim::Player(Who::You) => "yourself".to_owned(),
        Aim::Player(Who::Named(name)) => (*name).to_owned(),
        Aim::Thing(thing) => thing.clone(),
    }
}
