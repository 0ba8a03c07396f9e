//! The points of the rules that editions, or mistaken beliefs, decide differently: one enum each.
//!
//! The variant that no edition holds is marked "nobody's rule": it exists so that a game can be played as somebody
//! wrongly believes it goes.

use serde::{Deserialize, Serialize};

/// A point of the rules that says what it is about and what each answer is, with the numbers of the rules: its documentation,
/// read by the page of differences.
pub(super) trait RulePoint: Copy {
    /// What the point is about.
    const ABOUT: &'static str;

    /// What this answer says.
    fn answer(self) -> &'static str;
}

macro_rules! rule_point {
    ($(#[doc = $doc:literal])* $name:ident { $($(#[doc = $vdoc:literal])* $variant:ident),+ $(,)? }) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "camelCase")]
        pub enum $name { $($(#[doc = $vdoc])* $variant),+ }

        impl RulePoint for $name {
            const ABOUT: &'static str = concat!($($doc),*);

            fn answer(self) -> &'static str {
                match self { $(Self::$variant => concat!($($vdoc),*)),+ }
            }
        }
    };
}

rule_point! {
    /// Where a permanent is while it is phased out. What that changes in play are points of their own.
    PhasedOutPlace {
        /// 217.8 (2005): in a zone of its own, the phased-out zone.
        Zone,
        /// 702.26b, 702.26d (2025): where it was; being phased out is a status.
        InPlace,
    }
}
rule_point! {
    /// What phasing out does to marked damage.
    PhasedOutDamage {
        /// 502.15e (2005): erased at the instant of phasing out.
        Erased,
        /// 514.2 (2025): stays marked until the cleanup step, which reaches phased-out permanents too.
        Stays,
    }
}
rule_point! {
    /// What phasing out does to effects of limited duration, and to delayed triggers, about the permanent.
    LimitedEffects {
        /// 502.15g (2005): they can never affect it again.
        EndOnPhasingOut,
        /// 702.26e–f (2025): they keep their clock and apply again if they have not expired.
        KeepTheirClock,
    }
}
rule_point! {
    /// Whether phasing in lifts summoning sickness.
    PhasedInPermission {
        /// 502.15m (2005): it may attack and use {T} abilities as though it had haste.
        AsThoughHaste,
        /// 302.6, 702.26d (2025): nothing is granted; it simply never stopped being controlled.
        Nothing,
        /// Nobody's rule: it is as new as if it had just arrived.
        Sickness,
    }
}
rule_point! {
    /// What becomes of a token that phased out.
    PhasedOutTokens {
        /// 217.8d (2005): it ceases to exist at the next check.
        CeaseToExist,
        /// 702.26d (2025): it waits like any other permanent.
        Stay,
    }
}
rule_point! {
    /// How combat damage is dealt.
    CombatDamageTiming {
        /// 310.1–310.5 (2005): the assignments become one object on the stack.
        UsesStack,
        /// 510.2 (2025): dealt at once, with no window in between.
        DealtAtOnce,
    }
}
rule_point! {
    /// When unspent mana goes, and whether it hurts.
    UnspentMana {
        /// 300.3 (2005): at the end of each phase, one life for each mana.
        BurnsAtPhaseEnd,
        /// 500.4, 106.4 (2025): at the end of each step and phase, without harm.
        EmptiesAtStepEnd,
        /// Nobody's rule: at the end of each step, one life for each mana.
        BurnsAtStepEnd,
        /// Nobody's rule: at the end of each phase, without harm.
        EmptiesAtPhaseEnd,
    }
}
rule_point! {
    /// Whether the creature type Wall forbids attacking.
    Walls {
        /// The tutorial's rule (a rule of the type until 30 September 2004).
        CannotAttack,
        /// The type means nothing; only defender forbids it (702.3b).
        MayAttack,
        /// Nobody's rule: a Wall may attack, defender or not.
        AttackInSpiteOfDefender,
    }
}
rule_point! {
    /// What the legend rule does.
    LegendRule {
        /// 420.5e (2005): all with the name go to the graveyard, whoever controls them.
        AllGo,
        /// 704.5j (2025): each controller keeps one of choice.
        EachKeepsOne,
    }
}
rule_point! {
    /// Whether the game knows day and night.
    DayNightCheck {
        /// Absent in 2005.
        Absent,
        /// 502.2, 730.2 (2025): checked between phasing and untapping.
        InUntapStep,
    }
}
rule_point! {
    /// What +1/+1 and −1/−1 counters do to each other.
    CounterPairs {
        /// In 2005 they stay side by side.
        Stay,
        /// 704.5q (2025): removed in pairs.
        Annihilate,
    }
}
rule_point! {
    /// Where a pump by a resolved spell stands among the layers.
    PumpLayer {
        /// 418.5 (2005), layer 6b: with the effects that set power and toughness, by timestamp.
        WithSetters,
        /// 613.4c (2025), layer 7c: after them.
        AfterSetters,
    }
}
rule_point! {
    /// Where a change of colour stands among the layers.
    ColourLayer {
        /// 418.5 (2005), layer 5: with gained and lost abilities, by timestamp.
        WithAbilities,
        /// 613.1e–f (2025), layer 5: before gained and lost abilities, which are layer 6.
        BeforeAbilities,
    }
}
rule_point! {
    /// Whether deathtouch, lifelink, daybound and nightbound exist, and the double-faced cards that the last two turn.
    LaterKeywords {
        /// Not in 2005.
        Unknown,
        /// 702.2, 702.15, 702.145, 712 (2025).
        Known,
    }
}
rule_point! {
    /// Whether players may play in teams that take their turns together.
    TeamTurns {
        /// Not offered for 2005: its two-player rules are what the tutor shows.
        Unknown,
        /// 805, 810 (2025): a team has its turn, its priority and its life in common.
        Shared,
    }
}

rule_point! {
    /// In which order the actions of the untap step happen.
    UntapStepOrder {
        /// 302.1–2 / 502.1–3: phasing first, then (2025) day and night, then untapping.
        PhasingFirst,
        /// Nobody's rule: untapping first.
        UntappingFirst,
    }
}
rule_point! {
    /// Whether phasing out and in are one event.
    PhasingEvent {
        /// 502.15b / 702.26a: one event, computed from the state before it.
        Simultaneous,
        /// Nobody's rule: things phase out, then others phase in and see them gone.
        OutThenIn,
    }
}
rule_point! {
    /// What phases in during an untap step.
    PhasesBackIn {
        /// 502.15b / 502.1: whatever phased out under the active player.
        WhateverLeft,
        /// Nobody's rule: only what has the keyword phasing.
        OnlyWithPhasing,
    }
}
rule_point! {
    /// In whose untap step a permanent phases in.
    PhasesInDuring {
        /// 502.15b / 702.26a: that of the player who controlled it when it phased out.
        ControllersStep,
        /// Nobody's rule: its owner's.
        OwnersStep,
    }
}
rule_point! {
    /// What becomes of attachments when their host phases out.
    Attachments {
        /// 502.15i / 702.26g: they go along, indirectly.
        GoAlong,
        /// Nobody's rule: they stay, and find no host.
        StayBehind,
    }
}
rule_point! {
    /// When an indirectly phased-out attachment comes back.
    IndirectReturn {
        /// 502.15i / 702.26g: with its host.
        WithHost,
        /// Nobody's rule: by itself, in its own controller's untap step.
        Alone,
    }
}
rule_point! {
    /// Whether phasing triggers "enters" and "leaves" abilities.
    PhasingTriggers {
        /// 502.15d / 702.26d: neither.
        OnlyPhasing,
        /// Nobody's rule since October 2005: both.
        EntersAndLeaves,
    }
}
rule_point! {
    /// What a permanent remembers when it phases in.
    PhasedInMemory {
        /// 502.15f, 502.15h / 702.26d: everything; it is the same object.
        Same,
        /// Nobody's rule: nothing; it is untapped, without counters, and new.
        New,
    }
}
rule_point! {
    /// Whether the cleanup step reaches phased-out permanents.
    CleanupReach {
        /// 514.2: it does (2005 has nothing left to remove).
        PhasedOutToo,
        /// Nobody's rule: their damage waits.
        PhasedInOnly,
    }
}
rule_point! {
    /// What phasing out does to a creature in combat.
    PhasedOutOfCombat {
        /// 306.2 / 506.4: removed for good.
        Removed,
        /// Nobody's rule: it is there again when it comes back.
        StaysInCombat,
    }
}
rule_point! {
    /// What an attacker is once its last blocker is gone.
    LostBlockers {
        /// 309 / 509.1h: it stays blocked.
        StaysBlocked,
        /// Nobody's rule: it is unblocked again.
        BecomesUnblocked,
    }
}
rule_point! {
    /// What skipping the untap step skips.
    SkippedUntap {
        /// 502.15c / 702.26m: phasing, the day/night check and untapping.
        WholeStep,
        /// Nobody's rule: only the untapping.
        UntappingOnly,
    }
}
rule_point! {
    /// Whether players have priority in the untap step.
    UntapStepPriority {
        /// 302.3 / 502.4: nobody has.
        Nobody,
        /// Nobody's rule: as in other steps.
        Everybody,
    }
}
rule_point! {
    /// Whether the starting player draws on the first turn.
    FirstDraw {
        /// 101.5 / 103.8a: the whole step is skipped.
        Skipped,
        /// Nobody's rule for two players: he draws.
        Drawn,
    }
}
rule_point! {
    /// How many lands a player may play.
    LandDrops {
        /// 305.4 / 305.2: one each turn.
        OneATurn,
        /// Nobody's rule: one in each main phase.
        OneAMainPhase,
    }
}
rule_point! {
    /// When a step ends.
    StepEnd {
        /// 300.2 / 500.2: when all have passed in succession on an empty stack.
        AllPassOnEmptyStack,
        /// Nobody's rule: as soon as the stack has become empty.
        StackEmpty,
    }
}
rule_point! {
    /// Who has priority after something resolved.
    AfterResolution {
        /// 408.1c / 117.3b: the active player.
        ActivePlayer,
        /// Nobody's rule: the opponent of whoever controlled it.
        ControllersOpponent,
    }
}
rule_point! {
    /// Which creatures may block.
    WhoMayBlock {
        /// 309.2a / 509.1a: untapped ones, however new.
        Untapped,
        /// Nobody's rule: not those that arrived this turn.
        UntappedAndSettled,
        /// Nobody's rule: tapped ones too.
        TappedToo,
    }
}
rule_point! {
    /// Whether a blocker that became tapped deals damage.
    TappedBlockers {
        /// 306.2b / 506.4b: it does.
        DealDamage,
        /// Nobody's rule (before Classic Sixth Edition it was one): it does not.
        DealNone,
    }
}
rule_point! {
    /// What a combat without attackers skips.
    NoAttackers {
        /// 308.4 / 508.8: declare blockers and combat damage.
        BlocksAndDamage,
        /// Nobody's rule: the rest of combat at once, priority included.
        RestOfCombat,
    }
}
rule_point! {
    /// How first and double strike work.
    FirstStrikeSteps {
        /// 502.2, 502.28 / 510.4: two combat damage steps.
        TwoSteps,
        /// Nobody's rule: everyone strikes once and at the same time.
        OneStep,
    }
}
rule_point! {
    /// What counts as lethal for a trampler.
    TrampleLethal {
        /// 502.9 / 702.19b: toughness less marked damage and what partners assign.
        Remaining,
        /// Nobody's rule: the full toughness.
        FullToughness,
        /// Nobody's rule: what remains, but of one blocker only; the others may get nothing.
        OfOneBlocker,
    }
}
rule_point! {
    /// When "until end of turn" effects end.
    EndOfTurnEffects {
        /// 314.2 / 514.2: in cleanup, with the damage, after the discard.
        InCleanup,
        /// Nobody's rule: as the end step is over.
        AfterEndStep,
        /// Nobody's rule: in cleanup, with a check before the damage goes.
        BeforeDamage,
    }
}
rule_point! {
    /// Who discards in cleanup.
    CleanupDiscard {
        /// 314.1 / 514.1: the active player.
        ActivePlayer,
        /// Nobody's rule: whoever has too many cards.
        Everyone,
    }
}
rule_point! {
    /// Whether cleanup may give priority and repeat.
    CleanupRepeats {
        /// 314.3 / 514.3a: it does if something triggered or a check applies.
        IfSomethingHappens,
        /// Nobody's rule: never.
        Never,
        /// Nobody's rule: players may act, and then the turn is over.
        PriorityOnly,
    }
}
rule_point! {
    /// Whose spells the day/night check counts.
    DayNightSpells {
        /// 502.2, 730.2: those of the previous turn's active player.
        ActivePlayers,
        /// Nobody's rule: everybody's.
        Everyones,
        /// Nobody's rule: everybody's, one player after the other, each check going on from what the one before made of it.
        EveryonesInTurn,
    }
}
rule_point! {
    /// How many spells turn night into day.
    NightEnds {
        /// 730.2b: two or more.
        ByTwoSpells,
        /// Nobody's rule: one is enough.
        ByOneSpell,
    }
}
rule_point! {
    /// What the day/night check makes of a game with neither.
    NeitherDayNorNight {
        /// 730.1, 502.2: nothing; it stays neither.
        StaysSo,
        /// Nobody's rule: it becomes day.
        BecomesDay,
    }
}
rule_point! {
    /// Since when a creature must have been under control to attack.
    AttackContinuity {
        /// 308.2a, 212.3d / 508.1a, 302.6: continuously since the turn began.
        Continuously,
        /// Nobody's rule: it is enough to have had it as the turn began.
        AtBeginning,
    }
}

rule_point! {
    /// Whose waiting triggers go on the stack first.
    TriggersStacked {
        /// 410.3 / 603.3b: the active player's, so that the others' resolve first.
        ActiveFirst,
        /// Nobody's rule: the active player's come last, and so resolve first.
        ActiveLast,
    }
}
rule_point! {
    /// Whether combat damage on the stack is dealt when its source is gone.
    DeadSource {
        /// 310.4a: it is.
        Deals,
        /// Nobody's rule: it is not.
        DealsNone,
    }
}
