//! Everything that can be done to a board in the making.

use super::card_form::CardForm;
use super::field::{Field, PermanentField, PlayerField};
use crate::engine::{Colour, Counter, DayNight, Edition, Face, Mana, PlayerId, Skipped, Step};
use crate::scenario::CardZone;
use crate::session::snapshot::Text;

/// One change. What it is about is named by its place among the lines of the set-up, as a [`DraftView`](super::DraftView)
/// tells it.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Another text altogether.
    Write(Text),
    /// What the board is called.
    Name(Text),
    /// The edition that it is for; both if none is named.
    For(Option<Edition>),
    /// Who sits at the table.
    Seats(Seats),
    /// Which turn it is, from 1.
    Turn(u32),
    /// Whose turn it is.
    TurnOf(PlayerId),
    /// Whether it is the real first turn of the game.
    FirstTurn(bool),
    /// The step about to begin.
    StartAt(Step),
    /// Day or night, or nothing said.
    Time(Option<DayNight>),
    /// Whose the turn before was, and how many spells were cast in it by whom; or nothing said.
    PreviousTurn(Option<(PlayerId, Vec<(PlayerId, u32)>)>),
    /// Whether spells and abilities need no mana.
    FreeMana(bool),
    /// Something about a player.
    Player(PlayerId, PlayerEdit),
    /// A permanent more, under a player's control.
    Add(PlayerId, Text),
    /// Something about a permanent.
    Permanent(usize, PermanentEdit),
    /// A card made on the spot, new or in place of the one at this place of the list.
    PutCard(Option<usize>, Box<CardForm>),
    /// A card made on the spot is taken away, with everything that is one.
    RemoveCard(usize),
    /// A line of the script is taken away.
    RemoveScriptLine(usize),
    /// The whole script is taken away.
    ClearScript,
}

/// Who sits at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seats {
    /// Two players.
    Two,
    /// Three, each for himself.
    Three,
    /// Four, each for himself.
    Four,
    /// Two teams of two.
    Teams,
    /// Something else that a text said.
    Other,
}

/// Something about a player.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayerEdit {
    /// What he is called; nothing for what the program calls him.
    Name(Text),
    /// His life.
    Life(u32),
    /// His poison counters.
    Poison(u32),
    /// The mana in his pool.
    Mana(Mana),
    /// Whether he has played a land this turn.
    PlayedALand(bool),
    /// What he will skip.
    Skip(Vec<Skipped>),
    /// A card more in a zone: at the end of it, or on top of the library.
    AddCard(CardZone, Text),
    /// One card fewer of an entry of a zone.
    RemoveCard(CardZone, usize),
    /// An entry of a zone stands one place earlier.
    Earlier(CardZone, usize),
    /// Nothing is in the zone.
    Empty(CardZone),
}

/// What a permanent is attached to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Host {
    /// A player.
    Player(PlayerId),
    /// A permanent, by its place among the lines.
    Permanent(usize),
}

/// In phase or out of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PhaseForm {
    /// In phase.
    #[default]
    In,
    /// Out, under its controller or another player.
    Out(Option<PlayerId>),
    /// Out with its host.
    WithHost,
}

/// Something about a permanent.
#[derive(Clone, Debug, PartialEq)]
pub enum PermanentEdit {
    /// What scripts call it; nothing for its card's name.
    Label(Text),
    /// The edition in which it is there; both if none is named.
    For(Option<Edition>),
    /// Who controls it.
    Controller(PlayerId),
    /// Who owns it.
    Owner(PlayerId),
    /// Whether it is tapped.
    Tapped(bool),
    /// Damage on it.
    Damage(u32),
    /// So many counters of a kind.
    Counters(Counter, u16),
    /// What it is attached to.
    AttachedTo(Option<Host>),
    /// In phase or out of it.
    Phase(PhaseForm),
    /// Which face is up.
    Face(Face),
    /// Which card it is a copy of.
    CopyOf(Option<Text>),
    /// Whether it is a token.
    Token(bool),
    /// Whether it came under its controller's control this turn.
    New(bool),
    /// Whether it may attack as though it had haste.
    AsThoughHaste(bool),
    /// The colour that was chosen for it.
    Chose(Option<Colour>),
    /// Whether it has dealt damage to this player.
    Damaged(PlayerId, bool),
    /// Another one just like it.
    Duplicate,
    /// It is taken away; what was attached to it is attached to nothing.
    Remove,
    /// It is named one place earlier: it came into play before.
    Earlier,
}

impl Edit {
    /// The field that it is about: where to say why it cannot be done.
    #[must_use]
    pub fn field(&self) -> Field {
        match self {
            Self::Write(_) | Self::FreeMana(_) | Self::ClearScript => Field::Board,
            Self::Name(_) => Field::Name,
            Self::For(_) => Field::Edition,
            Self::Seats(_) => Field::Seats,
            Self::Turn(_) | Self::TurnOf(_) | Self::FirstTurn(_) => Field::Turn,
            Self::StartAt(_) => Field::Start,
            Self::Time(_) => Field::Time,
            Self::PreviousTurn(_) => Field::PreviousTurn,
            Self::Player(player, edit) => Field::Player(*player, edit.field()),
            Self::Add(player, _) => Field::Player(*player, PlayerField::Other),
            Self::Permanent(at, edit) => Field::Permanent(*at, edit.field()),
            Self::PutCard(at, _) => Field::Card(*at),
            Self::RemoveCard(at) => Field::Card(Some(*at)),
            Self::RemoveScriptLine(at) => Field::Script(*at),
        }
    }
}

impl PlayerEdit {
    const fn field(&self) -> PlayerField {
        match self {
            Self::Name(_) => PlayerField::Name,
            Self::Life(_) => PlayerField::Life,
            Self::Poison(_) => PlayerField::Poison,
            Self::Mana(_) => PlayerField::Mana,
            Self::PlayedALand(_) => PlayerField::Other,
            Self::Skip(_) => PlayerField::Skip,
            Self::AddCard(zone, _)
            | Self::RemoveCard(zone, _)
            | Self::Earlier(zone, _)
            | Self::Empty(zone) => PlayerField::Zone(*zone),
        }
    }
}

impl PermanentEdit {
    const fn field(&self) -> PermanentField {
        match self {
            Self::Label(_) => PermanentField::Label,
            Self::Controller(_) => PermanentField::Controller,
            Self::Owner(_) => PermanentField::Owner,
            Self::Damage(_) => PermanentField::Damage,
            Self::Counters(..) => PermanentField::Counters,
            Self::AttachedTo(_) => PermanentField::Host,
            Self::Phase(_) => PermanentField::Phase,
            Self::Face(_) => PermanentField::Face,
            Self::CopyOf(_) => PermanentField::Copy,
            _ => PermanentField::Card,
        }
    }
}
