//! The steps of a turn by their keys.

use super::Session;
use super::timeline::{Mark, MarkKind};
use crate::engine::{Phase, Step};

/// The word for a step in links, keys and attributes.
pub(super) const fn slug(step: Step) -> &'static str {
    match step {
        Step::Untap => "untap",
        Step::Upkeep => "upkeep",
        Step::Draw => "draw",
        Step::PrecombatMain => "precombat-main",
        Step::BeginningOfCombat => "beginning-of-combat",
        Step::DeclareAttackers => "declare-attackers",
        Step::DeclareBlockers => "declare-blockers",
        Step::CombatDamage => "combat-damage",
        Step::EndOfCombat => "end-of-combat",
        Step::PostcombatMain => "postcombat-main",
        Step::End => "end",
        Step::Cleanup => "cleanup",
    }
}

/// A key that is not among those given out before: `upkeep`, `upkeep-2`.
pub(super) fn fresh_key(slug: &str, given: &mut Vec<String>) -> String {
    let mut key = slug.to_owned();
    let mut number = 1;
    while given.contains(&key) {
        number += 1;
        key = format!("{slug}-{number}");
    }
    given.push(key.clone());
    key
}

/// The word for a phase.
pub(super) const fn phase_slug(phase: Phase) -> &'static str {
    match phase {
        Phase::Beginning => "beginning",
        Phase::PrecombatMain => "precombat-main",
        Phase::Combat => "combat",
        Phase::PostcombatMain => "postcombat-main",
        Phase::Ending => "ending",
    }
}

impl Session {
    /// Where the steps of this turn have begun or been skipped.
    pub(super) fn marks_of_turn(&self) -> Vec<Mark> {
        let back = self.timeline.marks_before(self.cursor).rev();
        let mut marks: Vec<Mark> = back.take_while(|mark| mark.kind != MarkKind::Turn).copied().collect();
        marks.reverse();
        marks
    }

    /// Where those that are still to come begin or are skipped, as far as the turn is known.
    pub(super) fn marks_to_come(&self) -> Vec<Mark> {
        let on = self.timeline.marks_from(self.cursor);
        on.take_while(|mark| mark.kind != MarkKind::Turn).copied().collect()
    }

    /// Where the steps of this turn have begun or been skipped, with their keys: those of the track, in which the steps before the start of a scenario are counted too.
    pub(super) fn steps_of_turn(&self) -> Vec<(String, Mark)> {
        let mut given = Vec::new();
        let marks = self.marks_of_turn();
        marks.into_iter().map(|mark| (fresh_key(slug(mark.step()), &mut given), mark)).collect()
    }
}
