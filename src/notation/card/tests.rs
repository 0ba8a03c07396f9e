//! What cards say, read and written again.

use super::*;
use crate::engine::{
    Ability, Amount, Counter, Duration, Instruction, Keyword, Lasting, Modification, Subject, TargetSpec, Who,
};
use crate::notation::{Wanted, lines};

fn read(text: &str) -> Result<NamedCard, Vec<Fault>> {
    let (lines, mut faults) = lines(text);
    let mut head = Cursor::new(&lines[0]);
    head.skip();
    match parse(head, &lines[1..], &mut faults) {
        Some((_, card)) if faults.is_empty() => Ok(card),
        _ => Err(faults),
    }
}

/// Reads the lines under an instant or a permanent, and checks that writing and reading them again changes nothing.
fn check(head: &str, body: &str) -> Card {
    let text = format!("card Test: {head}\n  {body}");
    let card = read(&text).unwrap_or_else(|faults| panic!("{text}\n{faults:?}"));
    let written = print(&card);
    let again = read(&written).unwrap_or_else(|faults| panic!("{written}\n{faults:?}"));
    assert_eq!(card, again, "{written}");
    (*card.card).clone()
}

fn samples(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.starts_with('#'))
}

fn spell(body: &str) -> (Vec<TargetSpec>, Vec<Instruction>) {
    let card = check("instant, blue, cost U", body);
    match card.abilities.as_slice() {
        [Ability::Spell(text)] => (text.targets.clone(), text.instructions.clone()),
        other => panic!("{body}: {other:?}"),
    }
}

#[test]
fn every_effect_sentence_of_the_documentation_is_read_and_written_again() {
    for sentence in samples(include_str!("sentences.txt")) {
        spell(sentence);
    }
}

#[test]
fn every_ability_line_of_the_documentation_is_read_and_written_again() {
    for line in samples(include_str!("abilities.txt")) {
        check("creature Spirit 1/1, blue, cost 1U", line);
    }
    check("enchantment Aura, green, cost G", "enchant creature you control");
    check("artifact Equipment, cost 1", "equip {1}");
}

#[test]
fn it_means_the_subject_of_the_sentence_before() {
    let (targets, instructions) = spell("gain control of target creature until end of turn; untap it");
    assert_eq!(targets.len(), 1);
    assert_eq!(instructions[1], Instruction::Untap(Subject::Target(0)));
    let (_, instructions) = spell("destroy target creature; its controller draws a card");
    let draw = Instruction::Draw { who: Who::ControllerOfTarget(0), count: Amount::Fixed(1) };
    assert_eq!(instructions[1], draw);
}

#[test]
fn each_line_of_a_spell_is_an_instruction() {
    let (targets, instructions) = spell("target creature gains flying until end of turn\n  draw a card");
    assert_eq!((targets.len(), instructions.len()), (1, 2));
}

#[test]
fn no_duration_means_no_end() {
    let (_, instructions) = spell("target creature becomes green");
    let Instruction::Modify { lasting, changes, .. } = &instructions[0] else { panic!("{instructions:?}") };
    assert_eq!(*lasting, Lasting::Indefinitely);
    assert_eq!(*changes, [Modification::BecomeColour(Colour::Green)]);
    assert!(!Duration::Indefinitely.is_limited());
}

#[test]
fn the_head_says_type_colour_cost_and_names() {
    let text = "card Oak Mantle: legendary enchantment Aura, green and white, cost 1GW\n  it \"Manto\"  fr \"Manteau\"";
    let card = read(text).unwrap();
    assert_eq!(card.name(Locale::It), "Manto");
    assert!(card.is_called("manteau") && card.is_called("OAK MANTLE"));
    assert!(card.card.legendary && card.card.has_subtype("aura"));
    assert_eq!(card.card.cost.total(), 3);
    assert_eq!(card.card.colours.iter().count(), 2);
    assert!(read("card Golem: artifact creature Golem 2/2, cost 2").unwrap().card.colours.is_empty());
}

#[test]
fn counters_and_keywords_are_kept() {
    let card = check("creature Rat 3/3, black, cost 2B", "enters with 2 -1/-1 counters\n  phasing");
    assert_eq!(card.abilities, [Ability::EntersWithCounters(Counter::MinusOne, 2)]);
    assert!(card.keywords.has(Keyword::Phasing));
}

#[test]
fn faults_say_what_was_wanted_and_where() {
    let cases = [
        ("creature 2", 18, Problem::Expected { what: Wanted::CardType, found: Some("2".into()) }),
        ("creature Bear, green", 9, Problem::CreatureWithoutPower),
        ("instant 1/1, red", 9, Problem::PowerWithoutCreature),
        ("instant, purple", 18, Problem::Expected { what: Wanted::Colour, found: Some("purple".into()) }),
    ];
    for (head, column, problem) in cases {
        let faults = read(&format!("card X: {head}")).unwrap_err();
        assert_eq!(faults, [Fault::new(crate::notation::Spot::new(1, column), problem)], "{head}");
    }
}

#[test]
fn all_lines_are_judged_and_the_columns_are_right() {
    let text = "card X: instant, red\n  untap it\n  destroy target\n  explode\n  deal X damage to target creature\n  second target phases out";
    let faults = read(text).unwrap_err();
    let found: Vec<_> =
        faults.iter().map(|fault| (fault.spot.line(), fault.spot.column(), fault.problem.code())).collect();
    assert_eq!(
        found,
        [
            (2, 9, "nothingMeantByIt"),
            (3, 17, "expected"),
            (4, 3, "expected"),
            (5, 8, "nothingMeantByX"),
            (6, 3, "noSuchTarget"),
        ]
    );
}

#[test]
fn what_ends_is_not_static() {
    for line in ["this gets +1/+1 until end of turn", "destroy this", "target creature gets +1/+1"] {
        let faults = read(&format!("card X: enchantment, red\n  {line}")).unwrap_err();
        assert_eq!(faults[0].problem, Problem::NotStatic, "{line}");
    }
}

#[test]
fn a_double_faced_card_is_two_sets_of_characteristics() {
    let text = "card Ward: creature Human 2/2, green, cost 1G\n  it \"Guardia\"\n  daybound\n  \
                back Ward at Night: creature Wolf 4/4, red\n    it \"Guardia di Notte\"\n    nightbound";
    let card = read(text).unwrap();
    let back = card.card.back.clone().unwrap();
    assert_eq!((&*card.card.name, &*back.name), ("Ward", "Ward at Night"));
    assert!(card.card.keywords.has(Keyword::Daybound) && !card.card.keywords.has(Keyword::Nightbound));
    assert!(back.keywords.has(Keyword::Nightbound) && back.back.is_none());
    assert_eq!(back.power_toughness, Some((4, 4)));
    assert!(card.is_called("guardia di notte"));
    assert_eq!(card.face("Ward at Night").map(|face| face.name(Locale::It)), Some("Guardia di Notte"));
    assert_eq!(read(&print(&card)).unwrap(), card);
}

#[test]
fn a_back_face_is_a_permanent_and_has_none_itself() {
    let code = |text: &str| read(text).unwrap_err()[0].problem.code();
    assert_eq!(code("card A: instant, red\n  draw a card\n  back B: creature 1/1"), "backOfNoPermanent");
    assert_eq!(code("card A: creature 1/1\n  back B: sorcery\n  draw a card"), "backOfNoPermanent");
    assert_eq!(code("card A: creature 1/1\n  back B: land\n  back C: land"), "expected");
}

#[test]
fn what_is_phased_out_is_looked_for_by_phasing_in_and_its_prohibition_alone() {
    for line in
        ["each phased-out creature phases in", "whatever phased-out creature can't phase in this turn"]
    {
        spell(line);
    }
    let held = check("creature Spirit 1/1, white", "each phased-out creature can't phase in");
    assert_eq!(held, check("creature Spirit 1/1, white", "creatures can't phase in"));
    for line in [
        "destroy each phased-out creature",
        "each phased-out creature can't phase in",
        "each phased-out creature gets +1/+1 until end of turn",
        "whatever phased-out creature can't attack this turn",
        "target phased-out creature phases in",
    ] {
        assert_eq!(read(&format!("card X: instant, blue\n  {line}")).unwrap_err().len(), 1, "{line}");
    }
    for line in ["each phased-out creature gets +1/+1", "each creature gets +1/+1 and can't phase in"] {
        let faults = read(&format!("card X: enchantment, blue\n  {line}")).unwrap_err();
        assert_eq!(faults[0].problem, Problem::NotStatic, "{line}");
    }
}
