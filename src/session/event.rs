//! What sort of event it was, and whom and what it touches.

use super::snapshot::EventKind;
use crate::engine::{Event, Move, ObjectId, PlayerId, StateBasedAction, Target};

/// Whether an event is no more than the turn going on: a learner may be led past it.
pub(super) fn is_quiet(event: &Event) -> bool {
    let is_plain = matches!(kind(event), EventKind::Turn | EventKind::Priority | EventKind::PhasingNothing);
    is_plain
        || matches!(
            event,
            Event::DayNightChecked { .. } | Event::UntapDetermined { .. } | Event::ManaEmptied { .. }
        )
}

/// What sort of event.
#[deny(clippy::wildcard_enum_match_arm)]
pub(super) fn kind(event: &Event) -> EventKind {
    match event {
        Event::TurnBegan { .. }
        | Event::PhaseBegan { .. }
        | Event::StepBegan { .. }
        | Event::StepSkipped { .. }
        | Event::PhaseSkipped { .. }
        | Event::SkipAdded { .. }
        | Event::ExtraTurnAdded { .. }
        | Event::StepsAdded { .. } => EventKind::Turn,
        Event::PriorityGiven { .. } | Event::PriorityPassed { .. } => EventKind::Priority,
        Event::Phased(phasing) if phasing.out.is_empty() && phasing.r#in.is_empty() => {
            EventKind::PhasingNothing
        }
        Event::Phased(_) => EventKind::Phasing,
        Event::DayNightChecked { .. } | Event::DayNightChanged { .. } => EventKind::DayNight,
        Event::UntapDetermined { .. } | Event::Untapped { .. } | Event::Tapped { .. } => EventKind::Tap,
        Event::CardDrawn { .. }
        | Event::DrewFromEmptyLibrary { .. }
        | Event::Discarded { .. }
        | Event::DiscardChosen { .. } => EventKind::Card,
        Event::AttackersDeclared { .. }
        | Event::BlockersDeclared { .. }
        | Event::CombatEnded { .. }
        | Event::RemovedFromCombat { .. } => EventKind::Combat,
        Event::DamageAssigned { .. }
        | Event::DamageDealt { .. }
        | Event::DamageAndEffectsWoreOff { .. }
        | Event::DamagePrevented { .. } => EventKind::Damage,
        Event::CombatDamagePutOnStack { .. }
        | Event::SpellCast { .. }
        | Event::AbilityActivated { .. }
        | Event::TriggersOrdered { .. }
        | Event::AbilityTriggered { .. }
        | Event::TriggerPutOnStack { .. }
        | Event::TriggerRemoved { .. }
        | Event::SpellCopied { .. } => EventKind::Stack,
        Event::ResolutionBegan { .. }
        | Event::ResolutionEnded { .. }
        | Event::AllTargetsIllegal { .. }
        | Event::SpellCountered { .. }
        | Event::NothingHappened { .. } => EventKind::Resolve,
        Event::LandPlayed { .. } | Event::ZoneChanged { .. } | Event::TokensCreated { .. } => EventKind::Zone,
        Event::CountersPut { .. }
        | Event::CountersRemoved { .. }
        | Event::Attached { .. }
        | Event::Unattached { .. }
        | Event::Transformed { .. }
        | Event::FaceTurned { .. }
        | Event::ControlChanged { .. } => EventKind::Change,
        Event::EffectBegan { .. } | Event::EffectsEnded { .. } | Event::DelayedTriggerCreated { .. } => {
            EventKind::Effect
        }
        Event::ManaEmptied { .. } | Event::ManaBurned { .. } | Event::ManaAdded { .. } => EventKind::Mana,
        Event::LifeGained { .. }
        | Event::LifeLost { .. }
        | Event::PoisonAdded { .. }
        | Event::GameEnded { .. } => EventKind::Life,
        Event::LegendKept { .. } | Event::StateBasedActions { .. } | Event::PlayersLeft(_) => {
            EventKind::StateBased
        }
    }
}

/// The objects and players that an event touches, each once.
#[derive(Debug, Default)]
pub(super) struct Touched {
    pub(super) objects: Vec<ObjectId>,
    pub(super) players: Vec<PlayerId>,
}

impl Touched {
    fn object(&mut self, id: ObjectId) {
        if !self.objects.contains(&id) {
            self.objects.push(id);
        }
    }

    fn objects(&mut self, ids: impl IntoIterator<Item = ObjectId>) {
        ids.into_iter().for_each(|id| self.object(id));
    }

    fn player(&mut self, player: PlayerId) {
        if !self.players.contains(&player) {
            self.players.push(player);
        }
    }

    fn target(&mut self, target: Target) {
        match target {
            Target::Object(id) => self.object(id),
            Target::Player(player) => self.player(player),
        }
    }

    fn moved(&mut self, moved: &Move) {
        self.object(moved.was);
        self.object(moved.is);
    }
}

/// Whom and what the event touches.
pub(super) fn touched(event: &Event) -> Touched {
    let mut all = Touched::default();
    match event {
        Event::TurnBegan { player, .. }
        | Event::PriorityGiven { to: player }
        | Event::PriorityPassed { by: player }
        | Event::DrewFromEmptyLibrary { player }
        | Event::ExtraTurnAdded { player } => all.player(*player),
        Event::LifeGained { players, .. }
        | Event::LifeLost { players, .. }
        | Event::PoisonAdded { players, .. }
        | Event::SkipAdded { players, .. } => players.iter().for_each(|player| all.player(*player)),
        Event::ManaEmptied { lost } | Event::ManaBurned { lost } => {
            lost.iter().for_each(|pool| all.player(pool.player));
        }
        Event::DayNightChecked { spells, .. } => spells.iter().for_each(|count| all.player(count.player)),
        _ => objects_of(event, &mut all),
    }
    all
}

fn objects_of(event: &Event, all: &mut Touched) {
    match event {
        Event::Phased(phasing) => {
            all.objects(phasing.out.iter().map(|it| it.permanent));
            all.objects(phasing.r#in.iter().map(|it| it.permanent));
        }
        Event::UntapDetermined { untapping, staying } => {
            all.objects(untapping.iter().copied().chain(staying.iter().map(|it| it.permanent)));
        }
        Event::Untapped { permanents }
        | Event::Tapped { permanents }
        | Event::FaceTurned { permanents, .. }
        | Event::Transformed { permanents } => all.objects(permanents.iter().copied()),
        Event::CardDrawn { player, card } => {
            all.player(*player);
            all.object(*card);
        }
        Event::AttackersDeclared { attackers, .. } => all.objects(attackers.iter().copied()),
        Event::BlockersDeclared { blocks, unblocked, .. } => {
            all.objects(blocks.iter().flat_map(|block| [block.blocker, block.attacker]));
            all.objects(unblocked.iter().copied());
        }
        Event::DamageAssigned { assignments, .. } => {
            for part in assignments {
                all.object(part.source);
                all.target(part.to);
            }
        }
        Event::DamageDealt { dealt, undealt, .. } => {
            for part in dealt {
                all.object(part.source);
                all.target(part.to);
            }
            all.objects(undealt.iter().map(|it| it.assignment.source));
        }
        Event::CombatEnded { creatures } | Event::RemovedFromCombat { creatures, .. } => {
            all.objects(creatures.iter().copied());
        }
        Event::Discarded { discards, .. } => {
            for discard in discards {
                all.player(discard.player);
                discard.moves.iter().for_each(|it| all.moved(it));
            }
        }
        Event::DiscardChosen { player, cards } => {
            all.player(*player);
            all.objects(cards.iter().copied());
        }
        Event::DamageAndEffectsWoreOff { damage, .. } => all.objects(damage.iter().copied()),
        Event::ZoneChanged { moves, .. } => moves.iter().for_each(|it| all.moved(it)),
        Event::TokensCreated { tokens } => all.objects(tokens.iter().map(|it| it.is)),
        Event::CountersPut { on, .. } => all.objects(on.iter().copied()),
        Event::CountersRemoved { from, .. } => all.objects(from.iter().copied()),
        Event::Attached { attachment, host } => all.objects([*attachment, *host]),
        Event::Unattached { attachment } => all.object(*attachment),
        Event::ControlChanged { changes } => all.objects(changes.iter().map(|it| it.permanent)),
        Event::DamagePrevented { prevented } => prevented.iter().for_each(|it| all.target(it.to)),
        Event::PlayersLeft(leaving) => {
            leaving.players.iter().for_each(|player| all.player(*player));
            all.objects(leaving.permanents.iter().chain(&leaving.stack).copied());
        }
        Event::StateBasedActions { actions } => actions.iter().for_each(|action| state_based(action, all)),
        _ => on_the_stack(event, all),
    }
}

fn on_the_stack(event: &Event, all: &mut Touched) {
    match event {
        Event::LandPlayed { player, entering } => {
            all.player(*player);
            all.object(entering.is);
        }
        Event::SpellCast { card, item, .. } => {
            all.objects([item.id, *card]);
            item.targets.iter().for_each(|target| all.target(*target));
        }
        Event::AbilityActivated { item, .. }
        | Event::TriggerPutOnStack { item, .. }
        | Event::SpellCopied { item }
        | Event::CombatDamagePutOnStack { item } => {
            all.object(item.id);
            if let crate::engine::StackKind::Ability { source, .. } = &item.kind {
                all.object(*source);
            }
            item.targets.iter().for_each(|target| all.target(*target));
        }
        Event::ManaAdded { player, source, .. } => {
            all.player(*player);
            all.objects(*source);
        }
        Event::LegendKept { legend, .. } => all.object(*legend),
        Event::AbilityTriggered { trigger, .. } | Event::TriggerRemoved { trigger, .. } => {
            all.object(trigger.source);
        }
        Event::ResolutionBegan { item, .. }
        | Event::ResolutionEnded { item, .. }
        | Event::AllTargetsIllegal { item, .. }
        | Event::SpellCountered { item, .. } => all.object(*item),
        Event::EffectBegan { effect } => {
            if let crate::engine::Affects::Objects(objects) = &effect.affects {
                all.objects(objects.iter().copied());
            }
        }
        Event::EffectsEnded { lost, .. } => all.objects(lost.iter().map(|it| it.permanent)),
        Event::DelayedTriggerCreated { delayed } => all.objects(delayed.about),
        _ => {}
    }
}

fn state_based(action: &StateBasedAction, all: &mut Touched) {
    match action {
        StateBasedAction::LifeGone { player }
        | StateBasedAction::LibraryGone { player }
        | StateBasedAction::Poisoned { player }
        | StateBasedAction::TeamPoisoned { player }
        | StateBasedAction::LosesWithTeam { player } => all.player(*player),
        StateBasedAction::TokenCeases { token } => all.object(*token),
        StateBasedAction::ZeroToughness { moved }
        | StateBasedAction::LethalDamage { moved }
        | StateBasedAction::Deathtouched { moved }
        | StateBasedAction::Legend { moved }
        | StateBasedAction::AuraFallsOff { moved } => all.moved(moved),
        StateBasedAction::EquipmentUnattached { attachment } => all.object(*attachment),
        StateBasedAction::CounterPairs { permanent, .. } => all.object(*permanent),
    }
}
