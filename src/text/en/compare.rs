//! What two tellings say side by side, in English.

use super::English;
use crate::text::compare::{CompareTexts, Comparing};
use crate::text::fact::About;

impl CompareTexts for English {
    fn comparing(&self) -> &'static Comparing {
        &Comparing {
            same: "the same",
            different: "different",
            only_in: ["2005 only", "2025 only"],
            allowed_in: ["allowed in 2005 only", "allowed in 2025 only"],
            not_here: [
                "Under the rules of 2005 this does not happen here.",
                "Under the rules of 2025 this does not happen here.",
            ],
            no_such_step: [
                "Under the rules of 2005 there is no such part of the turn.",
                "Under the rules of 2025 there is no such part of the turn.",
            ],
            is_allowed: ["The rules of 2005 allow it.", "The rules of 2025 allow it."],
            exists_only_in: [
                "This scenario exists under the rules of 2005 only: there is nothing to lay beside it.",
                "This scenario exists under the rules of 2025 only: there is nothing to lay beside it.",
            ],
            choices_are_yours: "The choices are those of your table.",
            choices_are_scripted: "The choices are those of the scenario.",
            is_cut: "The game is long: its first 6000 events are compared.",
        }
    }

    fn differences(&self, differences: usize, of: usize) -> String {
        match (differences, of) {
            (1, _) => format!("difference of {of}"),
            _ => format!("differences of {of}"),
        }
    }

    fn about(&self, about: About) -> &'static str {
        match about {
            About::Turn => "The turn",
            About::Phase => "The phase",
            About::Step => "The start",
            About::Skip => "What is skipped",
            About::Addition => "What is added",
            About::Priority => "Priority",
            About::Phasing => "What phases",
            About::Place => "Where it goes",
            About::Along => "What goes along",
            About::Memory => "What stays as it is",
            About::MarkedDamage => "Damage already marked",
            About::LimitedEffects => "Limited effects",
            About::DelayedAbilities => "Delayed abilities",
            About::Return => "How it returns",
            About::AttackAtOnce => "Attacking at once",
            About::Staying => "What stays",
            About::DayNight => "Day and night",
            About::UntapSet => "What to untap",
            About::Untap => "Untapping",
            About::Tap => "Tapping",
            About::Draw => "Drawing",
            About::Discard => "Discarding",
            About::Attackers => "Attackers",
            About::Blockers => "Blockers",
            About::DamageAssigned => "Damage assigned",
            About::DamageOnStack => "Damage on the stack",
            About::Damage => "Damage dealt",
            About::Prevention => "Damage prevented",
            About::CombatLeft => "What leaves combat",
            About::WearOff => "Damage and effects end",
            About::UnspentMana => "Unspent mana",
            About::Mana => "Mana",
            About::Land => "Land",
            About::Spell => "Spell",
            About::Ability => "Ability",
            About::Order => "In which order",
            About::Resolution => "What resolves",
            About::Countered => "What is countered",
            About::Copy => "A copy",
            About::Nothing => "Nothing to do",
            About::ZoneChange => "A change of zones",
            About::Tokens => "Tokens",
            About::Counters => "Counters",
            About::Attachment => "What it is attached to",
            About::EffectBegins => "An effect begins",
            About::EffectEnds => "An effect ends",
            About::Face => "Which face",
            About::Control => "Who controls it",
            About::Life => "Life and poison",
            About::Legend => "Legends",
            About::StateBased => "The check of the state",
            About::End => "The end",
            About::Choice => "Is it allowed?",
        }
    }
}
