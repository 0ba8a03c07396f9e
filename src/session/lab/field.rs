//! Where on the forms something stands, and at which field a fault of the set-up is told.

use crate::engine::{PlayerId, SetupError};
use crate::scenario::{CardZone, Fault, Problem, Scenario, SetupLine};

/// A field of the forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The board as a whole.
    Board,
    /// What it is called.
    Name,
    /// The edition that it is for.
    Edition,
    /// Who sits at the table.
    Seats,
    /// Which turn it is, and whose.
    Turn,
    /// The step about to begin.
    Start,
    /// Day or night.
    Time,
    /// The turn before.
    PreviousTurn,
    /// Something about a player.
    Player(PlayerId, PlayerField),
    /// Something about a permanent, by its place among the lines of the set-up.
    Permanent(usize, PermanentField),
    /// A card made on the spot, by its place; a new one has none.
    Card(Option<usize>),
    /// A line of the script.
    Script(usize),
}

/// A field of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum PlayerField {
    Name,
    Life,
    Poison,
    Mana,
    Skip,
    Zone(CardZone),
    Other,
}

/// A field of a permanent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum PermanentField {
    Card,
    Label,
    Controller,
    Owner,
    Damage,
    Counters,
    Host,
    Phase,
    Face,
    Copy,
}

/// The field of a fault: that of the line at which it is told, and of what is wrong with it.
pub(super) fn field_of(scenario: &Scenario, fault: &Fault) -> Field {
    let line = fault.spot.line();
    let setup = scenario.setup.iter().enumerate().find(|(_, own)| own.spot.line() == line);
    if let Some((at, own)) = setup {
        return match &own.statement {
            SetupLine::Have(permanent) => {
                let is_copy = fault.spot.column() > permanent.card.spot.column();
                Field::Permanent(at, of_permanent(&fault.problem, is_copy))
            }
            statement => of_statement(statement),
        };
    }
    if let Some(at) = scenario.script.iter().position(|own| own.spot.line() == line) {
        return Field::Script(at);
    }
    match &fault.problem {
        Problem::Setup(SetupError::AlreadyLost { player }) => Field::Player(*player, PlayerField::Life),
        Problem::Setup(SetupError::UnequalLife { player }) => Field::Player(*player, PlayerField::Life),
        Problem::Setup(SetupError::WrongNumberOfPlayers { .. }) => Field::Seats,
        Problem::Setup(SetupError::NoSuchPlayer { permanent: None, .. }) => Field::Turn,
        _ => Field::Board,
    }
}

fn of_statement(statement: &SetupLine) -> Field {
    match statement {
        SetupLine::Players(_) | SetupLine::Teams(_) => Field::Seats,
        SetupLine::Turn { .. } => Field::Turn,
        SetupLine::StartAt(_) => Field::Start,
        SetupLine::Time(_) => Field::Time,
        SetupLine::PreviousTurn { .. } => Field::PreviousTurn,
        SetupLine::FreeMana | SetupLine::Have(_) => Field::Board,
        SetupLine::PlayerName(of, _) => Field::Player(*of, PlayerField::Name),
        SetupLine::Life(of, _) => Field::Player(*of, PlayerField::Life),
        SetupLine::Poison(of, _) => Field::Player(*of, PlayerField::Poison),
        SetupLine::Mana(of, _) => Field::Player(*of, PlayerField::Mana),
        SetupLine::PlayedALand(of) => Field::Player(*of, PlayerField::Other),
        SetupLine::Skip(of, _) => Field::Player(*of, PlayerField::Skip),
        SetupLine::Cards(of, zone, _) => Field::Player(*of, PlayerField::Zone(*zone)),
    }
}

const fn of_permanent(problem: &Problem, is_copy: bool) -> PermanentField {
    match problem {
        Problem::Setup(error) => match error {
            SetupError::NoSuchHost { .. }
            | SetupError::AttachedInACircle { .. }
            | SetupError::NotAnAttachment { .. }
            | SetupError::IllegalHost { .. }
            | SetupError::AuraWithoutHost { .. } => PermanentField::Host,
            SetupError::IndirectWithoutHost { .. } => PermanentField::Phase,
            SetupError::DamageOnNonCreature { .. } => PermanentField::Damage,
            SetupError::NoBackFace { .. } => PermanentField::Face,
            SetupError::NoSuchPlayer { .. } => PermanentField::Controller,
            _ => PermanentField::Card,
        },
        Problem::UnknownName { .. } | Problem::AmbiguousName { .. } => PermanentField::Host,
        Problem::RepeatedLabel { .. } => PermanentField::Label,
        Problem::UnknownCard { .. } if is_copy => PermanentField::Copy,
        _ => PermanentField::Card,
    }
}
