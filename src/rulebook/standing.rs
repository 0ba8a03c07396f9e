//! How a passage as a whole stands in the edition that a reader has chosen.

use serde::Serialize;

use super::clause::Clause;
use super::section::Section;
use crate::engine::Edition;

/// What a reader of an edition may make of a passage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Standing {
    /// It is of that edition.
    Own,
    /// It holds there too, in the words of another edition.
    Holds,
    /// It holds there but for some of its sentences.
    InPart,
    /// It is wrong there, or that edition knows nothing of the kind.
    Wrong,
}

/// How a section stands in an edition.
#[must_use]
pub fn standing(section: &Section, edition: Edition) -> Standing {
    if section.seed.edition() == edition {
        return Standing::Own;
    }
    let wrong = Clause::of(section).filter(|clause| !clause.may_be_read_in(edition)).count();
    match wrong {
        0 => Standing::Holds,
        _ if wrong == Clause::of(section).count() => Standing::Wrong,
        _ => Standing::InPart,
    }
}
