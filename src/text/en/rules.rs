//! What cards say, in English.

use super::English;
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

impl RulesTexts for English {
    fn ability(&self, telling: &Telling<'_>, ability: &Ability) -> String {
        if let Some(cost) = Telling::equip_cost(ability) {
            return format!("Equip {}", signs(cost));
        }
        match ability {
            Ability::Spell(effect) => self.effect(&telling.inside(effect), effect),
            Ability::Triggered(triggered) => self.triggered(telling, triggered),
            Ability::Activated(activated) => self.activated(telling, activated),
            Ability::Static(always) => self.always(telling, always),
            Ability::Enchant(filter) => format!("Enchant {}", kind(telling, filter)),
            Ability::EntersTapped => {
                let this = telling.this();
                match telling.era {
                    Era::Older => format!("{this} comes into play tapped."),
                    Era::Newer => format!("{this} enters tapped."),
                }
            }
            Ability::EntersWithCounters(counter, count) => {
                let (this, counters) =
                    (telling.this(), self.counters(*count, &counter_name(telling, counter)));
                match telling.era {
                    Era::Older => format!("{this} comes into play with {counters} on it."),
                    Era::Newer => format!("{this} enters with {counters} on it."),
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
        let (has, is, becomes) = if many { ("have", "are", "become") } else { ("has", "is", "becomes") };
        match change {
            Modification::Control => "comes under your control".to_owned(),
            Modification::AddType(kind) if many => format!("are {} too", kind_word(*kind, true)),
            Modification::AddType(kind) => {
                let kind = kind_word(*kind, false);
                let article = if kind.starts_with(['a', 'e', 'i']) { "an" } else { "a" };
                format!("is {article} {kind} too")
            }
            Modification::LoseType(kind) if many => format!("are no longer {}", kind_word(*kind, true)),
            Modification::LoseType(kind) => {
                let kind = kind_word(*kind, false);
                let article = if kind.starts_with(['a', 'e', 'i']) { "an" } else { "a" };
                format!("is no longer {article} {kind}")
            }
            Modification::AddSubtype(subtype) => format!("{is} {} too", telling.names.subtype(subtype)),
            Modification::BecomeColour(colour) => format!("{becomes} {}", shade(*colour)),
            Modification::Gain(keyword) => format!("{has} {}", self.keyword(*keyword)),
            Modification::Lose(keyword) => {
                let loses = if many { "lose" } else { "loses" };
                format!("{loses} {}", self.keyword(*keyword))
            }
            Modification::SetPowerToughness(power, toughness) => format!("{becomes} {power}/{toughness}"),
            Modification::PowerToughness(power, toughness) => {
                let gets = if many { "get" } else { "gets" };
                format!("{gets} {}", plus(*power, *toughness))
            }
            Modification::DoesNotUntap => if many { "do not untap" } else { "does not untap" }.to_owned(),
            Modification::MayStayTapped => "may stay tapped by choice in your untap step".to_owned(),
            Modification::CannotAttack => "can’t attack".to_owned(),
            Modification::CannotBlock => "can’t block".to_owned(),
            Modification::CannotPhaseOut => "can’t phase out".to_owned(),
            Modification::CannotPhaseIn => "can’t phase in".to_owned(),
            Modification::PreventDamage => if many { "take no damage" } else { "takes no damage" }.to_owned(),
            Modification::PreventNextDamage(amount) => {
                let is_spared = if many { "are spared" } else { "is spared" };
                format!("{is_spared} the next {amount} damage")
            }
            Modification::MaximumHandSize(more) if *more < 0 => {
                format!("may keep {} fewer cards in hand at end of turn", more.unsigned_abs())
            }
            Modification::MaximumHandSize(more) => {
                format!("may keep {more} more cards in hand at end of turn")
            }
            Modification::NoMaximumHandSize => "may keep any number of cards in hand".to_owned(),
        }
    }

    fn duration(&self, scene: &Scene<'_>, duration: &Duration) -> String {
        match duration {
            Duration::UntilEndOfTurn => " until end of turn".to_owned(),
            Duration::UntilEndOfCombat => " until end of combat".to_owned(),
            Duration::UntilStep { step, player } => {
                let step = self.step(scene.era, *step).to_lowercase();
                say!(scene.who(*player), name => " until your next {step}", " until {name}’s next {step}")
            }
            Duration::UntilTurn { player } => {
                say!(scene.who(*player), name => " until your next turn", " until {name}’s next turn")
            }
            Duration::NextUntapStep { player: Some(player) } => {
                say!(scene.who(*player), name => " in your next untap step", " in {name}’s next untap step")
            }
            Duration::NextUntapStep { player: None } => " in its controller’s next untap step".to_owned(),
            Duration::WhileControls { player, object } => {
                let object = scene.name(*object);
                say!(scene.who(*player), name =>
                    " for as long as you control {object}",
                    " for as long as {name} controls {object}")
            }
            Duration::WhileTapped { object } => {
                format!(" for as long as {} stays tapped", scene.name(*object))
            }
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

impl English {
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
            costs.push(format!("sacrifice {}", telling.this()));
        }
        let effect = self.effect(telling, &activated.effect);
        let mut text = format!("{}: {effect}", opening(&costs.join(", ")));
        if activated.once_each_turn {
            text.push_str(" Only once each turn.");
        }
        if activated.as_sorcery {
            text.push_str(match telling.era {
                Era::Older => " Only when you could play a sorcery.",
                Era::Newer => " Only when you could cast a sorcery.",
            });
        }
        text
    }

    fn always(&self, telling: &Telling<'_>, always: &StaticAbility) -> String {
        let (subject, many) = match &always.affects {
            Affected::This => (telling.this(), false),
            Affected::Host => (opening(&host(telling)), false),
            Affected::Each(filter) => (opening(&all(telling, filter)), true),
            Affected::Player(Whose::Your) => ("This card’s controller".to_owned(), false),
            Affected::Player(Whose::Opponents) => ("Each opponent".to_owned(), false),
            Affected::Player(Whose::Each) => ("Each player".to_owned(), false),
        };
        let changes: Vec<String> = always
            .changes
            .iter()
            .map(|change| {
                let text = self.change(telling, change, many);
                let untaps = matches!(change, Modification::DoesNotUntap);
                if untaps { format!("{text} during its controller’s untap step") } else { text }
            })
            .collect();
        format!("{subject} {}.", self.list(&changes))
    }
}
