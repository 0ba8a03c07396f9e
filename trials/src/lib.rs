//! The engine put to trial: how fast it is, and whether what must hold always holds. The work is the same natively and in
//! the browser's virtual machine, so that the two can be compared; who asks for it holds the clock.

pub mod bare;
pub mod board;
pub mod canary;
pub mod chance;
pub mod choices;
pub mod choose;
pub mod deal;
#[cfg(not(target_arch = "wasm32"))]
pub mod decoder;
pub mod invariant;
mod play;
pub mod pool;
#[cfg(not(target_arch = "wasm32"))]
pub mod shrink;
#[cfg(not(target_arch = "wasm32"))]
pub mod soak;
#[cfg(not(target_arch = "wasm32"))]
pub mod state;
mod story;
#[cfg(not(target_arch = "wasm32"))]
pub mod trial;
#[cfg(target_arch = "wasm32")]
mod wasm;

pub use play::{Played, Table, full_turns};
pub use story::Story;
