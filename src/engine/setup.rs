//! A set-up is any arrangement; a game can only be had by validating one. All faults are named.

use super::card::Card;
use super::day_night::DayNight;
use super::edition::Ruleset;
use super::effect::Counter;
use super::event::SpellCount;
use super::face::Face;
use super::mana::{Colour, Mana};
use super::player::PlayerId;
use super::step::{Skipped, Step};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Any arrangement of a game, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Setup {
    /// The rules in force.
    pub ruleset: Ruleset,
    /// The players in turn order; two to four of them.
    pub players: Vec<PlayerSetup>,
    /// Who plays with whom, team by team, with shared team turns (805, 810); nothing if everybody plays alone.
    #[serde(default)]
    pub teams: Vec<Vec<PlayerId>>,
    /// Everything in play or phased out; the order gives the timestamps.
    pub permanents: Vec<PermanentSetup>,
    /// Which turn it is, from 1.
    pub turn: u32,
    /// Whose turn it is.
    pub active: PlayerId,
    /// The step about to begin.
    pub step: Step,
    /// Whether this is the real first turn of the game, whose draw step is skipped (101.5 / 103.8a).
    pub is_first_turn: bool,
    /// Day or night (`current`).
    pub day_night: DayNight,
    /// The turn before, for the day/night check.
    pub previous_turn: Option<PreviousTurn>,
    /// Whether spells and abilities need no mana, where mana is beside the point.
    pub free_mana: bool,
}

/// What the day/night check asks of the turn before.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PreviousTurn {
    /// Whose turn it was; of a team any member.
    pub active: PlayerId,
    /// How many spells players cast in it; nobody else cast any.
    pub spells: Vec<SpellCount>,
}

/// One player's part of a set-up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PlayerSetup {
    /// What the player is called.
    pub name: Arc<str>,
    /// Life.
    pub life: i32,
    /// Poison counters.
    pub poison: u32,
    /// Cards in hand.
    pub hand: Vec<Arc<Card>>,
    /// The library, top card first.
    pub library: Vec<Arc<Card>>,
    /// The graveyard, oldest first.
    pub graveyard: Vec<Arc<Card>>,
    /// Exiled cards.
    pub exile: Vec<Arc<Card>>,
    /// Mana in the pool.
    pub mana: Mana,
    /// Whether this turn's land was played already.
    pub land_played: bool,
    /// Steps and phases the player will skip.
    pub skips: Vec<Skipped>,
}

/// One permanent of a set-up.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PermanentSetup {
    /// Its card, or the token's characteristics.
    pub card: Arc<Card>,
    /// The card that it is a copy of, if it is one.
    #[serde(default)]
    pub copies: Option<Arc<Card>>,
    /// Which face of a double-faced card is up; while it is phased in, the time of day decides (702.145).
    #[serde(default)]
    pub face: Face,
    /// Who owns it.
    pub owner: PlayerId,
    /// Who controls it.
    pub controller: PlayerId,
    /// Whether it is a token.
    pub is_token: bool,
    /// Whether it is tapped.
    pub is_tapped: bool,
    /// Whether it came under its controller's control this turn.
    pub arrived_this_turn: bool,
    /// Marked damage.
    pub damage: u32,
    /// Counters.
    pub counters: Vec<(Counter, u16)>,
    /// The permanent it is attached to, by index in the set-up.
    pub attached_to: Option<usize>,
    /// The player that an Aura is attached to.
    #[serde(default)]
    pub enchants: Option<PlayerId>,
    /// Phased out, and how.
    pub phased_out: Option<PhasedOutSetup>,
    /// Players it has dealt damage to.
    pub damaged_players: Vec<PlayerId>,
    /// A chosen colour.
    pub chosen_colour: Option<Colour>,
    /// 502.15m: has phased in under its controller and may attack as though it had haste.
    pub as_though_haste: bool,
}

impl PermanentSetup {
    /// A card in play that has been there since an earlier turn: untapped, phased in, with nothing on it.
    #[must_use]
    pub fn new(card: Arc<Card>, controller: PlayerId) -> Self {
        Self {
            card,
            copies: None,
            face: Face::Front,
            owner: controller,
            controller,
            is_token: false,
            is_tapped: false,
            arrived_this_turn: false,
            damage: 0,
            counters: Vec::new(),
            attached_to: None,
            enchants: None,
            phased_out: None,
            damaged_players: Vec::new(),
            chosen_colour: None,
            as_though_haste: false,
        }
    }

    /// The characteristics that it shows.
    #[must_use]
    pub fn shown(&self) -> Arc<Card> {
        self.face.of(self.copies.as_ref().unwrap_or(&self.card))
    }
}

/// How a permanent of a set-up is phased out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum PhasedOutSetup {
    /// Directly, under this player's control.
    Directly {
        /// Who controlled it.
        under: PlayerId,
    },
    /// With the permanent it is attached to.
    Indirectly {
        /// Who controlled it.
        under: PlayerId,
    },
}

/// A fault of a set-up. `permanent` is an index into the set-up's permanents.
#[allow(missing_docs)]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum SetupError {
    /// There must be two to four players.
    WrongNumberOfPlayers { found: usize },
    /// A player who does not sit at the table is named.
    NoSuchPlayer { player: PlayerId, permanent: Option<usize> },
    /// The edition does not know shared team turns.
    NoTeams,
    /// There must be at least two teams, all of one size (805.1).
    UnevenTeams,
    /// A player is on no team or on several.
    NotOnOneTeam { player: PlayerId },
    /// The members of a team share one life total (810.4).
    UnequalLife { player: PlayerId },
    /// A turn number from 1 is needed.
    TurnZero,
    /// A card that is no permanent is in play.
    NotAPermanent { permanent: usize },
    /// Only creatures carry damage.
    DamageOnNonCreature { permanent: usize },
    /// The host does not exist.
    NoSuchHost { permanent: usize },
    /// It is attached to itself, or hosts form a circle.
    AttachedInACircle { permanent: usize },
    /// Only Auras and Equipment are attached.
    NotAnAttachment { permanent: usize },
    /// The host is not something it can be attached to.
    IllegalHost { permanent: usize },
    /// Indirectly phased out, but its host is not phased out, or it has none.
    IndirectWithoutHost { permanent: usize },
    /// An Aura in play needs a host.
    AuraWithoutHost { permanent: usize },
    /// A creature needs power and toughness.
    CreatureWithoutPower { card: Arc<str> },
    /// The edition does not know this keyword.
    UnknownKeyword { card: Arc<str>, keyword: super::card::Keyword },
    /// The edition does not know double-faced cards.
    NoDoubleFaces { card: Arc<str> },
    /// The edition does not know Auras that enchant players.
    NoPlayerAuras { card: Arc<str> },
    /// A card without a back face can't show one.
    NoBackFace { permanent: usize },
    /// The edition does not know day and night.
    NoDayNight,
    /// A player starts with no life, or with ten poison counters.
    AlreadyLost { player: PlayerId },
    /// A scenario can start at the beginning of any step but these.
    CannotStartIn { step: Step },
    /// More objects than the tutor handles.
    TooMany { limit: usize, found: usize },
}
