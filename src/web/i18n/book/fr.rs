//! The rulebook's page in French.

use super::BookWords;

/// The words in French.
pub(in crate::web::i18n) const WORDS: BookWords = BookWords {
    lead: "Trois textes, mot pour mot. En marge, là où la table les cite.",
    index: "Passages",
    go_to: "Aller au passage",
    cited_for: "Ce pour quoi il est cité",
    seen: "Où on le voit",
    seen_in: |count| {
        if count == 1 {
            "À voir dans un scénario".into()
        } else {
            format!("À voir dans {count} scénarios")
        }
    },
    not_cited: "non cité",
    not_seen: "Aucun scénario ne le montre.",
    event: |number| format!("événement {number}"),
    event_long: |scenario, year, number| format!("{scenario}, règles {year}, événement {number}"),
    wrong: ["Ce n’est pas vrai dans les règles 2005.", "Ce n’est pas vrai dans les règles 2025."],
    wrong_in_part: [
        |count| {
            if count == 1 {
                "Dans les règles 2005, la phrase marquée n’est pas vraie."
            } else {
                "Dans les règles 2005, les phrases marquées ne sont pas vraies."
            }
        },
        |count| {
            if count == 1 {
                "Dans les règles 2025, la phrase marquée n’est pas vraie."
            } else {
                "Dans les règles 2025, les phrases marquées ne sont pas vraies."
            }
        },
    ],
    wrong_sentence: ["pas vrai en 2005\u{a0}: ", "pas vrai en 2025\u{a0}: "],
};
