//! A permanent as the table shows it.

use super::Text;
use super::table::Pip;
use crate::engine::{Action, Colour, Face, Keyword, ObjectId, PlayerId, Target};
use serde::Serialize;
use std::rc::Rc;

/// Where a permanent belongs on its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum PermanentKind {
    /// A creature, whatever else it is.
    Creature,
    /// A land that is no creature.
    Land,
    /// An Aura.
    Aura,
    /// An Equipment that is no creature.
    Equipment,
    /// Any other artifact or enchantment.
    Other,
}

/// A permanent, phased in or out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PermanentView {
    /// Which object.
    pub id: ObjectId,
    /// Its name.
    pub name: Text,
    /// The same with the number that tells it from others of its name: "Foresta (2)".
    pub called: Text,
    /// The language of the name, which may not be the reader's.
    pub name_lang: &'static str,
    /// "Creatura — Felino", as it is now.
    pub type_line: Text,
    /// What the small frame has room for: a creature's subtypes, else the card type.
    pub short_type: Text,
    /// What its mana abilities add, for the pip of a land.
    pub produces: Rc<[Colour]>,
    /// Where it belongs on its side.
    pub kind: PermanentKind,
    /// What it costs.
    pub cost: Rc<[Pip]>,
    /// Its colours, as they are now.
    pub colours: Rc<[Colour]>,
    /// Power and toughness, if it is a creature.
    pub power_toughness: Option<PowerToughness>,
    /// What it does, line by line, as printed.
    pub rules: Rc<[Text]>,
    /// Its keywords, as they are now.
    pub keywords: Rc<[KeywordView]>,
    /// Its activated abilities.
    pub abilities: Rc<[AbilityView]>,
    /// Who owns it.
    pub owner: PlayerId,
    /// Who controls it; while it is phased out, who controlled it last.
    pub controller: PlayerId,
    /// Whether it is a token.
    pub is_token: bool,
    /// Whether it is tapped. A phased-out permanent keeps its orientation.
    pub is_tapped: bool,
    /// Which face is up.
    pub face: Face,
    /// Whether it shows the characteristics of another card, as a copy of it.
    pub is_copy: bool,
    /// Whether summoning sickness keeps it from attacking.
    pub is_summoning_sick: bool,
    /// 502.15m: it phased in and may attack as though it had haste.
    pub as_though_haste: bool,
    /// Damage marked on it.
    pub damage: u32,
    /// Its counters.
    pub counters: Rc<[CounterView]>,
    /// In phase or out of it.
    pub phase: PhaseView,
    /// Its part in the combat.
    pub combat: Option<CombatRole>,
    /// Whether something on the stack is aimed at it.
    pub is_targeted: bool,
    /// What the picture says of it in words, most important first.
    pub flags: Rc<[Flag]>,
    /// What it is attached to.
    pub attached_to: Option<ObjectId>,
    /// The player that an Aura is attached to.
    pub enchants: Option<PlayerId>,
    /// What is attached to it, phased out with it or not.
    pub attachments: Rc<[PermanentView]>,
    /// Everything the picture says, attachments included, in full sentences.
    pub label: Text,
    /// How to aim at it.
    pub target: Target,
}

/// A creature's power and toughness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PowerToughness {
    /// Power now.
    pub power: i32,
    /// Toughness now.
    pub toughness: i32,
    /// As printed; `None` for what is a creature only for the moment.
    pub printed: Option<(i32, i32)>,
}

/// A keyword.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct KeywordView {
    /// Which.
    pub keyword: Keyword,
    /// Its name.
    pub name: Text,
}

/// An activated ability of a permanent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AbilityView {
    /// Which of its abilities.
    pub index: u8,
    /// Cost and effect.
    pub text: Text,
    /// Whether it may be activated now.
    pub is_playable: bool,
    /// What activating it would be, legal or not: for `Act` if it is playable and needs no target, else for `Try`.
    pub attempt: Action,
}

/// Counters of one kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CounterView {
    /// The kind's own sign: "+1/+1", or its name.
    pub sign: Text,
    /// How many.
    pub count: u16,
    /// "3 segnalini +1/+1".
    pub label: Text,
}

/// In phase or out of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "type")]
pub enum PhaseView {
    /// In phase.
    In {
        /// The event shown brought it in.
        just_now: bool,
        /// It phases out in the next untap step of its controller unless something changes: `None` if it does not.
        will_go_out: Option<Text>,
    },
    /// Out of phase, and comes back by itself.
    OutDirectly {
        /// In this player's untap step; not told while a question stands.
        returns_with: Option<PlayerId>,
        /// "Torna nel tuo prossimo STAP."
        text: Text,
        /// The event shown took it out.
        just_now: bool,
    },
    /// Out of phase, and comes back only with its host.
    OutIndirectly {
        /// The host.
        host: ObjectId,
        /// "Fuori fase con Lince di Bruma, indirettamente; torna solo con lei."
        text: Text,
        /// The event shown took it out.
        just_now: bool,
    },
    /// Out of phase until another permanent leaves.
    OutUntil {
        /// That permanent.
        source: ObjectId,
        /// In words.
        text: Text,
        /// The event shown took it out.
        just_now: bool,
    },
}

impl PhaseView {
    /// Whether it is out of phase.
    #[must_use]
    pub const fn is_out(&self) -> bool {
        !matches!(self, Self::In { .. })
    }
}

/// A creature's part in the combat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "type")]
pub enum CombatRole {
    /// It attacks.
    Attacking {
        /// Whom.
        defender: PlayerId,
        /// Blocked, unblocked, or not yet known. It stays blocked even if every blocker is gone.
        blocked: Option<bool>,
        /// What blocks it now.
        blockers: Rc<[ObjectId]>,
    },
    /// It blocks.
    Blocking {
        /// What; nothing once that has left combat.
        attacker: Option<ObjectId>,
    },
}

/// One thing the picture says in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Flag {
    /// Which sign goes with it.
    pub kind: FlagKind,
    /// The words, short enough for the frame.
    pub text: Text,
}

/// What a flag is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum FlagKind {
    /// It will phase out next.
    Soon,
    /// It is phased out.
    Out,
    /// It has just phased in.
    In,
    /// It attacks.
    Attacking,
    /// It blocks.
    Blocking,
    /// It is blocked.
    Blocked,
    /// Something is aimed at it.
    Targeted,
    /// It is summoning sick.
    SummoningSick,
    /// It may attack as though it had haste.
    AsThoughHaste,
    /// Somebody else owns it.
    Foreign,
    /// It has transformed: its back face is up.
    Transformed,
    /// It is face down.
    FaceDown,
    /// It is a copy of another card.
    Copy,
    /// It is a token.
    Token,
    /// The last attempt named it, and the rules forbid that.
    Refused,
}
