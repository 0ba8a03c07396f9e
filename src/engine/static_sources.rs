//! The static abilities in play, by whom they may concern: looked up once for a whole board.

use super::card::{Ability, Affected, Condition, StaticAbility};
use super::game::Game;
use super::object::{ObjectId, Permanent};
use super::trigger;

/// The permanents with static abilities, phased in or out. Most of those abilities concern one permanent: their own, or
/// what they are attached to.
pub(super) struct StaticSources<'a> {
    about_any: Vec<&'a Permanent>,
    /// Sorted by whom they concern.
    about_one: Vec<(ObjectId, &'a Permanent)>,
    held: Held,
}

/// The abilities, by source and index, whose condition looks at what permanents are and is met.
pub(super) type Held = Vec<(ObjectId, usize)>;

impl<'a> StaticSources<'a> {
    pub(super) fn of(game: &'a Game) -> Self {
        Self::assuming(game, conditions_met(game))
    }

    /// The same while it is still being found out which conditions are met.
    pub(super) fn assuming(game: &'a Game, held: Held) -> Self {
        let mut sources = Self { about_any: Vec::new(), about_one: Vec::new(), held };
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

    /// A source's static abilities that hold now.
    pub(super) fn abilities_of<'b>(
        &'b self,
        game: &'b Game,
        source: &'a Permanent,
    ) -> impl Iterator<Item = &'a StaticAbility> + 'b {
        statics_of(source)
            .filter(move |(index, text)| match &text.condition {
                None => true,
                Some(Condition::YouControl(_)) => self.held.contains(&(source.id, *index)),
                Some(own) => trigger::holds(game, own, source.controller, source.id),
            })
            .map(|(_, text)| text)
    }

    /// The sources that may say something about a permanent.
    pub(super) fn for_permanent(&self, id: ObjectId) -> impl Iterator<Item = &'a Permanent> {
        let first = self.about_one.partition_point(|(concerned, _)| *concerned < id);
        let own = self.about_one.iter().skip(first).take_while(move |(concerned, _)| *concerned == id);
        self.about_any.iter().copied().chain(own.map(|(_, source)| *source))
    }
}

/// Which conditions are met that look at what permanents are at this moment.
pub(super) fn conditions_met(game: &Game) -> Held {
    let mut held = Held::new();
    for source in game.battlefield().with_static_abilities() {
        held.extend(statics_of(source).filter_map(|(index, text)| match &text.condition {
            Some(own @ Condition::YouControl(_))
                if trigger::holds(game, own, source.controller, source.id) =>
            {
                Some((source.id, index))
            }
            _ => None,
        }));
    }
    held
}

fn statics_of(source: &Permanent) -> impl Iterator<Item = (usize, &StaticAbility)> {
    source.card.abilities.iter().enumerate().filter_map(|(index, ability)| match ability {
        Ability::Static(text) => Some((index, text)),
        _ => None,
    })
}

impl Game {
    /// Whether any static ability holds only as long as something is so.
    pub(super) fn has_conditional_abilities(&self) -> bool {
        self.battlefield
            .with_static_abilities()
            .any(|source| statics_of(source).any(|(_, text)| text.condition.is_some()))
    }
}

fn affected_by(source: &Permanent) -> impl Iterator<Item = &Affected> {
    source.card.abilities.iter().filter_map(|ability| match ability {
        Ability::Static(text) => Some(&text.affects),
        _ => None,
    })
}
