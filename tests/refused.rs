//! What is offered in place of a deed that the rules do not allow: it leads nearer to it.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)]

use in_fase::engine::{Edition, Mana};
use in_fase::locale::Locale;
use in_fase::session::snapshot::ChoiceKind;
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
