//! What players may choose: the decision the game waits for, the actions that answer it, and which of them are legal.

use super::combat::{Assignment, Block};
use super::object::ObjectId;
use super::player::PlayerId;
use serde::{Deserialize, Serialize};

/// The one thing the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum Awaiting {
    /// A player has priority.
    Priority {
        /// Who.
        player: PlayerId,
    },
    /// The active player declares attackers (308.2 / 508.1).
    Attackers {
        /// Who.
        player: PlayerId,
    },
    /// The defending player declares blockers (309.2 / 509.1).
    Blockers {
        /// Who.
        player: PlayerId,
    },
    /// A player divides combat damage (310.2 / 510.1).
    DamageAssignment {
        /// Who.
        player: PlayerId,
    },
    /// A player discards, in cleanup or because an effect says so.
    Discard {
        /// Who.
        player: PlayerId,
        /// How many cards.
        count: u32,
    },
    /// The active player chooses which permanents that may stay tapped do so (302.2 / 502.3).
    UntapChoice {
        /// Who.
        player: PlayerId,
        /// The permanents that may stay tapped.
        optional: Vec<ObjectId>,
    },
    /// A player orders the triggered abilities that go on the stack now (410.3 / 603.3b).
    TriggerOrder {
        /// Who.
        player: PlayerId,
        /// The waiting abilities, in the order in which they triggered.
        triggers: Vec<TriggerId>,
    },
    /// A player chooses targets for a triggered ability going on the stack (410.4 / 603.3d).
    TriggerTargets {
        /// Who.
        player: PlayerId,
        /// Which ability.
        trigger: TriggerId,
    },
    /// A player keeps one of several legends (704.5j).
    LegendToKeep {
        /// Who.
        player: PlayerId,
        /// The legends of that name.
        legends: Vec<ObjectId>,
    },
    /// Nobody may act: the turn goes on by itself, in the midst of a step's automatic actions.
    TheTurn,
    /// Nothing: the game is over.
    Nothing,
}

impl Action {
    /// An attack on the first opponent: the only one of a game of two.
    #[must_use]
    pub const fn attack(attackers: Vec<ObjectId>) -> Self {
        Self::DeclareAttackers { attackers, defenders: Vec::new() }
    }
}

impl Awaiting {
    /// Whether any member of the player's team may decide this (805.5, 805.7, 805.10).
    #[must_use]
    pub const fn is_for_the_team(&self) -> bool {
        matches!(
            self,
            Self::Priority { .. }
                | Self::Attackers { .. }
                | Self::Blockers { .. }
                | Self::DamageAssignment { .. }
                | Self::UntapChoice { .. }
                | Self::TriggerOrder { .. }
        )
    }

    /// Who must decide; `None` when the game is over or goes on by itself.
    #[must_use]
    pub const fn player(&self) -> Option<PlayerId> {
        match self {
            Self::Priority { player }
            | Self::Attackers { player }
            | Self::Blockers { player }
            | Self::DamageAssignment { player }
            | Self::Discard { player, .. }
            | Self::UntapChoice { player, .. }
            | Self::TriggerOrder { player, .. }
            | Self::TriggerTargets { player, .. }
            | Self::LegendToKeep { player, .. } => Some(*player),
            Self::TheTurn | Self::Nothing => None,
        }
    }
}

/// A triggered ability that has triggered and waits to be put on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TriggerId(u32);

impl TriggerId {
    /// The id with this number.
    #[must_use]
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0
    }
}

/// Something a spell or ability is aimed at. Spells on the stack are objects too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "type", content = "id")]
pub enum Target {
    /// A permanent, or a spell on the stack.
    Object(ObjectId),
    /// A player.
    Player(PlayerId),
}

/// A player's choice.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum Action {
    /// Passes priority.
    PassPriority,
    /// Plays a land from hand (305.4 / 116.2a).
    PlayLand {
        /// The card in hand.
        card: ObjectId,
    },
    /// Casts a spell from hand, paying from the mana pool ("plays" it in 2005).
    Cast {
        /// The card in hand.
        card: ObjectId,
        /// Its targets, in the order of the card's text.
        #[serde(default)]
        targets: Vec<Target>,
    },
    /// Activates an ability of a permanent.
    Activate {
        /// The permanent.
        source: ObjectId,
        /// Which of its abilities, by index among all its abilities.
        ability: u8,
        /// Its targets.
        #[serde(default)]
        targets: Vec<Target>,
    },
    /// Declares attackers; may be none.
    DeclareAttackers {
        /// The attacking creatures.
        attackers: Vec<ObjectId>,
        /// The player that each of them attacks, in the same order; the first opponent where none is named.
        #[serde(default)]
        defenders: Vec<PlayerId>,
    },
    /// Declares blockers; may be none.
    DeclareBlockers {
        /// Who blocks what.
        blocks: Vec<Block>,
    },
    /// Assigns the combat damage of all one's creatures that deal it now.
    AssignDamage {
        /// The whole assignment.
        assignments: Vec<Assignment>,
    },
    /// Discards these cards.
    Discard {
        /// Cards in hand.
        cards: Vec<ObjectId>,
    },
    /// Leaves these permanents tapped in the untap step.
    StayTapped {
        /// Any of the optional ones.
        permanents: Vec<ObjectId>,
    },
    /// Puts one's waiting triggers on the stack in this order: the first resolves last.
    OrderTriggers {
        /// All of them.
        order: Vec<TriggerId>,
    },
    /// Chooses the targets of a triggered ability.
    ChooseTargets {
        /// Its targets.
        targets: Vec<Target>,
    },
    /// Keeps this legend.
    KeepLegend {
        /// Which one.
        legend: ObjectId,
    },
}

/// One kind of action open now, with every choice it leaves. [`LegalAction::allows`] tells whether a concrete action is
/// among them; the engine accepts exactly those.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum LegalAction {
    /// Pass.
    PassPriority,
    /// Play this land.
    PlayLand {
        /// The card.
        card: ObjectId,
    },
    /// Cast this card, with one target out of each slot.
    Cast {
        /// The card.
        card: ObjectId,
        /// The legal targets, slot by slot.
        slots: Vec<Vec<Target>>,
    },
    /// Activate this ability, with one target out of each slot.
    Activate {
        /// The permanent.
        source: ObjectId,
        /// Which ability.
        ability: u8,
        /// The legal targets, slot by slot.
        slots: Vec<Vec<Target>>,
    },
    /// Declare any of these as attackers.
    DeclareAttackers {
        /// Creatures that may attack.
        able: Vec<ObjectId>,
        /// Players who may be attacked.
        defenders: Vec<PlayerId>,
    },
    /// Declare any of these blocks, at most one for each blocker.
    DeclareBlockers {
        /// Every legal pair.
        pairs: Vec<Block>,
    },
    /// Divide the damage of each source among its recipients.
    AssignDamage {
        /// Who deals how much to whom.
        sources: Vec<DamageSource>,
    },
    /// Discard so many of these.
    Discard {
        /// The hand.
        hand: Vec<ObjectId>,
        /// How many.
        count: u32,
    },
    /// Leave any of these tapped.
    StayTapped {
        /// The optional ones.
        optional: Vec<ObjectId>,
    },
    /// Put these in any order.
    OrderTriggers {
        /// All of them.
        triggers: Vec<TriggerId>,
    },
    /// One target out of each slot.
    ChooseTargets {
        /// The ability.
        trigger: TriggerId,
        /// The legal targets, slot by slot.
        slots: Vec<Vec<Target>>,
    },
    /// Keep one of these.
    KeepLegend {
        /// The legends.
        legends: Vec<ObjectId>,
    },
}

/// A creature that assigns combat damage now, and what it may assign it to.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DamageSource {
    /// The creature.
    pub source: ObjectId,
    /// How much it must assign in total.
    pub amount: u32,
    /// The creatures it may assign damage to.
    pub creatures: Vec<Lethal>,
    /// The player it may assign damage to: if unblocked, or by trample once every blocker has lethal damage.
    pub player: Option<PlayerId>,
    /// Whether it has deathtouch, so that any damage from it is lethal (702.2c).
    pub deathtouch: bool,
}

/// A creature in combat and how much more damage would be lethal for it, before this step's partners count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Lethal {
    /// The creature.
    pub creature: ObjectId,
    /// Toughness less damage already marked, at least 0 (502.9 / 702.19b); 1 at most from a source with deathtouch.
    pub lethal: u32,
}
