//! What a language must be able to say of what holds now, whatever happened: facts that a script may expect.

use super::voice::{Aim, Era, Who};
use crate::engine::{DayNight, Step};

/// The zones whose cards are counted for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counted {
    /// His hand.
    Hand,
    /// His graveyard.
    Graveyard,
    /// His library.
    Library,
}

/// The zones in which something lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lies {
    /// In play.
    InPlay,
    /// In the phased-out zone.
    PhasedOutZone,
    /// In a graveyard.
    Graveyard,
    /// In exile.
    Exile,
    /// In a hand.
    Hand,
}

/// What holds now.
pub(crate) trait HoldTexts {
    fn life_is(&self, who: Who<'_>, life: i32) -> String;
    fn poison_is(&self, who: Who<'_>, poison: u32) -> String;
    fn cards_are(&self, who: Who<'_>, zone: Counted, count: u32) -> String;
    fn exiled_are(&self, era: Era, who: Who<'_>, count: u32) -> String;
    fn mana_is(&self, who: Who<'_>, mana: &str) -> String;
    fn no_mana_is(&self, who: Who<'_>) -> String;
    /// How many spells have been cast this turn.
    fn spells_are(&self, era: Era, who: Who<'_>, count: u32) -> String;
    fn lies(&self, era: Era, what: &str, zone: Lies) -> String;
    fn is_phased_in(&self, what: &str) -> String;
    fn is_phased_out(&self, what: &str) -> String;
    fn is_phased_out_directly(&self, what: &str) -> String;
    fn is_phased_out_with(&self, what: &str, host: &str) -> String;
    fn is_tapped(&self, what: &str) -> String;
    fn is_untapped(&self, what: &str) -> String;
    fn size_is(&self, what: &str, power: i32, toughness: i32) -> String;
    fn damage_is(&self, what: &str, damage: u32) -> String;
    fn attacks_now(&self, what: &str) -> String;
    fn attacks_not(&self, what: &str) -> String;
    fn blocks_now(&self, what: &str, attacker: &str) -> String;
    fn counters_are(&self, what: &str, counters: &str) -> String;
    fn is_attached(&self, what: &str, host: &str) -> String;
    fn is_unattached(&self, what: &str) -> String;
    fn owns(&self, who: Who<'_>, what: &str) -> String;
    fn can_attack(&self, what: &str) -> String;
    fn cannot_attack(&self, what: &str) -> String;
    fn is_sick(&self, what: &str) -> String;
    fn is_not_sick(&self, what: &str) -> String;
    fn controls(&self, who: Who<'_>, what: &str) -> String;
    fn step_is(&self, era: Era, step: Step) -> String;
    fn turn_is(&self, number: u32) -> String;
    fn active_is(&self, who: Who<'_>) -> String;
    /// `None`: nobody has it.
    fn priority_is(&self, who: Option<Who<'_>>) -> String;
    fn time_is(&self, time: DayNight) -> &'static str;
    /// That a sentence does not hold.
    fn holds_not(&self, sentence: &str) -> String;
    /// Everything on the stack, the top first.
    fn stack_is(&self, items: &str) -> String;
    /// Something on the stack with what it is aimed at: "Scossa Secca (bersaglio: Bruno)".
    fn stacked_at(&self, what: &str, aims: &[Aim<'_>]) -> String;
}
