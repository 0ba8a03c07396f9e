//! The rulebook's page in Italian.

use super::BookWords;

/// The words in Italian.
pub(in crate::web::i18n) const WORDS: BookWords = BookWords {
    lead: "Tre testi, parola per parola. In margine, dove il tavolo li cita.",
    index: "Passi e glossario",
    search: "Cerca nei tre testi e nel glossario",
    search_example: "priorità, 502.4",
    found: |passages, terms, query| match (passages, terms) {
        (0, 0) => format!("Nessun passo e nessuna voce del glossario contiene «{query}»."),
        (1, 0) => format!("Un passo contiene «{query}»."),
        (_, 0) => format!("{passages} passi contengono «{query}»."),
        (0, 1) => format!("Una voce del glossario contiene «{query}»."),
        (0, _) => format!("{terms} voci del glossario contengono «{query}»."),
        (1, 1) => format!("Un passo e una voce del glossario contengono «{query}»."),
        (1, _) => format!("Un passo e {terms} voci del glossario contengono «{query}»."),
        (_, 1) => format!("{passages} passi e una voce del glossario contengono «{query}»."),
        _ => format!("{passages} passi e {terms} voci del glossario contengono «{query}»."),
    },
    hint: "Cerca una parola sola, anche solo il suo inizio, oppure il numero di una regola, come 502.15d.",
    show_all: "Mostra tutto",
    glossary: "Glossario",
    glossary_lead: "I termini del gioco nelle tre lingue. Dove le edizioni li dicono in modo diverso, ciascuna ha il suo segno.",
    in_glossary: "Nel glossario",
    go_to: "Vai a",
    cited_for: "Per che cosa è citato",
    seen: "Dove si vede",
    seen_in: |count| {
        if count == 1 { "Si vede in uno scenario".into() } else { format!("Si vede in {count} scenari") }
    },
    not_cited: "non citato",
    not_seen: "Nessuno scenario lo mostra.",
    event: |number| format!("evento {number}"),
    event_long: |scenario, year, number| format!("{scenario}, regole {year}, evento {number}"),
    wrong: ["Nelle regole 2005 non vale.", "Nelle regole 2025 non vale."],
    wrong_in_part: [
        |count| {
            if count == 1 {
                "Nelle regole 2005 la frase segnata non vale."
            } else {
                "Nelle regole 2005 le frasi segnate non valgono."
            }
        },
        |count| {
            if count == 1 {
                "Nelle regole 2025 la frase segnata non vale."
            } else {
                "Nelle regole 2025 le frasi segnate non valgono."
            }
        },
    ],
    wrong_sentence: ["non vale nel 2005: ", "non vale nel 2025: "],
};
