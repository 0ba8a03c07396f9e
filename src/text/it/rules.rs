//! What cards say, in Italian.

use super::Italian;
use super::nouns::{all, host, kind, kind_word, shade};
use super::trigger::condition;
use crate::engine::{
    Ability, Activated, Affected, Counter, Duration, EffectText, Modification, ObjectFilter, StaticAbility,
    Triggered, Whose,
};
use crate::text::telling::{Telling, plus, signs};
use crate::text::tongue::{RulesTexts, Words};
use crate::text::voice::{Era, Scene};
use crate::text::{opening, say};

impl RulesTexts for Italian {
    fn ability(&self, telling: &Telling<'_>, ability: &Ability) -> String {
        if let Some(cost) = Telling::equip_cost(ability) {
            return format!("Equipaggiare {}", signs(cost));
        }
        match ability {
            Ability::Spell(effect) => self.effect(&telling.inside(effect), effect),
            Ability::Triggered(triggered) => self.triggered(telling, triggered),
            Ability::Activated(activated) => self.activated(telling, activated),
            Ability::Static(always) => self.always(telling, always),
            Ability::Enchant(filter) => format!("Incanta {}", kind(telling, filter)),
            Ability::EntersTapped => {
                let this = telling.this();
                match telling.era {
                    Era::Older => format!("{this} entra in gioco di traverso, da STAPpare."),
                    Era::Newer => format!("{this} entra nel campo di battaglia di traverso, da STAPpare."),
                }
            }
            Ability::EntersWithCounters(counter, count) => {
                let (this, counters) =
                    (telling.this(), self.counters(*count, &counter_name(telling, counter)));
                match telling.era {
                    Era::Older => format!("{this} entra in gioco con {counters}."),
                    Era::Newer => format!("{this} entra nel campo di battaglia con {counters}."),
                }
            }
        }
    }

    fn effect(&self, telling: &Telling<'_>, effect: &EffectText) -> String {
        let telling = telling.inside(effect);
        let sentences: Vec<String> = effect
            .instructions
            .iter()
            .map(|instruction| format!("{}.", opening(&self.instruction(&telling, instruction))))
            .collect();
        sentences.join(" ")
    }

    fn change(&self, telling: &Telling<'_>, change: &Modification, many: bool) -> String {
        let verb = |one: &str, more: &str| if many { more.to_owned() } else { one.to_owned() };
        match change {
            Modification::Control => verb("passa sotto il tuo controllo", "passano sotto il tuo controllo"),
            Modification::AddType(kind) => {
                let kind = kind_word(*kind, many);
                if many { format!("sono anche {kind}") } else { format!("è anche {kind}") }
            }
            Modification::LoseType(kind) => {
                let kind = kind_word(*kind, many);
                if many { format!("non sono più {kind}") } else { format!("non è più {kind}") }
            }
            Modification::AddSubtype(subtype) => {
                let subtype = telling.names.subtype(subtype);
                if many { format!("sono anche {subtype}") } else { format!("è anche {subtype}") }
            }
            Modification::BecomeColour(colour) => {
                let shade = shade(*colour, true, many);
                if many { format!("diventano {shade}") } else { format!("diventa {shade}") }
            }
            Modification::Gain(keyword) => {
                let keyword = self.keyword(*keyword);
                if many { format!("hanno {keyword}") } else { format!("ha {keyword}") }
            }
            Modification::Lose(keyword) => {
                let keyword = self.keyword(*keyword);
                if many { format!("perdono {keyword}") } else { format!("perde {keyword}") }
            }
            Modification::SetPowerToughness(power, toughness) => {
                if many {
                    format!("diventano {power}/{toughness}")
                } else {
                    format!("diventa {power}/{toughness}")
                }
            }
            Modification::PowerToughness(power, toughness) => {
                let plus = plus(*power, *toughness);
                if many { format!("prendono {plus}") } else { format!("prende {plus}") }
            }
            Modification::DoesNotUntap => verb("non si STAPpa", "non si STAPpano"),
            Modification::MayStayTapped => verb(
                "può restare di traverso per scelta nel tuo STAP",
                "possono restare di traverso per scelta nel tuo STAP",
            ),
            Modification::CannotAttack => verb("non può attaccare", "non possono attaccare"),
            Modification::CannotBlock => verb("non può bloccare", "non possono bloccare"),
            Modification::CannotPhaseOut => match telling.era {
                Era::Older => verb("non può passare fuori fase", "non possono passare fuori fase"),
                Era::Newer => verb("non può scomparire", "non possono scomparire"),
            },
            Modification::CannotPhaseIn => match telling.era {
                Era::Older => verb("non può tornare in fase", "non possono tornare in fase"),
                Era::Newer => verb("non può apparire", "non possono apparire"),
            },
            Modification::PreventDamage => verb("non subisce danno", "non subiscono danno"),
            Modification::PreventNextDamage(1) => {
                verb("evita il prossimo danno", "evitano il prossimo danno")
            }
            Modification::PreventNextDamage(amount) => {
                if many {
                    format!("evitano i prossimi {amount} danni")
                } else {
                    format!("evita i prossimi {amount} danni")
                }
            }
            Modification::MaximumHandSize(more) if *more < 0 => {
                format!("può tenere in mano {} carte in meno a fine turno", more.unsigned_abs())
            }
            Modification::MaximumHandSize(more) => {
                format!("può tenere in mano {more} carte in più a fine turno")
            }
            Modification::NoMaximumHandSize => "può tenere in mano quante carte vuole".to_owned(),
        }
    }

    fn duration(&self, scene: &Scene<'_>, duration: &Duration) -> String {
        match duration {
            Duration::UntilEndOfTurn => " fino alla fine del turno".to_owned(),
            Duration::UntilEndOfCombat => " fino alla fine del combattimento".to_owned(),
            Duration::UntilStep { step, player } => {
                let step = self.step(scene.era, *step);
                say!(scene.who(*player), name => " fino alla tua prossima {step}", " fino alla prossima {step} di {name}")
            }
            Duration::UntilTurn { player } => {
                say!(scene.who(*player), name => " fino al tuo prossimo turno", " fino al prossimo turno di {name}")
            }
            Duration::NextUntapStep { player: Some(player) } => {
                say!(scene.who(*player), name => " nel tuo prossimo STAP", " nel prossimo STAP di {name}")
            }
            Duration::NextUntapStep { player: None } => " nel prossimo STAP di chi controlla".to_owned(),
            Duration::WhileControls { player, object } => {
                let object = scene.name(*object);
                say!(scene.who(*player), name =>
                    " finché {object} resta sotto il tuo controllo",
                    " finché {object} resta sotto il controllo di {name}")
            }
            Duration::WhileTapped { object } => format!(" finché {} resta di traverso", scene.name(*object)),
            Duration::Indefinitely => String::new(),
        }
    }

    fn those(&self, telling: &Telling<'_>, filter: &ObjectFilter) -> String {
        opening(&all(telling, filter))
    }
}

/// What a kind of counter is called.
pub(super) fn counter_name(telling: &Telling<'_>, counter: &Counter) -> String {
    match counter {
        Counter::PlusOne => "+1/+1".to_owned(),
        Counter::MinusOne => "−1/−1".to_owned(),
        Counter::Named(name) => telling.names.counter(name),
    }
}

impl Italian {
    fn triggered(&self, telling: &Telling<'_>, triggered: &Triggered) -> String {
        let when = self.when(telling, &triggered.when);
        let condition = triggered.condition.as_ref().map_or_else(String::new, |it| condition(telling, it));
        let effect = self.clauses(telling, &triggered.effect);
        format!("{when}{condition}, {effect}.")
    }

    /// The instructions as one clause after another, for the end of a longer sentence.
    pub(super) fn clauses(&self, telling: &Telling<'_>, effect: &EffectText) -> String {
        let telling = telling.inside(effect);
        let clauses: Vec<String> =
            effect.instructions.iter().map(|instruction| self.instruction(&telling, instruction)).collect();
        clauses.join("; ")
    }

    fn activated(&self, telling: &Telling<'_>, activated: &Activated) -> String {
        let mut costs = Vec::new();
        if !activated.mana.is_empty() || !(activated.tap || activated.sacrifice) {
            costs.push(signs(&activated.mana));
        }
        if activated.tap {
            costs.push("{T}".to_owned());
        }
        if activated.sacrifice {
            costs.push(format!("sacrifica {}", telling.this()));
        }
        let effect = self.effect(telling, &activated.effect);
        let mut text = format!("{}: {effect}", opening(&costs.join(", ")));
        if activated.once_each_turn {
            text.push_str(" Una sola volta per turno.");
        }
        if activated.as_sorcery {
            text.push_str(" Solo quando potresti giocare una stregoneria.");
        }
        text
    }

    fn always(&self, telling: &Telling<'_>, always: &StaticAbility) -> String {
        let (subject, many) = match &always.affects {
            Affected::This => (telling.this(), false),
            Affected::Host => (opening(&host(telling).plain()), false),
            Affected::Each(filter) => (opening(&all(telling, filter)), true),
            Affected::Player(Whose::Your) => ("Chi controlla questa carta".to_owned(), false),
            Affected::Player(Whose::Opponents) => ("Ogni avversario".to_owned(), false),
            Affected::Player(Whose::Each) => ("Ogni giocatore".to_owned(), false),
        };
        let changes: Vec<String> = always
            .changes
            .iter()
            .map(|change| {
                let text = self.change(telling, change, many);
                let untaps = matches!(change, Modification::DoesNotUntap);
                if untaps { format!("{text} nello STAP di chi controlla") } else { text }
            })
            .collect();
        format!("{subject} {}.", self.list(&changes))
    }
}
