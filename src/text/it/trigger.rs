//! What triggered abilities watch for, in Italian.

use super::Italian;
use super::nouns::{host, some};
use crate::engine::{Condition, Happening, PlayerHappening, TriggerCondition, Watched, Whose};
use crate::text::telling::Telling;
use crate::text::tongue::Words;
use crate::text::voice::Era;

impl Italian {
    pub(super) fn when(&self, telling: &Telling<'_>, when: &TriggerCondition) -> String {
        match when {
            TriggerCondition::AtBeginning { step, whose } => {
                let step = self.step(telling.era, *step);
                match whose {
                    Whose::Your => format!("All’inizio della tua {step}"),
                    Whose::Opponents => format!("All’inizio della {step} di un avversario"),
                    Whose::Each => format!("All’inizio di ogni {step}"),
                }
            }
            TriggerCondition::Object { happens: Happening::ControlLost, to } => {
                format!("Quando perdi il controllo di {}", watched(telling, to))
            }
            TriggerCondition::Object { happens, to } => {
                format!("Quando {} {}", watched(telling, to), happening(telling.era, *happens))
            }
            TriggerCondition::Player { happens, whose } => {
                format!("Quando {}", player_happening(telling.era, *happens, *whose))
            }
            TriggerCondition::DayBecomesNight => "Quando il giorno diventa notte".to_owned(),
            TriggerCondition::NightBecomesDay => "Quando la notte diventa giorno".to_owned(),
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

const fn happening(era: Era, happens: Happening) -> &'static str {
    match happens {
        Happening::Enters => era.say("entra in gioco", "entra nel campo di battaglia"),
        Happening::Leaves => era.say("lascia il gioco", "lascia il campo di battaglia"),
        Happening::Dies => era.say("va in un cimitero dal gioco", "muore"),
        Happening::PhasesIn => era.say("torna in fase", "appare"),
        Happening::PhasesOut => era.say("passa fuori fase", "scompare"),
        Happening::Attacks => "attacca",
        Happening::Blocks => "blocca",
        Happening::BecomesBlocked => "viene bloccata",
        Happening::AttacksUnblocked => "attacca e nessuno la blocca",
        Happening::DealsDamage => "infligge danno",
        Happening::DealsCombatDamageToPlayer => "infligge danno da combattimento a un giocatore",
        Happening::IsDealtDamage => "subisce danno",
        Happening::BecomesTapped => "si TAPpa",
        Happening::BecomesUntapped => "si STAPpa",
        Happening::ControlLost => "cambia controllore",
    }
}

const fn player_happening(era: Era, happens: PlayerHappening, whose: Whose) -> &'static str {
    match (happens, whose) {
        (PlayerHappening::Draws, Whose::Your) => "peschi una carta",
        (PlayerHappening::Draws, Whose::Opponents) => "un avversario pesca una carta",
        (PlayerHappening::Draws, Whose::Each) => "un giocatore pesca una carta",
        (PlayerHappening::Discards, Whose::Your) => "scarti una carta",
        (PlayerHappening::Discards, Whose::Opponents) => "un avversario scarta una carta",
        (PlayerHappening::Discards, Whose::Each) => "un giocatore scarta una carta",
        (PlayerHappening::Casts, Whose::Your) => era.say("giochi una magia", "lanci una magia"),
        (PlayerHappening::Casts, Whose::Opponents) => {
            era.say("un avversario gioca una magia", "un avversario lancia una magia")
        }
        (PlayerHappening::Casts, Whose::Each) => {
            era.say("un giocatore gioca una magia", "un giocatore lancia una magia")
        }
        (PlayerHappening::GainsLife, Whose::Your) => "guadagni punti vita",
        (PlayerHappening::GainsLife, Whose::Opponents) => "un avversario guadagna punti vita",
        (PlayerHappening::GainsLife, Whose::Each) => "un giocatore guadagna punti vita",
        (PlayerHappening::LosesLife, Whose::Your) => "perdi punti vita",
        (PlayerHappening::LosesLife, Whose::Opponents) => "un avversario perde punti vita",
        (PlayerHappening::LosesLife, Whose::Each) => "un giocatore perde punti vita",
    }
}

pub(super) fn condition(telling: &Telling<'_>, condition: &Condition) -> String {
    match condition {
        Condition::YouControl(filter) => format!(", se controlli {}", some(telling, filter)),
        Condition::ThisTapped => format!(", se {} è di traverso", telling.this()),
        Condition::ThisUntapped => format!(", se {} è in piedi", telling.this()),
    }
}
