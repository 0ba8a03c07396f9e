//! Both logs side by side: complete, in order, rightly marked, and gone through there and back.

use super::{NEWER, OLDER, built_in, rows, sentence, steps};
use in_fase::engine::{Edition, Event};
use in_fase::locale::Locale;
use in_fase::session::snapshot::{RowMark, RowSide};
use in_fase::session::{Command, Comparison, Session, scenarios};

#[test]
fn both_logs_are_there_whole_and_in_order() {
    for locale in Locale::ALL {
        for card in scenarios(locale).iter() {
            let session = Session::open(&card.id, NEWER, locale).unwrap();
            let comparison = Comparison::of(&session).unwrap();
            let rows = rows(&comparison);
            let end = comparison.at(comparison.total());
            for (side, edition) in Edition::ALL.into_iter().enumerate() {
                let told: Vec<u32> = rows.iter().filter_map(|row| row.sides[side].seq).collect();
                let mut once = told.clone();
                once.dedup();
                assert_eq!(once, (0..end.cursor(edition)).collect::<Vec<_>>(), "{} {edition:?}", card.id);
                let alone = Session::open(&card.id, edition, locale).unwrap();
                assert_eq!(end.cursor(edition), alone.total(), "{} {edition:?}", card.id);
            }
        }
    }
}

/// Equal rows name the same sort of event on both sides; one-sided rows have nothing on the other; every side cites a rule
/// for what happens on it, and every row says something.
#[test]
fn every_mark_is_right() {
    for card in scenarios(Locale::It).iter() {
        let session = Session::open(&card.id, OLDER, Locale::It).unwrap();
        for row in rows(&Comparison::of(&session).unwrap()) {
            let [older, newer] = &row.sides;
            let there = [!older.is_absent, !newer.is_absent];
            let expected = match row.mark {
                RowMark::Same | RowMark::Different | RowMark::Allowed { .. } => [true, true],
                RowMark::Only { edition } => Edition::ALL.map(|side| side == edition),
            };
            assert_eq!(there, expected, "{row:?}");
            if row.mark == RowMark::Same {
                assert_eq!(older.event, newer.event, "{row:?}");
                let picked =
                    |side: &RowSide| side.sentence.iter().chain(side.facts.iter()).any(|run| run.is_clause);
                assert!(!picked(older) && !picked(newer), "{row:?}");
            }
            for side in &row.sides {
                if side.is_absent {
                    assert!(
                        side.absent.as_ref().unwrap().ends_with('.') && side.citations.is_empty(),
                        "{row:?}"
                    );
                } else {
                    assert!(!side.annotations.is_empty() && !side.citations.is_empty(), "{row:?}");
                    assert!(sentence(side).ends_with(['.', '?']), "{row:?}");
                }
            }
        }
    }
}

#[test]
fn differences_are_counted_by_step() {
    for step in steps(&built_in("phasing")) {
        let differing = step.rows.iter().filter(|row| row.mark != RowMark::Same).count();
        assert_eq!((step.differences, step.facts), (differing, step.rows.len()));
        assert!(step.differences_of.ends_with(&format!("of {}", step.facts)), "{}", step.differences_of);
    }
}

#[test]
fn a_place_is_kept_across_the_way_there_and_back() {
    for edition in Edition::ALL {
        let session = Session::open("phasing", edition, Locale::En).unwrap();
        for cursor in (0..=session.total()).step_by(9) {
            let there = Comparison::of(&session.after(&Command::Jump(cursor))).unwrap();
            assert_eq!(there.cursor(edition), cursor);
        }
    }
}

#[test]
fn moving_by_line_and_by_step_goes_there_and_back() {
    let comparison = built_in("day-night");
    let start = comparison.at(0);
    assert_eq!((start.back().place(), start.previous_step().place()), (0, 0));
    let mut at = start.clone();
    for place in 1..=comparison.total() {
        at = at.forward();
        assert_eq!((at.place(), at.back().place()), (place, place - 1));
    }
    assert_eq!(at.forward().place(), comparison.total());
    assert_eq!(at.next_step().place(), comparison.total());
    let upkeep = start.next_step().next_step();
    assert_eq!(upkeep.snapshot().rows[0].place, upkeep.place());
    assert_eq!(upkeep.forward().previous_step().place(), upkeep.place());
    assert_eq!(upkeep.previous_step().place(), start.next_step().place());
    assert_eq!(upkeep.in_locale(Locale::Fr).snapshot().locale, Locale::Fr);
}

/// The boards are those of the two games after the current line.
#[test]
fn each_board_is_the_game_after_the_line() {
    let comparison = built_in("tutorial");
    let end = comparison.at(comparison.total()).snapshot();
    let life = |side: usize| {
        end.sides[side].shown.table.sides.iter().find(|it| it.player.is_you).unwrap().player.life
    };
    assert_eq!([life(0), life(1)], [19, 20]);
    for place in [0, 1, 42, 70, comparison.total()] {
        let at = comparison.at(place);
        let view = at.snapshot();
        for (side, edition) in view.sides.iter().zip(Edition::ALL) {
            assert_eq!((side.edition, side.shown.edition), (edition, edition));
            assert_eq!(side.shown.cursor, at.cursor(edition));
        }
    }
}

/// The steps of one edition alone, such as a cleanup that repeats, stand alone.
#[test]
fn every_step_is_on_the_side_that_has_it() {
    for card in scenarios(Locale::En).iter() {
        for step in steps(&built_in(&card.id)) {
            for (side, place) in step.sides.iter().enumerate() {
                let happens = step.rows.iter().any(|row| row.sides[side].seq.is_some());
                assert_eq!(happens, place.has_step, "{} {}", card.id, place.step_name);
            }
        }
    }
}

#[test]
fn the_events_told_are_those_of_the_engine() {
    let comparison = built_in("phasing");
    let session = Session::open("phasing", OLDER, Locale::En).unwrap();
    let end = session.after(&Command::Jump(session.total()));
    let phased = end.entries().filter(|entry| matches!(entry.event, Event::Phased(_))).count();
    let rows = rows(&comparison);
    let told: std::collections::BTreeSet<_> =
        rows.iter().filter(|row| row.sides[0].event == "phased").filter_map(|row| row.sides[0].seq).collect();
    assert_eq!(told.len(), phased);
}
