//! Examples of questions about combat, with the answers of the reference.

use super::Board;
use in_fase::engine::{Edition, Event, PlayerId, Whereabouts};
use in_fase::quiz::{Answer, Ask};
use in_fase::scenario::When;

/// 309 / 509.1h.
#[test]
fn a_blocked_attacker_stays_blocked_and_unblocked_again_lets_it_through() {
    let lines = "start at beginning of combat\n free mana\n you have X = Dune Marauder\n opponent have B = Peat Bear\n you hand Dry Shock\n both pass\n you attack with X\n both pass\n opponent block X with B\n you cast Dry Shock at B";
    for edition in Edition::ALL {
        let board = Board::new(edition, lines);
        let ask = Ask::Life(PlayerId::Two, When::EndOfTurn);
        let (truth, believed) = board.asked(board.end(), ask, "unblocked-again");
        assert_eq!((truth, believed), (Some(Answer::Life(20)), Some(Answer::Life(17))));
    }
}

/// 502.2 / 510.4: the Lancer, 2/1, deals its 2 before the Bear, 2/2, can.
#[test]
fn first_strike_deals_first_and_first_strike_once_kills_both() {
    let lines = "start at beginning of combat\n you have X = Gate Lancer\n opponent have B = Peat Bear\n both pass\n you attack with X\n both pass\n opponent block X with B";
    for edition in Edition::ALL {
        let board = Board::new(edition, lines);
        let ask = Ask::Zone(board.id("X"), When::EndOfTurn);
        let (truth, believed) = board.asked(board.end(), ask, "first-strike-once");
        assert_eq!(truth, Some(Answer::IsIn(Whereabouts::Battlefield)));
        assert_eq!(believed, Some(Answer::IsIn(Whereabouts::Graveyard)));
    }
}

/// The tutorial's overlay / 702.3b.
#[test]
fn a_wall_may_attack_today_only_and_wall_attacks_lets_it_in_2005() {
    let lines = "you have W = Driftwood Wall\n advance to precombat main";
    let older = Board::new(Edition::Classic, lines);
    let (truth, believed) = older.asked(0, Ask::Attack(older.id("W")), "wall-attacks");
    assert_eq!((truth, believed), (Some(Answer::MayNot), Some(Answer::May)));
    let newer = Board::new(Edition::Current, lines);
    let (truth, believed) = newer.asked(0, Ask::Attack(newer.id("W")), "walls-never-attack");
    assert_eq!((truth, believed), (Some(Answer::May), Some(Answer::MayNot)));
}

/// The tutorial's overlay / 702.3b: no Wall may in 2005; today none with defender, whatever its type.
#[test]
fn a_wall_with_defender_may_not_attack_in_either_edition_and_wall_attacks_lets_it() {
    let lines = "you have W = Reed Wall\n advance to precombat main";
    for edition in Edition::ALL {
        let board = Board::new(edition, lines);
        let (truth, believed) = board.asked(0, Ask::Attack(board.id("W")), "wall-attacks");
        assert_eq!((truth, believed), (Some(Answer::MayNot), Some(Answer::May)));
    }
}

/// 309.2a / 509.1a.
#[test]
fn who_may_block_and_what_is_believed_of_it() {
    let lines = "start at beginning of combat\n you have X = Peat Bear\n opponent have N = Peat Bear: new\n opponent have T = Peat Bear: tapped\n both pass\n you attack with X";
    for edition in Edition::ALL {
        let board = Board::new(edition, lines);
        let new = board.asked(board.end(), Ask::Block(board.id("N")), "sick-cannot-block");
        assert_eq!(new, (Some(Answer::May), Some(Answer::MayNot)));
        let tapped = board.asked(board.end(), Ask::Block(board.id("T")), "tapped-blocks");
        assert_eq!(tapped, (Some(Answer::MayNot), Some(Answer::May)));
    }
}

/// 502.15m / 302.6: a creature of this turn that was out and is in again.
#[test]
fn attacking_after_phasing_in_and_what_is_believed_of_it() {
    let lines = "start at precombat main\n free mana\n you have N = Dune Marauder: new\n you have X = Peat Bear\n you hand Contrary Breath x2, Fog Bridge\n you cast Fog Bridge\n you cast Contrary Breath at N\n you cast Contrary Breath at X";
    let newer = Board::new(Edition::Current, lines);
    let new = newer.asked(newer.end(), Ask::Attack(newer.id("N")), "haste-after-phasing");
    assert_eq!(new, (Some(Answer::MayNot), Some(Answer::May)));
    let older = Board::new(Edition::Classic, lines);
    let new = older.asked(older.end(), Ask::Attack(older.id("N")), "sick-after-phasing");
    assert_eq!(new, (Some(Answer::May), Some(Answer::MayNot)));
    for board in [older, newer] {
        let settled = board.asked(board.end(), Ask::Attack(board.id("X")), "sick-after-phasing");
        assert_eq!(settled, (Some(Answer::May), Some(Answer::MayNot)));
    }
}

/// 310 / 510.
#[test]
fn damage_is_dealt_at_once_today_and_damage_on_stack_lets_it_wait() {
    let lines = "start at beginning of combat\n you have X = Peat Bear\n both pass\n you attack with X\n both pass\n both pass";
    let board = Board::new(Edition::Current, lines);
    let place = board.before(|event| matches!(event, Event::DamageDealt { .. }));
    let (truth, believed) = board.asked(place, Ask::Next, "damage-on-stack");
    let Some(Answer::Happens(events)) = truth else { panic!() };
    assert!(matches!(events[..], [Event::DamageDealt { .. }]));
    let Some(Answer::Happens(events)) = believed else { panic!() };
    assert!(matches!(events[..], [Event::CombatDamagePutOnStack { .. }]));
}

/// 502.9 / 702.19b: the Ox, 4/3, tramples over the Weaver, 1/3, that has 2 damage: 3 go through.
#[test]
fn trample_minds_marked_damage_and_trample_forgets_does_not() {
    let lines = "start at beginning of combat\n you have X = Quarry Ox\n opponent have B = Thicket Weaver: damage 2\n both pass\n you attack with X\n both pass\n opponent block X with B";
    for edition in Edition::ALL {
        let board = Board::new(edition, lines);
        let ask = Ask::Life(PlayerId::Two, When::EndOfTurn);
        let (truth, believed) = board.asked(board.end(), ask, "trample-forgets");
        assert_eq!((truth, believed), (Some(Answer::Life(17)), Some(Answer::Life(19))));
    }
}
