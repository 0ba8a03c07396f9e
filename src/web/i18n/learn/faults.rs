//! What is wrong with a record of progress, one sentence a fault.

use crate::engine::Edition;
use crate::locale::Locale;
use crate::session::progress::{Place, ProgressFault, SIZE_LIMIT, VERSION, Wrong};

/// How much of a foreign name is quoted, in letters.
const QUOTED: usize = 40;

/// The fault in a sentence.
#[must_use]
pub fn fault(locale: Locale, fault: &ProgressFault) -> String {
    match locale {
        Locale::It => it(fault),
        Locale::Fr => fr(fault),
        Locale::En => en(fault),
    }
}

const fn kilobytes(bytes: usize) -> usize {
    bytes.div_ceil(1000)
}

/// A name of the text, cut short, without signs that no name has.
fn name(text: &str) -> String {
    text.chars().filter(|sign| !sign.is_control()).take(QUOTED).collect()
}

const fn year(edition: Edition) -> &'static str {
    edition.pick("2005", "2025")
}

fn it(fault: &ProgressFault) -> String {
    let (place, wrong) = match fault {
        ProgressFault::TooLarge { size } => {
            let (size, limit) = (kilobytes(*size), kilobytes(SIZE_LIMIT));
            return format!("Il testo è troppo grande: {size} KB, e se ne leggono al più {limit}.");
        }
        ProgressFault::NotJson => return "Il testo non è JSON.".into(),
        ProgressFault::NotProgress => return "Il testo non contiene progressi di In Fase.".into(),
        ProgressFault::Newer { version } => {
            return format!(
                "L’ha scritto una versione più recente di In Fase: la {version}. Qui si legge fino alla {VERSION}."
            );
        }
        ProgressFault::Part { place, wrong } => (place, *wrong),
    };
    let place = match place {
        Place::Version => "Versione".into(),
        Place::Lessons => "Lezioni".into(),
        Place::Beliefs => "Idee sbagliate".into(),
        Place::Lesson(id) => format!("Lezione «{}»", name(id)),
        Place::LessonIn(id, edition) => format!("Lezione «{}», regole {}", name(id), year(*edition)),
        Place::Belief(slug) => format!("Idea sbagliata «{}»", name(slug)),
        Place::BeliefNumber(belief, number) => {
            format!("Idea sbagliata «{}», numero «{number}»", belief.slug())
        }
    };
    let wrong = match wrong {
        Wrong::NotOfThatSort => "manca, o non è del tipo giusto",
        Wrong::Unknown => "un nome che qui non esiste",
        Wrong::OutOfBounds => "un numero fuori dai limiti",
    };
    format!("{place}: {wrong}.")
}

fn fr(fault: &ProgressFault) -> String {
    let (place, wrong) = match fault {
        ProgressFault::TooLarge { size } => {
            let (size, limit) = (kilobytes(*size), kilobytes(SIZE_LIMIT));
            return format!("Le texte est trop grand : {size} Ko, et on en lit {limit} au plus.");
        }
        ProgressFault::NotJson => return "Le texte n’est pas du JSON.".into(),
        ProgressFault::NotProgress => return "Le texte ne contient pas de progression d’In Fase.".into(),
        ProgressFault::Newer { version } => {
            return format!(
                "Une version plus récente d’In Fase l’a écrit : la {version}. Celle-ci lit jusqu’à la {VERSION}."
            );
        }
        ProgressFault::Part { place, wrong } => (place, *wrong),
    };
    let place = match place {
        Place::Version => "Version".into(),
        Place::Lessons => "Leçons".into(),
        Place::Beliefs => "Idées fausses".into(),
        Place::Lesson(id) => format!("Leçon « {} »", name(id)),
        Place::LessonIn(id, edition) => format!("Leçon « {} », règles {}", name(id), year(*edition)),
        Place::Belief(slug) => format!("Idée fausse « {} »", name(slug)),
        Place::BeliefNumber(belief, number) => {
            format!("Idée fausse « {} », nombre « {number} »", belief.slug())
        }
    };
    let wrong = match wrong {
        Wrong::NotOfThatSort => "absent, ou pas du bon type",
        Wrong::Unknown => "un nom qui n’existe pas ici",
        Wrong::OutOfBounds => "un nombre hors des limites",
    };
    format!("{place} : {wrong}.")
}

fn en(fault: &ProgressFault) -> String {
    let (place, wrong) = match fault {
        ProgressFault::TooLarge { size } => {
            let (size, limit) = (kilobytes(*size), kilobytes(SIZE_LIMIT));
            return format!("The text is too large: {size} KB, and at most {limit} are read.");
        }
        ProgressFault::NotJson => return "The text is not JSON.".into(),
        ProgressFault::NotProgress => return "The text holds no progress of In Fase.".into(),
        ProgressFault::Newer { version } => {
            return format!(
                "A newer version of In Fase wrote it: {version}. This one reads up to {VERSION}."
            );
        }
        ProgressFault::Part { place, wrong } => (place, *wrong),
    };
    let place = match place {
        Place::Version => "Version".into(),
        Place::Lessons => "Lessons".into(),
        Place::Beliefs => "Mistaken beliefs".into(),
        Place::Lesson(id) => format!("Lesson “{}”", name(id)),
        Place::LessonIn(id, edition) => format!("Lesson “{}”, {} rules", name(id), year(*edition)),
        Place::Belief(slug) => format!("Mistaken belief “{}”", name(slug)),
        Place::BeliefNumber(belief, number) => {
            format!("Mistaken belief “{}”, number “{number}”", belief.slug())
        }
    };
    let wrong = match wrong {
        Wrong::NotOfThatSort => "missing, or not of the right kind",
        Wrong::Unknown => "a name that does not exist here",
        Wrong::OutOfBounds => "a number out of bounds",
    };
    format!("{place}: {wrong}.")
}
