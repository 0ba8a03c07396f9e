//! Handing on, in Italian.

use super::{PaperWords, ShareWords};

/// The words in Italian.
pub(in crate::web::i18n) const WORDS: ShareWords = ShareWords {
    title: "Condividi",
    link: "Collegamento a questo preciso punto",
    copy: "Copia",
    copied: "Copiato.",
    select: "Il browser non copia da sé: il testo è selezionato, premi Ctrl+C, oppure toccalo e scegli «Copia».",
    native: "Condividi con…",
    qr: "Il collegamento come codice QR",
    no_qr: "Questo collegamento è troppo lungo per un codice QR.",
    no_choices: "Le tue scelte sono più di quante ne stiano in un collegamento: questo porta allo scenario senza di esse.",
    print: "Stampa questo turno",
    embed: "In una pagina tua",
    embed_lead: "Questo codice mostra il turno, a questo evento, dentro un’altra pagina.",
    open_here: "Apri in In Fase",
    paper: PaperWords {
        print_now: "Stampa",
        with_questions: "Con domande, e le risposte su una pagina a parte",
        with_log: "Anche tutto ciò che succede, dopo le domande",
        to_table: "Al tavolo",
        own_choices: "Con scelte proprie, non quelle del turno preparato.",
        start: "All’inizio",
        in_hand: |count| {
            if count == 1 { "Una carta in mano".into() } else { format!("{count} carte in mano") }
        },
        events: "Che cosa succede",
        cut: "Succede più di quanto stia qui: il collegamento porta oltre.",
        quoted_at: |event| format!("citato all’evento {event}"),
        questions: "Che cosa viene dopo?",
        before_first: "Prima del primo evento",
        after: |event, moment| format!("Dopo l’evento {event} ({moment})"),
        answers: "Risposte",
        answer: |number, letter| format!("Domanda {number}: risposta {letter}"),
        link: "Per seguirlo evento per evento:",
    },
};
