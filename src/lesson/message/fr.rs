//! The sentences in French.

use crate::lesson::flaw::Flaw;
use crate::locale::Locale;

const fn language(locale: Locale) -> &'static str {
    match locale {
        Locale::It => "italien",
        Locale::Fr => "français",
        Locale::En => "anglais",
    }
}

/// What is wrong.
pub(super) fn flaw(flaw: &Flaw) -> String {
    match flaw {
        Flaw::RepeatedId { id } => format!("Il y a déjà une leçon nommée « {id} »."),
        Flaw::UnknownLesson { id } => format!("Il n’y a pas de leçon nommée « {id} »."),
        Flaw::LaterLesson { id } => format!("La leçon « {id} » ne vient pas avant celle-ci."),
        Flaw::NoSteps => {
            "La leçon ne dit pas quelles parties du tour elle traite : il manque steps.".to_owned()
        }
        Flaw::Minutes { least, most } => format!("Une leçon dure de {least} à {most} minutes."),
        Flaw::MissingText { what, locale } => {
            format!("Il manque le texte en {} : {}.", language(*locale), what.word())
        }
        Flaw::LongSentence { words, limit, locale } => {
            format!("Une phrase en {} a {words} mots. La limite est {limit}.", language(*locale))
        }
        Flaw::LongText { words, limit, locale } => {
            format!("Le paragraphe en {} a {words} mots. La limite est {limit}.", language(*locale))
        }
        Flaw::FewPredictions { found, least } => {
            format!("Une leçon pose au moins {least} questions avec predict. Celle-ci en pose {found}.")
        }
        Flaw::SummaryNotLast => "Une leçon se termine par son unique summary.".to_owned(),
        Flaw::Incomplete { missing } => format!("Dans cette partie, il manque {missing}."),
        Flaw::SetUp(_) => String::new(),
        Flaw::Stuck { statement, found } => {
            format!("« {statement} » ne va pas ici. Trouvé : {}.", found.message(Locale::Fr))
        }
        Flaw::AlreadyDone => "Ce qu’il faut faire est déjà ainsi au début de la partie.".to_owned(),
        Flaw::SolutionFails { found } => {
            format!("La solution ne mène pas à ce qu’il faut faire. Trouvé : {}.", found.message(Locale::Fr))
        }
        Flaw::OthersChoose => {
            "Dans la solution, un adversaire fait un choix. Pendant que l’élève joue, les adversaires ne font que passer."
                .to_owned()
        }
        Flaw::OtherWay { statement } => {
            format!("On peut aussi s’y prendre ainsi : « {statement} ». Une partie do n’a qu’une façon ; pour plusieurs, il y a free.")
        }
        Flaw::AskedTwice => "La même question est déjà dans cette leçon.".to_owned(),
        Flaw::MistakeSucceeds => "L’erreur mène à ce qu’il faut faire.".to_owned(),
        Flaw::NotRefused { found } => {
            format!("Ce n’est pas refusé comme le dit le texte. Trouvé : {}.", found.message(Locale::Fr))
        }
        Flaw::RuleNotMet { name } => {
            format!("Rien de ce qui se passe dans la leçon ne concerne « {name} ».")
        }
        Flaw::UnknownName { name } => format!("Ici, rien ne s’appelle « {name} »."),
        Flaw::NoWrongAnswer => "Ici, aucune idée fausse ne donne une autre réponse.".to_owned(),
        Flaw::BeliefAgrees { belief } => format!("Ici, « {belief} » ne donne pas de réponse fausse."),
    }
}
