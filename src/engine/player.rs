//! Who sits where. Roles (active, defending) are asked of the game, never stored in an identity.

use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// A seat at the table, in turn order. Two-player games use the first two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum PlayerId {
    /// The first seat: "you" in the scenarios.
    #[default]
    One,
    /// The second seat: "the opponent" in the scenarios.
    Two,
    /// The third seat, for multiplayer boards.
    Three,
    /// The fourth seat, for multiplayer boards.
    Four,
}

impl PlayerId {
    /// All seats, in turn order.
    pub const ALL: [Self; 4] = [Self::One, Self::Two, Self::Three, Self::Four];
}

/// A total map over the seats, one value for each of the four: a lookup cannot fail.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PerPlayer<T>([T; 4]);

impl<T> PerPlayer<T> {
    /// Builds the map by asking for the value of every seat.
    pub fn from_fn(mut value: impl FnMut(PlayerId) -> T) -> Self {
        Self(PlayerId::ALL.map(&mut value))
    }
}

impl<T> Index<PlayerId> for PerPlayer<T> {
    type Output = T;
    fn index(&self, seat: PlayerId) -> &T {
        &self.0[seat as usize]
    }
}

impl<T> IndexMut<PlayerId> for PerPlayer<T> {
    fn index_mut(&mut self, seat: PlayerId) -> &mut T {
        &mut self.0[seat as usize]
    }
}
