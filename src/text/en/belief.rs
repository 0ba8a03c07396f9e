//! What people believe and why it is not so, in English.

use super::English;
use crate::engine::Misconception;
use crate::text::quiz::{BeliefTexts, Beliefs};

impl Beliefs for English {
    fn belief(&self, belief: Misconception) -> BeliefTexts {
        let (says, but) = match belief {
            Misconception::UntapFirst => (
                "First everything untaps, then permanents phase.",
                "Phasing is the first thing in the untap step. Untapping comes after it, and only for what is then phased in.",
            ),
            Misconception::PhaseTwoPasses => (
                "First things phase out, then others phase in.",
                "What goes out and what comes in does so at the same instant: it is one event.",
            ),
            Misconception::KeywordReturns => (
                "Only permanents with phasing phase in.",
                "Whatever phased out directly under that player phases in, with or without phasing.",
            ),
            Misconception::OwnerReturns => (
                "It phases in during its owner’s untap step.",
                "It phases in during the untap step of whoever controlled it as it phased out.",
            ),
            Misconception::AuraFallsOff => (
                "When the creature phases out, its Auras go to the graveyard and its Equipment stays behind.",
                "Auras and Equipment phase out with the creature and phase in with it.",
            ),
            Misconception::AttachmentReturnsAlone => (
                "What went along with the creature comes back alone, in its own controller’s untap step.",
                "What phased out with something else phases in only together with it.",
            ),
            Misconception::PhasingEnters => (
                "Phasing in triggers “enters”, and phasing out triggers “leaves”.",
                "Phasing is neither entering nor leaving. Only abilities that speak of phasing trigger.",
            ),
            Misconception::PhasingIsBlink => (
                "What phases in is as good as new: untapped, without counters, just arrived.",
                "It is the same permanent: it keeps its counters, and it is tapped if it was.",
            ),
            Misconception::DamageWiped => (
                "Marked damage disappears when the creature phases out.",
                "So it was in 2005. Today the damage stays marked until cleanup.",
            ),
            Misconception::DamageWaits => (
                "What is phased out keeps its damage beyond the end of the turn.",
                "Today cleanup removes damage from what is phased out, too. In 2005 it was gone already on phasing out.",
            ),
            Misconception::PumpSurvives => (
                "A bonus until end of turn still counts if the creature phases in in the same turn.",
                "So it is today. In 2005 an effect of limited duration was lost for good as the creature phased out.",
            ),
            Misconception::PumpLost => (
                "A bonus until end of turn is lost as soon as the creature phases out.",
                "So it was in 2005. Today the effect keeps its time, and counts again when the creature phases in.",
            ),
            Misconception::HasteAfterPhasing => (
                "What has just phased in may attack, even if it arrived this turn.",
                "So it was in 2005. Today phasing in permits nothing: what counts is only since when you have controlled it.",
            ),
            Misconception::SickAfterPhasing => (
                "What has just phased in cannot attack this turn.",
                "Phasing in is not arriving. If you have controlled it since the turn began it may attack; in 2005 it always could.",
            ),
            Misconception::TokenGone => (
                "A token that phases out is gone.",
                "So it was in 2005: it ceased to exist. Today the token phases in like any other permanent.",
            ),
            Misconception::ReturnsAttacking => (
                "An attacker that phases out and in is still attacking.",
                "What phases out is removed from combat, and phasing in does not bring it back there.",
            ),
            Misconception::UnblockedAgain => (
                "If its only blocker is gone, the attacker is unblocked again.",
                "What was blocked stays blocked. Without trample it deals nothing to the player.",
            ),
            Misconception::PhasingOnSkip => (
                "Who skips the untap step does not untap, but phasing still happens.",
                "Skipping the untap step skips all of it: nothing phases, and day and night are not checked.",
            ),
            Misconception::RespondInUntap => (
                "One can respond during the untap step.",
                "Nobody receives priority in the untap step. What triggers there waits for upkeep.",
            ),
            Misconception::FirstPlayerDraws => (
                "The starting player draws on the first turn.",
                "The starting player skips the draw step of the first turn.",
            ),
            Misconception::LandPerMain => (
                "One may play a land in each main phase.",
                "One land each turn, in either of the main phases.",
            ),
            Misconception::StepEndsWithStack => (
                "As soon as the stack is empty the turn goes on.",
                "After each resolution there is priority again. The turn goes on only when all pass on an empty stack.",
            ),
            Misconception::OpponentFirst => (
                "After something resolves, its controller’s opponent has priority.",
                "After each resolution the active player receives it first.",
            ),
            Misconception::ActiveResolvesFirst => (
                "The active player’s abilities resolve before those of the others.",
                "They go on the stack first, so they lie below: those of the others resolve first.",
            ),
            Misconception::WallAttacks => (
                "Every Wall may attack.",
                "The guide’s rule forbids Walls to attack. Today only defender forbids it, and many Walls have it.",
            ),
            Misconception::WallsNeverAttack => (
                "A Wall can never attack.",
                "So it was by the guide’s rule. Today the type Wall forbids nothing: only defender does.",
            ),
            Misconception::SickCannotBlock => (
                "A creature that has just arrived cannot block.",
                "Summoning sickness forbids attacking and abilities with the tap symbol in their cost, not blocking.",
            ),
            Misconception::TappedBlocks => {
                ("A tapped creature may block as well.", "Only an untapped creature may block.")
            }
            Misconception::TappedBlockerHarmless => (
                "A blocker that becomes tapped deals no damage.",
                "It deals its damage all the same: it only has to be in the combat still.",
            ),
            Misconception::DamageOnStack => (
                "Combat damage can still be responded to once it is assigned.",
                "So it was in 2005, when damage waited on the stack. Today it is dealt at once.",
            ),
            Misconception::DeadSource => (
                "If the creature is gone, the damage it had assigned is not dealt.",
                "Damage on the stack is dealt even if its source is gone.",
            ),
            Misconception::NoAttackNoCombat => (
                "If nobody attacks, the combat phase is over at once.",
                "Only blockers and damage are skipped. In the other steps of combat players receive priority.",
            ),
            Misconception::FirstStrikeOnce => (
                "Even with first strike, all damage is dealt once and at the same time.",
                "Creatures with first or double strike deal theirs in a damage step of their own, before the others.",
            ),
            Misconception::TrampleForgets => (
                "A trampler must assign the blocker’s full toughness to it.",
                "Damage already marked counts: what is missing to lethal damage is enough.",
            ),
            Misconception::TrampleOneBlocker => (
                "With trample it is enough to assign lethal damage to one of the blockers.",
                "All blockers must be assigned lethal damage before the player is.",
            ),
            Misconception::EffectsEndFirst => (
                "“Until end of turn” effects end with the end step, before the discard.",
                "They end in cleanup, after the discard and together with the damage.",
            ),
            Misconception::BonusBeforeDamage => (
                "The bonus ends before the damage goes, so a creature that lived by it dies.",
                "Damage and effects end at the same instant: nothing dies because one ends before the other.",
            ),
            Misconception::EveryoneDiscards => (
                "At the end of the turn everybody discards down to seven cards.",
                "Only the active player discards.",
            ),
            Misconception::OneCleanup => (
                "There is never priority in cleanup.",
                "If something triggers or dies there is, and then another cleanup step follows.",
            ),
            Misconception::CleanupEndsTurn => (
                "When players have acted in cleanup, the turn is over.",
                "Another cleanup step follows: again players discard, and again damage and effects end.",
            ),
            Misconception::ManaBurnsEachStep => (
                "Unspent mana costs life at the end of every step.",
                "In 2005 it burned at the end of each phase only. Today it goes without harm.",
            ),
            Misconception::ManaStaysPhase => (
                "Unspent mana lasts for the phase and then goes without harm.",
                "In 2005 it lasted for the phase, but then cost life. Today it goes at the end of each step.",
            ),
            Misconception::AnyonesSpells => (
                "Everybody’s spells count for day and night.",
                "Only those count that the previous turn’s active player cast in that turn.",
            ),
            Misconception::SpellsInTurn => (
                "Each player’s spells are looked at, one player after the other.",
                "There is one check, and it looks at the previous turn’s active player alone.",
            ),
            Misconception::OneSpellMakesDay => (
                "One spell is enough to turn night into day.",
                "It takes two or more, cast by the same player in the turn before.",
            ),
            Misconception::NeitherBecomesDay => (
                "If it is neither day nor night, it becomes day by itself.",
                "It stays neither until something says otherwise.",
            ),
            Misconception::ControlAtBeginning => (
                "To attack with a creature it is enough to have controlled it as the turn began.",
                "You must have controlled it continuously: if you lost it and got it back, it cannot attack.",
            ),
        };
        BeliefTexts { says, but }
    }
}
