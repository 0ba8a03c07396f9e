//! Colours, mana and costs.

use serde::{Deserialize, Serialize};

/// One of the five colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Colour {
    /// White.
    White,
    /// Blue.
    Blue,
    /// Black.
    Black,
    /// Red.
    Red,
    /// Green.
    Green,
}

impl Colour {
    /// The five colours in their usual order.
    pub const ALL: [Self; 5] = [Self::White, Self::Blue, Self::Black, Self::Red, Self::Green];

    /// The letter in cost notation: W U B R G.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Blue => 'U',
            Self::Black => 'B',
            Self::Red => 'R',
            Self::Green => 'G',
        }
    }

    /// The colour of a cost letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter.to_ascii_uppercase())
    }
}

/// An amount of mana of each kind: a pool, or what an ability adds. As a cost, `colourless` is the generic part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Mana {
    /// White mana.
    pub white: u16,
    /// Blue mana.
    pub blue: u16,
    /// Black mana.
    pub black: u16,
    /// Red mana.
    pub red: u16,
    /// Green mana.
    pub green: u16,
    /// Colourless mana; in a cost, mana of any kind.
    pub colourless: u16,
}

impl Mana {
    /// No mana.
    pub const NONE: Self = Self { white: 0, blue: 0, black: 0, red: 0, green: 0, colourless: 0 };

    /// One mana of a colour.
    #[must_use]
    pub fn one(colour: Colour) -> Self {
        let mut mana = Self::NONE;
        *mana.of_mut(colour) = 1;
        mana
    }

    /// How much of a colour.
    #[must_use]
    pub const fn of(&self, colour: Colour) -> u16 {
        match colour {
            Colour::White => self.white,
            Colour::Blue => self.blue,
            Colour::Black => self.black,
            Colour::Red => self.red,
            Colour::Green => self.green,
        }
    }

    /// The amount of a colour, to change it.
    pub const fn of_mut(&mut self, colour: Colour) -> &mut u16 {
        match colour {
            Colour::White => &mut self.white,
            Colour::Blue => &mut self.blue,
            Colour::Black => &mut self.black,
            Colour::Red => &mut self.red,
            Colour::Green => &mut self.green,
        }
    }

    /// The amount over all kinds; for a cost, its mana value.
    #[must_use]
    pub fn total(&self) -> u32 {
        Colour::ALL.iter().map(|colour| u32::from(self.of(*colour))).sum::<u32>() + u32::from(self.colourless)
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Both amounts together; saturates instead of overflowing.
    #[must_use]
    pub fn plus(mut self, other: Self) -> Self {
        for colour in Colour::ALL {
            *self.of_mut(colour) = self.of(colour).saturating_add(other.of(colour));
        }
        self.colourless = self.colourless.saturating_add(other.colourless);
        self
    }

    /// What this pool spends on a cost: coloured parts exactly, the generic part from colourless mana first, then
    /// from the most plentiful colour. `None` if it cannot pay.
    #[must_use]
    pub fn payment(&self, cost: &Self) -> Option<Self> {
        let mut left = *self;
        let mut paid = Self::NONE;
        for colour in Colour::ALL {
            *left.of_mut(colour) = left.of(colour).checked_sub(cost.of(colour))?;
            *paid.of_mut(colour) = cost.of(colour);
        }
        let mut generic = cost.colourless;
        let taken = generic.min(left.colourless);
        paid.colourless = taken;
        generic -= taken;
        while generic > 0 {
            let colour = Colour::ALL.into_iter().rev().max_by_key(|colour| left.of(*colour))?;
            *left.of_mut(colour) = left.of(colour).checked_sub(1)?;
            *paid.of_mut(colour) += 1;
            generic -= 1;
        }
        Some(paid)
    }

    /// What of a cost this pool does not hold: of each colour, and of the generic part, which whatever is left pays.
    #[must_use]
    pub fn lacks(&self, cost: &Self) -> Self {
        let coloured = Self { colourless: 0, ..*cost };
        let left = u16::try_from(self.minus(&coloured).total()).unwrap_or(u16::MAX);
        Self { colourless: cost.colourless.saturating_sub(left), ..coloured.minus(self) }
    }

    /// What is left after taking away a part of it; never below zero.
    #[must_use]
    pub fn minus(mut self, other: &Self) -> Self {
        for colour in Colour::ALL {
            *self.of_mut(colour) = self.of(colour).saturating_sub(other.of(colour));
        }
        self.colourless = self.colourless.saturating_sub(other.colourless);
        self
    }
}
