//! The rulebook: three texts quoted word for word, and what each of them says about the game.
//!
//! It knows the engine's events and the languages; it never knows lessons, sessions or the page.

mod clause;
mod data;
mod locator;
mod passage;
mod section;
mod seed;
mod sentence;
mod text;

pub use clause::{Clause, Elsewhere, Fit};
pub use locator::{Locator, LocatorError, Span};
pub use passage::{Form, Paragraph, Passage, passage, passages};
pub use section::{SECTIONS, Section};
pub use seed::Seed;
pub use text::Text;
