//! Italian.

mod asking;
mod belief;
mod change;
mod combat;
mod compare;
mod hint;
mod hold;
mod labels;
mod next;
mod object;
mod phasing;
mod quiz;
mod refusal;
mod stack;
mod turn;
mod view;
mod words;

use super::tongue::Tongue;

/// Italian, with *tu*.
pub(super) struct Italian;

impl Tongue for Italian {}
