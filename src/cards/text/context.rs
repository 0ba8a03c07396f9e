//! What the sentences of a card may refer back to, and the small parts that all languages share.

use crate::engine::{Amount, Card, CardType, EffectText, Mana, ObjectFilter, Subject, TargetSpec};
use crate::notation::number::mana_symbols;

/// What has been said so far in a card's sentence.
pub(super) struct Context<'a> {
    /// The card that speaks.
    pub card: &'a Card,
    targets: &'a [TargetSpec],
    named: usize,
    /// What "that permanent" is.
    pub that: That<'a>,
    /// How many objects X counts, once a sentence has used X.
    pub counted: Option<&'a Amount>,
}

impl<'a> Context<'a> {
    /// Nothing has been said.
    pub const fn new(card: &'a Card) -> Self {
        Self { card, targets: &[], named: 0, that: That::Permanent, counted: None }
    }

    /// For the sentences of an effect.
    pub fn begin(&mut self, effect: &'a EffectText) {
        self.targets = &effect.targets;
        self.named = 0;
    }

    /// For the sentences of a delayed ability about that subject.
    pub fn delayed(&self, effect: &'a EffectText, about: Option<&Subject>) -> Self {
        let that = match about {
            Some(Subject::Target(number)) => self.permanent(*number).map_or(That::Permanent, That::Fits),
            Some(Subject::This) => That::This,
            Some(Subject::Host) => That::Host,
            _ => self.that,
        };
        Self { card: self.card, targets: &effect.targets, named: 0, that, counted: None }
    }

    /// What a target must be.
    pub fn target(&self, number: u8) -> Option<&'a TargetSpec> {
        self.targets.get(usize::from(number))
    }

    /// Whether the target is named for the first time; it counts as named afterwards.
    pub fn is_new(&mut self, number: u8) -> bool {
        let is_new = usize::from(number) >= self.named;
        if is_new {
            self.named = usize::from(number) + 1;
        }
        is_new
    }

    /// The filter of a target that is a permanent.
    pub fn permanent(&self, number: u8) -> Option<&'a ObjectFilter> {
        match self.target(number) {
            Some(TargetSpec::Permanent(filter)) => Some(filter),
            _ => None,
        }
    }

    /// What kind of card speaks.
    pub fn kind(&self) -> Kind {
        let types = self.card.types;
        if !self.card.is_permanent() {
            Kind::Spell
        } else if self.card.has_subtype("Aura") {
            Kind::Aura
        } else if self.card.has_subtype("Equipment") {
            Kind::Equipment
        } else if types.has(CardType::Creature) {
            Kind::Creature
        } else if types.has(CardType::Land) {
            Kind::Land
        } else if types.has(CardType::Artifact) {
            Kind::Artifact
        } else {
            Kind::Enchantment
        }
    }
}

/// What "that permanent" is.
#[derive(Clone, Copy)]
pub(super) enum That<'a> {
    /// Some permanent.
    Permanent,
    /// Something that fits.
    Fits(&'a ObjectFilter),
    /// The card itself.
    This,
    /// What it is attached to.
    Host,
}

/// What a card is, as it speaks of itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Creature,
    Artifact,
    Enchantment,
    Land,
    Aura,
    Equipment,
    Spell,
}

/// The text as a sentence: with a capital letter and a full stop.
pub(super) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().map(|first| first.to_uppercase().collect()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}

/// Clauses as sentences; the first goes on after what stands before it.
pub(super) fn sentences(before: &str, clauses: &[String]) -> String {
    let mut text = String::new();
    for (index, clause) in clauses.iter().enumerate() {
        if index > 0 {
            text.push(' ');
        }
        let is_first_after_something = index == 0 && !before.is_empty();
        text.push_str(&if is_first_after_something {
            sentence(&format!("{before}{clause}"))
        } else {
            sentence(clause)
        });
    }
    text
}

/// The mana and the tap symbol of a cost.
pub(super) fn symbols(mana: &Mana, tap: bool) -> Vec<String> {
    let mut parts = Vec::new();
    if !mana.is_empty() || !tap {
        parts.push(mana_symbols(mana));
    }
    if tap {
        parts.push("{T}".to_owned());
    }
    parts
}
