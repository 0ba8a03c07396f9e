//! Canaries, like a chess program's perft: how many distinct positions can be reached from a board in so many decisions.
//! A count that changes means that play has changed, be it for better or worse.

use std::collections::BTreeMap;

use in_fase::engine::{Edition, Game};
use in_fase::scenario;

use crate::choices;

/// The boards, written as cases.
const BOARDS: &str = include_str!("../canaries.case");
/// The counts.
const COUNTS: &str = include_str!("../canaries.tsv");

/// One count of the data file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canary {
    /// Which board.
    pub board: String,
    /// In which edition.
    pub edition: Edition,
    /// After how many decisions.
    pub decisions: usize,
    /// How many positions there are then.
    pub positions: u64,
}

/// What the data file says.
#[must_use]
pub fn known() -> Vec<Canary> {
    COUNTS.lines().filter(|line| !line.starts_with('#')).filter_map(read).collect()
}

fn read(line: &str) -> Option<Canary> {
    let mut fields = line.split('\t');
    let (board, edition) = (fields.next()?.to_owned(), fields.next()?);
    let edition = Edition::ALL.into_iter().find(|it| it.pick("classic", "current") == edition)?;
    Some(Canary {
        board,
        edition,
        decisions: fields.next()?.parse().ok()?,
        positions: fields.next()?.parse().ok()?,
    })
}

/// The boards by name.
#[must_use]
pub fn boards() -> Vec<String> {
    scenario::parse(BOARDS).unwrap_or_default().iter().map(|case| case.id.to_string()).collect()
}

/// The counts of a board after 0, 1, 2 … decisions, up to so many; nothing if there is no such board in the edition.
#[must_use]
pub fn count(board: &str, edition: Edition, decisions: usize) -> Vec<Canary> {
    let cases = scenario::parse(BOARDS).unwrap_or_default();
    let case = cases.iter().find(|case| *case.id == *board && case.is_for(edition));
    let Some(built) = case.and_then(|case| case.build(edition).ok()) else { return Vec::new() };
    let mut counts = Vec::new();
    let start = built.game.advance().game;
    let mut reached = BTreeMap::from([(start.position(), start)]);
    for decision in 0..=decisions {
        if decision > 0 {
            reached = after_one_more(&reached);
        }
        let positions = reached.len() as u64;
        counts.push(Canary { board: board.to_owned(), edition, decisions: decision, positions });
    }
    counts
}

/// Every position that one decision leads to from these.
fn after_one_more(from: &BTreeMap<u64, Game>) -> BTreeMap<u64, Game> {
    let mut reached = BTreeMap::new();
    for game in from.values() {
        for action in choices::all(game) {
            let Some(actor) = game.decider(&action) else { continue };
            if let Ok(next) = game.apply(actor, &action) {
                reached.entry(next.game.position()).or_insert(next.game);
            }
        }
    }
    reached
}

/// A line of the data file.
#[must_use]
pub fn line(canary: &Canary) -> String {
    let edition = canary.edition.pick("classic", "current");
    format!("{}\t{edition}\t{}\t{}", canary.board, canary.decisions, canary.positions)
}
