//! Names to objects: what a text calls a permanent, a card or a spell, and what it has become since.

use super::model::Aim;
use crate::cards;
use crate::engine::{Card, Game, ObjectId, Target};
use crate::locale::Locale;
use crate::notation::{Name, NamedCard, same};
use std::sync::Arc;

/// What the names of a scenario mean.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    labels: Vec<(Arc<str>, ObjectId)>,
    cards: Vec<NamedCard>,
}

impl Labels {
    /// Labels of the set-up's permanents, and the cards made for the scenario.
    #[must_use]
    pub const fn new(labels: Vec<(Arc<str>, ObjectId)>, cards: Vec<NamedCard>) -> Self {
        Self { labels, cards }
    }

    /// The object with this label.
    #[must_use]
    pub fn labelled(&self, name: &str) -> Option<ObjectId> {
        self.labels.iter().find(|(label, _)| same(label, name)).map(|(_, id)| *id)
    }

    /// Whether the card has this name in any language.
    #[must_use]
    pub fn is_called(&self, card: &Card, name: &str) -> bool {
        let (base, _) = numbered(name);
        same(&card.name, base)
            || self.cards.iter().any(|known| known.card.name == card.name && known.is_called(base))
            || cards::find(base).is_some_and(|known| known.name == card.name)
    }

    /// Everything the name can mean, as what it is now: one object for a label or a numbered name, else all cards so
    /// called, in the order in which they came into the game.
    #[must_use]
    pub fn meanings(&self, game: &Game, name: &str) -> Vec<ObjectId> {
        if let Some(id) = self.labelled(name) {
            return vec![game.latest(id)];
        }
        let (_, number) = numbered(name);
        let called =
            origins(game).filter(|(_, card)| self.is_called(card, name)).map(|(id, _)| game.latest(id));
        match number {
            Some(number) => called.skip(number.saturating_sub(1)).take(1).collect(),
            None => called.collect(),
        }
    }

    /// What the name means here: of several cards the first that is preferred and not yet taken, or else the first.
    #[must_use]
    pub fn meaning(
        &self,
        game: &Game,
        name: &str,
        taken: &[ObjectId],
        preferred: impl Fn(ObjectId) -> bool,
    ) -> Option<ObjectId> {
        let all = self.meanings(game, name);
        let free = || all.iter().copied().filter(|id| !taken.contains(id));
        free().find(|id| preferred(*id)).or_else(|| free().next()).or_else(|| all.first().copied())
    }

    /// Whether the name means this object, or one that the same card was or became.
    #[must_use]
    pub fn means(&self, game: &Game, name: &Name, id: ObjectId) -> bool {
        let latest = game.latest(id);
        self.meanings(game, &name.text).contains(&latest)
    }

    /// Whether something is aimed at this.
    #[must_use]
    pub fn aims_at(&self, game: &Game, aim: &Aim, target: Target) -> bool {
        match (aim, target) {
            (Aim::Player(player), Target::Player(other)) => *player == other,
            (Aim::Object(name), Target::Object(id)) => self.means(game, name, id),
            _ => false,
        }
    }

    /// The label of an object, or of what it was when the game began.
    #[must_use]
    pub fn label_of(&self, game: &Game, id: ObjectId) -> Option<Arc<str>> {
        let latest = game.latest(id);
        self.labels.iter().find(|(_, own)| game.latest(*own) == latest).map(|(label, _)| Arc::clone(label))
    }

    /// What a transcript calls an object: its label, or its card's name.
    #[must_use]
    pub fn name_of(&self, game: &Game, id: ObjectId) -> Arc<str> {
        let latest = game.latest(id);
        let label = self.labels.iter().find(|(_, own)| game.latest(*own) == latest);
        match (label, game.identity(id)) {
            (Some((label, _)), _) => Arc::clone(label),
            (None, Some(identity)) => Arc::clone(&identity.card.name),
            (None, None) => format!("#{}", id.get()).into(),
        }
    }

    /// What a card is called in a language.
    #[must_use]
    pub fn card_name<'a>(&'a self, locale: Locale, card: &'a Card) -> &'a str {
        let own = self.cards.iter().find_map(|known| known.face(&card.name));
        own.map_or_else(|| cards::name(locale, &card.name), |known| known.name(locale))
    }
}

/// Every card and token of the game as the object it first was.
fn origins(game: &Game) -> impl Iterator<Item = (ObjectId, &Card)> {
    (1..)
        .map(ObjectId::new)
        .map_while(|id| game.identity(id).map(|identity| (id, identity)))
        .filter(|(_, identity)| identity.was.is_none())
        .map(|(id, identity)| (id, identity.card.as_ref()))
}

/// "Bear#2" is the second Bear.
fn numbered(name: &str) -> (&str, Option<usize>) {
    match name.rsplit_once('#').and_then(|(base, digits)| Some((base, digits.parse().ok()?))) {
        Some((base, number)) => (base, Some(number)),
        None => (name, None),
    }
}
