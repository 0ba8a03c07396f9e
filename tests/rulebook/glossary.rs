//! The glossary: every term of the rules reference and of the design, in three languages, with the words of each edition.

use std::collections::BTreeSet;

use in_fase::engine::Edition;
use in_fase::locale::Locale;
use in_fase::rulebook::{Known, Query, Term, TermForm, TermGroup};

use crate::check_text;

/// The vocabulary of the reference, then the words of the design: English, Italian, French.
const VOCABULARY: &str = include_str!("glossary.txt");

/// Everything that a term says in a language, small, with plain blanks.
fn words(term: &Term, locale: Locale) -> Vec<String> {
    let forms = match term.form(locale) {
        TermForm::Same(word) => vec![word],
        TermForm::Each(words) => words.to_vec(),
    };
    let all = forms.into_iter().chain(term.short.map(|short| short.get(locale)));
    all.map(|word| word.to_lowercase().replace('\u{a0}', " ")).collect()
}

#[test]
fn every_term_of_the_vocabulary_is_in_the_glossary() {
    for line in VOCABULARY.lines() {
        let wanted: Vec<String> = line.split(" | ").map(str::to_lowercase).collect();
        let [en, it, fr] = wanted.as_slice() else { panic!("{line}") };
        let says = |term: &Term, locale, word: &String| {
            words(term, locale).iter().any(|own| own.contains(word.as_str()))
        };
        let is_term = |term: &&Term| {
            says(term, Locale::En, en) && says(term, Locale::It, it) && says(term, Locale::Fr, fr)
        };
        assert!(Term::all().any(|term| is_term(&term)), "no term {line}");
    }
}

#[test]
fn every_term_is_well_said_in_every_language() {
    let mut keys = BTreeSet::new();
    let groups = TermGroup::ALL.into_iter().map(TermGroup::key);
    for key in Term::all().map(|term| term.key).chain(groups) {
        assert!(keys.insert(key), "{key} twice");
        assert!(
            key.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-'),
            "{key}"
        );
    }
    for term in Term::all() {
        for part in [0, 1] {
            let of = |form: TermForm| match form {
                TermForm::Same(word) => word,
                TermForm::Each(words) => words[part],
            };
            let text = in_fase::rulebook::Text { it: of(term.it), fr: of(term.fr), en: of(term.en) };
            check_text(term.key, &text);
        }
        for text in term.short.iter().chain(&term.note) {
            check_text(term.key, text);
        }
        for locale in Locale::ALL {
            if let TermForm::Each([then, now]) = term.form(locale) {
                assert_ne!(then, now, "{}: that is no difference", term.key);
                assert_eq!(term.known, Known::Always, "{}: there is no second word", term.key);
            }
            assert!(term.note.is_none_or(|note| note.get(locale).ends_with('.')), "{}", term.key);
        }
    }
}

#[test]
fn the_editions_have_their_own_words() {
    let of = |key: &str| Term::all().find(|term| term.key == key).unwrap_or_else(|| panic!("no term {key}"));
    assert_eq!(of("cast").it, TermForm::Each(["giocare una magia", "lanciare una magia"]));
    assert_eq!(of("step").it, TermForm::Each(["interfase", "sottofase"]));
    assert_eq!(of("battlefield").en, TermForm::Each(["in play", "battlefield"]));
    assert_eq!(of("timestamp").fr, TermForm::Each(["tampon horaire", "horodatage"]));
    let known = |key: &str| Edition::ALL.map(|edition| of(key).known.includes(edition));
    assert_eq!(known("phased-out-zone"), [true, false]);
    assert_eq!(known("mana-burn"), [true, false]);
    assert_eq!(known("day"), [false, true]);
    assert_eq!(known("priority"), [true, true]);
}

#[test]
fn words_are_found_without_their_accents() {
    let found = |typed: &str| {
        let query = Query::new(typed);
        let is_found = |term: &&Term| {
            let all = Locale::ALL.into_iter().flat_map(|locale| words(term, locale)).collect::<Vec<_>>();
            query.is_in(all.iter().map(String::as_str))
        };
        Term::all().filter(is_found).map(|term| term.key).collect::<Vec<_>>()
    };
    assert!(found("priorite").contains(&"priority"));
    assert!(found("ETAPE DE DEGAGEMENT").contains(&"untap-step"));
    assert_eq!(found("piétinement"), ["trample"]);
}
