//! The words of what leads through the turn: the transport and the phase lines.

use crate::web::settings::Speed;

/// The transport: what moves the turn.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct TransportWords {
    pub group: &'static str,
    pub back: &'static str,
    pub back_step: &'static str,
    pub play: &'static str,
    pub pause: &'static str,
    pub speed: fn(Speed) -> &'static str,
    pub forward: &'static str,
    /// The name of the button in full, beginning with what it shows: "Avanti di un evento".
    pub forward_long: &'static str,
    pub next_step: [&'static str; 2],
    /// Leads to the choices, where nothing goes on without one.
    pub choose: &'static str,
    /// Leads to the choices, where the script goes on by itself as well.
    pub may_act: &'static str,
    pub scale: &'static str,
    pub event: fn(u32) -> String,
    pub events: &'static str,
    pub start: &'static str,
    pub text: &'static str,
}

/// The phase lines.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct LineWords {
    pub title: &'static str,
    /// The same facts in rows and columns.
    pub as_table: &'static str,
    /// The permanent, the event, what happens.
    pub columns: [&'static str; 3],
    pub legend: &'static str,
    pub begins_in: &'static str,
    pub begins_out: &'static str,
    /// In the words of each edition, oldest first.
    pub phases_out: [&'static str; 2],
    /// In the words of each edition, oldest first.
    pub phases_in: [&'static str; 2],
    pub arrived: &'static str,
    pub left: &'static str,
    pub tapped: &'static str,
    pub untapped: &'static str,
    pub damaged: &'static str,
    pub healed: &'static str,
    pub counters: &'static str,
    pub attached: &'static str,
    pub unattached: &'static str,
    pub control: &'static str,
}
