//! The static abilities in play, by whom they may concern: looked up once for a whole board.

use super::card::{Ability, Affected};
use super::game::Game;
use super::object::{ObjectId, Permanent};

/// The permanents with static abilities, phased in or out. Most of those abilities concern one permanent: their own, or
/// what they are attached to.
pub(super) struct StaticSources<'a> {
    about_any: Vec<&'a Permanent>,
    /// Sorted by whom they concern.
    about_one: Vec<(ObjectId, &'a Permanent)>,
}

impl<'a> StaticSources<'a> {
    pub(super) fn of(game: &'a Game) -> Self {
        let mut sources = Self { about_any: Vec::new(), about_one: Vec::new() };
        for source in game.battlefield().with_static_abilities() {
            if affected_by(source).any(|affected| matches!(affected, Affected::Each(_))) {
                sources.about_any.push(source);
                continue;
            }
            let mut note = |id: ObjectId| sources.about_one.push((id, source));
            if affected_by(source).any(|affected| *affected == Affected::This) {
                note(source.id);
            }
            if affected_by(source).any(|affected| *affected == Affected::Host) {
                source.attached_to.into_iter().for_each(note);
            }
        }
        sources.about_one.sort_by_key(|(concerned, _)| *concerned);
        sources
    }

    /// The sources that may say something about a permanent.
    pub(super) fn for_permanent(&self, id: ObjectId) -> impl Iterator<Item = &'a Permanent> {
        let first = self.about_one.partition_point(|(concerned, _)| *concerned < id);
        let own = self.about_one.iter().skip(first).take_while(move |(concerned, _)| *concerned == id);
        self.about_any.iter().copied().chain(own.map(|(_, source)| *source))
    }
}

fn affected_by(source: &Permanent) -> impl Iterator<Item = &Affected> {
    source.card.abilities.iter().filter_map(|ability| match ability {
        Ability::Static(text) => Some(&text.affects),
        _ => None,
    })
}
