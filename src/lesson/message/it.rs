//! The sentences in Italian.

use crate::lesson::flaw::Flaw;
use crate::locale::Locale;

const fn language(locale: Locale) -> &'static str {
    match locale {
        Locale::It => "italiano",
        Locale::Fr => "francese",
        Locale::En => "inglese",
    }
}

/// What is wrong.
pub(super) fn flaw(flaw: &Flaw) -> String {
    match flaw {
        Flaw::RepeatedId { id } => format!("C’è già una lezione di nome «{id}»."),
        Flaw::UnknownLesson { id } => format!("Non c’è nessuna lezione di nome «{id}»."),
        Flaw::LaterLesson { id } => format!("La lezione «{id}» non viene prima di questa."),
        Flaw::NoSteps => "La lezione non dice quali parti del turno tratta: manca steps.".to_owned(),
        Flaw::Minutes { least, most } => format!("Una lezione dura da {least} a {most} minuti."),
        Flaw::MissingText { what, locale } => {
            format!("Manca il testo in {}: {}.", language(*locale), what.word())
        }
        Flaw::LongSentence { words, limit, locale } => {
            format!("Una frase in {} ha {words} parole. Il limite è {limit}.", language(*locale))
        }
        Flaw::LongText { words, limit, locale } => {
            format!("Il paragrafo in {} ha {words} parole. Il limite è {limit}.", language(*locale))
        }
        Flaw::FewPredictions { found, least } => {
            format!("Una lezione fa almeno {least} domande con predict. Questa ne fa {found}.")
        }
        Flaw::SummaryNotLast => "Una lezione finisce con il suo unico summary.".to_owned(),
        Flaw::Incomplete { missing } => format!("In questa parte manca {missing}."),
        Flaw::SetUp(_) => String::new(),
        Flaw::Stuck { statement, found } => format!("«{statement}» non va bene qui. Trovato: {}.", found.message(Locale::It)),
        Flaw::AlreadyDone => "Quello che c’è da fare è già così all’inizio della parte.".to_owned(),
        Flaw::SolutionFails { found } => {
            format!("La soluzione non porta a quello che c’è da fare. Trovato: {}.", found.message(Locale::It))
        }
        Flaw::OthersChoose => {
            "Nella soluzione un avversario fa qualcosa di suo. Mentre gioca chi impara, gli avversari passano e basta."
                .to_owned()
        }
        Flaw::OtherWay { statement } => {
            format!("Si può fare anche così: «{statement}». Una parte do ha un modo solo; dove ce n’è più d’uno c’è free.")
        }
        Flaw::AskedTwice => "La stessa domanda è già in questa lezione.".to_owned(),
        Flaw::MistakeSucceeds => "L’errore porta a quello che c’è da fare.".to_owned(),
        Flaw::NotRefused { found } => format!("Non è rifiutato come dice il testo. Trovato: {}.", found.message(Locale::It)),
        Flaw::RuleNotMet { name } => format!("Niente di quello che accade nella lezione riguarda «{name}»."),
        Flaw::UnknownName { name } => format!("Qui niente si chiama «{name}»."),
        Flaw::NoWrongAnswer => "Qui nessuna convinzione errata dà un’altra risposta.".to_owned(),
        Flaw::BeliefAgrees { belief } => format!("Qui «{belief}» non dà una risposta errata."),
    }
}
