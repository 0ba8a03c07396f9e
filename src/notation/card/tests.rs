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

fn spell(body: &str) -> (Vec<TargetSpec>, Vec<Instruction>) {
    let card = check("instant, blue, cost U", body);
    match card.abilities.as_slice() {
        [Ability::Spell(text)] => (text.targets.clone(), text.instructions.clone()),
        other => panic!("{body}: {other:?}"),
    }
}

#[test]
fn every_effect_sentence_of_the_documentation_is_read_and_written_again() {
    let sentences = [
        "target creature gets +3/+3 until end of turn",
        "target creature gets +1/+0 and gains flying, trample until your next upkeep",
        "creatures you control gain first strike until end of combat",
        "each creature opponent controls loses flying this turn",
        "target creature becomes 0/2 until end of turn",
        "target creature becomes green",
        "target land becomes a 2/2 green Elemental creature until your next turn",
        "target creature stops being a creature until end of turn",
        "target permanent doesn't untap during its controller's next untap step",
        "whatever creature target opponent controls doesn't untap during their next untap step",
        "target creature can't attack or block this turn",
        "target permanent can't phase out until end of turn; first target can't phase in",
        "prevent all damage to target creature this turn",
        "prevent all damage to you this turn",
        "prevent all damage to whatever creature you control this turn",
        "prevent the next 3 damage to target creature until end of turn",
        "deal 2 damage to target creature or player; you gain 2 life",
        "deal 2 damage to each player; deal 1 damage to each creature without flying",
        "deal 3 damage to target creature; deal 1 damage to its controller",
        "destroy target artifact or enchantment",
        "exile target attacking creature",
        "return target permanent to its owner's hand; its controller loses 1 life",
        "sacrifice this",
        "tap target untapped creature; untap target Wall",
        "target permanent phases out; it phases in",
        "creatures you control phase out",
        "each phased-out permanent phases in",
        "put 2 +1/+1 counters on target creature; remove 1 infection counter from it",
        "gain control of target creature until end of turn; untap it",
        "gain control of target creature for as long as you control it",
        "attach target Equipment to target creature you control; unattach first target",
        "create 2 1/1 green Bear creature tokens with flying, phasing",
        "create a 0/1 colourless artifact creature token named \"Reed Doll\"",
        "draw a card; discard 2 cards",
        "target player draws 2 cards; first target discards a card",
        "opponent loses 3 life",
        "add {R}{R}",
        "counter target spell",
        "copy target spell 2 times",
        "target creature gets +1/+0 until end of turn; at the beginning of the next end step, destroy it",
        "at the beginning of your next upkeep, draw a card",
        "tap target creature; at the beginning of your next upkeep, draw a card",
        "tap target creature; at the beginning of your next upkeep, for first target, draw a card",
        "you skip your next untap step; opponent skips their next draw step",
        "target player takes an extra turn",
        "there is an additional combat phase after this phase; there is an additional main phase after this phase",
        "there is an additional upkeep step after this step",
        "it becomes day; it becomes night",
        "your maximum hand size is increased by 2 until end of turn",
        "opponent has no maximum hand size this turn; your maximum hand size is reduced by 1",
        "deal X damage to target creature, where X is the number of Islands you control",
        "target creature named \"Grey Bear\" with phasing target opponent controls phases out",
        "tap each green or blue tapped nontoken creature without flying opponent controls",
    ];
    for sentence in sentences {
        spell(sentence);
    }
}

#[test]
fn every_ability_line_of_the_documentation_is_read_and_written_again() {
    let lines = [
        "phasing, flying",
        "whenever a permanent phases in: you gain 1 life",
        "{1}, {T}: target creature gets +1/+1 until end of turn",
        "{0}, once each turn: you gain 1 life",
        "{2}, sacrifice this, as a sorcery: draw a card",
        "enchanted creature has phasing",
        "you control enchanted creature",
        "other creatures you control get +1/+1",
        "this can't attack",
        "this doesn't untap during its controller's untap step",
        "you may choose not to untap this during your untap step",
        "you have no maximum hand size",
        "enters tapped",
        "enters with 3 infection counters",
        "at the beginning of your upkeep: deal X damage to target opponent this damaged before, where X is the number of infection counters on this",
        "at the beginning of each end step, if this is tapped: untap this",
        "at the beginning of combat on your turn: tap target creature",
        "whenever another creature you control dies, if you control a Wall: put a +1/+1 counter on this",
        "whenever this deals combat damage to a player: that player discards a card",
        "whenever enchanted creature becomes tapped: its controller loses 1 life",
        "whenever opponent casts a spell: it becomes night",
        "whenever you gain life: draw a card",
        "when day becomes night: this phases out",
        "when you lose control of this: destroy it",
        "when this enters: target creature phases out until this leaves",
        "whenever an attacking creature attacks and isn't blocked: at the beginning of the next end of combat, tap it",
        "{T}: add {G}",
        "prevent all damage to this",
    ];
    for line in lines {
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
