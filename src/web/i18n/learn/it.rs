//! The pages of learning in Italian.

use super::{KeepWords, LearnWords};

/// "1, 2 e 3".
fn all(numbers: &[u32]) -> String {
    super::super::list(numbers, " e ")
}

/// The words in Italian.
pub(in crate::web::i18n) const WORDS: LearnWords = LearnWords {
    lessons: "Lezioni",
    lead: |count| match count {
        1 => "Una lezione breve: muove un piccolo tavolo e cita il passo che lo muove.".into(),
        _ => format!("{count} lezioni brevi. Ognuna muove un piccolo tavolo e cita il passo che lo muove."),
    },
    chapters: ["La struttura del turno", "Agire", "Il combattimento", "Fuori fase", "La notte, e le squadre"],
    parts_of: |of| format!("parti su {of}"),
    step_learned: |step, done, of| format!("{step}: {done} parti su {of}"),
    turn_learned: "Il turno, per quanto l’hai imparato",
    begin: |number| format!("Comincia la lezione {number}"),
    resume: |number| format!("Riprendi la lezione {number}"),
    practise: "Esercizio",
    to_do: "da fare",
    in_progress: "in corso",
    done: "finita",
    minutes: |count| format!("{count} minuti"),
    better_after: |numbers| match numbers {
        [one] => format!("Meglio dopo la lezione {one}"),
        _ => format!("Meglio dopo le lezioni {}", all(numbers)),
    },
    only_in: |year| format!("Solo nelle regole {year}"),
    covers: |steps| format!("Sottofasi: {steps}"),
    whole_turn: "tutto il turno",
    loading: "Le lezioni arrivano.",
    not_loaded: "Le lezioni non sono arrivate",
    not_loaded_lead: "Il file delle lezioni non si è potuto scaricare. Il resto di In Fase funziona.",
    retry: "Riprova",
    no_lessons: "Qui non c’è ancora nessuna lezione.",
    no_lesson: "Questa lezione non c’è",
    no_lesson_lead: "Nessuna lezione si chiama così.",
    to_lessons: "Tutte le lezioni",
    keep: KeepWords {
        title: "I tuoi progressi",
        lead: "Restano in questo browser. Un file li porta altrove.",
        export: "Esporta i progressi",
        import: "Importa un file",
        file_name: "in-fase-progressi.json",
        imported: "Progressi importati.",
        ask: "Che cosa fare dei progressi che hai già?",
        ask_lead: "Unire: vale tutto ciò che l’uno o l’altro dice fatto. Sostituire: quelli di questo browser vanno persi.",
        merge: "Unisci",
        replace: "Sostituisci",
        cancel: "Annulla",
        damaged: "Una parte dei progressi salvati è illeggibile",
        damaged_notice: "Una parte dei progressi salvati è illeggibile: i particolari sono nella pagina delle lezioni.",
        bad_file: "Il file non si può importare",
        bad_file_lead: "I tuoi progressi sono rimasti come erano.",
        unreadable_file: "Il browser non riesce a leggere il file.",
        save_damaged: "Salva il testo originale",
        damaged_name: "in-fase-progressi-originali.txt",
        dismiss: "Ho capito",
    },
};
