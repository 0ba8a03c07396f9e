//! The names of events and refusals in the notation: those of the engine, with a small first letter.

use crate::engine::{Event, Refusal};

macro_rules! tags {
    ($(#[$doc:meta])* $function:ident of $type:ident, $(#[$table_doc:meta])* $table:ident: $($variant:ident = $tag:literal),+ $(,)?) => {
        $(#[$doc])*
        #[must_use]
        pub const fn $function(value: &$type) -> &'static str {
            match value { $($type::$variant { .. } => $tag),+ }
        }
        $(#[$table_doc])*
        pub const $table: &[&str] = &[$($tag),+];
    };
}

tags! {
    /// The name of the kind of event.
    event_tag of Event,
    /// All kinds of event.
    EVENTS:
    TurnBegan = "turnBegan", PhaseBegan = "phaseBegan", StepBegan = "stepBegan", StepSkipped = "stepSkipped", PhaseSkipped = "phaseSkipped",
    PriorityGiven = "priorityGiven", PriorityPassed = "priorityPassed", Phased = "phased",
    DayNightChecked = "dayNightChecked", UntapDetermined = "untapDetermined", Untapped = "untapped", Tapped = "tapped",
    CardDrawn = "cardDrawn", DrewFromEmptyLibrary = "drewFromEmptyLibrary", AttackersDeclared = "attackersDeclared",
    BlockersDeclared = "blockersDeclared", DamageAssigned = "damageAssigned",
    CombatDamagePutOnStack = "combatDamagePutOnStack", DamageDealt = "damageDealt", CombatEnded = "combatEnded",
    Discarded = "discarded", DiscardChosen = "discardChosen",
    DamageAndEffectsWoreOff = "damageAndEffectsWoreOff", ManaEmptied = "manaEmptied",
    ManaBurned = "manaBurned", LandPlayed = "landPlayed", SpellCast = "spellCast", AbilityActivated = "abilityActivated",
    ManaAdded = "manaAdded", TriggersOrdered = "triggersOrdered", LegendKept = "legendKept",
    AbilityTriggered = "abilityTriggered", TriggerPutOnStack = "triggerPutOnStack", TriggerRemoved = "triggerRemoved",
    ResolutionBegan = "resolutionBegan", ResolutionEnded = "resolutionEnded", AllTargetsIllegal = "allTargetsIllegal",
    SpellCountered = "spellCountered", SpellCopied = "spellCopied", NothingHappened = "nothingHappened",
    ZoneChanged = "zoneChanged", TokensCreated = "tokensCreated", CountersPut = "countersPut",
    CountersRemoved = "countersRemoved", Attached = "attached", Unattached = "unattached", EffectBegan = "effectBegan",
    EffectsEnded = "effectsEnded", DamagePrevented = "damagePrevented", DelayedTriggerCreated = "delayedTriggerCreated",
    Transformed = "transformed", FaceTurned = "faceTurned", ControlChanged = "controlChanged", RemovedFromCombat = "removedFromCombat", LifeGained = "lifeGained",
    LifeLost = "lifeLost", PoisonAdded = "poisonAdded", DayNightChanged = "dayNightChanged", SkipAdded = "skipAdded",
    ExtraTurnAdded = "extraTurnAdded", StepsAdded = "stepsAdded", StateBasedActions = "stateBasedActions",
    PlayersLeft = "playersLeft", GameEnded = "gameEnded",
}

tags! {
    /// The name of the reason.
    refusal_tag of Refusal,
    /// All reasons.
    REFUSALS:
    GameOver = "gameOver", NotYourDecision = "notYourDecision", NotNow = "notNow", OtherChoiceFirst = "otherChoiceFirst",
    NotInHand = "notInHand", NotALand = "notALand", LandIsNotCast = "landIsNotCast", NotYourMainPhase = "notYourMainPhase",
    StackNotEmpty = "stackNotEmpty", LandAlreadyPlayed = "landAlreadyPlayed", CannotPay = "cannotPay",
    WrongNumberOfTargets = "wrongNumberOfTargets", IllegalTarget = "illegalTarget", NotInPlay = "notInPlay",
    PhasedOut = "phasedOut", NotYours = "notYours", NoSuchAbility = "noSuchAbility", AlreadyTapped = "alreadyTapped",
    SummoningSickAbility = "summoningSickAbility", AlreadyUsedThisTurn = "alreadyUsedThisTurn",
    AttackerNotACreature = "attackerNotACreature", AttackerTapped = "attackerTapped",
    AttackerSummoningSick = "attackerSummoningSick", AttackerDefender = "attackerDefender", AttackerWall = "attackerWall",
    AttackForbidden = "attackForbidden", NotAnOpponent = "notAnOpponent", NamedTwice = "namedTwice", BlockerNotACreature = "blockerNotACreature",
    BlockerTapped = "blockerTapped", NotAttacking = "notAttacking", AttacksAnother = "attacksAnother", BlocksTwo = "blocksTwo",
    CannotBlockFlyer = "cannotBlockFlyer", BlockForbidden = "blockForbidden",
    DealsNoDamageNow = "dealsNoDamageNow", WrongTotal = "wrongTotal", IllegalRecipient = "illegalRecipient",
    TrampleNotLethal = "trampleNotLethal", WrongNumberOfCards = "wrongNumberOfCards", MustUntap = "mustUntap",
    WrongTriggers = "wrongTriggers", NotThatLegend = "notThatLegend",
}
