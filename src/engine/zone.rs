//! Zones, and the battlefield whose phased-out permanents are out of sight unless asked for.

use super::card::{Ability, Card};
use super::object::{ObjectId, Permanent};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

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

/// Where a card or token can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Whereabouts {
    /// On the battlefield, phased in.
    Battlefield,
    /// Phased out.
    PhasedOut,
    /// In its owner's hand.
    Hand,
    /// In its owner's library.
    Library,
    /// In its owner's graveyard.
    Graveyard,
    /// Exiled.
    Exile,
    /// On the stack.
    Stack,
    /// Nowhere: it has ceased to exist.
    Nowhere,
}

/// Who belongs on the battlefield's lists, in their order.
const BELONGS: [fn(&Permanent) -> bool; 3] = [
    |it| it.card.abilities.iter().any(|ability| matches!(ability, Ability::Static(_))),
    |it| it.card.abilities.iter().any(|ability| matches!(ability, Ability::Triggered(_))),
    |it| it.card.legendary,
];

/// All permanents. [`Battlefield::iter`] yields the phased-in ones; [`Battlefield::including_phased_out`] is the explicit
/// exception for phasing, cleanup and views.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battlefield {
    /// By id, and so in the order in which they entered. Shared with earlier states of the game, as long as nothing about
    /// a permanent changes.
    permanents: Vec<(ObjectId, Arc<Permanent>)>,
    /// Those with a static ability: every event may ask them.
    with_static: Vec<ObjectId>,
    /// Those with a triggered ability: every event may ask them.
    with_triggered: Vec<ObjectId>,
    /// Those that are legendary: every check asks them.
    legendary: Vec<ObjectId>,
}

impl Battlefield {
    /// The phased-in permanents, by id.
    pub fn iter(&self) -> impl Iterator<Item = &Permanent> + Clone {
        self.including_phased_out().filter(|permanent| !permanent.is_phased_out())
    }

    /// Every permanent, phased in or out, by id.
    pub fn including_phased_out(&self) -> impl Iterator<Item = &Permanent> + Clone {
        self.permanents.iter().map(|(_, permanent)| &**permanent)
    }

    /// The phased-out permanents, by id.
    pub fn phased_out(&self) -> impl Iterator<Item = &Permanent> + Clone {
        self.including_phased_out().filter(|permanent| permanent.is_phased_out())
    }

    /// The permanents with static abilities, phased in or out, by id.
    pub(super) fn with_static_abilities(&self) -> impl Iterator<Item = &Permanent> {
        self.with_static.iter().filter_map(|id| self.get_including_phased_out(*id))
    }

    /// The phased-in permanents with triggered abilities, by id.
    pub(super) fn with_triggered_abilities(&self) -> impl Iterator<Item = &Permanent> {
        self.with_triggered.iter().filter_map(|id| self.get(*id))
    }

    /// A phased-in permanent.
    #[must_use]
    pub fn get(&self, id: ObjectId) -> Option<&Permanent> {
        self.get_including_phased_out(id).filter(|permanent| !permanent.is_phased_out())
    }

    /// A permanent, phased in or out.
    #[must_use]
    pub fn get_including_phased_out(&self, id: ObjectId) -> Option<&Permanent> {
        self.permanents.get(self.place_of(id).ok()?).map(|(_, permanent)| &**permanent)
    }

    /// Where a permanent is among all, or where it would be.
    fn place_of(&self, id: ObjectId) -> Result<usize, usize> {
        self.permanents.binary_search_by_key(&id, |(own, _)| *own)
    }

    /// The phased-in legendary permanents, by id.
    pub(super) fn legendary(&self) -> impl Iterator<Item = &Permanent> {
        self.legendary.iter().filter_map(|id| self.get(*id))
    }

    pub(super) fn get_mut(&mut self, id: ObjectId) -> Option<&mut Permanent> {
        let place = self.place_of(id).ok()?;
        self.permanents.get_mut(place).map(|(_, permanent)| Arc::make_mut(permanent))
    }

    /// Those, phased in or out, of which something is so; the others stay shared.
    pub(super) fn each_mut_if(
        &mut self,
        is_so: impl Fn(&Permanent) -> bool,
    ) -> impl Iterator<Item = &mut Permanent> {
        let all = self.permanents.iter_mut().map(|(_, permanent)| permanent);
        all.filter(move |it| is_so(it)).map(Arc::make_mut)
    }

    /// A permanent enters, or enters the lists anew; they are in the order of the ids.
    pub(super) fn insert(&mut self, permanent: Permanent) {
        let lists = [&mut self.with_static, &mut self.with_triggered, &mut self.legendary];
        for (list, belongs) in lists.into_iter().zip(BELONGS) {
            if belongs(&permanent) {
                list.insert(list.partition_point(|other| *other < permanent.id), permanent.id);
            }
        }
        match self.place_of(permanent.id) {
            Ok(place) | Err(place) => self.permanents.insert(place, (permanent.id, Arc::new(permanent))),
        }
    }

    /// Whether the lists name those that belong there: an invariant, for tests. A permanent's card changes by
    /// [`Self::show`] alone.
    pub(super) fn is_listed(&self) -> bool {
        [&self.with_static, &self.with_triggered, &self.legendary].into_iter().zip(BELONGS).all(
            |(list, belongs)| {
                let belonging = self.including_phased_out().filter(|it| belongs(it)).map(|it| it.id);
                belonging.eq(list.iter().copied())
            },
        )
    }

    /// A permanent shows other characteristics: the lists follow.
    pub(super) fn show(&mut self, id: ObjectId, card: Arc<Card>) {
        if let Some(permanent) = self.remove(id) {
            self.insert(Permanent { card, ..permanent });
        }
    }

    pub(super) fn remove(&mut self, id: ObjectId) -> Option<Permanent> {
        let (_, removed) = self.permanents.remove(self.place_of(id).ok()?);
        for list in [&mut self.with_static, &mut self.with_triggered, &mut self.legendary] {
            list.retain(|other| *other != id);
        }
        Some(Arc::unwrap_or_clone(removed))
    }
}
