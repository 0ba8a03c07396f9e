//! Phase lines: they agree with the board at every event of every scenario.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::{Edition, ObjectId};
use in_fase::locale::Locale;
use in_fase::session::snapshot::{PermanentView, PhaseLine, PhaseView, SpanState};
use in_fase::session::{Command, Session, Snapshot, scenarios};
use std::collections::BTreeMap;

/// Everything on the board, and how it is.
fn board(shown: &Snapshot) -> BTreeMap<ObjectId, SpanState> {
    fn add(permanent: &PermanentView, board: &mut BTreeMap<ObjectId, SpanState>) {
        let state = match permanent.phase {
            PhaseView::In { .. } => SpanState::In,
            PhaseView::OutDirectly { .. } => SpanState::OutDirectly,
            PhaseView::OutIndirectly { .. } => SpanState::OutIndirectly,
            PhaseView::OutUntil { .. } => SpanState::OutUntil,
        };
        board.insert(permanent.id, state);
        permanent.attachments.iter().for_each(|attached| add(attached, board));
    }
    let mut board = BTreeMap::new();
    for side in shown.table.sides.iter() {
        let lands = side.lands.iter().flat_map(|group| group.lands.iter());
        side.permanents.iter().chain(lands).for_each(|permanent| add(permanent, &mut board));
    }
    board
}

/// What the lines say is on the board after so many events.
fn told(lines: &[PhaseLine], cursor: u32) -> BTreeMap<ObjectId, SpanState> {
    let at = |line: &PhaseLine| {
        let spans = line.spans.iter().filter(|span| span.from <= cursor && cursor < span.to);
        spans.map(|span| span.state).next()
    };
    lines.iter().filter_map(|line| Some((line.object, at(line)?))).collect()
}

#[test]
fn the_lines_and_the_board_agree_at_every_event() {
    let mut out = 0;
    for scenario in scenarios(Locale::En).iter() {
        for edition in Edition::ALL {
            let mut session = Session::open(&scenario.id, edition, Locale::En).unwrap();
            let mut boards = vec![board(&session.snapshot())];
            loop {
                let next = session.after(&Command::NextEvent);
                if next.cursor() == session.cursor() {
                    break;
                }
                boards.push(board(&next.snapshot()));
                session = next;
            }
            let end = session.snapshot();
            for (cursor, board) in boards.iter().enumerate() {
                let told = told(&end.log.lines, u32::try_from(cursor).unwrap());
                assert_eq!(&told, board, "{} {edition:?} after {cursor} events", scenario.id);
                out += board.values().filter(|state| **state != SpanState::In).count();
            }
        }
    }
    assert!(out > 100, "nothing was ever phased out");
}

#[test]
fn lines_of_the_same_name_are_told_apart() {
    for locale in Locale::ALL {
        let shown = Session::open("tutorial", Edition::Current, locale).unwrap().snapshot();
        let mut names: Vec<&str> = shown.log.lines.iter().map(|line| &*line.name).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all, "{locale:?}");
    }
}
