//! What is offered in place of a deed that the rules do not allow: it leads nearer to it.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)]

use in_fase::engine::{Action, Edition, Mana, Target};
use in_fase::locale::Locale;
use in_fase::session::snapshot::{Choice, ChoiceKind};
use in_fase::session::{Command, Session};

/// What can be done instead when a card of the hand, played at an event of the tutorial, is refused: the reason, and the labels.
fn instead_of(card: &str, event: u32) -> (&'static str, Vec<(ChoiceKind, String)>) {
    let session = Session::open("tutorial", Edition::Current, Locale::En).unwrap();
    let session = session.after(&Command::Jump(event));
    let shown = session.snapshot();
    let hand = &shown.table.sides.iter().find(|side| side.player.is_you).unwrap().player.hand;
    let card = hand.iter().find(|it| &*it.name == card).unwrap();
    let refused = session.after(&Command::Try(card.attempt.clone().unwrap())).snapshot().refused.unwrap();
    let labels = refused.instead.iter().map(|it| (it.kind, it.label.to_string())).collect();
    (refused.code, labels)
}

fn mana_of(choices: &[(ChoiceKind, String)]) -> Vec<&str> {
    choices.iter().filter(|(kind, _)| *kind == ChoiceKind::Mana).map(|(_, label)| &**label).collect()
}

/// 601.2g: mana abilities are activated to pay a cost; those that make no mana that it needs do not help.
#[test]
fn what_is_offered_instead_makes_the_mana_that_a_cost_still_lacks() {
    let (code, choices) = instead_of("Giant Growth", 11);
    assert_eq!(code, "cannotPay");
    let mana = mana_of(&choices);
    assert!(mana.len() == 1 && mana[0].contains("Forest") && mana[0].contains("green"), "{choices:?}");
    assert_eq!(choices[0].0, ChoiceKind::Mana, "{choices:?}");
    assert!(choices.iter().any(|(kind, _)| *kind != ChoiceKind::Mana), "{choices:?}");
}

#[test]
fn no_mana_is_offered_where_mana_is_not_what_is_missing() {
    let (code, choices) = instead_of("Mountain", 11);
    assert_ne!(code, "cannotPay");
    assert!(mana_of(&choices).is_empty() && !choices.is_empty(), "{choices:?}");
}

#[test]
fn a_pool_lacks_of_each_colour_what_it_does_not_hold_and_pays_the_generic_part_with_the_rest() {
    let mana = |white, green, colourless| Mana { white, green, colourless, ..Mana::NONE };
    for (pool, cost, lacks) in [
        (mana(0, 0, 0), mana(0, 1, 0), mana(0, 1, 0)),
        (mana(1, 0, 0), mana(0, 1, 1), mana(0, 1, 0)),
        (mana(0, 2, 0), mana(0, 1, 2), mana(0, 0, 1)),
        (mana(1, 1, 1), mana(0, 1, 2), Mana::NONE),
        (mana(0, 0, 3), mana(1, 0, 1), mana(1, 0, 0)),
    ] {
        assert_eq!(pool.lacks(&cost), lacks, "{pool:?} {cost:?}");
        assert_eq!(pool.payment(&cost).is_some(), lacks.is_empty(), "{pool:?} {cost:?}");
    }
}

/// What is offered, with the first target of each slot.
fn deed(choice: &Choice) -> Action {
    let first: Vec<Target> =
        choice.slots.iter().filter_map(|slot| slot.first()).map(|it| it.target).collect();
    if first.is_empty() { choice.action.clone() } else { choice.with_targets(&first) }
}

/// Of every card of a hand, played anywhere in the tutorial, and of an attack with everything.
#[test]
fn whatever_is_offered_in_place_of_what_is_refused_is_legal() {
    let mut tried = 0;
    for edition in Edition::ALL {
        let mut session = Session::open("tutorial", edition, Locale::En).unwrap();
        while session.snapshot().can_go_on && session.cursor() < 110 {
            session = session.after(&Command::NextEvent);
            if !session.cursor().is_multiple_of(5) {
                continue;
            }
            let shown = session.snapshot();
            let sides = || shown.table.sides.iter();
            let cards =
                sides().flat_map(|side| side.player.hand.iter()).filter_map(|card| card.attempt.clone());
            let all = sides().flat_map(|side| side.permanents.iter()).map(|it| it.id).collect();
            for action in cards.chain([Action::attack(all)]) {
                let Some(refused) = session.after(&Command::Try(action)).snapshot().refused else { continue };
                for choice in &*refused.instead {
                    let after = session.after(&Command::Act(deed(choice))).snapshot();
                    assert_eq!(after.refused.map(|it| it.code), None, "{}", choice.label);
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 20, "{tried}");
}
