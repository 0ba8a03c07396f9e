//! What comes next, without giving away how it turns out, in Italian.

use super::Italian;
use crate::engine::{Event, Phase};
use crate::text::say;
use crate::text::tongue::{NextTexts, Words};
use crate::text::voice::Scene;

impl NextTexts for Italian {
    #[deny(clippy::wildcard_enum_match_arm)]
    fn next(&self, scene: &Scene<'_>, event: &Event) -> String {
        let text = match event {
            Event::PhaseBegan { phase } => match phase {
                Phase::Beginning => "Poi: comincia la fase iniziale.",
                Phase::PrecombatMain => "Poi: comincia la fase principale.",
                Phase::Combat => "Poi: comincia la fase di combattimento.",
                Phase::PostcombatMain => "Poi: comincia la seconda fase principale.",
                Phase::Ending => "Poi: comincia la fase finale.",
            },
            Event::StepBegan { step, .. } if step.is_main() => "Poi: si può agire.",
            Event::StepBegan { step, .. } => {
                let the = self.the_step(scene.era, *step);
                return format!("Poi: comincia {the}.");
            }
            Event::StepSkipped { step, .. } => {
                let the = self.the_step(scene.era, *step);
                return format!("Poi: {the} ha luogo?");
            }
            Event::PhaseSkipped { phase, .. } => return format!("Poi: {} ha luogo?", self.the_phase(*phase)),
            Event::Phased(_) => scene
                .era
                .say("Poi: chi passa fuori fase e chi torna in gioco?", "Poi: chi scompare e chi appare?"),
            Event::TurnBegan { player, .. } => {
                return say!(scene.who(*player), name => "Poi: comincia il tuo turno.", "Poi: comincia il turno di {name}.");
            }
            Event::PriorityGiven { .. } => "Poi: qualcuno riceve la priorità.",
            Event::PriorityPassed { .. } => "Poi: chi ha la priorità decide.",
            Event::DayNightChecked { .. } => "Poi: è giorno o notte?",
            Event::UntapDetermined { .. } => "Poi: si decide che cosa si STAPpa.",
            Event::Untapped { .. } => "Poi: si STAPpa.",
            Event::Tapped { .. } => "Poi: qualcosa si TAPpa.",
            Event::CardDrawn { .. } | Event::DrewFromEmptyLibrary { .. } => "Poi: si pesca.",
            Event::AttackersDeclared { .. } => "Poi: si dichiarano gli attaccanti.",
            Event::BlockersDeclared { .. } => "Poi: si dichiarano i bloccanti.",
            Event::DamageAssigned { .. } => "Poi: si assegna il danno.",
            Event::CombatDamagePutOnStack { .. } => "Poi: dove va il danno assegnato?",
            Event::DamageDealt { .. } => "Poi: il danno è inflitto.",
            Event::CombatEnded { .. } => "Poi: il combattimento finisce.",
            Event::Discarded { .. } => "Poi: si scarta.",
            Event::DiscardChosen { .. } => "Poi: si sceglie che cosa scartare.",
            Event::DamageAndEffectsWoreOff { .. } => "Poi: che cosa finisce con il turno?",
            Event::ManaEmptied { .. } | Event::ManaBurned { .. } => {
                "Poi: che cosa succede al mana non speso?"
            }
            Event::LandPlayed { .. } => "Poi: si gioca una terra.",
            Event::SpellCast { .. } => "Poi: una magia va in pila.",
            Event::AbilityActivated { .. } => "Poi: un’abilità va in pila.",
            Event::ManaAdded { .. } => "Poi: arriva del mana.",
            Event::TriggersOrdered { .. } => "Poi: le abilità innescate si mettono in ordine.",
            Event::LegendKept { .. } => "Poi: si sceglie quale leggenda tenere.",
            Event::AbilityTriggered { .. } => "Poi: un’abilità si innesca.",
            Event::TriggerPutOnStack { .. } | Event::TriggerRemoved { .. } => {
                "Poi: l’abilità innescata va in pila?"
            }
            Event::ResolutionBegan { .. } => "Poi: si risolve ciò che è in cima alla pila.",
            Event::ResolutionEnded { .. } => "Poi: ciò che si è risolto lascia la pila.",
            Event::AllTargetsIllegal { .. } => "Poi: i bersagli sono ancora legali?",
            Event::SpellCountered { .. }
            | Event::SpellCopied { .. }
            | Event::NothingHappened { .. }
            | Event::ZoneChanged { .. }
            | Event::TokensCreated { .. }
            | Event::CountersPut { .. }
            | Event::CountersRemoved { .. }
            | Event::Attached { .. }
            | Event::Unattached { .. }
            | Event::EffectBegan { .. }
            | Event::DamagePrevented { .. }
            | Event::DelayedTriggerCreated { .. }
            | Event::ControlChanged { .. }
            | Event::LifeGained { .. }
            | Event::LifeLost { .. }
            | Event::PoisonAdded { .. }
            | Event::DayNightChanged { .. }
            | Event::SkipAdded { .. }
            | Event::ExtraTurnAdded { .. }
            | Event::StepsAdded { .. } => "Poi: l’effetto continua.",
            Event::EffectsEnded { .. } => "Poi: un effetto finisce.",
            Event::FaceTurned { .. } => "Poi: qualcosa si gira.",
            Event::Transformed { .. } => "Poi: un permanente si trasforma.",
            Event::RemovedFromCombat { .. } => "Poi: chi esce dal combattimento?",
            Event::StateBasedActions { .. } => "Poi: il gioco controlla lo stato delle cose.",
            Event::PlayersLeft(_) => "Poi: chi lascia la partita?",
            Event::GameEnded { .. } => "Poi: la partita finisce.",
        };
        text.to_owned()
    }
}
