//! Zones, and the battlefield whose phased-out permanents are out of sight unless asked for.

use super::object::{ObjectId, Permanent};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A zone of the game. Phased-out permanents stay on the battlefield here in both editions; what 2005 makes of its
/// phased-out zone (217.8) are fields of the ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Zone {
    /// A player's library.
    Library,
    /// A player's hand.
    Hand,
    /// The battlefield: "in play" in 2005.
    Battlefield,
    /// A player's graveyard.
    Graveyard,
    /// The stack.
    Stack,
    /// Exile: "removed from the game" in 2005.
    Exile,
    /// Nowhere: a token or copy that ceased to exist.
    Nowhere,
}

/// All permanents. [`Battlefield::iter`] yields the phased-in ones; [`Battlefield::including_phased_out`] is the explicit
/// exception for phasing, cleanup and views.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battlefield(BTreeMap<ObjectId, Permanent>);

impl Battlefield {
    /// The phased-in permanents, by id.
    pub fn iter(&self) -> impl Iterator<Item = &Permanent> + Clone {
        self.0.values().filter(|permanent| !permanent.is_phased_out())
    }

    /// Every permanent, phased in or out, by id.
    pub fn including_phased_out(&self) -> impl Iterator<Item = &Permanent> + Clone {
        self.0.values()
    }

    /// The phased-out permanents, by id.
    pub fn phased_out(&self) -> impl Iterator<Item = &Permanent> + Clone {
        self.0.values().filter(|permanent| permanent.is_phased_out())
    }

    /// A phased-in permanent.
    #[must_use]
    pub fn get(&self, id: ObjectId) -> Option<&Permanent> {
        self.0.get(&id).filter(|permanent| !permanent.is_phased_out())
    }

    /// A permanent, phased in or out.
    #[must_use]
    pub fn get_including_phased_out(&self, id: ObjectId) -> Option<&Permanent> {
        self.0.get(&id)
    }

    pub(super) fn get_mut(&mut self, id: ObjectId) -> Option<&mut Permanent> {
        self.0.get_mut(&id)
    }

    pub(super) fn all_mut(&mut self) -> impl Iterator<Item = &mut Permanent> {
        self.0.values_mut()
    }

    pub(super) fn insert(&mut self, permanent: Permanent) {
        self.0.insert(permanent.id, permanent);
    }

    pub(super) fn remove(&mut self, id: ObjectId) -> Option<Permanent> {
        self.0.remove(&id)
    }
}
