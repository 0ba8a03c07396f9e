//! In Fase: a tutor for the turn structure and for phasing, in two editions of the rules.

#[cfg(feature = "api")]
pub mod api;
pub mod cards;
pub mod engine;
pub mod lesson;
pub mod locale;
pub mod notation;
pub mod quiz;
pub mod rulebook;
pub mod scenario;
pub mod session;
pub mod text;
#[cfg(feature = "app")]
pub mod web;
