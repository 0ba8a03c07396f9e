//! The steps of a turn by their keys.

use super::Session;
use super::timeline::{Mark, MarkKind};
use crate::engine::Step;

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

impl Session {
    /// The steps of this turn that have begun or been skipped, with their keys.
    pub(super) fn steps_of_turn(&self) -> Vec<(String, Mark)> {
        let marks = self.timeline.marks_before(self.cursor);
        let first = marks.iter().rposition(|mark| mark.kind == MarkKind::Turn).map_or(0, |index| index + 1);
        let mut given = Vec::new();
        let steps = marks.get(first..).unwrap_or_default();
        steps.iter().map(|mark| (fresh_key(slug(mark.step()), &mut given), *mark)).collect()
    }
}
