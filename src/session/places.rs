//! Where the built-in scenarios show each passage: found by playing them, one after the other, when it is first asked for.
//!
//! All of them together take longer than a page may stand still; so whoever wants to know goes on step by step.

use super::{Command, Session};
use crate::engine::{Edition, Entry};
use crate::locale::Locale;
use crate::rulebook::{self, SECTIONS, Topic};
use crate::scenario::{self, Scenario};
use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

/// How many events before an event can explain it, as in the log.
pub(super) const CONTEXT: usize = 119;

/// A place in a built-in scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The scenario's number in the list.
    pub(super) scenario: usize,
    /// By which rules it is played.
    pub(super) edition: Edition,
    /// How many events have happened.
    pub(super) event: u32,
    /// Whether the passage is quoted there, rather than pointed to.
    is_quoted: bool,
}

/// The first place in each scenario and edition.
#[derive(Debug, Default)]
pub(super) struct Places {
    of_section: BTreeMap<usize, Vec<Place>>,
    of_topic: BTreeMap<(Edition, Topic), Place>,
    /// The sections that are quoted for a topic.
    sections: BTreeMap<(Edition, Topic), Vec<usize>>,
    /// How many games have been played.
    played: usize,
}

fn known() -> MutexGuard<'static, Places> {
    static PLACES: LazyLock<Mutex<Places>> = LazyLock::new(|| Mutex::new(Places::new()));
    PLACES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Plays one more game, unless all have been played; whether some are left.
pub fn explore() -> bool {
    known().explore()
}

/// Whether all games have been played.
#[must_use]
pub fn is_explored() -> bool {
    known().is_complete()
}

/// Looks at the places, once all games have been played.
pub(super) fn with_places<T>(look: impl FnOnce(&Places) -> T) -> Option<T> {
    let places = known();
    places.is_complete().then(|| look(&places))
}

/// Every built-in scenario with its number, in each of its editions.
fn games() -> impl Iterator<Item = (usize, &'static Scenario, Edition)> {
    let scenarios = scenario::builtins().enumerate();
    scenarios.flat_map(|(number, scenario)| {
        scenario.editions.iter().map(move |edition| (number, scenario, edition))
    })
}

impl Places {
    /// The places that show a section, by its number among the sections: one for each scenario and edition, in their order.
    pub(super) fn of_section(&self, section: usize) -> &[Place] {
        self.of_section.get(&section).map_or(&[], Vec::as_slice)
    }

    /// The first place in an edition that is about a topic.
    pub(super) fn of_topic(&self, edition: Edition, topic: Topic) -> Option<&Place> {
        self.of_topic.get(&(edition, topic))
    }

    fn new() -> Self {
        let mut places = Self::default();
        for (number, section) in SECTIONS.iter().enumerate() {
            for (edition, topic) in rulebook::uses(section) {
                places.sections.entry((edition, topic)).or_default().push(number);
            }
        }
        places
    }

    fn explore(&mut self) -> bool {
        if let Some((number, scenario, edition)) = games().nth(self.played) {
            self.play(number, scenario, edition);
            self.played += 1;
        }
        !self.is_complete()
    }

    fn is_complete(&self) -> bool {
        self.played >= games().count()
    }

    /// Plays a scenario to the end of its script.
    fn play(&mut self, number: usize, scenario: &Scenario, edition: Edition) {
        let Ok(session) = Session::opened(&scenario.id, edition, Locale::default()) else { return };
        let played = session.after(&Command::Jump(u32::MAX));
        let entries: Vec<Entry> = played.entries().cloned().collect();
        for (at, entry) in entries.iter().enumerate() {
            let before = entries.get(at.saturating_sub(CONTEXT)..at).unwrap_or_default();
            let topics = rulebook::cite(entry, before);
            let place = Place { scenario: number, edition, event: entry.seq + 1, is_quoted: true };
            topics.iter().for_each(|topic| self.see(*topic, place));
            let pointed_to = Place { is_quoted: false, ..place };
            rulebook::further(&topics).into_iter().for_each(|topic| self.see(topic, pointed_to));
        }
    }

    fn see(&mut self, topic: Topic, place: Place) {
        let Some(sections) = self.sections.get(&(place.edition, topic)) else { return };
        let known = self.of_topic.entry((place.edition, topic)).or_insert(place);
        known.prefer(place);
        for section in sections {
            let all = self.of_section.entry(*section).or_default();
            match all.iter_mut().find(|it| (it.scenario, it.edition) == (place.scenario, place.edition)) {
                Some(known) => known.prefer(place),
                None => all.push(place),
            }
        }
    }
}

impl Place {
    /// Takes the other place if only that one quotes the passage.
    fn prefer(&mut self, other: Self) {
        if other.is_quoted && !self.is_quoted {
            *self = other;
        }
    }
}
