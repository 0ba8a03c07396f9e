//! Lessons: texts that lead a learner through a game beat by beat, their faults, and the model run of each.

mod model;

pub use model::{Attempt, Beat, BeatKind, Chapter, Lesson, Mistake, Prediction, RuleLine, Task};
