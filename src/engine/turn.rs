//! The turn: whose it is, where it stands, and which steps are still to come.

use super::object::ObjectId;
use super::player::{PerPlayer, PlayerId};
use super::step::{Occurrence, Phase, Step};
use serde::{Deserialize, Serialize};

/// A turn in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Turn {
    /// Its number, from 1.
    pub number: u32,
    /// Whose turn it is; of a team its head.
    pub active: PlayerId,
    /// Whose turn the last regular, not extra, one was: the next regular turn is the next player's.
    pub regular: PlayerId,
    /// The step.
    pub step: Step,
    /// Which time this turn.
    pub occurrence: Occurrence,
    /// The steps still to come this turn, in order.
    pub agenda: Vec<Scheduled>,
    /// The turn taken before this one, for the day/night check (730.2).
    pub previous: Option<PastTurn>,
    /// Whether this is the first turn of the game (101.5 / 103.8a).
    pub is_first: bool,
    /// What of the turn and the step is done already.
    pub(super) progress: Progress,
}

/// A step to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Scheduled {
    /// The step.
    pub step: Step,
    /// Which time.
    pub occurrence: Occurrence,
    /// Whether a new phase begins with it.
    pub opens_phase: bool,
}

/// A turn that is over.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PastTurn {
    /// Whose turn it was.
    pub active: PlayerId,
    /// How many spells each player cast in it.
    pub spells: PerPlayer<u32>,
}

/// Which actions of the turn and of its current step have happened. A fold of the log like everything else.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Progress {
    /// The turn has begun.
    pub turn_begun: bool,
    /// The step has begun.
    pub step_begun: bool,
    /// The phasing event is over.
    pub phased: bool,
    /// Day and night were checked.
    pub day_night_checked: bool,
    /// What untaps is determined: what will untap.
    pub untapping: Option<Vec<ObjectId>>,
    /// It has untapped.
    pub untapped: bool,
    /// What its controller chose to leave tapped.
    pub staying: Option<Vec<ObjectId>>,
    /// Who has drawn.
    pub drew: Vec<PlayerId>,
    /// The untapping is skipped, but not the step.
    pub untap_skipped: bool,
    /// Attackers were declared.
    pub declared: bool,
    /// The teams, by their heads, that have declared blockers.
    pub blocked: Vec<PlayerId>,
    /// Who has discarded down to the maximum hand size.
    pub discarded: Vec<PlayerId>,
    /// Combat damage was dealt, or is on the stack.
    pub damage_done: bool,
    /// Damage and "until end of turn" effects wore off.
    pub wore_off: bool,
    /// Something happened in cleanup that gives players priority (314.3 / 514.3a).
    pub unsettled: bool,
    /// Who controlled what resolved last in this step; the active player for combat damage.
    pub last_resolved: Option<PlayerId>,
    /// The step is ending: unspent mana has gone, nothing is checked any more.
    pub is_over: bool,
    /// Somebody has had priority in this step.
    pub had_priority: bool,
}

impl Turn {
    /// The steps of a regular turn from a given one on.
    #[must_use]
    pub fn regular_agenda(from: Step) -> Vec<Scheduled> {
        let mut before = None;
        let mut agenda = Vec::with_capacity(Step::ALL.len());
        for step in Step::ALL {
            let opens_phase = before != Some(step.phase());
            before = Some(step.phase());
            if step >= from {
                agenda.push(Scheduled { step, occurrence: Occurrence::Regular, opens_phase });
            }
        }
        agenda
    }

    /// The phase.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.step.phase()
    }

    /// 505.1a (and so in 2005): the first main phase of a turn is the precombat one, also if it is an added one.
    pub(super) fn next_main_phase(&self) -> Step {
        let is_to_come = self.agenda.iter().any(|scheduled| scheduled.step == Step::PrecombatMain);
        if is_to_come { Step::PrecombatMain } else { Step::PostcombatMain }
    }

    /// Where in the agenda the next phase begins.
    pub(super) fn next_phase_index(&self) -> usize {
        self.agenda.iter().position(|scheduled| scheduled.opens_phase).unwrap_or(self.agenda.len())
    }

    /// The steps of the phase that opens next, as far as they are to come.
    pub(super) fn steps_of_next_phase(&self) -> impl Iterator<Item = &Scheduled> {
        let later = |(at, scheduled): &(usize, &Scheduled)| *at == 0 || !scheduled.opens_phase;
        self.agenda.iter().enumerate().take_while(later).map(|(_, scheduled)| scheduled)
    }

    /// The last step to come of the current phase; the current one if it is the last.
    pub(super) fn last_step_of_phase(&self) -> Step {
        self.agenda
            .iter()
            .take(self.next_phase_index())
            .next_back()
            .map_or(self.step, |scheduled| scheduled.step)
    }
}
