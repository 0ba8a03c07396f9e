//! What is said of each belief: whole in each language, its own, and settled by a topic that says something.

use in_fase::engine::{Edition, Misconception};
use in_fase::locale::Locale;
use in_fase::quiz::belief;
use in_fase::rulebook::{citations, own_sentence, settling};
use std::collections::BTreeSet;

#[test]
fn every_belief_is_said_and_answered_in_each_language_in_plain_sentences() {
    for locale in Locale::ALL {
        let mut seen = BTreeSet::new();
        for misconception in Misconception::ALL {
            let told = belief(*misconception, locale);
            assert!(seen.insert(told.says), "twice: {}", told.says);
            for text in [told.says, told.but] {
                assert!(text.ends_with('.') && !text.contains('!') && !text.contains('\''), "{text}");
                let longest = text.split(['.', ':', ';']).map(|part| part.split_whitespace().count()).max();
                assert!(longest.unwrap() <= 22, "too long a sentence: {text}");
            }
        }
    }
}

#[test]
fn every_belief_is_settled_by_a_passage_or_a_sentence_of_our_own_where_it_is_wrong() {
    for edition in Edition::ALL {
        for misconception in Misconception::ALL.iter().filter(|it| !it.is_right_in(edition)) {
            let topic = settling(*misconception, edition);
            let says = !citations(topic, edition).is_empty() || own_sentence(topic, edition).is_some();
            assert!(says, "{edition:?} {}: {topic:?} says nothing", misconception.slug());
        }
    }
}
