//! The scenarios that come with the product.

use super::model::Scenario;
use super::parse::parse;
use std::sync::OnceLock;

/// The names of the built-in scenarios, in the order of the list.
pub const BUILTIN: [&str; 5] = ["tutorial", "phasing", "day-night", "empty", "crowded"];

const TEXTS: [&str; 5] = [
    include_str!("data/tutorial.scn"),
    include_str!("data/phasing.scn"),
    include_str!("data/day-night.scn"),
    include_str!("data/empty.scn"),
    include_str!("data/crowded.scn"),
];

/// All built-in scenarios, in the order of the list.
#[must_use]
pub fn builtins() -> &'static [Scenario] {
    static SCENARIOS: OnceLock<Vec<Scenario>> = OnceLock::new();
    SCENARIOS.get_or_init(|| TEXTS.iter().filter_map(|text| parse(text).ok()).flatten().collect())
}

/// The built-in scenario of that name.
#[must_use]
pub fn builtin(id: &str) -> Option<&'static Scenario> {
    builtins().iter().find(|scenario| scenario.id.eq_ignore_ascii_case(id))
}
