//! A card's abilities told sentence by sentence, in any language.

use super::context::{Context, That};
use super::language::{Article, Case, Counted, Language, Line, Person, Phrase, StepOf};
use crate::engine::{Amount, Card, DelayedText, Instruction, ObjectFilter, Subject, TargetSpec, Who};
use crate::notation::number::mana_symbols;

/// Tells what a card does.
pub(super) struct Teller<'a> {
    pub(super) language: &'static dyn Language,
    pub(super) context: Context<'a>,
}

/// A sentence with its placeholders filled.
fn fill(template: &str, parts: &[(&str, &str)]) -> String {
    parts.iter().fold(template.to_owned(), |text, (place, part)| text.replace(place, part))
}

impl<'a> Teller<'a> {
    /// For a card, in a language.
    pub fn new(language: &'static dyn Language, card: &'a Card) -> Self {
        Self { language, context: Context::new(card) }
    }

    pub(super) fn line(&self, line: Line, parts: &[(&str, &str)]) -> String {
        let this = self.this();
        let text = fill(self.language.line(line), parts);
        self.language.smooth(text.replace("{t}", &this.text))
    }

    pub(super) fn this(&self) -> Phrase {
        self.language.this(self.context.kind())
    }

    /// One instruction, with what X is at its end.
    pub(super) fn clause(&mut self, instruction: &'a Instruction) -> String {
        self.context.counted = None;
        let clause = self.told(instruction);
        match self.context.counted {
            Some(Amount::CountersOnThis(counter)) => {
                let counter = super::counter(self.language.locale(), counter);
                format!("{clause}{}", self.line(Line::WhereCounters, &[("{k}", &counter)]))
            }
            Some(Amount::Count(filter)) => {
                let what = self.language.objects(filter, Article::Several, None);
                let what = self.language.in_case(&what, Case::Of);
                format!("{clause}{}", self.line(Line::WhereCount, &[("{a}", &what)]))
            }
            _ => clause,
        }
    }

    fn told(&mut self, instruction: &'a Instruction) -> String {
        match instruction {
            Instruction::DamageObjects { amount, to } => self.damage(amount, |teller| teller.subject(to)),
            Instruction::DamagePlayers { amount, to } => self.damage(amount, |teller| teller.person(*to)),
            Instruction::DamageTarget { amount, target } => {
                self.damage(amount, |teller| teller.subject(&Subject::Target(*target)))
            }
            Instruction::Destroy(what) => self.verb(Line::Destroy, what, Case::Plain),
            Instruction::Exile(what) => self.verb(Line::Exile, what, Case::Plain),
            Instruction::ReturnToHand(what) => self.verb(Line::ReturnToHand, what, Case::Plain),
            Instruction::Sacrifice(what) => self.verb(Line::Sacrifice, what, Case::Plain),
            Instruction::Tap(what) => self.verb(Line::Tap, what, Case::Plain),
            Instruction::Untap(what) => self.verb(Line::Untap, what, Case::Plain),
            Instruction::PhaseOut(what) => self.verb(Line::PhaseOut, what, Case::Plain),
            Instruction::PhaseOutUntilThisLeaves(what) => self.verb(Line::PhaseOutUntil, what, Case::Plain),
            Instruction::PhaseIn(what) => self.verb(Line::PhaseIn, what, Case::Plain),
            Instruction::Unattach(what) => self.verb(Line::Unattach, what, Case::Plain),
            Instruction::AttachThisTo(to) => self.attach(&Subject::This, to),
            Instruction::Attach { what, to } => self.attach(what, to),
            Instruction::PutCounters { counter, count, on } => {
                let counters = self.amount(count, Counted::Counters(counter));
                let what = self.in_case(on, Case::On);
                self.line(Line::PutCounters, &[("{n}", &counters), ("{a}", &what)])
            }
            Instruction::RemoveCounters { counter, count, from } => {
                let counters = self.amount(count, Counted::Counters(counter));
                let what = self.in_case(from, Case::From);
                self.line(Line::RemoveCounters, &[("{n}", &counters), ("{a}", &what)])
            }
            Instruction::Modify { what, changes, lasting } => {
                let subject = self.subject(what);
                self.changed(&subject, changes, lasting, false)
            }
            Instruction::ModifyWhateverFits { what, changes, lasting } => {
                let subject = self.subject(&Subject::Each(what.clone()));
                self.changed(&subject, changes, lasting, false)
            }
            Instruction::ModifyPlayers { who, changes, lasting } => self.players(*who, changes, lasting),
            Instruction::CreateTokens { token, count } => {
                let tokens = self.amount(count, Counted::Tokens(token));
                self.line(Line::CreateTokens, &[("{n}", &tokens)])
            }
            Instruction::TurnFaceDown(what) => self.verb(Line::TurnFaceDown, what, Case::Plain),
            Instruction::TurnFaceUp(what) => self.verb(Line::TurnFaceUp, what, Case::Plain),
            Instruction::BecomeCopy { what, of, lasting } => {
                let what = self.subject(what);
                let of = self.in_case(of, Case::Of);
                let told = self.line(Line::BecomesCopy, &[("{a}", &what.text), ("{b}", &of)]);
                format!("{told}{}", self.language.duration(lasting))
            }
            Instruction::CreateCopies { of, count: Amount::Fixed(1) } => {
                self.verb(Line::CreateCopy, of, Case::Of)
            }
            Instruction::CreateCopies { of, count } => {
                let count = self.amount(count, Counted::Number);
                let of = self.in_case(of, Case::Of);
                self.line(Line::CreateCopies, &[("{a}", &of), ("{n}", &count)])
            }
            Instruction::Draw { .. }
            | Instruction::Discard { .. }
            | Instruction::GainLife { .. }
            | Instruction::LoseLife { .. }
            | Instruction::GetPoison { .. } => self.told_of_player(instruction),
            _ => self.told_of_game(instruction),
        }
    }

    fn told_of_player(&mut self, instruction: &'a Instruction) -> String {
        let (who, amount, of, you, other) = match instruction {
            Instruction::Draw { who, count } => (*who, count, Counted::Cards, Line::YouDraw, Line::Draws),
            Instruction::Discard { who, count } => {
                (*who, count, Counted::Cards, Line::YouDiscard, Line::Discards)
            }
            Instruction::GainLife { who, amount } => {
                (*who, amount, Counted::Life, Line::YouGainLife, Line::GainsLife)
            }
            Instruction::LoseLife { who, amount } => {
                (*who, amount, Counted::Life, Line::YouLoseLife, Line::LosesLife)
            }
            Instruction::GetPoison { who, count } => {
                (*who, count, Counted::Poison, Line::YouGetPoison, Line::GetsPoison)
            }
            _ => return String::new(),
        };
        let amount = self.amount(amount, of);
        self.does(who, you, other, ("{n}", &amount))
    }

    fn told_of_game(&mut self, instruction: &'a Instruction) -> String {
        match instruction {
            Instruction::AddMana { mana } => self.line(Line::AddMana, &[("{n}", &mana_symbols(mana))]),
            Instruction::CounterSpell(target) => {
                self.verb(Line::CounterSpell, &Subject::Target(*target), Case::Plain)
            }
            Instruction::CopySpell { target, count: Amount::Fixed(1) } => {
                self.verb(Line::CopySpell, &Subject::Target(*target), Case::Plain)
            }
            Instruction::CopySpell { target, count } => {
                let what = self.subject(&Subject::Target(*target));
                let count = self.amount(count, Counted::Number);
                self.line(Line::CopySpellTimes, &[("{a}", &what.text), ("{n}", &count)])
            }
            Instruction::Delay(delayed) => self.delayed(delayed),
            Instruction::SkipNext { who, what } => {
                let what = self.language.next_skipped(*what, matches!(who, Who::You));
                self.does(*who, Line::YouSkip, Line::Skips, ("{s}", &what))
            }
            Instruction::ExtraTurn(who) => self.does(*who, Line::YouExtraTurn, Line::ExtraTurn, ("{n}", "")),
            Instruction::ExtraCombatPhase => self.line(Line::ExtraCombat, &[]),
            Instruction::ExtraMainPhase => self.line(Line::ExtraMain, &[]),
            Instruction::ExtraStep(step) => {
                let step = self.language.step(*step, StepOf::Bare);
                self.line(Line::ExtraStep, &[("{s}", &step)])
            }
            Instruction::ExtraStepAfterPhase(step) => {
                let step = self.language.step(*step, StepOf::Bare);
                self.line(Line::ExtraStepAfterPhase, &[("{s}", &step)])
            }
            Instruction::BecomeDay => self.line(Line::BecomeDay, &[]),
            Instruction::BecomeNight => self.line(Line::BecomeNight, &[]),
            _ => String::new(),
        }
    }

    fn damage(&mut self, amount: &'a Amount, to: impl FnOnce(&mut Self) -> Phrase) -> String {
        let amount = self.amount(amount, Counted::Damage);
        let to = to(self);
        let to = self.language.in_case(&to, Case::To);
        self.line(Line::Damage, &[("{n}", &amount), ("{a}", &to)])
    }

    fn verb(&mut self, line: Line, what: &Subject, case: Case) -> String {
        let what = self.in_case(what, case);
        self.line(line, &[("{a}", &what)])
    }

    fn attach(&mut self, what: &Subject, to: &Subject) -> String {
        let what = self.subject(what);
        let to = self.in_case(to, Case::To);
        self.line(Line::AttachTo, &[("{a}", &what.text), ("{b}", &to)])
    }

    /// What a player does, in the second or the third person.
    pub(super) fn does(&mut self, who: Who, you: Line, other: Line, part: (&str, &str)) -> String {
        if matches!(who, Who::You) {
            return self.line(you, &[part]);
        }
        let who = self.person(who);
        self.line(other, &[("{a}", &who.text), part])
    }

    fn delayed(&mut self, delayed: &'a DelayedText) -> String {
        let context = self.context.delayed(&delayed.effect, delayed.about.as_ref());
        let mut inner = Teller { language: self.language, context };
        let clauses: Vec<String> = delayed.effect.instructions.iter().map(|own| inner.clause(own)).collect();
        let step = self.language.step(delayed.step, StepOf::Next(delayed.whose));
        format!(
            "{}, {}",
            self.line(Line::AtBeginning, &[("{s}", &step)]),
            clauses.join(self.language.line(Line::And))
        )
    }

    fn amount(&mut self, amount: &'a Amount, of: Counted<'_>) -> String {
        if !matches!(amount, Amount::Fixed(_)) {
            self.context.counted = Some(amount);
        }
        self.language.amount(amount, of)
    }

    fn in_case(&mut self, subject: &Subject, case: Case) -> String {
        let phrase = self.subject(subject);
        self.language.in_case(&phrase, case)
    }

    fn subject(&mut self, subject: &Subject) -> Phrase {
        match subject {
            Subject::This => self.this(),
            Subject::Host => self.language.host(self.context.kind()),
            Subject::That => match self.context.that {
                That::Fits(filter) => self.language.objects(&kind_only(filter), Article::That, None),
                That::This => self.this(),
                That::Host => self.language.host(self.context.kind()),
                That::Permanent => self.language.that_permanent(),
            },
            Subject::Each(filter) => self.each(filter),
            Subject::Target(number) => self.target(*number),
        }
    }

    fn target(&mut self, number: u8) -> Phrase {
        match self.context.target(number) {
            Some(TargetSpec::Player(_)) => self.person(Who::Target(number)),
            Some(TargetSpec::Permanent(filter)) => {
                let controller = filter.controlled_by_target.map(|number| self.person(Who::Target(number)));
                if self.context.is_new(number) {
                    self.language.objects(filter, Article::Target, controller.as_ref())
                } else {
                    self.language.objects(&kind_only(filter), Article::That, None)
                }
            }
            Some(TargetSpec::CreatureOrPlayer) => {
                self.language.creature_or_player(!self.context.is_new(number))
            }
            Some(TargetSpec::Spell) | None => self.language.spell(!self.context.is_new(number)),
        }
    }

    fn objects(&mut self, filter: &ObjectFilter, article: Article) -> Phrase {
        let controller = filter.controlled_by_target.map(|number| self.person(Who::Target(number)));
        self.language.objects(filter, article, controller.as_ref())
    }

    /// Each of these; of what is phased out it is said that it is.
    pub(super) fn each(&mut self, filter: &ObjectFilter) -> Phrase {
        let each = self.objects(filter, Article::Each);
        if filter.phased_out {
            let text = self.line(Line::ThatIsPhasedOut, &[("{a}", &each.text)]);
            Phrase::new(text, each.feminine)
        } else {
            each
        }
    }

    pub(super) fn person(&mut self, who: Who) -> Phrase {
        let person = match who {
            Who::You => Person::You,
            Who::Opponent => Person::Opponent,
            Who::EachPlayer => Person::EachPlayer,
            Who::ThatPlayer => Person::ThatPlayer,
            Who::EnchantedPlayer => Person::EnchantedPlayer,
            Who::ControllerOfTarget(_) => Person::ItsController,
            Who::Target(number) => match (self.context.target(number), self.context.is_new(number)) {
                (Some(TargetSpec::Player(filter)), true) if filter.damaged_by_this => Person::DamagedOpponent,
                (Some(TargetSpec::Player(filter)), true) if filter.opponent => Person::TargetOpponent,
                (Some(TargetSpec::Player(_)), true) => Person::TargetPlayer,
                _ => Person::ThatPlayer,
            },
        };
        self.language.person(person, &self.this())
    }
}

/// The same kind of thing, for "that creature".
fn kind_only(filter: &ObjectFilter) -> ObjectFilter {
    let subtype = if filter.types.is_empty() { filter.subtype.clone() } else { None };
    ObjectFilter { types: filter.types, subtype, ..ObjectFilter::default() }
}
