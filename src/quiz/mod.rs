//! Predictions: questions that the engine asks about a game at an event, with the engine's own answer and the answers
//! of the same engine under named mistaken beliefs.

mod answer;
mod ask;
mod place;
mod question;
mod theme;

pub use answer::{Answer, Whereabouts};
pub use ask::Ask;
pub use place::{Place, Story};
pub use question::{Choice, Level, Question};
pub use theme::Theme;
