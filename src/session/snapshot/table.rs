//! The table: players, permanents, the stack.

use super::Text;
use super::permanent::PermanentView;
use crate::engine::{Action, Colour, ObjectId, PlayerId, Target};
use serde::Serialize;
use std::rc::Rc;

/// Everything on the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Table {
    /// Whose side is nearest: the learner's seat.
    pub you: PlayerId,
    /// One side for each player, in turn order.
    pub sides: Rc<[Side]>,
    /// Where phased-out permanents are shown together, in an edition that has such a zone.
    pub phased_out_zone: Option<PhasedOutZone>,
    /// The stack, top first.
    pub stack: Rc<[StackItemView]>,
    /// Triggered abilities that wait to be put on the stack.
    pub waiting: Rc<[TriggerView]>,
    /// Who has priority, and why.
    pub priority: PriorityView,
    /// Attacks, blocks and targets.
    pub arrows: Rc<[Arrow]>,
    /// How the game ended, in words.
    pub result: Option<Text>,
}

/// A player's side of the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Side {
    /// The player.
    pub player: PlayerView,
    /// Creatures and other permanents that are not lands, phased out or not, with what is attached to them inside. An
    /// Aura or Equipment on nothing is here too.
    pub permanents: Rc<[PermanentView]>,
    /// Lands, grouped by name.
    pub lands: Rc<[LandGroup]>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PlayerView {
    /// Which seat.
    pub id: PlayerId,
    /// "Tu", or the player's name.
    pub name: Text,
    /// Whether this is the learner.
    pub is_you: bool,
    /// Whether this player plays with the learner; the learner does.
    pub is_on_your_team: bool,
    /// Whether this player has lost and left a game that goes on.
    pub has_left: bool,
    /// Whether it is this player's turn.
    pub is_active: bool,
    /// Whether this player has priority.
    pub has_priority: bool,
    /// Life.
    pub life: i32,
    /// Whether that is the life of a team, the same for each of its players.
    pub shares_life: bool,
    /// Poison counters.
    pub poison: u32,
    /// The Auras attached to the player, by name.
    pub auras: Rc<[Text]>,
    /// The mana pool, kind by kind, empty kinds left out.
    pub mana: Rc<[Pip]>,
    /// The cards in hand. Scenarios are played with open cards.
    pub hand: Rc<[CardView]>,
    /// How many cards are in the library.
    pub library: u32,
    /// The graveyard, newest last.
    pub graveyard: Rc<[CardView]>,
    /// Exiled cards ("removed from the game" in 2005).
    pub exile: Rc<[CardView]>,
    /// The largest hand the player may keep, or no limit.
    pub maximum_hand_size: Option<u32>,
    /// Whether this turn's land was played.
    pub land_played: bool,
    /// Everything above in one sentence.
    pub label: Text,
    /// How to aim at this player.
    pub target: Target,
}

/// Some mana of one kind, or a part of a cost.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Pip {
    /// The colour; `None` for colourless mana, or the generic part of a cost.
    pub colour: Option<Colour>,
    /// How much.
    pub amount: u16,
    /// In words: "2 verdi".
    pub label: Text,
}

/// A card that is not in play.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CardView {
    /// Which object.
    pub id: ObjectId,
    /// Its name.
    pub name: Text,
    /// The language of the name, which may not be the reader's.
    pub name_lang: &'static str,
    /// "Creatura — Felino".
    pub type_line: Text,
    /// The card types alone: "Istantaneo".
    pub short_type: Text,
    /// What it costs.
    pub cost: Rc<[Pip]>,
    /// Its colours.
    pub colours: Rc<[Colour]>,
    /// "5/4".
    pub power_toughness: Option<Text>,
    /// What it does, line by line.
    pub rules: Rc<[Text]>,
    /// Whether it may be played now.
    pub is_playable: bool,
    /// What playing it would be, legal or not: for `Act` if it is playable and needs no target, else for `Try`.
    pub attempt: Option<Action>,
    /// Everything above in one sentence.
    pub label: Text,
}

/// Lands of one name.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LandGroup {
    /// The name.
    pub name: Text,
    /// How many, and how many are tapped, in words.
    pub label: Text,
    /// The lands, each a permanent of its own.
    pub lands: Rc<[PermanentView]>,
}

/// The phased-out zone.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PhasedOutZone {
    /// Its name.
    pub name: Text,
    /// What is in it, hosts with their attachments inside. They are in their places on the sides as well.
    pub permanents: Rc<[PermanentView]>,
    /// In one sentence; says so when it is empty.
    pub label: Text,
}

/// What an object on the stack is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum StackItemKind {
    /// A spell.
    Spell,
    /// A copy of a spell.
    Copy,
    /// An activated ability.
    Activated,
    /// A triggered ability.
    Triggered,
    /// Combat damage.
    CombatDamage,
}

/// An object on the stack.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StackItemView {
    /// Which object.
    pub id: ObjectId,
    /// What it is.
    pub kind: StackItemKind,
    /// The spell's name, or that of the ability's source.
    pub title: Text,
    /// The language of the title where it is a name, which may not be the reader's.
    pub title_lang: &'static str,
    /// "Istantaneo di Bruno", "Abilità innescata, tua".
    pub kind_text: Text,
    /// The permanent or card whose ability it is.
    pub source: Option<ObjectId>,
    /// Who controls it; combat damage has no controller.
    pub controller: Option<PlayerId>,
    /// What it will do.
    pub description: Text,
    /// What it is aimed at.
    pub targets: Rc<[TargetView]>,
    /// The same in words: "Bersaglio: Lince di Bruma."; empty if it has no target.
    pub aims: Text,
    /// Whether it resolves first.
    pub is_top: bool,
    /// Its place in words: "si risolve per prima".
    pub order: Text,
    /// Everything above in one sentence.
    pub label: Text,
}

/// What something is aimed at.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TargetView {
    /// Which object or player.
    pub target: Target,
    /// Its name.
    pub name: Text,
}

/// A triggered ability that waits.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TriggerView {
    /// Which, unique among those that wait.
    pub id: u32,
    /// What it belongs to.
    pub source: ObjectId,
    /// Who will control it.
    pub controller: PlayerId,
    /// Its source's name.
    pub title: Text,
    /// What it will do.
    pub description: Text,
    /// Why it waits.
    pub reason: Text,
    /// Everything above in one sentence.
    pub label: Text,
}

/// Who has priority.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PriorityView {
    /// Who, if anybody.
    pub player: Option<PlayerId>,
    /// "Tu", "Bruno", "Nessuno".
    pub who: Text,
    /// Why: "fino al mantenimento", "Bruno ha passato".
    pub why: Text,
}

/// What an arrow means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum ArrowKind {
    /// From an attacker to the player it attacks, unless it is blocked.
    Attack,
    /// From a blocker to the attacker it blocks.
    Block,
    /// From an object on the stack to its target.
    Target,
    /// From a blocker or attacker that was refused.
    Refused,
}

/// An arrow on the table. It repeats what the labels say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Arrow {
    /// What it means.
    pub kind: ArrowKind,
    /// Where it starts.
    pub from: ObjectId,
    /// Where it ends.
    pub to: Target,
}
