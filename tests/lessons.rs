//! The lessons have no faults, and what judges them finds every fault there can be.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

mod course;

use course::texts;
use in_fase::lesson::{Finding, bundle, lint, parse, parse_with_faults, unbundle};
use in_fase::locale::Locale;
use std::collections::BTreeSet;

/// The lesson made for the tests.
const SAMPLE: &str = include_str!("course/sample.lesson");

fn findings(text: &str) -> Vec<Finding> {
    lint(&parse(text).unwrap_or_else(|faults| panic!("{faults:#?}")))
}

/// The line, from 1, on which the first line with these words stands.
fn line_of(text: &str, words: &str) -> u32 {
    let at = text.lines().position(|line| line.contains(words));
    u32::try_from(at.unwrap_or_else(|| panic!("no line with {words}")) + 1).unwrap()
}

#[test]
fn the_lessons_have_no_faults() {
    let mut all = Vec::new();
    for text in texts() {
        all.extend(parse(&text).unwrap_or_else(|faults| panic!("{faults:#?}")));
    }
    let found: Vec<String> = lint(&all)
        .iter()
        .map(|it| format!("{}:{}: {}", all[it.lesson].id, it.spot.line(), it.message(Locale::En)))
        .collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_bundle_holds_the_same_lessons_as_its_texts() {
    let texts = texts();
    let alone: Vec<_> = texts.iter().flat_map(|text| parse(text).unwrap()).collect();
    let together = unbundle(&bundle(texts.iter().map(String::as_str)));
    assert_eq!(alone.len(), together.len());
    assert!(alone == together);
    let shared = unbundle(&bundle(["card X: instant\n  draw a card\nlesson a\n  minutes 3", "lesson b"]));
    let cards: Vec<usize> = shared.iter().map(|lesson| lesson.cards.len()).collect();
    assert_eq!(cards, [1, 0], "the cards of a text are its own");
}

/// What makes the sample faulty: words replaced by others, the name of the flaw, and a line on which it is found.
const FAULTY: [(&str, &str, &str, &str); 24] = [
    ("lesson sample-before", "lesson sample", "repeatedId", "lesson sample\n"),
    ("after sample-before", "after somewhere", "unknownLesson", "after somewhere"),
    ("after sample-before", "after sample", "laterLesson", "after sample"),
    ("  steps untap\n", "", "noSteps", "lesson sample-before"),
    ("minutes 3", "minutes 9", "minutes", "lesson sample-before"),
    (
        "    say fr \"L’Ours est dégagé. Passons au combat.\"\n",
        "",
        "missingText",
        "say it \"L’Orso è STAPpato",
    ),
    ("  title en \"Before\"\n", "", "missingText", "lesson sample-before"),
    (
        "Nobody attacks.",
        "Nobody in this small game of two players attacks anybody else at this table today, not even once, for the whole of this long turn.",
        "longSentence",
        "say it \"Nessuno attacca.",
    ),
    ("Nobody attacks.", LONG, "longText", "say it \"Nessuno attacca."),
    (
        "  predict order\n    believing no-attack-no-combat\n    opponent pass\n",
        "",
        "fewPredictions",
        "lesson sample-before",
    ),
    (
        "rule noPriorityInUntap\n",
        "rule noPriorityInUntap\n  tell\n    say it \"A\" fr \"A\" en \"A\"\n",
        "summaryNotLast",
        "lesson sample-before",
    ),
    ("    until Bear attacking\n    until Cub not attacking\n", "", "incomplete", "  do"),
    ("    until Cub not attacking\n", "", "otherWay", "until Bear attacking"),
    ("you have Mist Lynx", "you have Nothing Known", "unknownCard", "you have Nothing Known"),
    ("expect opponent life 18", "expect opponent life 17", "stuck", "expect opponent life 17"),
    ("    you pass\n", "    you cast Shock\n", "stuck", "you cast Shock"),
    ("until Bear attacking", "until Bear untapped", "alreadyDone", "until Bear untapped"),
    ("until Bear attacking", "until Post attacking", "solutionFails", "until Post attacking"),
    (
        "solution advance to end of combat",
        "solution advance to declare blockers\n    solution opponent block Cub with Guard",
        "othersChoose",
        "solution you attack with Cub",
    ),
    (
        "    mistake you attack with nothing",
        "    mistake you attack with Bear",
        "mistakeSucceeds",
        "mistake you attack with Bear",
    ),
    ("because attackerDefender", "because attackerTapped", "notRefused", "because attackerTapped"),
    ("rule attackersTap", "rule attackersTap, manaBurn", "ruleNotMet", "rule attackersTap, manaBurn"),
    ("predict order\n    say", "predict attack Stranger\n    say", "unknownName", "predict attack Stranger"),
    ("believing respond-in-untap", "believing mana-stays-phase", "noWrongAnswer", "predict priority"),
];

/// More than sixty words, in short sentences.
const LONG: &str = "One two three four five six seven eight nine ten. One two three four five six seven eight nine ten. \
One two three four five six seven eight nine ten. One two three four five six seven eight nine ten. \
One two three four five six seven eight nine ten. One two three four five six seven eight nine ten. One.";

#[test]
fn every_flaw_is_found_where_it_is() {
    let sample = SAMPLE;
    assert!(findings(sample).is_empty());
    for (words, others, code, place) in FAULTY {
        assert!(sample.contains(words), "{words}");
        let faulty = sample.replacen(words, others, 1);
        let found = findings(&faulty);
        let here: Vec<u32> =
            found.iter().filter(|it| it.flaw.code() == code).map(|it| it.spot.line()).collect();
        let line = line_of(&format!("{faulty}\n"), place.trim_end());
        let all: Vec<_> = found.iter().map(|it| (it.spot.line(), it.message(Locale::En))).collect();
        assert!(!here.is_empty(), "{others}: no {code}: {all:#?}");
        assert!(
            here.contains(&line) || code == "repeatedId",
            "{others}: {code} not on line {line}: {all:#?}"
        );
    }
}

#[test]
fn a_question_that_a_lesson_asks_twice_is_a_flaw_where_it_is_asked_again() {
    let twice = SAMPLE.replacen(
        "  predict priority\n    say",
        "  predict attack Cub\n  predict attack Cub\n    say",
        1,
    );
    assert!(twice != SAMPLE);
    let found = findings(&twice);
    let asked: Vec<u32> =
        found.iter().filter(|it| it.flaw.code() == "askedTwice").map(|it| it.spot.line()).collect();
    assert_eq!(asked, [line_of(&twice, "predict attack Cub") + 1]);
}

#[test]
fn a_belief_that_is_right_where_it_is_named_is_a_flaw_too() {
    let faulty = SAMPLE.replacen("believing untap-first", "believing untap-first, mana-stays-phase", 1);
    let found = findings(&faulty);
    let codes: Vec<_> = found.iter().map(|it| it.flaw.code()).collect();
    assert_eq!(codes, ["beliefAgrees"]);
}

#[test]
fn every_flaw_is_told_in_every_language_in_its_own_words() {
    for (words, others, code, _) in FAULTY {
        let found = findings(&SAMPLE.replacen(words, others, 1));
        let flaw = &found.iter().find(|it| it.flaw.code() == code).unwrap().flaw;
        let told: BTreeSet<String> = Locale::ALL.into_iter().map(|locale| flaw.message(locale)).collect();
        assert_eq!(told.len(), 3, "{told:?}");
        assert!(told.iter().all(|text| text.ends_with('.')), "{told:?}");
    }
}

/// What can't be read: the text, where the fault is, and its name.
const UNREADABLE: [(&str, (u32, u32), &str); 12] = [
    ("# nothing\n", (1, 1), "noLessonHere"),
    ("chapter turn\n", (1, 1), "beforeFirstLesson"),
    ("lesson\n", (1, 7), "expected"),
    ("lesson a\n  until you life 3\n", (2, 3), "outsideBeats"),
    ("lesson a\n  you pass\n", (2, 3), "outsideBeats"),
    ("lesson a\n  tell\n    until you life 3\n", (3, 5), "notInThisBeat"),
    ("lesson a\n  summary\n    you pass\n", (3, 5), "notInThisBeat"),
    ("lesson a\n  tell\n    free mana\n", (3, 5), "setupAfterScript"),
    ("lesson a\n  chapter nowhere\n", (2, 11), "expected"),
    ("lesson a\n  summary\n    rule nothingKnown\n", (3, 10), "expected"),
    ("lesson a\n  predict order\n    believing the-earth-is-flat\n", (3, 15), "expected"),
    ("lesson a\n  predict everything\n", (2, 11), "expected"),
];

#[test]
fn what_cannot_be_read_is_told_with_its_place() {
    for (text, place, code) in UNREADABLE {
        let (lessons, faults) = parse_with_faults(text);
        assert!(lessons.is_empty(), "{text}");
        let found: Vec<_> = faults
            .iter()
            .map(|fault| ((fault.spot.line(), fault.spot.column()), fault.problem.code()))
            .collect();
        assert_eq!(found, [(place, code)], "{text}");
        assert!(Locale::ALL.into_iter().all(|locale| faults[0].message(locale).ends_with('.')));
    }
}

#[test]
fn paragraphs_come_language_by_language_or_all_in_one_language_first() {
    let says = |text: &str| {
        let lessons = parse(&format!("lesson a\n  tell\n{text}")).unwrap();
        let beat = &lessons[0].beats[0].statement;
        let paragraphs = beat.says.iter().map(|line| {
            Locale::ALL.map(|locale| line.statement.get(locale).unwrap_or("-").to_owned()).join(" ")
        });
        paragraphs.collect::<Vec<_>>()
    };
    let alternating =
        "    say it \"a\"\n    say fr \"b\"\n    say en \"c\"\n    say it \"d\" fr \"e\" en \"f\"\n";
    assert_eq!(says(alternating), ["a b c", "d e f"]);
    let in_turn = "    say it \"a\"\n    say it \"d\"\n    say fr \"b\"\n    say fr \"e\"\n    say en \"c\"\n    say en \"f\"\n";
    assert_eq!(says(in_turn), ["a b c", "d e f"]);
    let by_edition = "    say it \"a\"\n    classic say it \"b\"\n    say fr \"c\"\n";
    assert_eq!(says(by_edition), ["a c -", "b - -"]);
}

#[test]
fn a_lesson_whose_cards_cost_nothing_says_so_in_every_language() {
    let said = ["le carte non costano niente", "les cartes ne coûtent rien", "cards cost nothing"];
    let free: Vec<_> = texts().into_iter().filter(|text| text.contains("\n  free mana\n")).collect();
    assert!(!free.is_empty());
    for text in free {
        for words in said {
            assert!(text.contains(words), "{}: {words}", text.lines().next().unwrap());
        }
    }
}

#[test]
fn french_is_set_with_spaces_at_which_no_line_breaks() {
    let lessons = parse("lesson a\n  title fr \"Oui : « non » ?\"\n").unwrap();
    assert_eq!(lessons[0].titles.get(Locale::Fr), Some("Oui\u{a0}: «\u{a0}non\u{a0}»\u{a0}?"));
}

/// A question at the start is asked before anything happens in the step; whoever acts first does so where he may.
#[test]
fn a_lesson_begins_as_its_first_step_does() {
    use in_fase::engine::{Edition, Event, Step};
    use in_fase::lesson::Course;
    use std::sync::Arc;
    let lessons = parse(SAMPLE).unwrap();
    let course = Course::new(&Arc::new(lessons[1].clone()), Edition::Current).unwrap();
    let first = course.stretches()[0];
    let begun = in_fase::engine::Game::new(course.setup()).unwrap().advance();
    let before: Vec<_> = begun.entries.iter().take(usize::try_from(first.event).unwrap()).collect();
    assert!(matches!(before.last().unwrap().event, Event::StepBegan { step: Step::Untap, .. }));
    assert!(matches!(begun.entries[before.len()].event, Event::Phased(_)));
    let acting = "lesson a\n  turn 5 of you\n  do\n    until step draw\n    solution both pass\n";
    let acting = parse(acting).unwrap();
    let course = Course::new(&Arc::new(acting[0].clone()), Edition::Current).unwrap();
    let to_first_decision = u32::try_from(begun.entries.len()).unwrap();
    assert_eq!(
        course.stretches()[0].event,
        to_first_decision - 1,
        "without the sample's creature, nothing untaps"
    );
}

/// Once attackers are declared the game waits for the active player to act or pass (508.2), not for a discard.
#[test]
fn what_was_found_instead_is_told_in_the_language_of_the_reader() {
    let faulty = SAMPLE.replacen(
        "    until Bear attacking\n",
        "    until Bear attacking\n    until awaiting discard\n",
        1,
    );
    let found = findings(&faulty);
    let flaw = &found.iter().find(|it| it.flaw.code() == "solutionFails").unwrap().flaw;
    let told = Locale::ALL.map(|locale| flaw.message(locale));
    assert!(told[0].ends_with("Trovato: la partita aspetta «priority» da «you»."), "{}", told[0]);
    assert!(told[1].ends_with("le jeu attend «\u{a0}priority\u{a0}» de «\u{a0}you\u{a0}»."), "{}", told[1]);
    assert!(told[2].ends_with("Found: the game waits for priority (you)."), "{}", told[2]);
}
