//! What triggered abilities watch for, in English.

use super::English;
use super::nouns::{host, some};
use crate::engine::{Condition, Happening, PlayerHappening, TriggerCondition, Watched, Whose};
use crate::text::telling::Telling;
use crate::text::tongue::Words;
use crate::text::voice::Era;

impl English {
    pub(super) fn when(&self, telling: &Telling<'_>, when: &TriggerCondition) -> String {
        match when {
            TriggerCondition::AtBeginning { step, whose } => {
                let step = self.step(telling.era, *step).to_lowercase();
                match whose {
                    Whose::Your => format!("At the beginning of your {step}"),
                    Whose::Opponents => format!("At the beginning of an opponent’s {step}"),
                    Whose::Each => format!("At the beginning of each {step}"),
                }
            }
            TriggerCondition::Object { happens: Happening::ControlLost, to } => {
                format!("When you lose control of {}", watched(telling, to))
            }
            TriggerCondition::Object { happens, to } => {
                format!("Whenever {} {}", watched(telling, to), happening(telling.era, *happens))
            }
            TriggerCondition::Player { happens, whose } => {
                format!("Whenever {}", player_happening(telling.era, *happens, *whose))
            }
            TriggerCondition::DayBecomesNight => "When day becomes night".to_owned(),
            TriggerCondition::NightBecomesDay => "When night becomes day".to_owned(),
        }
    }
}

fn watched(telling: &Telling<'_>, watched: &Watched) -> String {
    match watched {
        Watched::This => telling.this(),
        Watched::Host => host(telling),
        Watched::Any(filter) => some(telling, filter),
    }
}

const fn happening(era: Era, happens: Happening) -> &'static str {
    match happens {
        Happening::Enters => era.say("comes into play", "enters"),
        Happening::Leaves => era.say("leaves play", "leaves the battlefield"),
        Happening::Dies => era.say("is put into a graveyard from play", "dies"),
        Happening::PhasesIn => "phases in",
        Happening::PhasesOut => "phases out",
        Happening::Attacks => "attacks",
        Happening::Blocks => "blocks",
        Happening::BecomesBlocked => "becomes blocked",
        Happening::AttacksUnblocked => "attacks and isn’t blocked",
        Happening::DealsDamage => "deals damage",
        Happening::DealsCombatDamageToPlayer => "deals combat damage to a player",
        Happening::IsDealtDamage => "is dealt damage",
        Happening::BecomesTapped => "becomes tapped",
        Happening::BecomesUntapped => "becomes untapped",
        Happening::ControlLost => "changes controller",
    }
}

const fn player_happening(era: Era, happens: PlayerHappening, whose: Whose) -> &'static str {
    match (happens, whose) {
        (PlayerHappening::Draws, Whose::Your) => "you draw a card",
        (PlayerHappening::Draws, Whose::Opponents) => "an opponent draws a card",
        (PlayerHappening::Draws, Whose::Each) => "a player draws a card",
        (PlayerHappening::Discards, Whose::Your) => "you discard a card",
        (PlayerHappening::Discards, Whose::Opponents) => "an opponent discards a card",
        (PlayerHappening::Discards, Whose::Each) => "a player discards a card",
        (PlayerHappening::Casts, Whose::Your) => era.say("you play a spell", "you cast a spell"),
        (PlayerHappening::Casts, Whose::Opponents) => {
            era.say("an opponent plays a spell", "an opponent casts a spell")
        }
        (PlayerHappening::Casts, Whose::Each) => era.say("a player plays a spell", "a player casts a spell"),
        (PlayerHappening::GainsLife, Whose::Your) => "you gain life",
        (PlayerHappening::GainsLife, Whose::Opponents) => "an opponent gains life",
        (PlayerHappening::GainsLife, Whose::Each) => "a player gains life",
        (PlayerHappening::LosesLife, Whose::Your) => "you lose life",
        (PlayerHappening::LosesLife, Whose::Opponents) => "an opponent loses life",
        (PlayerHappening::LosesLife, Whose::Each) => "a player loses life",
    }
}

pub(super) fn condition(telling: &Telling<'_>, condition: &Condition) -> String {
    match condition {
        Condition::YouControl(filter) => format!(", if you control {}", some(telling, filter)),
        Condition::ThisTapped => format!(", if {} is tapped", telling.this()),
        Condition::ThisUntapped => format!(", if {} is untapped", telling.this()),
    }
}
