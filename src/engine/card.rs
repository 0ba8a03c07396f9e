//! Cards as data: characteristics and abilities, in one vocabulary that a judge can read.

use super::effect::{Counter, Instruction, Modification, ObjectFilter, Subject};
use super::mana::{Colour, Mana};
use super::step::Step;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A card type that the tutor knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum CardType {
    /// Artifact.
    Artifact,
    /// Creature.
    Creature,
    /// Enchantment.
    Enchantment,
    /// Instant.
    Instant,
    /// Land.
    Land,
    /// Sorcery.
    Sorcery,
}

impl CardType {
    /// All card types in scope.
    pub const ALL: [Self; 6] =
        [Self::Artifact, Self::Creature, Self::Enchantment, Self::Instant, Self::Land, Self::Sorcery];

    /// Whether a card of this type becomes a permanent.
    #[must_use]
    pub const fn is_permanent(self) -> bool {
        !matches!(self, Self::Instant | Self::Sorcery)
    }
}

/// A keyword ability that the tutor knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Keyword {
    /// 502.15 / 702.26.
    Phasing,
    /// 502.5 / 702.10.
    Haste,
    /// 502.20 / 702.20.
    Vigilance,
    /// 502.41 / 702.3.
    Defender,
    /// 502.4 / 702.9.
    Flying,
    /// "Can block as though it had flying" in 2005 / 702.17.
    Reach,
    /// 502.2 / 702.7.
    FirstStrike,
    /// 502.28 / 702.4.
    DoubleStrike,
    /// 502.9 / 702.19.
    Trample,
    /// Absent / 702.2.
    Deathtouch,
    /// Absent / 702.15.
    Lifelink,
    /// Card text in 2005 / 702.12.
    Indestructible,
    /// Card text in 2005 / 702.8.
    Flash,
    /// Absent / 702.145.
    Daybound,
    /// Absent / 702.145.
    Nightbound,
}

impl Keyword {
    /// All keywords in scope.
    pub const ALL: [Self; 15] = [
        Self::Phasing,
        Self::Haste,
        Self::Vigilance,
        Self::Defender,
        Self::Flying,
        Self::Reach,
        Self::FirstStrike,
        Self::DoubleStrike,
        Self::Trample,
        Self::Deathtouch,
        Self::Lifelink,
        Self::Indestructible,
        Self::Flash,
        Self::Daybound,
        Self::Nightbound,
    ];
}

/// A set over a small enum; several instances of a keyword are redundant (502.15p / 702.26p).
macro_rules! small_set {
    ($(#[$doc:meta])* $set:ident of $item:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub struct $set(u16);
        impl $set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);
            /// Whether the item is in the set.
            #[must_use]
            pub const fn has(self, item: $item) -> bool { self.0 & (1 << item as u16) != 0 }
            /// The set with the item.
            #[must_use]
            pub const fn with(self, item: $item) -> Self { Self(self.0 | (1 << item as u16)) }
            /// The set without the item.
            #[must_use]
            pub const fn without(self, item: $item) -> Self { Self(self.0 & !(1 << item as u16)) }
            /// Whether nothing is in the set.
            #[must_use]
            pub const fn is_empty(self) -> bool { self.0 == 0 }
            /// Whether the two sets share an item.
            #[must_use]
            pub const fn meets(self, other: Self) -> bool { self.0 & other.0 != 0 }
            /// The items in their usual order.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                <$item>::ALL.into_iter().filter(move |item| self.has(*item))
            }
        }
        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }
    };
}
small_set!(/// The keywords something has.
    Keywords of Keyword);
small_set!(/// The card types something has.
    Types of CardType);
small_set!(/// The colours something has.
    Colours of Colour);

/// A card's printed characteristics and abilities. The name is its identity; views translate it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Card {
    /// The English name, by which rules and scenarios know it.
    pub name: Arc<str>,
    /// What casting it costs; nothing for lands and tokens.
    pub cost: Mana,
    /// Its colours.
    pub colours: Colours,
    /// Whether the legend rule applies to it (420.5e / 704.5j).
    pub legendary: bool,
    /// Its card types.
    pub types: Types,
    /// Creature types, basic land types, Aura, Equipment; English words.
    pub subtypes: Vec<Arc<str>>,
    /// Printed power and toughness, for creatures.
    pub power_toughness: Option<(i32, i32)>,
    /// Printed keywords.
    pub keywords: Keywords,
    /// Everything else it does.
    pub abilities: Vec<Ability>,
    /// The characteristics of its other face, if it is double-faced (absent / 712).
    pub back: Option<Arc<Card>>,
}

impl Card {
    /// Whether it has the subtype.
    #[must_use]
    pub fn has_subtype(&self, subtype: &str) -> bool {
        self.subtypes.iter().any(|own| own.eq_ignore_ascii_case(subtype))
    }

    /// Which players it may be attached to, if it is an Aura that enchants players.
    #[must_use]
    pub fn enchants_players(&self) -> Option<PlayerFilter> {
        self.abilities.iter().find_map(|ability| match ability {
            Ability::EnchantPlayer(filter) => Some(*filter),
            _ => None,
        })
    }

    /// Whether it becomes a permanent when it resolves or is played.
    #[must_use]
    pub fn is_permanent(&self) -> bool {
        self.types.iter().any(CardType::is_permanent)
    }
}

/// One ability of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Ability {
    /// What an instant or sorcery does on resolution.
    Spell(Arc<EffectText>),
    /// "When/whenever/at …": 404 / 603.
    Triggered(Triggered),
    /// "\[Cost\]: \[effect\]": 403 / 602.
    Activated(Activated),
    /// A continuous static ability: 405 / 604.
    Static(StaticAbility),
    /// Enchant: what an Aura may be attached to (502.45 / 702.5).
    Enchant(ObjectFilter),
    /// Enchant player, enchant opponent: the Aura is attached to a player (absent / 702.5).
    EnchantPlayer(PlayerFilter),
    /// "Comes into play tapped"; ignored by phasing in (502.15d / 702.26d).
    EntersTapped,
    /// "Comes into play with N counters"; ignored by phasing in.
    EntersWithCounters(Counter, u16),
}

/// Targets and instructions, in order: what a spell or ability does.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct EffectText {
    /// What must be targeted as it is put on the stack; `Subject::Target(n)` is the n-th, counted from 0.
    pub targets: Vec<TargetSpec>,
    /// What happens on resolution, in order.
    pub instructions: Vec<Instruction>,
}

/// What one target may be.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum TargetSpec {
    /// A phased-in permanent that fits.
    Permanent(ObjectFilter),
    /// A player that fits.
    Player(PlayerFilter),
    /// A creature or a player.
    CreatureOrPlayer,
    /// A spell on the stack.
    Spell,
}

/// Which players fit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PlayerFilter {
    /// Only opponents of the controller.
    pub opponent: bool,
    /// Only players this object has dealt damage to (remembered through phasing: 502.15h / 702.26d).
    pub damaged_by_this: bool,
}

/// A triggered ability.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Triggered {
    /// What it watches for.
    pub when: TriggerCondition,
    /// An intervening "if", checked on triggering and on resolution (404.3 / 603.4).
    pub condition: Option<Condition>,
    /// What it does.
    pub effect: Arc<EffectText>,
}

/// What a triggered ability watches for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum TriggerCondition {
    /// "At the beginning of" a step; of `whose` turn.
    AtBeginning {
        /// The step; `PrecombatMain` and `PostcombatMain` stand for the main phases.
        step: Step,
        /// Whose turn it must be.
        whose: Whose,
    },
    /// Something happens to an object.
    Object {
        /// What happens.
        happens: Happening,
        /// To what.
        to: Watched,
    },
    /// Something happens to a player.
    Player {
        /// What happens.
        happens: PlayerHappening,
        /// To whom.
        whose: Whose,
    },
    /// Day becomes night (730.1a).
    DayBecomesNight,
    /// Night becomes day (730.1a).
    NightBecomesDay,
}

/// What happens to an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Happening {
    /// It comes into play.
    Enters,
    /// It leaves play; looks back in time.
    Leaves,
    /// It is put into a graveyard from play; looks back in time.
    Dies,
    /// It phases in.
    PhasesIn,
    /// It phases out; looks back in time.
    PhasesOut,
    /// It is declared as an attacker.
    Attacks,
    /// It is declared as a blocker.
    Blocks,
    /// It becomes blocked.
    BecomesBlocked,
    /// It attacks and isn't blocked.
    AttacksUnblocked,
    /// It deals damage.
    DealsDamage,
    /// It deals combat damage to a player.
    DealsCombatDamageToPlayer,
    /// It is dealt damage.
    IsDealtDamage,
    /// It becomes tapped.
    BecomesTapped,
    /// It becomes untapped.
    BecomesUntapped,
    /// It becomes attached to something else than before; neither arriving nor phasing in counts (603.2f, 702.26j).
    BecomesAttached,
    /// It is no longer attached to anything; phasing does not count (702.26j).
    BecomesUnattached,
    /// Its controller loses control of it; phasing does not count (702.26d).
    ControlLost,
}

/// What happens to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum PlayerHappening {
    /// A card is drawn.
    Draws,
    /// A card is discarded.
    Discards,
    /// A spell is cast.
    Casts,
    /// Life is gained.
    GainsLife,
    /// Life is lost.
    LosesLife,
}

/// Which object a trigger watches.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Watched {
    /// The permanent itself.
    This,
    /// The permanent it is attached to.
    Host,
    /// Any object that fits.
    Any(ObjectFilter),
}

/// Whose turn, or which player, relative to the controller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Whose {
    /// The controller's.
    Your,
    /// An opponent's.
    Opponents,
    /// Anyone's.
    Each,
    /// The player's that this Aura is attached to; absent / 303.4, 702.5.
    Enchanted,
}

/// Something that must be so: an intervening "if", or "as long as" of a static ability.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Condition {
    /// The controller controls something that fits.
    YouControl(ObjectFilter),
    /// The permanent is tapped.
    ThisTapped,
    /// The permanent is untapped.
    ThisUntapped,
}

/// An activated ability.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Activated {
    /// {T} in the cost: needs an untapped permanent, not summoning sick if a creature (403.4 / 602.5a).
    pub tap: bool,
    /// Mana in the cost.
    pub mana: Mana,
    /// Sacrificing the permanent is part of the cost.
    pub sacrifice: bool,
    /// "Activate only once each turn."
    pub once_each_turn: bool,
    /// "Activate only as a sorcery": own main phase, empty stack (307.5).
    pub as_sorcery: bool,
    /// What it does.
    pub effect: Arc<EffectText>,
}

impl Activated {
    /// A mana ability: adds mana, has no target, resolves at once without the stack (411 / 605).
    #[must_use]
    pub fn is_mana_ability(&self) -> bool {
        self.effect.targets.is_empty()
            && !self.effect.instructions.is_empty()
            && self.effect.instructions.iter().all(|step| matches!(step, Instruction::AddMana { .. }))
    }
}

/// A static ability: changes that apply as long as its permanent is phased in.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct StaticAbility {
    /// What is changed.
    pub affects: Affected,
    /// How.
    pub changes: Vec<Modification>,
    /// "As long as …": it holds only while this is so (418.5 / 611.3a).
    #[serde(default)]
    pub condition: Option<Condition>,
}

/// What a static ability changes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Affected {
    /// The permanent itself.
    This,
    /// What it is attached to.
    Host,
    /// Every permanent that fits.
    Each(ObjectFilter),
    /// A player: for hand sizes and the like.
    Player(Whose),
}

/// What a delayed triggered ability waits for (406.2 / 603.7).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DelayedText {
    /// The next beginning of this step …
    pub step: Step,
    /// … of a turn of these players.
    pub whose: Whose,
    /// What it is about; `Subject::That` in the instructions.
    pub about: Option<Subject>,
    /// What it does.
    pub effect: Arc<EffectText>,
}
