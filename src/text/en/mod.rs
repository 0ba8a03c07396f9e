//! English.

mod asking;
mod combat;
mod instruction;
mod labels;
mod next;
mod nouns;
mod object;
mod phasing;
mod refusal;
mod rules;
mod stack;
mod trigger;
mod turn;
mod view;
mod words;

use super::tongue::Tongue;

/// English.
pub(super) struct English;

impl Tongue for English {}
