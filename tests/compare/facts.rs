//! What the rules reference says that the editions answer differently.

use super::{NEWER, OLDER, about, built_in, of, passages, rows, rule_numbers, sentence};
use in_fase::engine::{Action, ObjectId, Refusal};
use in_fase::locale::Locale;
use in_fase::session::snapshot::{Row, RowMark, RowSide};
use in_fase::session::{Command, Comparison, Session, scenarios};

/// 300.3 / 500.4: the mana left over in the first main phase.
#[test]
fn in_the_tutorial_unspent_mana_burns_in_one_edition_and_only_goes_in_the_other() {
    let rows = rows(&built_in("tutorial"));
    let [mana] = about(&rows, "Unspent mana")[..] else { panic!("one row") };
    assert_eq!(mana.mark, RowMark::Different);
    assert_eq!([mana.sides[0].event, mana.sides[1].event], ["manaBurned", "manaEmptied"]);
    assert!(passages(&mana.sides[0]).contains(&"003#ST".to_owned()));
    assert_eq!(rule_numbers(&mana.sides[1]), ["500.4"]);
}

/// 310.1 / 510.2.
#[test]
fn combat_damage_goes_on_the_stack_in_one_edition_only_and_is_dealt_in_both() {
    for scenario in ["tutorial", "phasing"] {
        let rows = rows(&built_in(scenario));
        let [stacked] = about(&rows, "Damage on the stack")[..] else { panic!("one row") };
        assert_eq!(stacked.mark, RowMark::Only { edition: OLDER });
        assert_eq!(rule_numbers(&stacked.sides[1]), ["510.2"]);
        let window = |row: &&&Row| row.place > stacked.place && row.sides[0].event == "priorityGiven";
        let priority = about(&rows, "Priority");
        assert_eq!(priority.iter().find(window).unwrap().mark, RowMark::Only { edition: OLDER });
        let combat = |row: &&Row| row.place > stacked.place && row.sides[1].event == "damageDealt";
        assert_eq!(rows.iter().find(combat).unwrap().mark, RowMark::Same);
    }
}

/// 217.8, 502.15m, 217.8d / 702.26b, 302.6, 702.26d.
#[test]
fn the_phasing_turn_differs_in_the_zone_the_permission_and_the_token() {
    let rows = rows(&built_in("phasing"));
    assert_eq!(about(&rows, "What phases")[0].mark, RowMark::Same);
    let places = about(&rows, "Where it goes");
    assert!(places.iter().all(|place| place.mark == RowMark::Different));
    assert!(sentence(&places[0].sides[0]).contains("the phased-out zone"));
    assert!(!sentence(&places[0].sides[1]).contains("zone"));
    assert!(passages(&places[0].sides[0]).contains(&"004#502.15f".to_owned()));
    let attack = about(&rows, "Attacking at once");
    assert!(attack.iter().all(|row| row.mark == RowMark::Only { edition: OLDER }));
    assert_eq!(passages(&attack[0].sides[0]), ["004#502.15m"]);
    assert_eq!(rule_numbers(&attack[0].sides[1]), ["302.6"]);
    let token = rows.iter().find(|row| sentence(&row.sides[0]).contains("ceases to exist")).unwrap();
    assert_eq!(token.mark, RowMark::Only { edition: OLDER });
    assert_eq!(rule_numbers(&token.sides[1]), ["702.26d"]);
}

/// 502.2, 730.2: there is no such check in 2005.
#[test]
fn day_and_night_are_checked_in_one_edition_only() {
    for card in scenarios(Locale::En).iter() {
        let rows = rows(&built_in(&card.id));
        let checks = about(&rows, "Day and night");
        assert!(!checks.is_empty() && checks.iter().all(|row| row.mark == RowMark::Only { edition: NEWER }));
        assert!(checks.iter().all(|row| row.sides[1].event == "dayNightChecked"));
    }
}

const DAMAGED: &str = "case damaged A damaged creature with a pump phases out and in
card Ghost: creature Spirit 2/4, blue
card Fade: instant, blue, cost U
  target permanent phases out
card Spark: instant, red, cost R
  deal 1 damage to target creature
card Growth: instant, green, cost G
  target creature gets +3/+3 until end of turn
start at precombat main
free mana
you have X = Ghost
you hand Spark, Growth, Fade
you cast Spark at X
resolve
you cast Growth at X
resolve
you cast Fade at X
resolve
advance to end";

/// 502.15e, 502.15g / 514.2, 702.26e.
#[test]
fn phasing_out_erases_damage_and_ends_limited_effects_in_one_edition_only() {
    let rows = rows(&of(DAMAGED));
    let [damage] = about(&rows, "Damage already marked")[..] else { panic!("one row") };
    assert_eq!(damage.mark, RowMark::Different);
    assert_eq!(sentence(&damage.sides[0]), "The damage on Ghost is erased.");
    assert_eq!(sentence(&damage.sides[1]), "The damage on Ghost stays marked.");
    assert_eq!(passages(&damage.sides[0]), ["004#502.15e"]);
    assert_eq!(rule_numbers(&damage.sides[1]), ["514.2"]);
    let picked = |side: &RowSide| {
        side.sentence.iter().filter(|run| run.is_clause).map(|run| run.text.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(damage.sides.each_ref().map(picked), [["is erased"], ["stays marked"]]);
    let [effect] = about(&rows, "Limited effects")[..] else { panic!("one row") };
    assert_eq!(effect.mark, RowMark::Only { edition: OLDER });
    assert_eq!(passages(&effect.sides[0]), ["004#502.15g"]);
    assert_eq!(rule_numbers(&effect.sides[1]), ["702.26e"]);
    let cast = about(&rows, "Spell");
    assert!(
        cast.len() == 3 && cast.iter().all(|row| row.mark == RowMark::Same),
        "the older edition's words are no difference"
    );
}

const WALL: &str = "case wall A Wall attacks where it may
card Reeds: creature Wall 1/3, green
start at declare attackers
you have X = Reeds
classic you attack with nothing
current you attack with X
advance to end of combat";

/// The tutorial's Wall rule / 702.3b.
#[test]
fn a_choice_that_one_edition_forbids_is_a_row_of_its_own() {
    let comparison = of(WALL);
    let rows = rows(&comparison);
    let [choice] = about(&rows, "Is it allowed?")[..] else { panic!("one row: {rows:?}") };
    assert_eq!(choice.mark, RowMark::Allowed { edition: NEWER });
    let [older, newer] = &choice.sides;
    assert_eq!([older.event, newer.event], ["refused", "allowed"]);
    assert!(sentence(older).starts_with("Why") && older.facts[0].text.contains("Wall"), "{older:?}");
    assert!(passages(older).contains(&"003#FC.2".to_owned()));
    assert_eq!(sentence(newer), "The rules of 2025 allow it.");
    assert_eq!(rule_numbers(newer), ["702.3b"]);
    let attack = about(&rows, "Attackers");
    assert!(attack[0].place == choice.place + 1 && attack[0].mark == RowMark::Different);
}

/// 502.15m / 302.6: what the learner chose himself is asked of the other edition, which goes on without it.
#[test]
fn the_learners_own_choices_are_compared_and_what_is_forbidden_is_left_out() {
    let text = "case back It arrived this turn, went out and came back
card Bear: creature Bear 2/2, green
card Fade: instant, blue, cost U
  target permanent phases out
card Beckon: instant, blue, cost U
  each permanent phases in
start at precombat main
free mana
you have X = Bear: new
you hand Fade, Beckon
you cast Fade at X
resolve
you cast Beckon
resolve
both pass
both pass";
    let session = Session::read(text, OLDER, Locale::En).unwrap();
    let there = session.after(&Command::Jump(session.total()));
    let attack = Action::attack(vec![ObjectId::new(1)]);
    let attacked = there.after(&Command::Act(attack.clone()));
    assert_eq!(attacked.refusal(), None, "the older edition allows it");
    let comparison = Comparison::of(&attacked).unwrap();
    let rows = rows(&comparison);
    let [choice] = about(&rows, "Is it allowed?")[..] else { panic!("one row") };
    assert_eq!(choice.mark, RowMark::Allowed { edition: OLDER });
    assert_eq!(choice.sides[1].event, "refused");
    assert!(
        rule_numbers(&choice.sides[1])
            .iter()
            .any(|rule| rule.starts_with("508.1a") || rule.starts_with("302.6"))
    );
    assert!(comparison.snapshot().choices.contains("your table"));
    let other = attacked.after(&Command::SetEdition(NEWER));
    let refused = other.after(&Command::Act(attack));
    assert!(matches!(refused.refusal(), Some(Refusal::AttackerSummoningSick { .. })));
}

#[test]
fn of_a_scenario_that_one_edition_alone_has_there_is_nothing_to_compare() {
    let text = "case today Only today\n  edition current\n  you have Plains\n";
    for (locale, words) in [
        (Locale::It, "solo con le regole del 2025"),
        (Locale::Fr, "avec les règles de 2025"),
        (Locale::En, "rules of 2025 only"),
    ] {
        let session = Session::read(text, NEWER, locale).unwrap();
        let only = Comparison::of(&session).unwrap_err();
        assert_eq!(only.edition, NEWER);
        assert!(only.text.contains(words) && only.text.ends_with('.'), "{}", only.text);
    }
}
