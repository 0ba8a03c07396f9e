//! How far an event reaches: which of what is kept up after every event it may have changed.

use crate::engine::card::{Ability, Affected};
use crate::engine::continuous::Affects;
use crate::engine::event::{Event, Resolved};
use crate::engine::game::Game;

/// What an event may change about characteristics.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// None of them.
    Nothing,
    /// Those that depend on who is tapped, in combat or controlled by whom, as "attacking creatures get +1/+0" does.
    WhatFiltersSee,
    /// Any.
    Everything,
}

impl Reach {
    pub(super) fn of(event: &Event) -> Self {
        match event {
            Event::TurnBegan { .. }
            | Event::StepBegan { .. }
            | Event::StepSkipped { .. }
            | Event::PhaseSkipped { .. }
            | Event::PriorityGiven { .. }
            | Event::PriorityPassed { .. }
            | Event::DayNightChecked { .. }
            | Event::DayNightChanged { .. }
            | Event::UntapDetermined { .. }
            | Event::CardDrawn { .. }
            | Event::DrewFromEmptyLibrary { .. }
            | Event::DamageAssigned { .. }
            | Event::DamageDealt { .. }
            | Event::CombatDamagePutOnStack { .. }
            | Event::Discarded { .. }
            | Event::DiscardChosen { .. }
            | Event::ManaEmptied { .. }
            | Event::ManaBurned { .. }
            | Event::SpellCast { .. }
            | Event::TriggersOrdered { .. }
            | Event::AbilityTriggered { .. }
            | Event::TriggerPutOnStack { .. }
            | Event::TriggerRemoved { .. }
            | Event::ResolutionBegan { .. }
            | Event::AllTargetsIllegal { .. }
            | Event::SpellCountered { .. }
            | Event::SpellCopied { .. }
            | Event::LifeGained { .. }
            | Event::LifeLost { .. }
            | Event::PoisonAdded { .. }
            | Event::NothingHappened { .. }
            | Event::SkipAdded { .. }
            | Event::ExtraTurnAdded { .. }
            | Event::StepsAdded { .. }
            | Event::GameEnded { .. } => Self::Nothing,
            Event::DamageAndEffectsWoreOff { effects, .. } if effects.is_empty() => Self::Nothing,
            Event::Phased(phasing) if phasing.is_empty() => Self::Nothing,
            Event::ResolutionEnded { outcome: Resolved::Moves(_) | Resolved::Gone, .. } => Self::Nothing,
            Event::PhaseBegan { .. }
            | Event::Tapped { .. }
            | Event::Untapped { .. }
            | Event::AttackersDeclared { .. }
            | Event::BlockersDeclared { .. }
            | Event::RemovedFromCombat { .. }
            | Event::CombatEnded { .. }
            | Event::ControlChanged { .. } => Self::WhatFiltersSee,
            _ => Self::Everything,
        }
    }

    /// Whether characteristics must be computed anew in this game.
    pub(super) fn touches(self, game: &Game) -> bool {
        match self {
            Self::Nothing => false,
            Self::WhatFiltersSee => game.has_filtered_changes(),
            Self::Everything => true,
        }
    }
}

/// Events that leave alone whatever state-based actions look at, or change it for the better.
pub(super) fn calls_for_no_check(event: &Event) -> bool {
    match event {
        Event::TurnBegan { .. }
        | Event::PhaseBegan { .. }
        | Event::StepBegan { .. }
        | Event::StepSkipped { .. }
        | Event::PhaseSkipped { .. }
        | Event::PriorityPassed { .. }
        | Event::DayNightChecked { .. }
        | Event::DayNightChanged { .. }
        | Event::UntapDetermined { .. }
        | Event::CardDrawn { .. }
        | Event::DamageAssigned { .. }
        | Event::CombatDamagePutOnStack { .. }
        | Event::SpellCast { .. }
        | Event::TriggersOrdered { .. }
        | Event::AbilityTriggered { .. }
        | Event::TriggerPutOnStack { .. }
        | Event::TriggerRemoved { .. }
        | Event::ResolutionBegan { .. }
        | Event::ResolutionEnded { outcome: Resolved::Moves(_) | Resolved::Gone, .. }
        | Event::ManaEmptied { .. }
        | Event::LifeGained { .. }
        | Event::SkipAdded { .. }
        | Event::ExtraTurnAdded { .. }
        | Event::StepsAdded { .. }
        | Event::NothingHappened { .. } => true,
        Event::DamageAndEffectsWoreOff { effects, .. } => effects.is_empty(),
        Event::Phased(phasing) => phasing.is_empty(),
        _ => false,
    }
}

impl Game {
    /// Whether some change applies only to what fits at the moment, or only while a condition holds.
    pub(in crate::engine) fn has_filtered_changes(&self) -> bool {
        let by_effect = self.effects.iter().any(|it| matches!(it.affects, Affects::WhateverFits { .. }));
        let is_filtered = |ability: &Ability| match ability {
            Ability::Static(text) => matches!(text.affects, Affected::Each(_)) || text.condition.is_some(),
            _ => false,
        };
        by_effect
            || self.battlefield.with_static_abilities().any(|it| it.card.abilities.iter().any(is_filtered))
    }
}
