//! The laboratory: every board that the engine accepts can be built by edits alone, and nothing is lost on the way through the
//! notation.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::{Edition, Setup};
use in_fase::locale::Locale;
use in_fase::scenario::{BUILTIN, Scenario, builtins, case_files, parse, print};
use in_fase::session::lab::{CardZone, Draft, DraftView, Edit, Host, PermanentEdit, PlayerEdit, Seats};
use std::collections::BTreeMap;
use std::path::Path;

/// Every case of the collection and every scenario that comes along.
fn scenarios() -> Vec<Scenario> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let files = case_files(&folder).unwrap();
    let of_file = |path: &std::path::PathBuf| parse(&std::fs::read_to_string(path).unwrap()).unwrap();
    let cases: Vec<Scenario> = files.iter().flat_map(of_file).collect();
    assert!(cases.len() > 1_000, "{}", cases.len());
    builtins().cloned().chain(cases).collect()
}

fn edited(draft: Draft, edition: Edition, edits: impl IntoIterator<Item = Edit>) -> Draft {
    edits.into_iter().fold(draft, |draft, edit| {
        draft.after(&edit, edition).unwrap_or_else(|faults| panic!("{edit:?}: {faults:?}"))
    })
}

/// The edits that make a board like this one out of nothing.
fn edits_for(view: &DraftView) -> Vec<Edit> {
    let mut edits =
        vec![Edit::For(Some(view.edition)), Edit::Name(view.name.clone()), Edit::Seats(view.seats)];
    edits.extend(view.cards.iter().map(|card| Edit::PutCard(None, Box::new(card.form.clone()))));
    edits.extend([Edit::Turn(view.turn), Edit::TurnOf(view.turn_of), Edit::FirstTurn(view.is_first_turn)]);
    edits.extend([Edit::StartAt(view.start), Edit::Time(view.time), Edit::FreeMana(view.free_mana)]);
    let previous = view.previous.as_ref().map(|turn| (turn.of, turn.spells.to_vec()));
    edits.push(Edit::PreviousTurn(previous));
    for player in view.players.iter() {
        let mut add = |edit| edits.push(Edit::Player(player.id, edit));
        add(PlayerEdit::Name(player.name.clone()));
        if !player.shares_life {
            add(PlayerEdit::Life(player.life));
        }
        add(PlayerEdit::Poison(player.poison));
        add(PlayerEdit::Mana(player.mana));
        add(PlayerEdit::PlayedALand(player.played_a_land));
        add(PlayerEdit::Skip(player.skips.to_vec()));
        for zone in player.zones.iter().filter(|zone| !zone.is_filler) {
            add(PlayerEdit::Empty(zone.zone));
            let cards = zone.cards.iter().flat_map(|entry| (0..entry.count).map(|_| entry.name.clone()));
            let mut cards: Vec<_> = cards.collect();
            // A card is put on top of a library.
            if zone.zone == CardZone::Library {
                cards.reverse();
            }
            cards.into_iter().for_each(|card| add(PlayerEdit::AddCard(zone.zone, card)));
        }
    }
    edits
}

/// The same for what is in play, on the lines from `first` on.
fn permanents_for(view: &DraftView, first: usize) -> Vec<Edit> {
    let here: Vec<_> = view.permanents.iter().filter(|own| own.id.is_some()).collect();
    let places: BTreeMap<usize, usize> = here.iter().map(|own| own.at).zip(first..).collect();
    let mut edits: Vec<Edit> = here.iter().map(|own| Edit::Add(own.controller, own.card.clone())).collect();
    for (own, at) in here.iter().zip(first..) {
        let mut is = |edit| edits.push(Edit::Permanent(at, edit));
        is(PermanentEdit::Owner(own.owner));
        is(PermanentEdit::Tapped(own.is_tapped));
        is(PermanentEdit::Damage(own.damage));
        own.counters.iter().for_each(|(kind, count)| is(PermanentEdit::Counters(kind.clone(), *count)));
        is(PermanentEdit::Phase(own.phase));
        is(PermanentEdit::Face(own.face));
        is(PermanentEdit::CopyOf(own.copy.clone()));
        is(PermanentEdit::Token(own.is_token));
        is(PermanentEdit::New(own.is_new));
        is(PermanentEdit::AsThoughHaste(own.as_though_haste));
        is(PermanentEdit::Chose(own.chose));
        own.damaged.iter().for_each(|player| is(PermanentEdit::Damaged(*player, true)));
        if !own.label.is_empty() {
            is(PermanentEdit::Label(own.label.clone()));
        }
        is(PermanentEdit::AttachedTo(own.host.map(|host| match host {
            Host::Permanent(on) => Host::Permanent(places[&on]),
            player => player,
        })));
    }
    edits
}

fn setup(text: &str, edition: Edition) -> Option<Setup> {
    let scenarios = parse(text).unwrap_or_else(|faults| panic!("{text}\n{faults:?}"));
    let mut setup = scenarios[0].build(edition).ok()?.setup;
    // That another player cast no spell in the turn before need not be said.
    if let Some(before) = &mut setup.previous_turn {
        let active = before.active;
        before.spells.retain(|own| own.player == active || own.spells > 0);
    }
    Some(setup)
}

#[test]
fn every_board_of_the_collection_is_built_by_edits_alone() {
    let (mut built, mut otherwise) = (0, 0);
    // Each edit is written and read again, which takes its time: of the many that are much alike every fifth.
    let few = scenarios().into_iter().enumerate().filter(|(at, _)| *at < BUILTIN.len() || at % 5 == 0);
    for (_, scenario) in few {
        for edition in scenario.editions.iter() {
            let text = print(&scenario);
            let Some(wanted) = setup(&text, edition) else { continue };
            let draft = Draft::from_notation(&text);
            let view = draft.view(edition, Locale::En);
            if view.seats == Seats::Other {
                otherwise += 1;
                continue;
            }
            let made = edited(Draft::default(), edition, edits_for(&view));
            let first = parse(made.to_notation()).unwrap()[0].setup.len();
            let made = edited(made, edition, permanents_for(&view, first));
            assert_eq!(
                setup(made.to_notation(), edition).as_ref(),
                Some(&wanted),
                "{}\n{text}\n{}",
                scenario.id,
                made.to_notation()
            );
            built += 1;
        }
    }
    assert!(built > 400 && otherwise < 20, "{built} built, {otherwise} of other teams");
}

#[test]
fn every_board_survives_its_text() {
    for scenario in scenarios() {
        let text = print(&scenario);
        let draft = Draft::from_notation(&text);
        assert_eq!(draft.to_notation(), text);
        assert!(draft.is_readable());
        assert_eq!(Draft::all_of(&text).unwrap(), [draft]);
    }
}

/// Texts with a piece cut out, doubled or put elsewhere: the forms always show something, and the text is kept.
#[test]
fn whatever_a_text_looks_like_it_is_kept_and_the_forms_show_something() {
    let mut readable = 0;
    for (at, scenario) in scenarios().into_iter().enumerate().filter(|(at, _)| at % 7 == 0) {
        let text: Vec<char> = print(&scenario).chars().collect();
        let place = |number: usize| (at * 7_919 + number * 104_729) % text.len();
        for number in 0..4 {
            let (one, other) = (place(number), place(number + 9));
            let (from, to) = (one.min(other), one.max(other).min(one.min(other) + 40));
            let piece = &text[from..to];
            let changed: String = match number {
                0 => text[..from].iter().chain(&text[to..]).collect(),
                1 => text[..to].iter().chain(piece).chain(&text[to..]).collect(),
                2 => piece.iter().chain(&text).collect(),
                _ => text[..from].iter().chain(piece.iter().rev()).chain(&text[to..]).collect(),
            };
            let draft = Draft::from_notation(&changed);
            assert_eq!(draft.to_notation(), changed);
            for edition in Edition::ALL {
                let view = draft.view(edition, Locale::Fr);
                assert_eq!(view.is_readable, draft.is_readable());
                assert!(view.is_readable || !view.faults.is_empty(), "{changed}");
            }
            readable += usize::from(draft.is_readable());
        }
    }
    assert!(readable > 50, "{readable}");
}
