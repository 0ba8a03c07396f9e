//! The games of a timeline that were asked for last, so that the next event is one event more and not a chunk.

use crate::engine::Game;
use std::cell::RefCell;
use std::ops::RangeInclusive;
use std::rc::Rc;

/// How many games are kept: where the reader stands, the one before, and where what is told to him begins.
const FEW: usize = 3;

/// Games, each after so many events, those asked for last at the end. What it holds can be played anew at any time: nothing but
/// time depends on it.
#[derive(Clone, Debug, Default)]
pub(super) struct Visited(RefCell<Vec<(u32, Rc<Game>)>>);

impl Visited {
    /// The latest game known between two places.
    pub(super) fn latest(&self, between: RangeInclusive<u32>) -> Option<(u32, Rc<Game>)> {
        let known = self.0.borrow();
        let inside = known.iter().filter(|(at, _)| between.contains(at));
        inside.max_by_key(|(at, _)| *at).map(|(at, game)| (*at, Rc::clone(game)))
    }

    /// Keeps the game after so many events, in place of the one that was not asked for the longest.
    pub(super) fn keep(&self, at: u32, game: &Rc<Game>) {
        let mut known = self.0.borrow_mut();
        known.retain(|(other, _)| *other != at);
        if known.len() == FEW {
            known.remove(0);
        }
        known.push((at, Rc::clone(game)));
    }

    /// Keeps nothing any more.
    pub(super) fn forget(&self) {
        self.0.borrow_mut().clear();
    }
}
