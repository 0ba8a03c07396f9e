//! Predictions: questions that the engine asks about a game at an event, with the engine's own answer and the answers
//! of the same engine under named mistaken beliefs.

mod answer;
mod ask;
mod asks;
mod generate;
mod place;
mod played;
mod practice;
mod premise;
mod question;
mod reply;
mod tell;
mod theme;
mod world;

pub use crate::engine::Whereabouts;
pub use answer::Answer;
pub use ask::Ask;
pub use generate::Worlds;
pub use place::{Place, Story};
pub use played::Played;
pub use practice::{Drawn, Filter, beliefs_of, board, boards, practice};
pub use question::{Assumption, Choice, Level, Question};
pub use tell::{Belief, Told, belief};
pub use theme::Theme;
