//! The sentences in English.

use crate::lesson::flaw::Flaw;
use crate::locale::Locale;

const fn language(locale: Locale) -> &'static str {
    match locale {
        Locale::It => "Italian",
        Locale::Fr => "French",
        Locale::En => "English",
    }
}

/// What is wrong.
pub(super) fn flaw(flaw: &Flaw) -> String {
    match flaw {
        Flaw::RepeatedId { id } => format!("There already is a lesson called “{id}”."),
        Flaw::UnknownLesson { id } => format!("There is no lesson called “{id}”."),
        Flaw::LaterLesson { id } => format!("The lesson “{id}” does not come before this one."),
        Flaw::NoSteps => "The lesson does not say which steps it covers: steps is missing.".to_owned(),
        Flaw::Minutes { least, most } => format!("A lesson takes {least} to {most} minutes."),
        Flaw::MissingText { what, locale } => {
            format!("The {} text is missing: {}.", language(*locale), what.word())
        }
        Flaw::LongSentence { words, limit, locale } => {
            format!("A sentence in {} has {words} words. The limit is {limit}.", language(*locale))
        }
        Flaw::LongText { words, limit, locale } => {
            format!("The paragraph in {} has {words} words. The limit is {limit}.", language(*locale))
        }
        Flaw::FewPredictions { found, least } => {
            format!("A lesson asks at least {least} questions with predict. This one has {found}.")
        }
        Flaw::SummaryNotLast => "A lesson ends with its one summary.".to_owned(),
        Flaw::Incomplete { missing } => format!("In this beat {missing} is missing."),
        Flaw::SetUp(_) => String::new(),
        Flaw::Stuck { statement, found } => format!("“{statement}” does not fit. Found: {}.", found.message(Locale::En)),
        Flaw::AlreadyDone => "What is to be done is already so at the beginning of the beat.".to_owned(),
        Flaw::SolutionFails { found } => {
            format!("The solution does not lead to what is to be done. Found: {}.", found.message(Locale::En))
        }
        Flaw::OthersChoose => {
            "In the solution an opponent does something of his own. While the learner plays, opponents only pass."
                .to_owned()
        }
        Flaw::OtherWay { statement } => {
            format!("It can also be done so: “{statement}”. A do beat has one way; where there are several there is free.")
        }
        Flaw::AskedTwice => "The same question is in this lesson already.".to_owned(),
        Flaw::MistakeSucceeds => "The mistake leads to what is to be done.".to_owned(),
        Flaw::NotRefused { found } => format!("This is not refused as the text says. Found: {}.", found.message(Locale::En)),
        Flaw::RuleNotMet { name } => format!("Nothing that happens in the lesson is about “{name}”."),
        Flaw::UnknownName { name } => format!("Nothing here is called “{name}”."),
        Flaw::NoWrongAnswer => "No mistaken belief gives another answer here.".to_owned(),
        Flaw::BeliefAgrees { belief } => format!("“{belief}” gives no wrong answer here."),
    }
}
