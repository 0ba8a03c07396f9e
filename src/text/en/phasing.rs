//! Phasing, in English.

use super::English;
use crate::text::tongue::PhasingTexts;
use crate::text::voice::{Era, Things, Who};
use crate::text::{num, say};

impl PhasingTexts for English {
    fn phases_out(&self, era: Era, what: &Things) -> String {
        match era {
            Era::Older => num!(
                what,
                "{what} phases out, into the phased-out zone.",
                "{what} phase out, into the phased-out zone, at the same instant."
            ),
            Era::Newer => num!(what, "{what} phases out.", "{what} phase out, at the same instant."),
        }
    }

    fn phases_in(&self, era: Era, what: &Things) -> String {
        match era {
            Era::Older => num!(
                what,
                "{what} phases in and is in play again.",
                "{what} phase in and are in play again, at the same instant."
            ),
            Era::Newer => num!(what, "{what} phases in.", "{what} phase in, at the same instant."),
        }
    }

    fn phases_out_and_in(&self, _: Era, out: &Things, back: &Things) -> String {
        match (out.is_one(), back.is_one()) {
            (true, true) => format!("{out} phases out and {back} phases in, at the same instant."),
            (true, false) => format!("{out} phases out; {back} phase in, at the same instant."),
            (false, true) => format!("{out} phase out; {back} phases in, at the same instant."),
            (false, false) => format!("{out} phase out; {back} phase in, at the same instant."),
        }
    }

    fn nothing_phases(&self, _: Era) -> &'static str {
        "No permanent phases out and none phases in."
    }

    fn goes_to_zone(&self, what: &Things) -> String {
        num!(
            what,
            "{what} is in the phased-out zone and no longer in play.",
            "{what} are in the phased-out zone and no longer in play."
        )
    }

    fn stays_in_place(&self, what: &Things) -> String {
        num!(
            what,
            "{what} stays in its place, as though it were not there.",
            "{what} stay in their places, as though they were not there."
        )
    }

    fn goes_with(&self, _: Era, attachment: &str, host: &str) -> String {
        format!("{attachment} goes with {host}, indirectly: it comes back only together with it.")
    }

    fn goes_both_ways(&self, attachment: &str, host: &str) -> String {
        format!("{attachment} would go by itself too, but it follows {host}: it counts as indirect.")
    }

    fn goes_until_leaves(&self, what: &str, source: &str) -> String {
        format!("{what} stays phased out as long as {source} is in its place.")
    }

    fn returns_attached_to_player(&self, _: Era, attachment: &str, who: Who<'_>) -> String {
        say!(who, name =>
            "{attachment} phases in still attached to you.",
            "{attachment} phases in still attached to {name}.")
    }

    fn returns_attached(&self, _: Era, attachment: &str, host: &str) -> String {
        format!("{attachment} phases in still attached to {host}.")
    }

    fn returns_without_host(&self, _: Era, attachment: &str, host: &str) -> String {
        format!("{attachment} phases in without {host}, which is gone.")
    }

    fn keeps_its_tap(&self, what: &Things) -> String {
        num!(
            what,
            "{what} stays tapped: it will be tapped when it comes back.",
            "{what} stay tapped: they will be tapped when they come back."
        )
    }

    fn keeps_its_counters(&self, what: &str, counters: &str) -> String {
        format!("{what} keeps what it carries: {counters}.")
    }

    fn keeps_its_damage(&self, what: &Things) -> String {
        num!(what, "The damage on {what} stays marked.", "The damage stays marked on {what}.")
    }

    fn damage_is_erased(&self, what: &Things) -> String {
        num!(what, "The damage on {what} is erased.", "The damage is erased on {what}.")
    }

    fn effect_lost(&self, source: &str, what: &str) -> String {
        format!("The limited effect of {source} on {what} is lost for good.")
    }

    fn delayed_lost(&self, source: &str, what: &str) -> String {
        format!("The delayed ability of {source} can never affect {what} again.")
    }

    fn may_attack_at_once(&self, what: &Things) -> String {
        num!(
            what,
            "{what} may attack at once, as though it had haste.",
            "{what} may attack at once, as though they had haste."
        )
    }

    fn other_player_keeps(&self, what: &Things, who: Who<'_>) -> String {
        match (who, what.is_one()) {
            (Who::You, true) => format!("{what} has phasing, but you control it: it stays."),
            (Who::You, false) => format!("{what} have phasing, but you control them: they stay."),
            (Who::Named(name), true) => format!("{what} has phasing, but {name} controls it: it stays."),
            (Who::Named(name), false) => format!("{what} have phasing, but {name} controls them: they stay."),
        }
    }
}
