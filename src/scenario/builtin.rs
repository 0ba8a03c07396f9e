//! The scenarios that come with the product. Each is read when it is first asked for: the front page wants five titles, and a game
//! wants one scenario.

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
pub fn builtins() -> impl Iterator<Item = &'static Scenario> {
    (0..BUILTIN.len()).filter_map(builtin_at)
}

/// The built-in scenario of that name.
#[must_use]
pub fn builtin(id: &str) -> Option<&'static Scenario> {
    builtin_at(BUILTIN.iter().position(|name| name.eq_ignore_ascii_case(id))?)
}

/// The built-in scenario with that number in the list, counted from 0.
#[must_use]
pub fn builtin_at(number: usize) -> Option<&'static Scenario> {
    static SCENARIOS: [OnceLock<Option<Scenario>>; BUILTIN.len()] =
        [const { OnceLock::new() }; BUILTIN.len()];
    let text = TEXTS.get(number)?;
    SCENARIOS.get(number)?.get_or_init(|| only(text)).as_ref()
}

/// What the list says of each scenario: name, titles, introductions and editions, and none of the rest.
#[must_use]
pub fn builtin_heads() -> &'static [Scenario] {
    static HEADS: OnceLock<Vec<Scenario>> = OnceLock::new();
    // That much is the first paragraph of each.
    HEADS.get_or_init(|| TEXTS.iter().filter_map(|text| only(text.split("\n\n").next()?)).collect())
}

fn only(text: &str) -> Option<Scenario> {
    parse(text).ok()?.into_iter().next()
}
