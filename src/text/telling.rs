//! What is known while a card's rules text is being told.

use super::voice::{Era, Names};
use crate::engine::{
    Ability, Amount, Card, CardType, Counter, EffectText, Instruction, Mana, ObjectFilter, Subject,
    TargetSpec,
};

/// The card whose text it is, and the words to use.
#[derive(Clone, Copy)]
pub(crate) struct Telling<'a> {
    pub(crate) names: &'a dyn Names,
    pub(crate) era: Era,
    pub(crate) card: &'a Card,
    /// The targets of the effect being told.
    pub(crate) targets: &'a [TargetSpec],
}

impl<'a> Telling<'a> {
    /// A telling outside any effect.
    pub(crate) const fn new(names: &'a dyn Names, era: Era, card: &'a Card) -> Self {
        Self { names, era, card, targets: &[] }
    }

    /// The same inside an effect.
    pub(crate) fn inside<'b>(self, effect: &'b EffectText) -> Telling<'b>
    where
        'a: 'b,
    {
        Telling { targets: &effect.targets, ..self }
    }

    /// The card's own name.
    pub(crate) fn this(&self) -> String {
        self.names.card(self.card).0
    }

    /// What the n-th target may be.
    pub(crate) fn target(&self, number: u8) -> Option<&'a TargetSpec> {
        self.targets.get(usize::from(number))
    }

    /// Whether the card is an Equipment rather than an Aura.
    pub(crate) fn is_equipment(&self) -> bool {
        self.card.has_subtype("Equipment")
    }

    /// What the card enchants, if it says so.
    pub(crate) fn enchants(&self) -> Option<&'a ObjectFilter> {
        self.card.abilities.iter().find_map(|ability| match ability {
            Ability::Enchant(filter) => Some(filter),
            _ => None,
        })
    }

    /// The cost of an "equip" ability, if that is all this is.
    pub(crate) fn equip_cost(ability: &Ability) -> Option<&Mana> {
        let Ability::Activated(activated) = ability else { return None };
        let attaches = matches!(
            activated.effect.instructions.as_slice(),
            [Instruction::AttachThisTo(Subject::Target(0))]
        );
        let plain = !activated.tap && !activated.sacrifice && !activated.once_each_turn;
        (attaches && plain && activated.as_sorcery).then_some(&activated.mana)
    }
}

/// The type by which a filter's noun goes: a single type, or none.
pub(crate) fn only_type(filter: &ObjectFilter) -> Option<CardType> {
    let mut types = filter.types.iter();
    types.next().filter(|_| types.next().is_none())
}

/// A number, or "X" with what X counts.
pub(crate) enum Much<'a> {
    /// So many.
    Fixed(i32),
    /// As many as counters on the card.
    Counters(&'a Counter),
    /// As many as permanents fit.
    Permanents(&'a ObjectFilter),
}

impl<'a> From<&'a Amount> for Much<'a> {
    fn from(amount: &'a Amount) -> Self {
        match amount {
            Amount::Fixed(number) => Self::Fixed(*number),
            Amount::CountersOnThis(counter) => Self::Counters(counter),
            Amount::Count(filter) => Self::Permanents(filter),
        }
    }
}

/// A cost in the signs of the game: {1}{G}.
pub(crate) fn signs(mana: &Mana) -> String {
    let mut text = String::new();
    if mana.colourless > 0 || mana.is_empty() {
        text.push_str(&format!("{{{}}}", mana.colourless));
    }
    for colour in crate::engine::Colour::ALL {
        for _ in 0..mana.of(colour).min(20) {
            text.push_str(&format!("{{{}}}", colour.letter()));
        }
    }
    text
}

/// "+3/+3", "−1/−0".
pub(crate) fn plus(power: i32, toughness: i32) -> String {
    let sign = |number: i32, other: i32| {
        let negative = number < 0 || (number == 0 && other < 0);
        format!("{}{}", if negative { '−' } else { '+' }, number.unsigned_abs())
    };
    format!("{}/{}", sign(power, toughness), sign(toughness, power))
}
