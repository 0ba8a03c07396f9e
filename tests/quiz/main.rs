//! Predictions: what is asked at an event, the engine's answer, and the answers of those who believe otherwise.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod examples_combat;
mod examples_phasing;
mod examples_turn;
mod judge;
mod many;
mod pool;
mod texts;
mod told;
mod words;

use in_fase::engine::{Edition, Misconception};
use in_fase::quiz::{Answer, Ask, Played, Worlds};
use in_fase::scenario::{parse, print};

/// A board in the notation, played in an edition.
pub struct Board {
    played: Played,
    text: String,
}

impl Board {
    /// A board of these lines.
    pub fn new(edition: Edition, lines: &str) -> Self {
        let scenario = parse(&format!("scenario board\n{lines}")).unwrap().remove(0);
        let played = Played::new(&scenario, edition).unwrap();
        Self { played, text: print(&scenario) }
    }

    /// The same with cards of its own before it; the lines contain the `scenario` line.
    pub fn with_cards(edition: Edition, text: &str) -> Self {
        let scenario = parse(text).unwrap().remove(0);
        let played = Played::new(&scenario, edition).unwrap();
        Self { played, text: print(&scenario) }
    }

    /// The first place after whose next event this holds, that is: right before the event.
    pub fn before(&self, is_it: impl Fn(&in_fase::engine::Event) -> bool) -> usize {
        (0..self.played.len()).find(|at| is_it(&self.played.entry(*at).unwrap().event)).expect(&self.text)
    }

    /// The place where the script is over.
    pub fn end(&self) -> usize {
        self.played.len()
    }

    /// What the engine answers there, and what somebody answers who believes this.
    pub fn asked(&self, at: usize, ask: Ask, belief: &str) -> (Option<Answer>, Option<Answer>) {
        let state = self.played.at(at).expect("a place where one can be asked");
        let belief = Misconception::from_slug(belief).expect("a known belief");
        let mut worlds = Worlds::of(self.played.place(&state), &[belief]);
        (worlds.answer(ask), worlds.answer_of(belief, ask))
    }

    /// What a label means.
    pub fn id(&self, label: &str) -> in_fase::engine::ObjectId {
        self.played.script().labels().labelled(label).expect("a label")
    }
}
