//! What holds in every legal game: random boards, random play, both editions.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use common::walk::{self, Numbers};
use in_fase::engine::{
    Action, Edition, Entry, Event, Game, ObjectId, PerPlayer, PhaseStatus, PlayerId, Step, Zone,
};
use proptest::prelude::*;

/// How many decisions a walk may take.
const DECISIONS: usize = 60;

/// Plays at random; `look` sees the game before each decision and what followed from it.
fn walk(edition: Edition, numbers: &[u32], mut look: impl FnMut(&Game, &[Entry], &Game)) {
    let mut numbers = Numbers::new(numbers);
    let Ok(start) = Game::new(&walk::setup(edition, &mut numbers)) else { return };
    let begun = start.advance();
    look(&start, &begun.entries, &begun.game);
    let mut game = begun.game;
    for _ in 0..DECISIONS {
        let legal = game.legal_actions();
        if game.awaiting().player().is_none() {
            break;
        }
        // passing must be likely enough for the turn to go on
        let at = if numbers.below(3) > 0 { 0 } else { numbers.below(legal.len()) };
        let action = walk::concrete(&legal[at], &mut numbers);
        let actor = game.decider(&action).expect("somebody must decide");
        match game.apply(actor, &action) {
            Ok(next) => {
                look(&game, &next.entries, &next.game);
                game = next.game;
            }
            Err(_) if legal[at].allows(&action) => panic!("listed but refused: {action:?}"),
            Err(_) => {}
        }
        if numbers.is_used_up() {
            break;
        }
    }
}

fn numbers() -> impl Strategy<Value = Vec<u32>> {
    prop::collection::vec(0..5_040_u32, 60..400)
}

fn editions() -> impl Strategy<Value = Edition> {
    prop::sample::select(Edition::ALL.to_vec())
}

/// Every object in the zones of the game, once each.
fn census(game: &Game) -> Vec<ObjectId> {
    let players = game.players().iter().map(|player| game.player(*player));
    let mut all: Vec<ObjectId> = players
        .flat_map(|it| it.hand.iter().chain(&it.library).chain(&it.graveyard).chain(&it.exile))
        .copied()
        .chain(game.battlefield().including_phased_out().map(|it| it.id))
        .collect();
    let spells = game.stack().iter().map(|item| item.id);
    all.extend(spells.filter(|id| game.identity(*id).is_some_and(|it| it.was.is_some())));
    all.sort_unstable();
    all
}

/// The permanents named by an event other than phasing's, cleanup's and those that only end or count things.
fn named_by(event: &Event) -> Vec<ObjectId> {
    match event {
        Event::Untapped { permanents } | Event::Tapped { permanents } => permanents.clone(),
        Event::UntapDetermined { untapping, staying } => {
            untapping.iter().copied().chain(staying.iter().map(|it| it.permanent)).collect()
        }
        Event::AttackersDeclared { attackers, .. } => attackers.clone(),
        Event::BlockersDeclared { blocks, .. } => {
            blocks.iter().flat_map(|it| [it.blocker, it.attacker]).collect()
        }
        Event::CountersPut { on, .. } => on.clone(),
        Event::ZoneChanged { moves, .. } => moves.iter().map(|it| it.was).collect(),
        Event::Attached { attachment, host } => vec![*attachment, *host],
        Event::ControlChanged { changes } => changes.iter().map(|it| it.permanent).collect(),
        _ => Vec::new(),
    }
}

/// The other tests say nothing of boards that never occur.
#[test]
fn random_boards_have_teams_and_players_who_leave() {
    let (mut teams, mut three, mut left, mut seed) = (0, 0, 0, 1_u32);
    for round in 0..300 {
        let numbers: Vec<u32> = std::iter::repeat_with(|| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) % 5_040
        })
        .take(400)
        .collect();
        let edition = Edition::ALL[round % 2];
        let mut is_first = true;
        walk(edition, &numbers, |before, entries, _| {
            if std::mem::take(&mut is_first) {
                let players = before.players().len();
                teams += usize::from(players == 4 && before.teams().count() == 2);
                three += usize::from(players == 3);
            }
            left += entries.iter().filter(|entry| matches!(entry.event, Event::PlayersLeft(_))).count();
        });
    }
    assert!(teams > 10 && three > 10 && left > 0, "{teams} {three} {left}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn listed_actions_are_exactly_the_accepted_ones(edition in editions(), numbers in numbers(), tries in numbers()) {
        let mut tries = Numbers::new(&tries);
        walk(edition, &numbers, |game, _, _| {
            for _ in 0..3 {
                let action = walk::any_action(game, &mut tries);
                let Some(actor) = game.decider(&action) else { return };
                let listed = game.legal_actions().iter().any(|legal| legal.allows(&action));
                assert_eq!(listed, game.apply(actor, &action).is_ok(), "{action:?}");
            }
        });
    }

    #[test]
    fn folding_the_log_gives_the_state(edition in editions(), numbers in numbers()) {
        let mut folded: Option<Game> = None;
        walk(edition, &numbers, |before, entries, after| {
            let folded = folded.get_or_insert_with(|| before.clone());
            entries.iter().for_each(|entry| folded.evolve(entry));
            assert_eq!(folded.fingerprint(), after.fingerprint());
        });
    }

    #[test]
    fn a_refused_action_leaves_the_game_untouched(edition in editions(), numbers in numbers(), tries in numbers()) {
        let mut tries = Numbers::new(&tries);
        walk(edition, &numbers, |game, _, _| {
            let before = game.fingerprint();
            let action = walk::any_action(game, &mut tries);
            for actor in game.players() {
                let _ = game.apply(*actor, &action);
            }
            assert_eq!(game.fingerprint(), before);
        });
    }

    #[test]
    fn the_number_of_cards_never_changes(edition in editions(), numbers in numbers()) {
        let mut cards = None;
        walk(edition, &numbers, |before, _, after| {
            let of = |game: &Game, player: PlayerId| {
                let cards = census(game).into_iter().filter_map(|id| game.identity(id));
                cards.filter(|it| !it.is_token && it.owner == player).count()
            };
            let cards: &mut PerPlayer<usize> =
                cards.get_or_insert_with(|| PerPlayer::from_fn(|player| of(before, player)));
            for player in after.players() {
                let expected = if after.is_in_game(*player) { cards[*player] } else { 0 };
                assert_eq!(of(after, *player), expected, "cards of {player:?}");
            }
            let all = census(after);
            assert!(all.windows(2).all(|pair| pair[0] != pair[1]), "an object is in two zones");
        });
    }

    /// 217.8c / 702.26b.
    #[test]
    fn phased_out_permanents_occur_in_no_event_but_phasing(edition in editions(), numbers in numbers()) {
        walk(edition, &numbers, |before, entries, _| {
            let mut game = before.clone();
            for entry in entries {
                for id in named_by(&entry.event) {
                    let out = game.battlefield().get_including_phased_out(id).is_some_and(|it| it.is_phased_out());
                    assert!(!out, "{id:?} is phased out in {entry:?}");
                }
                game.evolve(entry);
            }
        });
    }

    /// 302.3, 502.4: nobody has priority in the untap step, nothing is checked, nothing is put on the stack.
    #[test]
    fn the_untap_step_is_silent(edition in editions(), numbers in numbers()) {
        walk(edition, &numbers, |_, entries, _| {
            for entry in entries.iter().filter(|entry| entry.at.step == Step::Untap) {
                let loud = matches!(
                    entry.event,
                    Event::PriorityGiven { .. }
                        | Event::PriorityPassed { .. }
                        | Event::StateBasedActions { .. }
                        | Event::TriggerPutOnStack { .. }
                        | Event::SpellCast { .. }
                );
                assert!(!loud, "{entry:?}");
            }
        });
    }

    /// 702.26g: what is out indirectly is out with its host, unless the host is gone for good.
    #[test]
    fn attachments_are_where_their_hosts_are(edition in editions(), numbers in numbers()) {
        walk(edition, &numbers, |_, _, after| {
            for it in after.battlefield().phased_out() {
                let PhaseStatus::Out(out) = it.phase else { continue };
                if let in_fase::engine::PhasedOutMode::Indirectly { host } = out.mode {
                    let host_in = after.battlefield().get(host).is_some();
                    assert!(!host_in, "{:?} waits for a host that is in", it.id);
                }
            }
        });
    }

    #[test]
    fn passing_always_reaches_the_next_turn(edition in editions(), numbers in numbers()) {
        let mut numbers = Numbers::new(&numbers);
        let Ok(start) = Game::new(&walk::setup(edition, &mut numbers)) else { return Ok(()) };
        let mut game = start.advance().game;
        let first = game.turn().number;
        for _ in 0..500 {
            let Some(actor) = game.awaiting().player() else { return Ok(()) };
            if game.turn().number > first {
                return Ok(());
            }
            let legal = game.legal_actions();
            let mut zeros = Numbers::new(&[]);
            let action = match &legal[0] {
                in_fase::engine::LegalAction::DeclareAttackers { .. } => Action::attack(vec![]),
                in_fase::engine::LegalAction::DeclareBlockers { .. } => Action::DeclareBlockers { blocks: vec![] },
                other => walk::concrete(other, &mut zeros),
            };
            game = game.apply(actor, &action).expect("a default is legal").game;
        }
        prop_assert!(false, "the turn does not end");
    }

    #[test]
    fn characteristics_and_control_are_always_up_to_date(edition in editions(), numbers in numbers()) {
        walk(edition, &numbers, |_, _, after| assert!(after.is_consistent()));
    }

    #[test]
    fn every_object_is_where_the_game_says(edition in editions(), numbers in numbers()) {
        walk(edition, &numbers, |_, _, after| {
            for id in census(after) {
                assert!(!matches!(after.zone_of(id), None | Some(Zone::Nowhere)), "{id:?}");
            }
        });
    }
}
