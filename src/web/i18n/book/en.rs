//! The rulebook's page in English.

use super::BookWords;

/// The words in English.
pub(in crate::web::i18n) const WORDS: BookWords = BookWords {
    lead: "Three texts, word for word. In the margin, where the table cites them.",
    index: "Passages and glossary",
    search: "Search the three texts and the glossary",
    search_example: "priority, 502.4",
    found: |passages, terms, query| match (passages, terms) {
        (0, 0) => format!("No passage and no term of the glossary contains “{query}”."),
        (1, 0) => format!("One passage contains “{query}”."),
        (_, 0) => format!("{passages} passages contain “{query}”."),
        (0, 1) => format!("One term of the glossary contains “{query}”."),
        (0, _) => format!("{terms} terms of the glossary contain “{query}”."),
        (1, 1) => format!("One passage and one term of the glossary contain “{query}”."),
        (1, _) => format!("One passage and {terms} terms of the glossary contain “{query}”."),
        (_, 1) => format!("{passages} passages and one term of the glossary contain “{query}”."),
        _ => format!("{passages} passages and {terms} terms of the glossary contain “{query}”."),
    },
    hint: "Try a single word, or just its beginning, or the number of a rule, such as 502.15d.",
    show_all: "Show everything",
    glossary: "Glossary",
    glossary_lead: "The game’s terms in the three languages. Where the editions say them differently, each has its sign.",
    in_glossary: "In the glossary",
    go_to: "Go to",
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
