//! The same work for a virtual machine: JavaScript holds the clock.

use in_fase::engine::Edition;
use wasm_bindgen::prelude::wasm_bindgen;

fn edition(is_current: bool) -> Edition {
    if is_current { Edition::Current } else { Edition::Classic }
}

/// How many bytes of memory the program has.
#[wasm_bindgen(js_name = memoryBytes)]
pub fn memory_bytes() -> usize {
    const PAGE: usize = 65_536;
    core::arch::wasm32::memory_size::<0>() * PAGE
}

/// [`crate::Table`] for JavaScript.
#[wasm_bindgen]
pub struct Table(Option<crate::Table>);

#[wasm_bindgen]
impl Table {
    /// A board of so many permanents.
    #[wasm_bindgen(constructor)]
    pub fn new(is_current: bool, permanents: usize) -> Self {
        Self(crate::Table::new(edition(is_current), permanents))
    }

    /// Plays its turns: how many turns, and how many events.
    pub fn play(&mut self) -> Vec<f64> {
        let played = self.0.as_mut().map(crate::Table::play).unwrap_or_default();
        vec![f64::from(played.turns), f64::from(played.events)]
    }
}

/// [`crate::Story`] for JavaScript.
#[wasm_bindgen]
pub struct Story(Option<crate::Story>);

#[wasm_bindgen]
impl Story {
    /// A session with so many events behind it.
    #[wasm_bindgen(constructor)]
    pub fn new(is_current: bool, permanents: usize, events: u32) -> Self {
        Self(crate::Story::new(edition(is_current), permanents, events))
    }

    /// How many events there are.
    pub fn events(&self) -> u32 {
        self.0.as_ref().map_or(0, crate::Story::events)
    }

    /// Jumps to so many places.
    pub fn jump(&mut self, times: u32) -> u32 {
        self.0.as_mut().map_or(0, |story| story.jump(times))
    }

    /// Passes and takes it back, so many times.
    pub fn undo(&mut self, times: u32) -> u32 {
        self.0.as_mut().map_or(0, |story| story.undo(times))
    }
}
