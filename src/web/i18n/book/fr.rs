//! The rulebook's page in French.

use super::BookWords;

/// The words in French.
pub(in crate::web::i18n) const WORDS: BookWords = BookWords {
    lead: "Trois textes, mot pour mot. En marge, là où la table les cite.",
    index: "Passages et glossaire",
    search: "Chercher dans les trois textes et le glossaire",
    search_example: "priorité, 502.4",
    found: |passages, terms, query| match (passages, terms) {
        (0, 0) => format!("Aucun passage ni aucun terme du glossaire ne contient «\u{a0}{query}\u{a0}»."),
        (1, 0) => format!("Un passage contient «\u{a0}{query}\u{a0}»."),
        (_, 0) => format!("{passages} passages contiennent «\u{a0}{query}\u{a0}»."),
        (0, 1) => format!("Un terme du glossaire contient «\u{a0}{query}\u{a0}»."),
        (0, _) => format!("{terms} termes du glossaire contiennent «\u{a0}{query}\u{a0}»."),
        (1, 1) => format!("Un passage et un terme du glossaire contiennent «\u{a0}{query}\u{a0}»."),
        (1, _) => format!("Un passage et {terms} termes du glossaire contiennent «\u{a0}{query}\u{a0}»."),
        (_, 1) => format!("{passages} passages et un terme du glossaire contiennent «\u{a0}{query}\u{a0}»."),
        _ => format!("{passages} passages et {terms} termes du glossaire contiennent «\u{a0}{query}\u{a0}»."),
    },
    hint: "Cherchez un seul mot, ou même son début, ou bien le numéro d’une règle, comme 502.15d.",
    show_all: "Tout afficher",
    glossary: "Glossaire",
    glossary_lead: "Les termes du jeu dans les trois langues. Là où les éditions les disent autrement, chacune a son signe.",
    in_glossary: "Dans le glossaire",
    go_to: "Aller à",
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
