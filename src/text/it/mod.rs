//! Italian.

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

/// Italian, with *tu*.
pub(super) struct Italian;

impl Tongue for Italian {}
