//! The effect vocabulary: what spells and abilities can do, as data.

use super::card::{Card, CardType, Colours, DelayedText, Keyword, Types, Whose};
use super::mana::{Colour, Mana};
use super::step::{Skipped, Step};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// One instruction of a spell or ability, carried out in order (413.2 / 608.2c).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Instruction {
    /// Deals damage to objects; the source is the object the ability belongs to.
    DamageObjects {
        /// How much to each.
        amount: Amount,
        /// To what.
        to: Subject,
    },
    /// Deals damage to players.
    DamagePlayers {
        /// How much to each.
        amount: Amount,
        /// To whom.
        to: Who,
    },
    /// Deals damage to the target, whether creature or player.
    DamageTarget {
        /// How much.
        amount: Amount,
        /// Which target.
        target: u8,
    },
    /// Destroys.
    Destroy(Subject),
    /// Exiles ("removes from the game" in 2005).
    Exile(Subject),
    /// Returns to the owner's hand.
    ReturnToHand(Subject),
    /// Whoever controls the spell or ability sacrifices it, if it is theirs to sacrifice.
    Sacrifice(Subject),
    /// Taps.
    Tap(Subject),
    /// Untaps.
    Untap(Subject),
    /// Phases out, with everything attached.
    PhaseOut(Subject),
    /// "Target/each … phases out until \[this\] leaves the battlefield" (610.4); `current` only.
    PhaseOutUntilThisLeaves(Subject),
    /// Phases in. `Subject::Each` ranges over phased-out permanents here.
    PhaseIn(Subject),
    /// Puts counters on.
    PutCounters {
        /// Which kind.
        counter: Counter,
        /// How many.
        count: Amount,
        /// On what.
        on: Subject,
    },
    /// Removes counters.
    RemoveCounters {
        /// Which kind.
        counter: Counter,
        /// How many; no more than there are.
        count: Amount,
        /// From what.
        from: Subject,
    },
    /// Starts a continuous effect on objects; the set is locked in now (418.3b / 611.2c).
    Modify {
        /// What is changed.
        what: Subject,
        /// How.
        changes: Vec<Modification>,
        /// For how long.
        lasting: Lasting,
    },
    /// Starts an effect that changes no characteristic and so covers later arrivals too (418.3b / 611.2c).
    ModifyWhateverFits {
        /// Which permanents, judged at every moment.
        what: ObjectFilter,
        /// How.
        changes: Vec<Modification>,
        /// For how long.
        lasting: Lasting,
    },
    /// Starts an effect on players: hand size, damage prevention.
    ModifyPlayers {
        /// Whom.
        who: Who,
        /// How.
        changes: Vec<Modification>,
        /// For how long.
        lasting: Lasting,
    },
    /// Attaches this Aura or Equipment.
    AttachThisTo(Subject),
    /// Attaches the first to the second.
    Attach {
        /// The attachment.
        what: Subject,
        /// The new host.
        to: Subject,
    },
    /// Unattaches an Equipment.
    Unattach(Subject),
    /// Creates tokens under the controller.
    CreateTokens {
        /// The token's characteristics.
        token: Arc<Card>,
        /// How many.
        count: Amount,
    },
    /// Turns permanents face down (504 / 708.2); what is double-faced can't be turned so (712.16).
    TurnFaceDown(Subject),
    /// Turns face-down permanents face up (504 / 708.8).
    TurnFaceUp(Subject),
    /// Makes permanents copies of another (503 / 707.2).
    BecomeCopy {
        /// What becomes a copy.
        what: Subject,
        /// Of what.
        of: Subject,
        /// For how long.
        lasting: Lasting,
    },
    /// Creates tokens that are copies of a permanent (503 / 707.2).
    CreateCopies {
        /// Of what.
        of: Subject,
        /// How many.
        count: Amount,
    },
    /// Draws cards, one by one.
    Draw {
        /// Who.
        who: Who,
        /// How many.
        count: Amount,
    },
    /// Discards cards of the player's choice.
    Discard {
        /// Who.
        who: Who,
        /// How many.
        count: Amount,
    },
    /// Gains life.
    GainLife {
        /// Who.
        who: Who,
        /// How much.
        amount: Amount,
    },
    /// Loses life; not damage.
    LoseLife {
        /// Who.
        who: Who,
        /// How much.
        amount: Amount,
    },
    /// Gets poison counters (420.5h / 704.5c).
    GetPoison {
        /// Who.
        who: Who,
        /// How many.
        count: Amount,
    },
    /// Adds mana to the controller's pool.
    AddMana {
        /// What mana.
        mana: Mana,
    },
    /// Counters a spell.
    CounterSpell(u8),
    /// Puts copies of a target spell on the stack; a copy so put is not cast.
    CopySpell {
        /// Which target.
        target: u8,
        /// How many.
        count: Amount,
    },
    /// Sets up a delayed triggered ability (406.2 / 603.7).
    Delay(DelayedText),
    /// A player skips the next such step or phase (419.6f / 614.10).
    SkipNext {
        /// Who.
        who: Who,
        /// What.
        what: Skipped,
    },
    /// A player takes an extra turn after this one (300.6 / 500.7).
    ExtraTurn(Who),
    /// An additional combat phase after this phase (300.7 / 500.8).
    ExtraCombatPhase,
    /// An additional main phase after this phase (300.7 / 500.8).
    ExtraMainPhase,
    /// An additional upkeep, draw or other step after this one (300.8 / 500.9).
    ExtraStep(Step),
    /// An additional upkeep, draw or other step after this phase: it brings the phase that contains it, without that
    /// phase's other steps (500.10; 2005 is silent and the same).
    ExtraStepAfterPhase(Step),
    /// It becomes day (730.1).
    BecomeDay,
    /// It becomes night (730.1).
    BecomeNight,
}

/// Which objects an instruction means.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Subject {
    /// The object the ability belongs to.
    This,
    /// What it is attached to.
    Host,
    /// The n-th target.
    Target(u8),
    /// The object the trigger was about.
    That,
    /// Everything phased in that fits.
    Each(ObjectFilter),
}

/// Which players an instruction means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Who {
    /// The controller.
    You,
    /// The opponent (each opponent).
    Opponent,
    /// Everyone.
    EachPlayer,
    /// The n-th target.
    Target(u8),
    /// The controller of the n-th target.
    ControllerOfTarget(u8),
    /// The player the trigger was about.
    ThatPlayer,
    /// The player that this Aura is attached to.
    EnchantedPlayer,
}

/// How much.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Amount {
    /// A number.
    Fixed(i32),
    /// As many as there are counters of the kind on this object (last known, if it is gone).
    CountersOnThis(Counter),
    /// As many as permanents fit.
    Count(ObjectFilter),
}

/// A kind of counter.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Counter {
    /// +1/+1.
    PlusOne,
    /// −1/−1.
    MinusOne,
    /// Any other, by its English name.
    Named(Arc<str>),
}

/// How a continuous effect changes an object or a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Modification {
    /// Layer 2: the effect's controller controls it.
    Control,
    /// Layer 4: it becomes of a type in addition.
    AddType(CardType),
    /// Layer 4: it is no longer of a type.
    LoseType(CardType),
    /// Layer 4: it gains a subtype.
    AddSubtype(Arc<str>),
    /// Layer 5: it becomes of a colour.
    BecomeColour(Colour),
    /// Layer 5 (2005), 6 (2025): it gains a keyword.
    Gain(Keyword),
    /// Layer 5 (2005), 6 (2025): it loses a keyword.
    Lose(Keyword),
    /// Layer 6b (2005), 7b (2025): its power and toughness become these.
    SetPowerToughness(i32, i32),
    /// Layer 6b or 6d (2005), 7c (2025): plus so much.
    PowerToughness(i32, i32),
    /// It does not untap during its controller's untap step.
    DoesNotUntap,
    /// Its controller may choose not to untap it during the untap step.
    MayStayTapped,
    /// It can't attack.
    CannotAttack,
    /// It can't block.
    CannotBlock,
    /// It can't phase out.
    CannotPhaseOut,
    /// It can't phase in.
    CannotPhaseIn,
    /// All damage to it (or to the player) is prevented.
    PreventDamage,
    /// The next so much damage to it (or to the player) is prevented.
    PreventNextDamage(u32),
    /// A player's maximum hand size is raised or lowered by so much.
    MaximumHandSize(i32),
    /// A player has no maximum hand size.
    NoMaximumHandSize,
    /// A player does not lose unspent mana of a colour, or any, as steps and phases end (300.3 / 500.4, 106.4).
    KeepMana(Option<Colour>),
}

/// How long an effect of a resolved spell or ability lasts, as card text says it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Lasting {
    /// "Until end of turn", "this turn": ends in cleanup with the damage (314.2 / 514.2).
    UntilEndOfTurn,
    /// "Until end of combat": ends with the combat phase (300.4 / 500.5).
    UntilEndOfCombat,
    /// "Until your next \[step\]": ends as that step begins.
    UntilYourNext(Step),
    /// "Until your next turn": ends as that turn begins, before phasing.
    UntilYourNextTurn,
    /// "During its controller's next untap step": over after that step.
    NextUntapStep,
    /// "For as long as you control this."
    WhileYouControlThis,
    /// "For as long as this remains tapped."
    WhileThisTapped,
    /// "For as long as you control that": the affected permanent itself.
    WhileYouControlIt,
    /// No stated duration.
    Indefinitely,
}

/// Which permanents fit; every set field must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ObjectFilter {
    /// Has one of these types; any permanent if empty.
    pub types: Types,
    /// Has this subtype.
    pub subtype: Option<Arc<str>>,
    /// Has one of these colours; any if empty.
    pub colours: Colours,
    /// Has this keyword.
    pub with: Option<Keyword>,
    /// Lacks this keyword.
    pub without: Option<Keyword>,
    /// Is controlled by.
    pub controlled_by: Option<Whose>,
    /// Is controlled by the player who is the n-th target.
    pub controlled_by_target: Option<u8>,
    /// Is not this permanent.
    pub another: bool,
    /// Is tapped, or untapped.
    pub tapped: Option<bool>,
    /// Is attacking.
    pub attacking: bool,
    /// Is blocking.
    pub blocking: bool,
    /// Is a token, or not.
    pub token: Option<bool>,
    /// Has this name.
    pub name: Option<Arc<str>>,
    /// Is phased out: only phasing in, and what forbids it, looks for those (702.26b).
    pub phased_out: bool,
}

impl ObjectFilter {
    /// Any creature.
    #[must_use]
    pub fn creature() -> Self {
        Self { types: Types::EMPTY.with(CardType::Creature), ..Self::default() }
    }
}
