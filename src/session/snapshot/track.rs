//! The turn track: phases, steps, and where in them the game stands.

use super::Text;
use crate::engine::{DayNight, Occurrence, Phase, PlayerId, Step};
use serde::Serialize;
use std::rc::Rc;

/// The turn at hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Track {
    /// The number of the turn, from 1; as the log begins, the turn about to begin.
    pub turn: u32,
    /// Whose turn it is.
    pub active: PlayerId,
    /// "Turno 5, tu".
    pub title: Text,
    /// Day or night; `None` in an edition that knows neither.
    pub day_night: Option<DayNightView>,
    /// What to say in its place where the edition knows neither: "assente nel 2005".
    pub day_night_absent: Option<Text>,
    /// The phases in the order in which they happen; more than five when an effect adds one.
    pub phases: Rc<[PhaseCell]>,
    /// The name of the step in full: "Sottofase di Mantenimento".
    pub step_title: Text,
    /// The first part of that name, small above the second: "Sottofase di"; empty for a main phase.
    pub step_lead: Text,
    /// The second part: "Mantenimento".
    pub step_name: Text,
    /// Where that is: "Fase iniziale, 2 di 3".
    pub step_place: Text,
}

/// Day, night or neither.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DayNightView {
    /// Which.
    pub is: DayNight,
    /// In words.
    pub name: Text,
}

/// How far a phase or step has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Progress {
    /// It is over.
    Done,
    /// The game is in it.
    Now,
    /// Still to come.
    Todo,
    /// The game proceeded as though it did not exist.
    Skipped,
    /// This scenario began after it.
    Absent,
}

/// A phase.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PhaseCell {
    /// Unique in the track: `combat`, `combat-2`.
    pub key: Text,
    /// Which of the five.
    pub phase: Phase,
    /// Its name.
    pub name: Text,
    /// How far it has come.
    pub progress: Progress,
    /// Its steps; a main phase is its own only step.
    pub steps: Rc<[StepCell]>,
}

/// A step, or a main phase.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StepCell {
    /// Unique in the track: `combat-damage`, `combat-damage-2`.
    pub key: Text,
    /// The same for every occurrence of the step: `combat-damage`.
    pub slug: &'static str,
    /// Which of the twelve.
    pub step: Step,
    /// Which time.
    pub occurrence: Occurrence,
    /// Two letters for narrow places: "ST".
    pub code: &'static str,
    /// The short name: "Mantenimento".
    pub name: Text,
    /// Everything about it in one sentence, for those who do not see the track.
    pub label: Text,
    /// What is special about it: "di nuovo", "solo attacco improvviso".
    pub note: Option<Text>,
    /// How far it has come.
    pub progress: Progress,
    /// Why it was skipped.
    pub skipped: Option<Text>,
    /// Whether players receive priority in it as a rule.
    pub gives_priority: bool,
    /// The cursor that shows its first event, as far as that is known: a step to come has one where the turn was played on already.
    pub first_event: Option<u32>,
}
