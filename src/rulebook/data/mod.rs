//! The words of our own: glosses of the three texts, and sentences where the texts are silent.

pub(super) mod t000;
pub(super) mod t003;
pub(super) mod t004;
