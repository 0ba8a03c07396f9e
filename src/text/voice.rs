//! Who and what a sentence speaks of: the reader as "you", others by name, cards by their names.

use super::tongue::Tongue;
use crate::cards;
use crate::engine::{
    Card, Counter, Edition, EffectId, Game, Identity, ObjectId, PlayerId, StackItem, StackKind, Target,
    TriggerId,
};
use crate::locale::Locale;
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::fmt;

/// What cards are called in the reader's language.
pub trait Names {
    /// The name of a card in the reader's language, and the language it is really in.
    fn card(&self, card: &Card) -> (String, Locale);
}

/// The wording of an edition; it decides words and nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Era {
    /// Interfase, giocare, in gioco.
    Older,
    /// Sottofase, lanciare, campo di battaglia.
    Newer,
}

impl Era {
    /// The wording of an edition.
    pub(crate) const fn of(edition: Edition) -> Self {
        edition.pick(Self::Older, Self::Newer)
    }

    /// The older or the newer of two wordings.
    pub(crate) const fn say<T: Copy>(self, older: T, newer: T) -> T {
        match self {
            Self::Older => older,
            Self::Newer => newer,
        }
    }
}

/// A player in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who<'a> {
    /// The reader.
    You,
    /// Anybody else, by name.
    Named(&'a str),
}

/// Some objects in a sentence: their names joined, and how many they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Things {
    text: String,
    count: usize,
}

impl Things {
    /// Whether a verb about them is in the singular.
    pub(crate) const fn is_one(&self) -> bool {
        self.count == 1
    }

    /// Whether a sentence about what untaps says their number alone.
    pub(crate) const fn are_many(&self) -> bool {
        self.count > 4
    }

    /// How many.
    pub(crate) const fn count(&self) -> usize {
        self.count
    }
}

impl fmt::Display for Things {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.text)
    }
}

/// Something aimed at, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Aim<'a> {
    /// A player.
    Player(Who<'a>),
    /// An object, by name.
    Thing(String),
}

/// An object on the stack, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Item {
    /// A spell, by name.
    Spell(String),
    /// A copy of the spell of this name.
    Copy(String),
    /// An ability of the object of this name.
    Ability(String),
    /// Combat damage.
    CombatDamage,
}

/// The scene that a sentence speaks of: the game before and after, and how to name what is in it.
pub(crate) struct Scene<'a> {
    /// The game before.
    pub(crate) before: &'a Game,
    /// The game after.
    pub(crate) after: &'a Game,
    /// Which player is the reader.
    pub(crate) you: PlayerId,
    /// What cards are called.
    pub(crate) names: &'a dyn Names,
    /// The language.
    pub(crate) locale: Locale,
    /// The sentences.
    pub(crate) tongue: &'static dyn Tongue,
    /// The edition in whose words it is told.
    pub(crate) edition: Edition,
    /// The wording.
    pub(crate) era: Era,
    /// How many names a sentence may list; of more, the rest is counted.
    pub(crate) most_names: usize,
    /// Whether permanents that share their name are told apart.
    tells_apart: bool,
    /// Those permanents, once something is named.
    ordinals: OnceCell<BTreeMap<ObjectId, Ordinal>>,
}

/// Which of the permanents of its name something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ordinal {
    /// Its number, from 1, in the order of arrival.
    number: usize,
    /// How many there are.
    of: usize,
}

/// The permanents that share their name with others, numbered. What has left this turn keeps its number, and the others keep theirs.
fn ordinals(game: &Game) -> BTreeMap<ObjectId, Ordinal> {
    let mut by_name: BTreeMap<&str, Vec<ObjectId>> = BTreeMap::new();
    for permanent in game.known_permanents() {
        by_name.entry(&permanent.card.name).or_default().push(permanent.id);
    }
    let shared = by_name.into_values().filter(|ids| ids.len() > 1);
    let numbered = |ids: Vec<ObjectId>| {
        let of = ids.len();
        ids.into_iter().zip(1..).map(move |(id, number)| (id, Ordinal { number, of }))
    };
    shared.flat_map(numbered).collect()
}

/// So many names in a row are still read, and heard.
const MOST_NAMES: usize = 10;

impl<'a> Scene<'a> {
    /// A scene in the words of a language.
    pub(crate) fn new(
        locale: Locale,
        names: &'a dyn Names,
        you: PlayerId,
        before: &'a Game,
        after: &'a Game,
    ) -> Self {
        let edition = after.ruleset().edition;
        let (tongue, era) = (super::tongue(locale), Era::of(edition));
        Self {
            before,
            after,
            you,
            names,
            locale,
            tongue,
            edition,
            era,
            most_names: usize::MAX,
            tells_apart: true,
            ordinals: OnceCell::new(),
        }
    }

    /// The same in the words of an edition, whatever rules are in force.
    pub(crate) fn worded(self, edition: Edition) -> Self {
        Self { edition, era: Era::of(edition), ..self }
    }

    /// The same where no sentence may list very much.
    pub(crate) fn brief(self) -> Self {
        Self { most_names: MOST_NAMES, ..self }
    }

    /// The same where nothing is told apart by number: two games may number the same permanent differently.
    pub(crate) fn unnumbered(self) -> Self {
        Self { tells_apart: false, ..self }
    }

    /// The same voice, of another moment.
    pub(crate) const fn at(&self, before: &'a Game, after: &'a Game) -> Self {
        let Self { you, names, locale, tongue, edition, era, most_names, tells_apart, .. } = *self;
        let ordinals = OnceCell::new();
        Self { before, after, you, names, locale, tongue, edition, era, most_names, tells_apart, ordinals }
    }

    /// The player, as the sentence calls him.
    pub(crate) fn who(&self, player: PlayerId) -> Who<'a> {
        match &*self.after.player(player).name {
            _ if player == self.you => Who::You,
            "" => Who::Named(self.tongue.seat(player)),
            name => Who::Named(name),
        }
    }

    /// The player's name, also the reader's.
    pub(crate) fn player_name(&self, player: PlayerId) -> String {
        match &*self.after.player(player).name {
            "" => self.tongue.seat(player).to_owned(),
            name => name.to_owned(),
        }
    }

    fn identity(&self, id: ObjectId) -> Option<&'a Identity> {
        self.after.identity(id).or_else(|| self.before.identity(id))
    }

    /// The object's card; of a permanent the face that is up.
    pub(crate) fn card(&self, id: ObjectId) -> Option<&'a Card> {
        let shown = |game: &'a Game| game.last_known(id).map(|permanent| &*permanent.card);
        shown(self.after)
            .or_else(|| shown(self.before))
            .or_else(|| self.identity(id).map(|identity| &*identity.card))
    }

    /// What a continuous effect or a delayed ability came from.
    pub(crate) fn source_of_effect(&self, id: EffectId) -> Option<ObjectId> {
        let on_stack = |item: &StackItem| match item.kind {
            StackKind::Ability { source, delayed, .. } => (delayed == Some(id)).then_some(source),
            StackKind::Spell { .. } | StackKind::CombatDamage { .. } => None,
        };
        let of = |game: &Game| {
            let effect = game.effects().iter().find(|effect| effect.id == id).map(|effect| effect.source);
            effect
                .or_else(|| game.delayed().iter().find(|delayed| delayed.id == id).map(|it| it.source))
                .or_else(|| game.waiting().iter().find(|it| it.delayed == Some(id)).map(|it| it.source))
                .or_else(|| game.stack().iter().find_map(on_stack))
        };
        of(self.before).or_else(|| of(self.after))
    }

    /// "3 segnalini +1/+1".
    pub(crate) fn counters(&self, counter: &Counter, count: u16) -> String {
        self.tongue.counters(count, &self.counter(counter))
    }

    /// What a kind of counter is called.
    pub(crate) fn counter(&self, counter: &Counter) -> String {
        cards::counter(self.locale, counter).into_owned()
    }

    /// The object's name. Every permanent that shares its name with others bears a number: "Foresta (2)".
    pub(crate) fn name(&self, id: ObjectId) -> String {
        numbered(self.plain_name(id), self.ordinal(id))
    }

    /// What the object's card is called, whichever of its name it is.
    pub(crate) fn plain_name(&self, id: ObjectId) -> String {
        let unknown = || self.tongue.labels().unknown_object.to_owned();
        self.card(id).map_or_else(unknown, |card| self.names.card(card).0)
    }

    fn ordinal(&self, id: ObjectId) -> Option<Ordinal> {
        let all = || self.ordinals.get_or_init(|| ordinals(self.after));
        self.tells_apart.then(all)?.get(&id).copied()
    }

    /// What the object was called before.
    pub(crate) fn name_before(&self, id: ObjectId) -> String {
        let Some(permanent) = self.before.last_known(id) else { return self.name(id) };
        let ordinal = if self.tells_apart { ordinals(self.before).get(&id).copied() } else { None };
        numbered(self.names.card(&permanent.card).0, ordinal)
    }

    /// The objects' names. All that share one are counted, as in deck lists: "3 Foresta e Isola"; some of them are numbered:
    /// "Foresta (1, 3) e Isola"; where there are very many names, "3 Foresta, Isola e altri 12".
    pub(crate) fn things(&self, ids: impl IntoIterator<Item = ObjectId>) -> Things {
        let mut groups: Vec<(String, Vec<ObjectId>)> = Vec::new();
        for id in ids {
            let name = self.plain_name(id);
            match groups.iter_mut().find(|(known, _)| *known == name) {
                Some((_, ids)) => ids.push(id),
                None => groups.push((name, vec![id])),
            }
        }
        let count = groups.iter().map(|(_, ids)| ids.len()).sum();
        // What is left out are always several: where one more name has room, it is said.
        let is_long = groups.len() > self.most_names;
        let left_out = if is_long { groups.split_off(self.most_names.saturating_sub(1)) } else { Vec::new() };
        let more: usize = left_out.iter().map(|(_, ids)| ids.len()).sum();
        let words: Vec<String> =
            groups.into_iter().map(|(name, ids)| self.named_together(name, &ids)).collect();
        let text =
            if more == 0 { self.tongue.list(&words) } else { self.tongue.list_with_more(&words, more) };
        Things { text, count }
    }

    /// Things of one name: counted if they are all there are, or very many, else numbered.
    fn named_together(&self, name: String, ids: &[ObjectId]) -> String {
        let known: Vec<Ordinal> = ids.iter().filter_map(|id| self.ordinal(*id)).collect();
        match &*known {
            [one] if ids.len() == 1 => numbered(name, Some(*one)),
            [first, ..] if known.len() == ids.len() && ids.len() < first.of.min(self.most_names) => {
                let numbers: Vec<String> = known.iter().map(|it| it.number.to_string()).collect();
                format!("{name} ({})", numbers.join(", "))
            }
            _ if ids.len() == 1 => name,
            _ => format!("{} {name}", ids.len()),
        }
    }

    /// Where these abilities come from that wait to go on the stack.
    pub(crate) fn sources_of_waiting(&self, order: &[TriggerId]) -> impl Iterator<Item = ObjectId> {
        let source =
            |id: &TriggerId| self.before.waiting().iter().find(|it| it.id == *id).map(|it| it.source);
        order.iter().filter_map(source)
    }

    /// What is aimed at.
    pub(crate) fn aim(&self, target: Target) -> Aim<'a> {
        match target {
            Target::Player(player) => Aim::Player(self.who(player)),
            Target::Object(id) => Aim::Thing(self.name(id)),
        }
    }

    /// An object on the stack, before or after.
    pub(crate) fn item(&self, id: ObjectId) -> Item {
        let of = |game: &'a Game| game.stack().iter().find(|item| item.id == id);
        of(self.before)
            .or_else(|| of(self.after))
            .map_or_else(|| Item::Spell(self.name(id)), |item| self.item_of(item))
    }

    /// An object on the stack.
    pub(crate) fn item_of(&self, item: &StackItem) -> Item {
        match &item.kind {
            StackKind::Spell { copy_of: None, .. } => Item::Spell(self.name(item.id)),
            StackKind::Spell { copy_of: Some(_), .. } => Item::Copy(self.name(item.id)),
            StackKind::Ability { source, .. } => Item::Ability(self.name(*source)),
            StackKind::CombatDamage { .. } => Item::CombatDamage,
        }
    }
}

/// A name with the number that tells it from others.
fn numbered(name: String, ordinal: Option<Ordinal>) -> String {
    match ordinal {
        Some(Ordinal { number, .. }) => format!("{name} ({number})"),
        None => name,
    }
}

/// What there is to say of a player.
pub(crate) struct PlayerFacts {
    pub(crate) life: i32,
    /// Whether it is the life of a team.
    pub(crate) shares_life: bool,
    pub(crate) hand: usize,
    pub(crate) library: usize,
    pub(crate) graveyard: usize,
    pub(crate) poison: u32,
    pub(crate) mana: String,
    /// The Auras attached to the player.
    pub(crate) auras: String,
    pub(crate) is_active: bool,
    pub(crate) has_priority: bool,
}
