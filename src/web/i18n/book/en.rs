//! The rulebook's page in English.

use super::BookWords;

/// The words in English.
pub(in crate::web::i18n) const WORDS: BookWords = BookWords {
    lead: "Three texts, word for word. In the margin, where the table cites them.",
    index: "Passages",
    go_to: "Go to the passage",
    cited_for: "What it is cited for",
    seen: "Where it is seen",
    seen_in: |count| {
        if count == 1 { "Seen in one scenario".into() } else { format!("Seen in {count} scenarios") }
    },
    not_cited: "not cited",
    not_seen: "No scenario shows it.",
    event: |number| format!("event {number}"),
    event_long: |scenario, year, number| format!("{scenario}, rules of {year}, event {number}"),
    wrong: ["Not true in the rules of 2005.", "Not true in the rules of 2025."],
    wrong_in_part: [
        |count| {
            if count == 1 {
                "In the rules of 2005 the marked sentence is not true."
            } else {
                "In the rules of 2005 the marked sentences are not true."
            }
        },
        |count| {
            if count == 1 {
                "In the rules of 2025 the marked sentence is not true."
            } else {
                "In the rules of 2025 the marked sentences are not true."
            }
        },
    ],
    wrong_sentence: ["not true in 2005: ", "not true in 2025: "],
};
