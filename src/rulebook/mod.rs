//! The rulebook: three texts quoted word for word, and what each of them says about the game.
//!
//! An event of the log or a refusal has topics ([`cite`], [`cite_refusal`]); the map gives each topic, in each edition,
//! the sentences that speak for it and a sentence of our own where the texts are silent; [`annotate`] gathers them for
//! a reader. What would be wrong in the chosen edition is never among them, and where a passage of the other edition
//! holds only in part, the rest is left out.
//!
//! It knows the engine's events and the languages; it never knows lessons, sessions or the page.
//!
//! ```
//! use in_fase::engine::Edition;
//! use in_fase::locale::Locale;
//! use in_fase::rulebook::{Topic, annotate};
//!
//! let said = annotate(&[Topic::PhasedOutDirectly], Edition::Current, Locale::En);
//! let passage = said.passages.first().expect("rule 502.1 says so");
//! assert_eq!((passage.id.as_str(), passage.lang), ("000#502.1", Locale::It));
//! ```

mod annotation;
mod cite;
mod clause;
mod data;
mod glossary;
mod locator;
mod map;
mod own;
mod passage;
mod query;
mod quote;
mod related;
mod section;
mod seed;
mod sentence;
mod standing;
mod text;
mod title;
mod topic;

pub use annotation::{
    Annotation, ShownPassage, ShownSentence, annotate, contrast, other_edition_badge, uses, whole_passage,
};
pub use cite::{cite, cite_refusal, settling};
pub use clause::{Clause, Elsewhere, Fit};
pub use glossary::{Form as TermForm, Known, Term, TermGroup};
pub use locator::{Locator, LocatorError, Span};
pub use map::{Citation, RuleNo, citations, own_sentence, rule};
pub use own::OwnSentence;
pub use passage::{Form, Paragraph, Passage, passage, passages};
pub use query::Query;
pub use quote::{QuotedParagraph, Run, RunKind};
pub use related::further;
pub use section::{SECTIONS, Section};
pub use seed::Seed;
pub use standing::{Standing, standing};
pub use text::Text;
pub use title::title;
pub use topic::Topic;
