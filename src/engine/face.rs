//! Which characteristics a permanent shows: those of a face, of what it copies, or of nothing (503, 504 / 707, 708, 712).

use super::card::{Card, CardType, Keyword, Types};
use super::continuous::{Affects, ContinuousEffect};
use super::day_night::DayNight;
use super::event::Event;
use super::game::Game;
use super::object::{ObjectId, Permanent};
use super::rule_point::DayNightCheck;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Which face of a permanent is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Face {
    /// The front face, or the only one.
    #[default]
    Front,
    /// The back face (712.2); double-faced cards are absent in 2005.
    Back,
    /// None: it is face down, a 2/2 creature without name, text or colour (504.2 / 708.2).
    Down,
}

impl Face {
    /// The face that a transforming permanent turns up.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Front => Self::Back,
            Self::Back | Self::Down => Self::Front,
        }
    }

    /// The characteristics of this face of a card.
    #[must_use]
    pub fn of(self, card: &Arc<Card>) -> Arc<Card> {
        match (self, &card.back) {
            (Self::Back, Some(back)) => Arc::clone(back),
            (Self::Back, None) | (Self::Front, _) => Arc::clone(card),
            (Self::Down, _) => Arc::new(face_down()),
        }
    }
}

/// 504.2 / 708.2.
fn face_down() -> Card {
    let types = Types::EMPTY.with(CardType::Creature);
    Card { types, power_toughness: Some((2, 2)), ..Card::default() }
}

/// 702.145: a card with daybound that comes into play at night was never seen with its front face.
pub(super) fn entering(game: &Game, card: &Card) -> Face {
    let is_night = game.day_night == DayNight::Night;
    if is_night && card.keywords.has(Keyword::Daybound) && card.back.is_some() {
        Face::Back
    } else {
        Face::Front
    }
}

/// 702.145: what daybound and nightbound bring about, at once, neither on the stack nor as a state-based action.
pub(super) fn bound(game: &Game) -> Option<Event> {
    if game.ruleset.day_night_check == DayNightCheck::Absent {
        return None;
    }
    if let Some(to) = time_to_be(game) {
        return Some(Event::DayNightChanged { to, became: false });
    }
    let permanents = to_transform(game);
    (!permanents.is_empty()).then_some(Event::Transformed { permanents })
}

/// While it is neither day nor night, a permanent with daybound makes it day; without one, nightbound makes it night.
fn time_to_be(game: &Game) -> Option<DayNight> {
    let has = |keyword: Keyword| game.battlefield.iter().any(|it| it.now.keywords.has(keyword));
    match game.day_night {
        DayNight::Neither if has(Keyword::Daybound) => Some(DayNight::Day),
        DayNight::Neither if has(Keyword::Nightbound) => Some(DayNight::Night),
        _ => None,
    }
}

/// The phased-in permanents whose face does not fit the time of day.
fn to_transform(game: &Game) -> Vec<ObjectId> {
    let (face, keyword) = match game.day_night {
        DayNight::Neither => return Vec::new(),
        DayNight::Day => (Face::Back, Keyword::Nightbound),
        DayNight::Night => (Face::Front, Keyword::Daybound),
    };
    let is_double_faced = |it: &Permanent| game.identity(it.id).is_some_and(|own| own.card.back.is_some());
    let unfit = game
        .battlefield
        .iter()
        .filter(|it| it.face == face && it.now.keywords.has(keyword) && is_double_faced(it));
    unfit.map(|it| it.id).collect()
}

impl Game {
    /// 701.28: each shows its other face; it is the same object, with a new timestamp (613.7).
    pub(super) fn transform(&mut self, permanents: &[ObjectId]) {
        for id in permanents {
            if let Some(permanent) = self.battlefield.get_including_phased_out(*id) {
                self.turn_face(*id, permanent.face.other());
            }
        }
    }

    /// 504 / 708: the same object, with a new timestamp (613.7).
    pub(super) fn turn_faces(&mut self, permanents: &[ObjectId], up: bool) {
        for id in permanents {
            self.turn_face(*id, if up { Face::Front } else { Face::Down });
        }
    }

    /// What a permanent is a copy of: the latest copy effect on it, or what it is a copy of without end.
    #[must_use]
    pub fn copied_card<'a>(&'a self, permanent: &'a Permanent) -> Option<&'a Arc<Card>> {
        let on_it = |effect: &&ContinuousEffect| match &effect.affects {
            Affects::Objects(objects) => objects.contains(&permanent.id),
            Affects::WhateverFits { .. } | Affects::Players(_) => false,
        };
        let by_effect = self.effects.iter().rev().filter(on_it).find_map(|effect| effect.copies.as_ref());
        by_effect.or(permanent.copies.as_ref())
    }

    pub(super) fn has_copy_effects(&self) -> bool {
        self.effects.iter().any(|effect| effect.copies.is_some())
    }

    /// A copy effect has begun or ended: what it affects shows what is due now.
    pub(super) fn show_copies(&mut self, effect: &ContinuousEffect) {
        if let (Some(_), Affects::Objects(objects)) = (&effect.copies, &effect.affects) {
            objects.iter().for_each(|id| self.show_again(*id));
        }
    }

    /// 503.1 / 707.2: what is printed on the face that is up, or on what it copies.
    pub(super) fn show_again(&mut self, id: ObjectId) {
        let Some(permanent) = self.battlefield.get_including_phased_out(id) else { return };
        let own = self.identity(id).map(|it| &it.card);
        let Some(card) = self.copied_card(permanent).or(own) else { return };
        let shown = permanent.face.of(card);
        if shown != permanent.card {
            self.battlefield.show(id, shown);
        }
    }

    fn turn_face(&mut self, id: ObjectId, face: Face) {
        let timestamp = self.next_timestamp;
        self.next_timestamp = timestamp.saturating_add(1);
        if let Some(permanent) = self.battlefield.get_mut(id) {
            (permanent.face, permanent.timestamp) = (face, timestamp);
        }
        self.show_again(id);
    }

    /// A set-up has been as it is for a while: it is day or night already, and the faces fit.
    pub(super) fn fit_faces(&mut self) {
        if self.ruleset.day_night_check == DayNightCheck::Absent {
            return;
        }
        self.day_night = time_to_be(self).unwrap_or(self.day_night);
        let unfit = to_transform(self);
        if !unfit.is_empty() {
            self.transform(&unfit);
            self.refresh_characteristics();
        }
    }
}
