//! Whole abilities: what triggers them, what they cost, what holds all the time.

use super::context::{Kind, That, sentence, sentences, symbols};
use super::language::{Article, Case, Counted, Line, Person, Phrase, StepOf};
use super::tell::Teller;
use crate::engine::{
    Ability, Activated, Affected, Amount, Condition, EffectText, Happening, Lasting, StaticAbility,
    TriggerCondition, Triggered, Watched, Who, Whose,
};
use crate::locale::Locale;
use crate::notation::number::mana_symbols;

impl<'a> Teller<'a> {
    /// The line of an ability.
    pub fn ability(&mut self, ability: &'a Ability) -> String {
        match ability {
            Ability::Spell(effect) => self.effect("", effect),
            Ability::Triggered(own) => self.triggered(own),
            Ability::Activated(own) => self.activated(own),
            Ability::Static(own) => self.static_ability(own),
            Ability::Enchant(filter) => {
                let what = self.language.objects(filter, Article::None, None);
                sentence(&self.line(Line::Enchant, &[("{a}", &what.text)]))
            }
            Ability::EnchantPlayer(filter) => {
                let line = if filter.opponent { Line::EnchantOpponent } else { Line::EnchantPlayer };
                sentence(&self.line(line, &[]))
            }
            Ability::EntersTapped => {
                let tapped = self.language.tapped(true, self.this().feminine);
                sentence(&self.line(Line::EntersTapped, &[("{k}", tapped)]))
            }
            Ability::EntersWithCounters(counter, count) => {
                let count = Amount::Fixed(i32::from(*count));
                let counters = self.language.amount(&count, Counted::Counters(counter));
                sentence(&self.line(Line::EntersWith, &[("{n}", &counters)]))
            }
        }
    }

    /// What an effect does, as sentences; the first goes on after what stands before it.
    pub fn effect(&mut self, before: &str, effect: &'a EffectText) -> String {
        self.context.begin(effect);
        let clauses: Vec<String> = effect.instructions.iter().map(|own| self.clause(own)).collect();
        sentences(before, &clauses)
    }

    fn triggered(&mut self, ability: &'a Triggered) -> String {
        let when = self.when(&ability.when);
        let condition = match &ability.condition {
            None => String::new(),
            Some(own) => format!(" {},", self.condition(own, Line::IfYouControl, Line::IfTapped)),
        };
        self.context.that = match &ability.when {
            TriggerCondition::Object { to: Watched::Any(filter), .. } => That::Fits(filter),
            TriggerCondition::Object { to: Watched::This, .. } => That::This,
            TriggerCondition::Object { to: Watched::Host, .. } => That::Host,
            _ => That::Permanent,
        };
        self.effect(&format!("{when},{condition} "), &ability.effect)
    }

    /// "If you control a Wall", "as long as this creature is tapped".
    fn condition(&self, condition: &Condition, control: Line, tap: Line) -> String {
        match condition {
            Condition::YouControl(filter) => {
                let what = self.language.objects(filter, Article::A, None);
                self.line(control, &[("{a}", &what.text)])
            }
            Condition::ThisTapped | Condition::ThisUntapped => {
                let is_tapped = *condition == Condition::ThisTapped;
                let tapped = self.language.tapped(is_tapped, self.this().feminine);
                self.line(tap, &[("{k}", tapped)])
            }
        }
    }

    fn when(&self, condition: &TriggerCondition) -> String {
        match condition {
            TriggerCondition::AtBeginning { step, whose } => {
                let step = self.language.step(*step, StepOf::Every(*whose));
                self.line(Line::AtBeginning, &[("{s}", &step)])
            }
            TriggerCondition::Object { happens: Happening::ControlLost, to } => {
                let what = self.language.in_case(&self.watched(to), Case::Of);
                self.line(Line::LoseControl, &[("{a}", &what)])
            }
            TriggerCondition::Object { happens, to } => {
                let what = self.watched(to);
                let is_once = matches!(happens, Happening::Enters | Happening::Leaves | Happening::Dies);
                let line = if is_once && *to == Watched::This { Line::When } else { Line::Whenever };
                let happens = self.language.happens(*happens, what.feminine);
                self.line(line, &[("{a}", &format!("{} {happens}", what.text))])
            }
            TriggerCondition::Player { happens, whose } => {
                let you = matches!(whose, Whose::Your);
                let does = self.language.player_does(*happens, you);
                let who = match whose {
                    Whose::Your => does.to_owned(),
                    Whose::Opponents => {
                        format!("{} {does}", self.language.person(Person::Opponent, &self.this()).text)
                    }
                    Whose::Enchanted => {
                        format!("{} {does}", self.language.person(Person::EnchantedPlayer, &self.this()).text)
                    }
                    Whose::Each => {
                        format!("{} {does}", self.language.person(Person::Someone, &self.this()).text)
                    }
                };
                self.line(Line::Whenever, &[("{a}", &who)])
            }
            TriggerCondition::DayBecomesNight => self.line(Line::DayBecomesNight, &[]),
            TriggerCondition::NightBecomesDay => self.line(Line::NightBecomesDay, &[]),
        }
    }

    fn watched(&self, watched: &Watched) -> Phrase {
        match watched {
            Watched::This => self.this(),
            Watched::Host => self.language.host(self.context.kind()),
            Watched::Any(filter) => self.language.objects(filter, Article::A, None),
        }
    }

    fn activated(&mut self, ability: &'a Activated) -> String {
        if self.context.kind() == Kind::Equipment && ability.as_sorcery {
            return sentence(&self.line(Line::Equip, &[("{n}", &mana_symbols(&ability.mana))]));
        }
        let mut costs = symbols(&ability.mana, ability.tap);
        if ability.sacrifice {
            costs.push(self.line(Line::SacrificeCost, &[]));
        }
        let colon = if self.language.locale() == Locale::Fr { " :" } else { ":" };
        let mut text = format!("{}{colon} {}", costs.join(", "), self.effect("", &ability.effect));
        for (holds, line) in
            [(ability.once_each_turn, Line::OnceEachTurn), (ability.as_sorcery, Line::AsSorcery)]
        {
            if holds {
                text = format!("{text} {}", sentence(&self.line(line, &[])));
            }
        }
        text
    }

    /// A static ability's sentence, after what must be so.
    fn while_so(&self, ability: &StaticAbility, told: &str) -> String {
        match &ability.condition {
            None => sentence(told),
            Some(own) => {
                let condition = self.condition(own, Line::WhileYouControl, Line::WhileTapped);
                sentence(&self.line(Line::While, &[("{a}", &condition), ("{b}", told)]))
            }
        }
    }

    fn static_ability(&mut self, ability: &'a StaticAbility) -> String {
        let subject = match &ability.affects {
            Affected::This => self.this(),
            Affected::Host => self.language.host(self.context.kind()),
            Affected::Each(filter) => self.each(filter),
            Affected::Player(whose) => {
                let who = match whose {
                    Whose::Your => Who::You,
                    Whose::Opponents => Who::Opponent,
                    Whose::Each => Who::EachPlayer,
                    Whose::Enchanted => Who::EnchantedPlayer,
                };
                let told = self.players(who, &ability.changes, &Lasting::Indefinitely);
                return self.while_so(ability, &told);
            }
        };
        let told = self.changed(&subject, &ability.changes, &Lasting::Indefinitely, true);
        self.while_so(ability, &told)
    }
}
