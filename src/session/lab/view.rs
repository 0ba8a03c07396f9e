//! A board in the making as its forms show it: plain data in the reader's language.

use super::card_form::CardForm;
use super::check::DraftFault;
use super::edit::{Host, PhaseForm, Seats};
use crate::engine::{Colour, Counter, DayNight, Edition, Face, Mana, ObjectId, PlayerId, Skipped, Step};
use crate::scenario::CardZone;
use crate::session::snapshot::Text;
use std::rc::Rc;

/// A board in the making.
#[derive(Clone, Debug, PartialEq)]
pub struct DraftView {
    /// What it is called; empty if nothing was said.
    pub name: Text,
    /// Its text.
    pub text: Text,
    /// Whether the text can be read; if not, the forms show what it said before.
    pub is_readable: bool,
    /// The edition in which the forms show it.
    pub edition: Edition,
    /// The edition that it is for; both if none is named.
    pub only: Option<Edition>,
    /// Who sits at the table.
    pub seats: Seats,
    /// Which turn it is.
    pub turn: u32,
    /// Whose.
    pub turn_of: PlayerId,
    /// Whether it is the real first turn of the game.
    pub is_first_turn: bool,
    /// The step about to begin.
    pub start: Step,
    /// Day or night, if anything was said.
    pub time: Option<DayNight>,
    /// The turn before, if anything was said.
    pub previous: Option<PreviousView>,
    /// Whether spells and abilities need no mana.
    pub free_mana: bool,
    /// The players.
    pub players: Rc<[PlayerForm]>,
    /// What is in play, in its order.
    pub permanents: Rc<[PermanentForm]>,
    /// The cards made on the spot.
    pub cards: Rc<[OwnCard]>,
    /// The script, line by line.
    pub script: Rc<[ScriptRow]>,
    /// Everything that is wrong.
    pub faults: Rc<[DraftFault]>,
}

/// The turn before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviousView {
    /// Whose it was.
    pub of: PlayerId,
    /// How many spells each player cast in it, in turn order.
    pub spells: Rc<[(PlayerId, u32)]>,
}

/// A player's fields.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerForm {
    /// Which player.
    pub id: PlayerId,
    /// What he is called on the table.
    pub shown: Text,
    /// What the text calls him; empty if nothing was said.
    pub name: Text,
    /// His life; of a team its life.
    pub life: u32,
    /// Whether his life is a teammate's, who stands for the team.
    pub shares_life: bool,
    /// His poison counters.
    pub poison: u32,
    /// His mana.
    pub mana: Mana,
    /// Whether he has played a land.
    pub played_a_land: bool,
    /// What he will skip.
    pub skips: Rc<[Skipped]>,
    /// His hand, library, graveyard and exile.
    pub zones: Rc<[ZoneForm]>,
}

/// The cards of a zone.
#[derive(Clone, Debug, PartialEq)]
pub struct ZoneForm {
    /// Which.
    pub zone: CardZone,
    /// Its entries in order; of a library the top first.
    pub cards: Rc<[CardEntry]>,
    /// Whether nothing was said of it, and the program fills it.
    pub is_filler: bool,
}

/// So many of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardEntry {
    /// Its name in the reader's language.
    pub name: Text,
    /// How many.
    pub count: u32,
}

/// A permanent's fields.
#[derive(Clone, Debug, PartialEq)]
pub struct PermanentForm {
    /// Its place among the lines of the set-up.
    pub at: usize,
    /// Which object it is on the table; `None` in an edition in which it is not there.
    pub id: Option<ObjectId>,
    /// Its card's name in the reader's language.
    pub name: Text,
    /// The same, told apart from others of that name.
    pub title: Text,
    /// What scripts call it; empty if by its card's name.
    pub label: Text,
    /// The card, as the text names it.
    pub card: Text,
    /// Which of the cards made on the spot it is.
    pub own_card: Option<usize>,
    /// Type, and power and toughness of a creature.
    pub type_line: Text,
    /// The edition in which it is there; both if none is named.
    pub only: Option<Edition>,
    /// Who controls it.
    pub controller: PlayerId,
    /// Who owns it.
    pub owner: PlayerId,
    /// Whether it is tapped.
    pub is_tapped: bool,
    /// Damage on it.
    pub damage: u32,
    /// Its counters.
    pub counters: Rc<[(Counter, u16)]>,
    /// What it is attached to, if that can be told.
    pub host: Option<Host>,
    /// In phase or out of it.
    pub phase: PhaseForm,
    /// Which face is up.
    pub face: Face,
    /// Which card it is a copy of, in the reader's language.
    pub copy: Option<Text>,
    /// Whether it is a token.
    pub is_token: bool,
    /// Whether it came this turn.
    pub is_new: bool,
    /// Whether it may attack as though it had haste.
    pub as_though_haste: bool,
    /// The colour that was chosen for it.
    pub chose: Option<Colour>,
    /// The players it has dealt damage to.
    pub damaged: Rc<[PlayerId]>,
}

/// A card made on the spot.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnCard {
    /// Its name in the reader's language.
    pub name: Text,
    /// Type, and power and toughness of a creature.
    pub type_line: Text,
    /// Its form, to change it.
    pub form: CardForm,
}

/// A line of the script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptRow {
    /// As the text says it.
    pub text: Text,
    /// Whether something is expected there, rather than done.
    pub is_expectation: bool,
    /// The edition in which it counts; both if none is named.
    pub only: Option<Edition>,
    /// Its line in the text.
    pub line: u32,
}
