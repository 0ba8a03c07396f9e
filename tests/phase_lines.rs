//! Phase lines: they agree with the board at every event of every scenario.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use in_fase::engine::{Edition, ObjectId};
use in_fase::locale::Locale;
use in_fase::session::link::encode;
use in_fase::session::snapshot::{LineMarkKind, PermanentView, PhaseLine, PhaseView, SpanState};
use in_fase::session::{Command, Session, Snapshot, scenarios};
use in_fase::web::answer::Answer;
use in_fase::web::components::phase_lines::phase_lines;
use in_fase::web::i18n::Strings;
use in_fase::web::scene::Scene;
use std::collections::BTreeMap;
use std::rc::Rc;
use yew::prelude::*;

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

/// The lines at the end of the script of a scenario.
fn lines(text: &str) -> Rc<[PhaseLine]> {
    let session = Session::open(&encode(text).unwrap(), Edition::Current, Locale::En).unwrap();
    session.after(&Command::Jump(u32::MAX)).snapshot().log.lines
}

fn marks(line: &PhaseLine) -> Vec<LineMarkKind> {
    line.marks.iter().map(|mark| mark.kind).collect()
}

#[test]
fn what_comes_tapped_or_with_counters_has_the_signs_of_it() {
    let lines = lines(
        "scenario comes
  start at precombat main
  free mana
  card Late Wall: creature Wall 0/4, green, cost G
    enters tapped
    enters with 2 +1/+1 counters
  you hand Late Wall
  you cast Late Wall
  resolve
",
    );
    assert_eq!(marks(&lines[0]), [LineMarkKind::Arrived, LineMarkKind::Tapped, LineMarkKind::Counters]);
}

/// 800.4a: what a player who leaves the game owns leaves with him.
#[test]
fn what_leaves_with_its_player_ends_its_line() {
    let lines = lines(
        "scenario leaves
  edition current
  players 3
  start at precombat main
  free mana
  third player life 2
  third player have Peat Bear
  you hand Dry Shock
  you cast Dry Shock at third player
  all pass
",
    );
    assert_eq!(marks(&lines[0]), [LineMarkKind::Left]);
}

#[component]
fn Lines() -> Html {
    let session = Session::open("phasing", Edition::Current, Locale::En).unwrap();
    let shown = Rc::new(session.after(&Command::Jump(u32::MAX)).snapshot());
    let (words, answer, send) = (Strings::of(Locale::En), &Answer::None, &Callback::noop());
    phase_lines(&Scene { shown: &shown, words, answer, send })
}

/// Each sign and each change of stroke has its row, and so has what was there from the start.
#[test]
fn the_table_has_a_row_for_everything_that_the_picture_shows() {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let html = runtime.block_on(yew::ServerRenderer::<Lines>::new().hydratable(false).render());
    let session = Session::open("phasing", Edition::Current, Locale::En).unwrap();
    let lines = session.after(&Command::Jump(u32::MAX)).snapshot().log.lines;
    let (_, table) = html.split_once("<tbody>").unwrap();
    let rows: Vec<&str> = table.split("<tr>").skip(1).collect();
    let of = |line: &PhaseLine| {
        let started = line.spans.iter().filter(|span| span.from == 0).count();
        started + line.spans.len() - 1 + line.marks.len()
    };
    assert_eq!(rows.len(), lines.iter().map(of).sum::<usize>());
    assert!(rows.iter().any(|row| row.contains("Mist Lynx") && row.contains("phased in from the start")));
    assert!(
        rows.iter().any(|row| row.contains("Living Ivy") && row.contains("phases out, indirectly")),
        "{table}"
    );
}
