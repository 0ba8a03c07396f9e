//! One table of sentences for each language.

pub(super) mod en;
pub(super) mod fr;
pub(super) mod it;
