//! The words of the rulebook's page.

mod en;
mod fr;
mod it;

pub(super) use self::en::WORDS as EN;
pub(super) use self::fr::WORDS as FR;
pub(super) use self::it::WORDS as IT;

/// The rulebook.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct BookWords {
    pub lead: &'static str,
    pub index: &'static str,
    pub search: &'static str,
    pub search_example: &'static str,
    /// So many passages and so many terms have these words.
    pub found: fn(usize, usize, &str) -> String,
    /// What to do where nothing has them.
    pub hint: &'static str,
    pub show_all: &'static str,
    pub glossary: &'static str,
    pub glossary_lead: &'static str,
    /// Before links to terms.
    pub in_glossary: &'static str,
    pub go_to: &'static str,
    /// The name of the list of what a passage is quoted for.
    pub cited_for: &'static str,
    /// What unfolds the list of the scenarios that show it: while they are not known, and then.
    pub seen: &'static str,
    pub seen_in: fn(usize) -> String,
    pub not_cited: &'static str,
    pub not_seen: &'static str,
    /// "evento 12".
    pub event: fn(u32) -> String,
    /// What a link to an event says in full: the scenario, the year of the rules, the event.
    pub event_long: fn(&str, &str, u32) -> String,
    /// What is said of a passage that is wrong in an edition: in 2005, in 2025.
    pub wrong: [&'static str; 2],
    /// What is said where so many sentences of a passage are wrong in an edition: in 2005, in 2025.
    pub wrong_in_part: [fn(usize) -> &'static str; 2],
    /// What is said before such a sentence: in 2005, in 2025.
    pub wrong_sentence: [&'static str; 2],
}
