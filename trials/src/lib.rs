//! The engine put to trial. The work is the same natively and in the browser's virtual machine, so that the two can be
//! compared; who asks for it holds the clock.

pub mod board;
mod play;
mod story;
#[cfg(target_arch = "wasm32")]
mod wasm;

pub use play::{Played, Table, full_turns};
pub use story::Story;
