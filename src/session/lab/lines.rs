//! Statements of a set-up as a board's forms read and write them: of several that say the same sort of thing the last one
//! counts, as when the board is built.

use crate::engine::{Edition, PlayerId};
use crate::scenario::{CardZone, Editions, Line, PermanentLine, Scenario, SetupLine, Spot};

/// A line that counts in both editions.
pub(super) fn line(statement: SetupLine) -> Line<SetupLine> {
    Line { spot: Spot::default(), editions: Editions::Both, statement }
}

/// What is said last of something, in an edition.
pub(super) fn said<'s, T>(
    scenario: &'s Scenario,
    edition: Edition,
    read: impl Fn(&'s SetupLine) -> Option<T>,
) -> Option<T> {
    let counting = scenario.setup.iter().rev().filter(|own| own.editions.include(edition));
    counting.map(|own| &own.statement).find_map(read)
}

/// Says it in place of the last line of that sort, on a line more where there is none, or no longer.
pub(super) fn say(
    scenario: &mut Scenario,
    edition: Edition,
    is_of_that_sort: impl Fn(&SetupLine) -> bool,
    statement: Option<SetupLine>,
) {
    let counts = |own: &Line<SetupLine>| own.editions.include(edition) && is_of_that_sort(&own.statement);
    let Some(statement) = statement else {
        scenario.setup.retain(|own| !counts(own));
        return;
    };
    match scenario.setup.iter().rposition(counts).and_then(|at| scenario.setup.get_mut(at)) {
        Some(own) => own.statement = statement,
        None => insert(scenario, statement),
    }
}

/// Says it on a line more, at the end of what belongs before it.
pub(super) fn insert(scenario: &mut Scenario, statement: SetupLine) {
    let own = rank(&statement);
    let at = scenario.setup.iter().rposition(|other| rank(&other.statement) <= own).map_or(0, |at| at + 1);
    scenario.setup.insert(at, line(statement));
}

/// The order in which a set-up is written: the game, then each player, then what is in play.
fn rank(statement: &SetupLine) -> (u8, Option<PlayerId>, u8) {
    let zone = |zone: CardZone| match zone {
        CardZone::Hand => 5,
        CardZone::Library => 6,
        CardZone::Graveyard => 7,
        CardZone::Exile => 8,
    };
    match statement {
        SetupLine::Players(_) => (0, None, 0),
        SetupLine::Teams(_) => (0, None, 1),
        SetupLine::Turn { .. } => (0, None, 2),
        SetupLine::StartAt(_) => (0, None, 3),
        SetupLine::Time(_) => (0, None, 4),
        SetupLine::PreviousTurn { .. } => (0, None, 5),
        SetupLine::FreeMana => (0, None, 6),
        SetupLine::PlayerName(of, _) => (1, Some(*of), 0),
        SetupLine::Life(of, _) => (1, Some(*of), 1),
        SetupLine::Poison(of, _) => (1, Some(*of), 2),
        SetupLine::Mana(of, _) => (1, Some(*of), 3),
        SetupLine::PlayedALand(of) => (1, Some(*of), 4),
        SetupLine::Cards(of, own, _) => (1, Some(*of), zone(*own)),
        SetupLine::Skip(of, _) => (1, Some(*of), 9),
        SetupLine::Have(_) => (2, None, 0),
    }
}

/// The permanents, each with its place among the lines.
pub(super) fn permanents(scenario: &Scenario) -> impl Iterator<Item = (usize, &PermanentLine)> {
    scenario.setup.iter().enumerate().filter_map(|(at, own)| match &own.statement {
        SetupLine::Have(permanent) => Some((at, permanent)),
        _ => None,
    })
}

/// The permanent at this place among the lines.
pub(super) fn permanent_mut(scenario: &mut Scenario, at: usize) -> Option<&mut PermanentLine> {
    match scenario.setup.get_mut(at).map(|own| &mut own.statement) {
        Some(SetupLine::Have(permanent)) => Some(permanent),
        _ => None,
    }
}

/// Whose line it is, if it is a player's.
pub(super) const fn owner(statement: &SetupLine) -> Option<PlayerId> {
    match statement {
        SetupLine::PlayerName(of, _)
        | SetupLine::Life(of, _)
        | SetupLine::Poison(of, _)
        | SetupLine::Mana(of, _)
        | SetupLine::PlayedALand(of)
        | SetupLine::Skip(of, _)
        | SetupLine::Cards(of, _, _) => Some(*of),
        SetupLine::Have(permanent) => Some(permanent.player),
        _ => None,
    }
}
