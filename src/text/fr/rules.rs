//! What cards say, in French.

use super::nouns::{all, host, kind, kind_word, shade, with_article};
use super::trigger::condition;
use super::{French, de};
use crate::engine::{
    Ability, Activated, Affected, Counter, Duration, EffectText, Modification, ObjectFilter, StaticAbility,
    Triggered, Whose,
};
use crate::text::opening;
use crate::text::telling::{Telling, plus, signs};
use crate::text::tongue::{RulesTexts, Words};
use crate::text::voice::{Era, Scene, Who};

impl RulesTexts for French {
    fn ability(&self, telling: &Telling<'_>, ability: &Ability) -> String {
        if let Some(cost) = Telling::equip_cost(ability) {
            return format!("Équipement {}", signs(cost));
        }
        match ability {
            Ability::Spell(effect) => self.effect(&telling.inside(effect), effect),
            Ability::Triggered(triggered) => self.triggered(telling, triggered),
            Ability::Activated(activated) => self.activated(telling, activated),
            Ability::Static(always) => self.always(telling, always),
            Ability::Enchant(filter) => format!("Enchanter : {}", kind(telling, filter)),
            Ability::EntersTapped => {
                let this = telling.this();
                match telling.era {
                    Era::Older => format!("{this} arrive en jeu de travers, à dégager."),
                    Era::Newer => format!("{this} arrive sur le champ de bataille de travers, à dégager."),
                }
            }
            Ability::EntersWithCounters(counter, count) => {
                let (this, counters) =
                    (telling.this(), self.counters(*count, &counter_name(telling, counter)));
                match telling.era {
                    Era::Older => format!("{this} arrive en jeu avec {counters}."),
                    Era::Newer => format!("{this} arrive sur le champ de bataille avec {counters}."),
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
            Modification::Control => verb("passe sous votre contrôle", "passent sous votre contrôle"),
            Modification::AddType(kind) => {
                let (word, feminine) = kind_word(*kind, many);
                match (many, feminine) {
                    (true, _) => format!("sont aussi des {word}"),
                    (false, true) => format!("est aussi une {word}"),
                    (false, false) => format!("est aussi un {word}"),
                }
            }
            Modification::LoseType(kind) => {
                let (word, feminine) = kind_word(*kind, many);
                match (many, feminine) {
                    (true, _) => format!("ne sont plus des {word}"),
                    (false, true) => format!("n’est plus une {word}"),
                    (false, false) => format!("n’est plus un {word}"),
                }
            }
            Modification::AddSubtype(subtype) => {
                let subtype = telling.names.subtype(subtype);
                if many {
                    format!("sont aussi du type {subtype}")
                } else {
                    format!("est aussi du type {subtype}")
                }
            }
            Modification::BecomeColour(colour) => {
                let shade = shade(*colour, true, many);
                if many { format!("deviennent {shade}") } else { format!("devient {shade}") }
            }
            Modification::Gain(keyword) => {
                let keyword = with_article(self.keyword(*keyword));
                if many { format!("ont {keyword}") } else { format!("a {keyword}") }
            }
            Modification::Lose(keyword) => {
                let keyword = with_article(self.keyword(*keyword));
                if many { format!("perdent {keyword}") } else { format!("perd {keyword}") }
            }
            Modification::SetPowerToughness(power, toughness) => {
                if many {
                    format!("deviennent {power}/{toughness}")
                } else {
                    format!("devient {power}/{toughness}")
                }
            }
            Modification::PowerToughness(power, toughness) => {
                let plus = plus(*power, *toughness);
                if many { format!("gagnent {plus}") } else { format!("gagne {plus}") }
            }
            Modification::DoesNotUntap => verb("ne se dégage pas", "ne se dégagent pas"),
            Modification::MayStayTapped => verb(
                "peut rester de travers, au choix, à votre dégagement",
                "peuvent rester de travers, au choix, à votre dégagement",
            ),
            Modification::CannotAttack => verb("ne peut pas attaquer", "ne peuvent pas attaquer"),
            Modification::CannotBlock => verb("ne peut pas bloquer", "ne peuvent pas bloquer"),
            Modification::CannotPhaseOut => {
                verb("ne peut pas passer hors phase", "ne peuvent pas passer hors phase")
            }
            Modification::CannotPhaseIn => {
                verb("ne peut pas passer en phase", "ne peuvent pas passer en phase")
            }
            Modification::PreventDamage => verb("ne subit pas de blessures", "ne subissent pas de blessures"),
            Modification::PreventNextDamage(1) => {
                verb("évite la prochaine blessure", "évitent la prochaine blessure")
            }
            Modification::PreventNextDamage(amount) => {
                if many {
                    format!("évitent les {amount} prochaines blessures")
                } else {
                    format!("évite les {amount} prochaines blessures")
                }
            }
            Modification::MaximumHandSize(more) if *more < 0 => {
                format!("peut garder {} cartes de moins en main à la fin du tour", more.unsigned_abs())
            }
            Modification::MaximumHandSize(more) => {
                format!("peut garder {more} cartes de plus en main à la fin du tour")
            }
            Modification::NoMaximumHandSize => "peut garder autant de cartes que voulu en main".to_owned(),
        }
    }

    fn duration(&self, scene: &Scene<'_>, duration: &Duration) -> String {
        let of = |player| match scene.who(player) {
            Who::You => None,
            Who::Named(name) => Some(de(name)),
        };
        match duration {
            Duration::UntilEndOfTurn => " jusqu’à la fin du tour".to_owned(),
            Duration::UntilEndOfCombat => " jusqu’à la fin du combat".to_owned(),
            Duration::UntilStep { step, player } => {
                let step = small(self.step(scene.era, *step));
                match of(*player) {
                    None => format!(" jusqu’à votre prochaine {step}"),
                    Some(whose) => format!(" jusqu’à la prochaine {step} {whose}"),
                }
            }
            Duration::UntilTurn { player } => match of(*player) {
                None => " jusqu’à votre prochain tour".to_owned(),
                Some(whose) => format!(" jusqu’au prochain tour {whose}"),
            },
            Duration::NextUntapStep { player: Some(player) } => match of(*player) {
                None => " à votre prochain dégagement".to_owned(),
                Some(whose) => format!(" au prochain dégagement {whose}"),
            },
            Duration::NextUntapStep { player: None } => " au prochain dégagement du contrôleur".to_owned(),
            Duration::WhileControls { player, object } => {
                let object = scene.name(*object);
                match scene.who(*player) {
                    Who::You => format!(" tant que vous contrôlez {object}"),
                    Who::Named(name) => format!(" tant que {name} contrôle {object}"),
                }
            }
            Duration::WhileTapped { object } => {
                format!(" tant que {} reste de travers", scene.name(*object))
            }
            Duration::Indefinitely => String::new(),
        }
    }

    fn those(&self, telling: &Telling<'_>, filter: &ObjectFilter) -> String {
        opening(&all(telling, filter))
    }
}

/// The name of a step in the middle of a sentence.
pub(super) fn small(step: &str) -> String {
    step.replacen('É', "é", 1).replacen('P', "p", 1).replacen('S', "s", 1)
}

/// What a kind of counter is called.
pub(super) fn counter_name(telling: &Telling<'_>, counter: &Counter) -> String {
    match counter {
        Counter::PlusOne => "+1/+1".to_owned(),
        Counter::MinusOne => "−1/−1".to_owned(),
        Counter::Named(name) => telling.names.counter(name),
    }
}

impl French {
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
        clauses.join(" ; ")
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
            costs.push(format!("sacrifiez {}", telling.this()));
        }
        let effect = self.effect(telling, &activated.effect);
        let mut text = format!("{} : {effect}", opening(&costs.join(", ")));
        if activated.once_each_turn {
            text.push_str(" Une seule fois par tour.");
        }
        if activated.as_sorcery {
            text.push_str(match telling.era {
                Era::Older => " Seulement quand vous pourriez jouer un rituel.",
                Era::Newer => " Seulement quand vous pourriez lancer un rituel.",
            });
        }
        text
    }

    fn always(&self, telling: &Telling<'_>, always: &StaticAbility) -> String {
        let (subject, many) = match &always.affects {
            Affected::This => (telling.this(), false),
            Affected::Host => (opening(&host(telling).plain()), false),
            Affected::Each(filter) => (opening(&all(telling, filter)), true),
            Affected::Player(Whose::Your) => ("Le contrôleur de cette carte".to_owned(), false),
            Affected::Player(Whose::Opponents) => ("Chaque adversaire".to_owned(), false),
            Affected::Player(Whose::Each) => ("Chaque joueur".to_owned(), false),
        };
        let changes: Vec<String> = always
            .changes
            .iter()
            .map(|change| {
                let text = self.change(telling, change, many);
                let untaps = matches!(change, Modification::DoesNotUntap);
                if untaps { format!("{text} au dégagement du contrôleur") } else { text }
            })
            .collect();
        format!("{subject} {}.", self.list(&changes))
    }
}
