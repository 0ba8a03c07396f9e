//! A scenario with nothing in it.

use super::model::{Editions, Kind, Scenario, Texts};
use crate::notation::Spot;

impl Scenario {
    /// A case called "board" with nothing in it.
    #[must_use]
    pub fn blank() -> Self {
        Self {
            id: "board".into(),
            spot: Spot::new(1, 1),
            kind: Kind::Case,
            heading: "".into(),
            editions: Editions::Both,
            rules: None,
            titles: Texts::default(),
            intros: Texts::default(),
            cards: Vec::new(),
            setup: Vec::new(),
            script: Vec::new(),
        }
    }
}
