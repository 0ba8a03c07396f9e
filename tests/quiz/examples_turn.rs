//! Examples of questions about the turn, priority, mana and lands, with the answers of the reference.

use super::Board;
use in_fase::engine::{Edition, Event, PlayerId, Step};
use in_fase::quiz::{Answer, Ask};
use in_fase::scenario::When;

/// 302.3 / 502.4.
#[test]
fn nobody_has_priority_before_upkeep_and_respond_in_untap_gives_it_before() {
    for edition in Edition::ALL {
        let board = Board::new(edition, "turn 5 of you\n you have Island: tapped\n advance to draw");
        let (truth, believed) = board.asked(0, Ask::Priority, "respond-in-untap");
        let given = |step| Some(Answer::PriorityTo { player: PlayerId::One, step, turn: 5 });
        assert_eq!((truth, believed), (given(Step::Upkeep), given(Step::Untap)));
    }
}

/// 101.5 / 103.8a.
#[test]
fn the_first_draw_is_skipped_and_first_player_draws_draws() {
    for edition in Edition::ALL {
        let board = Board::new(edition, "first turn of you\n advance to precombat main");
        let place = board.before(|event| matches!(event, Event::StepSkipped { step: Step::Draw, .. }));
        let (truth, believed) = board.asked(place, Ask::Next, "first-player-draws");
        let Some(Answer::Happens(events)) = truth else { panic!() };
        assert!(matches!(events[..], [Event::StepSkipped { step: Step::Draw, .. }]));
        let Some(Answer::Happens(events)) = believed else { panic!() };
        assert!(matches!(events[..], [Event::StepBegan { step: Step::Draw, .. }]), "{events:?}");
    }
}

/// 305.4 / 305.2.
#[test]
fn one_land_a_turn_and_land_per_main_plays_another() {
    let lines = "start at precombat main\n you hand Forest, Island\n you play Forest";
    for edition in Edition::ALL {
        let board = Board::new(edition, lines);
        let state = board.played.at(board.end()).unwrap();
        let island = state.0.player(PlayerId::One).hand[0];
        let (truth, believed) = board.asked(board.end(), Ask::Play(island), "land-per-main");
        assert_eq!((truth, believed), (Some(Answer::MayNot), Some(Answer::May)));
    }
}

/// In the second main phase too: the land of the first one is no longer this phase's.
#[test]
fn land_per_main_plays_another_in_the_second_main_phase() {
    let lines =
        "start at precombat main\n you hand Forest, Island\n you play Forest\n advance to postcombat main";
    for edition in Edition::ALL {
        let board = Board::new(edition, lines);
        let state = board.played.at(board.end()).unwrap();
        assert_eq!(state.0.turn().step, Step::PostcombatMain);
        let island = state.0.player(PlayerId::One).hand[0];
        let (truth, believed) = board.asked(board.end(), Ask::Play(island), "land-per-main");
        assert_eq!((truth, believed), (Some(Answer::MayNot), Some(Answer::May)));
    }
}

/// An added main phase is one of its own: its land is not that of the second main phase (300.7 / 500.8).
#[test]
fn land_per_main_plays_another_after_an_added_main_phase() {
    let text = "card Pause: sorcery, white, cost W\n  there is an additional main phase after this phase\n\
                scenario board\n  start at precombat main\n  free mana\n  you hand Pause, Forest, Island\n  \
                you cast Pause\n  resolve\n  both pass\n  you play Forest\n  advance to end of combat\n  \
                advance to postcombat main";
    for edition in Edition::ALL {
        let board = Board::with_cards(edition, text);
        let state = board.played.at(board.end()).unwrap();
        assert_eq!(state.0.turn().step, Step::PostcombatMain);
        let island = state.0.player(PlayerId::One).hand[0];
        let (truth, believed) = board.asked(board.end(), Ask::Play(island), "land-per-main");
        assert_eq!((truth, believed), (Some(Answer::MayNot), Some(Answer::May)));
    }
}

/// 300.3 / 500.4: 2005 at the end of the phase, today never.
#[test]
fn mana_burns_by_the_phase_or_not_at_all_and_mana_burns_each_step_sooner() {
    let lines = "start at upkeep\n you have Forest\n you tap Forest";
    let ask = Ask::Life(PlayerId::One, When::EndOfStep);
    for edition in Edition::ALL {
        let board = Board::new(edition, lines);
        let (truth, believed) = board.asked(board.end(), ask, "mana-burns-each-step");
        assert_eq!((truth, believed), (Some(Answer::Life(20)), Some(Answer::Life(19))));
    }
    let board = Board::new(Edition::Classic, lines);
    let (truth, believed) =
        board.asked(board.end(), Ask::Life(PlayerId::One, When::EndOfTurn), "mana-stays-phase");
    assert_eq!((truth, believed), (Some(Answer::Life(19)), Some(Answer::Life(20))));
}

/// 408.1c / 117.3b.
#[test]
fn the_active_player_has_priority_after_a_resolution_and_opponent_first_gives_it_to_the_other() {
    let lines = "turn 5 of you\n start at precombat main\n free mana\n you have X = Peat Bear\n you hand Giant Growth\n you cast Giant Growth at X\n both pass";
    for edition in Edition::ALL {
        let board = Board::new(edition, lines);
        let place = board.before(|event| matches!(event, Event::ResolutionBegan { .. }));
        let given = |player| Some(Answer::PriorityTo { player, step: Step::PrecombatMain, turn: 5 });
        let (truth, believed) = board.asked(place, Ask::Priority, "opponent-first");
        assert_eq!((truth, believed), (given(PlayerId::One), given(PlayerId::Two)));
        let (_, believed) = board.asked(place, Ask::Priority, "step-ends-with-stack");
        let next = Answer::PriorityTo { player: PlayerId::One, step: Step::BeginningOfCombat, turn: 5 };
        assert_eq!(believed, Some(next));
    }
}

/// 410.3 / 603.3b: the active player's ability goes on the stack first, so the other resolves first.
#[test]
fn the_other_players_ability_resolves_first_and_active_resolves_first_says_the_contrary() {
    let lines = "card Bell: artifact\n  at the beginning of each upkeep: you gain 1 life\nscenario bells\n turn 5 of you\n you have A = Bell\n opponent have B = Bell\n advance to draw";
    for edition in Edition::ALL {
        let board = Board::with_cards(edition, lines);
        let place = board.before(|event| matches!(event, Event::TriggerPutOnStack { .. }));
        let (truth, believed) = board.asked(place, Ask::Trigger, "active-resolves-first");
        assert_eq!(truth, Some(Answer::ResolvesFirst(board.id("B"))));
        assert_eq!(believed, Some(Answer::ResolvesFirst(board.id("A"))));
    }
}

/// 314.2 / 514.2: damage and the bonus go at the same instant.
#[test]
fn a_creature_that_lives_by_its_bonus_survives_and_bonus_before_damage_kills_it() {
    let lines = "start at end\n free mana\n you have X = Peat Bear: damage 1\n you hand Giant Growth, Dry Shock\n you cast Giant Growth at X\n resolve\n you cast Dry Shock at X\n resolve";
    for edition in Edition::ALL {
        let board = Board::new(edition, lines);
        let ask = Ask::Zone(board.id("X"), When::EndOfTurn);
        let (truth, believed) = board.asked(board.end(), ask, "bonus-before-damage");
        assert_eq!(truth, Some(Answer::IsIn(in_fase::engine::Whereabouts::Battlefield)));
        assert_eq!(believed, Some(Answer::IsIn(in_fase::engine::Whereabouts::Graveyard)));
    }
}
