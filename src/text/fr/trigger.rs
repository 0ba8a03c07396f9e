//! What triggered abilities watch for, in French.

use super::nouns::{host, some};
use super::rules::small;
use super::{French, de};
use crate::engine::{Condition, Happening, PlayerHappening, TriggerCondition, Watched, Whose};
use crate::text::telling::Telling;
use crate::text::tongue::Words;
use crate::text::voice::Era;

impl French {
    pub(super) fn when(&self, telling: &Telling<'_>, when: &TriggerCondition) -> String {
        match when {
            TriggerCondition::AtBeginning { step, whose } => {
                let step = small(self.step(telling.era, *step));
                match whose {
                    Whose::Your => format!("Au début de votre {step}"),
                    Whose::Opponents => format!("Au début de chaque {step} d’un adversaire"),
                    Whose::Each => format!("Au début de chaque {step}"),
                }
            }
            TriggerCondition::Object { happens: Happening::ControlLost, to } => {
                format!("Quand vous perdez le contrôle {}", watched_of(telling, to))
            }
            TriggerCondition::Object { happens, to } => {
                format!("Quand {} {}", watched(telling, to), happening(telling.era, *happens))
            }
            TriggerCondition::Player { happens, whose } => {
                format!("Quand {}", player_happening(telling.era, *happens, *whose))
            }
            TriggerCondition::DayBecomesNight => "Quand la nuit tombe".to_owned(),
            TriggerCondition::NightBecomesDay => "Quand le jour se lève".to_owned(),
        }
    }
}

fn watched(telling: &Telling<'_>, watched: &Watched) -> String {
    match watched {
        Watched::This => telling.this(),
        Watched::Host => host(telling).plain(),
        Watched::Any(filter) => some(telling, filter),
    }
}

fn watched_of(telling: &Telling<'_>, watched: &Watched) -> String {
    match watched {
        Watched::This => de(&telling.this()),
        Watched::Host => host(telling).of(),
        Watched::Any(filter) => de(&some(telling, filter)),
    }
}

const fn happening(era: Era, happens: Happening) -> &'static str {
    match happens {
        Happening::Enters => era.say("arrive en jeu", "arrive sur le champ de bataille"),
        Happening::Leaves => era.say("quitte le jeu", "quitte le champ de bataille"),
        Happening::Dies => era.say("va du jeu dans un cimetière", "meurt"),
        Happening::PhasesIn => "passe en phase",
        Happening::PhasesOut => "passe hors phase",
        Happening::Attacks => "attaque",
        Happening::Blocks => "bloque",
        Happening::BecomesBlocked => "devient bloquée",
        Happening::AttacksUnblocked => "attaque et n’est pas bloquée",
        Happening::DealsDamage => "inflige des blessures",
        Happening::DealsCombatDamageToPlayer => "inflige des blessures de combat à un joueur",
        Happening::IsDealtDamage => "subit des blessures",
        Happening::BecomesTapped => "s’engage",
        Happening::BecomesUntapped => "se dégage",
        Happening::ControlLost => "change de contrôleur",
    }
}

const fn player_happening(era: Era, happens: PlayerHappening, whose: Whose) -> &'static str {
    match (happens, whose) {
        (PlayerHappening::Draws, Whose::Your) => "vous piochez une carte",
        (PlayerHappening::Draws, Whose::Opponents) => "un adversaire pioche une carte",
        (PlayerHappening::Draws, Whose::Each) => "un joueur pioche une carte",
        (PlayerHappening::Discards, Whose::Your) => "vous défaussez une carte",
        (PlayerHappening::Discards, Whose::Opponents) => "un adversaire défausse une carte",
        (PlayerHappening::Discards, Whose::Each) => "un joueur défausse une carte",
        (PlayerHappening::Casts, Whose::Your) => era.say("vous jouez un sort", "vous lancez un sort"),
        (PlayerHappening::Casts, Whose::Opponents) => {
            era.say("un adversaire joue un sort", "un adversaire lance un sort")
        }
        (PlayerHappening::Casts, Whose::Each) => era.say("un joueur joue un sort", "un joueur lance un sort"),
        (PlayerHappening::GainsLife, Whose::Your) => "vous gagnez des points de vie",
        (PlayerHappening::GainsLife, Whose::Opponents) => "un adversaire gagne des points de vie",
        (PlayerHappening::GainsLife, Whose::Each) => "un joueur gagne des points de vie",
        (PlayerHappening::LosesLife, Whose::Your) => "vous perdez des points de vie",
        (PlayerHappening::LosesLife, Whose::Opponents) => "un adversaire perd des points de vie",
        (PlayerHappening::LosesLife, Whose::Each) => "un joueur perd des points de vie",
    }
}

pub(super) fn condition(telling: &Telling<'_>, condition: &Condition) -> String {
    match condition {
        Condition::YouControl(filter) => format!(", si vous contrôlez {}", some(telling, filter)),
        Condition::ThisTapped => format!(", si {} est de travers", telling.this()),
        Condition::ThisUntapped => format!(", si {} est debout", telling.this()),
    }
}
