//! Two editions side by side.

use super::history::{Annotation, CitationView, Run};
use super::{ScenarioView, Snapshot, Text};
use crate::engine::{Edition, ObjectId};
use crate::locale::Locale;
use serde::Serialize;
use std::rc::Rc;

/// Everything there is to show of a game under both editions' rules at one line.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ComparisonView {
    /// What is being played.
    pub scenario: ScenarioView,
    /// The language of every text here, passages apart.
    pub locale: Locale,
    /// How many lines have been gone through: 0 is before the first.
    pub place: u32,
    /// How many lines there are.
    pub total: u32,
    /// Whose choices are compared, in a sentence.
    pub choices: Text,
    /// Both sides at this place, the older edition first.
    pub sides: [SideAtPlace; 2],
    /// Whose turn track to show: that of a side that has the step.
    pub track_of: Edition,
    /// How many facts of this step differ.
    pub differences: usize,
    /// How many facts it has.
    pub facts: usize,
    /// What stands under the number of differences: "differenze su 6".
    pub differences_of: Text,
    /// The facts of this step, in order.
    pub rows: Rc<[Row]>,
    /// The lines of this turn, step by step.
    pub ticks: Rc<[CompareTicks]>,
    /// What was told at this place, for those who listen.
    pub said: Text,
}

/// One edition's side.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SideAtPlace {
    /// Which edition.
    pub edition: Edition,
    /// The first part of the step's name, as this edition calls it; empty where it has none.
    pub step_lead: Text,
    /// The second part; where the edition has no such step, a sentence that says so.
    pub step_name: Text,
    /// Whether this edition's turn has the step.
    pub has_step: bool,
    /// The objects that the events of this step touch on this side.
    pub touched: Rc<[ObjectId]>,
    /// The game on this side.
    pub shown: Rc<Snapshot>,
}

/// How both sides of a row compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum RowMark {
    /// Both say the same.
    Same,
    /// They say different things of one matter.
    Different,
    /// Only one edition has this.
    Only {
        /// Which.
        edition: Edition,
    },
    /// A choice that only one edition allows.
    Allowed {
        /// Which.
        edition: Edition,
    },
}

/// A fact on both sides.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Row {
    /// Unique in the step.
    pub key: Text,
    /// The place that shows it.
    pub place: u32,
    /// Whether it belongs to the line just gone through.
    pub is_current: bool,
    /// What it is about: "Dove va".
    pub about: Text,
    /// How both sides compare.
    pub mark: RowMark,
    /// The same in words: "diverso".
    pub mark_text: Text,
    /// Both sides, the older edition first.
    pub sides: [RowSide; 2],
}

/// What one edition says.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RowSide {
    /// Which edition.
    pub edition: Edition,
    /// Whether this edition has nothing like it: then there is no sentence, and what is said is in the annotations or in `absent`.
    pub is_absent: bool,
    /// The name of the event; empty where there is none.
    pub event: &'static str,
    /// The number of the event.
    pub seq: Option<u32>,
    /// What happens, cut where the sides differ: a run that is a clause is what the other side does not say.
    pub sentence: Rc<[Run]>,
    /// The particulars, likewise.
    pub facts: Rc<[Run]>,
    /// That nothing like it happens here.
    pub absent: Option<Text>,
    /// Where the rule is written.
    pub citations: Rc<[CitationView]>,
    /// The passages and our own sentences.
    pub annotations: Rc<[Annotation]>,
}

/// The lines of one step.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CompareTicks {
    /// Unique in the turn.
    pub key: Text,
    /// Two letters.
    pub code: &'static str,
    /// The short name.
    pub name: Text,
    /// Its lines.
    pub ticks: Rc<[CompareTick]>,
}

/// One line on the scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CompareTick {
    /// The place that shows it.
    pub place: u32,
    /// Whether the sides differ in it.
    pub differs: bool,
    /// Whether something phases.
    pub is_phasing: bool,
}
