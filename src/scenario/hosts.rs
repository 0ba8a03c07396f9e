//! What the word after "on" means: which player, or which of the permanents of a set-up.

use super::model::PermanentLine;
use crate::engine::PlayerId;
use crate::notation::words::PLAYERS;
use crate::notation::{Name, Problem};
use std::sync::Arc;

/// The permanent of that label, or else the only one of that card; `Peat Bear#2` is the second Peat Bear.
///
/// # Errors
/// None is called so, or several are.
pub fn host_of(permanents: &[&PermanentLine], name: &Name) -> Result<usize, Problem> {
    let is_labelled = |line: &&PermanentLine| line.label.as_ref().is_some_and(|label| label.is(&name.text));
    if let Some(index) = permanents.iter().position(is_labelled) {
        return Ok(index);
    }
    let (base, number) =
        match name.text.rsplit_once('#').and_then(|(base, n)| Some((base, n.parse::<usize>().ok()?))) {
            Some((base, number)) => (base, Some(number)),
            None => (&*name.text, None),
        };
    let mut called =
        permanents.iter().enumerate().filter(|(_, line)| line.card.is(base)).map(|(index, _)| index);
    let found = called.nth(number.unwrap_or(1).saturating_sub(1));
    match found {
        Some(_) if number.is_none() && called.next().is_some() => {
            Err(Problem::AmbiguousName { name: Arc::clone(&name.text) })
        }
        Some(index) => Ok(index),
        None => Err(Problem::UnknownName { name: Arc::clone(&name.text) }),
    }
}

/// The player of that name.
#[must_use]
pub fn host_player(name: &Name) -> Option<PlayerId> {
    PLAYERS.iter().find(|(word, _)| name.is(word)).map(|(_, player)| *player)
}
