//! What is to be done, in Italian.

use super::Italian;
use crate::engine::{Action, Assignment, Block, Step};
use crate::text::hint_texts::{Deed, HintTexts};
use crate::text::say;
use crate::text::tongue::Words;
use crate::text::voice::{Aim, Era, Scene, Who};

impl HintTexts for Italian {
    fn act_now(&self, era: Era, step: Step) -> String {
        format!("Puoi farlo adesso: è {}.", self.the_step(era, step))
    }

    fn act_later(&self, era: Era, step: Step, whose: Who<'_>) -> String {
        let the = self.the_step(era, step);
        say!(whose, name =>
            "Il momento giusto viene più avanti, nel tuo turno: è {the}.",
            "Il momento giusto viene più avanti, nel turno di {name}: è {the}.")
    }

    fn look(&self, deed: Deed) -> &'static str {
        match deed {
            Deed::Pass => "Guarda chi ha la priorità, e che cosa c’è nella pila.",
            Deed::PlayLand | Deed::Cast { .. } | Deed::Discard => "Guarda le carte che hai in mano.",
            Deed::Activate { .. } => "Guarda che cosa sanno fare i permanenti che hai sul tavolo.",
            Deed::TapForMana => "Guarda le terre che hai sul tavolo.",
            Deed::Attack => "Guarda quali delle tue creature possono attaccare.",
            Deed::Block => "Guarda chi attacca, e quali delle tue creature possono bloccare.",
            Deed::Divide => "Guarda quanto danno fanno le tue creature, e quanto ne regge chi le blocca.",
            Deed::StayTapped => "Guarda i tuoi permanenti TAPpati.",
            Deed::Order => "Guarda le tue abilità che aspettano di andare in pila.",
            Deed::ChooseTargets => "Guarda che cosa si può scegliere come bersaglio.",
            Deed::Keep => "Guarda le tue leggende che hanno lo stesso nome.",
        }
    }

    fn sort_of(&self, era: Era, deed: Deed) -> &'static str {
        match deed {
            Deed::Pass => "Basta passare la priorità.",
            Deed::PlayLand => "Bisogna giocare una terra.",
            Deed::Cast { aimed: false } => {
                era.say("Bisogna giocare una magia.", "Bisogna lanciare una magia.")
            }
            Deed::Cast { aimed: true } => era.say(
                "Bisogna giocare una magia e sceglierne il bersaglio.",
                "Bisogna lanciare una magia e sceglierne il bersaglio.",
            ),
            Deed::Activate { aimed: false } => {
                era.say("Bisogna giocare un’abilità.", "Bisogna attivare un’abilità.")
            }
            Deed::Activate { aimed: true } => era.say(
                "Bisogna giocare un’abilità e sceglierne il bersaglio.",
                "Bisogna attivare un’abilità e sceglierne il bersaglio.",
            ),
            Deed::TapForMana => "Bisogna TAPpare per avere mana.",
            Deed::Attack => "Bisogna dichiarare chi attacca.",
            Deed::Block => "Bisogna dichiarare chi blocca che cosa.",
            Deed::Divide => "Bisogna dividere il danno.",
            Deed::Discard => "Bisogna scartare.",
            Deed::StayTapped => "Bisogna scegliere che cosa resta TAPpato.",
            Deed::Order => {
                "Bisogna mettere in ordine le abilità: l’ultima che va in pila si risolve per prima."
            }
            Deed::ChooseTargets => "Bisogna scegliere un bersaglio.",
            Deed::Keep => "Bisogna scegliere quale tenere.",
        }
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn advice(&self, scene: &Scene<'_>, action: &Action) -> String {
        let era = scene.era;
        let name = |id| scene.name(id);
        let aims =
            |targets: &[_]| self.list(&targets.iter().map(|it| aimed(&scene.aim(*it))).collect::<Vec<_>>());
        match action {
            Action::PassPriority => "Passa.".to_owned(),
            Action::PlayLand { card } => format!("Gioca {}.", name(*card)),
            Action::Cast { card, targets } => match (era, targets.as_slice()) {
                (Era::Older, []) => format!("Gioca {}.", name(*card)),
                (Era::Newer, []) => format!("Lancia {}.", name(*card)),
                (Era::Older, to) => format!("Gioca {}; come bersaglio scegli {}.", name(*card), aims(to)),
                (Era::Newer, to) => format!("Lancia {}; come bersaglio scegli {}.", name(*card), aims(to)),
            },
            Action::Activate { source, .. } if Deed::of(action, scene.before) == Deed::TapForMana => {
                format!("TAPpa {} per avere mana.", name(*source))
            }
            Action::Activate { source, targets, .. } => match (era, targets.as_slice()) {
                (Era::Older, []) => format!("Gioca l’abilità di {}.", name(*source)),
                (Era::Newer, []) => format!("Attiva l’abilità di {}.", name(*source)),
                (Era::Older, to) => {
                    format!("Gioca l’abilità di {}; come bersaglio scegli {}.", name(*source), aims(to))
                }
                (Era::Newer, to) => {
                    format!("Attiva l’abilità di {}; come bersaglio scegli {}.", name(*source), aims(to))
                }
            },
            Action::DeclareAttackers { attackers, .. } if attackers.is_empty() => "Non attaccare.".to_owned(),
            Action::DeclareAttackers { attackers, .. } => {
                format!("Attacca con {}.", scene.things(attackers.iter().copied()))
            }
            Action::DeclareBlockers { blocks } if blocks.is_empty() => "Non bloccare.".to_owned(),
            Action::DeclareBlockers { blocks } => {
                let block = |it: &Block| format!("Blocca {} con {}.", name(it.attacker), name(it.blocker));
                blocks.iter().map(block).collect::<Vec<_>>().join(" ")
            }
            Action::AssignDamage { assignments } => {
                let part = |it: &Assignment| {
                    let (amount, source, to) = (it.amount, name(it.source), aimed(&scene.aim(it.to)));
                    match amount {
                        1 => format!("Dai 1 danno di {source} a {to}."),
                        _ => format!("Dai {amount} danni di {source} a {to}."),
                    }
                };
                let dealt = assignments.iter().filter(|it| it.amount > 0);
                dealt.map(part).collect::<Vec<_>>().join(" ")
            }
            Action::Discard { cards } => format!("Scarta {}.", scene.things(cards.iter().copied())),
            Action::StayTapped { permanents } if permanents.is_empty() => "STAPpa tutto.".to_owned(),
            Action::StayTapped { permanents } => {
                format!("Lascia com’è {}.", scene.things(permanents.iter().copied()))
            }
            Action::OrderTriggers { order } => {
                let names: Vec<String> = scene.sources_of_waiting(order).map(name).collect();
                format!("Mettile in pila in quest’ordine: {}.", self.list(&names))
            }
            Action::ChooseTargets { targets } => format!("Come bersaglio scegli {}.", aims(targets)),
            Action::KeepLegend { legend } => format!("Tieni {}.", name(*legend)),
        }
    }

    fn try_now(&self) -> &'static str {
        "Provalo adesso: le regole lo vietano."
    }

    fn then_resolve(&self) -> &'static str {
        "Poi passate tutti, e si risolve."
    }

    fn then_pass(&self) -> &'static str {
        "Poi passate tutti, finché è fatto."
    }
}

fn aimed(aim: &Aim<'_>) -> String {
    match aim {
        Aim::Player(Who::You) => "te".to_owned(),
        Aim::Player(Who::Named(name)) => (*name).to_owned(),
        Aim::Thing(thing) => thing.clone(),
    }
}
