//! A list that only grows, in blocks: its copies share each block until one of them changes it.

use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How many values a block holds.
const SIZE: usize = 32;

/// A list as long as a game is, of which every state of the game has a copy that hardly differs from the one before.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Blocks<T>(Vec<Arc<Vec<T>>>);

impl<T> Default for Blocks<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Clone> Blocks<T> {
    /// How many values there are.
    pub fn len(&self) -> usize {
        self.0.last().map_or(0, |last| (self.0.len() - 1) * SIZE + last.len())
    }

    /// The value at a place.
    pub fn get(&self, place: usize) -> Option<&T> {
        self.0.get(place / SIZE)?.get(place % SIZE)
    }

    /// The value at a place, to be changed.
    pub fn get_mut(&mut self, place: usize) -> Option<&mut T> {
        Arc::make_mut(self.0.get_mut(place / SIZE)?).get_mut(place % SIZE)
    }

    /// One more value, at the end.
    pub fn push(&mut self, value: T) {
        match self.0.last_mut() {
            Some(last) if last.len() < SIZE => Arc::make_mut(last).push(value),
            _ => self.0.push(Arc::new(vec![value])),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_keep_their_places() {
        let mut numbers = Blocks::default();
        for number in 0..3 * SIZE {
            assert_eq!(numbers.len(), number);
            numbers.push(number);
        }
        assert!((0..3 * SIZE).all(|place| numbers.get(place) == Some(&place)));
        assert_eq!(numbers.get(3 * SIZE), None);
    }

    #[test]
    fn a_copy_keeps_what_it_was_made_of() {
        let mut numbers = Blocks::default();
        (0..SIZE + 1).for_each(|number| numbers.push(number));
        let copy = numbers.clone();
        numbers.push(7);
        *numbers.get_mut(0).unwrap() = 7;
        assert_eq!((copy.len(), copy.get(0)), (SIZE + 1, Some(&0)));
        assert_eq!((numbers.len(), numbers.get(0)), (SIZE + 2, Some(&7)));
    }
}
