//! Lessons: texts that lead a learner through a game beat by beat, their faults, and the model run of each.

mod asking;
mod course;
mod deed;
#[cfg(not(target_arch = "wasm32"))]
mod files;
mod flaw;
mod lint;
mod message;
mod model;
mod parse;
mod reach;
mod walk;

pub use course::{Course, Failure, Stretch};
#[cfg(not(target_arch = "wasm32"))]
pub use files::{Tally, judge_files};
pub use flaw::{Finding, Flaw, Told};
pub use lint::lint;
pub use model::{Attempt, Beat, BeatKind, Chapter, Lesson, Mistake, Prediction, RuleLine, Task};
pub use parse::{bundle, parse, parse_with_faults, unbundle};
