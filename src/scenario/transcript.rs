//! What happened, one English line for each event, in the words of the notation where it has any.

use super::events::source_of;
use super::labels::Labels;
use super::tags::event_tag;
use crate::engine::{
    Assignment, Block, Damage, Discard, Entering, Entry, Event, Game, GameResult, Move, ObjectId, Occurrence,
    Phasing, PlayerId, Resolved, StackItem, StackKind, StateBasedAction, Target, UnspentPool, Zone,
};
use crate::notation::number::{counter_word, mana_word};
use crate::notation::words::{PLAYERS, skipped, step, word_for};

/// All events, played on from the start so that every object is named as it was then known.
#[must_use]
pub fn transcript(start: &Game, log: &[Entry], labels: &Labels) -> Vec<String> {
    let mut game = start.clone();
    log.iter()
        .map(|entry| {
            game.evolve(entry);
            line(&game, entry, labels)
        })
        .collect()
}

/// One event as a line: when, and what.
pub(super) fn line(game: &Game, entry: &Entry, labels: &Labels) -> String {
    let teller = Teller { game, labels };
    let at = &entry.at;
    let again = match at.occurrence {
        Occurrence::Regular => "",
        Occurrence::FirstStrike => " (first strike)",
        Occurrence::AfterFirstStrike => " (after first strike)",
        Occurrence::RepeatedCleanup => " (again)",
        Occurrence::Extra => " (extra)",
    };
    let facts = teller.facts(&entry.event);
    let place = format!("turn {} of {}, {}{again}", at.turn, player(at.active), step(at.step));
    format!(
        "{place}: {}{}",
        event_tag(&entry.event),
        if facts.is_empty() { facts } else { format!(" {facts}") }
    )
}

fn player(player: PlayerId) -> &'static str {
    word_for(&PLAYERS, player)
}

fn players(players: &[PlayerId]) -> String {
    players.iter().map(|it| player(*it)).collect::<Vec<_>>().join(", ")
}

struct Teller<'g> {
    game: &'g Game,
    labels: &'g Labels,
}

impl Teller<'_> {
    fn name(&self, id: ObjectId) -> String {
        self.labels.name_of(self.game, id).to_string()
    }

    fn names(&self, ids: &[ObjectId]) -> String {
        ids.iter().map(|id| self.name(*id)).collect::<Vec<_>>().join(", ")
    }

    fn target(&self, target: Target) -> String {
        match target {
            Target::Player(of) => player(of).to_owned(),
            Target::Object(id) => self.name(id),
        }
    }

    fn item(&self, item: &StackItem) -> String {
        if matches!(item.kind, StackKind::CombatDamage { .. }) {
            return "damage".to_owned();
        }
        let own = self.name(source_of(item));
        if item.targets.is_empty() {
            return own;
        }
        let targets: Vec<String> = item.targets.iter().map(|target| self.target(*target)).collect();
        format!("{own} at {}", targets.join(" and "))
    }

    fn stacked(&self, id: ObjectId) -> String {
        self.game
            .stack()
            .iter()
            .find(|item| item.id == id)
            .map_or_else(|| self.name(id), |item| self.item(item))
    }

    fn facts(&self, event: &Event) -> String {
        match event {
            Event::TurnBegan { player: of, number, .. } => format!("{number} of {}", player(*of)),
            Event::StepBegan { step: own, .. } => step(*own).to_owned(),
            Event::PhaseSkipped { phase, .. } => format!("{phase:?}"),
            Event::StepSkipped { step: own, why } => format!("{} ({why:?})", step(*own)),
            Event::PhaseBegan { phase } => format!("{phase:?}"),
            Event::PriorityGiven { to } => player(*to).to_owned(),
            Event::PriorityPassed { by } => player(*by).to_owned(),
            Event::Phased(phasing) => self.phasing(phasing),
            Event::DayNightChecked { outcome, .. } => format!("{outcome:?}"),
            Event::DayNightChanged { to, .. } => format!("{to:?}"),
            Event::UntapDetermined { untapping, .. } => self.names(untapping),
            Event::Untapped { permanents } | Event::Tapped { permanents } => self.names(permanents),
            Event::CardDrawn { player: of, card } => format!("{}: {}", player(*of), self.name(*card)),
            Event::AttackersDeclared { attackers, .. } => self.names(attackers),
            Event::BlockersDeclared { blocks, .. } => self.blocks(blocks),
            Event::DamageAssigned { assignments, .. } => self.assignments(assignments),
            Event::CombatDamagePutOnStack { item } => match &item.kind {
                StackKind::CombatDamage { assignments } => self.assignments(assignments),
                _ => String::new(),
            },
            Event::DamageDealt { dealt, undealt, .. } => self.damage(dealt, undealt.len()),
            Event::CombatEnded { creatures } | Event::RemovedFromCombat { creatures, .. } => {
                self.names(creatures)
            }
            Event::Discarded { discards, .. } => {
                let one = |it: &Discard| format!("{}: {}", player(it.player), self.moves(&it.moves));
                discards.iter().map(one).collect::<Vec<_>>().join("; ")
            }
            Event::DiscardChosen { player: of, cards } => format!("{}: {}", player(*of), self.names(cards)),
            Event::DamageAndEffectsWoreOff { damage, effects } => {
                format!("{} ({} effects)", self.names(damage), effects.len())
            }
            Event::ManaEmptied { lost } | Event::ManaBurned { lost } => pools(lost),
            _ => self.facts_of_choices(event),
        }
    }

    fn facts_of_choices(&self, event: &Event) -> String {
        match event {
            Event::LandPlayed { entering, .. } => self.entering(entering),
            Event::SpellCast { player: of, item, paid, .. } => {
                format!("{}: {} for {}", player(*of), self.item(item), mana_word(paid))
            }
            Event::AbilityActivated { player: of, item, .. } => {
                format!("{}: {}", player(*of), self.item(item))
            }
            Event::ManaAdded { player: of, mana, .. } => format!("{}: {}", player(*of), mana_word(mana)),
            Event::TriggersOrdered { player: of, order } => {
                format!("{}: {} abilities", player(*of), order.len())
            }
            Event::LegendKept { legend, .. } => self.name(*legend),
            Event::AbilityTriggered { trigger, held } => {
                format!("{}{}", self.name(trigger.source), if *held { " (held)" } else { "" })
            }
            Event::TriggerPutOnStack { item, .. } | Event::SpellCopied { item } => self.item(item),
            Event::TriggerRemoved { trigger, why } => format!("{} ({why:?})", self.name(trigger.source)),
            Event::ResolutionBegan { item, .. }
            | Event::AllTargetsIllegal { item, .. }
            | Event::SpellCountered { item, .. } => self.stacked(*item),
            Event::ResolutionEnded { outcome, .. } => match outcome {
                Resolved::Enters(entering) => self.entering(entering),
                Resolved::Moves(moved) => self.moves(std::slice::from_ref(moved)),
                Resolved::Gone => String::new(),
            },
            Event::NothingHappened { why } => format!("{why:?}"),
            Event::DrewFromEmptyLibrary { player: of } | Event::ExtraTurnAdded { player: of } => {
                player(*of).to_owned()
            }
            Event::SkipAdded { players: who, what } => format!("{}: {}", players(who), skipped(*what)),
            Event::LifeGained { players: who, amount }
            | Event::PoisonAdded { players: who, amount }
            | Event::LifeLost { players: who, amount } => {
                format!("{} {amount}", players(who))
            }
            Event::GameEnded { result: GameResult::Won { by } } => format!("{} win", player(*by)),
            Event::GameEnded { result: GameResult::Draw } => "draw".to_owned(),
            _ => self.facts_of_objects(event),
        }
    }

    fn facts_of_objects(&self, event: &Event) -> String {
        match event {
            Event::ZoneChanged { moves, why } => format!("{} ({why:?})", self.moves(moves)),
            Event::TokensCreated { tokens } => {
                tokens.iter().map(|own| self.name(own.is)).collect::<Vec<_>>().join(", ")
            }
            Event::CountersPut { counter, count, on: ids }
            | Event::CountersRemoved { counter, count, from: ids } => {
                format!("{count} {} on {}", counter_word(counter), self.names(ids))
            }
            Event::Attached { attachment, host } => {
                format!("{} to {}", self.name(*attachment), self.name(*host))
            }
            Event::Unattached { attachment } => self.name(*attachment),
            Event::Transformed { permanents } | Event::FaceTurned { permanents, .. } => {
                self.names(permanents)
            }
            Event::EffectBegan { effect } => format!("{:?} {:?}", effect.changes, effect.duration),
            Event::EffectsEnded { effects, lost, why } => format!("{} ({why:?})", effects.len() + lost.len()),
            Event::DamagePrevented { prevented } => {
                let parts: Vec<String> = prevented
                    .iter()
                    .map(|part| format!("{} to {}", part.amount, self.target(part.to)))
                    .collect();
                parts.join(", ")
            }
            Event::DelayedTriggerCreated { delayed } => format!("at the next {}", step(delayed.step)),
            Event::ControlChanged { changes } => {
                let parts: Vec<String> = changes
                    .iter()
                    .map(|change| format!("{} to {}", self.name(change.permanent), player(change.to)))
                    .collect();
                parts.join(", ")
            }
            Event::StepsAdded { steps, .. } => {
                steps.iter().map(|own| step(*own)).collect::<Vec<_>>().join(", ")
            }
            Event::StateBasedActions { actions } => {
                actions.iter().map(|action| self.state_based(action)).collect::<Vec<_>>().join("; ")
            }
            _ => String::new(),
        }
    }

    fn phasing(&self, phasing: &Phasing) -> String {
        let out: Vec<ObjectId> = phasing.out.iter().map(|own| own.permanent).collect();
        let back: Vec<ObjectId> = phasing.r#in.iter().map(|own| own.permanent).collect();
        let mut parts = Vec::new();
        if !out.is_empty() {
            parts.push(format!("out {}", self.names(&out)));
        }
        if !back.is_empty() {
            parts.push(format!("in {}", self.names(&back)));
        }
        parts.join("; ")
    }

    fn blocks(&self, blocks: &[Block]) -> String {
        let parts: Vec<String> = blocks
            .iter()
            .map(|block| format!("{} blocks {}", self.name(block.blocker), self.name(block.attacker)))
            .collect();
        parts.join(", ")
    }

    fn assignments(&self, assignments: &[Assignment]) -> String {
        let parts: Vec<String> = assignments
            .iter()
            .map(|part| format!("{}: {} to {}", self.name(part.source), part.amount, self.target(part.to)))
            .collect();
        parts.join(", ")
    }

    fn damage(&self, dealt: &[Damage], undealt: usize) -> String {
        let parts: Vec<String> = dealt
            .iter()
            .map(|part| format!("{}: {} to {}", self.name(part.source), part.amount, self.target(part.to)))
            .collect();
        let rest = if undealt == 0 { String::new() } else { format!(" ({undealt} not dealt)") };
        format!("{}{rest}", parts.join(", "))
    }

    fn moves(&self, moves: &[Move]) -> String {
        let parts: Vec<String> =
            moves.iter().map(|own| format!("{} to {}", self.name(own.is), zone(own.to))).collect();
        parts.join(", ")
    }

    fn entering(&self, entering: &Entering) -> String {
        format!("{} for {}", self.name(entering.is), player(entering.controller))
    }

    fn state_based(&self, action: &StateBasedAction) -> String {
        match action {
            StateBasedAction::LifeGone { player: of }
            | StateBasedAction::LibraryGone { player: of }
            | StateBasedAction::Poisoned { player: of }
            | StateBasedAction::TeamPoisoned { player: of }
            | StateBasedAction::LosesWithTeam { player: of } => format!("{} lose", player(*of)),
            StateBasedAction::TokenCeases { token } => format!("{} ceases to exist", self.name(*token)),
            StateBasedAction::ZeroToughness { moved }
            | StateBasedAction::LethalDamage { moved }
            | StateBasedAction::Deathtouched { moved }
            | StateBasedAction::Legend { moved }
            | StateBasedAction::AuraFallsOff { moved } => self.moves(std::slice::from_ref(moved)),
            StateBasedAction::EquipmentUnattached { attachment } => {
                format!("{} unattached", self.name(*attachment))
            }
            StateBasedAction::CounterPairs { permanent, pairs } => {
                format!("{pairs} pairs of counters from {}", self.name(*permanent))
            }
        }
    }
}

fn pools(lost: &[UnspentPool]) -> String {
    let parts: Vec<String> =
        lost.iter().map(|pool| format!("{} {}", player(pool.player), mana_word(&pool.mana))).collect();
    parts.join(", ")
}

const fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Library => "library",
        Zone::Hand => "hand",
        Zone::Battlefield => "play",
        Zone::Graveyard => "graveyard",
        Zone::Stack => "stack",
        Zone::Exile => "exile",
        Zone::Nowhere => "nowhere",
    }
}
