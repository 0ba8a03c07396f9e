//! The static abilities in play, by whom they may concern: looked up once for a whole board.

use super::card::{Ability, Affected};
use super::game::Game;
use super::object::{ObjectId, Permanent};
use std::collections::BTreeMap;

/// The permanents with static abilities, phased in or out. Most of those abilities concern one permanent: their own, or
/// what they are attached to.
pub(super) struct StaticSources<'a> {
    about_any: Vec<&'a Permanent>,
    about_one: BTreeMap<ObjectId, Vec<&'a Permanent>>,
}

impl<'a> StaticSources<'a> {
    pub(super) fn of(game: &'a Game) -> Self {
        let mut sources = Self { about_any: Vec::new(), about_one: BTreeMap::new() };
        for source in game.battlefield().with_static_abilities() {
            if affected_by(source).any(|affected| matches!(affected, Affected::Each(_))) {
                sources.about_any.push(source);
                continue;
            }
            let mut note = |id: ObjectId| sources.about_one.entry(id).or_default().push(source);
            if affected_by(source).any(|affected| *affected == Affected::This) {
                note(source.id);
            }
            if affected_by(source).any(|affected| *affected == Affected::Host) {
                source.attached_to.into_iter().for_each(note);
            }
        }
        sources
    }

    /// The sources that may say something about a permanent.
    pub(super) fn for_permanent(&self, id: ObjectId) -> impl Iterator<Item = &'a Permanent> {
        let own = self.about_one.get(&id).map(Vec::as_slice).unwrap_or_default();
        self.about_any.iter().chain(own).copied()
    }
}

fn affected_by(source: &Permanent) -> impl Iterator<Item = &Affected> {
    source.card.abilities.iter().filter_map(|ability| match ability {
        Ability::Static(text) => Some(&text.affects),
        _ => None,
    })
}
