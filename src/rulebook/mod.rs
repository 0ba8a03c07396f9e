//! The rulebook: three texts quoted word for word, and what each of them says about the game.
//!
//! It knows the engine's events and the languages; it never knows lessons, sessions or the page.

mod annotation;
mod cite;
mod clause;
mod data;
mod locator;
mod map;
mod own;
mod passage;
mod quote;
mod related;
mod section;
mod seed;
mod sentence;
mod text;
mod topic;

pub use annotation::{Annotation, ShownPassage, ShownSentence, annotate, uses, whole_passage};
pub use cite::{cite, cite_refusal};
pub use clause::{Clause, Elsewhere, Fit};
pub use locator::{Locator, LocatorError, Span};
pub use map::{Citation, RuleNo, citations, own_sentence, rule};
pub use own::OwnSentence;
pub use passage::{Form, Paragraph, Passage, passage, passages};
pub use quote::{QuotedParagraph, Run, RunKind};
pub use related::further;
pub use section::{SECTIONS, Section};
pub use seed::Seed;
pub use text::Text;
pub use topic::Topic;
