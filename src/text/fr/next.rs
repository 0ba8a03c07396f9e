//! What comes next, without giving away how it turns out, in French.

use super::French;
use crate::engine::{Event, Phase};
use crate::text::say;
use crate::text::tongue::{NextTexts, Words};
use crate::text::voice::Scene;

impl NextTexts for French {
    #[deny(clippy::wildcard_enum_match_arm)]
    fn next(&self, scene: &Scene<'_>, event: &Event) -> String {
        let text = match event {
            Event::PhaseBegan { phase } => match phase {
                Phase::Beginning => "Ensuite : la phase de début commence.",
                Phase::PrecombatMain => "Ensuite : la phase principale commence.",
                Phase::Combat => "Ensuite : la phase de combat commence.",
                Phase::PostcombatMain => "Ensuite : la seconde phase principale commence.",
                Phase::Ending => "Ensuite : la phase de fin commence.",
            },
            Event::StepBegan { step, .. } if step.is_main() => "Ensuite : on peut agir.",
            Event::StepBegan { step, .. } => {
                let the = self.the_step(scene.era, *step);
                return format!("Ensuite : {the} commence.");
            }
            Event::StepSkipped { step, .. } => {
                let the = self.the_step(scene.era, *step);
                return format!("Ensuite : {the} a-t-elle lieu ?");
            }
            Event::PhaseSkipped { phase, .. } => {
                return format!("Ensuite : {} a-t-elle lieu ?", self.the_phase(*phase));
            }
            Event::Phased(_) => "Ensuite : qui passe hors phase et qui passe en phase ?",
            Event::TurnBegan { player, .. } => {
                return say!(scene.who(*player), name => "Ensuite : votre tour commence.", "Ensuite : un tour commence, à {name} de jouer.");
            }
            Event::PriorityGiven { .. } => "Ensuite : quelqu’un reçoit la priorité.",
            Event::PriorityPassed { .. } => "Ensuite : qui a la priorité décide.",
            Event::DayNightChecked { .. } => "Ensuite : fait-il jour ou nuit ?",
            Event::UntapDetermined { .. } => "Ensuite : on détermine ce qui se dégage.",
            Event::Untapped { .. } => "Ensuite : on dégage.",
            Event::Tapped { .. } => "Ensuite : quelque chose s’engage.",
            Event::CardDrawn { .. } | Event::DrewFromEmptyLibrary { .. } => "Ensuite : on pioche.",
            Event::AttackersDeclared { .. } => "Ensuite : on déclare les attaquants.",
            Event::BlockersDeclared { .. } => "Ensuite : on déclare les bloqueurs.",
            Event::DamageAssigned { .. } => "Ensuite : on attribue les blessures.",
            Event::CombatDamagePutOnStack { .. } => "Ensuite : où vont les blessures attribuées ?",
            Event::DamageDealt { .. } => "Ensuite : les blessures sont infligées.",
            Event::CombatEnded { .. } => "Ensuite : le combat se termine.",
            Event::Discarded { .. } => "Ensuite : on défausse.",
            Event::DiscardChosen { .. } => "Ensuite : on choisit ce qu’on défausse.",
            Event::DamageAndEffectsWoreOff { .. } => "Ensuite : qu’est-ce qui se termine avec le tour ?",
            Event::ManaEmptied { .. } | Event::ManaBurned { .. } => {
                "Ensuite : qu’arrive-t-il au mana non dépensé ?"
            }
            Event::LandPlayed { .. } => "Ensuite : on joue un terrain.",
            Event::SpellCast { .. } => "Ensuite : un sort va sur la pile.",
            Event::AbilityActivated { .. } => "Ensuite : une capacité va sur la pile.",
            Event::ManaAdded { .. } => "Ensuite : du mana arrive.",
            Event::TriggersOrdered { .. } => "Ensuite : les capacités déclenchées sont ordonnées.",
            Event::LegendKept { .. } => "Ensuite : on choisit la légende à garder.",
            Event::AbilityTriggered { .. } => "Ensuite : une capacité se déclenche.",
            Event::TriggerPutOnStack { .. } | Event::TriggerRemoved { .. } => {
                "Ensuite : la capacité déclenchée va-t-elle sur la pile ?"
            }
            Event::ResolutionBegan { .. } => "Ensuite : le sommet de la pile se résout.",
            Event::ResolutionEnded { .. } => "Ensuite : ce qui s’est résolu quitte la pile.",
            Event::AllTargetsIllegal { .. } => "Ensuite : les cibles sont-elles encore légales ?",
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
            | Event::StepsAdded { .. } => "Ensuite : l’effet continue.",
            Event::EffectsEnded { .. } => "Ensuite : un effet se termine.",
            Event::FaceTurned { .. } => "Ensuite : quelque chose se retourne.",
            Event::Transformed { .. } => "Ensuite : un permanent se transforme.",
            Event::RemovedFromCombat { .. } => "Ensuite : qui quitte le combat ?",
            Event::StateBasedActions { .. } => "Ensuite : le jeu vérifie l’état des choses.",
            Event::PlayersLeft(_) => "Ensuite : qui quitte la partie ?",
            Event::GameEnded { .. } => "Ensuite : la partie se termine.",
        };
        text.to_owned()
    }
}
