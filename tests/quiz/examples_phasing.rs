//! Examples of questions about phasing, with the answers that the reference gives and the named mistake.

use super::Board;
use in_fase::engine::{Edition, Event, PlayerId, Whereabouts};
use in_fase::quiz::{Answer, Ask};
use in_fase::scenario::When;

fn kinds(answer: Option<Answer>) -> Vec<&'static str> {
    let Some(Answer::Happens(events)) = answer else { panic!("{answer:?}") };
    let kind = |event: &Event| match event {
        Event::Phased(_) => "phased",
        Event::Untapped { .. } => "untapped",
        Event::StepBegan { .. } => "step",
        Event::PriorityGiven { .. } => "priority",
        Event::DayNightChecked { .. } => "day",
        _ => "other",
    };
    events.iter().map(kind).collect()
}

/// 302.1–2 / 502.1–3: phasing, then (today) day and night, then untapping.
#[test]
fn phasing_comes_before_untapping_and_untap_first_says_the_contrary() {
    let lines = "you have Island: tapped\n you have X = Mist Lynx: tapped\n advance to draw";
    for (edition, right) in [
        (Edition::Classic, ["phased", "untapped", "step"]),
        (Edition::Current, ["phased", "day", "untapped"]),
    ] {
        let board = Board::new(edition, lines);
        let place = board.before(|event| matches!(event, Event::Phased(_)));
        let (truth, believed) = board.asked(place, Ask::Order, "untap-first");
        assert_eq!(kinds(truth), right);
        assert_eq!(kinds(believed)[..2], ["untapped", "phased"]);
    }
}

/// 502.15i / 702.26g.
#[test]
fn an_aura_goes_along_and_aura_falls_off_sends_it_to_the_graveyard() {
    let lines = "you have X = Mist Lynx\n you have A = Living Ivy on X\n you have S = Short Blade on X\n advance to draw";
    for edition in Edition::ALL {
        let board = Board::new(edition, lines);
        let place = board.before(|event| matches!(event, Event::Phased(_)));
        let aura = Ask::Zone(board.id("A"), When::EndOfTurn);
        let (truth, believed) = board.asked(place, aura, "aura-falls-off");
        assert_eq!(truth, Some(Answer::IsIn(Whereabouts::PhasedOut)));
        assert_eq!(believed, Some(Answer::IsIn(Whereabouts::Graveyard)));
        let blade = Ask::Zone(board.id("S"), When::NextEvent);
        let (truth, believed) = board.asked(place, blade, "aura-falls-off");
        assert_eq!(truth, Some(Answer::IsIn(Whereabouts::PhasedOut)));
        assert_eq!(believed, Some(Answer::IsIn(Whereabouts::Battlefield)));
    }
}

/// 502.15d / 702.26d: phasing in is not entering.
#[test]
fn nothing_enters_by_phasing_in_and_phasing_enters_draws_a_card() {
    let lines = "card Guest: creature 2/2, blue\n  when this enters: you gain 3 life\nscenario guest\n you have X = Guest: phased out\n advance to draw";
    for edition in Edition::ALL {
        let board = Board::with_cards(edition, lines);
        let place = board.before(|event| matches!(event, Event::Phased(_)));
        let ask = Ask::Life(PlayerId::One, When::EndOfTurn);
        let (truth, believed) = board.asked(place, ask, "phasing-enters");
        assert_eq!((truth, believed), (Some(Answer::Life(20)), Some(Answer::Life(23))));
    }
}

/// 502.15g / 702.26e: the French text's own example.
#[test]
fn a_pump_is_lost_by_phasing_out_in_2005_and_pump_survives_keeps_it() {
    let lines = "start at precombat main\n free mana\n you have X = Peat Bear\n you hand Giant Growth, Contrary Breath, Fog Bridge\n you cast Giant Growth at X\n resolve\n you cast Fog Bridge\n you cast Contrary Breath at X";
    let board = Board::new(Edition::Classic, lines);
    let ask = Ask::Size(board.id("X"), When::EndOfStep);
    let (truth, believed) = board.asked(board.end(), ask, "pump-survives");
    assert_eq!((truth, believed), (Some(Answer::Size(2, 2)), Some(Answer::Size(5, 5))));
    let today = Board::new(Edition::Current, lines);
    let (truth, believed) = today.asked(today.end(), ask, "pump-survives");
    assert_eq!((truth, believed), (Some(Answer::Size(5, 5)), None), "today it is no mistake");
    let (truth, believed) = today.asked(today.end(), ask, "pump-lost");
    assert_eq!((truth, believed), (Some(Answer::Size(5, 5)), Some(Answer::Size(2, 2))));
}

/// 217.8d / 702.26d.
#[test]
fn a_token_comes_back_today_and_token_gone_loses_it() {
    let lines = "you have T = Marsh Light: token\n advance to draw";
    let board = Board::new(Edition::Current, lines);
    let place = board.before(|event| matches!(event, Event::Phased(_)));
    let (truth, believed) = board.asked(place, Ask::Zone(board.id("T"), When::EndOfTurn), "token-gone");
    assert_eq!(truth, Some(Answer::IsIn(Whereabouts::PhasedOut)));
    assert_eq!(believed, Some(Answer::IsIn(Whereabouts::Nowhere)));
    let returns = Ask::Return(board.id("T"));
    let (truth, _) = board.asked(board.end(), returns, "token-gone");
    assert_eq!(truth, Some(Answer::PhasesIn { of: PlayerId::One, turn: 4, with: None }));
}

/// 502.15b / 702.26a.
#[test]
fn it_returns_under_whoever_controlled_it_and_owner_returns_waits_for_its_owner() {
    let lines = "turn 5 of you\n you have X = Peat Bear: owned by opponent, phased out\n advance to draw";
    for edition in Edition::ALL {
        let board = Board::new(edition, lines);
        let (truth, believed) = board.asked(0, Ask::Return(board.id("X")), "owner-returns");
        assert_eq!(truth, Some(Answer::PhasesIn { of: PlayerId::One, turn: 5, with: None }));
        assert_eq!(believed, Some(Answer::PhasesIn { of: PlayerId::Two, turn: 6, with: None }));
    }
}

/// 502.15i / 702.26g.
#[test]
fn an_attachment_waits_for_its_host_and_attachment_returns_alone_does_not() {
    let lines = "turn 5 of you\n start at upkeep\n free mana\n you have X = Peat Bear\n opponent have A = Living Ivy on X\n you hand Contrary Breath\n you cast Contrary Breath at X\n resolve";
    for edition in Edition::ALL {
        let board = Board::new(edition, lines);
        let (aura, host) = (board.id("A"), board.id("X"));
        let (truth, believed) = board.asked(board.end(), Ask::Return(aura), "attachment-returns-alone");
        assert_eq!(truth, Some(Answer::PhasesIn { of: PlayerId::One, turn: 7, with: Some(host) }));
        assert_eq!(believed, Some(Answer::PhasesIn { of: PlayerId::Two, turn: 6, with: None }));
    }
}

/// 502.15e / 514.2.
#[test]
fn marked_damage_goes_with_phasing_out_in_2005_and_in_cleanup_today() {
    let lines = "start at precombat main\n free mana\n you have X = Quarry Ox: damage 2\n you hand Contrary Breath\n you cast Contrary Breath at X";
    let older = Board::new(Edition::Classic, lines);
    let soon = Ask::Damage(older.id("X"), When::EndOfStep);
    let late = Ask::Damage(older.id("X"), When::EndOfTurn);
    let (truth, believed) = older.asked(older.end(), soon, "damage-waits");
    assert_eq!((truth, believed), (Some(Answer::Damage(0)), Some(Answer::Damage(2))));
    let newer = Board::new(Edition::Current, lines);
    let (truth, believed) = newer.asked(newer.end(), soon, "damage-wiped");
    assert_eq!((truth, believed), (Some(Answer::Damage(2)), Some(Answer::Damage(0))));
    let (truth, believed) = newer.asked(newer.end(), late, "damage-waits");
    assert_eq!((truth, believed), (Some(Answer::Damage(0)), Some(Answer::Damage(2))));
}

/// 502.15f / 702.26d.
#[test]
fn a_tapped_permanent_returns_tapped_and_phasing_is_blink_untaps_it() {
    let lines = "start at precombat main\n free mana\n you have X = Peat Bear: tapped\n you hand Contrary Breath, Fog Bridge\n you cast Fog Bridge\n you cast Contrary Breath at X";
    for edition in Edition::ALL {
        let board = Board::new(edition, lines);
        let ask = Ask::Tapped(board.id("X"), When::EndOfStep);
        let (truth, believed) = board.asked(board.end(), ask, "phasing-is-blink");
        assert_eq!((truth, believed), (Some(Answer::Tapped), Some(Answer::Untapped)));
    }
}
