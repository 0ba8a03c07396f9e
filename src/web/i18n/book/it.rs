//! The rulebook's page in Italian.

use super::BookWords;

/// The words in Italian.
pub(in crate::web::i18n) const WORDS: BookWords = BookWords {
    lead: "Tre testi, parola per parola. In margine, dove il tavolo li cita.",
    index: "Passi",
    go_to: "Vai al passo",
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
