//! What a language must be able to say of a question and its answers.

use super::voice::{Era, Who};
use crate::engine::{Misconception, Whereabouts};

/// The moment that a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum At {
    /// After the next event.
    Next,
    /// As the step ends.
    StepEnd,
    /// As the turn ends.
    TurnEnd,
}

/// Questions, and answers that are no events.
pub(crate) trait QuizTexts {
    fn ask_next(&self) -> &'static str;
    fn ask_order_of_events(&self) -> &'static str;
    fn ask_who_gets_priority(&self) -> &'static str;
    fn ask_first_to_resolve(&self) -> &'static str;
    fn ask_may_attack(&self, what: &str) -> String;
    fn ask_may_block(&self, what: &str) -> String;
    fn ask_may_play(&self, who: Who<'_>, card: &str) -> String;
    fn ask_may_cast(&self, era: Era, who: Who<'_>, card: &str) -> String;
    fn ask_return(&self, era: Era, what: &str) -> String;
    fn ask_life(&self, who: Who<'_>, at: At) -> String;
    fn ask_size(&self, what: &str, at: At) -> String;
    fn ask_zone(&self, what: &str, at: At) -> String;
    fn ask_tapped(&self, what: &str, at: At) -> String;
    fn ask_marked(&self, what: &str, at: At) -> String;
    /// Whether this turn's land was played.
    fn land_was_played(&self, who: Who<'_>, was: bool) -> String;
    /// That the controller has not had it since his turn began.
    fn came_lately(&self, what: &str, who: Who<'_>) -> String;
    fn is_first_turn(&self) -> &'static str;
    /// What is taken for granted: nobody does anything of his own.
    fn everybody_passes(&self) -> &'static str;
    /// What is taken for granted where an attacker may divide its damage.
    fn most_to_the_player(&self) -> &'static str;
    /// `the_step` with its article; the turn, if it is not the one of the question.
    fn priority_goes_to(&self, who: Who<'_>, the_step: &str, turn: Option<u32>) -> String;
    fn is_first_to_resolve(&self, source: &str) -> String;
    fn yes(&self) -> &'static str;
    fn no(&self) -> &'static str;
    fn phases_in_during(&self, who: Who<'_>, turn: u32, with: Option<&str>) -> String;
    fn never_phases_in(&self, era: Era) -> &'static str;
    fn so_much_life(&self, life: i32) -> String;
    fn has_size(&self, power: i32, toughness: i32) -> String;
    fn is_found(&self, era: Era, place: Whereabouts) -> &'static str;
    /// The same of what is neither gone nor phased out, where phasing is not what the question is about.
    fn is_on_the_table(&self) -> &'static str;
    fn has_marked(&self, damage: u32) -> String;
}

/// A mistaken belief in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BeliefTexts {
    /// The belief, as somebody would say it.
    pub(crate) says: &'static str,
    /// Why it is wrong, and where it is or was right.
    pub(crate) but: &'static str,
}

/// What people believe.
pub(crate) trait Beliefs {
    fn belief(&self, belief: Misconception) -> BeliefTexts;
}
