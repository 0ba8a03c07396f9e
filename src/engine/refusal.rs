//! Why an action is not legal: typed, with the facts, so that a refusal can teach.

use super::action::{Awaiting, Target};
use super::mana::Mana;
use super::object::ObjectId;
use super::player::PlayerId;
use super::step::Step;
use serde::{Deserialize, Serialize};

/// Why an action was refused. Nothing has changed. Fields carry the facts, named as in the rules.
#[allow(missing_docs)]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Somebody else must decide.
    NotYourDecision { actor: PlayerId, awaiting: Awaiting },
    /// The game waits for another kind of decision; in the untap step nobody has priority at all.
    NotNow { step: Step, awaiting: Awaiting },
    /// Another choice must be made first (targets, order of triggers, discards).
    OtherChoiceFirst { awaiting: Awaiting },

    // --- playing cards and abilities ---
    /// The card is not in the player's hand.
    NotInHand { card: ObjectId },
    /// It is not a land card.
    NotALand { card: ObjectId },
    /// A land is played, not cast.
    LandIsNotCast { card: ObjectId },
    /// Only in one's own main phase (305.3–4 / 505.6).
    NotYourMainPhase { card: ObjectId, step: Step, active: PlayerId },
    /// Only while the stack is empty (305.3–4 / 505.6).
    StackNotEmpty { card: ObjectId },
    /// The land of this turn was played already (305.4 / 305.2).
    LandAlreadyPlayed { card: ObjectId },
    /// The mana pool can't pay.
    CannotPay { cost: Mana, pool: Mana },
    /// So many targets are needed.
    WrongNumberOfTargets { needed: u8, given: u8 },
    /// This is not a legal target.
    IllegalTarget { target: Target, why: TargetProblem },
    /// There is no such permanent, or it is not in play.
    NotInPlay { object: ObjectId },
    /// It is phased out: treated as though it did not exist (217.8c / 702.26b).
    PhasedOut { object: ObjectId },
    /// Somebody else controls it.
    NotYours { object: ObjectId },
    /// It has no such activated ability.
    NoSuchAbility { object: ObjectId },
    /// {T} can't be paid by what is tapped.
    AlreadyTapped { object: ObjectId },
    /// {T} can't be paid by a creature that came under its controller's control this turn (403.4 / 602.5a).
    SummoningSickAbility { object: ObjectId },
    /// Only once each turn, and it was used.
    AlreadyUsedThisTurn { object: ObjectId },

    // --- attacking ---
    /// Only creatures attack.
    AttackerNotACreature { object: ObjectId },
    /// A tapped creature can't attack (308.2a / 508.1a).
    AttackerTapped { creature: ObjectId },
    /// Not under control continuously since the turn began, and no haste (308.2a / 508.1a).
    AttackerSummoningSick { creature: ObjectId },
    /// Defender (502.41 / 702.3b). `wall`: it is a Wall too.
    AttackerDefender { creature: ObjectId, wall: bool },
    /// A Wall (the tutorial's rule; `classic`).
    AttackerWall { creature: ObjectId },
    /// An effect forbids it.
    AttackForbidden { creature: ObjectId },
    /// Only opponents are attacked (508.1b, 805.10).
    NotAnOpponent { player: PlayerId },
    /// Named twice.
    NamedTwice { object: ObjectId },

    // --- blocking ---
    /// Only creatures block.
    BlockerNotACreature { object: ObjectId },
    /// A tapped creature can't block (309.2a / 509.1a).
    BlockerTapped { creature: ObjectId },
    /// That creature is not attacking.
    NotAttacking { creature: ObjectId },
    /// That creature attacks a player of another team (509.1a, 805.10).
    AttacksAnother { creature: ObjectId, defender: PlayerId },
    /// A creature blocks only one attacker (309.2a / 509.1a).
    BlocksTwo { creature: ObjectId },
    /// Flying is blocked only by flying or, in `current`, reach (502.4 / 702.9b).
    CannotBlockFlyer { blocker: ObjectId, attacker: ObjectId },
    /// An effect forbids it.
    BlockForbidden { creature: ObjectId },

    // --- dividing damage ---
    /// This creature deals no combat damage now.
    DealsNoDamageNow { creature: ObjectId },
    /// The total must equal its power (310.2 / 510.1).
    WrongTotal { creature: ObjectId, needed: u32, given: u32 },
    /// It may not assign damage to that.
    IllegalRecipient { creature: ObjectId, to: Target },
    /// Trample: every blocker must be assigned lethal damage first (502.9 / 702.19b).
    TrampleNotLethal { creature: ObjectId, blocker: ObjectId, needed: u32, given: u32 },

    // --- other choices ---
    /// Exactly so many cards must be discarded.
    WrongNumberOfCards { needed: u32, given: u32 },
    /// It may not be left tapped by choice.
    MustUntap { object: ObjectId },
    /// Every waiting ability must be named exactly once.
    WrongTriggers,
    /// It is none of the legends to choose from.
    NotThatLegend { object: ObjectId },
}

/// Why something is not a legal target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum TargetProblem {
    /// It is phased out: only what is phased in can be chosen (217.8c / 702.26b).
    PhasedOut,
    /// It is no longer there.
    Gone,
    /// It is not what the text asks for.
    DoesNotFit,
}
