//! A scenario played from beginning to end: every event of it is a place where questions can be asked.

use super::place::Place;
use crate::engine::{Awaiting, Edition, Entry, Game, PlayerId};
use crate::scenario::{Scenario, Script};

/// The most events of a scenario that questions are asked about.
const EVENTS_LIMIT: usize = 1_500;

/// A scenario as its script plays it in an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    start: Game,
    script: Script,
    /// Each event, and how far the script is as it happens.
    entries: Vec<(Entry, usize)>,
}

impl Played {
    /// Plays the scenario; `None` in an edition in which it can't be.
    #[must_use]
    pub fn new(scenario: &Scenario, edition: Edition) -> Option<Self> {
        let built = scenario.is_for(edition).then(|| scenario.build(edition).ok()).flatten()?;
        let script = Script::new(scenario, edition, built.labels);
        let (mut game, mut position, mut entries) = (built.game.clone(), 0, Vec::new());
        loop {
            let happened = match game.awaiting() {
                Awaiting::TheTurn => game.go_on(),
                _ => match script.next_move(&game, position) {
                    Some((next, player, action)) => {
                        position = next;
                        game.act(player, &action).unwrap_or_default()
                    }
                    None => break,
                },
            };
            if happened.is_empty() || entries.len() + happened.len() > EVENTS_LIMIT {
                break;
            }
            entries.extend(happened.into_iter().map(|entry| (entry, position)));
        }
        Some(Self { start: built.game, script, entries })
    }

    /// How many events there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether nothing happens.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The event of this number, from 0.
    #[must_use]
    pub fn entry(&self, at: usize) -> Option<&Entry> {
        self.entries.get(at).map(|(entry, _)| entry)
    }

    /// The script that plays it.
    #[must_use]
    pub const fn script(&self) -> &Script {
        &self.script
    }

    /// The game after so many events, and how far the script is; `None` where no question can be asked.
    #[must_use]
    pub fn at(&self, events: usize) -> Option<(Game, usize)> {
        if events > self.entries.len()
            || self.entries.get(events).is_some_and(|(next, _)| !Place::may_be_before(next))
        {
            return None;
        }
        let mut game = self.start.clone();
        self.entries.iter().take(events).for_each(|(entry, _)| game.evolve(entry));
        let position = events.checked_sub(1).and_then(|at| self.entries.get(at)).map_or(0, |(_, at)| *at);
        Some((game, position))
    }

    /// The place with this game and position of the script.
    #[must_use]
    pub fn place<'a>(&'a self, (game, position): &'a (Game, usize)) -> Place<'a> {
        Place { game, story: &self.script, position: *position, you: PlayerId::One }
    }
}
