//! Shared by the native tests: a pool of cards that touches the whole vocabulary, and random walks over legal play.

pub mod pool;
pub mod walk;
