//! The three texts: sections, sentences, locators, glosses.

use std::collections::BTreeSet;

use in_fase::engine::Edition;
use in_fase::locale::Locale;
use in_fase::rulebook::{Clause, Form, Locator, LocatorError, SECTIONS, Seed, passage, passages};

use crate::check_text;

/// Every sentence of the three texts, read and copied by hand, under the section it stands in.
const SENTENCES: &str = include_str!("sentences.txt");

/// The sentences of the list above, by section.
fn expected_sentences() -> Vec<(String, Vec<&'static str>)> {
    let mut sections: Vec<(String, Vec<&'static str>)> = Vec::new();
    for line in SENTENCES.lines() {
        match (line.strip_prefix("## "), sections.last_mut()) {
            (Some(section), _) => sections.push((section.to_owned(), Vec::new())),
            (None, Some((_, sentences))) => sentences.push(line),
            (None, None) => sections.push((line.to_owned(), Vec::new())),
        }
    }
    sections
}

#[test]
fn every_section_has_its_sentences_and_no_others() {
    let found: Vec<(String, Vec<&str>)> = passages()
        .iter()
        .map(|passage| (passage.section.id(), passage.spans().map(|span| span.text()).collect()))
        .collect();
    assert_eq!(found, expected_sentences());
}

#[test]
fn every_passage_is_verbatim() {
    for passage in passages() {
        assert!(!passage.paragraphs.is_empty(), "{} is empty", passage.section.id());
        for paragraph in &passage.paragraphs {
            let text = passage.section.seed.text();
            assert!(text.contains(paragraph.text), "{}: {}", passage.section.id(), paragraph.text);
        }
    }
}

/// Lines of the files that belong to no section: menus, titles, where the text was taken from.
const NOT_QUOTED: [&str; 21] = [
    "Regolamento[]",
    "Tratto dal Regolamento (Aggiornato a Marvel's Spider-Man, 26 Settembre 2025)",
    "502. Sottofase di STAP",
    "Contattami...",
    "1. Le Basi",
    "2. Magie, Abilità e Effetti",
    "3. Struttura del Turno",
    "Altra Fase Principale",
    "4.Abilità delle Creature",
    "5. I colori di Magic",
    "6. Leghe e Tornei",
    "7. Glossario",
    "8. Crediti",
    "Struttura del Turno",
    "Fase Iniziale",
    "Fase Principale",
    "Fase di Combattimento",
    "Fase Principale (di nuovo)",
    "Fase Finale",
    "question de noob : déphasage",
    "502.15. Déphasage",
];

#[test]
fn every_line_of_the_files_is_quoted_or_known_not_to_be() {
    for seed in Seed::ALL {
        assert!(NOT_QUOTED.contains(&seed.heading()));
        for line in seed.text().lines().map(str::trim).filter(|line| !line.is_empty()) {
            let of_the_seed = || passages().iter().filter(|passage| passage.section.seed == seed);
            let quoted = of_the_seed()
                .flat_map(|passage| &passage.paragraphs)
                .any(|paragraph| line.ends_with(paragraph.text));
            let heading = of_the_seed().any(|passage| passage.section.heading == line);
            assert!(quoted || heading || NOT_QUOTED.contains(&line), "{line}");
        }
    }
}

#[test]
fn the_traps_of_the_guide_are_passed() {
    let text = |code: &str| -> Vec<(Form, &'static str)> {
        let passage = passage(Seed::T003, code).unwrap_or_else(|| panic!("no section {code}"));
        passage.paragraphs.iter().map(|paragraph| (paragraph.form, paragraph.text)).collect()
    };
    // The menu repeats the headings: the section is the text, not the menu.
    assert_eq!(text("FI"), [(Form::Prose, "Questa fase ha tre interfasi:")]);
    // A no-break space ends the introduction in the file.
    assert!(text("ST").iter().all(|(_, words)| words.ends_with("eccesso di mana.")));
    // Bullets and paragraphs in one section.
    let forms: Vec<Form> = text("FC.4").into_iter().map(|(form, _)| form).collect();
    assert_eq!(forms, [Form::Prose, Form::Bullet, Form::Bullet, Form::Bullet, Form::Prose]);
    assert!(text("FC.4").iter().all(|(_, words)| !words.contains('•')));
    // The text follows its heading on the same line.
    assert!(
        text("FC.5").iter().all(|(_, words)| words.starts_with("I giocatori possono giocare istantanei"))
    );
    assert_eq!(text("FC.5").len(), 1);
    assert_eq!(text("FF.1").len(), 1);
}

/// The check of the reference: the words stand at the beginning of a sentence inside the named section, which
/// is the start of a line or bullet, or what follows `.`, `:`, `)` or a closing quotation mark.
fn places(locator: &Locator<'_>) -> usize {
    let Some(passage) = passage(locator.seed, locator.section) else { return 0 };
    let wanted: Vec<&str> = locator.words.split_whitespace().collect();
    let in_paragraph = |text: &str| {
        let words: Vec<&str> = text.split_whitespace().collect();
        (0..words.len())
            .filter(|at| words[*at..].starts_with(&wanted))
            .filter(|at| *at == 0 || words[at - 1].ends_with(['.', ':', ')', '"']))
            .count()
    };
    passage.paragraphs.iter().map(|paragraph| in_paragraph(paragraph.text)).sum()
}

#[test]
fn every_locator_is_found_once_or_says_which_it_means() {
    let mut seen = BTreeSet::new();
    for clause in Clause::all() {
        let locator = &clause.locator;
        assert!(seen.insert(locator.to_string()), "{locator} is declared twice");
        assert_eq!(Locator::parse(&locator.to_string()).as_ref(), Ok(locator));
        let places = places(locator);
        match locator.occurrence {
            0 => assert_eq!(places, 1, "{locator}"),
            n => assert!(usize::from(n) <= places && places > 1, "{locator}"),
        }
        assert!(locator.resolve().is_ok_and(|span| span.text().starts_with(locator.words)), "{locator}");
        assert!(Clause::find(&locator.to_string()).is_some_and(|found| found == clause));
    }
}

#[test]
fn every_sentence_of_every_section_is_a_clause_in_reading_order() {
    for (section, (_, sentences)) in SECTIONS.iter().zip(expected_sentences()) {
        let clauses: Vec<&str> = Clause::of(section)
            .map(|clause| clause.locator.resolve().map(|span| span.text()))
            .collect::<Result<_, LocatorError>>()
            .unwrap_or_else(|error| panic!("{}: {error:?}", section.id()));
        assert_eq!(clauses, sentences, "{}", section.id());
    }
    assert_eq!(Clause::all().count(), 107);
}

#[test]
fn every_clause_and_every_section_has_a_gloss_in_three_languages() {
    for clause in Clause::all() {
        check_text(&clause.locator.to_string(), &clause.gloss);
        for locale in Locale::ALL {
            assert!(clause.gloss.get(locale).ends_with('.'), "{}", clause.locator);
        }
    }
    for section in &SECTIONS {
        assert!(Clause::of(section).count() > 0, "{} has no gloss", section.id());
        check_text(&section.id(), &section.label);
    }
}

#[test]
fn the_texts_say_what_they_are() {
    for seed in Seed::ALL {
        assert_eq!(Seed::from_alias(seed.alias()), Some(seed));
        assert!(seed.text().lines().any(|line| line == seed.heading()));
        for locale in Locale::ALL {
            assert!(!seed.description(locale).contains('\''));
        }
    }
    assert_eq!(Seed::ALL.map(Seed::locale), [Locale::It, Locale::It, Locale::Fr]);
    assert_eq!(Seed::ALL.map(Seed::edition), [Edition::Current, Edition::Classic, Edition::Classic]);
}
