//! A state written down and read again is the same state.

use std::fmt::Debug;

use in_fase::engine::{Entry, Game};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::invariant::Broken;

/// The state, and each event of the log's end, survive being written down.
///
/// # Errors
/// What does not.
pub fn survives(game: &Game, log: &[Entry]) -> Result<(), Broken> {
    let again = written_and_read(game)?;
    if again.fingerprint() != game.fingerprint() {
        return Err(broken("the state has another fingerprint"));
    }
    log.iter().rev().take(20).try_for_each(|entry| written_and_read(entry).map(drop))
}

/// What can be had from what was written; equal, or else broken.
fn written_and_read<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> Result<T, Broken> {
    let mut bytes = Vec::new();
    ciborium::into_writer(value, &mut bytes).map_err(|error| broken(&error.to_string()))?;
    let again: T = ciborium::from_reader(bytes.as_slice()).map_err(|error| broken(&error.to_string()))?;
    if again == *value { Ok(again) } else { Err(broken(&format!("{value:?} is read as {again:?}"))) }
}

fn broken(found: &str) -> Broken {
    Broken { invariant: "what is written down can be read again", found: found.to_owned() }
}
