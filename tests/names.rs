//! What sentences call permanents: all that share a name bear a number, wherever they are named, or none does.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::Edition;
use in_fase::locale::Locale;
use in_fase::session::link::encode;
use in_fase::session::snapshot::PermanentView;
use in_fase::session::{Command, Session, Snapshot};
use std::collections::BTreeMap;

fn open(text: &str) -> Session {
    Session::open(&encode(text).unwrap(), Edition::Current, Locale::En).unwrap()
}

fn end(text: &str) -> Snapshot {
    open(text).after(&Command::Jump(u32::MAX)).snapshot()
}

/// What is on the table, lands and attachments too.
fn standing(shown: &Snapshot) -> Vec<&PermanentView> {
    let sides = shown.table.sides.iter();
    let hosts =
        sides.flat_map(|side| side.permanents.iter().chain(side.lands.iter().flat_map(|it| it.lands.iter())));
    hosts.flat_map(|host| [host].into_iter().chain(host.attachments.iter())).collect()
}

fn called(shown: &Snapshot) -> Vec<String> {
    standing(shown).iter().map(|it| it.called.to_string()).collect()
}

/// The sentences of all events so far, in order.
fn told(shown: &Snapshot) -> String {
    let all = shown.log.entries.iter().flat_map(|it| [&it.sentence].into_iter().chain(&*it.details));
    all.map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

const THREE: &str = "scenario three
  start at precombat main
  free mana
  you have A = Peat Bear
  you have B = Peat Bear
  you have C = Peat Bear
  you have Mist Lynx
  you hand Dry Shock, Parting Word
";

#[test]
fn permanents_of_one_name_bear_their_numbers_on_the_table_in_sentences_and_in_choices() {
    let shown = end(&format!("{THREE}  you cast Dry Shock at B\n"));
    assert_eq!(called(&shown), ["Peat Bear (1)", "Peat Bear (2)", "Peat Bear (3)", "Mist Lynx"]);
    assert!(told(&shown).contains("Target: Peat Bear (2)."), "{}", told(&shown));
    let item = &shown.table.stack[0];
    assert_eq!((&*item.aims, &*item.targets[0].name), ("Target: Peat Bear (2).", "Peat Bear (2)"));
    let word = shown.prompt.choices.iter().find(|it| it.label.contains("Parting Word")).unwrap();
    let targets: Vec<&str> = word.slots[0].iter().map(|it| &*it.label).collect();
    assert_eq!(targets, ["Peat Bear (1)", "Peat Bear (2)", "Peat Bear (3)", "Mist Lynx"]);
}

#[test]
fn some_of_one_name_are_numbered_together_and_all_of_them_are_counted() {
    let attack = |who| end(&format!("{THREE}  advance to declare attackers\n  you attack with {who}\n"));
    let some = told(&attack("A, C"));
    assert!(some.contains("Peat Bear (1, 3)"), "{some}");
    let all = told(&attack("A, B, C"));
    assert!(all.contains("3 Peat Bear"), "{all}");
    let one = told(&attack("B"));
    assert!(one.contains("Peat Bear (2)"), "{one}");
}

/// Until the turn is over, what is left keeps its number: the one that has left was just spoken of.
#[test]
fn a_number_is_given_once_a_turn() {
    let two = THREE.replace("  you have C = Peat Bear\n", "");
    let play = format!("{two}  you cast Parting Word at A\n  resolve\n");
    let shown = end(&play);
    assert!(told(&shown).contains("Peat Bear (1)"), "{}", told(&shown));
    assert_eq!(called(&shown), ["Peat Bear (2)", "Mist Lynx"]);
    let later = end(&format!("{play}  advance to upkeep\n"));
    assert_eq!(called(&later), ["Peat Bear", "Mist Lynx"]);
}

#[test]
fn a_card_that_comes_back_is_not_told_apart_from_what_it_was() {
    let text = "scenario back
  start at precombat main
  free mana
  card Call Home: instant, blue, cost U
    return target creature to its owner's hand
  you have Peat Bear
  you hand Call Home
  you cast Call Home at Peat Bear
  resolve
  you cast Peat Bear
  resolve
";
    assert_eq!(called(&end(text)), ["Peat Bear"]);
}

#[test]
fn on_every_table_all_of_one_name_bear_a_number_or_none_does() {
    for scenario in ["tutorial", "phasing", "crowded", "day-night"] {
        for edition in Edition::ALL {
            let mut session = Session::open(scenario, edition, Locale::It).unwrap();
            for _ in 0..80 {
                session = session.after(&Command::NextEvent);
                let shown = session.snapshot();
                let mut of_name: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
                for view in standing(&shown) {
                    of_name.entry(&view.name).or_default().push(&view.called);
                }
                for (name, mut called) in of_name.into_iter().filter(|(_, called)| called.len() > 1) {
                    assert!(called.iter().all(|it| it.starts_with(&format!("{name} ("))), "{called:?}");
                    called.sort_unstable();
                    called.dedup();
                    let all = standing(&shown).iter().filter(|it| &*it.name == name).count();
                    assert_eq!(called.len(), all, "{called:?}");
                }
            }
        }
    }
}
