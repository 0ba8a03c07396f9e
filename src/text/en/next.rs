//! What comes next, without giving away how it turns out, in English.

use super::English;
use crate::engine::{Event, Phase};
use crate::text::say;
use crate::text::tongue::{NextTexts, Words};
use crate::text::voice::Scene;

impl NextTexts for English {
    #[deny(clippy::wildcard_enum_match_arm)]
    fn next(&self, scene: &Scene<'_>, event: &Event) -> String {
        let text = match event {
            Event::PhaseBegan { phase } => match phase {
                Phase::Beginning => "Next: the beginning phase begins.",
                Phase::PrecombatMain => "Next: the main phase begins.",
                Phase::Combat => "Next: the combat phase begins.",
                Phase::PostcombatMain => "Next: the second main phase begins.",
                Phase::Ending => "Next: the ending phase begins.",
            },
            Event::StepBegan { step, .. } if step.is_main() => "Next: players can act.",
            Event::StepBegan { step, .. } => {
                let the = self.the_step(scene.era, *step);
                return format!("Next: {the} begins.");
            }
            Event::StepSkipped { step, .. } => {
                let the = self.the_step(scene.era, *step);
                return format!("Next: does {the} happen?");
            }
            Event::PhaseSkipped { phase, .. } => {
                return format!("Next: does {} happen?", self.the_phase(*phase));
            }
            Event::Phased(_) => "Next: what phases out, and what phases in?",
            Event::TurnBegan { player, .. } => {
                return say!(scene.who(*player), name => "Next: your turn begins.", "Next: {name}’s turn begins.");
            }
            Event::PriorityGiven { .. } => "Next: somebody receives priority.",
            Event::PriorityPassed { .. } => "Next: whoever has priority decides.",
            Event::DayNightChecked { .. } => "Next: is it day or night?",
            Event::UntapDetermined { .. } => "Next: what untaps is determined.",
            Event::Untapped { .. } => "Next: permanents untap.",
            Event::Tapped { .. } => "Next: something becomes tapped.",
            Event::CardDrawn { .. } | Event::DrewFromEmptyLibrary { .. } => "Next: a card is drawn.",
            Event::AttackersDeclared { .. } => "Next: attackers are declared.",
            Event::BlockersDeclared { .. } => "Next: blockers are declared.",
            Event::DamageAssigned { .. } => "Next: damage is assigned.",
            Event::CombatDamagePutOnStack { .. } => "Next: where does the assigned damage go?",
            Event::DamageDealt { .. } => "Next: damage is dealt.",
            Event::CombatEnded { .. } => "Next: combat ends.",
            Event::Discarded { .. } => "Next: cards are discarded.",
            Event::DiscardChosen { .. } => "Next: cards to discard are chosen.",
            Event::DamageAndEffectsWoreOff { .. } => "Next: what ends with the turn?",
            Event::ManaEmptied { .. } | Event::ManaBurned { .. } => "Next: what happens to unspent mana?",
            Event::LandPlayed { .. } => "Next: a land is played.",
            Event::SpellCast { .. } => "Next: a spell goes on the stack.",
            Event::AbilityActivated { .. } => "Next: an ability goes on the stack.",
            Event::ManaAdded { .. } => "Next: mana comes.",
            Event::TriggersOrdered { .. } => "Next: the triggered abilities are put in order.",
            Event::LegendKept { .. } => "Next: a legend to keep is chosen.",
            Event::AbilityTriggered { .. } => "Next: an ability triggers.",
            Event::TriggerPutOnStack { .. } | Event::TriggerRemoved { .. } => {
                "Next: does the triggered ability go on the stack?"
            }
            Event::ResolutionBegan { .. } => "Next: the top of the stack resolves.",
            Event::ResolutionEnded { .. } => "Next: what has resolved leaves the stack.",
            Event::AllTargetsIllegal { .. } => "Next: are the targets still legal?",
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
            | Event::StepsAdded { .. } => "Next: the effect goes on.",
            Event::EffectsEnded { .. } => "Next: an effect ends.",
            Event::FaceTurned { .. } => "Next: something is turned over.",
            Event::Transformed { .. } => "Next: a permanent transforms.",
            Event::RemovedFromCombat { .. } => "Next: what leaves combat?",
            Event::StateBasedActions { .. } => "Next: the game checks the state of things.",
            Event::PlayersLeft(_) => "Next: who leaves the game?",
            Event::GameEnded { .. } => "Next: the game ends.",
        };
        text.to_owned()
    }
}
